"""The words of the game as small numbers, and the table of what everything costs and brings (S1b)."""

from __future__ import annotations

from typing import Final

MAX_SEATS: Final = 6
MIN_SEATS: Final = 2

BRANCHES: Final = 44
"""S1a: branches in supply at the start; the 45th marks the points."""
LETTERS: Final = 2
FIRST_INFLUENCE: Final = 1

VALUES: Final = (2, 3, 4, 5, 6, 7, 8)
"""The sizes of cities and the values of their discs."""
LEAST_VALUE: Final = 2
MOST_VALUE: Final = 8
LARGE: Final = 5
"""S3b: discs of this value and more are dealt first."""
HAND: Final = MOST_VALUE + 1
"""A hand is a stretch of bytes: how many discs of value 0, 1, …, 8."""
NO_DISCS: Final = bytes(HAND)

# S1b, by the number of players; the first two are never used.
START_MONEY: Final = (0, 0, 15, 20, 25, 30, 35)
INCOME: Final = (0, 0, 1, 2, 3, 4, 5)
"""For each free space."""
PRICE: Final = (0, 0, 1, 2, 3, 4, 5)
"""Of adding a branch in a scored city."""
BASIC_INCOME: Final = (0, 0, 2, 4, 6, 8, 10)

TOWNS: Final = 20
TOWNS_FOR_TWO: Final = 16
WITHOUT_PREPLACED: Final = 5
"""S3a: with so many players no disc lies on the board at the start."""

LETTER_INCOME: Final = 48
"""L3: at least."""

REGION_POINTS: Final = 2
FLORINS_A_POINT: Final = 20

CLOSED: Final = 0
OPEN: Final = 1
SCORED: Final = 2
DISCS: Final = ("closed", "open", "scored")

ENDS: Final = ("towns", "discs", "standstill")
"""E1a, b, c. `ended` is 1, 2 or 3 for them, and 0 while the game goes on."""

FAR: Final = 255
"""More than any route costs: no way leads there."""

NONE: Final = 255
"""Nothing, where a small number is stored."""


def counter_start(players: int) -> int:
    """S4b: where the town counter starts."""
    return TOWNS_FOR_TWO if players == 2 else TOWNS


def preplaced(players: int) -> bool:
    """S3a: whether a disc lies on the board at the start."""
    return players != WITHOUT_PREPLACED


def majority(size: int) -> int:
    """T6b: so many branches are more than half of all spaces."""
    return size // 2 + 1
