"""The stored state.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from typing import Final

from kontor.core.actions import ActionTable
from kontor.core.base_position import BasePosition
from kontor.core.chance import Bag
from kontor.core.contract import SPECTATOR, Setup
from kontor.core.decisions import Decision, stack_from_bytes, stack_to_bytes
from kontor.core.position_reader import cut
from kontor.games.hansa.board import Board
from kontor.games.hansa.decisions import KINDS, NUMBER, SEVERAL, SINGLES

SUPPLY: Final = 0
STOCK: Final = 2
TRACK: Final = 4
SCORE: Final = 9
LINK: Final = 10
UNUSED: Final = 11
USED: Final = 17
PLATE: Final = 23
MISSION: Final = 30
DESK: Final = 31


class Stored(BasePosition):
    """The fields of the state, with methods to copy and store them."""

    __slots__ = (
        "acted",
        "actions",
        "active",
        "bag",
        "bag_ran_out",
        "beside",
        "beside_of",
        "board",
        "completed",
        "desks",
        "ended",
        "extra_offices",
        "first",
        "gone",
        "green_offices",
        "hand",
        "houses",
        "lifted_in",
        "markers",
        "neutral",
        "pawn",
        "pawn_moved",
        "permits",
        "posts",
        "promos",
        "special",
        "stack",
        "tiles",
        "turn_phase",
        "unseen",
    )

    board: Board
    posts: bytearray
    """The piece on each post."""
    houses: bytearray
    """The piece in each house, by city."""
    special: bytearray
    """The piece in each special-prestige slot."""
    markers: bytearray
    """The marker on each route."""
    desks: bytearray
    """The desks, in seat order. Neutral has a desk for prestige and link."""
    unseen: Bag
    """Number of markers of each kind that are in the bag, hidden on plates or routes, or removed."""
    gone: bytearray
    """N4: markers that left the game, by kind."""
    hand: bytearray
    """G4: the pieces lifted by a Move marker, in lifting order. It is empty without Move markers."""
    permits: bytearray
    """B8: whether the permit of each permit city was used this turn. It is empty without permits."""
    lifted_in: bytearray
    """B11: countries of the pieces in hand, by kind, in lifting order. It is empty without countries."""
    promos: bytearray
    """Q3: each seat's promo markers by kind: unused, used, on the plate. Empty without promo markers."""
    beside: bytearray
    """Q5, Q6: the route of each tribute and block, if there are promo markers."""
    beside_of: bytearray
    """The owner of each `beside` marker."""
    tiles: bytearray
    """L2, L3: the owner of each tile, at a table with Emperor's Favour."""
    turn_phase: bytearray
    """L4: whether the turn has begun, and whether a tile was bought, with Emperor's Favour."""
    bag: int
    """The number of markers in the bag."""
    bag_ran_out: bool
    first: int
    active: int
    actions: int
    """Actions left in this turn."""
    completed: int
    ended: int
    pawn: int
    """The province of the pawn, UNPLACED before it is placed, or NONE without a pawn (W)."""
    pawn_moved: bool
    """W3: whether this turn's free move has been used."""
    acted: bool
    """W3: whether an action was taken this turn, in games with a pawn."""
    extra_offices: bytearray
    """City and piece of each extra office, city by city, oldest first."""
    green_offices: bytearray
    """X4c: city and piece of each way-2 office, city by city, from left to right."""
    neutral: int
    """Owner number of the neutral player, or NONE (N)."""
    stack: list[Decision]

    def __init__(self, setup: Setup, source: Stored | None = None) -> None:
        """Copy `source`. Without a source, call `clear`, `read_bytes` or a JSON reader afterwards."""
        self.setup = setup
        self.board = setup.board
        self.players = setup.players
        self.listener = None
        if source is not None:
            self.viewer = source.viewer
            self.posts = source.posts.copy()
            self.houses = source.houses.copy()
            self.special = source.special.copy()
            self.markers = source.markers.copy()
            self.desks = source.desks.copy()
            self.unseen = source.unseen.copy()
            self.gone = source.gone.copy()
            self.hand = source.hand.copy() if source.hand else source.hand
            self.permits = source.permits.copy() if source.permits else source.permits
            self.lifted_in = source.lifted_in.copy() if source.lifted_in else source.lifted_in
            self.promos = source.promos.copy() if source.promos else source.promos
            self.beside = source.beside.copy() if source.beside else source.beside
            self.beside_of = source.beside_of.copy() if source.beside_of else source.beside_of
            self.tiles = source.tiles.copy() if source.tiles else source.tiles
            self.turn_phase = source.turn_phase.copy() if source.turn_phase else source.turn_phase
            self.bag = source.bag
            self.bag_ran_out = source.bag_ran_out
            self.first = source.first
            self.active = source.active
            self.actions = source.actions
            self.completed = source.completed
            self.ended = source.ended
            self.pawn = source.pawn
            self.pawn_moved = source.pawn_moved
            self.acted = source.acted
            self.extra_offices = source.extra_offices.copy()
            self.green_offices = source.green_offices.copy()
            self.neutral = source.neutral
            self.stack = source.stack.copy()

    @property
    def action_table(self) -> ActionTable:
        """Converts this board's actions between numbers, structured forms and text."""
        return self.board.actions.table

    def to_bytes(self) -> bytes:
        """Return a compact form, without the setup, for processes, storage and search tables."""
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
        arrays = (
            self.posts
            + self.houses
            + self.special
            + self.markers
            + self.desks
            + self.unseen.counts
            + self.gone
            + self.hand
            + self.permits
            + self.lifted_in
            + self.promos
            + self.beside
            + self.beside_of
            + self.tiles
            + self.turn_phase
        )
        return bytes(arrays + bytes(numbers) + self.extra_offices + self.green_offices) + stack_to_bytes(
            self.stack, NUMBER
        )

    def read_bytes(self, data: bytes) -> int:
        """Fill a cleared state from the output of `to_bytes`. Returns the number of bytes read."""
        lengths = [
            len(self.posts),
            len(self.houses),
            len(self.special),
            len(self.markers),
            len(self.desks),
            len(self.unseen.counts),
            len(self.gone),
            len(self.hand),
            len(self.permits),
            len(self.lifted_in),
            len(self.promos),
            len(self.beside),
            len(self.beside_of),
            len(self.tiles),
            len(self.turn_phase),
            13,
        ]
        parts = cut(data, lengths)
        self.posts = parts[0]
        self.houses = parts[1]
        self.special = parts[2]
        self.markers = parts[3]
        self.desks = parts[4]
        self.unseen = Bag(parts[5])
        self.gone = parts[6]
        self.hand = parts[7]
        self.permits = parts[8]
        self.lifted_in = parts[9]
        self.promos = parts[10]
        self.beside = parts[11]
        self.beside_of = parts[12]
        self.tiles = parts[13]
        self.turn_phase = parts[14]
        numbers = parts[15]
        self.bag = numbers[0]
        self.bag_ran_out = bool(numbers[1])
        self.first = numbers[2]
        self.active = numbers[3]
        self.actions = numbers[4]
        self.completed = numbers[5]
        self.ended = numbers[6]
        self.viewer = numbers[7] + SPECTATOR
        self.pawn = numbers[8]
        self.pawn_moved = bool(numbers[9])
        self.acted = bool(numbers[10])
        lengths += list(numbers[11:])
        parts = cut(data, lengths)
        self.extra_offices = parts[-2]
        self.green_offices = parts[-1]
        self.stack = stack_from_bytes(data[sum(lengths) :], KINDS, SINGLES, SEVERAL)
        return len(data)

    def hide_mission(self, seat: int) -> None:
        """Hide this column on all desks except the seat's own, to make a view."""
        for holder in range(self.players):
            if holder != seat and self.desks[holder * DESK + MISSION] != 255:
                self.desks[holder * DESK + MISSION] = 254
