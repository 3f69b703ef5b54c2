"""Output of messages and JSON. Results are written to stdout, progress and errors to stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NoReturn

import typer
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.cli.language import spoken
from kontor.cli.streams import is_unicode
from kontor.core import AnyGame, KontorError, Message
from kontor.registry import GAMES
from kontor.words import Handbook, Words

BAD_INPUT = 2
FOUND_FAULTY = 1

SEAT_STYLES = ("red", "dodger_blue1", "green", "dark_orange3", "magenta", "grey62")
"""Seat colours that are legible on dark and light backgrounds. The number of the seat is always shown too."""

LEAST = 8
"""Minimum width of a column whose text is wrapped."""

REASON_FOLLOWS = ("record-line", "record-line-illegal", "action-kind-none")
"""Errors that are only a heading for the next message."""


def words(names: tuple[str, ...] = ()) -> Words:
    """Return the formatter for all messages. `names` contains a name for each seat, which may be empty."""
    return _words(spoken(), names)


@cache
def _words(language: str, names: tuple[str, ...]) -> Words:
    return Words(language, [game.folder() / "words" for game in GAMES.values()], names)


def handbook(game: AnyGame) -> Handbook:
    """Return a game's handbook."""
    return Handbook.of(game.folder(), spoken())


def out() -> Console:
    """A new console each time, because a test or a shell may have replaced the stream."""
    return Console(highlight=False, markup=False, emoji=False)


def err() -> Console:
    return Console(stderr=True, highlight=False, markup=False, emoji=False)


def line(text: str = "") -> None:
    """Print one line of plain text without wrapping."""
    print(text)


def print_line(console: Console, text: str, style: str = "") -> None:
    """Print coloured, wrapped text on a terminal, and otherwise one plain line."""
    if console.is_terminal:
        console.print(Text(text, style=style))
    else:
        print(text, file=console.file)


def complain(text: str) -> None:
    print_line(err(), text)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=not is_unicode(sys.stdout), indent=2))


def sentences(error: KontorError) -> list[str]:
    """Format an error, with one sentence for each fault. Each reason follows the line or action that it belongs to."""
    said = [words().say(message) for message in error.messages]
    if error.messages and error.messages[0].id in REASON_FOLLOWS:
        return [" ".join(said)]
    return said


def in_file(file: str, sentence: str) -> str:
    """Prefix a sentence with the name of the file, unless it already begins with the name."""
    return sentence if sentence.startswith((f"{file} ", f"{file}:")) else f"{file}: {sentence}"


def refuse(error: KontorError) -> NoReturn:
    """Report invalid input and exit."""
    for sentence in sentences(error):
        complain(f"kontor: {sentence}")
    raise typer.Exit(BAD_INPUT)


class InputError(KontorError):
    """Invalid input on the command line."""


def bad_input(id: str, **args: str | int) -> InputError:
    return InputError([Message(id, dict(args))])


def seat_text(seat: int) -> Text:
    """Return a seat's name, such as `Seat 2`, in the seat's colour."""
    return Text(words().say("seat-name", seat=seat), style=seat_style(seat))


def board_name(game: str, board: str) -> str:
    """Return a board's name. A board from a file has only an id."""
    id = f"{game}-board-name-{board}"
    return words().say(id) if words().knows(id) else board


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)] if seat >= 0 else ""


def side_by_side(rows: Sequence[Sequence[Text]], width: int, gap: int = 4) -> Table:
    """Arrange short rows in as many columns as fit, filling one column after another.

    If a row does not fit, its last cell is wrapped.
    """
    if not rows:
        return Table.grid()
    widths = [max(cell_len(row[cell].plain) for row in rows) for cell in range(len(rows[0]))]
    widths[-1] = min(widths[-1], max(LEAST, width - sum(widths[:-1]) - len(widths) + 1))
    block = sum(widths) + len(widths) - 1
    blocks = max(1, (width + gap) // (block + gap))
    height = -(-len(rows) // blocks)
    table = Table.grid(padding=0)
    for number in range(blocks):
        for cell, needed in enumerate(widths):
            last = cell == len(widths) - 1
            space = (gap if number < blocks - 1 else 0) if last else 1
            table.add_column(width=needed + space, no_wrap=not last)
    for at in range(height):
        cells: list[Text] = []
        for number in range(blocks):
            there = number * height + at
            cells += rows[there] if there < len(rows) else [Text()] * len(widths)
        table.add_row(*cells)
    return table


def listed(names: Iterable[str]) -> str:
    return ", ".join(names)
