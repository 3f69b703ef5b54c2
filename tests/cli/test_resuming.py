"""Resuming a saved game, and undo."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kontor import game as kontor_game
from kontor.bots import Limit
from kontor.bots.apprentice import Apprentice
from kontor.cli.main import app
from kontor.core import Record, parse, position_at, rank, replay

SEED = ["--seed", "4"]


def kontor(*arguments: str, typed: str = "") -> tuple[int, str]:
    """Run the command and return the exit status and the output."""
    result = CliRunner().invoke(app, list(arguments), input=typed)
    return result.exit_code, result.output


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Save a game that a person left after one action."""
    file = tmp_path / "mine.kontor"
    typed = "place trader Hamburg-Lüneburg 2\nquit\n"
    status, _ = kontor("play", "--players", "3", "--seat", "0", *SEED, "--save", str(file), typed=typed)
    assert status == 0
    return file


def test_a_saved_game_can_be_resumed(saved: Path, tmp_path: Path) -> None:
    before = parse(saved.read_text("utf-8")).actions
    later = tmp_path / "later.kontor"
    typed = "place trader Hamburg-Lüneburg 3\nquit\n"
    status, said = kontor("play", "--seat", "0", "--resume", str(saved), "--save", str(later), typed=typed)
    assert status == 0
    assert f"Continuing after {len(before)} actions" in said
    after = parse(later.read_text("utf-8")).actions
    assert after[: len(before)] == before
    assert "place trader Hamburg-Lüneburg 3" in after[len(before) :]


def test_bots_can_finish_a_saved_game(saved: Path) -> None:
    status, said = kontor("play", "--resume", str(saved), *SEED)
    assert status == 0
    assert "won" in said or "win" in said


def test_the_last_own_decision_is_undone(tmp_path: Path) -> None:
    file = tmp_path / "back.kontor"
    typed = "place trader Hamburg-Lüneburg 2\nundo\nplace trader Hamburg-Lübeck 1\nquit\n"
    status, said = kontor("play", "--players", "3", "--seat", "0", *SEED, "--save", str(file), typed=typed)
    assert status == 0
    assert "Undid" in said
    actions = parse(file.read_text("utf-8")).actions
    assert "place trader Hamburg-Lübeck 1" in actions
    assert "place trader Hamburg-Lüneburg 2" not in actions


def test_bots_forget_what_was_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise, bots would avoid their best action whenever a player undoes and repeats an action."""
    asked: list[Apprentice] = []
    choose = Apprentice.choose

    def noted(player: Apprentice, view: Any, limit: Limit | None = None) -> int:
        asked.append(player)
        return choose(player, view, limit)

    monkeypatch.setattr(Apprentice, "choose", noted)
    status, said = kontor("play", "--players", "3", "--seat", "0", *SEED, typed="end\nundo\nend\nquit\n")
    assert status == 0 and "Undid" in said
    half = len(asked) // 2
    assert asked and not {*map(id, asked[:half])} & {*map(id, asked[half:])}


def test_bots_remember_what_happened_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """After an undo, each bot remembers only the decisions of its own seat."""
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(Apprentice, "remember", lambda _, view, action: told.append((view.viewer, action)))
    typed = "end\nplace trader Hamburg-Lüneburg 2\nundo\nquit\n"
    status, said = kontor("play", "--players", "3", "--seat", "0", *SEED, typed=typed)
    assert status == 0 and "Undid" in said
    assert {seat for seat, _ in told} == {0, 1, 2}


def test_there_may_be_nothing_to_undo() -> None:
    status, said = kontor("play", "--players", "3", "--seat", "0", *SEED, typed="undo\nquit\n")
    assert status == 0
    assert "nothing to undo" in said


def test_names_are_kept_and_used(saved: Path, tmp_path: Path) -> None:
    named = saved.read_text("utf-8").replace('"seat 1"', '"Anna"')
    saved.write_text(named, "utf-8")
    later = tmp_path / "later.kontor"
    typed = "board\nplace trader Hamburg-Lüneburg 3\nend\nquit\n"
    status, said = kontor("play", "--seat", "0", "--resume", str(saved), "--save", str(later), *SEED, typed=typed)
    assert status == 0
    assert parse(later.read_text("utf-8")).seats == ["seat 0", "Anna", "seat 2"]
    assert "\nAnna places " in said or "\nAnna takes " in said
    assert "\nSeat 1 places" not in said and "\nAnna: " in said


def test_a_draw_missing_from_the_record_is_described(saved: Path) -> None:
    """The record ends before the first player is drawn."""
    lines = saved.read_text("utf-8").splitlines()
    cut = next(number for number, line in enumerate(lines) if line.startswith("first "))
    saved.write_text("\n".join([*lines[:cut], ""]), "utf-8")
    status, said = kontor("play", "--seat", "0", "--resume", str(saved), *SEED, typed="quit\n")
    assert status == 0
    assert "Continuing after 3 actions" in said and " actions this turn." in said
    assert "lays the marker" not in said  # that is in the record


SECRET = ["--set", "mission_cards=true"]


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """Return the full record of an unfinished game with secrets."""
    games = tmp_path / "games"
    kontor("simulate", "hansa", "--players", "3", "--games", "1", "--seed", "2", *SECRET, "--save", str(games))
    (over,) = games.iterdir()
    file = tmp_path / "whole.kontor"
    record = parse(over.read_text("utf-8"))
    file.write_text(replace(record, actions=record.actions[: _of_a_card(record)], result=None).write(), "utf-8")
    return file


def _of_a_card(record: Record) -> int:
    """Return the first position in which a seat leads only because of the points of a card."""
    for at, position in enumerate(replay(record, kontor_game("hansa"))):
        sheets = position.scores()
        leading = max(sum(sheet.values()) for sheet in sheets)
        if leading > max(sum(sheet.values()) - sheet["mission"] for sheet in sheets):
            return at
    raise AssertionError("there is no such position")


def test_a_full_record_is_not_overwritten_by_the_record_of_a_seat(whole: Path, tmp_path: Path) -> None:
    before = whole.read_text("utf-8")
    (tmp_path / "link.kontor").symlink_to(whole)
    for target in (whole, tmp_path / "link.kontor", whole.parent / "games" / ".." / whole.name):
        status, said = kontor("play", "--seat", "0", "--resume", str(whole), "--save", str(target), "--force")
        assert status == 2
        assert "keep only what seat 0 can see" in " ".join(said.split())
        assert whole.read_text("utf-8") == before
    other = tmp_path / "other.kontor"
    status, _ = kontor("play", "--seat", "0", "--resume", str(whole), "--save", str(other), typed="quit\n")
    assert status == 0
    assert parse(other.read_text("utf-8")).viewer == 0
    status, _ = kontor("play", "--resume", str(whole), "--save", str(whole), "--force", *SEED)
    assert status == 0
    assert parse(whole.read_text("utf-8")).result is not None


def test_a_game_without_secrets_is_saved_to_its_own_file(saved: Path) -> None:
    again = ["--seat", "0", "--resume", str(saved), "--save", str(saved), "--force"]
    assert kontor("play", *again, typed="place trader Hamburg-Lüneburg 3\nquit\n")[0] == 0
    assert "place trader Hamburg-Lüneburg 3" in parse(saved.read_text("utf-8")).actions


def test_the_length_limit_reveals_no_cards(whole: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The output shows only points that everybody can see, and determines the winner by these points."""
    game = kontor_game("hansa")
    record = parse(whole.read_text("utf-8"))
    position = position_at(record, game)
    declared = game.declaration._replace(max_actions=len(record.actions))
    monkeypatch.setattr(game, "declaration", declared)
    points = [sum(sheet.values()) - sheet["mission"] for sheet in position.scores()]
    status, said = kontor("play", "--seat", "0", "--resume", str(whole))
    assert status == 0
    assert f"with {max(points)} points: stopped at the maximum length" in said


