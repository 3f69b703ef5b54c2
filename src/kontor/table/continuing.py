"""Tables that start in the middle of a game from another table's log or from a record. The new log contains each
earlier decision, for review. The author (`by`) of these decisions is the table, so nobody can undo them.

A game can be continued only if it is finished, or if nothing was hidden from the person who continues it. While other
people are playing it, nobody can continue it, because a player could get hints in the copy.
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
    """A request to continue a game at a new table: the original table, the last entry to keep, and the new seats."""

    table: Table
    held: frozenset[int]
    sequence: int
    seats: list[SeatRow]
    mine: SeatRow

    def check_known(self) -> None:
        if not self.table.knows_all(self.held, self.table.states[self.sequence]):
            raise not_yours(Message("server-still-hidden", {}))

    def begun(self, bits: RandomBits) -> Table:
        """Create the new table by replaying the game."""
        return folded(whole_record(self.table, until=self.sequence), self.table.game, bits)


def continuation(
    room: Room, session: str | None, sequence: int, seat: int, name: str, level: str, more: Sequence[str]
) -> Continuation:
    """Check that a session may continue a game.

    `more` lists the bots that people may choose in addition to the standard levels. The caller must also call
    `check_known`.
    """
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
    """Check that the game hides nothing and is short enough for a table."""
    if found.viewer is not None:
        raise RecordError([Message("server-record-view", {})])
    most = min(most or game.declaration.max_actions, game.declaration.max_actions)
    if len(found.actions) > most:
        raise RecordError([Message("server-record-long", {"actions": len(found.actions), "most": most})])


def folded(found: Record, game: AnyGame, bits: RandomBits) -> Table:
    """Return a table with a log that matches this record. Raises RecordError if the record breaks the rules.

    A log always ends at a decision, so draws and forced actions after the end of the record are played, too.
    """
    position = position_at(found, game)
    actions = [position.number(text) for text in found.actions]
    return Table.played(Match(game, position.setup, bits, actions=actions, keep_steps=True), now())


def seats_of(found: Record) -> list[SeatRow]:
    """Return a record's seats with the names given in it."""
    return [SeatRow(seat, PERSON, _name(seat, name)) for seat, name in enumerate(found.seats)]


def _name(seat: int, name: str) -> str | None:
    if name in (f"seat {seat}", str(seat)):
        return None
    try:
        return clean(name[:LONGEST_NAME])
    except Refused:  # records may contain names that are not allowed at a table
        return None
