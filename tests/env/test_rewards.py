"""Rewards at the end of a game."""

from __future__ import annotations

import pytest

from kontor.core import Result, rank
from kontor.env.rewards import LEAST, REWARDS, SUMS, UnknownReward, reward_of

CASES = {
    "one wins": rank("towns", [10, 30, 20]),
    "two share the win": rank("towns", [30, 30, 20]),
    "two are last": rank("towns", [10, 30, 10]),
    "all are equal": rank("towns", [7, 7, 7]),
    "nobody has points": rank("towns", [0, 0, 0]),
    "somebody is below nothing": rank("towns", [-5, 5, 15]),
    "broken by more than points": rank("towns", [20, 20, 10], [(20, 1), (20, 2), (10, 0)]),
}


@pytest.mark.parametrize("result", CASES.values(), ids=CASES)
@pytest.mark.parametrize("reward", REWARDS)
def test_the_sum_is_as_documented(reward: str, result: Result) -> None:
    paid = reward_of(reward)(result)
    assert sum(paid) == pytest.approx(SUMS[reward])
    assert all(LEAST[reward] <= one <= 1.0 for one in paid)


def test_ranks_are_evenly_spaced_and_ties_share() -> None:
    assert REWARDS["rank"](CASES["one wins"]) == [-1, 1, 0]
    assert REWARDS["rank"](CASES["two share the win"]) == [0.5, 0.5, -1]
    assert REWARDS["rank"](CASES["two are last"]) == [-0.5, 1, -0.5]
    assert REWARDS["rank"](CASES["broken by more than points"]) == [0, 1, -1]


def test_wins_are_shared_among_the_winners() -> None:
    assert REWARDS["win"](CASES["one wins"]) == [0, 1, 0]
    assert REWARDS["win"](CASES["two share the win"]) == [0.5, 0.5, 0]


def test_the_score_share_is_the_fraction_of_all_points() -> None:
    assert REWARDS["score share"](CASES["one wins"]) == pytest.approx([1 / 6, 1 / 2, 1 / 3])
    assert REWARDS["score share"](CASES["somebody is below nothing"]) == pytest.approx([0, 1 / 3, 2 / 3])


def test_an_unknown_reward_is_refused_with_the_possible_ones() -> None:
    with pytest.raises(UnknownReward, match="score share"):
        reward_of("money")
