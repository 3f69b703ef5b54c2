"""Store standing orders for replies."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("seats", sa.Column("bot_replies", sa.Boolean(), server_default=sa.false(), nullable=False))
