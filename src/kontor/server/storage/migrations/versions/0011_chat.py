"""Store chat lines, muted people and reports."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("talk", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "chat",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("preset", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_chat_session", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
    )
    op.create_index("ix_chat_session", "chat", ["session"])
    op.create_table(
        "blocks",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("blocked", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_blocks_session", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["blocked"], ["sessions.hash"], name="fk_blocks_blocked", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("session", "blocked", name="pk_blocks"),
    )
    op.create_table(
        "reports",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_reports_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["sessions.hash"], name="fk_reports_by", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_reports_session", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", "by", name="pk_reports"),
    )
