"""Tables that begin in the middle of a game: from an entry of another table's log, or from a record.

Their log repeats the earlier decisions one by one for review. Nobody at the new table made those decisions (`by` is the
table), so nobody can undo them.

Secrets stay secret: a game can be continued only if it is finished or hid nothing from the requesting person. It cannot
be continued while other people are still playing it, because a copy could be used to try out moves and get hints.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kontor.bots import check_level
from kontor.core import AnyGame, Match, Message, RandomBits, Record, RecordError, position_at
from kontor.table import rated
from kontor.table.clock import now
from kontor.table.log import Table
from kontor.table.names import LONGEST_NAME, clean
from kontor.table.refusals import Refused, not_now, not_yours
from kontor.table.rooms import Room
from kontor.table.rows import BOT, PERSON, SeatRow
from kontor.table.table_forms import others_play
from kontor.table.views import whole_record


class Continuation(NamedTuple):
    """A game to continue at a new table: the table it comes from, its last entry, and the new seats."""

    table: Table
    held: frozenset[int]
    sequence: int
    seats: list[SeatRow]
    mine: SeatRow

    def check_known(self) -> None:
        if not self.table.knows_all(self.held, self.table.states[self.sequence]):
            raise not_yours(Message("server-still-hidden", {}))

    def begun(self, bits: RandomBits) -> Table:
        """The new table. Replays the game."""
        return folded(whole_record(self.table, until=self.sequence), self.table.game, bits)


def continuation(
    room: Room, session: str | None, sequence: int, seat: int, name: str, level: str, more: Sequence[str]
) -> Continuation:
    """Check that a session may continue a game. Call `check_known` next. `more`: bots allowed besides the levels."""
    room.check_not_frozen()
    table, held = room.played.table.copy(), room.held_by(session)
    rated.check_fixed(room.row, Message("server-rated-help", {}))
    if others_play(room.row, room.seats, held):
        raise not_now(Message("server-others-play", {}))
    if not 0 < sequence <= table.sequence:
        raise Refused("not-found", Message("server-no-moment", {}))
    if seat >= table.setup.players:
        raise Refused("not-found", Message("server-no-seat", {}))
    if table.over_after(table.states[sequence]):
        raise not_now(Message("game-over", {}))
    check_level(level, more)
    seats = [SeatRow(number, BOT, None, level) for number in range(table.setup.players)]
    mine = seats[seat] = SeatRow(seat, PERSON, clean(name))
    return Continuation(table, held, sequence, seats, mine)


def check_whole(found: Record, game: AnyGame, most: int | None = None) -> None:
    """Check that a table can hold this game: it hides nothing and does not have too many actions."""
    if found.viewer is not None:
        raise RecordError([Message("server-record-view", {})])
    most = min(most or game.declaration.max_actions, game.declaration.max_actions)
    if len(found.actions) > most:
        raise RecordError([Message("server-record-long", {"actions": len(found.actions), "most": most})])


def folded(found: Record, game: AnyGame, bits: RandomBits) -> Table:
    """A table whose log matches this record. Raises RecordError if the record breaks the rules.

    If the record ends before a draw or a forced action, that is played too, because a log always ends at a decision.
    """
    position = position_at(found, game)
    actions = [position.number(text) for text in found.actions]
    return Table.played(Match(game, position.setup, bits, actions=actions, keep_steps=True), now())


def seats_of(found: Record) -> list[SeatRow]:
    """The seats of a record, with its names."""
    return [SeatRow(seat, PERSON, _name(seat, name)) for seat, name in enumerate(found.seats)]


def _name(seat: int, name: str) -> str | None:
    """The name of a seat in a record. None if it is only a number."""
    if name in (f"seat {seat}", str(seat)):
        return None
    try:
        return clean(name[:LONGEST_NAME])
    except Refused:  # a record may contain names that are not allowed at a table
        return None
