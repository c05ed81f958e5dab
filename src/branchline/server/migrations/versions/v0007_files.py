"""Tables may be played with a file of one's own: a map, or corrections of a title; guests keep maps"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Go forward."""
    op.create_table(
        "files",
        sa.Column("id", sa.String(length=22), nullable=False),
        sa.Column("title", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("drawing", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_files"),
    )
    op.create_table(
        "shelves",
        sa.Column("guest", sa.String(length=22), nullable=False),
        sa.Column("file", sa.String(length=22), nullable=False),
        sa.Column("saved", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_shelves_guest"),
        sa.ForeignKeyConstraint(["file"], ["files.id"], name="fk_shelves_file"),
        sa.PrimaryKeyConstraint("guest", "file", name="pk_shelves"),
    )
    op.add_column("tables", sa.Column("file", sa.String(length=22), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("name", sa.String(length=80), nullable=False, server_default=""))
