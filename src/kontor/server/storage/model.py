"""The tables of the database. `tables`, `seats` and `log` hold the games; the others hold permissions.

Secrets are stored only as hashes. Names are only in `sessions` and `seats`. `tables` repeats results of the log (state,
actor, winners), written in the same transaction, so that tables can be listed without replaying games. Its `version`
counts every change to the table, its seats, their holders, or its log.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
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
)
"""The clicks that created tables. A repeated click does not create another one."""

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text),
    Column("bot", Text),
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
