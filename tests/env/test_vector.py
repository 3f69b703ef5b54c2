"""Vector environments play the same games in one process and in several, and the same games as single environments."""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Iterator
from contextlib import closing
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import pytest

import kontor
import kontor.env
from kontor.core import IllegalAction
from kontor.env.batch import any_legal
from kontor.env.bits import Stream
from kontor.env.decoding import Decoder
from kontor.env.many import KontorVectorEnv
from kontor.env.table import Table
from kontor.env.task import task


def told(vector: KontorVectorEnv, steps: int, seed: int = 1) -> Iterator[list[Any]]:
    """Play at random, and yield the content of each step."""
    generator = np.random.default_rng(seed)
    _, infos = vector.reset()
    for _ in range(steps):
        observations, rewards, terminated, truncated, infos = vector.step(any_legal(infos["action_mask"], generator))
        yield [observations, rewards, terminated, truncated, *(infos[name] for name in sorted(KEYS))]


KEYS = {"action_mask", "seat", "rewards", "played"}


@pytest.mark.parametrize("game", list(kontor.GAMES))
@pytest.mark.parametrize("observation", ["columns", "packed"])
def test_a_vector_equals_single_games(game: str, observation: str) -> None:
    learned = task(game, max_cycles=50, reward="score difference")
    vector = KontorVectorEnv(learned, 3, seed=4, observation=observation)
    decoder = Decoder(learned.game, learned.setup)
    tables = [Table(learned, Stream((4, number))) for number in range(3)]
    generator = np.random.default_rng(1)
    observations, infos = vector.reset()
    assert vector.observation_space.contains(observations)
    ended = 0
    for _ in range(120):
        actions = any_legal(infos["action_mask"], generator)
        acted = infos["seat"]
        observations, rewards, terminated, truncated, infos = vector.step(actions)
        for row, table in enumerate(tables):
            table.play(int(actions[row]))
            assert infos["rewards"][row].tolist() == pytest.approx(table.rewards())
            assert rewards[row] == infos["rewards"][row, acted[row]]
            assert bool(terminated[row]) == (table.over() and table.terminated())
            assert bool(truncated[row]) == table.truncated()
            if table.over():
                ended += 1
                result, final = table.result(), infos["final_info"]
                assert infos["_final_obs"][row] and infos["_final_info"][row] and final["seat"][row] == acted[row]
                assert final["scores"][row].tolist() == result.scores and final["ranks"][row].tolist() == result.ranks
                assert learned.reasons[final["reason"][row]] == result.reason
                last = learned.encoder.packed(table.position, int(acted[row]))
                seen = learned.encoder.encode(table.position, int(acted[row]))
                assert np.array_equal(infos["final_obs"][row], last if observation == "packed" else seen)
                table.start()
            columns, mask = observations[row], infos["action_mask"][row]
            if observation == "packed":
                assert np.array_equal(columns, learned.encoder.packed(table.position, table.seat))
                columns, mask = decoder.columns(columns), decoder.mask(mask)
            assert infos["seat"][row] == table.seat
            assert np.flatnonzero(mask).tolist() == table.legal
            assert columns == pytest.approx(learned.encoder.encode(table.position, table.seat), abs=1e-6)
    assert ended >= 6


@pytest.mark.slow
def test_several_processes_play_the_same_games() -> None:
    learned = task("pfeffersaecke", 2)
    alone, shared = (KontorVectorEnv(learned, 5, seed=2, processes=number, observation="packed") for number in (0, 2))
    for one, other in zip(told(alone, 60), told(shared, 60)):
        assert all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other))
    assert np.array_equal(alone.reset(seed=9)[0], shared.reset(seed=9)[0])
    shared.close()


def test_after_an_error_the_batch_shows_the_state_of_the_games() -> None:
    vector = kontor.env.vector("hansa", 2, seed=1)
    _, infos = vector.reset()
    batch, before = vector.batch, infos["action_mask"]
    legal = any_legal(before, np.random.default_rng(1))
    with pytest.raises(IllegalAction):
        vector.step([int(legal[0]), int(before[1].argmin())])
    tables = vector._games._tables
    assert all(np.array_equal(mask, table.mask()) for mask, table in zip(batch.masks, tables))
    assert not np.array_equal(batch.masks[0], before[0]) and np.array_equal(batch.masks[1], before[1])


@pytest.mark.slow
def test_an_error_in_a_process_is_raised_here_and_the_games_continue() -> None:
    with closing(kontor.env.vector("pfeffersaecke", 2, players=2, processes=2)) as vector:
        _, infos = vector.reset()
        legal = any_legal(infos["action_mask"], np.random.default_rng(1))
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
    for form in (masks, np.packbits(masks, axis=1, bitorder="little")):
        drawn = np.array([any_legal(form, generator) for _ in range(200)])
        assert set(drawn[:, 0]) == {1, 2} and set(drawn[:, 1]) == {0}
        assert 60 < (drawn[:, 0] == 1).sum() < 140
    with pytest.raises(ValueError, match="row 1 has no legal action"):
        any_legal(np.array([[0, 1], [0, 0]], dtype=np.int8), generator)
    with pytest.raises(ValueError, match="one row per game"):
        any_legal(masks[0], generator)


