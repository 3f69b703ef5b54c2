"""What lies on the table: a few flat arrays and numbers, quick to copy. The board and the options stand outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kontor.core.base_position import BasePosition
from kontor.core.chance import CHANCE, NOBODY, Bag, Deck
from kontor.core.contract import ALL, Setup
from kontor.core.messages import Event, Moved, Value
from kontor.games.felinia.board import Board
from kontor.games.felinia.decisions import OF_A_SEAT, OF_CHANCE, Bid, Decision, First, Trade
from kontor.games.felinia.pieces import (
    BERTHS,
    BIDS,
    BONUS_TILES,
    FACE_DOWN,
    GOODS,
    MARKETS,
    MERCHANTS,
    MOST_ABOARD,
    MOST_TOKENS,
    NO_TILE,
    NONE,
    PEOPLES,
    STACKS,
    START_COINS,
    TILES,
)
from kontor.games.felinia.pieces import SUPPLY as SUPPLY_OF_EACH

# A desk is a stretch of bytes: `desks[seat * DESK + GOODS_AT + good]` are the goods of a kind of a seat.
COINS: Final = 0
GOLD_AT: Final = 1
SPICE_AT: Final = 2
PROVISIONS: Final = 3
POOL: Final = 4
HAND: Final = 5
"""Bids that are not placed."""
CIRCLES: Final = 6
"""R1b: the circles of the own board that hold a bid, one bit each."""
GOODS_AT: Final = 7
TILES_AT: Final = 12
PLACES_AT: Final = 25
"""Places kept, by what they cost: a good, or FREE. The number is public, the cost was paid openly (R12c)."""
FREE: Final = GOODS
DESK: Final = 31

# What follows when nothing is open (`rules.course`).
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
ENDS: Final = ("merchants", "ships")
"""E1, E2. `closing` and then `ended` are 1 or 2 for them."""


class State(BasePosition):
    """The facts of a moment. The rules (`rules/`) change it; `FeliniaPosition` is its public face."""

    __slots__ = (
        "aboard",
        "bag",
        "berths",
        "board",
        "bonus",
        "closing",
        "desks",
        "ended",
        "heights",
        "kept",
        "listener",
        "markets",
        "merchants",
        "next_ship",
        "phase",
        "places",
        "round",
        "sailing",
        "ships",
        "stack",
        "stacks",
        "start",
        "stored",
        "tiles",
        "unseen",
    )

    def __init__(self, setup: Setup) -> None:
        """Empty boxes, to be filled by `clear`, `copy` or a form."""
        self.setup = setup
        self.board: Board = setup.board
        self.players = setup.players
        self.listener: list[Event] | None = None
        self.viewer = ALL

        self.bag: Bag
        """The goods in the bag."""
        self.markets: bytearray
        """How many of each good lie on each market, market after market."""
        self.stacks: bytearray
        """The owners of the tokens of each stack, the lowest first; each stack has room for all of them."""
        self.heights: bytearray
        """How many tokens each stack has."""
        self.berths: bytearray
        """A ship tile per berth, or NONE."""
        self.aboard: bytearray
        """A seat per place on each berth's ship, front place first, or NONE."""
        self.ships: bytearray
        """1 for each ship tile in the pile; the grey-backed ones lie on top (S3)."""
        self.next_ship: int
        """O2: the open top tile of the pile, or NONE."""
        self.unseen: bytearray
        """Per country, how many tiles of each kind nobody has seen: face down on its posts, or not laid yet."""
        self.tiles: bytearray
        """A tile per province, FACE_DOWN or NO_TILE."""
        self.merchants: bytearray
        """The seat whose merchant stays on a province, or NONE."""
        self.bonus: bytearray
        """Who has each bonus tile; NONE while it lies at the guild."""
        self.desks: bytearray
        """The desks, seat after seat."""
        self.kept: bytearray
        """Per seat and kind of place: who knows that the seat keeps it (`sight`), 0 if it does not or in a hole."""
        self.places: Deck
        """The pile of places. Copies share it: whoever changes it makes a copy first."""
        self.round: int
        """0 until everything is set up."""
        self.start: int
        self.phase: int
        self.stored: int
        """R13: how many seats have stored their goods in this round."""
        self.sailing: int
        """The berths whose ships are still to sail in this exploration, one bit each."""
        self.closing: int
        """The end that has been set off (E1, E2) while its ships are still sailing."""
        self.ended: int
        self.stack: list[Decision]

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NOBODY."""
        return self._whose(self.stack[-1]) if self.stack else NOBODY

    @property
    def active(self) -> int:
        """Whose turn it is: who decides, or did so before chance was asked; NOBODY where chance alone is asked."""
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
        if isinstance(decision, OF_A_SEAT):
            return decision.seat
        assert kind in OF_CHANCE
        return CHANCE

    def placed(self) -> int:
        """How many bids have been placed in this round, while they are being placed."""
        return BIDS * self.players - sum(self.desks[HAND::DESK])

    def bidder(self) -> int:
        """R1: whose bid is next."""
        return self.bidder_after(self.placed())

    def bidder_after(self, placed: int) -> int:
        """R1a: whose bid comes when so many have been placed."""
        return (self.start + placed) % self.players

    def current_stack(self) -> int:
        """R2: the stack that is settled now: the first that still has tokens; NONE if none has."""
        for stack in range(STACKS):
            if self.heights[stack]:
                return stack
        return NONE

    def top_owner(self, stack: int) -> int:
        return self.stacks[stack * MOST_TOKENS + self.heights[stack] - 1]

    def goods(self, seat: int) -> int:
        """How many goods a seat has."""
        first = seat * DESK + GOODS_AT
        return sum(self.desks[first : first + GOODS])

    def supply(self, part: int) -> int:
        """R16: how many gold, spice or provisions (GOLD_AT, …) nobody has."""
        return SUPPLY_OF_EACH - sum(self.desks[part::DESK])

    def crossing(self) -> bool:
        """O4: whether a walk may lead into another country."""
        chosen = self.setup.options["cross_border_movement"]
        return self.board.crossing if chosen == "board" else bool(chosen == "on")

    def tell(self, event: str, seat: int, rule: str, moves: Sequence[Moved] = (), **args: Value) -> None:
        """Tell the listener; call it only if there is one, so that nobody pays for words that nobody hears.

        `moves` are the things that move, each from a place to a place; an empty place is outside of the game.
        """
        if self.listener is not None:
            source, target = moves[0] if moves else ("", "")
            further = tuple(moves[1:])
            self.listener.append(
                Event(f"felinia-{event}", seat, rule, args, source or None, target or None, moves=further)
            )


def clear(state: State) -> None:
    """S before any chance: desks, the full bag, tiles face down on the classic side, nothing drawn yet."""
    board = state.board
    state.bag = Bag(board.good_counts)
    state.markets = bytearray(MARKETS * GOODS)
    state.stacks = bytearray([NONE]) * (STACKS * MOST_TOKENS)
    state.heights = bytearray(STACKS)
    state.berths = bytearray([NONE]) * BERTHS
    state.aboard = bytearray([NONE]) * (BERTHS * MOST_ABOARD)
    state.ships = bytearray([1]) * len(board.ships)
    state.next_ship = NONE
    state.unseen = bytearray(count for country in board.countries for count in country.tiles)
    state.tiles = bytearray([NO_TILE]) * len(board.provinces)
    if not board.expert:
        for post in board.posts:
            state.tiles[post] = FACE_DOWN
    state.merchants = bytearray([NONE]) * len(board.provinces)
    state.bonus = bytearray([NONE]) * BONUS_TILES
    state.desks = new_desk() * state.players
    state.kept = bytearray(state.players * len(board.places))
    state.places = Deck.shuffled([[card.number for card in board.places]], state.players)
    state.round = 0
    state.start = NONE
    state.phase = SETTING_UP
    state.stored = 0
    state.sailing = 0
    state.closing = RUNNING
    state.ended = RUNNING
    state.stack = [First()]


def new_desk() -> bytearray:
    """S1a."""
    desk = bytearray(DESK)
    desk[COINS] = START_COINS
    desk[POOL] = MERCHANTS
    desk[HAND] = BIDS
    return desk


assert TILES_AT == GOODS_AT + GOODS
assert PLACES_AT == TILES_AT + TILES
assert DESK == PLACES_AT + FREE + 1
assert PEOPLES < TILES
