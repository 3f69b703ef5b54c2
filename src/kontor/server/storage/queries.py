"""Database queries about sessions, tables, seats, logs, budgets and the operator's orders."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, and_, bindparam, case, delete, false, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection as Db

from kontor.server.storage.model import (
    announcements,
    boards,
    budgets,
    chat,
    devices,
    heartbeat,
    holds,
    links,
    log,
    made,
    owned,
    seats,
    sessions,
    tables,
    votes,
)
from kontor.server.storage.model import bans as banned
from kontor.server.storage.model import secret as secrets
from kontor.table.log import Entry
from kontor.table.rows import OVER, RUNNING, Holds, SeatRow, State, TableRow, Vote


class Ban(NamedTuple):
    """A banned browser or network."""

    who: str
    kind: Literal["session", "network"]
    reason: str
    made: str


class Announcement(NamedTuple):
    """An announcement to everyone, with the time at which it ends."""

    text: str
    until: str


class SessionRow(NamedTuple):
    """A known person, identified by the hash of the secret of their first browser."""

    hash: str
    name: str | None
    seen: str


SLICE = 200
"""Maximum number of log entries to read or write at once."""

READ: ContextVar[int] = ContextVar("READ", default=0)
"""Number of log entries read for the current request."""


def _of(kept: Any, row: Any) -> list[Any]:
    return [kept.c[name] for name in row._fields]


def _insert(db: Db, into: Any) -> Any:
    """Return an insert statement that supports conflict handling."""
    return (postgresql if db.dialect.name == "postgresql" else sqlite).insert(into)


# Queries that every action needs, built only once.
_SESSION = select(*_of(sessions, SessionRow)).where(sessions.c.hash == bindparam("wanted"))
_SESSION_LOCKED = _SESSION.with_for_update()
VISITOR = (
    select(sessions.c.hash, sessions.c.name, devices.c.seen)
    .join(devices, devices.c.person == sessions.c.hash)
    .where(devices.c.hash == bindparam("wanted"))
)
_TABLE = select(*_of(tables, TableRow)).where(tables.c.id == bindparam("wanted"))
_TABLE_LOCKED = _TABLE.with_for_update()
_CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("wanted"))
_ADD_ENTRY = insert(log)


# Sessions


async def session(db: Db, hash: str, lock: bool = False) -> SessionRow | None:
    """Return a session. `lock` prevents deletion and new seats until the transaction ends."""
    found = (await db.execute(_SESSION_LOCKED if lock else _SESSION, {"wanted": hash})).first()
    return SessionRow(*found) if found else None


async def visitor(db: Db, device: str) -> SessionRow | None:
    """Return the person at a browser with the day of the browser's last visit."""
    found = (await db.execute(VISITOR, {"wanted": device})).first()
    return SessionRow(*found) if found else None


async def add_session(db: Db, hash: str, name: str | None, at: str) -> None:
    """Add a session and lock it, unless the same click has already added it."""
    await db.execute(_insert(db, sessions).values(hash=hash, name=name, made=at, seen=at).on_conflict_do_nothing())
    await session(db, hash, lock=True)


async def change_session(db: Db, hash: str, **values: Any) -> None:
    await db.execute(update(sessions).where(sessions.c.hash == hash).values(**values))


async def delete_session(db: Db, hash: str) -> None:
    await db.execute(delete(sessions).where(sessions.c.hash == hash))


async def delete_idle_sessions(db: Db, before: str) -> None:
    """Delete sessions without tables or seats that have not been used for a long time."""
    busy = or_(
        select(holds.c.session).where(holds.c.session == sessions.c.hash).exists(),
        select(tables.c.host).where(tables.c.host == sessions.c.hash).exists(),
    )
    await db.execute(delete(sessions).where(sessions.c.seen < before, ~busy))


# Tables


async def table(db: Db, id: str, lock: bool = False) -> TableRow | None:
    found = (await db.execute(_TABLE_LOCKED if lock else _TABLE, {"wanted": id})).first()
    return TableRow(*found) if found else None


async def add_table(db: Db, row: TableRow, rows: Iterable[SeatRow]) -> None:
    await db.execute(insert(tables).values(row._asdict()))
    await db.execute(insert(seats), [{"table": row.id, **seat._asdict()} for seat in rows])


async def add_made(db: Db, session: str, key: str, wish: str, id: str) -> None:
    """Record that a session created a table with this click."""
    await db.execute(insert(made).values(session=session, key=key, wish=wish, table=id))


async def made_by(db: Db, session: str, key: str) -> tuple[str, str | None] | None:
    """Return the table created by a click of a session, and the hash of the request."""
    asked = select(made.c.table, made.c.wish).where(made.c.session == session, made.c.key == key)
    found = (await db.execute(asked)).first()
    return (found[0], found[1]) if found else None


