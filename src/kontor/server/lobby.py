"""Creating, listing and deleting tables, and deleting a person's data."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import AnyGame, Board, Message, Setup, own_board
from kontor.registry import game as game_of
from kontor.server import ratings
from kontor.server.budgets import HOUR
from kontor.server.changes import Change
from kontor.server.cups import forgetting
from kontor.server.people import Visitor, hashed
from kontor.server.requests import Continuing, NewTable, RecordFile
from kontor.server.rooms import Room
from kontor.server.service import DEVICE, Service
from kontor.server.storage import person_queries, queries
from kontor.server.storage import ratings as stored_ratings
from kontor.table import rated, votes
from kontor.table.catalogue import board_for
from kontor.table.clock import days_ago, now
from kontor.table.colours import settled
from kontor.table.messages import TableForm, TableList
from kontor.table.refusals import Refused, key_used
from kontor.table.rows import PERSON, Holds, SeatRow, TableRow, new_row
from kontor.table.seating import check_host, new_seat
from kontor.table.table_forms import form_of_room, form_of_table
from kontor.table.timing import new_clock

MOST_LISTED = 50
KEEP_PLAYED = 30
"""Days without activity after which a full server may delete a table where people have played."""


async def listed(service: Service, visitor: Visitor, which: Literal["open", "mine", "over"]) -> TableList:
    """Return a list of tables, most recently changed first."""
    async with service.database.reading() as db:
        rows = await queries.listed(db, which, visitor.session, MOST_LISTED + 1)
        ids = [row.id for row in rows]
        seats = await queries.seats_of(db, ids)
        holds = await queries.holds_of(db, ids)
        own = await queries.with_own_board(db, ids)
    forms = []
    for row in rows[:MOST_LISTED]:
        held = frozenset(seat for seat, sessions in holds.get(row.id, {}).items() if visitor.session in sessions)
        room = service.rooms.get(row.id)
        here, watching = (room.here(), room.watching()) if room is not None else (frozenset[int](), 0)
        trouble = room.trouble if room is not None else None
        forms.append(form_of_table(row, row.id in own, seats[row.id], visitor.session, held, here, watching, trouble))
    return TableList(forms, len(rows) > MOST_LISTED)


async def see(service: Service, visitor: Visitor, id: str) -> TableForm:
    async with service.reading(id) as room:
        return form_of_room(room, visitor.session)


class MadeBefore(Exception):
    """The click has already created a table."""

    def __init__(self, table: str) -> None:
        self.table = table


class Click(NamedTuple):
    """A click that creates a table, with hashes of its key and of the request."""

    key: str
    wish: str

    async def made(self, db: AsyncConnection, session: str) -> str | None:
        """Return the table created by this click, or None. Raises Refused if the key belongs to another request."""
        found = await queries.made_by(db, session, self.key)
        if found is not None and found[1] not in (None, self.wish):
            raise key_used()
        return found[0] if found is not None else None


async def once(
    service: Service,
    visitor: Visitor,
    wanted: NewTable | Continuing | RecordFile,
    making: Callable[[Click | None], Coroutine[Any, Any, str]],
    about: str = "",
) -> TableForm:
    """Create a table. A repeated click returns the existing table without a charge.

    `about` contains other data that identifies the request, in addition to `wanted`.
    """
    await service.people.recognize(visitor, wanted.key)
    click, id = None, None
    if wanted.key is not None:
        click = Click(hashed(wanted.key), hashed(about + msgspec.json.encode(wanted).decode()))
        if visitor.session is not None:
            async with service.database.reading() as db:
                id = await click.made(db, visitor.session)
    if id is None:
        try:
            id = await making(click)
        except MadeBefore as before:  # the same click may arrive twice at the same time
            id = before.table
    return await see(service, visitor, id)


async def make(service: Service, visitor: Visitor, wanted: NewTable) -> TableForm:
    """Create a table, and begin its game if no seat is open."""
    return await once(service, visitor, wanted, partial(_make, service, visitor, wanted))


async def _make(service: Service, visitor: Visitor, wanted: NewTable, click: Click | None) -> str:
    game = game_of(wanted.game)
    more = service.settings.bots
    seats = settled(
        [new_seat(number, one.who, one.name, one.bot, more, one.colour) for number, one in enumerate(wanted.seats)]
    )
    if wanted.rated:
        rated.check_new(seats, wanted.clock is not None, wanted.board_file is not None, ratings.possible())
    check_tries(service, visitor)
    setup = await _setup(service, visitor, game, wanted)
    clock = _clock(game, setup.players, wanted)
    takebacks = "own" if wanted.rated else wanted.takebacks  # otherwise players could try out the bots' replies
    row = new_row(game, setup, wanted.public, takebacks, clock, wanted.rated, wanted.draw_seats)
    async with service.database.writing() as db:
        mine = [seat for seat in seats if seat.kind == PERSON]
        name = next((seat.name for seat in mine), None)
        await lay(service, db, visitor, click, row, own_board(game, setup), seats, mine, name)
        room = Room(row.id)  # a private room, because nobody else knows the table yet
        await room.refresh(db)
        change = Change(room, db, service.clocks.now())
        change.begin_if_full(service.bits)
        await change.finish()
    return row.id


def _clock(game: AnyGame, players: int, wanted: NewTable) -> dict[str, Any] | None:
    """Return a new table's clock settings. In a rated game, a bot always takes over after a time-out. Otherwise, two
    friends could stop the game for the others by granting each other more time.
    """
    if (clock := wanted.clock) is None:
        return None
    return new_clock(game, players, clock.length, clock.weekends, "bot" if wanted.rated else clock.at_timeout)


async def _setup(service: Service, visitor: Visitor, game: AnyGame, wanted: NewTable) -> Setup:
    """Return a new table's setup, with a packaged or custom board."""
    board: Board | str | None = wanted.board
    if wanted.board_file is not None:
        file = (wanted.board_file.name, wanted.board_file.text)
        size = len(wanted.board_file.text)
        board = await service.unfold(visitor, size, partial(board_for, game, wanted.board, file))
    return game.setup(players=len(wanted.seats), board=board, options=wanted.options)


