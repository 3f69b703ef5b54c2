"""The table's state, as used by the rules. The fields are declared in `fields.py`."""

from __future__ import annotations

from typing import Final

from kontor.core.chance import CHANCE, NOBODY
from kontor.core.decisions import Decision
from kontor.games.felinia.decisions import Bid, Boarding, Found, Keep, Markets, Storage, Trade, Walk
from kontor.games.felinia.pieces import BIDS, GOODS, MOST_TOKENS, NONE, STACKS
from kontor.games.felinia.pieces import ENDS as ENDS
from kontor.games.felinia.pieces import SUPPLY as SUPPLY_OF_EACH
from kontor.games.felinia.stored import DESK, GOODS_AT, HAND, Stored

FREE: Final = GOODS
"""Index for places without a cost, after the goods."""

# What comes next when no decision is open (`rules.course`).
SETTING_UP: Final = 0
BIDDING: Final = 1
TRADING: Final = 2
SAILING: Final = 3
STORING: Final = 4
PREPARING: Final = 5
PHASES: Final = ("setup", "bids", "trade", "exploration", "storage", "preparation")

RUNNING: Final = 0
BY_MERCHANTS: Final = 1
BY_SHIPS: Final = 2

OF_GOODS: Final = (Markets, Found)
OF_A_SEAT: Final = (Boarding, Walk, Keep, Storage)
"""Decisions that store their seat. A tuple of classes, because compiled code would otherwise build a union for every
test.
"""


class State(Stored):
    """The state that the rules change. `FeliniaPosition` adds the public interface."""

    __slots__ = ()

    @property
    def actor(self) -> int:
        """The seat that decides next, CHANCE or NOBODY."""
        return self._whose(self.stack[-1]) if self.stack else NOBODY

    @property
    def active(self) -> int:
        """The seat whose turn it is, even during random draws for it, or NOBODY if only chance is involved."""
        for decision in reversed(self.stack):
            whose = self._whose(decision)
            if whose != CHANCE:
                return whose
        return NOBODY

    def _whose(self, decision: Decision) -> int:
        kind = type(decision)
        if kind is Bid:
            return self.bidder()
        if kind is Trade:
            return self.top_owner(self.current_stack())
        return decision.seat if isinstance(decision, OF_A_SEAT) else CHANCE

    def placed(self) -> int:
        """Return the number of bids placed so far in this round of bidding."""
        return BIDS * self.players - sum(self.desks[HAND::DESK])

    def bidder(self) -> int:
        """R1: return the seat that bids next."""
        return self.bidder_after(self.placed())

    def bidder_after(self, placed: int) -> int:
        """R1a: return the next bidder after this number of bids."""
        return (self.start + placed) % self.players

    def current_stack(self) -> int:
        """R2: return the first stack with tokens, which is resolved next, or NONE if all stacks are empty."""
        for stack in range(STACKS):
            if self.heights[stack]:
                return stack
        return NONE

    def top_owner(self, stack: int) -> int:
        return self.stacks[stack * MOST_TOKENS + self.heights[stack] - 1]

    def goods(self, seat: int) -> int:
        """Return the number of goods that a seat has."""
        first = seat * DESK + GOODS_AT
        return sum(self.desks[first : first + GOODS])

    def supply(self, part: int) -> int:
        """R16: return the gold, spice or provisions (GOLD_AT, …) left in the supply."""
        return SUPPLY_OF_EACH - sum(self.desks[part::DESK])

    def crossing(self) -> bool:
        """O4: return whether a walk may lead into another country."""
        return bool(self.setup.options["cross_border_movement"])
