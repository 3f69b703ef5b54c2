"""Every command that reads FILE explains why a file is not a valid record or position."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.kit import Run


def arguments(command: str, file: object) -> list[object]:
    return [command, file, "end"] if command == "why" else [command, file]


@pytest.mark.parametrize("command", ["show", "legal", "why"])
@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b"  \n\n", "is empty"),
        (b"\x00\x01\x02\xff", "not a UTF-8 text file"),
        (b"kontor record 1\n\x00", "not a UTF-8 text file"),
        ("Grüße".encode("latin-1"), "not a UTF-8 text file"),
        (b"Dear diary", "neither a record"),
        (b"kontor record 2\n", "The first line must be “kontor record 1”"),
        (b"kontor record 1\n", "field game is missing"),
        (b"{", "not valid JSON (line 1, column 2)"),
        (b'{"a": 1,\n}', "not valid JSON (line 2"),
        (b"[1, 2]", "not a position"),
        (b'{"a": 1}', "not a position"),
        (b"[" * 100_000, "not valid JSON"),
        (b'{"game": "chess"}', "There is no game “chess”. Choose from: hansa"),
        (b'{"game": []}', "There is no game"),
        (b'{"game": "hansa"}', "rules"),
    ],
)
def test_content_of_no_known_kind(command: str, content: bytes, said: str, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    assert run(*arguments(command, file)).refused(said)


@pytest.mark.parametrize("command", ["show", "legal", "why"])
def test_files_that_cannot_be_opened(command: str, run: Run, tmp_path: Path) -> None:
    assert run(*arguments(command, tmp_path / "none")).refused("does not exist", "none")
    assert run(*arguments(command, tmp_path)).refused("is a folder")
    assert run(*arguments(command, "a\0b")).refused("does not exist")


@pytest.mark.parametrize("command", [["check"], ["board", "check"]])
def test_each_checked_file_is_named_once(command: list[str], run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear diary", encoding="utf-8")
    answer = run(*command, file)
    assert answer.code == 1 and answer.out.startswith(str(file)) and answer.out.count(str(file)) == 1


def test_every_fault_of_a_position_is_named(run: Run, tmp_path: Path, position: Path) -> None:
    form = json.loads(position.read_text(encoding="utf-8"))
    form["bag"] = "many"
    form["nonsense"] = 1
    del form["unseen"]
    form["posts"]["Atlantis-Utopia 1"] = "trader 0"
    file = tmp_path / "broken.json"
    file.write_text(json.dumps(form), encoding="utf-8")
    answer = run("show", file)
    assert answer.refused("bag: must be a whole number", "nonsense: unknown field", "unseen", "Atlantis")
    assert len(answer.err.splitlines()) >= 4


def test_a_record_with_an_illegal_line_names_line_and_rule(run: Run, tmp_path: Path, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    broken = next(number for number, line in enumerate(lines) if line.startswith("place"))
    lines[broken] = "claim Hamburg-Lübeck"
    file = tmp_path / "illegal.kontor"
    file.write_text("\n".join(lines), encoding="utf-8")
    refused = "is not allowed (rule C1). You do not occupy every post on Hamburg-Lübeck"
    said = f"Line {broken + 1}: “claim Hamburg-Lübeck” {refused}"
    assert run("show", file).refused(said)
    lines[broken] = "conquer Hamburg"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert run("show", file).refused(f"Line {broken + 1} cannot be read. There is no action “conquer Hamburg”")


def test_unprintable_text_is_escaped(run: Run, tmp_path: Path, position: Path) -> None:
    """Half a surrogate pair and control codes that clear the screen are shown escaped and never printed raw."""
    form = json.loads(position.read_text(encoding="utf-8"))
    form["posts"]["\ud800"] = "trader 0"
    form["viewer"] = "\x1b[2J\x07"
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(form), encoding="utf-8")
    assert run("show", file).refused(r"\ud800", r"\x1b[2J\x07")
    command = [sys.executable, "-m", "kontor.cli.main", "check", "--json", str(file)]
    done = subprocess.run(command, env=os.environ | {"PYTHONIOENCODING": "utf-8"}, capture_output=True, timeout=60)
    assert (done.returncode, done.stderr) == (1, b"")
    faults = json.loads(done.stdout)["files"][0]["faults"]
    assert "\ud800" in [fault["args"].get("name") for fault in faults]


@pytest.mark.parametrize("at", [-1, 100_000])
@pytest.mark.parametrize("command", ["show", "legal", "why"])
def test_a_record_has_no_such_position(command: str, at: int, run: Run, record: Path) -> None:
    assert run(*arguments(command, record), "--at", at).refused(f"no step {at}", "0 to")


def test_a_position_has_no_earlier_positions(run: Run, position: Path) -> None:
    assert run("show", position, "--at", 3).refused("--at works only with records")


def test_a_position_can_come_from_stdin(run: Run, position: Path) -> None:
    text = position.read_text(encoding="utf-8")
    assert run("show", "-", "--json", input=text).json() == json.loads(text)
