"""Store clock settings, clock states, and the server's heartbeat."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("times", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("tables", sa.Column("deadline", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("warning", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_warning", "tables", ["warning"])
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
    op.add_column("log", sa.Column("left", sa.Integer(), nullable=True))
    op.add_column("log", sa.Column("gain", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_heartbeat"),
    )
