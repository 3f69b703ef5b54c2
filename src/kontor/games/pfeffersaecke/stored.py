"""The stored state.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from kontor.core.actions import ActionTable
from kontor.core.base_position import BasePosition
from kontor.core.contract import SPECTATOR, Setup
from kontor.core.position_reader import cut
from kontor.games.pfeffersaecke.board import Board

MONEY: Final = 0
INFLUENCE: Final = 1
SUPPLY: Final = 2
LETTER: Final = 3
WON: Final = 4
WORTH: Final = 5
DESK: Final = 6
LARGE: Final = tuple(Struct(f">{players * 6 + 2}I") for players in range(7))
"""Structs for large numbers, by number of players."""


class Stored(BasePosition):
    """The fields of the state, with methods to copy and store them."""

    __slots__ = (
        "active",
        "at",
        "bag",
        "board",
        "centre",
        "counter",
        "counts",
        "decision",
        "desks",
        "discs",
        "ended",
        "first",
        "hands",
        "idle",
        "letter_used",
        "own",
        "reach",
        "room",
        "spaces",
        "towns",
        "turn",
    )

    board: Board
    spaces: bytearray
    """For each space of each city, clockwise from the arrow: the seat + 1, or 0 if the space is free."""
    centre: bytearray
    """Number of the active player's branches waiting in each city's centre (T2, T5)."""
    towns: bytearray
    """For each town, the seat + 1, or 0 if free."""
    discs: bytearray
    """Whether each city is closed, open or scored."""
    hands: bytearray
    """Discs in hand by seat, then by value."""
    counter: int
    """The town counter (S4b)."""
    first: int
    active: int
    letter_used: bool
    """L1: whether a letter has been spent this turn."""
    decision: int
    at: int
    """The place of the first new branch, during the decision SECOND."""
    ended: int
    turn: int
    """The number of turns begun."""
    idle: int
    """E1c: the number of turns in a row without a new branch."""
    desks: list[int]
    bag: bytes
    """S3b: the number of discs of each value still to be dealt."""
    room: list[int]
    """Free spaces in each place, or 0 in closed cities and occupied towns."""
    counts: bytearray
    """Number of branches of each seat in each place, including the centre."""
    own: list[tuple[int, ...]]
    """The cities in which each seat has a branch. Copies share the tuples."""
    reach: list[bytes]
    """Cost of the cheapest route from each seat's branches to each place, or FAR. Copies share it."""

    def __init__(self, setup: Setup, source: Stored | None = None) -> None:
        """Copy `source`. Without a source, call `clear`, `read_bytes` or a JSON reader afterwards."""
        self.setup = setup
        self.board = setup.board
        self.players = setup.players
        self.listener = None
        if source is not None:
            self.viewer = source.viewer
            self.spaces = source.spaces.copy()
            self.centre = source.centre.copy()
            self.towns = source.towns.copy()
            self.discs = source.discs.copy()
            self.hands = source.hands.copy()
            self.counter = source.counter
            self.first = source.first
            self.active = source.active
            self.letter_used = source.letter_used
            self.decision = source.decision
            self.at = source.at
            self.ended = source.ended
            self.turn = source.turn
            self.idle = source.idle
            self.desks = source.desks.copy()
            self.bag = source.bag
            self.room = source.room.copy()
            self.counts = source.counts.copy()
            self.own = source.own.copy()
            self.reach = source.reach.copy()

    @property
    def action_table(self) -> ActionTable:
        """Converts this board's actions between numbers, structured forms and text."""
        return self.board.actions.table

    def to_bytes(self) -> bytes:
        """Return a compact form, without the setup, for processes, storage and search tables."""
        numbers = (
            self.counter,
            self.first,
            self.active,
            self.letter_used,
            self.decision,
            self.at,
            self.ended,
            self.viewer - SPECTATOR,
        )
        arrays = self.spaces + self.centre + self.towns + self.discs + self.hands
        return bytes(arrays + bytes(numbers) + LARGE[self.players].pack(self.turn, self.idle, *self.desks))

    def read_bytes(self, data: bytes) -> int:
        """Fill a cleared state from the output of `to_bytes`. Returns the number of bytes read."""
        lengths = [
            len(self.spaces),
            len(self.centre),
            len(self.towns),
            len(self.discs),
            len(self.hands),
            8,
            LARGE[self.players].size,
        ]
        parts = cut(data, lengths)
        self.spaces = parts[0]
        self.centre = parts[1]
        self.towns = parts[2]
        self.discs = parts[3]
        self.hands = parts[4]
        numbers = parts[5]
        self.counter = numbers[0]
        self.first = numbers[1]
        self.active = numbers[2]
        self.letter_used = bool(numbers[3])
        self.decision = numbers[4]
        self.at = numbers[5]
        self.ended = numbers[6]
        self.viewer = numbers[7] + SPECTATOR
        large = LARGE[self.players].unpack(parts[6])
        self.turn = large[0]
        self.idle = large[1]
        self.desks = list(large[2:])
        return sum(lengths)
