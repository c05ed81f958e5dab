"""Ways to call people to the table, the server's own keys, smaller indexes"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward."""
    op.add_column("guests", sa.Column("call_in_page", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_table(
        "keys",
        sa.Column("name", sa.String(length=20), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_keys")),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("browser", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("label", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name=op.f("fk_ways_guest")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_ways")),
    )
    op.create_index(op.f("ix_ways_guest"), "ways", ["guest"])
    partly("ix_tables_public_over_updated", ["public", "over", "updated"], "public")
    partly("ix_tables_deadline", ["deadline"], "deadline IS NOT NULL")


def partly(name: str, columns: list[str], condition: str) -> None:
    """Make an index of tables smaller."""
    op.drop_index(name, "tables")
    op.create_index(name, "tables", columns, sqlite_where=sa.text(condition), postgresql_where=sa.text(condition))