def check_tries(service: Service, visitor: Visitor, more: int = 1) -> None:
    """Charge for an attempt to create a table, even if it fails. A large table costs more than a small one."""
    service.budgets.spend(service.budgets.owners(visitor.address), "tables", more)


async def lay(
    service: Service,
    db: AsyncConnection,
    visitor: Visitor,
    click: Click | None,
    row: TableRow,
    board: dict[str, Any] | None,
    seats: Sequence[SeatRow],
    mine: Sequence[SeatRow],
    name: str | None,
) -> None:
    """Store a new table with the visitor as its host and as the holder of the seats in `mine`.

    `board` is the data of a custom board. Raises MadeBefore if the click has created a table in the meantime.
    """
    host = await service.people.welcome(db, visitor, name)
    if click is not None and (before := await click.made(db, host)) is not None:
        raise MadeBefore(before)
    await make_room(service, db)
    await queries.add_table(db, row._replace(host=host), seats)
    await queries.add_owned(db, row.id, service.budgets.owner(visitor.address))
    if board is not None:
        await queries.add_board(db, row.id, board)
    if click is not None:
        await queries.add_made(db, host, *click, row.id)
    for seat in mine:
        await queries.add_hold(db, host, row.id, seat.seat)


async def make_room(service: Service, db: AsyncConnection) -> None:
    """If the server is full, delete a table where nobody has ever played, or not for a long time."""
    if sum((await queries.count_tables(db)).values()) < service.settings.limits.tables:
        return
    old = await queries.replaceable(db, days_ago(KEEP_PLAYED))
    if old is None:
        raise Refused("too-many", Message("server-too-many-tables", {}), retry=HOUR)
    await service.remove(db, old)


async def delete(service: Service, visitor: Visitor, id: str) -> None:
    """Delete a table and all its data. Only the host may do this, and in some cases only after a vote (see `votes`)."""

    async with service.changing(id) as change:
        check_host(change, visitor.session)
        votes.check_deletion(change, visitor.session)
        change.delete()
    await service.database.wipe()


async def forget(service: Service, visitor: Visitor) -> None:
    """Delete a person's data. This removes their names, opens their seats and deletes tables without other players."""
    session, visitor.cookie = visitor.session, ""
    if session is not None:
        await _forget(service, session)
        await finish_deletions(service)  # after a backup is restored, people merged into this one may have tables
        await service.database.wipe()


async def _forget(service: Service, session: str) -> None:
    """Sign out every device, delete the public profile, and leave every table. The person is marked as deleted first.
    An interrupted deletion can then be finished at the next start, and a restored backup cannot bring the person back.
    """
    async with service.database.reading() as db:
        devices = await person_queries.devices_of(db, session)
    async with service.writing([DEVICE + one.hash for one in devices]) as db:
        await person_queries.mark_deleted(db, [session], now())
        await person_queries.delete_devices(db, [one.hash for one in devices])
        await stored_ratings.delete_profile(db, session)
    await forgetting.forget(service, session)
    while ids := await _delete_if_free(service, session):
        for id in ids:
            with suppress(Refused):  # changed in the meantime, so the next iteration handles the rest
                await _leave_table(service, id, session)


async def finish_deletions(service: Service) -> None:
    """Delete people again if a restored backup has brought them back."""
    async with service.database.reading() as db:
        people = await person_queries.undead(db)
    for person in people:
        await _forget(service, person)
    if people:
        await service.database.wipe()


async def _delete_if_free(service: Service, session: str) -> list[str]:
    """Delete a session that has no tables or seats. Otherwise return its tables."""
    async with service.database.writing() as db:
        await stored_ratings.lock(db)
        await queries.session(db, session, lock=True)
        ids = await queries.tables_of(db, session)
        if not ids:
            await queries.delete_session(db, session)
    return ids


async def _leave_table(service: Service, id: str, session: str) -> None:
    """Leave all seats at a table. If the person was the host, another player becomes host. A table without other
    players is deleted, unless a cup needs its result.
    """
    async with service.changing(id) as change:
        others = _others(change.holds, session)
        if change.row.host in (session, None) and not others and not (change.running and change.row.cup is not None):
            change.delete()
            return
        for seat in sorted(change.room.held_by(session)):
            change.vacate(seat)
        if change.row.host == session:
            change.row = change.row._replace(host=others[0] if others else None)


def _others(holds: Holds, session: str) -> list[str]:
    return [other for _, held in sorted(holds.items()) if session not in held for other in sorted(held)]
