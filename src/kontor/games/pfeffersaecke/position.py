"""A position of Pfeffersäcke: the state on the table, with the face that the contract asks for."""

from __future__ import annotations

from struct import Struct
from typing import Any

from kontor.core.actions import ActionTable
from kontor.core.chance import CHANCE, NOBODY
from kontor.core.contract import SPECTATOR, Result, Setup, rank
from kontor.core.errors import PositionError
from kontor.core.messages import Message, Reason
from kontor.games.pfeffersaecke import checks, json_form, rules
from kontor.games.pfeffersaecke.decisions import NAMES, OVER
from kontor.games.pfeffersaecke.pieces import MAX_SEATS
from kontor.games.pfeffersaecke.rules.reasons import explain
from kontor.games.pfeffersaecke.scoring import score_sheet, tie_break
from kontor.games.pfeffersaecke.state import DESK, ENDS, State, clear, derive

SMALL = 8
"""The single small numbers in the bytes form, beside the arrays."""

LARGE = tuple(Struct(f">{players * DESK + 2}I") for players in range(MAX_SEATS + 1))
"""By the number of players: the desks and the two numbers that may outgrow a byte."""


class PfeffersaeckePosition(State):
    """A moment of a game. `legal` says what can be done, `play` does it, `copy` makes another to try things on."""

    __slots__ = ()

    @property
    def action_table(self) -> ActionTable:
        """The faces of all actions on this board."""
        return self.board.actions.table

    def legal(self) -> list[int]:
        """Every action allowed now, as numbers, in ascending order; empty when the game is over."""
        return rules.legal(self)

    def weights(self) -> list[int]:
        """For chance: how likely each of the legal outcomes is."""
        return rules.weights(self)

    def apply(self, action: int) -> None:
        """Carry out an action that the caller knows to be legal: for search."""
        rules.apply(self, action)

    def explain(self, action: int) -> Reason:
        """Why an action that is not legal is not."""
        return explain(self, action)

    def text_for(self, action: int, seat: int) -> str:
        """S5: everything is open, and every seat sees an action as it is."""
        return self.action_table.text(action)

    def scores(self) -> list[dict[str, int]]:
        """The points of every seat by source, as if the game ended now."""
        return [score_sheet(self, seat) for seat in range(self.players)]

    def result(self) -> Result | None:
        """E3: most influence wins; then more cities won, then the higher sum of their discs; then the win is shared."""
        if not self.ended:
            return None
        totals = [sum(sheet.values()) for sheet in self.scores()]
        keys = [(total, *tie_break(self, seat)) for seat, total in enumerate(totals)]
        return rank(ENDS[self.ended - 1], totals, keys)

    def faults(self) -> list[Message]:
        """Everything that cannot be so in a game: empty for every position that play leads to."""
        return checks.faults(self)

    def copy(self) -> PfeffersaeckePosition:
        """An independent position; nobody listens to it."""
        other = PfeffersaeckePosition(self.setup)
        other.viewer = self.viewer
        other.spaces = self.spaces[:]
        other.centre = self.centre[:]
        other.towns = self.towns[:]
        other.discs = self.discs[:]
        other.hands = self.hands[:]
        other.desks = self.desks[:]
        other.counter = self.counter
        other.first = self.first
        other.active = self.active
        other.turn = self.turn
        other.idle = self.idle
        other.letter_used = self.letter_used
        other.decision = self.decision
        other.at = self.at
        other.ended = self.ended
        other.bag = self.bag
        other.room = self.room[:]
        other.counts = self.counts[:]
        other.own = self.own[:]
        other.reach = self.reach[:]
        return other

    def view(self, seat: int) -> PfeffersaeckePosition:
        """All that a seat (or SPECTATOR) may know: everything (S5)."""
        self.check_viewer(seat)
        other = self.copy()
        other.viewer = seat
        return other

    def json(self) -> dict[str, Any]:
        """The documented JSON form (docs/pfeffersaecke.md)."""
        return json_form.write(self)

    def to_bytes(self) -> bytes:
        """A compact form for processes and storage, and a key for search tables; the setup is not in it."""
        small = (
            self.counter,
            self.first,
            self.active,
            self.letter_used,
            self.decision,
            self.at,
            self.ended,
            self.viewer - SPECTATOR,
        )
        large = LARGE[self.players].pack(self.turn, self.idle, *self.desks)
        arrays = self.spaces + self.centre + self.towns + self.discs + self.hands
        return bytes(arrays + bytes(small) + large)

    def __repr__(self) -> str:
        """Enough to know it again in a debugger."""
        whose = {CHANCE: "chance", NOBODY: "over"}.get(self.actor, f"seat {self.actor}")
        open_now = NAMES[self.decision] if self.decision != OVER else "over"
        return f"<PfeffersaeckePosition {self.board.id}, {self.players} players, {whose}: {open_now}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (self.setup, self.to_bytes())


def start(setup: Setup) -> PfeffersaeckePosition:
    """The position before anything is drawn."""
    position = PfeffersaeckePosition(setup)
    clear(position)
    return position


def from_bytes(setup: Setup, data: bytes) -> PfeffersaeckePosition:
    """Read what `to_bytes` wrote."""
    position = start(setup)
    large = LARGE[position.players]
    arrays = (position.spaces, position.centre, position.towns, position.discs, position.hands)
    wanted = sum(map(len, arrays)) + SMALL + large.size
    if len(data) < wanted:
        raise PositionError([Message("position-bytes", {"bytes": len(data), "least": wanted})])
    if len(data) > wanted:
        raise PositionError([Message("pfeffersaecke-position-bytes", {"bytes": len(data), "wanted": wanted})])
    at = 0
    for array in arrays:
        array[:] = data[at : at + len(array)]
        at += len(array)
    small = data[at : at + SMALL]
    position.counter, position.first, position.active = small[0], small[1], small[2]
    position.letter_used = bool(small[3])
    position.decision, position.at, position.ended = small[4], small[5], small[6]
    position.viewer = small[7] + SPECTATOR
    numbers = large.unpack(data[at + SMALL :])
    position.turn, position.idle = numbers[0], numbers[1]
    position.desks = list(numbers[2:])
    derive(position)
    return position