async def add_board(db: Db, id: str, data: dict[str, Any]) -> None:
    """Store the custom board of a table. Not in the table's row, which every action reads."""
    await db.execute(insert(boards).values(table=id, data=data))


async def board(db: Db, id: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = (await db.execute(select(boards.c.data).where(boards.c.table == id))).scalar()
    return found


async def with_own_board(db: Db, ids: Sequence[str]) -> set[str]:
    return {id for (id,) in await db.execute(select(boards.c.table).where(boards.c.table.in_(ids)))}


async def change_table(db: Db, row: TableRow) -> None:
    await db.execute(_CHANGE_TABLE, {"wanted": row.id, **row._asdict()})


async def delete_table(db: Db, id: str) -> None:
    """Delete a table and all its data."""
    await db.execute(delete(tables).where(tables.c.id == id))


async def delete_tables(db: Db, state: State, before: str) -> list[str]:
    """Delete the tables in this state that have not changed since a given time, and return their ids."""
    asked = select(tables.c.id).where(tables.c.state == state, tables.c.changed < before)
    old = [id for (id,) in await db.execute(asked.with_for_update())]  # locked, because no game may continue
    for id in old:
        await delete_table(db, id)
    return old


async def count_tables(db: Db) -> dict[str, int]:
    """Return the number of tables in each state."""
    found = await db.execute(select(tables.c.state, func.count()).group_by(tables.c.state))
    return {row[0]: row[1] for row in found}


async def newest_change(db: Db) -> str | None:
    """Return the time of the last activity, or None if there has been none."""
    found: str | None = (await db.execute(select(func.max(tables.c.changed)))).scalar()
    return found


async def tables_for_bots(db: Db) -> list[str]:
    """Return the tables where it is a bot's turn, most recently changed first."""
    to_move = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.actor)
    proxy = and_(tables.c.deadline.is_(None), tables.c.times["proxy"].as_boolean())  # see `bot_of`
    order = and_(seats.c.bot_replies, tables.c.times["reply"].as_boolean())
    bot = or_(seats.c.bot.is_not(None), proxy, order)
    bots = select(tables.c.id).join(seats, to_move).where(tables.c.state == RUNNING, bot)
    found = await db.execute(bots.order_by(tables.c.changed.desc()))
    return [id for (id,) in found]


async def listed(db: Db, which: Literal["open", "mine", "over"], asking: str | None, most: int) -> list[TableRow]:
    """Return tables, most recently changed first. With `mine`, tables where it is the person's turn come first."""
    held = select(holds.c.session).where(holds.c.table == tables.c.id, holds.c.session == asking).exists()
    # without a person, the comparison would match tables without a host
    mine = or_(tables.c.host == asking, held) if asking is not None else false()
    wanted: dict[str, ColumnElement[bool]] = {
        "open": and_(tables.c.public, tables.c.state != OVER),
        "mine": and_(mine, tables.c.state != OVER),
        "over": and_(or_(tables.c.public, mine), tables.c.state == OVER),
    }
    turn = select(holds.c.session).where(
        holds.c.table == tables.c.id, holds.c.session == asking, holds.c.seat == tables.c.actor
    )
    first = [case((turn.exists(), 0), else_=1)] if which == "mine" else []
    asked = select(*_of(tables, TableRow)).where(wanted[which]).order_by(*first, tables.c.changed.desc()).limit(most)
    return [TableRow(*found) for found in await db.execute(asked)]


async def tables_of(db: Db, session: str) -> list[str]:
    """Return the tables that a session has created or has a seat at."""
    held = select(holds.c.table).where(holds.c.session == session)
    found = await db.execute(select(tables.c.id).where(or_(tables.c.host == session, tables.c.id.in_(held))))
    return [id for (id,) in found]


# Seats


