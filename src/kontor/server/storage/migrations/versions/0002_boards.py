"""Store custom boards."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "boards",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_boards_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_boards"),
    )
