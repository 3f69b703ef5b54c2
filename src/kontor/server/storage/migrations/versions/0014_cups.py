"""Store cups."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("cup", sa.Text(), nullable=True))
    op.create_table(
        "cups",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("board", sa.Text(), nullable=True),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.Column("changed", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("pause", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["host"], ["sessions.hash"], name="fk_cups_host", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_cups"),
    )
    op.create_index("ix_cups_host", "cups", ["host"])
    op.create_index("ix_cups_due", "cups", ["due"])
    op.create_index("ix_cups_state_public_changed", "cups", ["state", "public", "changed"])
    op.create_table(
        "cup_players",
        sa.Column("cup", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("lot", sa.Integer(), nullable=False),
        sa.Column("withdrawn", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["cup"], ["cups.id"], name="fk_cup_players_cup", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_cup_players_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("cup", "number", name="pk_cup_players"),
    )
    op.create_index("ix_cup_players_person", "cup_players", ["person"])
    op.create_table(
        "cup_games",
        sa.Column("cup", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("over", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["cup"], ["cups.id"], name="fk_cup_games_cup", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("cup", "number", name="pk_cup_games"),
    )
    op.create_table(
        "cup_seats",
        sa.Column("cup", sa.Text(), nullable=False),
        sa.Column("game", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["cup", "game"], ["cup_games.cup", "cup_games.number"], name="fk_cup_seats_cup_game", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("cup", "game", "seat", name="pk_cup_seats"),
    )
