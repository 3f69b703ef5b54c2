"""`kontor show` shows a position in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from kontor.cli.arguments import At, File, Force, Json, SeatName
from kontor.cli.files import STDIN as STDOUT
from kontor.cli.files import Moment, check_target, moment, view_for, write
from kontor.cli.picture import print_picture
from kontor.cli.screen import bad_input, board_name, complain, line, listed, out, print_json, words
from kontor.core import ALL, OUTSIDE_REASONS, AnyGame, Position, Preset, Result, Setup, resolve
from kontor.core.scene_parts import prompt_for
from kontor.paint import svg as svg_picture

LAST_LINES = 8


def show(
    file: File,
    at: At = None,
    seat: SeatName = None,
    json: Json = False,
    svg: Annotated[
        str | None,
        typer.Option(
            "--svg",
            metavar="OUT",
            help="Save a picture of the position as an SVG file; - writes to stdout.",
        ),
    ] = None,
    force: Force = False,
) -> None:
    """Show a position: whose turn it is, the players, the board, and the latest events.

    Example: `kontor show game.kontor --at 120`
    """
    if svg == STDOUT and json:
        raise bad_input("cli-one-stdout")
    if svg is not None and svg != STDOUT:
        check_target(Path(svg), force)
    now = moment(file, at)
    position = view_for(now.position, seat)
    if svg is not None:
        _paint(now, position, svg, complain if json else line)
        if not json:
            return
    if json:
        print_json(position.json())
        return
    console = out()
    say = words(now.names).say
    _head(console, now, position)
    print_picture(console, now.game.text_picture(position), now.names)
    if now.events:
        console.print()
        console.print(Text(say("show-log"), style="bold"))
        viewer = position.viewer
        for event in now.events[-LAST_LINES:]:
            told = say(event.shown_to(viewer) if viewer != now.position.viewer else event)
            console.print(Padding(Text(told), (0, 0, 0, 2), expand=False))


def _paint(now: Moment, position: Position, name: str, tell: Callable[[str], None]) -> None:
    picture = svg_picture(now.game.backdrop(position.setup), now.game.scene(position), words(now.names).say)
    if name == STDOUT:
        line(picture.rstrip("\n"))
        return
    write(Path(name), picture)
    tell(words().say("show-painted", file=name))


def _head(console: Console, now: Moment, position: Position) -> None:
    say = words(now.names).say
    console.print(Text(head_text(now.game, position.setup), style="bold"))
    if now.record is not None:
        console.print(say("show-at", at=now.at, last=len(now.record.actions)))
    if position.viewer != ALL:
        console.print(say("show-viewer", viewer=position.viewer))
    result = position.result() or _stopped(now)
    if result is None:
        console.print(prompt_for(position.viewer, position.actor, now.game.prompt(position), say))
    else:
        console.print(result_text(now.game.declaration.id, result, say))


def _stopped(now: Moment) -> Result | None:
    """Return the result to show at the end of a record that was stopped for a reason outside the rules."""
    if now.record is None or now.record.result is None or now.at < len(now.record.actions):
        return None
    return Result(**now.record.result)


def head_text(game: AnyGame, setup: Setup) -> str:
    """Describe the game, the number of players, the board, the presets, and options that differ from their presets."""
    declared = game.declaration
    presets = {option.name: setup.options[option.name] for option in declared.options if isinstance(option, Preset)}
    usual, _ = resolve(declared.options, presets)
    given = {
        name: "" if isinstance(value, dict) else str(value).lower() if isinstance(value, bool) else str(value)
        for name, value in setup.options.items()
    }
    id = f"{declared.id}-variant"
    variant = words().say(id, players=setup.players, **given) if words().knows(id) else ""
    options = [
        option_text(declared.id, name, value)
        for name, value in setup.options.items()
        if name in presets or value != usual[name]
    ]
    return words().say(
        "show-head",
        game=declared.title,
        board=board_name(declared.id, setup.board.id),
        players=setup.players,
        variant=variant,
        options=" · ".join(option for option in options if option not in variant),
    )


def option_text(game: str, option: str, value: Any) -> str:
    """Return the display names of an option and its value."""
    say = words().say
    name = say(f"{game}-option-name-{option}")
    if isinstance(value, bool):
        return name if value else say("show-option-off", name=name)
    if isinstance(value, dict):
        return say("show-option-changed", name=name)
    return say("show-option", name=name, value=say(f"{game}-value-{option}-{value}"))


def result_text(game: str, result: Result, say: Callable[..., str]) -> str:
    """Return the winner, and the reason why the game ended."""
    end = say(f"end-{result.reason}") if result.reason in OUTSIDE_REASONS else say(f"{game}-end-{result.reason}")
    winners = listed(map(str, result.winners))
    points = max(result.scores)
    return say("result", winners=winners, count=len(result.winners), points=points, end=end)
