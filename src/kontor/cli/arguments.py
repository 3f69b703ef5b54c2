"""Arguments and options that several commands share, and how their values are read."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from kontor.cli.screen import bad_input
from kontor.core import Game, Setup
from kontor.registry import GAMES

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(GAMES)}.", show_default=False)]
File = Annotated[
    str, typer.Argument(metavar="FILE", help="A record or a position file; - reads from stdin.", show_default=False)
]
At = Annotated[
    int | None,
    typer.Option("--at", metavar="N", help="In a record: after the first N actions instead of at its end."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs, nothing else, on stdout.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")]
Board = Annotated[str | None, typer.Option("--board", metavar="BOARD", help="The board, as `kontor games` lists them.")]
Edition = Annotated[str | None, typer.Option("--edition", metavar="EDITION", help="The edition: a preset of options.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="Set one option of the game; can be given several times."),
]


def setup_from(
    game: Game[Any], players: int | None, board: str | None, edition: str | None, settings: list[str] | None
) -> Setup:
    """The setup that the options of a command ask for; the game names every fault."""
    given: dict[str, Any] = {} if edition is None else {"edition": edition}
    for setting in settings or []:
        name, equals, value = setting.partition("=")
        if not equals:
            raise bad_input("cli-set", setting=setting)
        given[name.strip()] = _value(game, name.strip(), value.strip())
    return game.setup(players=players, board=board, options=given)


def _value(game: Game[Any], name: str, text: str) -> Any:
    """A value is JSON, else text; `edition=2014` is text although it could be a number."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return text
    option = next((known for known in game.declaration.options if known.name == name), None)
    return text if option is not None and not option.allows(value) and option.allows(text) else value
