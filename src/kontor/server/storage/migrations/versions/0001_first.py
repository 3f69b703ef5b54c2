"""Create the first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("made", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("board", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("takebacks", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("made", sa.Text(), nullable=False),
        sa.Column("changed", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("sequence", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("actor", sa.Integer(), nullable=True),
        sa.Column("winners", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["sessions.hash"], name="fk_tables_host", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host_made", "tables", ["host", "made"])
    op.create_index("ix_tables_state_public_changed", "tables", ["state", "public", "changed"])

    op.create_table(
        "log",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("sequence", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("actions", sa.JSON(), nullable=False),
        sa.Column("undone", sa.JSON(), nullable=False),
        sa.Column("level", sa.Text(), nullable=True),
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_log_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "sequence", name="pk_log"),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_table(
        "holds",
        sa.Column("session", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.hash"], name="fk_holds_session", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["table", "seat"], ["seats.table", "seats.seat"], name="fk_holds_table_seat", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("session", "table", "seat", name="pk_holds"),
    )
    op.create_index("ix_holds_table_seat", "holds", ["table", "seat"])

    op.create_table(
        "links",
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table", "seat"], ["seats.table", "seats.seat"], name="fk_links_table_seat", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_table_seat", "links", ["table", "seat"])
