"""The table's state, as used by the rules. The fields are declared in `fields.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kontor.core.chance import CHANCE, NOBODY
from kontor.core.decisions import OfChance
from kontor.core.messages import Moved, Value
from kontor.games.hansa.decisions import TURN, Answer, Gift, Move, PlacePawn
from kontor.games.hansa.pieces import ENDS as ENDS
from kontor.games.hansa.pieces import (
    EXCHANGE,
    KINDS_OF_MARKERS,
    MARKER_NAMES,
    MARKERS,
    NO_MARKER,
    PROMOS,
    REMOVE_MARKER,
)
from kontor.games.hansa.pieces import UNPLACED as UNPLACED
from kontor.games.hansa.stored import DESK, PLATE, TRACK, UNUSED, USED, Stored

MARKER_PLACES: Final = (UNUSED, USED, PLATE)
PROMO_DESK: Final = len(MARKER_PLACES) * len(PROMOS)
"""Number of cells per seat in `promos`."""
RUNNING = 0
"""The value of `ended` during the game."""


class State(Stored):
    """The state that the rules change. `HansaPosition` adds the public interface."""

    __slots__ = ()

    @property
    def actor(self) -> int:
        """The seat that decides next, CHANCE or NOBODY."""
        if not self.stack:
            return NOBODY
        top = self.stack[-1]
        if top is TURN or type(top) is Move:  # mostly
            return self.active
        if isinstance(top, Answer):
            return top.seat
        if isinstance(top, Gift):
            return top.seat
        if isinstance(top, OfChance):
            return CHANCE
        return 1 - self.active if isinstance(top, PlacePawn) else self.active

    def value(self, seat: int, track: int) -> int:
        """Return the number of pieces taken off a track. If it is 0, the track is at its first value."""
        return self.desks[seat * DESK + TRACK + track]

    def moves_by_marker(self) -> bool:
        """G4: return whether the third starting marker moves pieces instead of removing them."""
        return bool(self.setup.options["third_marker"] == "move")

    def marker_name(self, kind: int) -> str:
        """Return the name of a kind of marker in messages. G4: a Move marker is called `remove` in the text of
        actions."""
        return "move" if kind == REMOVE_MARKER and self.moves_by_marker() else MARKER_NAMES[kind]

    def held(self, seat: int, place: int, kind: int) -> int:
        """Return the number of markers of a kind that are UNUSED, USED or on the PLATE of a seat."""
        if kind < NO_MARKER:
            return self.desks[seat * DESK + place + kind]
        return self.promos[_promo_cell(seat, place, kind)] if self.promos else 0

    def hold(self, seat: int, place: int, kind: int, number: int = 1) -> None:
        """Add markers of a kind to those that are UNUSED, USED or on the PLATE of a seat."""
        if kind < NO_MARKER:
            self.desks[seat * DESK + place + kind] += number
        else:
            self.promos[_promo_cell(seat, place, kind)] += number

    def markers_at(self, seat: int, place: int) -> list[int]:
        """Return the kinds of markers that are UNUSED, USED or on the PLATE of a seat."""
        start = seat * DESK + place
        found = [kind for kind, number in enumerate(bytes(self.desks[start : start + len(MARKERS)])) if number]
        if self.promos:
            found += [kind for kind in KINDS_OF_MARKERS[len(MARKERS) :] if self.held(seat, place, kind)]
        return found

    def has_tile(self, seat: int, tile: int) -> bool:
        """L: return whether the seat owns this tile."""
        return bool(self.tiles) and self.tiles[tile] == seat

    def in_phase(self, phase: int) -> bool:
        """L4: return whether the turn is in this phase, at a table with Emperor's Favour."""
        return bool(self.turn_phase) and self.turn_phase[0] == phase

    def tell(self, event: str, seat: int, rule: str, moves: Sequence[Moved] = (), **args: Value) -> None:
        """Send an event to the listener. Events of the neutral player belong to no seat."""
        super().tell(event, NOBODY if seat == self.neutral else seat, rule, moves, **args)


def _promo_cell(seat: int, place: int, kind: int) -> int:
    return seat * PROMO_DESK + MARKER_PLACES.index(place) * len(PROMOS) + kind - EXCHANGE
