"""Schedules of pools: everyone plays the same number of games, one in each seat.

The first game is a cyclic difference set. Each later game adds one to every player's number, modulo the number of
players, so that every two players meet equally often. With n seats, n + 1 players always work: each game leaves one of
them out.
"""

from __future__ import annotations

from typing import Final

DIFFERENCE_SETS: Final[dict[int, tuple[tuple[int, tuple[int, ...]], ...]]] = {
    3: ((7, (0, 1, 3)),),
    4: ((7, (2, 4, 5, 6)), (13, (0, 1, 3, 9))),
    5: ((11, (0, 1, 2, 4, 7)),),
}
"""Larger pools, by number of seats. For each pool, the number of players, and the players in the first game."""


def first_games(seats: int) -> dict[int, tuple[int, ...]]:
    """Return the possible pools for a number of seats: the number of players, and those in the first game.

    >>> first_games(4)
    {5: (0, 1, 2, 3), 7: (2, 4, 5, 6), 13: (0, 1, 3, 9)}
    """
    return {seats + 1: tuple(range(seats)), **dict(DIFFERENCE_SETS.get(seats, ()))}


def schedule(seats: int, players: int) -> list[list[int]]:
    """Return all games of a pool as lists of players by seat.

    >>> schedule(2, 3)
    [[0, 1], [1, 2], [2, 0]]
    """
    first = first_games(seats)[players]
    return [[(player + game) % players for player in first] for game in range(players)]
