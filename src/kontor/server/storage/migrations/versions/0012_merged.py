"""Store merged people. Deleting a person also deletes the people merged into them, even in older backups."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "merged",
        sa.Column("old", sa.Text(), nullable=False),
        sa.Column("new", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("old", "new", name="pk_merged"),
    )
    op.create_index("ix_merged_new", "merged", ["new"])
