"""Tables: creating, listing and deleting them. Deleting a person's data."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.bots import USUAL, check_level
from kontor.core import AnyGame, Board, Message, Setup, own_board
from kontor.registry import game as game_of
from kontor.server.changes import Change, not_yours
from kontor.server.clock import days_ago, now
from kontor.server.people import Visitor, clean, new_table_id
from kontor.server.problems import Refused
from kontor.server.requests import NewTable, SeatWanted
from kontor.server.rooms import Room
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.server.storage.queries import BOT, OPEN, PERSON, WAITING, Holds, SeatRow, TableRow
from kontor.server.table_forms import form_of_room, form_of_table
from kontor.table.catalogue import board_for
from kontor.table.messages import TableForm, TableList

MOST_LISTED = 50

Takebacks = Literal["own", "bots"]


async def listed(service: Service, visitor: Visitor, which: Literal["open", "mine", "over"]) -> TableList:
    """A list of tables, most recently changed first."""
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


async def once(
    service: Service, visitor: Visitor, key: str | None, making: Callable[[], Coroutine[Any, Any, str]]
) -> TableForm:
    """Create a table. A repeated click returns the table it created before, without counting towards the limits."""
    id = await _made_before(service, visitor, key)
    if id is None:
        try:
            id = await making()
        except MadeBefore as before:  # the same click arrived twice at the same time
            id = before.table
    return await see(service, visitor, id)


async def _made_before(service: Service, visitor: Visitor, key: str | None) -> str | None:
    if visitor.session is None or key is None:
        return None
    async with service.database.reading() as db:
        return await queries.made_by(db, visitor.session, key)


async def make(service: Service, visitor: Visitor, wanted: NewTable) -> TableForm:
    """Create a table. If no seat is open, its game begins immediately."""
    return await once(service, visitor, wanted.key, partial(_make, service, visitor, wanted))


async def _make(service: Service, visitor: Visitor, wanted: NewTable) -> str:
    game = game_of(wanted.game)
    seats = [_seat(service, number, one) for number, one in enumerate(wanted.seats)]
    check_tries(service, visitor)
    setup = await _setup(service, game, wanted)
    row = new_row(game, setup, wanted.public, wanted.takebacks)
    async with service.database.writing() as db:
        mine = [seat for seat in seats if seat.kind == PERSON]
        name = next((seat.name for seat in mine), None)
        await lay(service, db, visitor, wanted.key, row, own_board(game, setup), seats, mine, name)
        room = Room(row.id)  # a separate room, because nobody else can know the table yet
        await room.refresh(db)
        change = Change(room, db)
        await change.begin_if_full(service.bits)
        await change.finish()
    return row.id


async def _setup(service: Service, game: AnyGame, wanted: NewTable) -> Setup:
    """The setup, on a packaged or custom board."""
    board: Board | str | None = wanted.board
    if wanted.board_file is not None:
        file = (wanted.board_file.name, wanted.board_file.text)
        board = await service.unfold(partial(board_for, game, wanted.board, file))
    return game.setup(players=len(wanted.seats), board=board, options=wanted.options)


def check_allowed(service: Service, level: str) -> None:
    """Raise UnknownLevel unless people on this server may seat a bot of this name."""
    check_level(level, service.settings.bots)


def _seat(service: Service, number: int, wanted: SeatWanted) -> SeatRow:
    match wanted.who:
        case "me":
            if wanted.name is None:
                raise Refused("bad-request", Message("server-name-missing", {}))
            return SeatRow(number, PERSON, clean(wanted.name))
        case "bot":
            level = wanted.bot or USUAL
            check_allowed(service, level)
            return SeatRow(number, BOT, None, level)
        case "open":
            return SeatRow(number, OPEN)


def check_tries(service: Service, visitor: Visitor, more: int = 1) -> None:
    """Count an attempt to create a table, even a failed one. A large table counts as several."""
    service.new_tables.check(visitor.address, Message("server-too-many-made", {"most": service.new_tables.most}), more)


async def lay(
    service: Service,
    db: AsyncConnection,
    visitor: Visitor,
    key: str | None,
    row: TableRow,
    board: dict[str, Any] | None,
    seats: Sequence[SeatRow],
    mine: Sequence[SeatRow],
    name: str | None,
) -> None:
    """Store a new table with the visitor as its host and as the holder of the seats in `mine`.

    `board` is the data of a custom board. Raises MadeBefore if the `key` was used to create a table in the meantime.
    """
    host = await service.people.welcome(db, visitor, name)
    if key is not None and (before := await queries.made_by(db, host, key)) is not None:
        raise MadeBefore(before)
    await _check_limits(service, db, host)
    await queries.add_table(db, row._replace(host=host), seats)
    if board is not None:
        await queries.add_board(db, row.id, board)
    if key is not None:
        await queries.add_made(db, host, key, row.id)
    for seat in mine:
        await queries.add_hold(db, host, row.id, seat.seat)


async def _check_limits(service: Service, db: AsyncConnection, host: str) -> None:
    limits = service.settings.limits
    if sum((await queries.count_tables(db)).values()) >= limits.tables:
        raise Refused("too-many", Message("server-too-many-tables", {}))
    if await queries.count_made(db, host, days_ago(1)) >= limits.tables_a_day:
        raise Refused("too-many", Message("server-too-many-made", {"most": limits.tables_a_day}))


def new_row(game: AnyGame, setup: Setup, public: bool, takebacks: Takebacks) -> TableRow:
    """The row of a new table."""
    made = now()
    return TableRow(
        id=new_table_id(),
        game=game.declaration.id,
        rules=game.declaration.rules_version,
        board=setup.board.id,
        digest=setup.board.digest,
        players=setup.players,
        options=setup.options,
        public=public,
        takebacks=takebacks,
        host=None,
        made=made,
        changed=made,
        version=0,
        sequence=0,
        state=WAITING,
        actor=None,
        winners=[],
    )


async def delete(service: Service, visitor: Visitor, id: str) -> None:
    """Delete a table and all its data. Only its host may do this."""

    async with service.changing(id) as change:
        if visitor.session is None or change.row.host != visitor.session:
            raise not_yours(Message("server-not-your-table", {}))
        await change.delete()
    await service.database.wipe()


async def forget(service: Service, visitor: Visitor) -> None:
    """Delete a person's data: names are removed, seats become open, and tables without other players are deleted."""
    session, visitor.cookie = visitor.session, ""
    if session is None:
        return
    while ids := await _delete_if_free(service, session):
        for id in ids:
            with suppress(Refused):  # deleted or changed in the meantime: the next iteration handles the rest
                await _leave_table(service, id, session)
    await service.database.wipe()


async def _delete_if_free(service: Service, session: str) -> list[str]:
    """Delete a session unless it has tables or seats, which are returned. The session cannot acquire any in between."""
    async with service.database.writing() as db:
        await queries.session(db, session, lock=True)
        ids = await queries.tables_of(db, session)
        if not ids:
            await queries.delete_session(db, session)
    return ids


async def _leave_table(service: Service, id: str, session: str) -> None:
    """Leave all seats at a table. Another player becomes host; a table without other players is deleted."""
    async with service.changing(id) as change:
        others = _others(change.holds, session)
        if change.row.host in (session, None) and not others:
            await change.delete()
            return
        for seat in sorted(change.room.held_by(session)):
            await change.vacate(seat)
        if change.row.host == session:
            change.row = change.row._replace(host=others[0])


def _others(holds: Holds, session: str) -> list[str]:
    """The sessions at a table that share no seat with this one."""
    return [other for _, held in sorted(holds.items()) if session not in held for other in sorted(held)]
