"""Tables that begin in the middle of a game (see `kontor.table.continuing`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kontor.core import own_board, parse
from kontor.registry import game as game_of
from kontor.server.lobby import Click, check_tries, lay, once
from kontor.server.people import Visitor
from kontor.server.requests import Continuing, RecordFile
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.table import Table
from kontor.table.continuing import check_whole, continuation, folded, seats_of
from kontor.table.messages import TableForm
from kontor.table.rows import SeatRow, as_played, new_row

USUAL_LENGTH = 2_000
"""Number of actions in a long game between people. Some games between bots have ten times as many."""


async def go_on(service: Service, visitor: Visitor, id: str, wanted: Continuing) -> TableForm:
    """Create a table that continues another one from an entry of its log, with bots as opponents."""
    return await once(service, visitor, wanted, partial(_go_on, service, visitor, id, wanted), id)


async def _go_on(service: Service, visitor: Visitor, id: str, wanted: Continuing, click: Click | None) -> str:
    more = service.settings.bots
    async with service.reading(id) as room:
        game = continuation(room, visitor.session, wanted.sequence, wanted.seat, wanted.name, wanted.bot, more)
    check_tries(service, visitor, _weight(wanted.sequence))
    game.check_known()
    begun = await service.unfold(visitor, 0, lambda: game.begun(service.bits))
    return await _open(service, visitor, click, begun, game.seats, [game.mine], game.mine.name)


async def open_record(service: Service, visitor: Visitor, file: RecordFile) -> TableForm:
    """Create a table from a record, with its player names. In an unfinished game, the visitor gets all seats."""
    return await once(service, visitor, file, partial(_open_record, service, visitor, file))


async def _open_record(service: Service, visitor: Visitor, file: RecordFile, click: Click | None) -> str:
    check_tries(service, visitor)
    found = await service.unfold(visitor, len(file.record), lambda: parse(file.record))
    game = game_of(found.game)
    check_whole(found, game, service.settings.limits.actions)
    check_tries(service, visitor, _weight(len(found.actions)) - 1)
    table = await service.unfold(visitor, 0, lambda: folded(found, game, service.bits))
    seats = seats_of(found)
    return await _open(service, visitor, click, table, seats, () if table.over else seats)


def _weight(length: int) -> int:
    """Return the number of tables to charge for a game. A long game costs more."""
    return 1 + length // USUAL_LENGTH


async def _open(
    service: Service,
    visitor: Visitor,
    click: Click | None,
    table: Table,
    seats: Sequence[SeatRow],
    mine: Sequence[SeatRow],
    name: str | None = None,
) -> str:
    """Store the table. `name` is the visitor's name. The names in a record belong to other people."""
    row = as_played(new_row(table.game, table.setup, public=False, takebacks="bots"), table)
    async with service.database.writing() as db:
        await lay(service, db, visitor, click, row, own_board(table.game, table.setup), seats, mine, name)
        await queries.add_entries(db, row.id, [state.entry for state in table.states[1:]])
    return row.id
