"""Hosts choose how much later spectators see a table, and whether other pages may show it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("embed", sa.Boolean(), nullable=False, server_default=sa.false()))
