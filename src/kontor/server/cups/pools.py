"""The schedule of a pool: everyone plays the same number of games and sits at each seat once.

A cyclic difference set gives the first game. Adding one to every player (modulo their number) gives the next, until
everyone has had each seat. Every pair of players then meets equally often. Leaving out one of n + 1 players works for
any number of seats n.
"""

from __future__ import annotations

from typing import Final

DIFFERENCE_SETS: Final[dict[int, tuple[tuple[int, tuple[int, ...]], ...]]] = {
    3: ((7, (0, 1, 3)),),
    4: ((7, (2, 4, 5, 6)), (13, (0, 1, 3, 9))),
    5: ((11, (0, 1, 2, 4, 7)),),
}
"""Larger pools by number of seats: number of players, and the players of the first game."""


def first_games(seats: int) -> dict[int, tuple[int, ...]]:
    """The possible pools for a number of seats: number of players, and the players of the first game.

    >>> first_games(4)
    {5: (0, 1, 2, 3), 7: (2, 4, 5, 6), 13: (0, 1, 3, 9)}
    """
    return {seats + 1: tuple(range(seats)), **dict(DIFFERENCE_SETS.get(seats, ()))}


def schedule(seats: int, players: int) -> list[list[int]]:
    """All games of a pool: the player at each seat.

    >>> schedule(2, 3)
    [[0, 1], [1, 2], [2, 0]]
    """
    first = first_games(seats)[players]
    return [[(player + game) % players for player in first] for game in range(players)]
