"""Players add to the secret behind a table's shuffle"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Go forward."""
    op.add_column("seats", sa.Column("entropy", sa.String(length=64), nullable=False, server_default=""))