def test_a_record_from_stdin_cannot_be_answered(saved: Path) -> None:
    text = saved.read_text("utf-8")
    status, said = kontor("play", "--seat", "0", "--resume", "-", typed=text)
    assert status == 2 and "--resume needs a file name" in " ".join(said.split())
    status, said = kontor("play", "--resume", "-", *SEED, typed=text)
    assert status == 0 and "Continuing after" in said


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--players", "4"], "Leave out --players"),
        (["--players", "0"], "Leave out --players"),
        (["--board", ""], "Leave out --board"),
        (["--edition", "2014", "--set", "rim=strict"], "Leave out --edition, --set"),
    ],
)
def test_the_table_comes_from_the_record(saved: Path, arguments: list[str], said: str) -> None:
    status, output = kontor("play", "--resume", str(saved), *arguments)
    assert status == 2
    assert said in " ".join(output.split())


def test_a_record_that_cannot_be_resumed_is_refused(tmp_path: Path) -> None:
    games = tmp_path / "games"
    kontor("simulate", "hansa", "--players", "3", "--games", "1", "--seed", "1", "--save", str(games))
    (over,) = games.iterdir()
    status, output = kontor("play", "--resume", str(over))
    assert status == 2
    assert "is over" in output
    stopped = tmp_path / "stopped.kontor"
    record = parse(over.read_text("utf-8"))
    cut = replace(record, actions=record.actions[:9], result=rank("abandoned", [0, 0, 0])._asdict())
    stopped.write_text(cut.write(), "utf-8")
    status, output = kontor("play", "--resume", str(stopped))
    assert status == 2
    assert "is over" in output
    own = tmp_path / "own.kontor"
    typed = "place trader Hamburg-Lüneburg 2\nquit\n"
    kontor("play", "--players", "3", "--seat", "0", *SEED, *SECRET, "--save", str(own), typed=typed)
    status, output = kontor("play", "--resume", str(own))
    assert status == 2
    assert "only what one seat could see" in " ".join(output.split())
    position = tmp_path / "position.json"
    position.write_text(kontor("show", str(over), "--at", "9", "--json")[1], "utf-8")
    status, output = kontor("play", "--resume", str(position))
    assert status == 2
    assert "is not a record" in " ".join(output.split())


def test_leaving_a_game_does_not_reveal_face_down_tiles(tmp_path: Path) -> None:
    """In Felinia (I3), the sources of your own points are listed, but not those of players with face-down tiles."""
    golden = Path(__file__).parent.parent / "golden" / "felinia-classic-3-ships.kontor"
    whole = parse(golden.read_text("utf-8"))
    felinia = kontor_game("felinia")
    own = next(
        number
        for number, position in enumerate(replay(whole, felinia))
        if number > 350 and position.actor == 0 and all(sheet["tiles"] for sheet in position.scores())
    )
    file = tmp_path / "begun.kontor"
    file.write_text(replace(whole, actions=whole.actions[:own], result=None).write(), "utf-8")
    status, said = kontor("play", "--seat", "0", "--resume", str(file), typed="quit\n")
    assert status == 0
    desks = felinia.desks(position_at(whole, felinia, own).view(0))
    mine, *others = [line for line in said.splitlines() if line.startswith("Seat") and "points" in line]
    assert mine == f"Seat 0: {desks[0].projection} points (trade tiles 5, merchants 3, goods 2)"
    assert others == [f"Seat {desk.seat}: {desk.projection} points" for desk in desks[1:]]
    assert "keep secret are not included" in said
