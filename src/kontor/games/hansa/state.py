"""What lies on the table: a few flat arrays and numbers, quick to copy. The board and the options stand outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kontor.core.base_position import BasePosition
from kontor.core.chance import CHANCE, NOBODY, Bag
from kontor.core.contract import ALL, Setup
from kontor.core.messages import Event, Moved, Value
from kontor.games.hansa.board import Board
from kontor.games.hansa.decisions import TURN, Answer, Decision, OfChance, PlacePawn, Taverns
from kontor.games.hansa.pieces import (
    HIDDEN,
    MARKERS,
    MERCHANT,
    MERCHANTS,
    NO_MARKER,
    NONE,
    TAVERN_MARKERS,
    TRACK_LENGTH,
    TRACK_PIECE,
    TRADER,
    TRADERS,
    piece_of,
)

# A desk is a stretch of bytes: `desks[seat * DESK + SUPPLY + MERCHANT]` are the merchants in supply of a seat.
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

UNPLACED: Final = 253
"""W2: the pawn is not on the board yet."""

RUNNING: Final = 0
ENDS: Final = ("prestige", "markers", "cities")
"""E1a, b, c. `ended` is 1, 2 or 3 for them."""


class State(BasePosition):
    """The facts of a moment. The rules (`rules/`) change it; `HansaPosition` is its public face."""

    __slots__ = (
        "acted",
        "actions",
        "active",
        "bag",
        "bag_ran_out",
        "board",
        "completed",
        "desks",
        "ended",
        "extra_offices",
        "first",
        "gone",
        "green_offices",
        "houses",
        "listener",
        "markers",
        "neutral",
        "pawn",
        "pawn_moved",
        "posts",
        "special",
        "stack",
        "unseen",
    )

    def __init__(self, setup: Setup) -> None:
        """Empty boxes, to be filled by `first_state`, `copy` or a form."""
        self.setup = setup
        self.board: Board = setup.board
        self.players = setup.players
        self.listener: list[Event] | None = None
        self.viewer = ALL

        self.posts: bytearray
        """A piece per post."""
        self.houses: bytearray
        """A piece per house, city by city."""
        self.extra_offices: bytearray
        """City and piece of each extra office, city by city, in each in the order in which they came."""
        self.green_offices: bytearray
        """City and piece of each office that came to a green city by way 2 (X4c), city by city, from left to right."""
        self.special: bytearray
        """A piece per special-prestige slot."""
        self.markers: bytearray
        """A marker per route."""
        self.desks: bytearray
        """The desks, seat after seat; neutral has one too (its prestige and its link)."""
        self.unseen: Bag
        """The kinds of markers nobody has seen: in the bag, hidden on plates, face down on routes, gone unseen."""
        self.gone: bytearray
        """N4: markers that left the game, by kind, HIDDEN among them."""
        self.bag: int
        """How many markers are in the bag."""
        self.bag_ran_out: bool
        self.first: int
        self.active: int
        self.actions: int
        """Actions left in this turn."""
        self.neutral: int
        """The number that stands for neutral, behind the seats; NONE where no neutral traders play (N)."""
        self.pawn: int
        """The province of the pawn; UNPLACED before that, NONE where there is no pawn (W)."""
        self.pawn_moved: bool
        """W3: the free move of this turn has been used."""
        self.acted: bool
        """W3: an action has been taken in this turn. Kept only where there is a pawn."""
        self.completed: int
        self.ended: int
        self.stack: list[Decision]

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NOBODY."""
        if not self.stack:
            return NOBODY
        top = self.stack[-1]
        if top is TURN:  # mostly, and at once
            return self.active
        if isinstance(top, Answer):
            return top.seat
        if isinstance(top, OfChance):
            return CHANCE
        return 1 - self.active if isinstance(top, PlacePawn) else self.active

    def value(self, seat: int, track: int) -> int:
        """How many pieces have been taken off a track: 0 is its first value."""
        return self.desks[seat * DESK + TRACK + track]

    def tell(self, what: str, seat: int, rule: str, moves: Sequence[Moved] = (), **args: Value) -> None:
        """Tell the listener; call it only if there is one, so that nobody pays for words that nobody hears.

        `moves` are the things that move, each from a place to a place; an empty place is outside of the game.
        """
        if self.listener is not None:
            whose = NOBODY if seat == self.neutral else seat
            source, target = moves[0] if moves else ("", "")
            further = tuple(moves[1:])
            self.listener.append(
                Event(f"hansa-{what}", whose, rule, args, source or None, target or None, moves=further)
            )


def clear(state: State) -> None:
    """S1–S5 before any chance: desks covered, nobody chosen yet, the board empty but for neutral traders (N1)."""
    board = state.board
    options = state.setup.options
    state.posts = bytearray(len(board.post_names))
    state.houses = bytearray(len(board.houses))
    state.extra_offices = bytearray()
    state.green_offices = bytearray()
    state.special = bytearray(len(board.slots))
    state.markers = bytearray([NO_MARKER]) * len(board.routes)
    state.desks = new_desk() * state.players
    state.unseen = Bag(options["marker_mix"][name] - (kind in TAVERN_MARKERS) for kind, name in enumerate(MARKERS))
    state.bag = len(state.unseen)
    state.bag_ran_out = False
    state.gone = bytearray(HIDDEN + 1)
    state.first = NONE
    state.active = NONE
    state.actions = 0
    state.completed = 0
    state.ended = RUNNING
    state.stack = [Taverns()]
    state.neutral = NONE
    state.pawn = NONE
    state.pawn_moved = False
    state.acted = False
    if state.players == 2 and options["two_players"] == "pawn":
        state.pawn = UNPLACED
    elif state.players == 2:
        bring_neutral(state)


def new_desk() -> bytearray:
    """S1: 11 traders in stock (S2 follows the draw of the first player) and a merchant in supply."""
    desk = bytearray(DESK)
    desk[SUPPLY + MERCHANT] = MERCHANTS - covering(MERCHANT, [0] * len(TRACK_LENGTH))
    desk[STOCK + TRADER] = TRADERS - 1 - covering(TRADER, [0] * len(TRACK_LENGTH))
    desk[MISSION] = NONE
    return desk


def bring_neutral(state: State) -> None:
    """N1: a neutral trader on each route of the board's list, on its first post that is no ship post."""
    state.neutral = state.players
    state.desks += bytearray(MISSION) + bytes([NONE])
    for route in state.board.neutral_start:
        post = next(post for post in state.board.routes[route].posts() if not state.board.ships[post])
        state.posts[post] = piece_of(state.neutral, TRADER)


def covering(kind: int, steps: list[int] | bytearray) -> int:
    """S1, S3: how many pieces of this kind still cover the tracks of a desk from which so many have been taken."""
    return sum(TRACK_LENGTH[track] - steps[track] for track in range(len(TRACK_LENGTH)) if TRACK_PIECE[track] == kind)
