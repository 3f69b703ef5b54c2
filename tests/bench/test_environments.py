"""The benchmark of environments covers every game and every interface."""

from __future__ import annotations

from itertools import count

import pytest

import kontor.env
from bench import shared
from bench.environments import many, one_by_one, speed
from kontor.env.task import task


def test_every_way_takes_decisions() -> None:
    learned = task("pfeffersaecke", 2, max_cycles=20)
    vector = kontor.env.vector("pfeffersaecke", 3, players=2, max_cycles=20)
    steps = zip(one_by_one(learned), many(vector))
    assert [next(steps) for _ in range(30)] == [(1, 3)] * 30


def test_the_speed_is_decisions_by_time() -> None:
    seconds = count()
    assert speed(iter([5] * 20), 10, lambda: float(next(seconds))) == 9 * 5 / 11


@pytest.mark.slow
def test_one_process_and_two_take_turns() -> None:
    found = shared.measured(2, 0.01, games=4)
    assert [len(rates) for rates in found.values()] == [2, 2]
    assert min(map(min, found.values())) > 0
