"""A Felinia position: the state, with the interface that the contract requires."""

from __future__ import annotations

from typing import Any

from kontor.core.base_position import check_viewer
from kontor.core.chance import RandomBits, pick, sight
from kontor.core.contract import ALL, Result, Setup, rank
from kontor.core.errors import PositionError
from kontor.core.fields import Schema
from kontor.core.messages import Message, Reason
from kontor.games.felinia import checks, fields, rules
from kontor.games.felinia.decisions import NAME, Keep, Look
from kontor.games.felinia.notation import KEEP, LOOK
from kontor.games.felinia.pieces import MOST_TOKENS, NONE, STACKS, UNKNOWN
from kontor.games.felinia.rules.places import known_alone
from kontor.games.felinia.rules.reasons import explain
from kontor.games.felinia.scoring import coins_for_ties, score_sheet
from kontor.games.felinia.state import ENDS, OF_GOODS, State


class FeliniaPosition(State):
    """A position of Felinia. `legal` lists the actions, `play` performs one, and `copy` copies the position."""

    __slots__ = ()

    def legal(self) -> list[int]:
        return rules.legal(self)

    def weights(self) -> list[int]:
        return rules.weights(self)

    def random_outcome(self, bits: RandomBits) -> int:
        """Return a random outcome of chance. Goods, the most common case, are drawn directly from the bag."""
        if isinstance(self.stack[-1], OF_GOODS):
            return pick(self.board.actions.good, self.bag.counts, bits)
        outcomes = rules.legal(self)
        return pick(outcomes, rules.weights_of(self, outcomes), bits)

    def apply(self, action: int) -> None:
        rules.apply(self, action)

    def explain(self, action: int) -> Reason:
        return explain(self, action)

    def text_for(self, action: int, seat: int) -> str:
        """Return the text of an action that is about to be played, as shown to this seat. Places are secret (I2)."""
        actions = self.board.actions
        top = self.stack[-1] if self.stack else None
        if isinstance(top, Look) and actions.kind[action] == LOOK:
            if not self.places.known_by(sight(top.seat)) & sight(seat):
                return self.action_table.text(actions.look_unknown)
        elif isinstance(top, Keep) and actions.kind[action] == KEEP and actions.first[action] < len(self.board.places):
            known = top.cards[1] if known_alone(top) else sight(top.seat)
            if not known & sight(seat):
                return self.action_table.text(actions.keep_unknown[self.board.places[actions.first[action]].cost])
        return self.action_table.text(action)

    def score(self, seat: int) -> dict[str, int]:
        return score_sheet(self, seat)

    def result(self) -> Result | None:
        """E6: return the result, or None during the game. The seat with the most points wins. Coins break ties. Seats
        with equal points and coins share the win.
        """
        if not self.ended:
            return None
        scores = [sum(sheet.values()) for sheet in self.scores()]
        keys = [(score, coins_for_ties(self, seat)) for seat, score in enumerate(scores)]
        return rank(ENDS[self.ended - 1], scores, keys)

    def faults(self) -> list[Message]:
        return checks.faults(self)

    def schema(self) -> Schema:
        return fields.schema(self.setup)

    def copy(self) -> FeliniaPosition:
        """Return an independent copy without a listener."""
        return FeliniaPosition(self.setup, self)

    def view(self, seat: int) -> FeliniaPosition:
        """I2: return everything a seat (or SPECTATOR) may know. Places that the seat has not seen are hidden."""
        check_viewer(self, seat)
        other = self.copy()
        other.viewer = seat
        if self.board.places and self.viewer == ALL:
            hide(other, seat)
        return other

    def read_json(self, data: Any) -> list[Message]:
        """Load the state from its JSON form. Returns a list of faults."""
        faults = super().read_json(data)
        for stack in range(STACKS):
            tokens = self.stacks[stack * MOST_TOKENS : (stack + 1) * MOST_TOKENS]
            self.heights[stack] = MOST_TOKENS - tokens.count(NONE)
        return faults

    def open_now(self) -> str:
        return " > ".join([NAME[type(decision)] for decision in self.stack])

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (self.setup, self.to_bytes())


def hide(state: State, seat: int) -> None:
    """I2: replace the places that this seat has not seen with UNKNOWN, and put their cards into the pool."""
    eyes = sight(seat)
    pile = state.places.view(seat)
    pool = pile.pools[0]
    kinds = len(state.board.places)
    for at, known in enumerate(bytes(state.kept)):
        if known and not known & eyes:
            pool.put(at % kinds)
            state.kept[at] = 0
    top = state.stack[-1] if state.stack else None
    if isinstance(top, Look | Keep):
        cards = list(top.cards)
        for at in range(0, len(cards), 2):
            if not cards[at + 1] & eyes:
                pool.put(cards[at])
                cards[at] = UNKNOWN
        state.stack[-1] = type(top)(top.seat, top.times, tuple(cards))
    state.places = pile


def start(setup: Setup) -> FeliniaPosition:
    """Return the position before any random draw."""
    position = FeliniaPosition(setup)
    fields.schema(setup).clear(position)
    return position


def from_bytes(setup: Setup, data: bytes) -> FeliniaPosition:
    """Read the output of `to_bytes`."""
    position = start(setup)
    position.read_bytes(data)
    if bool(position.stack) == bool(position.ended):
        raise PositionError([Message("position-ended", {})])
    return position
