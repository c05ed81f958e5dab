"""Tables know the version of the data they are played with; those begun before are played with the first"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Go forward."""
    op.add_column("tables", sa.Column("data", sa.Integer(), nullable=False, server_default="1"))
