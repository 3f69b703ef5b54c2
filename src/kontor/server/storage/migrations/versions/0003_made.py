"""Store the clicks that created tables."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "made",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_made_session", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_made_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "key", name="pk_made"),
    )
    op.create_index("ix_made_table", "made", ["table"])
