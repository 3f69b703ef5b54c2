"""Store network budgets, table owners, and the key for hashing."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "budgets",
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("part", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("owner", "kind", name="pk_budgets"),
    )
    op.create_index("ix_budgets_at", "budgets", ["at"])
    op.create_table(
        "owned",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("played", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_owned_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_owned"),
    )
    op.create_index("ix_owned_owner", "owned", ["owner"])
    kept = op.create_table(
        "secret",
        sa.Column("key", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_secret"),
    )
    op.bulk_insert(kept, [{"key": secrets.token_hex(32)}])
