"""Store seat colours, and whether seats are drawn at random."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("draw_seats", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("colour", sa.Integer(), nullable=True))
