"""The state of the table, as used by the rules. `fields.py` declares its fields."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core.chance import CHANCE, NOBODY
from kontor.core.decisions import OfChance
from kontor.core.messages import Moved, Value
from kontor.games.hansa.decisions import TURN, Answer, PlacePawn
from kontor.games.hansa.pieces import ENDS as ENDS
from kontor.games.hansa.pieces import UNPLACED as UNPLACED
from kontor.games.hansa.stored import DESK, TRACK, Stored

RUNNING = 0
"""The value of `ended` during the game."""


class State(Stored):
    """The state that the rules change. `HansaPosition` adds the public interface."""

    __slots__ = ()

    @property
    def actor(self) -> int:
        """The seat to decide now, CHANCE or NOBODY."""
        if not self.stack:
            return NOBODY
        top = self.stack[-1]
        if top is TURN:  # by far the most common case
            return self.active
        if isinstance(top, Answer):
            return top.seat
        if isinstance(top, OfChance):
            return CHANCE
        return 1 - self.active if isinstance(top, PlacePawn) else self.active

    def value(self, seat: int, track: int) -> int:
        """The number of pieces taken off a track. At 0 the track is at its first value."""
        return self.desks[seat * DESK + TRACK + track]

    def tell(self, event: str, seat: int, rule: str, moves: Sequence[Moved] = (), **args: Value) -> None:
        """Send an event to the listener. Events of neutral belong to no seat."""
        super().tell(event, NOBODY if seat == self.neutral else seat, rule, moves, **args)
