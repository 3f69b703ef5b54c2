"""Advantage estimates of the reference learners, in games small enough to calculate by hand."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from bench.baselines.advantages import TRACE, Step, advantages


def step(seat: int, value: float, rewards: list[float], end: bool = False) -> Step:
    """Create a decision in a single game."""
    unused: Any = np.zeros(1)
    return Step(
        unused,
        unused,
        unused,
        unused,
        np.array([value], np.float32),
        np.array([seat]),
        np.array([rewards], np.float32),
        np.array([end]),
    )


def test_a_seat_is_paid_for_everything_until_its_next_decision() -> None:
    steps = [
        step(0, 0.5, [0, 0]),
        step(1, 0.25, [0.1, 0]),  # the first seat is paid in the other's turn
        step(0, 0.75, [0, 0]),
        step(1, 0.5, [1, -1], end=True),
    ]
    gains, known = advantages(steps)
    assert known.all()
    last = 1 - 0.75
    first = 0.1 + 0.75 - 0.5 + TRACE * last
    other_last = -1 - 0.5
    other_first = 0.5 - 0.25 + TRACE * other_last
    assert gains[:, 0].tolist() == pytest.approx([first, other_first, last, other_last])


def test_the_last_decision_of_an_unfinished_game_is_unknown() -> None:
    gains, known = advantages([step(0, 0.5, [0, 0]), step(1, 0.5, [0, 0]), step(0, 0.2, [0, 0])])
    assert known[:, 0].tolist() == [True, False, False]
    assert gains[0, 0] == pytest.approx(0.2 - 0.5)


def test_a_new_game_does_not_reward_the_one_before() -> None:
    gains, known = advantages([step(0, 0.5, [1, 0], end=True), step(0, 0.9, [0, 0]), step(0, 0.4, [0, 0])])
    assert known[:, 0].tolist() == [True, True, False]
    assert gains[0, 0] == pytest.approx(0.5)
