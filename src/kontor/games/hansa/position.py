"""A position of Hansa Teutonica: the state on the table, with the face that the contract asks for."""

from __future__ import annotations

from typing import Any

from kontor.core.actions import ActionTable
from kontor.core.chance import CHANCE, NOBODY, Bag, RandomBits
from kontor.core.contract import SPECTATOR, Result, Setup, rank
from kontor.core.errors import PositionError
from kontor.core.messages import Message, Reason
from kontor.core.position_reader import cut
from kontor.games.hansa import checks, json_form, rules
from kontor.games.hansa.decisions import NAME, stack_from_bytes, stack_to_bytes
from kontor.games.hansa.notation import DEAL
from kontor.games.hansa.pieces import MARKERS, NONE, UNKNOWN
from kontor.games.hansa.rules.reasons import explain
from kontor.games.hansa.scoring import score_sheet
from kontor.games.hansa.state import DESK, ENDS, MISSION, State, clear

NUMBERS = 13
"""The single numbers in the bytes form, beside the arrays."""


class HansaPosition(State):
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

    def random_choice(self, bits: RandomBits) -> int:
        """What a seat does at random: each of its legal actions as often; long lists are not made for that."""
        return rules.random_choice(self, bits)

    def apply(self, action: int) -> None:
        """Carry out an action that the caller knows to be legal: for search."""
        rules.apply(self, action)

    def explain(self, action: int) -> Reason:
        """Why an action that is not legal is not."""
        return explain(self, action)

    def text_for(self, action: int, seat: int) -> str:
        """The text of an action as this seat may see it now, before it is played: mission cards are secret (X1)."""
        if self.board.actions.kind[action] == DEAL and self.desks[MISSION::DESK].find(NONE) != seat:
            return self.action_table.text(self.board.actions.deal_unknown)
        return self.action_table.text(action)

    def scores(self) -> list[dict[str, int]]:
        """The points of every seat by source, as if the game ended now."""
        return [score_sheet(self, seat) for seat in range(self.players)]

    def result(self) -> Result | None:
        """F8: most points win, ties share the win; None while the game goes on, and where a card is not known."""
        if not self.ended or UNKNOWN in self.desks[MISSION::DESK]:
            return None
        return rank(ENDS[self.ended - 1], [sum(sheet.values()) for sheet in self.scores()])

    def faults(self) -> list[Message]:
        """Everything that cannot be so in a game: empty for every position that play leads to."""
        return checks.faults(self)

    def copy(self) -> HansaPosition:
        """An independent position; nobody listens to it."""
        other = HansaPosition(self.setup)
        other.viewer = self.viewer
        other.posts = self.posts[:]
        other.houses = self.houses[:]
        other.extra_offices = self.extra_offices[:]
        other.special = self.special[:]
        other.markers = self.markers[:]
        other.green_offices = self.green_offices[:]
        other.gone = self.gone[:]
        other.desks = self.desks[:]
        other.unseen = self.unseen.copy()
        other.bag = self.bag
        other.bag_ran_out = self.bag_ran_out
        other.first = self.first
        other.active = self.active
        other.actions = self.actions
        other.neutral = self.neutral
        other.pawn = self.pawn
        other.pawn_moved = self.pawn_moved
        other.acted = self.acted
        other.completed = self.completed
        other.ended = self.ended
        other.stack = self.stack[:]
        return other

    def view(self, seat: int) -> HansaPosition:
        """All that a seat (or SPECTATOR) may know: everything but the others' mission cards while the game goes on."""
        self.check_viewer(seat)
        other = self.copy()
        other.viewer = seat
        if not self.ended and self.setup.options["mission_cards"]:
            for holder in range(self.players):
                if holder != seat and self.desks[holder * DESK + MISSION] != NONE:
                    other.desks[holder * DESK + MISSION] = UNKNOWN
        return other

    def json(self) -> dict[str, Any]:
        """The documented JSON form (docs/hansa.md)."""
        return json_form.write(self)

    def to_bytes(self) -> bytes:
        """A compact form for processes and storage, and a key for search tables; the setup is not in it."""
        numbers = (
            self.bag,
            self.bag_ran_out,
            self.first,
            self.active,
            self.actions,
            self.completed,
            self.ended,
            self.viewer - SPECTATOR,
            self.pawn,
            self.pawn_moved,
            self.acted,
            len(self.extra_offices),
            len(self.green_offices),
        )
        arrays = self.posts + self.houses + self.special + self.markers + self.desks + self.unseen.counts + self.gone
        return bytes(arrays + bytes(numbers) + self.extra_offices + self.green_offices) + stack_to_bytes(self.stack)

    def __repr__(self) -> str:
        """Enough to know it again in a debugger."""
        whose = {CHANCE: "chance", NOBODY: "over"}.get(self.actor, f"seat {self.actor}")
        open_now = " > ".join(NAME[type(decision)] for decision in self.stack)
        return f"<HansaPosition {self.board.id}, {self.players} players, {whose}: {open_now}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (self.setup, self.to_bytes())


def start(setup: Setup) -> HansaPosition:
    """The position before anything is drawn."""
    position = HansaPosition(setup)
    clear(position)
    return position


def from_bytes(setup: Setup, data: bytes) -> HansaPosition:
    """Read what `to_bytes` wrote."""
    position = start(setup)
    arrays = (position.posts, position.houses, position.special, position.markers, position.desks)
    lengths = [*map(len, arrays), len(MARKERS), len(position.gone), NUMBERS]
    parts = cut(data, lengths)
    position.posts, position.houses, position.special, position.markers, position.desks = parts[:5]
    position.unseen = Bag(parts[5])
    position.gone = parts[6]
    numbers = parts[7]
    position.bag = numbers[0]
    position.bag_ran_out = bool(numbers[1])
    position.first, position.active, position.actions, position.completed, position.ended = numbers[2:7]
    position.viewer = numbers[7] + SPECTATOR
    position.pawn = numbers[8]
    position.pawn_moved, position.acted = bool(numbers[9]), bool(numbers[10])
    parts = cut(data, [*lengths, numbers[11], numbers[12]])
    position.extra_offices, position.green_offices = parts[-2:]
    try:
        position.stack = stack_from_bytes(data[sum(map(len, parts)) :])
    except IndexError as error:
        raise PositionError([Message("position-bytes", {"bytes": len(data), "least": len(data) + 1})]) from error
    if bool(position.stack) == bool(position.ended):
        raise PositionError([Message("position-ended", {})])
    return position
