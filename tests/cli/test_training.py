"""`kontor train` writes weights with their training options to a file, and can resume an interrupted training."""

from __future__ import annotations

import json
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots.network import judge_with
from kontor.bots.train import strength, trainer
from kontor.cli import pace, train
from tests.cli.kit import Run

pytestmark = pytest.mark.slow

GAME = kontor.game("pfeffersaecke")  # has the shortest games
TRAIN = ("train", "pfeffersaecke")
ROUNDS = ("--round", "2")


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use rounds of two games, to keep the tests fast."""
    monkeypatch.setattr(trainer, "FIRST", 1)
    monkeypatch.setattr(train, "MEASURED", 1)
    monkeypatch.setattr(strength, "LONGEST", 40)


def learned(file: Path) -> Any:
    return json.loads(file.read_text())


def layers(file: Path) -> Any:
    return {name: value for name, value in learned(file).items() if name != "made"}


def test_weights_are_written_with_their_training_options(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "judgement.json"
    answer = run(*TRAIN, *ROUNDS, "--games", "2", "--seed", "3", "--players", "2", "--out", str(out), "--measure", "0")
    assert answer.code == 0 and "2 games" in answer.out
    found = learned(out)
    assert found["made"]["games"] == 2 and found["made"]["seed"] == 3 and found["made"]["version"]
    assert sum(judge_with(GAME, found).chances(GAME.start(GAME.setup(players=2)))) == pytest.approx(1)
    again = (*TRAIN, *ROUNDS, "--games", "2", "--out", str(out))
    assert run(*again).refused(str(out), "--force")


def test_it_resumes_from_its_state(run: Run, tmp_path: Path) -> None:
    """Training that is stopped after the first round and resumed gives the same result as uninterrupted training."""
    options = (*TRAIN, *ROUNDS, "--seed", "3", "--players", "2", "--measure", "0")
    whole, parts, state = tmp_path / "whole.json", tmp_path / "parts.json", tmp_path / "state.npz"
    assert run(*options, "--games", "4", "--out", str(whole)).code == 0
    assert run(*options, "--games", "2", "--out", str(parts), "--resume", str(state)).code == 0
    first = layers(parts)
    assert run(*options, "--games", "4", "--out", str(parts), "--resume", str(state)).code == 0
    assert layers(parts) == layers(whole) != first
    other = (*TRAIN, *ROUNDS, "--seed", "4", "--players", "2", "--out", str(parts), "--resume", str(state))
    assert run(*other).refused(str(state), "course")


def test_training_stopped_between_state_and_weights_can_be_resumed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Training stops in the very last round, so no games are left to play, but the weights must still be written."""
    whole, parts, state = tmp_path / "whole.json", tmp_path / "parts.json", tmp_path / "state.npz"
    options = (*TRAIN, *ROUNDS, "--seed", "3", "--players", "2", "--measure", "0", "--games", "4")
    assert run(*options, "--out", str(whole)).code == 0
    writes = []

    def stopped(file: Path, text: str) -> None:
        writes.append(file)
        file.write_text(text[:100] if len(writes) == 2 else text)
        if len(writes) == 2:
            raise KeyboardInterrupt

    same = (*options, "--out", str(parts), "--resume", str(state))
    with monkeypatch.context() as patched:
        patched.setattr(train, "write", stopped)
        assert run(*same).code == 130
    assert learned(parts)["made"]["games"] == 2, "the weights of the first round"
    again = run(*same)
    assert again.code == 0 and "4 training games" in again.out
    assert layers(parts) == layers(whole)


def test_resuming_overwrites_only_its_own_weights(run: Run, tmp_path: Path) -> None:
    own, other, state = tmp_path / "own.json", tmp_path / "other.json", tmp_path / "state.npz"
    options = (*TRAIN, *ROUNDS, "--seed", "3", "--players", "2", "--measure", "0", "--resume", str(state))
    assert run(*options, "--games", "2", "--out", str(own)).code == 0
    for precious in ("something precious", "[]", json.dumps({"made": {"course": {"seed": 4}}})):
        other.write_text(precious)
        assert run(*options, "--games", "2", "--out", str(other)).refused(str(other), "--force")
        assert other.read_text() == precious
    assert run(*options, "--games", "2", "--out", str(other), "--force").code == 0
    assert layers(other) == layers(own)
    assert run(*options, "--games", "4", "--out", str(own)).code == 0, "its own weights may be overwritten"


def test_a_link_stays_a_link(run: Run, tmp_path: Path) -> None:
    target, link, state = tmp_path / "weights.json", tmp_path / "link.json", tmp_path / "weights.json.new"
    link.symlink_to(target)
    options = (*TRAIN, *ROUNDS, "--seed", "3", "--players", "2", "--measure", "0", "--games", "2")
    assert run(*options, "--out", str(link), "--resume", str(state)).code == 0
    assert link.is_symlink() and learned(target)["game"] == "pfeffersaecke"
    assert {file.name for file in tmp_path.iterdir()} == {target.name, link.name, state.name}, "no other files are left"


def test_the_first_round_is_no_longer_than_requested(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trainer, "FIRST", 500)
    monkeypatch.setattr(pace, "LOG_EVERY", 0.0)
    out, state = tmp_path / "judgement.json", tmp_path / "state.npz"
    options = (*TRAIN, *ROUNDS, "--players", "2", "--out", str(out), "--resume", str(state), "--measure", "0")
    answer = run(*options, "--games", "3")
    assert answer.code == 0 and "Round 1, 3 games" in answer.out
    assert "2 of 3 games" in answer.err, "progress within a round is shown"
    further = run(*options, "--games", "4")
    assert further.code == 0 and "Round 2, 5 games" in further.out, "the state stores the length of the first round"
    assert "4 of 5 games" in further.err, "rounds are always complete"
    assert learned(out)["made"]["course"]["first"] == 3


def test_the_strength_is_reported(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "judgement.json"
    options = ("--games", "2", "--players", "2", "--out", str(out), "--measure", "2")
    answer = run(*TRAIN, *ROUNDS, *options)
    said = " ".join((answer.out + answer.err).split())  # lines may break anywhere
    assert "against Apprentices" in said and "against the built-in weights" in said


def test_bad_input_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = str(tmp_path / "judgement.json")
    assert run(*TRAIN, "--out", out, "--players", "2,9").refused("2,9", "2, 3, 4, 5")
    assert run(*TRAIN, "--out", str(tmp_path / "no" / "file")).refused("no")
    assert run(*TRAIN, "--out", out, "--resume", str(tmp_path / "no" / "state")).refused("no")
    assert run(*TRAIN, "--out", out, "--resume", out).refused(out, "--resume")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]")
    assert run(*TRAIN, "--out", out, "--start", str(wrong)).refused(str(wrong))
    wrong.write_text(json.dumps({"game": "pfeffersaecke", "features": ["prestige"], "weights": {}}))
    assert run(*TRAIN, "--out", out, "--start", str(wrong)).refused("features")


def test_a_missing_numpy_is_explained(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> ModuleSpec | None:
        assert name == "numpy"
        return None

    monkeypatch.setattr(train, "find_spec", nowhere)
    assert run(*TRAIN, "--out", str(tmp_path / "x.json")).refused("numpy", "kontor[train]")
    assert "numpy" in sys.modules, "numpy is installed and was only hidden"