@pytest.mark.parametrize("processes", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_replaced_actions_are_reported(processes: int) -> None:
    """A learner must know the action that was played instead of the one it requested."""
    made = kontor.env.vector("pfeffersaecke", 3, players=2, seed=1, illegal="replace", processes=processes)
    with closing(made) as vector:
        masks = vector.reset()[1]["action_mask"]
        wrong = [int(np.flatnonzero(row == 0)[0]) for row in masks]
        right = np.flatnonzero(masks[1])[0]
        played = vector.step([wrong[0], right, wrong[2]])[-1]["played"]
        assert played[1] == right
        assert all(masks[row][played[row]] for row in range(3))


def test_bad_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="count must be 1 or more"):
        kontor.env.vector("hansa", 0)
    with pytest.raises(ValueError, match="each process needs"):
        kontor.env.vector("hansa", 2, processes=3)
    with pytest.raises(ValueError, match="count must be a whole number"):
        kontor.env.vector("hansa", 2.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="raise, replace, lose"):
        kontor.env.vector("hansa", 2, illegal="ignore")


def test_a_step_needs_a_game_and_an_action_for_each() -> None:
    vector = kontor.env.vector("pfeffersaecke", 2, players=2, seed=1)
    with pytest.raises(ValueError, match=r"call reset\(\) first"):
        vector.step([0, 0])
    vector.reset()
    for wrong in (3, [3], [1.0, 2.0], [[1, 2]], [True, False]):
        with pytest.raises(ValueError, match="actions must be 2 whole numbers"):
            vector.step(wrong)


def test_numpy_seeds_are_accepted_and_without_a_seed_games_differ() -> None:
    def first(seed: Any) -> list[bytes]:
        return [table.position.to_bytes() for table in begun(kontor.env.vector("felinia", 2, players=2, seed=seed))]

    def begun(vector: KontorVectorEnv) -> list[Table]:
        vector.reset()
        return vector._games._tables

    assert first(np.int64(3)) == first(3)
    assert first(None) != first(None)
    again = kontor.env.vector("felinia", 2, players=2)
    assert np.array_equal(again.reset(seed=np.int64(3))[0], again.reset(seed=3)[0])


