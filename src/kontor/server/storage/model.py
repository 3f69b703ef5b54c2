"""The tables of the database. Games are in `tables`, `seats` and `log`, the operator's orders in `bans` and
`announcements`, notifications in the tables from `reminders` to `push_key`, ratings in those from `rated_games` to
`profiles`, and cups in those from `cups` to `cup_seats`. The other tables contain permissions.

A person is a row of `sessions` with any number of `devices`. Secrets are stored only as hashes. Only `sessions`,
`seats`, `chat`, `reports` and `cup_players` contain names. `tables` repeats results of the log (state, actor, winners),
so tables can be listed without replaying games. Its `version` column increases with every change to a table, its seats,
their holders, its log, or its chat.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("name", Text),
    Column("made", Text, nullable=False),
    Column("seen", Text, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("id", Text, nullable=False, unique=True),
    Column("label", Text, nullable=False),
    Column("made", Text, nullable=False),
    Column("seen", Text, nullable=False),
)
"""Browsers of people, identified by the hashes of their cookies. `id` identifies a browser in requests."""

keys = Table(
    "keys",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), index=True),
    Column("made", Text, nullable=False),
)
"""Secrets with which another browser can sign in as a person: keys, device links and passkey challenges."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential", Text, primary_key=True),
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("public", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("label", Text, nullable=False),
    Column("made", Text, nullable=False),
    Column("used", Text),
)

deleted = Table(
    "deleted",
    metadata,
    Column("person", Text, primary_key=True),
    Column("at", Text, nullable=False),
)
"""Deleted people. They stay deleted even after a backup is restored."""

merged = Table(
    "merged",
    metadata,
    Column("old", Text, primary_key=True),
    Column("new", Text, primary_key=True, index=True),
)
"""People who were merged into another person, and are marked as deleted together with that person."""

reminders = Table(
    "reminders",
    metadata,
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("language", Text, nullable=False),
    Column("kinds", JSON, nullable=False),
)
"""The kinds of notifications that a person wants, and the language to use."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("device", Text, ForeignKey("devices.hash", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("error", Text),
)
"""Browsers that receive Web Push."""

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("kind", Text, nullable=False),
    Column("url", Text, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("error", Text),
)
"""Webhooks that receive a person's notifications, or those of everyone at a table."""

notified = Table(
    "notified",
    metadata,
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("due", Float, nullable=False),
    Column("sent", Boolean, nullable=False),
    Index(None, "sent", "due"),
)
"""Notifications about tables that the player has not opened since then, at most one of each kind."""

push_key = Table(
    "push_key",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", Text, nullable=False),
)
"""The VAPID key by which push services recognise this server. The row is added when it is first needed."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("board", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("takebacks", Text, nullable=False),
    Column("host", Text, ForeignKey("sessions.hash", ondelete="SET NULL")),
    Column("made", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("state", Text, nullable=False),
    Column("actor", Integer),
    Column("winners", JSON, nullable=False),
    Column("position", Text),
    Column("closed", Boolean, nullable=False, server_default=false()),
    Column("rematch", JSON(none_as_null=True)),
    Column("clock", JSON(none_as_null=True)),
    Column("times", JSON(none_as_null=True)),
    Column("deadline", BigInteger, index=True),
    Column("warning", BigInteger, index=True),
    Column("talk", JSON(none_as_null=True)),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("cup", Text),
    Column("draw_seats", Boolean, nullable=False, server_default=false()),
    Index(None, "state", "public", "changed"),
    Index(None, "host", "made"),
)

boards = Table(
    "boards",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", JSON, nullable=False),
)

made = Table(
    "made",
    metadata,
    Column("session", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("key", Text, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("wish", Text),
)
"""Clicks that created tables, as hashes of keys and requests. They prevent the same click from creating two tables."""

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text),
    Column("bot", Text),
    Column("colour", Integer),
    Column("bot_replies", Boolean, nullable=False, server_default=false()),
)

log = Table(
    "log",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer),
    Column("by", Text, nullable=False),
    Column("actions", JSON, nullable=False),
    Column("undone", JSON, nullable=False),
    Column("level", Text),
    Column("key", Text, nullable=False),
    Column("at", Text, nullable=False),
    Column("left", Integer),
    Column("gain", Integer, nullable=False, server_default="0"),
)

holds = Table(
    "holds",
    metadata,
    Column("session", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
    Index(None, "table", "seat"),
)

votes = Table(
    "votes",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("what", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("by", Integer, primary_key=True, autoincrement=False),
)
"""Votes of seats that agree to a proposal. `seat` is -1 if the proposal concerns the whole table."""

chat = Table(
    "chat",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("room", Text, nullable=False),
    Column("session", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("name", Text),
    Column("preset", Text),
    Column("text", Text),
    Column("sequence", Integer, nullable=False),
    Column("at", Text, nullable=False),
)
"""Chat lines, which are deleted some time after the game, or together with their author."""

notes = Table(
    "notes",
    metadata,
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("text", Text, nullable=False),
)
"""People's private notes on tables, deleted along with the table or the person."""

