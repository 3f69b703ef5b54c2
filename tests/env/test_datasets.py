"""Datasets of bot games: reproducible, resumable, and read as arrays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import kontor
import kontor.core
import kontor.env
import kontor.registry
from kontor.env import datasets
from kontor.env.rewards import REWARDS
from kontor.env.task import task

SAMPLES = Path(__file__).parent / "samples"


def test_an_interrupted_run_continues_with_the_same_games(tmp_path: Path) -> None:
    learned = task("pfeffersaecke", 2)
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    assert datasets.write(whole, learned, 3, "apprentice", seed=4) == 3
    assert datasets.write(cut, learned, 2, "apprentice", seed=4) == 2
    cut.write_bytes(cut.read_bytes()[:-20])
    assert datasets.write(cut, learned, 3, "apprentice", seed=4) == 2
    assert cut.read_bytes() == whole.read_bytes()
    assert datasets.write(cut, learned, 1, "apprentice", seed=4) == 0


def test_several_processes_write_the_same_file(tmp_path: Path) -> None:
    learned = task("pfeffersaecke", 2)
    alone, shared = tmp_path / "alone.jsonl", tmp_path / "shared.jsonl"
    datasets.write(alone, learned, 3, "apprentice")
    datasets.write(shared, learned, 3, "apprentice", processes=2)
    assert shared.read_bytes() == alone.read_bytes()


@pytest.mark.parametrize(
    "other", [{"seed": 5}, {"level": "journeyman"}, {"positions": 7}, {"learned": task("pfeffersaecke", 3)}]
)
def test_games_with_other_settings_are_not_mixed(tmp_path: Path, other: dict[str, Any]) -> None:
    file = tmp_path / "games.jsonl"
    usual: dict[str, Any] = {"learned": task("pfeffersaecke", 2), "games": 1, "level": "apprentice", "seed": 4}
    datasets.write(file, **usual)
    before = file.read_bytes()
    with pytest.raises(ValueError, match="has games with other settings"):
        datasets.write(file, **{**usual, "games": 2, **other})
    assert file.read_bytes() == before


def test_a_large_file_is_read_in_parts(tmp_path: Path) -> None:
    file = SAMPLES / "pfeffersaecke.jsonl"
    whole, second = datasets.load(file), datasets.load(file, first=1, most=1)
    assert set(second.games) == {1}
    for name in datasets.Decisions._fields:
        assert np.array_equal(getattr(whole, name)[whole.games == 1], getattr(second, name))
    with pytest.raises(ValueError, match="has no game number 2"):
        datasets.load(file, first=2)


def test_a_custom_board_is_stored_in_the_file(tmp_path: Path) -> None:
    data = kontor.game("hansa").board("standard_2_3").data
    board = kontor.game("hansa").board_from_data({**data, "board": {**data["board"], "id": "mine"}})
    file = tmp_path / "mine.jsonl"
    datasets.write(file, task("hansa", 3, board, max_cycles=20), 1, "apprentice")
    assert len(datasets.load(file).actions) == 20


def test_the_command_writes_a_file_that_can_be_read(tmp_path: Path) -> None:
    """The sample in the repository may differ from the games of the current bots, because bots change."""
    file = tmp_path / "new.jsonl"
    datasets.main(["pfeffersaecke", str(file), "--games", "1", "--players", "2", "--bot", "apprentice"])
    read = datasets.load(file)
    assert len(read.actions) > 5 and sorted(set(read.seats)) == [0, 1]


@pytest.mark.parametrize("game", kontor.registry.BUILT_IN)
def test_a_dataset_is_read_as_arrays(game: str) -> None:
    file = SAMPLES / f"{game}.jsonl"
    read, told = datasets.load(file), list(datasets.games(file))
    assert len(told) == 2 and {one["game"] for one in told} == {game}
    setting = {name: told[0][name] for name in ("game", "players", "board", "options")}
    env = kontor.env.make(**setting, seed=1)
    shapes = (len(read.actions), env.task.encoder.bytes), (len(read.actions), -(-env.task.actions // 8))
    assert (read.observations.shape, read.masks.shape) == shapes
    assert np.array_equal(read.observations[:, 0], read.seats), "each row is seen by the deciding seat"
    legal = np.unpackbits(read.masks, axis=1, bitorder="little")[np.arange(len(read.actions)), read.actions]
    assert legal.all() and set(read.games) == {0, 1}
    for number, one in enumerate(told):
        rows = read.games == number
        paid = REWARDS["rank"](kontor.core.rank(one["reason"], one["scores"])._replace(ranks=one["ranks"]))
        assert set(read.seats[rows]) == set(range(one["players"]))
        assert read.returns[rows] == pytest.approx(np.array(paid)[read.seats[rows]])


def test_games_of_different_setups_are_refused(tmp_path: Path) -> None:
    file, other = tmp_path / "mixed.jsonl", tmp_path / "other.jsonl"
    datasets.write(file, task("pfeffersaecke", 2), 1, "apprentice")
    datasets.write(other, task("pfeffersaecke", 3), 1, "apprentice")
    file.write_bytes(file.read_bytes() + other.read_bytes())
    with pytest.raises(ValueError, match=r"game 1 of .* has a different setup"):
        datasets.load(file)


def test_files_that_cannot_be_replayed_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    datasets.write(file, task("pfeffersaecke", 2), 1, "apprentice")
    told = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(told | {"rules": told["rules"] + 1}) + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match="another version of the rules"):
        datasets.load(file)
    file.write_text("a record\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"line 1 of .* is not a game"):
        datasets.load(file)
