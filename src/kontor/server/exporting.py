"""Exports everything that the server stores about a person, as JSON."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.server.people import Visitor
from kontor.server.service import Service
from kontor.server.storage import person_queries, queries
from kontor.table.log import ACTION
from kontor.table.log import PERSON as BY_PERSON

LEFT_OUT = frozenset(
    {
        "hash",
        "person",
        "session",
        "device",
        "host",
        "owner",
        "key",
        "wish",
        "public",
        "p256dh",
        "auth",
        "position",
        "digest",
        "by",
        "blocked",
    }
)
"""Columns to leave out, such as hashes, keys, and internal values."""


async def everything(service: Service, visitor: Visitor) -> dict[str, Any]:
    """Export every row about the person, with their seats and decisions, but without hidden information."""
    if visitor.session is None:
        return {"name": None, "stored": {}, "games": []}
    async with service.database.reading() as db:
        rows = await person_queries.rows_about(db, visitor.session)
        found = [await _game(db, id, visitor.session) for id in sorted(await queries.tables_of(db, visitor.session))]
        games = [one for one in found if one is not None]
    stored = {
        table: [{name: value for name, value in row.items() if name not in LEFT_OUT} for row in found]
        for table, found in rows.items()
        if found
    }
    return {"name": visitor.name, "stored": stored, "games": games}


async def _game(db: AsyncConnection, id: str, person: str) -> dict[str, Any] | None:
    """Export a game with the person's own names and decisions. Random draws are left out, because they may be secret.
    Returns None for a table that has just been deleted.
    """
    row = await queries.table(db, id)
    if row is None:
        return None
    held = {seat for seat, people in (await queries.holds_of(db, [id])).get(id, {}).items() if person in people}
    seats = (await queries.seats_of(db, [id]))[id]
    entries = await queries.entries(db, id, 0)
    return {
        "table": id,
        "game": row.game,
        "board": row.board,
        "options": row.options,
        "state": row.state,
        "made": row.made,
        "changed": row.changed,
        "host": row.host == person,
        "seats": [
            {"seat": seat.seat, "name": seat.name, "won": seat.seat in row.winners}
            for seat in seats
            if seat.seat in held
        ],
        "decisions": [
            {"entry": one.sequence, "seat": one.seat, "at": one.at, "action": one.actions[0]}
            for one in entries
            if one.kind == ACTION and one.by == BY_PERSON and one.seat in held and one.actions
        ],
    }
