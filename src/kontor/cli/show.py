"""`kontor show`: a position in the terminal."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from kontor.cli.arguments import At, File, Json
from kontor.cli.files import Moment, moment
from kontor.cli.pictures import picture_of
from kontor.cli.screen import bad_input, listed, out, print_json, words
from kontor.core import NOBODY, SPECTATOR, Result

LAST_LINES = 8


def show(
    file: File,
    at: At = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="K|spectator", help="Show only what this seat (or a spectator) may know."),
    ] = None,
    json: Json = False,
) -> None:
    """Show a position: whose turn it is, the desks, the board, and what happened last.

    Example: `kontor show game.kontor --at 120`
    """
    now = moment(file, at)
    position = now.position if seat is None else view_for(now.position, seat)
    if json:
        print_json(position.json())
        return
    console = out()
    _head(console, now)
    names = now.record.seats if now.record is not None else []
    for part in picture_of(now.game.declaration.id).draw(position, names, words(), console.width):
        console.print()
        console.print(part)
    if now.events:
        console.print()
        console.print(Text(words().say("show-log"), style="bold"))
        viewer = position.viewer
        for event in now.events[-LAST_LINES:]:
            console.print(f"  {words().say(event.shown_to(viewer) if viewer != now.position.viewer else event)}")


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


def _head(console: Console, now: Moment) -> None:
    say = words().say
    setup = now.position.setup
    declared = now.game.declaration
    preset = setup.options.get("edition", "")
    head = say("show-head", game=declared.title, board=setup.board.id, players=setup.players, edition=preset)
    console.print(Text(head, style="bold"))
    if now.record is not None:
        console.print(say("show-at", at=now.at, last=len(now.record.actions)))
    if now.position.actor == NOBODY:
        console.print(result_text(declared.id, now.position.result()))
    else:
        console.print(say(picture_of(declared.id).prompt(now.position)))


def result_text(game: str, result: Result) -> str:
    """Who won, and why the game was over."""
    say = words().say
    end = say("end-length") if result.reason == "length" else say(f"{game}-end-{result.reason}")
    winners = listed(map(str, result.winners))
    points = max(result.scores)
    return say("result", winners=winners, count=len(result.winners), points=points, end=end)