blocks = Table(
    "blocks",
    metadata,
    Column("session", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("blocked", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
)
"""The people whom a person has muted."""

reports = Table(
    "reports",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("by", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("session", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), nullable=False),
    Column("name", Text),
    Column("said", Text, nullable=False),
    Column("made", Text, nullable=False),
)
"""Chat lines that were reported to the operator, with their text at the time of the report."""

rated_games = Table(
    "rated_games",
    metadata,
    Column("table", Text, primary_key=True),
    Column("number", Integer, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("at", Text, nullable=False),
)
"""Finished rated games, in the order in which they changed the ratings. They outlive their tables."""

rated_players = Table(
    "rated_players",
    metadata,
    Column("table", Text, ForeignKey("rated_games.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("sessions.hash", ondelete="SET NULL"), index=True),
    Column("bot", Text),
    Column("place", Integer, nullable=False),
    Column("before_mu", Float),
    Column("before_sigma", Float),
    Column("mu", Float),
    Column("sigma", Float),
)
"""Players of rated games, with their places and ratings. `person` is null if that person was deleted."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""Current ratings, derived from `rated_games` and `rated_players`."""

profiles = Table(
    "profiles",
    metadata,
    Column("person", Text, ForeignKey("sessions.hash", ondelete="CASCADE"), primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("made", Text, nullable=False),
)
"""People with a public profile, and the random id in its address."""

cups = Table(
    "cups",
    metadata,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("board", Text),
    Column("options", JSON, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", Text, ForeignKey("sessions.hash", ondelete="SET NULL"), index=True),
    Column("owner", Text, nullable=False),
    Column("made", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("pause", Integer, nullable=False),
    Column("due", BigInteger, index=True),
    Index(None, "state", "public", "changed"),
)
"""Cups. `owner` is the network that created the cup, as a keyed hash. `due` is the time, in milliseconds since 1970, at
which the next tables open, and `pause` is the length of the break before it, in milliseconds.
"""

cup_players = Table(
    "cup_players",
    metadata,
    Column("cup", Text, ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", Text, ForeignKey("sessions.hash", ondelete="SET NULL"), index=True),
    Column("name", Text),
    Column("lot", Integer, nullable=False),
    Column("withdrawn", Boolean, nullable=False),
)
"""Players of cups. Lots are drawn when the cup starts. `person` is null if that person was deleted."""

cup_games = Table(
    "cup_games",
    metadata,
    Column("cup", Text, ForeignKey("cups.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, nullable=False),
    Column("table", Text),
    Column("over", Boolean, nullable=False),
)
"""Games of cups. A game has no table until it begins, and is kept even if its table is deleted."""

cup_seats = Table(
    "cup_seats",
    metadata,
    Column("cup", Text, primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Integer, nullable=False),
    Column("place", Integer),
    ForeignKeyConstraint(["cup", "game"], ["cup_games.cup", "cup_games.number"], ondelete="CASCADE"),
)
"""The player at each seat of a cup game, and the player's place once the game has ended."""

links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("table", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("made", Text, nullable=False),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"], ondelete="CASCADE"),
    Index(None, "table", "seat"),
)

budgets = Table(
    "budgets",
    metadata,
    Column("owner", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("part", Float, nullable=False),
    Column("at", Float, nullable=False, index=True),
)
"""The used fraction of each budget at a given time. Owners are keyed hashes of networks."""

owned = Table(
    "owned",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", Text, nullable=False, index=True),
    Column("played", Boolean, nullable=False),
)
"""The network that created a table, as a keyed hash, and whether a person has played there."""

secret = Table("secret", metadata, Column("key", Text, primary_key=True))
"""Secret key for hashing networks."""

bans = Table(
    "bans",
    metadata,
    Column("who", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("made", Text, nullable=False),
)
"""People (as hashes of their sessions) and networks that the operator has banned."""

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("until", Text, nullable=False),
)
"""The operator's announcement. There is at most one row."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""The time of the last heartbeat while clocks were running, in milliseconds since 1970. There is at most one row."""
