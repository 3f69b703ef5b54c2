"""`kontor show`: a position in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kontor.cli.arguments import At, File, Json
from kontor.cli.files import Moment, file_error, moment
from kontor.cli.pictures import picture_of
from kontor.cli.screen import bad_input, line, listed, out, print_json, words
from kontor.core import ALL, NOBODY, SPECTATOR, Game, Preset, Result, Setup, resolve
from kontor.paint import svg as svg_picture

LAST_LINES = 8


def show(
    file: File,
    at: At = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="K|spectator", help="Show only what this seat (or a spectator) may know."),
    ] = None,
    json: Json = False,
    svg: Annotated[
        str | None, typer.Option("--svg", metavar="OUT", help="Paint the position into this file, as an SVG picture.")
    ] = None,
) -> None:
    """Show a position: whose turn it is, the desks, the board, and what happened last.

    Example: `kontor show game.kontor --at 120`
    """
    now = moment(file, at)
    position = now.position if seat is None else view_for(now.position, seat)
    if svg is not None:
        _paint(now, position, svg)
        return
    if json:
        print_json(position.json())
        return
    console = out()
    _head(console, now, position.viewer)
    names = now.record.seats if now.record is not None else []
    for part in picture_of(now.game.declaration.id).draw(position, names, words(), console.width):
        console.print()
        console.print(part)
    if now.events:
        console.print()
        console.print(Text(words().say("show-log"), style="bold"))
        viewer = position.viewer
        for event in now.events[-LAST_LINES:]:
            told = words().say(event.shown_to(viewer) if viewer != now.position.viewer else event)
            console.print(Padding(Text(told), (0, 0, 0, 2), expand=False))


def _paint(now: Moment, position: Any, name: str) -> None:
    names = now.record.seats if now.record is not None else []
    picture = svg_picture(now.game.backdrop(position.setup), now.game.scene(position), words().say, names)
    try:
        Path(name).write_text(picture, encoding="utf-8")
    except OSError as error:
        raise file_error(error) from error
    line(words().say("show-painted", file=name))


def view_for(position: Any, name: str) -> Any:
    """The view of the seat of this name."""
    seats = position.setup.players
    if name == "spectator":
        seat = SPECTATOR
    elif name.isdecimal() and int(name) < seats:
        seat = int(name)
    else:
        possible = listed([*map(str, range(seats)), "spectator"])
        raise bad_input("cli-seat", seat=name, possible=possible)
    try:
        return position.view(seat)
    except ValueError as error:  # a position file may hold a view, and a view knows no other
        raise bad_input("cli-seat-of-view", seat=name) from error


def _head(console: Console, now: Moment, viewer: int) -> None:
    say = words().say
    declared = now.game.declaration
    console.print(Text(head_text(now.game, now.position.setup), style="bold"))
    if now.record is not None:
        console.print(say("show-at", at=now.at, last=len(now.record.actions)))
    if viewer != ALL:
        console.print(say("show-viewer", viewer=viewer))
    if now.position.actor == NOBODY:
        console.print(result_text(declared.id, now.position.result()))
    else:
        console.print(say(picture_of(declared.id).prompt(now.position)))


def head_text(game: Game[Any], setup: Setup) -> str:
    """What is played, on which board, between how many; options are named if they are not those of the edition."""
    declared = game.declaration
    presets = {option.name: setup.options[option.name] for option in declared.options if isinstance(option, Preset)}
    usual, _ = resolve(declared.options, presets)
    options = [
        name if isinstance(value, dict) else f"{name} {str(value).lower() if isinstance(value, bool) else value}"
        for name, value in setup.options.items()
        if value != usual[name]
    ]
    return words().say(
        "show-head",
        game=declared.title,
        board=setup.board.id,
        players=setup.players,
        edition=presets.get("edition", ""),
        options=listed(options),
    )


def result_text(game: str, result: Result) -> str:
    """Who won, and why the game was over."""
    say = words().say
    end = say("end-length") if result.reason == "length" else say(f"{game}-end-{result.reason}")
    winners = listed(map(str, result.winners))
    points = max(result.scores)
    return say("result", winners=winners, count=len(result.winners), points=points, end=end)
