"""What lies on the table: a few flat arrays and numbers, quick to copy. The board stands outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kontor.core.base_position import BasePosition
from kontor.core.chance import CHANCE, NOBODY
from kontor.core.contract import ALL, Setup
from kontor.core.messages import Event, Moved, Value
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.decisions import DEAL, FIRST, OVER, SECOND
from kontor.games.pfeffersaecke.pieces import (
    BRANCHES,
    CLOSED,
    FAR,
    FIRST_INFLUENCE,
    HAND,
    LETTERS,
    NO_DISCS,
    NONE,
    OPEN,
    START_MONEY,
    counter_start,
    preplaced,
)

# A desk is a stretch of numbers: `desks[seat * DESK + MONEY]` are the florins of a seat.
MONEY: Final = 0
INFLUENCE: Final = 1
SUPPLY: Final = 2
LETTER: Final = 3
WON: Final = 4
WORTH: Final = 5
DESK: Final = 6

RUNNING: Final = 0
ENDS: Final = ("towns", "discs", "standstill")
"""E1a, b, c. `ended` is 1, 2 or 3 for them."""


class State(BasePosition):
    """The facts of a moment. The rules (`rules/`) change it; `PfeffersaeckePosition` is its public face."""

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
        "listener",
        "own",
        "reach",
        "room",
        "spaces",
        "towns",
        "turn",
    )

    def __init__(self, setup: Setup) -> None:
        """Empty boxes, to be filled by `clear`, `copy` or a form."""
        self.setup = setup
        self.board: Board = setup.board
        self.players = setup.players
        self.listener: list[Event] | None = None
        self.viewer = ALL

        self.spaces: bytearray
        """A seat + 1 for each space of each city, in order from the arrow; 0 is free."""
        self.centre: bytearray
        """How many branches of the active player wait in the centre of each city (T2, T5)."""
        self.towns: bytearray
        """A seat + 1 for each town."""
        self.discs: bytearray
        """Whether each city is closed, open or scored."""
        self.hands: bytearray
        """Discs in hand, seat after seat, by value."""
        self.desks: list[int]
        self.counter: int
        """The town counter (S4b)."""
        self.first: int
        self.active: int
        self.turn: int
        """How many turns have begun; 0 before the first."""
        self.idle: int
        """E1c: how many turns in a row have passed without a new branch."""
        self.letter_used: bool
        """L1: a letter has been spent in this turn."""
        self.decision: int
        self.at: int
        """EXTEND: the first city that can still be named; SECOND: the place of the first new branch."""
        self.ended: int

        # What follows from the rest (`derive`), kept because it is asked for again and again.
        self.bag: bytes
        """S3b: how many discs of each value are still to be dealt."""
        self.room: list[int]
        """For each place how many branches can still be put there: 0 in a closed city and in a town that is taken."""
        self.counts: bytearray
        """For each seat and place its branches there, those in the centre included."""
        self.own: list[tuple[int, ...]]
        """For each seat the cities with a branch of it, in board order. Copies share the tuples."""
        self.reach: list[bytes]
        """For each seat and place the cheapest route there from a branch of before T5; FAR for none. Shared, too.

        FAR also where such a branch is: no other is opened there."""

    @property
    def actor(self) -> int:
        """The seat that decides now, or CHANCE, or NOBODY."""
        if self.decision == OVER:
            return NOBODY
        return CHANCE if self.decision in (FIRST, DEAL) else self.active

    def money(self, seat: int) -> int:
        return self.desks[seat * DESK + MONEY]

    def tell(self, what: str, seat: int, rule: str, moves: Sequence[Moved] = (), **args: Value) -> None:
        """Tell the listener; call it only if there is one, so that nobody pays for words that nobody hears.

        `moves` are the things that move, each from a place to a place; an empty place is outside of the game.
        """
        if self.listener is not None:
            source, target = moves[0] if moves else ("", "")
            self.listener.append(
                Event(
                    f"pfeffersaecke-{what}",
                    seat,
                    rule,
                    args,
                    source or None,
                    target or None,
                    moves=tuple(moves[1:]),
                )
            )


def clear(state: State) -> None:
    """S1, S3a: before any chance."""
    board = state.board
    state.spaces = bytearray(board.spaces)
    state.centre = bytearray(len(board.cities))
    state.towns = bytearray(len(board.towns))
    state.discs = bytearray(len(board.cities))
    if preplaced(state.players):
        state.discs[board.preplaced] = OPEN
    state.hands = bytearray(state.players * HAND)
    state.desks = [START_MONEY[state.players], FIRST_INFLUENCE, BRANCHES, LETTERS, 0, 0] * state.players
    state.counter = counter_start(state.players)
    state.first = NONE
    state.active = NONE
    state.turn = 0
    state.idle = 0
    state.letter_used = False
    state.decision = FIRST
    state.at = NONE
    state.ended = RUNNING
    derive(state)


def derive(state: State) -> None:
    """What is still to be dealt; room, counts, own cities and reach from where the branches are."""
    board = state.board
    state.bag = bytes(max(0, left) for left in undealt(state)) if state.decision in (FIRST, DEAL) else NO_DISCS
    places = len(board.names)
    state.room = [0] * places
    state.counts = bytearray(state.players * places)
    for city, there in enumerate(board.cities):
        held = bytes(state.spaces[there.first_space : there.first_space + there.size])
        for piece in held:
            if piece:
                state.counts[(piece - 1) * places + city] += 1
        if state.centre[city]:
            state.counts[state.active * places + city] += state.centre[city]
        if state.discs[city] != CLOSED:
            state.room[city] = there.size - sum(1 for piece in held if piece) - state.centre[city]
    for town, piece in enumerate(bytes(state.towns)):
        place = len(board.cities) + town
        if piece:
            state.counts[(piece - 1) * places + place] = 1
        else:
            state.room[place] = 1
    new = state.at if state.decision == SECOND else NONE  # it was opened in this very step
    state.own = [()] * state.players
    state.reach = [bytes([FAR]) * places] * state.players
    for seat in range(state.players):
        occupied = [place for place in range(places) if state.counts[seat * places + place]]
        state.own[seat] = tuple(place for place in occupied if place < len(board.cities))
        for place in occupied:
            if not (seat == state.active and place == new):
                widen(state, seat, place)
    if new < places:
        costs = bytearray(state.reach[state.active])
        costs[new] = min(
            [way.cost for way in board.ways[new] if state.counts[state.active * places + way.place]], default=FAR
        )
        state.reach[state.active] = bytes(costs)


def undealt(state: State) -> list[int]:
    """S3: for each value how many discs lie neither on the board nor in a hand before any is opened."""
    left = list(state.board.to_deal[preplaced(state.players)])
    for at, held in enumerate(bytes(state.hands)):
        left[at % HAND] -= held
    return left


def settle_in(state: State, seat: int, place: int) -> None:
    """The seat has its first branch in this place."""
    state.counts[seat * len(state.board.names) + place] = 1
    state.room[place] -= 1
    if place < len(state.board.cities):
        state.own[seat] = tuple(sorted([*state.own[seat], place]))


def widen(state: State, seat: int, place: int) -> None:
    """From now on routes from this place count for the seat, and it opens no branch there."""
    start = seat * len(state.board.names)
    before = state.reach[seat]
    costs = bytearray(before)
    costs[place] = FAR
    for way in state.board.ways[place]:
        if way.cost < before[way.place] and not state.counts[start + way.place]:
            costs[way.place] = way.cost
    state.reach[seat] = bytes(costs)
