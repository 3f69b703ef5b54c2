"""Store rated games, ratings and public profiles."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "rated_games",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("at", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_rated_games"),
        sa.UniqueConstraint("number", name="uq_rated_games_number"),
    )
    op.create_table(
        "rated_players",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("before_mu", sa.Float(), nullable=True),
        sa.Column("before_sigma", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table"], ["rated_games.table"], name="fk_rated_players_table", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_rated_players_person", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_rated_players"),
    )
    op.create_index("ix_rated_players_person", "rated_players", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_ratings_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )
    op.create_table(
        "profiles",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["sessions.hash"], name="fk_profiles_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name="pk_profiles"),
        sa.UniqueConstraint("id", name="uq_profiles_id"),
    )
