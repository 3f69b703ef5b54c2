"""Tables that begin in the middle of a game: from an entry of another table's log, or from a record.

Their log repeats the earlier decisions one by one for review. Nobody at the new table made those decisions (`by` is the
table), so nobody can undo them.

Secrets stay secret: a game can be continued only if it is finished or hid nothing from the requesting person. It cannot
be continued while other people still play it, because a copy could be used to try out moves and get hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from kontor.core import AnyGame, Match, Message, RandomBits, Record, RecordError, own_board, parse, position_at
from kontor.registry import game as game_of
from kontor.server.changes import as_played, not_now, not_yours
from kontor.server.clock import now
from kontor.server.lobby import check_allowed, check_tries, lay, new_row, once
from kontor.server.people import LONGEST_NAME, Visitor, clean
from kontor.server.problems import Refused
from kontor.server.requests import Continuing, RecordFile
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.server.storage.queries import BOT, PERSON, SeatRow
from kontor.server.table_forms import others_play
from kontor.table import Table, whole_record
from kontor.table.messages import TableForm

USUAL_LENGTH = 2_000
"""Number of actions in a long game between people. Some games between bots have ten times as many."""


async def go_on(service: Service, visitor: Visitor, id: str, wanted: Continuing) -> TableForm:
    """Create a table that continues another one after an entry of its log, against bots."""
    return await once(service, visitor, wanted.key, partial(_go_on, service, visitor, id, wanted))


async def _go_on(service: Service, visitor: Visitor, id: str, wanted: Continuing) -> str:
    async with service.reading(id) as room:
        room.check_not_frozen()
        table, held = room.played.table.copy(), room.held_by(visitor.session)
        if others_play(room.row, room.seats, held):
            raise not_now(Message("server-others-play", {}))
    if not 0 < wanted.sequence <= table.sequence:
        raise Refused("not-found", Message("server-no-moment", {}))
    if wanted.seat >= table.setup.players:
        raise Refused("not-found", Message("server-no-seat", {}))
    if table.over_after(table.states[wanted.sequence]):
        raise not_now(Message("game-over", {}))
    check_allowed(service, wanted.bot)
    seats = [SeatRow(seat, BOT, None, wanted.bot) for seat in range(table.setup.players)]
    seats[wanted.seat] = SeatRow(wanted.seat, PERSON, clean(wanted.name))
    check_tries(service, visitor, _weight(wanted.sequence))
    if not table.knows_all(held, table.states[wanted.sequence]):
        raise not_yours(Message("server-still-hidden", {}))
    begun = await service.unfold(lambda: folded(whole_record(table, until=wanted.sequence), table.game, service.bits))
    return await _open(service, visitor, wanted.key, begun, seats, [seats[wanted.seat]], seats[wanted.seat].name)


async def open_record(service: Service, visitor: Visitor, file: RecordFile) -> TableForm:
    """Create a table from a record, with its names. If the game is not over, the visitor holds all seats."""
    return await once(service, visitor, file.key, partial(_open_record, service, visitor, file))


async def _open_record(service: Service, visitor: Visitor, file: RecordFile) -> str:
    check_tries(service, visitor)
    found = await service.unfold(lambda: parse(file.record))
    game = game_of(found.game)
    _check_whole(found, game)
    check_tries(service, visitor, _weight(len(found.actions)) - 1)
    table = await service.unfold(lambda: folded(found, game, service.bits))
    seats = [SeatRow(seat, PERSON, _name(seat, name)) for seat, name in enumerate(found.seats)]
    return await _open(service, visitor, file.key, table, seats, () if table.over else seats)


def _weight(length: int) -> int:
    """The number of tables a game counts as: a long game takes as much space as several."""
    return 1 + length // USUAL_LENGTH


def _check_whole(found: Record, game: AnyGame) -> None:
    """Check that a table can hold this game: it hides nothing and is not too long."""
    if found.viewer is not None:
        raise RecordError([Message("server-record-view", {})])
    most = game.declaration.max_actions
    if len(found.actions) > most:
        raise RecordError([Message("server-record-long", {"actions": len(found.actions), "most": most})])


def folded(found: Record, game: AnyGame, bits: RandomBits) -> Table:
    """A table whose log matches this record. Raises RecordError if the record breaks the rules.

    If the record ends before a draw or a forced action, it is played, because a log always ends at a decision.
    """
    position = position_at(found, game)
    actions = [position.number(text) for text in found.actions]
    return Table.played(Match(game, position.setup, bits, actions=actions, keep_steps=True), now())


def _name(seat: int, name: str) -> str | None:
    """The name of a seat in a record. None if it is only a number."""
    if name in (f"seat {seat}", str(seat)):
        return None
    try:
        return clean(name[:LONGEST_NAME])
    except Refused:  # a record may contain names that are not allowed at a table
        return None


async def _open(
    service: Service,
    visitor: Visitor,
    key: str | None,
    table: Table,
    seats: Sequence[SeatRow],
    mine: Sequence[SeatRow],
    name: str | None = None,
) -> str:
    """Store the table. `name` is the visitor's own name; the names in a record are not."""
    row = as_played(new_row(table.game, table.setup, public=False, takebacks="bots"), table)
    async with service.database.writing() as db:
        await lay(service, db, visitor, key, row, own_board(table.game, table.setup), seats, mine, name)
        await queries.add_entries(db, row.id, [state.entry for state in table.states[1:]])
    return row.id
