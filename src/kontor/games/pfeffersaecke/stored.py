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

    def __init__(self, setup: Setup) -> None:
        """Create a state without values. `clear`, `copy_to`, `read_bytes` or a JSON form fills them in."""
        self.setup = setup
        self.board: Board = setup.board
        self.players = setup.players
        self.listener = None
        self.spaces: bytearray
        """For each space of each city, the seat + 1, starting at the arrow. 0 if the space is free."""
        self.centre: bytearray
        """Number of the active player's branches waiting in each city's centre (T2, T5)."""
        self.towns: bytearray
        """For each town, the seat + 1, or 0."""
        self.discs: bytearray
        """Whether each city is closed, open or scored."""
        self.hands: bytearray
        """Discs in hand by seat, then by value."""
        self.counter: int
        """The town counter (S4b)."""
        self.first: int
        self.active: int
        self.letter_used: bool
        """L1: whether a letter has been spent this turn."""
        self.decision: int
        self.at: int
        """SECOND: the place of the first new branch."""
        self.ended: int
        self.turn: int
        """The number of turns begun."""
        self.idle: int
        """E1c: the number of turns in a row without a new branch."""
        self.desks: list[int]
        self.bag: bytes
        """S3b: the number of discs of each value still to be dealt."""
        self.room: list[int]
        """Free spaces in each place. 0 in a closed city and in an occupied town."""
        self.counts: bytearray
        """Number of branches of each seat in each place, including the centre."""
        self.own: list[tuple[int, ...]]
        """The cities in which each seat has a branch. Copies share the tuples."""
        self.reach: list[bytes]
        """Cost of the cheapest route from each seat's branches to each place, or FAR. Copies share it."""

    @property
    def action_table(self) -> ActionTable:
        """Number, structured form and text of every action on this board."""
        return self.board.actions.table

    def copy_to(self, other: Stored) -> None:
        """Fill a new state with independent copies of all values."""
        other.viewer = self.viewer
        other.spaces = self.spaces.copy()
        other.centre = self.centre.copy()
        other.towns = self.towns.copy()
        other.discs = self.discs.copy()
        other.hands = self.hands.copy()
        other.counter = self.counter
        other.first = self.first
        other.active = self.active
        other.letter_used = self.letter_used
        other.decision = self.decision
        other.at = self.at
        other.ended = self.ended
        other.turn = self.turn
        other.idle = self.idle
        other.desks = self.desks.copy()
        other.bag = self.bag
        other.room = self.room.copy()
        other.counts = self.counts.copy()
        other.own = self.own.copy()
        other.reach = self.reach.copy()

    def to_bytes(self) -> bytes:
        """A compact form for processes, storage and search tables, without the setup."""
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
