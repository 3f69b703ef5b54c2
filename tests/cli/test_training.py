"""`kontor train`: weights in a file, with how they were made; it goes on where it was stopped."""

from __future__ import annotations

import json
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots.judgement import Judgement
from kontor.bots.train import strength, trainer
from kontor.cli import train
from tests.cli.kit import Run

HANSA = kontor.game("hansa")


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of two games, so that a test takes no time."""
    defaults = {"first": 2, "games": 2, "kept": 4, "epochs": 1, "start": ""}
    monkeypatch.setattr(trainer.Course, "_field_defaults", defaults)
    monkeypatch.setattr(trainer.Course.__new__, "__defaults__", tuple(defaults.values()))
    monkeypatch.setattr(train, "MEASURED", 1)
    monkeypatch.setattr(strength, "LONGEST", 40)


def learned(file: Path) -> Any:
    return json.loads(file.read_text())


def test_weights_are_written_with_how_they_were_made(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "judgement.json"
    answer = run("train", "hansa", "--games", "2", "--seed", "3", "--players", "2", "--out", str(out), "--measure", "0")
    assert answer.code == 0 and "2 games" in answer.out
    found = learned(out)
    assert found["made"]["games"] == 2 and found["made"]["seed"] == 3 and found["made"]["version"]
    assert sum(Judgement(HANSA, found).chances(HANSA.start(HANSA.setup(players=2)))) == pytest.approx(1)
    again = ("train", "hansa", "--games", "2", "--out", str(out))
    assert run(*again).refused(str(out), "--force")


def test_it_goes_on_from_its_state(run: Run, tmp_path: Path) -> None:
    """Stopped after the first round and resumed, it comes to the same as without a stop."""
    options = ("train", "hansa", "--seed", "3", "--players", "2", "--measure", "0")
    whole, parts, state = tmp_path / "whole.json", tmp_path / "parts.json", tmp_path / "state.npz"
    assert run(*options, "--games", "4", "--out", str(whole)).code == 0
    assert run(*options, "--games", "2", "--out", str(parts), "--resume", str(state)).code == 0
    first = learned(parts)["weights"]
    assert run(*options, "--games", "4", "--out", str(parts), "--resume", str(state)).code == 0
    assert learned(parts)["weights"] == learned(whole)["weights"] != first
    other = ("train", "hansa", "--seed", "4", "--players", "2", "--out", str(parts), "--resume", str(state))
    assert run(*other).refused(str(state), "course")


def test_the_strength_is_told(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "judgement.json"
    options = ("--games", "2", "--players", "2", "--out", str(out), "--measure", "2")
    answer = run("train", "hansa", *options)
    assert "Against Apprentices" in answer.out + answer.err
    assert "Against the shipped judgement" in answer.out + answer.err


def test_bad_input_is_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = str(tmp_path / "judgement.json")
    assert run("train", "hansa", "--out", out, "--players", "2,9").refused("2,9", "2, 3, 4, 5")
    assert run("train", "hansa", "--out", str(tmp_path / "no" / "file")).refused("no")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[]")
    assert run("train", "hansa", "--out", out, "--start", str(wrong)).refused(str(wrong))
    wrong.write_text(json.dumps({"game": "hansa", "features": ["progress"], "weights": {}}))
    assert run("train", "hansa", "--out", out, "--start", str(wrong)).refused("features")


def test_without_numpy_it_says_what_to_install(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> ModuleSpec | None:
        assert name == "numpy"
        return None

    monkeypatch.setattr(train, "find_spec", nowhere)
    assert run("train", "hansa", "--out", str(tmp_path / "x.json")).refused("numpy", "kontor[train]")
    assert "numpy" in sys.modules, "it is here, and was only hidden"
