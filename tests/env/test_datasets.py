"""Datasets of bot games: reproducible, resumable, and read as arrays."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import kontor.core
import kontor.env
from kontor.env import datasets
from kontor.env.rewards import REWARDS
from kontor.env.task import task

SAMPLE = Path(__file__).parent / "sample.jsonl"


def test_an_interrupted_run_continues_with_the_same_games(tmp_path: Path) -> None:
    learned = task("pfeffersaecke", 2)
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert datasets.write(whole, learned, 3, "apprentice", seed=4) == 3
    assert datasets.write(cut, learned, 2, "apprentice", seed=4) == 2
    cut.write_bytes(cut.read_bytes()[:-20])
    assert datasets.write(cut, learned, 3, "apprentice", seed=4) == 2
    assert cut.read_bytes() == whole.read_bytes()
    assert datasets.write(cut, learned, 1, "apprentice", seed=4) == 0


def test_the_command_writes_a_file_that_can_be_read(tmp_path: Path) -> None:
    """The sample in the repository may differ from the games of the current bots, because bots change."""
    file = tmp_path / "new.jsonl"
    datasets.main(["pfeffersaecke", str(file), "--games", "1", "--players", "2", "--bot", "apprentice"])
    read = datasets.load(file)
    assert len(read.actions) > 5 and sorted(set(read.seats)) == [0, 1]


def test_a_dataset_is_read_as_arrays() -> None:
    read = datasets.load(SAMPLE, most=1)
    [told] = list(datasets.games(SAMPLE))[:1]
    env = kontor.env.make("hansa", 3, seed=1)
    encoder = env.task.encoder
    assert read.observations.shape == (len(read.actions), encoder.bytes) and read.masks.shape[1] == -(
        -env.task.actions // 8
    )
    assert np.array_equal(read.observations[:, 0], read.seats), "each row is seen by the deciding seat"
    legal = np.unpackbits(read.masks, axis=1, bitorder="little")[np.arange(len(read.actions)), read.actions]
    assert legal.all() and set(read.games) == {0}
    result = kontor.core.rank(told["reason"], told["scores"])
    assert {seat: float(paid) for seat, paid in zip(read.seats, read.returns)} == pytest.approx(
        dict(enumerate(REWARDS["rank"](result._replace(ranks=told["ranks"]))))
    )


def test_games_of_different_setups_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "mixed.jsonl"
    datasets.write(file, task("pfeffersaecke", 2), 1, "apprentice")
    datasets.write(file, task("pfeffersaecke", 3), 2, "apprentice")
    with pytest.raises(ValueError, match=r"game 1 of .* has a different setup"):
        datasets.load(file)
