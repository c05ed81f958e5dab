"""What is still to be done is in the database: bots to be woken, people to be called, tables set aside"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
BOTS_TO_MOVE = """
    UPDATE tables SET deadline = 0 WHERE NOT over AND began IS NOT NULL AND EXISTS (
        SELECT 1 FROM seats WHERE seats."table" = tables.id AND seats.number = tables.to_move
        AND (seats.kind = 'bot' OR seats.stand_in))
"""


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("rules", sa.String(length=20), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("aside", sa.String(length=20), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("call_at", sa.Float(), nullable=True))
    waiting = sa.text("call_at IS NOT NULL")
    op.create_index("ix_tables_call_at", "tables", ["call_at"], sqlite_where=waiting, postgresql_where=waiting)
    op.execute(BOTS_TO_MOVE)
