"""A Pfeffersäcke position: the state, with the interface that the contract requires."""

from __future__ import annotations

from typing import Any

from kontor.core.base_position import check_viewer
from kontor.core.contract import Result, Setup, rank
from kontor.core.errors import PositionError
from kontor.core.fields import Schema
from kontor.core.messages import Message, Reason
from kontor.games.pfeffersaecke import checks, fields, rules
from kontor.games.pfeffersaecke.decisions import NAMES, OVER, SECOND
from kontor.games.pfeffersaecke.pieces import NONE
from kontor.games.pfeffersaecke.rules.reasons import explain
from kontor.games.pfeffersaecke.scoring import score_sheet, tie_break
from kontor.games.pfeffersaecke.state import ENDS, State, derive


class PfeffersaeckePosition(State):
    """A position of Pfeffersäcke. `legal` lists the actions, and `play` performs one of them."""

    __slots__ = ()

    def legal(self) -> list[int]:
        return rules.legal(self)

    def weights(self) -> list[int]:
        return rules.weights(self)

    def apply(self, action: int) -> None:
        rules.apply(self, action)

    def explain(self, action: int) -> Reason:
        return explain(self, action)

    def score(self, seat: int) -> dict[str, int]:
        return score_sheet(self, seat)

    def result(self) -> Result | None:
        """E3: return the result. The seat with the most influence wins. Ties are broken by the number of cities won,
        then by the sum of their discs. Otherwise, the win is shared.
        """
        if not self.ended:
            return None
        totals = [sum(sheet.values()) for sheet in self.scores()]
        keys = [(total, *tie_break(self, seat)) for seat, total in enumerate(totals)]
        return rank(ENDS[self.ended - 1], totals, keys)

    def faults(self) -> list[Message]:
        return checks.faults(self)

    def schema(self) -> Schema:
        return fields.schema(self.setup)

    def copy(self) -> PfeffersaeckePosition:
        """Return an independent copy without a listener."""
        return PfeffersaeckePosition(self.setup, self)

    def view(self, seat: int) -> PfeffersaeckePosition:
        """Return everything a seat (or SPECTATOR) may know. Nothing is hidden in this game (S5)."""
        check_viewer(self, seat)
        other = self.copy()
        other.viewer = seat
        return other

    def read_json(self, data: Any) -> list[Message]:
        """Load the state from its JSON form. Returns a list of faults."""
        faults = super().read_json(data)
        if not faults and self.active == NONE and (self.decision == SECOND or any(self.centre)):
            return [Message("position-first-player", {})]  # the new branches have no owner
        if not faults:
            derive(self)
        return faults

    def open_now(self) -> str:
        return NAMES[self.decision] if self.decision != OVER else "over"

    def __reduce__(self) -> tuple[Any, ...]:
        return from_bytes, (self.setup, self.to_bytes())


def start(setup: Setup) -> PfeffersaeckePosition:
    """Return the position before any random draw."""
    position = PfeffersaeckePosition(setup)
    fields.schema(setup).clear(position)
    derive(position)
    return position


def from_bytes(setup: Setup, data: bytes) -> PfeffersaeckePosition:
    """Read the output of `to_bytes`."""
    position = start(setup)
    used = position.read_bytes(data)
    if len(data) > used:
        raise PositionError([Message("pfeffersaecke-position-bytes", {"bytes": len(data), "wanted": used})])
    derive(position)
    return position
