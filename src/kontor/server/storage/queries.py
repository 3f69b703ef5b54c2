"""All queries and changes to the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, bindparam, delete, false, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection as Db

from kontor.server.storage.model import boards, holds, links, log, made, seats, sessions, tables
from kontor.table.log import Entry

WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"

PERSON: Final = "person"
OPEN: Final = "open"
BOT: Final = "bot"

State = Literal["waiting", "running", "over"]
SeatKind = Literal["person", "open", "bot"]


class TableRow(NamedTuple):
    """A stored table; see `storage.model`."""

    id: str
    game: str
    rules: int
    board: str
    digest: str
    players: int
    options: dict[str, Any]
    public: bool
    takebacks: Literal["own", "bots"]
    host: str | None
    made: str
    changed: str
    version: int
    sequence: int
    state: State
    actor: int | None
    winners: list[int]


class SeatRow(NamedTuple):
    """A stored seat. `bot` is the level of the bot that plays it, as its regular player or as a stand-in."""

    seat: int
    kind: SeatKind
    name: str | None = None
    bot: str | None = None


class SessionRow(NamedTuple):
    """A known browser, identified by the hash of its secret."""

    hash: str
    name: str | None
    seen: str


Holds = dict[int, frozenset[str]]
"""The sessions that hold each seat."""


def _of(kept: Any, row: Any) -> list[Any]:
    """The columns of a row, in order."""
    return [kept.c[name] for name in row._fields]


# Queries needed for every action, built once.
_SESSION = select(*_of(sessions, SessionRow)).where(sessions.c.hash == bindparam("wanted"))
_SESSION_LOCKED = _SESSION.with_for_update()
_TABLE = select(*_of(tables, TableRow)).where(tables.c.id == bindparam("wanted"))
_TABLE_LOCKED = _TABLE.with_for_update()
_CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("wanted"))
_ADD_ENTRY = insert(log)


# Sessions


async def session(db: Db, hash: str, lock: bool = False) -> SessionRow | None:
    """`lock`: until the transaction ends, the session cannot be deleted or get another seat."""
    found = (await db.execute(_SESSION_LOCKED if lock else _SESSION, {"wanted": hash})).first()
    return SessionRow(*found) if found else None


async def add_session(db: Db, hash: str, name: str | None, at: str) -> None:
    await db.execute(insert(sessions).values(hash=hash, name=name, made=at, seen=at))


async def change_session(db: Db, hash: str, **values: Any) -> None:
    await db.execute(update(sessions).where(sessions.c.hash == hash).values(**values))


async def delete_session(db: Db, hash: str) -> None:
    await db.execute(delete(sessions).where(sessions.c.hash == hash))


async def delete_idle_sessions(db: Db, before: str) -> None:
    """Delete sessions that were not used for a long time and hold nothing."""
    busy = or_(
        select(holds.c.session).where(holds.c.session == sessions.c.hash).exists(),
        select(tables.c.host).where(tables.c.host == sessions.c.hash).exists(),
    )
    await db.execute(delete(sessions).where(sessions.c.seen < before, ~busy))


# Tables


async def table(db: Db, id: str, lock: bool = False) -> TableRow | None:
    """`lock`: until the transaction ends, no other process can change the table."""
    found = (await db.execute(_TABLE_LOCKED if lock else _TABLE, {"wanted": id})).first()
    return TableRow(*found) if found else None


async def add_table(db: Db, row: TableRow, rows: Iterable[SeatRow]) -> None:
    await db.execute(insert(tables).values(row._asdict()))
    await db.execute(insert(seats), [{"table": row.id, **seat._asdict()} for seat in rows])


async def add_made(db: Db, session: str, key: str, id: str) -> None:
    """Record that a session has created a table with this click."""
    await db.execute(insert(made).values(session=session, key=key, table=id))


async def made_by(db: Db, session: str, key: str) -> str | None:
    """The table created by a click of a session."""
    asked = select(made.c.table).where(made.c.session == session, made.c.key == key)
    return (await db.execute(asked)).scalar()


async def add_board(db: Db, id: str, data: dict[str, Any]) -> None:
    """Store the custom board of a table, separate from the row, which every action reads."""
    await db.execute(insert(boards).values(table=id, data=data))


async def board(db: Db, id: str) -> dict[str, Any] | None:
    """The custom board of a table, or None."""
    found: dict[str, Any] | None = (await db.execute(select(boards.c.data).where(boards.c.table == id))).scalar()
    return found


async def with_own_board(db: Db, ids: Sequence[str]) -> set[str]:
    """The tables among these that have a custom board."""
    return {id for (id,) in await db.execute(select(boards.c.table).where(boards.c.table.in_(ids)))}


async def change_table(db: Db, row: TableRow) -> None:
    await db.execute(_CHANGE_TABLE, {"wanted": row.id, **row._asdict()})


async def delete_table(db: Db, id: str) -> None:
    """Delete a table and all its data."""
    await db.execute(delete(tables).where(tables.c.id == id))


async def delete_tables(db: Db, state: State, before: str) -> list[str]:
    """Delete the tables in this state without changes since a given time. Returns their ids."""
    asked = select(tables.c.id).where(tables.c.state == state, tables.c.changed < before)
    old = [id for (id,) in await db.execute(asked.with_for_update())]  # locked, so that no game continues meanwhile
    for id in old:
        await delete_table(db, id)
    return old


async def count_tables(db: Db) -> dict[str, int]:
    """The number of tables in each state."""
    found = await db.execute(select(tables.c.state, func.count()).group_by(tables.c.state))
    return {row[0]: row[1] for row in found}


async def count_made(db: Db, host: str, since: str) -> int:
    asked = select(func.count()).where(tables.c.host == host, tables.c.made >= since)
    return (await db.execute(asked)).scalar_one()


async def running_tables(db: Db) -> list[str]:
    found = await db.execute(select(tables.c.id).where(tables.c.state == RUNNING).order_by(tables.c.changed.desc()))
    return [id for (id,) in found]


async def listed(db: Db, which: Literal["open", "mine", "over"], asking: str | None, most: int) -> list[TableRow]:
    """A list of tables, most recently changed first."""
    held = select(holds.c.session).where(holds.c.table == tables.c.id, holds.c.session == asking).exists()
    # an unknown browser has no tables, not even tables without a host
    mine = or_(tables.c.host == asking, held) if asking is not None else false()
    wanted: dict[str, ColumnElement[bool]] = {
        "open": and_(tables.c.public, tables.c.state != OVER),
        "mine": and_(mine, tables.c.state != OVER),
        "over": and_(or_(tables.c.public, mine), tables.c.state == OVER),
    }
    asked = select(*_of(tables, TableRow)).where(wanted[which]).order_by(tables.c.changed.desc()).limit(most)
    return [TableRow(*found) for found in await db.execute(asked)]


async def tables_of(db: Db, session: str) -> list[str]:
    """The tables that a session created or has a seat at."""
    held = select(holds.c.table).where(holds.c.session == session)
    found = await db.execute(select(tables.c.id).where(or_(tables.c.host == session, tables.c.id.in_(held))))
    return [id for (id,) in found]


# Seats


async def seats_of(db: Db, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, in order."""
    asked = select(seats.c.table, *_of(seats, SeatRow)).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[SeatRow]] = defaultdict(list)
    for id, *values in await db.execute(asked):
        found[id].append(SeatRow(*values))
    return found


