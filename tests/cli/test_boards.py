"""`kontor board check`, and games on boards from files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kontor
from tests.cli.kit import Run

ROOT = Path(kontor.__file__).parent / "games"
EVERY_BOARD = [
    game.folder() / "boards" / f"{board.id}.toml" for game in kontor.GAMES.values() for board in game.declaration.boards
]
CENTRAL = ROOT / "pfeffersaecke" / "boards" / "central_europe.toml"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Create a custom board from a packaged one, with another name, another cost, and for three players only."""
    text = CENTRAL.read_text("utf-8").replace('id = "central_europe"', 'id = "mine"', 1)
    text = text.replace("players = [2, 3, 4, 5, 6]", "players = [3]", 1).replace("cost = 15", "cost = 1", 1)
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.parametrize("file", EVERY_BOARD, ids=lambda file: file.stem)
def test_every_packaged_board_is_valid_and_names_its_game(run: Run, file: Path) -> None:
    answer = run("board", "check", file)
    assert answer.code == 0 and "valid board" in answer.out and file.stem in answer.out


def test_a_board_that_does_not_name_its_game_needs_the_option(run: Run, tmp_path: Path) -> None:
    assert "for Pfeffersäcke, 2, 3, 4, 5, 6 players" in run("board", "check", CENTRAL).out
    east = ROOT / "hansa" / "boards" / "east.toml"
    silent = tmp_path / "silent.toml"
    silent.write_text(east.read_text("utf-8").replace('game = "hansa"\n', ""), "utf-8")
    answer = run("board", "check", silent)
    assert answer.code == 1 and "--game" in answer.out and "hansa, pfeffersaecke" in answer.out
    assert run("board", "check", silent, "--game", "hansa").code == 0


def test_every_fault_is_named(run: Run, own: Path) -> None:
    text = own.read_text("utf-8").replace('a = "gent"', 'a = "atlantis"').replace("cost = 41", "cost = -41", 1)
    own.write_text(text, "utf-8")
    answer = run("board", "check", own)
    said = [line for line in answer.out.splitlines() if line.startswith(f"{own}: ")]
    assert answer.code == 1 and len(said) == 4
    lines = text.splitlines()
    numbers = [int(number) for number in re.findall(r"\(line (\d+)\)", answer.out)]
    assert [lines[number - 1] for number in numbers] == ["cost = -41", *['a = "atlantis"'] * 3]
    assert "route antwerpen-koeln, cost (line" in said[0] and "route atlantis-bruegge, a (line" in said[1]
    form = run("board", "check", own, "--json").json()["files"][0]
    assert form["ok"] is False and form["game"] == "pfeffersaecke" and len(form["faults"]) == 4


def test_what_is_not_a_board_is_refused(run: Run, tmp_path: Path) -> None:
    assert run("board", "check", tmp_path / "none.toml").code == 2
    assert run("board", "check", tmp_path).code == 2
    assert run("board", "check", "a\0b").code == 2
    noise = tmp_path / "noise.toml"
    noise.write_bytes(b"\xff\xfe")
    assert run("board", "check", noise, "--game", "hansa").code == 1
    assert run("board", "check", CENTRAL, "--game", "hansa").code == 1
    assert run("board", "check", CENTRAL, "--game", "chess").code == 1


def test_a_board_from_a_file_can_be_played_and_is_stored_in_the_record(run: Run, own: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved"
    answer = run("simulate", "pfeffersaecke", "--board", own, "--games", "1", "--seed", "3", "--save", saved)
    assert answer.code == 0 and "· mine" in answer.out
    (record,) = saved.glob("*.kontor")
    assert "board_data: " in record.read_text("utf-8")
    own.unlink()
    assert run("check", record).code == 0
    assert "mine" in run("show", record).out


def test_a_board_file_that_cannot_be_used_is_refused(run: Run, own: Path, tmp_path: Path) -> None:
    assert run("simulate", "pfeffersaecke", "--board", tmp_path / "none.toml").refused("none.toml")
    assert run("simulate", "pfeffersaecke", "--board", own, "--players", "4").refused("is for 3 players, not 4")
    assert run("simulate", "hansa", "--board", own).refused("board, game (line 8)", "pfeffersaecke, not for hansa")
    assert run("simulate", "pfeffersaecke", "--board", "atlantis").refused("atlantis", "central_europe")
