"""Add votes, and for each click a hash of its request."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "votes",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("by", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_votes_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "what", "seat", "by", name="pk_votes"),
    )
    op.add_column("made", sa.Column("wish", sa.Text(), nullable=True))