async def seats_of(db: Db, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of several tables, in order."""
    asked = select(seats.c.table, *_of(seats, SeatRow)).where(seats.c.table.in_(ids)).order_by(seats.c.seat)
    found: dict[str, list[SeatRow]] = defaultdict(list)
    for id, *values in await db.execute(asked):
        found[id].append(SeatRow(*values))
    return found


async def change_seat(db: Db, id: str, row: SeatRow) -> None:
    await db.execute(update(seats).where(seats.c.table == id, seats.c.seat == row.seat).values(row._asdict()))


async def holds_of(db: Db, ids: Sequence[str]) -> dict[str, Holds]:
    """Return the holders of the seats of several tables."""
    found: dict[str, dict[int, set[str]]] = defaultdict(lambda: defaultdict(set))
    for id, seat, session in await db.execute(
        select(holds.c.table, holds.c.seat, holds.c.session).where(holds.c.table.in_(ids))
    ):
        found[id][seat].add(session)
    return {id: {seat: frozenset(held) for seat, held in held_seats.items()} for id, held_seats in found.items()}


async def add_hold(db: Db, session: str, id: str, seat: int) -> None:
    await db.execute(insert(holds).values(session=session, table=id, seat=seat))


async def votes_of(db: Db, id: str) -> frozenset[Vote]:
    found = await db.execute(select(votes.c.what, votes.c.seat, votes.c.by).where(votes.c.table == id))
    return frozenset(Vote(what, seat if seat >= 0 else None, by) for what, seat, by in found)


async def set_votes(db: Db, id: str, new: Iterable[Vote]) -> None:
    await db.execute(delete(votes).where(votes.c.table == id))
    for what, seat, by in new:
        whole = -1 if seat is None else seat
        await db.execute(insert(votes).values(table=id, what=what, seat=whole, by=by))


async def free_seat(db: Db, id: str, seat: int) -> None:
    """Remove all holders of the seat, and delete the links to it."""
    for kept in (holds, links):
        await db.execute(delete(kept).where(kept.c.table == id, kept.c.seat == seat))


async def move_seats(db: Db, id: str, moved: Mapping[int, int]) -> None:
    """Renumber the seats in all tables that refer to them, except `seats` itself. `moved` maps old to new numbers."""
    held = (await db.execute(select(holds.c.session, holds.c.seat).where(holds.c.table == id))).all()
    await db.execute(delete(holds).where(holds.c.table == id))  # an UPDATE would temporarily create duplicate keys
    for session, seat in held:
        await add_hold(db, session, id, moved[seat])
    for kept in (links, chat):
        number = case(moved, value=kept.c.seat)
        await db.execute(update(kept).where(kept.c.table == id, kept.c.seat.is_not(None)).values(seat=number))


# Links


async def add_link(db: Db, hash: str, id: str, seat: int, at: str, most: int) -> None:
    """Add a link to a seat. If the seat has too many links, the oldest is deleted."""
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
    found = (await db.execute(select(links.c.table, links.c.seat).where(links.c.hash == hash))).first()
    return (found[0], found[1]) if found else None


# The log


async def entries(db: Db, id: str, after: int) -> list[Entry]:
    """Return the log entries of a table after the given one."""
    asked = select(*_of(log, Entry)).where(log.c.table == id).order_by(log.c.sequence).limit(SLICE)
    found: list[Entry] = []
    while True:  # in batches, so that a long game does not delay other requests
        last = found[-1].sequence if found else after
        some = [Entry(*values) for values in await db.execute(asked.where(log.c.sequence > last))]
        found += [entry._replace(actions=tuple(entry.actions), undone=tuple(entry.undone)) for entry in some]
        if len(some) < SLICE:
            READ.set(READ.get() + len(found))
            return found


async def add_entry(db: Db, id: str, entry: Entry) -> None:
    await add_entries(db, id, [entry])


async def add_entries(db: Db, id: str, entries: Iterable[Entry]) -> None:
    rows = [{"table": id, **entry._asdict()} for entry in entries]
    for first in range(0, len(rows), SLICE):
        await db.execute(_ADD_ENTRY, rows[first : first + SLICE])


# Clocks


async def overdue(db: Db, now: int, most: int, without: Collection[str] = ()) -> list[str]:
    """Return the tables with an expired deadline, except those that another process is changing."""
    due = select(tables.c.id).where(tables.c.deadline <= now, ~tables.c.closed, tables.c.id.not_in(without))
    due = due.order_by(tables.c.deadline).limit(most)
    return [id for (id,) in await db.execute(due.with_for_update(skip_locked=True))]


async def any_warning(db: Db, now: int) -> bool:
    """Return whether any player must be warned."""
    asked = select(tables.c.id).where(tables.c.warning <= now, ~tables.c.closed)
    return (await db.execute(asked.limit(1))).first() is not None


async def warnings_due(db: Db, now: int) -> list[str]:
    """Return the tables where a player must be warned that time is running out. Each table is returned only once."""
    due = select(tables.c.id).where(tables.c.warning <= now, ~tables.c.closed)
    found = []
    for (id,) in (await db.execute(due)).all():
        told = await db.execute(update(tables).where(tables.c.id == id, tables.c.warning <= now).values(warning=None))
        found += [id] if told.rowcount else []
    return found


_CLOCKS = select(tables.c.id).where(tables.c.deadline.is_not(None), ~tables.c.closed)


async def any_clock(db: Db) -> bool:
    """Return whether a clock is running anywhere. Much faster than listing them."""
    return (await db.execute(_CLOCKS.limit(1))).first() is not None


async def clocks_running(db: Db) -> list[str]:
    """Return the tables with a running clock."""
    return [id for (id,) in await db.execute(_CLOCKS)]


async def last_beat(db: Db) -> int | None:
    """Return the last heartbeat and lock its row until the transaction ends."""
    found: int | None = (await db.execute(select(heartbeat.c.at).with_for_update())).scalar()
    return found


async def beat(db: Db, now: int) -> None:
    row = _insert(db, heartbeat).values(id=1, at=now)
    await db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"at": now}))


# Budgets


async def secret(db: Db) -> str:
    """Return the secret key for hashing networks."""
    return str((await db.execute(select(secrets.c.key))).scalar_one())


async def add_spent(db: Db, news: Iterable[tuple[str, str, float, float, float]]) -> None:
    """Add spending to budgets. Each item consists of an owner, a kind, a time, and the refill time in seconds."""
    left = budgets.c.part - (bindparam("now") - budgets.c.at) / bindparam("seconds")
    added = _insert(db, budgets).values(
        owner=bindparam("of"), kind=bindparam("what"), part=bindparam("new"), at=bindparam("now")
    )
    later = case((budgets.c.at > added.excluded.at, budgets.c.at), else_=added.excluded.at)
    part = case((budgets.c.at > added.excluded.at, budgets.c.part), (left > 0, left), else_=0.0) + added.excluded.part
    added = added.on_conflict_do_update(index_elements=["owner", "kind"], set_={"part": part, "at": later})
    rows = [dict(zip(("of", "what", "new", "now", "seconds"), one, strict=True)) for one in sorted(news)]
    await db.execute(added, rows)


async def spent_since(db: Db, since: float) -> list[tuple[str, Any, float, float]]:
    """Return the budgets that changed since a given time, as owner, kind, used fraction and time."""
    found = await db.execute(select(*budgets.c).where(budgets.c.at >= since))
    return [(owner, kind, part, at) for owner, kind, part, at in found]


async def add_owned(db: Db, id: str, owner: str) -> None:
    await db.execute(insert(owned).values(table=id, owner=owner, played=False))


async def owned_by(db: Db, id: str) -> tuple[str, bool] | None:
    """Return the network that created a table, and whether a person has played there, or None if unknown."""
    found = (await db.execute(select(owned.c.owner, owned.c.played).where(owned.c.table == id))).first()
    return (found[0], found[1]) if found else None


async def mark_played(db: Db, id: str) -> None:
    await db.execute(update(owned).where(owned.c.table == id).values(played=True))


async def replaceable(db: Db, before: str) -> str | None:
    """Return the table to delete if there is no room for a new one. Running cup games are never deleted, and neither
    are tables where someone has played since a given time. The table comes from the network with the most tables.
    Tables without people are deleted first, then the oldest.
    """
    counted = select(owned.c.owner, func.count().label("tables")).group_by(owned.c.owner).subquery()
    people = select(func.count()).where(holds.c.table == tables.c.id).scalar_subquery()
    asked = (
        select(tables.c.id)
        .join(owned, owned.c.table == tables.c.id)
        .join(counted, counted.c.owner == owned.c.owner)
        .where(or_(~owned.c.played, tables.c.changed < before), or_(tables.c.cup.is_(None), tables.c.state == OVER))
        .order_by(counted.c.tables.desc(), people, tables.c.changed)
    )
    return (await db.execute(asked.limit(1))).scalar()


async def delete_spent(db: Db, before: float) -> None:
    await db.execute(delete(budgets).where(budgets.c.at < before))


# Orders of the operator


async def bans(db: Db) -> list[Ban]:
    """Return all bans, newest first."""
    return [Ban(*row) for row in await db.execute(select(*_of(banned, Ban)).order_by(banned.c.made.desc()))]


async def add_ban(db: Db, ban: Ban) -> None:
    await lift_ban(db, ban.who)
    await db.execute(insert(banned).values(ban._asdict()))


async def lift_ban(db: Db, who: str) -> bool:
    """Lift a ban. Returns whether it existed."""
    return bool((await db.execute(delete(banned).where(banned.c.who == who))).rowcount)


async def announcement(db: Db) -> Announcement | None:
    found = (await db.execute(select(announcements.c.text, announcements.c.until))).first()
    return Announcement(*found) if found else None


async def announce(db: Db, wanted: Announcement | None) -> None:
    """Replace or remove the announcement."""
    await db.execute(delete(announcements))
    if wanted is not None:
        await db.execute(insert(announcements).values(id=1, **wanted._asdict()))


async def versions(db: Db, ids: Sequence[str]) -> dict[str, int]:
    """Return the versions of the given tables, except deleted tables."""
    return {
        row[0]: row[1] for row in await db.execute(select(tables.c.id, tables.c.version).where(tables.c.id.in_(ids)))
    }
