"""Store private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "notes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_notes_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_notes_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "table", name="pk_notes"),
    )
    op.create_index("ix_notes_table", "notes", ["table"])
