"""The actions on a board: their numbers, the meaning of each number, and their text form (docs/felinia.md)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from kontor.core.actions import ActionFace, ActionTable, face
from kontor.games.felinia.pieces import (
    FREE_GOODS,
    GOODS,
    GUILD,
    MARKETS,
    MAX_SEATS,
    MOST_SOLD,
    NONE,
    SOLD_KINDS,
    SPECIALS,
    UNKNOWN,
)

FIRST: Final = 0
GOOD: Final = 1
SHIP: Final = 2
TILE: Final = 3
LOOK: Final = 4
BID: Final = 5
BUY: Final = 6
EXCHANGE: Final = 7
BONUS: Final = 8
DECLINE: Final = 9
SELL: Final = 10
BOARD: Final = 11
DONE: Final = 12
TURN: Final = 13
STEP: Final = 14
STOP: Final = 15
KEEP: Final = 16
STORE: Final = 17

OWN_BOARD: Final = 6
"""Index of the seat's own board in the list of places for bids, after the stacks."""
WITH_SPICE: Final = 0
WITH_PROVISION: Final = 1
EXTRAS: Final = ("spice", "provision")

STORED: Final = tuple(
    goods for size in (FREE_GOODS, FREE_GOODS + 1) for goods in combinations_with_replacement(range(GOODS), size)
)
"""R13: every combination of three or four goods to keep."""

KINDS: Final = (
    "first", "good", "ship", "tile", "look", "bid", "buy", "exchange", "bonus", "decline", "sell", "board", "done",
    "turn", "step", "stop", "keep", "store",
)  # fmt: skip
"""The kinds of actions, as spelled in the text of an action."""

Block = tuple[int, ...]


class Actions:
    """All actions on a board. `kind[n]`, `first[n]` and `second[n]` give the meaning of number n.

    Each block (`bid`, `step`, …) contains the numbers of one kind. Legal actions are selected from these blocks.
    """

    def __init__(
        self,
        goods: Sequence[str],
        ships: Sequence[str],
        peoples: Sequence[str],
        bonuses: Sequence[tuple[str, str]],
        provinces: Sequence[str],
        places: Sequence[str],
        costs: Sequence[int],
        expert: bool,
    ) -> None:
        """Number the actions. `costs` lists the goods that places cost, including NONE if a place is free."""
        self.kind: list[int] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self._faces: list[ActionFace] = []

        self.first_player = self._block(FIRST, [face("first", seat=seat) for seat in range(MAX_SEATS)])
        self.good = self._block(GOOD, [face("good", good=good) for good in goods])
        self.ship = self._block(SHIP, [face("ship", ship=ship) for ship in ships])
        tiles = [*peoples, *(SPECIALS if expert else ())]
        self.tile = self._block(TILE, [face("tile", tile=tile) for tile in tiles])
        self.look = self._block(LOOK, [face("look", place=place) for place in places])
        self.look_unknown = self._one(LOOK, face("look", place="?"), UNKNOWN) if places else NONE
        markets = [face("bid", where="market", number=number) for number in range(1, MARKETS + 1)]
        self.bid = self._block(BID, [*markets, face("bid", where="guild"), face("bid", where="board")])
        self.buy = self._block(BUY, [face("buy", good=good) for good in goods])
        self.exchange = tuple(self._exchanges(goods, extra) for extra in EXTRAS[: 1 + expert])
        self.bonus = self._block(BONUS, [face("bonus", people=people, tile=kind) for people, kind in bonuses])
        self.decline = self._one(DECLINE, face("decline"))
        self.sell = self._sales(goods)
        self.board = self._block(BOARD, [face("board", ship=ship) for ship in ships])
        self.done = self._one(DONE, face("done"))
        self.turn = self._block(TURN, [face("turn", province=province) for province in provinces])
        self.step = self._block(STEP, [face("step", province=province) for province in provinces])
        self.stop = self._one(STOP, face("stop"))
        self.keep = self._block(KEEP, [face("keep", place=place) for place in places])
        self.keep_none = self._one(KEEP, face("keep", place="none"), NONE) if places else NONE
        self.keep_unknown = {cost: self._keep_unknown(goods, cost) for cost in costs}
        """The actions that keep an unknown card, by the cost of the card (NONE or a good)."""
        stored = ["+".join(goods[good] for good in some) for some in STORED]
        self.store = self._block(STORE, [face("store", goods=some) for some in stored])
        self.table = ActionTable(self._faces)

    def _one(self, kind: int, only: ActionFace, first: int = NONE, second: int = NONE) -> int:
        self.kind.append(kind)
        self.first.append(first)
        self.second.append(second)
        self._faces.append(only)
        return len(self._faces) - 1

    def _block(self, kind: int, faces: list[ActionFace]) -> Block:
        """Build a block of actions that differ in one value, numbered from 0 in `first`."""
        return tuple(self._one(kind, one, number) for number, one in enumerate(faces))

    def _exchanges(self, goods: Sequence[str], extra: str) -> Block:
        """R4a, R4c: build the block of actions such as `exchange books wine spice`. `first` is give * GOODS + take,
        and `second` is the extra item.
        """
        return tuple(
            self._one(
                EXCHANGE,
                face("exchange", give=goods[give], take=goods[take], extra=extra),
                give * GOODS + take,
                EXTRAS.index(extra),
            )
            for give in range(GOODS)
            for take in range(GOODS)
            if give != take
        )

    def exchange_of(self, give: int, take: int, extra: int) -> int:
        """Return the number of an exchange."""
        return self.exchange[extra][give * (GOODS - 1) + take - (take > give)]

    def _sales(self, goods: Sequence[str]) -> tuple[Block, ...]:
        """R15: build one block for each kind of sale. `sell[GOLD][n - 1]` sells n gold."""
        names = ["gold", "spice", *goods]
        return tuple(
            tuple(
                self._one(SELL, face("sell", what=names[what], number=number), what, number)
                for number in range(1, MOST_SOLD[what] + 1)
            )
            for what in range(SOLD_KINDS)
        )

    def _keep_unknown(self, goods: Sequence[str], cost: int) -> int:
        """R12: keep a card that may be hidden from the viewer. The cost of the card is public."""
        values = face("keep", place="?") if cost == NONE else face("keep", place="?", cost=goods[cost])
        return self._one(KEEP, values, UNKNOWN, cost)


assert OWN_BOARD == GUILD + 1
