"""Rematches at a new table (see `kontor.table.rematch`)."""

from __future__ import annotations

from kontor.core import own_board
from kontor.server.changes import Change
from kontor.server.lobby import check_tries, make_room, see
from kontor.server.people import Visitor
from kontor.server.requests import Again
from kontor.server.rooms import Room
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.table import rematch
from kontor.table.messages import TableForm


async def answer(service: Service, visitor: Visitor, id: str, wanted: Again) -> TableForm:
    """Store a player's answer to a rematch. The last answer creates the new table in the same transaction."""
    next = None
    async with service.changing(id) as change:
        await _forget_deleted(change)
        new = rematch.answer(change, visitor.session, wanted.agree, wanted.rest)
        if new is not None:
            next = new.row.id
            await _lay(service, visitor, change, new)
            rematch.begun(change, next)
    if next is not None:
        async with service.reading(next) as room:  # let the bots of the new table move
            service.notifier.began(room)
    return await see(service, visitor, id)


async def _forget_deleted(change: Change) -> None:
    next = (change.row.rematch or {}).get("next")
    if next is not None and await queries.table(change.db, next) is None:
        change.row = change.row._replace(rematch=None)


async def _lay(service: Service, visitor: Visitor, change: Change, new: rematch.NewTable) -> None:
    """Store the new table, and begin its game if no seat is open."""
    check_tries(service, visitor)
    await make_room(service, change.db)
    await queries.add_table(change.db, new.row, new.seats)
    await queries.add_owned(change.db, new.row.id, service.budgets.owner(visitor.address))
    board = own_board(change.table.game, change.table.setup)
    if board is not None:
        await queries.add_board(change.db, new.row.id, board)
    for seat, sessions in new.holds.items():
        for session in sorted(sessions):
            await queries.add_hold(change.db, session, new.row.id, seat)
    room = Room(new.row.id)  # a private room, because nobody else knows the table yet
    await room.refresh(change.db)
    first = Change(room, change.db, service.clocks.now())
    first.begin_if_full(service.bits)
    await first.finish()
