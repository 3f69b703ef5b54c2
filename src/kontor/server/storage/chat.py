"""Queries about chat lines, muted people and reports."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection as Db

from kontor.server.storage.model import blocks, chat, log, reports, tables
from kontor.table.chat import LineRow
from kontor.table.messages import ChatRoom
from kontor.table.rows import OVER

COLUMNS = [chat.c[name] for name in LineRow._fields]
LARGEST = 2**31 - 1
"""Largest number that every database can compare with a column."""


class Report(NamedTuple):
    """A reported chat line, with its text at the time of the report."""

    table: str
    number: int
    by: str
    session: str
    """Author of the line."""
    name: str | None
    said: str
    made: str


async def lines(db: Db, id: str, rooms: Iterable[ChatRoom], most: int) -> list[LineRow]:
    """Return the last lines of some rooms of a table, oldest first, with at most `most` lines per room."""
    found: list[LineRow] = []
    for room in rooms:
        asked = select(*COLUMNS).where(chat.c.table == id, chat.c.room == room)
        found += [LineRow(*row) for row in await db.execute(asked.order_by(chat.c.number.desc()).limit(most))]
    return sorted(found)


async def line(db: Db, id: str, number: int) -> LineRow | None:
    if abs(number) > LARGEST:
        return None
    found = (await db.execute(select(*COLUMNS).where(chat.c.table == id, chat.c.number == number))).first()
    return LineRow(*found) if found else None


async def lines_since(db: Db, id: str, session: str, since: str) -> list[LineRow]:
    """Return the lines that a person has written at a table since a given time."""
    asked = select(*COLUMNS).where(chat.c.table == id, chat.c.session == session, chat.c.at >= since)
    return [LineRow(*found) for found in await db.execute(asked)]


async def next_number(db: Db, id: str) -> int:
    newest: int | None = (await db.execute(select(func.max(chat.c.number)).where(chat.c.table == id))).scalar()
    return (newest or 0) + 1


async def add_line(db: Db, id: str, row: LineRow, most: int) -> None:
    """Add a chat line. Delete the oldest lines in its room if there are more than `most`."""
    await db.execute(insert(chat).values(table=id, **row._asdict()))
    room = chat.c.table == id, chat.c.room == row.room
    first_beyond = select(chat.c.number).where(*room).order_by(chat.c.number.desc()).offset(most).limit(1)
    await db.execute(delete(chat).where(*room, chat.c.number <= first_beyond.scalar_subquery()))


async def delete_line(db: Db, id: str, number: int) -> bool:
    """Delete a chat line. Returns whether it existed."""
    return bool((await db.execute(delete(chat).where(chat.c.table == id, chat.c.number == number))).rowcount)


async def delete_old(db: Db, before: str) -> None:
    """Delete the chat lines of games that ended before a given time, and any reports about them."""
    last = select(func.max(log.c.at)).where(log.c.table == tables.c.id).scalar_subquery()
    old = [
        id
        for (id,) in await db.execute(
            select(tables.c.id)
            .where(tables.c.state == OVER, last < before)
            .where(
                select(chat.c.number).where(chat.c.table == tables.c.id).exists()
                | select(reports.c.number).where(reports.c.table == tables.c.id).exists()
            )
        )
    ]
    for stored in (chat, reports):
        await db.execute(delete(stored).where(stored.c.table.in_(old)))


async def blocked_by(db: Db, session: str) -> frozenset[str]:
    """Return the people whom a person has muted."""
    return frozenset(who for (who,) in await db.execute(select(blocks.c.blocked).where(blocks.c.session == session)))


async def block(db: Db, session: str, who: str) -> None:
    if who not in await blocked_by(db, session):
        await db.execute(insert(blocks).values(session=session, blocked=who))


async def unblock_all(db: Db, session: str) -> None:
    await db.execute(delete(blocks).where(blocks.c.session == session))


async def add_report(db: Db, report: Report) -> None:
    """Add a report of a chat line, unless this person has already reported it."""
    there = select(reports.c.number).where(
        reports.c.table == report.table, reports.c.number == report.number, reports.c.by == report.by
    )
    if (await db.execute(there)).first() is None:
        await db.execute(insert(reports).values(report._asdict()))


async def all_reports(db: Db) -> list[Report]:
    """Return all reports, newest first."""
    columns = [reports.c[name] for name in Report._fields]
    return [Report(*found) for found in await db.execute(select(*columns).order_by(reports.c.made.desc()))]


async def delete_reports(db: Db, id: str, number: int) -> bool:
    gone = delete(reports).where(reports.c.table == id, reports.c.number == number)
    return bool((await db.execute(gone)).rowcount)