@pytest.mark.parametrize("processes", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_a_closed_vector_cannot_be_used_but_its_data_stays(processes: int) -> None:
    vector = kontor.env.vector("pfeffersaecke", 2, players=2, processes=processes, seed=1)
    if processes:
        with pytest.raises(ValueError, match=r"call reset\(\) first"):
            vector.step([0, 0])
    vector.reset()
    observations = vector.batch.observations
    seen, part = observations.copy(), observations[1]
    vector.close()
    vector.close()
    assert vector.closed
    with pytest.raises(ValueError, match="this vector environment is closed"):
        vector.reset()
    with pytest.raises(ValueError, match="this vector environment is closed"):
        vector.step([0, 0])
    assert np.array_equal(vector.batch.observations, seen)
    del vector, observations
    gc.collect()
    assert np.array_equal(part, seen[1])


@pytest.mark.slow
def test_a_process_that_dies_before_it_answers_is_named() -> None:
    with closing(kontor.env.vector("pfeffersaecke", 2, players=2, processes=2)) as vector:
        vector.reset()
        workers = vector._workers
        assert workers is not None
        doomed = workers._processes[0]
        assert doomed.pid is not None
        os.kill(doomed.pid, signal.SIGSTOP)  # it will never read the message
        assert workers._send(0, ("reset", (None, None)))
        doomed.kill()
        doomed.join()
        with pytest.raises(RuntimeError, match="process 0 of the vector has died"):
            raise workers._answer(0) or AssertionError


@pytest.mark.slow
def test_processes_end_with_a_vector_that_was_not_closed() -> None:
    vector = kontor.env.vector("pfeffersaecke", 2, players=2, processes=2)
    vector.reset()
    workers = vector._workers
    assert workers is not None
    processes, name = list(workers._processes), workers._memory.name
    del vector, workers
    gc.collect()
    assert not any(process.is_alive() for process in processes)
    with pytest.raises(FileNotFoundError):
        SharedMemory(name)


def test_the_masks_of_a_vector_are_in_the_infos() -> None:
    with pytest.raises(ValueError, match="columns or packed"):
        kontor.env.vector("hansa", 2, observation="masked")


def test_random_bits_are_drawn_from_all_words() -> None:
    masks = np.zeros((1, 40), np.uint8)
    masks[0, [0, 7, 8, 39]] = (1, 128, 16, 128)
    drawn = {int(any_legal(masks, np.random.default_rng(seed))[0]) for seed in range(60)}
    assert drawn == {0, 63, 68, 319}


def test_arrays_are_reused_only_on_request() -> None:
    kept, reused = (kontor.env.vector("pfeffersaecke", 2, players=2, seed=1, copy=copy) for copy in (True, False))
    for vector in (kept, reused):
        before, infos = vector.reset()
        after = vector.step(any_legal(infos["action_mask"], np.random.default_rng(1)))[0]
        assert (before is after) == (vector is reused)


@pytest.mark.parametrize("processes", [0, pytest.param(2, marks=pytest.mark.slow)])
def test_games_begin_at_a_position_or_after_actions(processes: int) -> None:
    learned = task("hansa", 3, max_cycles=4)
    table = Table(learned, Stream(5))
    for _ in range(3):
        table.play(table.legal[0])
    played, position = list(table.actions or ()), table.position
    with closing(KontorVectorEnv(learned, 3, seed=1, processes=processes, observation="packed")) as vector:
        vector.reset()
        for options, left in (({"position": position}, 4), ({"actions": played}, 1)):
            observations, infos = vector.reset(options=options)
            assert infos["seat"].tolist() == [position.actor] * 3
            for row in range(3):
                assert np.array_equal(observations[row], learned.encoder.packed(position, position.actor))
                assert np.array_equal(infos["action_mask"][row], learned.bits(position.legal()))
            for _ in range(left):
                actions = any_legal(infos["action_mask"], np.random.default_rng(1))
                observations, _, _, truncated, infos = vector.step(actions)
            assert truncated.all()
            assert not np.array_equal(observations[0], learned.encoder.packed(position, position.actor))
            for left in (3, 2, 1, 0):  # the next games have their full length
                _, _, _, truncated, infos = vector.step(any_legal(infos["action_mask"], np.random.default_rng(1)))
                assert truncated.all() == (left == 0)


def test_only_the_selected_games_are_reset() -> None:
    vector, other = (kontor.env.vector("felinia", 4, players=2, seed=1) for _ in range(2))
    generator = np.random.default_rng(1)
    _, infos = vector.reset()
    other.reset()
    for _ in range(20):
        actions = any_legal(infos["action_mask"], generator)
        before, _, _, _, infos = vector.step(actions)
        other.step(actions)
    mask = np.array([True, False, True, False])
    after, infos = vector.reset(seed=7, options={"reset_mask": mask})
    assert np.array_equal(after[~mask], before[~mask])
    assert np.array_equal(after[mask], other.reset(seed=7)[0][mask])
    vector.step(any_legal(infos["action_mask"], generator))
    assert [table.cycles for table in vector._games._tables] == [1, 21, 1, 21]


def test_options_of_a_reset_are_checked() -> None:
    vector = kontor.env.vector("pfeffersaecke", 2, players=2, seed=1)
    with pytest.raises(ValueError, match="reset the whole vector first"):
        vector.reset(options={"reset_mask": np.array([True, False])})
    vector.reset(options={})
    known = "choose from actions, position, reset_mask"
    with pytest.raises(ValueError, match=f"unknown reset options opponents, seat; {known}"):
        vector.reset(options={"seat": 1, "opponents": "random", "actions": []})
    for mask in ([True], [1, 0], np.ones((2, 1), bool)):
        with pytest.raises(ValueError, match="reset_mask must be 2 booleans"):
            vector.reset(options={"reset_mask": mask})
    finished = kontor.play("pfeffersaecke", ["apprentice"] * 2, seed=1)
    with pytest.raises(ValueError, match="with a decision to make"):
        vector.reset(options={"position": finished.match.position})
    with pytest.raises(ValueError, match="the setup of this environment"):
        vector.reset(options={"position": kontor.game("hansa").start(kontor.game("hansa").setup())})


@pytest.mark.parametrize("given", [{}, {"pad": True}, {"observation": "packed"}], ids=str)
@pytest.mark.parametrize("count", [2, 20])
def test_only_marked_actions_are_played(count: int, given: dict[str, Any]) -> None:
    """Small and large vectors check actions in different ways."""
    vector = kontor.env.vector("pfeffersaecke", count, players=2, seed=1, illegal="replace", **given)
    generator = np.random.default_rng(1)
    _, infos = vector.reset()
    for wrong in (-1, -(2**40), None, vector.task.actions, vector.task.actions + 7, 2**40):
        bits = infos["action_mask"]
        masks = np.unpackbits(bits, axis=1, bitorder="little") if "observation" in given else bits
        actions = kontor.env.any_legal(bits, generator)
        actions[1] = masks[1].argmin() if wrong is None else wrong
        infos = vector.step(actions)[-1]
        assert np.flatnonzero(infos["played"] != actions).tolist() == [1]
        assert masks[1, infos["played"][1]] == 1
