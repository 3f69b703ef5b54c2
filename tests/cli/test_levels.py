"""Bots of all levels on the command line, and analysis of a finished game."""

from __future__ import annotations

from pathlib import Path

import pytest

from kontor.bots import LEVELS
from kontor.cli.analyse import sparkline
from tests.cli.kit import Run


@pytest.mark.slow
def test_games_of_a_level_are_reproducible_by_seed(run: Run) -> None:
    words = ("simulate", "hansa", "--players", 3, "--games", 1, "--seed", 4, "--level", "journeyman", "--json")
    first = run(*words).json()["games"]
    assert first == run(*words).json()["games"]
    assert first != run(*words[:-2], "apprentice", "--json").json()["games"]


@pytest.mark.parametrize("command", ["simulate", "play"])
def test_an_unknown_level(run: Run, command: str) -> None:
    assert run(command, "hansa", "--level", "emperor").refused("emperor", *LEVELS)


def test_only_apprentices_stray(run: Run) -> None:
    assert run("simulate", "hansa", "--level", "master", "--stray", 2).refused("--stray", "master")


def test_a_game_between_bots_of_a_level_is_reproducible(run: Run) -> None:
    said = run("play", "hansa", "--players", 2, "--seed", 5, "--level", "journeyman").out
    assert "kontor play hansa --players 2 --level journeyman --seed 5" in said


def test_analysis_of_a_game(run: Run, record: Path) -> None:
    form = run("analyse", record, "--positions", 2, "--json").json()
    decisions = form["decisions"]
    assert form["level"] == "master" and form["positions"] == 2
    assert len(form["chances"]) == len(decisions) + 1, "one for each decision, and the result"
    assert sorted(form["chances"][-1]) == [0, 0, 0, 1]
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for chances in form["chances"])
    assert all((one["loss"] > 0) or one["best"] == one["action"] for one in decisions)
    losses = {one["at"]: one["loss"] for one in decisions}
    points = form["turning_points"]
    assert {one["at"] for one in decisions if one["reasons"]} <= {one["at"] for one in decisions if one["loss"] >= 0.03}
    assert any(one["reasons"] for one in decisions if one["at"] in points)
    assert points == sorted(points) and len(points) <= 10
    others = [loss for at, loss in losses.items() if at not in points]
    assert not points or min(losses[at] for at in points) >= max(others)


def test_analysis_of_a_game_in_words(run: Run, record: Path) -> None:
    said = run("analyse", record, "--positions", 2).out
    assert "▁" in said and "Seat 3" in said and "→ 100 %" in said
    assert any(line.strip().startswith("– ") for line in said.splitlines()), "reasons for the better actions"


def test_only_complete_games_can_be_analysed(run: Run, position: Path, record: Path, tmp_path: Path) -> None:
    assert run("analyse", position).refused(position.name, "not a complete record")
    assert run("analyse", record, "--level", "journeyman").refused("journeyman", "master")
    assert run("analyse", tmp_path / "none").refused("none")


def test_a_sparkline() -> None:
    assert sparkline([]) == ""
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.25] * 1000)) == 48
