"""Store a digest of each table's position, to detect changes of the rules after an update."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text()))
