"""A saved game goes on, and a person takes decisions back."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app
from kontor.core import parse

SEED = ["--seed", "4"]


def kontor(*arguments: str, typed: str = "") -> tuple[int, str]:
    """The exit status, and all that was said."""
    result = CliRunner().invoke(app, list(arguments), input=typed)
    return result.exit_code, result.output


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game that a person has left after one own action."""
    file = tmp_path / "mine.kontor"
    typed = "place trader Hamburg-Lüneburg 2\nquit\n"
    status, _ = kontor("play", "--players", "3", "--seat", "0", *SEED, "--save", str(file), typed=typed)
    assert status == 0
    return file


def test_a_saved_game_goes_on(saved: Path, tmp_path: Path) -> None:
    before = parse(saved.read_text("utf-8")).actions
    later = tmp_path / "later.kontor"
    typed = "place trader Hamburg-Lüneburg 3\nquit\n"
    status, said = kontor("play", "--seat", "0", "--resume", str(saved), "--save", str(later), typed=typed)
    assert status == 0
    assert f"goes on after {len(before)} actions" in said
    after = parse(later.read_text("utf-8")).actions
    assert after[: len(before)] == before
    assert "place trader Hamburg-Lüneburg 3" in after[len(before) :]


def test_bots_can_finish_a_saved_game(saved: Path) -> None:
    status, said = kontor("play", "--resume", str(saved), *SEED)
    assert status == 0
    assert "won" in said or "win" in said


def test_the_last_own_decision_is_taken_back(tmp_path: Path) -> None:
    file = tmp_path / "back.kontor"
    typed = "place trader Hamburg-Lüneburg 2\nundo\nplace trader Hamburg-Lübeck 1\nquit\n"
    status, said = kontor("play", "--players", "3", "--seat", "0", *SEED, "--save", str(file), typed=typed)
    assert status == 0
    assert "Taken back" in said
    actions = parse(file.read_text("utf-8")).actions
    assert "place trader Hamburg-Lübeck 1" in actions
    assert "place trader Hamburg-Lüneburg 2" not in actions


def test_there_may_be_nothing_to_take_back() -> None:
    status, said = kontor("play", "--players", "3", "--seat", "0", *SEED, typed="undo\nquit\n")
    assert status == 0
    assert "nothing to take back" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "4"], "leave out --players"),
        (["--edition", "2014", "--set", "rim=strict"], "leave out --edition"),
    ],
)
def test_the_table_comes_from_the_record(saved: Path, arguments: list[str], said: str) -> None:
    status, output = kontor("play", "--resume", str(saved), *arguments)
    assert status == 2
    assert said in " ".join(output.split())


def test_what_cannot_go_on_is_refused(tmp_path: Path) -> None:
    games = tmp_path / "games"
    kontor("simulate", "hansa", "--players", "3", "--games", "1", "--seed", "1", "--save", str(games))
    (over,) = games.iterdir()
    status, output = kontor("play", "--resume", str(over))
    assert status == 2
    assert "is over" in output
    own = tmp_path / "own.kontor"
    typed = "place trader Hamburg-Lüneburg 2\nquit\n"
    secret = ["--set", "mission_cards=true"]
    kontor("play", "--players", "3", "--seat", "0", *SEED, *secret, "--save", str(own), typed=typed)
    status, output = kontor("play", "--resume", str(own))
    assert status == 2
    assert "only what one seat knows" in " ".join(output.split())
    position = tmp_path / "position.json"
    position.write_text(kontor("show", str(over), "--at", "9", "--json")[1], "utf-8")
    status, output = kontor("play", "--resume", str(position))
    assert status == 2
    assert "is no record" in " ".join(output.split())