async def change_seat(db: Db, id: str, row: SeatRow) -> None:
    await db.execute(update(seats).where(seats.c.table == id, seats.c.seat == row.seat).values(row._asdict()))


async def holds_of(db: Db, ids: Sequence[str]) -> dict[str, Holds]:
    """The holders of the seats of several tables."""
    found: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for id, seat, session in await db.execute(
        select(holds.c.table, holds.c.seat, holds.c.session).where(holds.c.table.in_(ids))
    ):
        found[id][seat].add(session)
    return {id: {seat: frozenset(held) for seat, held in held_seats.items()} for id, held_seats in found.items()}


async def add_hold(db: Db, session: str, id: str, seat: int) -> None:
    await db.execute(insert(holds).values(session=session, table=id, seat=seat))


async def free_seat(db: Db, id: str, seat: int) -> None:
    """Remove all holders of the seat, and delete the links to it."""
    for kept in (holds, links):
        await db.execute(delete(kept).where(kept.c.table == id, kept.c.seat == seat))


# Links


async def add_link(db: Db, hash: str, id: str, seat: int, at: str, most: int) -> None:
    """Add a link to a seat. If there are too many, delete the oldest."""
    await db.execute(insert(links).values(hash=hash, table=id, seat=seat, made=at))
    newest = (
        select(links.c.hash)
        .where(links.c.table == id, links.c.seat == seat)
        .order_by(links.c.made.desc(), links.c.hash)
        .limit(most)
    )
    kept = [hash for (hash,) in await db.execute(newest)]
    await db.execute(delete(links).where(links.c.table == id, links.c.seat == seat, links.c.hash.not_in(kept)))


async def link(db: Db, hash: str) -> tuple[str, int] | None:
    """The table and the seat that a link leads to."""
    found = (await db.execute(select(links.c.table, links.c.seat).where(links.c.hash == hash))).first()
    return (found[0], found[1]) if found else None


# The log


async def entries(db: Db, id: str, after: int) -> list[Entry]:
    """The entries of a table's log after this one."""
    asked = select(*_of(log, Entry)).where(log.c.table == id, log.c.sequence > after).order_by(log.c.sequence)
    found = [Entry(*values) for values in await db.execute(asked)]
    return [entry._replace(actions=tuple(entry.actions), undone=tuple(entry.undone)) for entry in found]


async def add_entry(db: Db, id: str, entry: Entry) -> None:
    await add_entries(db, id, [entry])


async def add_entries(db: Db, id: str, entries: Iterable[Entry]) -> None:
    await db.execute(_ADD_ENTRY, [{"table": id, **entry._asdict()} for entry in entries])
