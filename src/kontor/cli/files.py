"""Reads FILE arguments. Their content shows whether they are records or positions."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kontor.cli.screen import bad_input, listed
from kontor.core import SPECTATOR, AnyGame, Event, KontorError, Message, Position, Record, parse, position_at
from kontor.core.reader import excerpt
from kontor.core.record import FORMAT
from kontor.registry import game as game_of

MOST_BYTES = 20_000_000
STDIN = "-"


class FileUnusable(KontorError):
    """Raised for a file that cannot be opened, as opposed to one with invalid content."""


@dataclass(frozen=True)
class Loaded:
    """Content of a file: a record or the JSON form of a position."""

    game: AnyGame
    record: Record | None
    form: dict[str, Any] | None


@dataclass(frozen=True)
class Moment:
    """A position, with its history and step number if it comes from a record."""

    game: AnyGame
    position: Position
    record: Record | None
    at: int
    events: list[Event]

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the players. Empty if no seat has a name."""
        return names_of(self.record.seats) if self.record is not None else ()


def names_of(seats: Sequence[str]) -> tuple[str, ...]:
    """Return the names of the seats in a record. A name that only repeats the seat number is ignored."""
    return tuple("" if name == f"seat {seat}" else name for seat, name in enumerate(seats))


def file_error(error: OSError) -> FileUnusable:
    """Return a message for an error of the operating system."""
    ids = {FileNotFoundError: "file-missing", IsADirectoryError: "file-folder", PermissionError: "file-denied"}
    id = ids.get(type(error), "file-trouble")
    return FileUnusable([Message(id, {"file": str(error.filename or ""), "error": error.strerror or str(error)})])


def read_text(name: str) -> str:
    """Return the text of a file, or the reason why it cannot be read."""
    try:
        if name == STDIN:
            raw = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise file_error(error) from error
    except ValueError as error:  # the name contains a null byte
        raise bad_input("file-missing", file=repr(name)) from error
    if len(raw) > MOST_BYTES:
        raise bad_input("file-too-large", file=name, most=MOST_BYTES)
    if not raw.strip():
        raise bad_input("file-empty", file=name)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise bad_input("file-binary", file=name) from error
    if "\0" in text:
        raise bad_input("file-binary", file=name)
    return text


def check_target(file: Path, force: bool) -> None:
    """Reject an output file that cannot or should not be written, before the work begins.

    Special files (a pipe, /dev/null) have nothing to overwrite and are always accepted.
    """
    if not file.parent.is_dir():
        raise _unusable("file-no-folder", file=str(file), folder=str(file.parent))
    if file.is_dir():
        raise _unusable("file-folder", file=str(file))
    if file.is_file() and not force:
        raise _unusable("file-exists", file=str(file))


def check_targets(folder: Path, names: Sequence[str], force: bool) -> None:
    """Reject an output folder if one of the files cannot be written. The folder need not exist yet."""
    taken = {there.name for there in folder.iterdir()} if folder.is_dir() else set()
    found = [name for name in names if name in taken]
    if found and not force:
        raise _unusable("file-exists-several", folder=str(folder), file=found[0], count=len(found))


def write(file: Path, text: str) -> None:
    """Write a record or a picture. The bytes are the same on every operating system."""
    file.write_text(text, encoding="utf-8", newline="\n")


def _unusable(id: str, **args: str | int) -> FileUnusable:
    return FileUnusable([Message(id, dict(args))])


def load(name: str) -> Loaded:
    """Parse a file, without playing the actions of a record."""
    text = read_text(name)
    if text.lstrip().startswith(("{", "[")):
        form = _form(text, name)
        return Loaded(game_of(excerpt(form["game"])), None, form)
    if not text.startswith("kontor record"):
        raise bad_input("file-unknown", file=name, expected=FORMAT)
    record = parse(text)
    return Loaded(game_of(record.game), record, None)


def _form(text: str, name: str) -> dict[str, Any]:
    try:
        form = json.loads(text)
    except json.JSONDecodeError as error:
        raise bad_input("file-not-json", file=name, line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:  # for example, a huge number or deeply nested brackets
        raise bad_input("file-not-json", file=name, line=1, column=1) from error
    if not isinstance(form, dict) or "game" not in form:
        raise bad_input("file-no-position", file=name)
    return form


def moment(name: str, at: int | None = None) -> Moment:
    """Return the position selected by the command's arguments."""
    loaded = load(name)
    if loaded.record is not None:
        events: list[Event] = []
        position = position_at(loaded.record, loaded.game, at, events)
        return Moment(loaded.game, position, loaded.record, len(loaded.record.actions) if at is None else at, events)
    if at is not None:
        raise bad_input("cli-at-position", file=name)
    assert loaded.form is not None
    return Moment(loaded.game, loaded.game.read(loaded.form), None, 0, [])


def view_for(position: Position, name: str | None) -> Position:
    """Return the view of the given seat, or the whole position if no seat is given."""
    if name is None:
        return position
    if not name.strip():
        raise bad_input("cli-empty", option="--seat")
    seats = position.setup.players
    if name == "spectator":
        seat = SPECTATOR
    elif name in map(str, range(seats)):
        seat = int(name)
    else:
        possible = listed([*map(str, range(seats)), "spectator"])
        raise bad_input("cli-seat", seat=name, possible=possible)
    try:
        return position.view(seat)
    except ValueError as error:  # a position file may contain the view of one seat only
        raise bad_input("cli-seat-of-view", seat=name) from error
