"""A Hansa Teutonica position: the state, with the interface that the contract requires."""

from __future__ import annotations

from typing import Any

from kontor.core.actions import folded
from kontor.core.base_position import check_viewer
from kontor.core.chance import RandomBits
from kontor.core.contract import Result, Setup, rank
from kontor.core.errors import NotationError, PositionError
from kontor.core.fields import Schema
from kontor.core.messages import Message, Reason
from kontor.games.hansa import checks, fields, rules
from kontor.games.hansa.decisions import NAME
from kontor.games.hansa.notation import DEAL, INCOME, KINDS
from kontor.games.hansa.pieces import ACTIONES, NONE, UNKNOWN
from kontor.games.hansa.rules.reasons import explain, income
from kontor.games.hansa.scoring import score_sheet
from kontor.games.hansa.state import ENDS, State
from kontor.games.hansa.stored import DESK, MISSION


class HansaPosition(State):
    """A position of Hansa Teutonica. `legal` lists the actions, and `play` performs one of them."""

    __slots__ = ()

    def legal(self) -> list[int]:
        return rules.legal(self)

    def weights(self) -> list[int]:
        return rules.weights(self)

    def random_choice(self, bits: RandomBits) -> int:
        """Return a uniformly random legal action, without building long lists."""
        return rules.random_choice(self, bits)

    def apply(self, action: int) -> None:
        rules.apply(self, action)

    def explain(self, action: int) -> Reason:
        return explain(self, action)

    def number(self, text: str) -> int:
        """Parse an action, or raise NotationError. If an income is impossible (A1b), the error lists the stock."""
        try:
            return self.action_table.number(text)
        except NotationError:
            kind, _, number = folded(text).partition(" ")
            if kind != KINDS[INCOME] or not (number.isdecimal() and len(number) < 4) or self.active == NONE:
                raise
            raise NotationError([income(self, int(number), NONE).message]) from None

    def text_for(self, action: int, seat: int) -> str:
        """Return the text of an action about to be played, as shown to this seat. Mission cards are secret (X1)."""
        if self.board.actions.kind[action] == DEAL and self.desks[MISSION::DESK].find(NONE) != seat:
            return self.action_table.text(self.board.actions.deal_unknown)
        return self.action_table.text(action)

    def score(self, seat: int) -> dict[str, int]:
        return score_sheet(self, seat)

    def result(self) -> Result | None:
        """F8: return the result, or None during the game or while a card is unknown. The seat with the most points
        wins, and tied seats share the win. G10: in the Big Box, a tie goes to the player with fewer steps on Actiones,
        then to the one with more points from the network.
        """
        if not self.ended or UNKNOWN in self.desks[MISSION::DESK]:
            return None
        sheets = self.scores()
        points = [sum(sheet.values()) for sheet in sheets]
        keys = None
        if self.setup.options["tie_break"] == "bigbox":
            keys = [(points[n], -self.value(n, ACTIONES), sheet["network"]) for n, sheet in enumerate(sheets)]
        return rank(ENDS[self.ended - 1], points, keys)

    def faults(self) -> list[Message]:
        return checks.faults(self)

    def schema(self) -> Schema:
        return fields.schema(self.setup)

    def copy(self) -> HansaPosition:
        """Return an independent copy without a listener."""
        return HansaPosition(self.setup, self)

    def view(self, seat: int) -> HansaPosition:
        """Return everything a seat (or SPECTATOR) may know. During the game, other seats' mission cards are hidden."""
        check_viewer(self, seat)
        other = self.copy()
        other.viewer = seat
        if not self.ended and self.setup.options["mission_cards"]:
            other.hide_mission(seat)
        return other

    def open_now(self) -> str:
        return " > ".join([NAME[type(decision)] for decision in self.stack])

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (self.setup, self.to_bytes())


def start(setup: Setup) -> HansaPosition:
    """Return the position before any random draw."""
    position = HansaPosition(setup)
    fields.schema(setup).clear(position)
    return position


def from_bytes(setup: Setup, data: bytes) -> HansaPosition:
    """Read the output of `to_bytes`."""
    position = start(setup)
    position.read_bytes(data)
    if bool(position.stack) == bool(position.ended):
        raise PositionError([Message("position-ended", {})])
    return position
