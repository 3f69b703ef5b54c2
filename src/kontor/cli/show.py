"""`kontor show`: a position in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kontor.cli.arguments import At, File, Force, Json
from kontor.cli.files import STDIN as STDOUT
from kontor.cli.files import Moment, check_target, moment, write
from kontor.cli.picture import print_picture
from kontor.cli.screen import bad_input, complain, line, listed, out, print_json, words
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
        str | None,
        typer.Option("--svg", metavar="OUT", help="Paint the position into this file, as an SVG picture; - is stdout."),
    ] = None,
    force: Force = False,
) -> None:
    """Show a position: whose turn it is, the desks, the board, and what happened last.

    Example: `kontor show game.kontor --at 120`
    """
    if svg == STDOUT and json:
        raise bad_input("cli-one-stdout")
    if svg is not None and svg != STDOUT:
        check_target(Path(svg), force)
    now = moment(file, at)
    position = now.position if seat is None else view_for(now.position, seat)
    if svg is not None:
        _paint(now, position, svg, complain if json else line)
        if not json:
            return
    if json:
        print_json(position.json())
        return
    console = out()
    _head(console, now, position.viewer)
    names = now.record.seats if now.record is not None else []
    print_picture(console, now.game.text_picture(position), names)
    if now.events:
        console.print()
        console.print(Text(words().say("show-log"), style="bold"))
        viewer = position.viewer
        for event in now.events[-LAST_LINES:]:
            told = words().say(event.shown_to(viewer) if viewer != now.position.viewer else event)
            console.print(Padding(Text(told), (0, 0, 0, 2), expand=False))


def _paint(now: Moment, position: Any, name: str, tell: Callable[[str], None]) -> None:
    names = now.record.seats if now.record is not None else []
    picture = svg_picture(now.game.backdrop(position.setup), now.game.scene(position), words().say, names)
    if name == STDOUT:
        line(picture.rstrip("\n"))
        return
    write(Path(name), picture)
    tell(words().say("show-painted", file=name))


def view_for(position: Any, name: str) -> Any:
    """The view of the seat of this name."""
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
        console.print(say(now.game.prompt(now.position)))


def head_text(game: Game[Any], setup: Setup) -> str:
    """What is played, on which board, between how many; options are named if they are not those of the edition."""
    declared = game.declaration
    presets = {option.name: setup.options[option.name] for option in declared.options if isinstance(option, Preset)}
    usual, _ = resolve(declared.options, presets)
    shown = {
        name: "" if isinstance(value, dict) else str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in setup.options.items()
    }
    variant = words().say(f"{declared.id}-variant", players=setup.players, **shown)
    unusual = [f"{name} {value}".strip() for name, value in shown.items() if setup.options[name] != usual[name]]
    return words().say(
        "show-head",
        game=declared.title,
        board=setup.board.id,
        players=setup.players,
        edition=presets.get("edition", ""),
        variant=variant,
        options=listed(option for option in unusual if option not in variant),
    )


def result_text(game: str, result: Result) -> str:
    """Who won, and why the game was over."""
    say = words().say
    end = say("end-length") if result.reason == "length" else say(f"{game}-end-{result.reason}")
    winners = listed(map(str, result.winners))
    points = max(result.scores)
    return say("result", winners=winners, count=len(result.winners), points=points, end=end)
