"""The game's terms as small numbers, and the table of costs and income (S1b)."""

from __future__ import annotations

from typing import Final

from kontor.core.contract import Setup

MAX_SEATS: Final = 6
MIN_SEATS: Final = 2

BRANCHES: Final = 44
"""S1a: branches in supply at the start. The 45th piece is the score marker."""
LETTERS: Final = 2
FIRST_INFLUENCE: Final = 1

VALUES: Final = (2, 3, 4, 5, 6, 7, 8)
"""Sizes of cities and values of their discs."""
LEAST_VALUE: Final = 2
MOST_VALUE: Final = 8
LARGE: Final = 5
"""S3b: discs of at least this value are dealt first."""
HAND: Final = MOST_VALUE + 1
"""Length of a hand in bytes, which are the numbers of discs of value 0, 1, …, 8."""
NO_DISCS: Final = bytes(HAND)

# S1b: costs and income, indexed by the number of players. The first two entries are never used.
START_MONEY: Final = (0, 0, 15, 20, 25, 30, 35)
INCOME: Final = (0, 0, 1, 2, 3, 4, 5)
"""Income for each free space."""
PRICE: Final = (0, 0, 1, 2, 3, 4, 5)
"""Price of adding a branch in a scored city."""
BASIC_INCOME: Final = (0, 0, 2, 4, 6, 8, 10)

TOWNS: Final = 20
TOWNS_FOR_TWO: Final = 16
"""Usual start value of the town counter with two players (O3)."""
WITHOUT_PREPLACED: Final = 5
"""S3a: number of players with which no disc is on the board at the start."""

LETTER_INCOME: Final = 48
"""L3: the minimum income from a letter."""

REGION_POINTS: Final = 2
FLORINS_A_POINT: Final = 20

CLOSED: Final = 0
OPEN: Final = 1
SCORED: Final = 2
DISCS: Final = ("closed", "open", "scored")

ENDS: Final = ("towns", "discs", "standstill")
"""E1a, b, c: the ways the game can end, for which `ended` is 1, 2 or 3. It is 0 during the game."""

FAR: Final = 255
"""Cost of an unreachable place, higher than the cost of any route."""

NONE: Final = 255
"""The number that is stored for "none"."""


def counter_start(players: int, for_two: int = TOWNS_FOR_TWO) -> int:
    """S4b: return the start value of the town counter. O3: with two players, an option sets this value."""
    return for_two if players == 2 else TOWNS


def towns_to_take(setup: Setup) -> int:
    """S4b, O3: return the start value of the town counter at this table."""
    return counter_start(setup.players, int(setup.options["town_counter"]))


def preplaced(players: int) -> bool:
    """S3a: return whether discs are on the board at the start."""
    return players != WITHOUT_PREPLACED


def majority(size: int) -> int:
    """T6b: return the smallest number of branches that is more than half of all spaces."""
    return size // 2 + 1
