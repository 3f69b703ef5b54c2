"""Store rematch votes."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rematch", sa.JSON(none_as_null=True), nullable=True))
