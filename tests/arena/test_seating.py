"""Fair seating: every order of a line-up is equally frequent."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

from kontor.arena.seating import seating

LINE_UPS = [[0], [0, 1], [0, 0], [0, 1, 1, 1], [0, 1, 0, 1], [0, 1, 2], [0, 1, 2, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]]


def different(players: list[int]) -> int:
    count = factorial(len(players))
    for times in Counter(players).values():
        count //= factorial(times)
    return count


@pytest.mark.parametrize("players", LINE_UPS)
def test_every_order_is_equally_frequent(players: list[int]) -> None:
    orders = different(players)
    seen = Counter(seating(players, number) for number in range(3 * orders))
    assert len(seen) == orders and set(seen.values()) == {3}
    assert all(sorted(order) == sorted(players) for order in seen)


@pytest.mark.parametrize("players", LINE_UPS)
@pytest.mark.parametrize("games", [1, 2, 3, 7, 30, 61])
def test_the_remainder_is_spread(players: list[int], games: int) -> None:
    """For any number of games, the numbers of games that a bot plays at different seats differ by at most its number of
    places in the line-up.
    """
    for player, places in Counter(players).items():
        seats = [0] * len(players)
        for number in range(games):
            for seat, one in enumerate(seating(players, number)):
                seats[seat] += one == player
        assert max(seats) - min(seats) <= places
