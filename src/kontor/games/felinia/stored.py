"""The stored state.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from typing import Final

from kontor.core.actions import ActionTable
from kontor.core.base_position import BasePosition
from kontor.core.chance import Bag, Deck
from kontor.core.contract import SPECTATOR, Setup
from kontor.core.decisions import Decision, stack_from_bytes, stack_to_bytes
from kontor.core.position_reader import cut
from kontor.games.felinia.board import Board
from kontor.games.felinia.decisions import KINDS, NUMBER, SEVERAL, SINGLES

COINS: Final = 0
GOLD_AT: Final = 1
SPICE_AT: Final = 2
PROVISIONS: Final = 3
POOL: Final = 4
HAND: Final = 5
"""Number of bids not placed yet."""
CIRCLES: Final = 6
"""R1b: bit mask of the circles with a bid."""
GOODS_AT: Final = 7
TILES_AT: Final = 12
PLACES_AT: Final = 25
"""Number of places kept, by the good they cost (or FREE). It is public (R12c)."""
DESK: Final = 31


class Stored(BasePosition):
    """The fields of the state, with methods to copy and store them."""

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

    board: Board
    bag: Bag
    """Number of each good in the bag."""
    markets: bytearray
    """Number of each good on each market, market by market."""
    stacks: bytearray
    """Owners of the tokens in each stack, from the bottom up. Each stack has room for all tokens."""
    heights: bytearray
    """Number of tokens in each stack."""
    berths: bytearray
    """The ship tile at each berth, or NONE."""
    aboard: bytearray
    """The seat on each place of each berth's ship, front place first, or NONE."""
    ships: bytearray
    """Contains 1 for each ship tile in the pile. Grey-backed tiles are on top (S3)."""
    unseen: bytearray
    """Number of tiles by country and kind that are face down or not placed yet."""
    tiles: bytearray
    """The tile in each province, or NONE."""
    merchants: bytearray
    """The seat of the merchant in each province, or NONE."""
    bonus: bytearray
    """The owner of each bonus tile, or NONE while it is at the guild."""
    desks: bytearray
    """The desks, in seat order."""
    kept: bytearray
    """Bit mask (`sight`) of the seats that know a hidden place, by owner and kind, or 0 if none does."""
    next_ship: int
    """O2: the open top tile of the pile, or NONE."""
    round: int
    """The current round, or 0 during setup."""
    start: int
    phase: int
    stored: int
    """R13: the number of seats done with storage."""
    sailing: int
    """The ships that have not sailed yet."""
    closing: int
    """The end that was triggered (E1, E2), while the last ships are still sailing."""
    ended: int
    places: Deck
    """The pile of places. Copies of the state share it, so copy it before changing it."""
    stack: list[Decision]

    def __init__(self, setup: Setup, source: Stored | None = None) -> None:
        """Copy `source`. Without a source, call `clear`, `read_bytes` or a JSON reader afterwards."""
        self.setup = setup
        self.board = setup.board
        self.players = setup.players
        self.listener = None
        if source is not None:
            self.viewer = source.viewer
            self.bag = source.bag.copy()
            self.markets = source.markets.copy()
            self.stacks = source.stacks.copy()
            self.heights = source.heights.copy()
            self.berths = source.berths.copy()
            self.aboard = source.aboard.copy()
            self.ships = source.ships.copy()
            self.unseen = source.unseen.copy()
            self.tiles = source.tiles.copy()
            self.merchants = source.merchants.copy()
            self.bonus = source.bonus.copy()
            self.desks = source.desks.copy()
            self.kept = source.kept.copy() if source.kept else source.kept
            self.next_ship = source.next_ship
            self.round = source.round
            self.start = source.start
            self.phase = source.phase
            self.stored = source.stored
            self.sailing = source.sailing
            self.closing = source.closing
            self.ended = source.ended
            self.places = source.places
            self.stack = source.stack.copy()

    @property
    def action_table(self) -> ActionTable:
        """Converts this board's actions between numbers, structured forms and text."""
        return self.board.actions.table

    def to_bytes(self) -> bytes:
        """Return a compact form, without the setup, for processes, storage and search tables."""
        numbers = (
            self.next_ship,
            self.round,
            self.start,
            self.phase,
            self.stored,
            self.sailing,
            self.closing,
            self.ended,
            self.viewer - SPECTATOR,
            len(self.places.segments),
        )
        arrays = (
            self.bag.counts
            + self.markets
            + self.stacks
            + self.heights
            + self.berths
            + self.aboard
            + self.ships
            + self.unseen
            + self.tiles
            + self.merchants
            + self.bonus
            + self.desks
            + self.kept
        )
        return bytes(arrays + bytes(numbers) + self.places.to_bytes()) + stack_to_bytes(self.stack, NUMBER)

    def read_bytes(self, data: bytes) -> int:
        """Fill a cleared state from the output of `to_bytes`. Returns the number of bytes read."""
        lengths = [
            len(self.bag.counts),
            len(self.markets),
            len(self.stacks),
            len(self.heights),
            len(self.berths),
            len(self.aboard),
            len(self.ships),
            len(self.unseen),
            len(self.tiles),
            len(self.merchants),
            len(self.bonus),
            len(self.desks),
            len(self.kept),
            10,
        ]
        parts = cut(data, lengths)
        self.bag = Bag(parts[0])
        self.markets = parts[1]
        self.stacks = parts[2]
        self.heights = parts[3]
        self.berths = parts[4]
        self.aboard = parts[5]
        self.ships = parts[6]
        self.unseen = parts[7]
        self.tiles = parts[8]
        self.merchants = parts[9]
        self.bonus = parts[10]
        self.desks = parts[11]
        self.kept = parts[12]
        numbers = parts[13]
        self.next_ship = numbers[0]
        self.round = numbers[1]
        self.start = numbers[2]
        self.phase = numbers[3]
        self.stored = numbers[4]
        self.sailing = numbers[5]
        self.closing = numbers[6]
        self.ended = numbers[7]
        self.viewer = numbers[8] + SPECTATOR
        lengths += [len(self.places.pools[0].counts)]
        lengths += [3 + lengths[-1]] * numbers[9]
        begin = sum(lengths[:14])
        cut(data, lengths)
        self.places = self.places.from_bytes(data[begin:], numbers[9])
        self.stack = stack_from_bytes(data[sum(lengths) :], KINDS, SINGLES, SEVERAL)
        return len(data)
