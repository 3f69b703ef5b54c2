"""Many games at once: the same games in one process and in several, and the same as one by one."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import kontor
import kontor.env
from kontor.core import IllegalAction
from kontor.env.batch import any_legal
from kontor.env.many import Vector
from kontor.env.table import Table
from kontor.env.task import task


def told(vector: Vector, steps: int, seed: int = 1) -> Iterator[list[Any]]:
    """Random play: all that the batches say, step by step."""
    generator = np.random.default_rng(seed)
    batch = vector.reset()
    for _ in range(steps):
        batch = vector.step(any_legal(batch.masks, generator))
        yield [getattr(batch, name).copy() for name in ("observations", "masks", "seats", "rewards", "truncated")]


@pytest.mark.parametrize("game", list(kontor.GAMES))
def test_a_batch_says_what_the_games_say_one_by_one(game: str) -> None:
    learned = task(game, max_cycles=50)
    vector = Vector(learned, 3, seed=4)
    tables = [Table(learned, random.Random(f"4 {number}")) for number in range(3)]
    generator = np.random.default_rng(1)
    batch = vector.reset()
    ended = 0
    for _ in range(120):
        actions = any_legal(batch.masks, generator)
        batch = vector.step(actions)
        for row, table in enumerate(tables):
            table.play(int(actions[row]))
            assert batch.rewards[row].tolist() == pytest.approx(table.rewards())
            assert bool(batch.terminated[row]) == (table.over() and table.terminated())
            assert bool(batch.truncated[row]) == table.truncated()
            if table.over():
                ended += 1
                table.start()
            assert batch.seats[row] == table.seat
            assert np.flatnonzero(batch.masks[row]).tolist() == table.legal
            assert np.array_equal(batch.observations[row], learned.encoder.encode(table.position, table.seat))
    assert ended >= 6


@pytest.mark.slow
def test_several_processes_play_the_same_games() -> None:
    learned = task("pfeffersaecke", 2)
    with Vector(learned, 5, seed=2) as alone, Vector(learned, 5, seed=2, processes=2) as shared:
        for one, other in zip(told(alone, 60), told(shared, 60)):
            assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other))
        assert np.array_equal(alone.reset(9).masks, shared.reset(9).masks)


@pytest.mark.slow
def test_an_error_in_a_process_is_raised_here_and_the_games_go_on() -> None:
    with kontor.env.vector("pfeffersaecke", 2, players=2, processes=2) as vector:
        batch = vector.reset()
        legal = any_legal(batch.masks, np.random.default_rng(1))
        with pytest.raises(IllegalAction):
            vector.step([int(legal[0]), 0])
        vector.reset()


@pytest.mark.slow
def test_a_process_that_died_is_named() -> None:
    vector = kontor.env.vector("pfeffersaecke", 2, players=2, processes=2)
    try:
        vector.reset()
        assert vector._workers is not None
        vector._workers._processes[1].terminate()
        vector._workers._processes[1].join()
        with pytest.raises(RuntimeError, match="process 1 of the vector has died"):
            vector.reset()
    finally:
        vector.close()


def test_random_play_takes_every_legal_action_and_no_other() -> None:
    masks = np.array([[0, 1, 1, 0], [1, 0, 0, 0]], dtype=np.int8)
    generator = np.random.default_rng(3)
    drawn = np.array([any_legal(masks, generator) for _ in range(200)])
    assert set(drawn[:, 0]) == {1, 2} and set(drawn[:, 1]) == {0}
    assert 60 < (drawn[:, 0] == 1).sum() < 140


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        kontor.env.vector("hansa", 0)
    with pytest.raises(ValueError, match="one for each process"):
        kontor.env.vector("hansa", 2, processes=3)
