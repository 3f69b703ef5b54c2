"""Arguments and options shared by several commands, and functions that parse them."""

from __future__ import annotations

import json
import shlex
from collections.abc import Iterable
from typing import Annotated, Any

import typer

from kontor.bots import bot_names
from kontor.cli.screen import bad_input
from kontor.core import AnyGame, Choice, Counts, Preset, Setup
from kontor.core import Board as GameBoard
from kontor.core.setups import set_kind
from kontor.registry import game as game_of
from kontor.registry import game_ids

BOARD_FILE = ".toml"

GAME_LIST = ", ".join(game_ids())
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {GAME_LIST}.", show_default=False)]
MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", help=f"The game: {GAME_LIST}.", show_default=False)]
File = Annotated[
    str, typer.Argument(metavar="FILE", help="A record or position file; - reads from stdin.", show_default=False)
]
At = Annotated[
    int | None,
    typer.Option(
        "--at",
        metavar="N",
        help="Use the position after the first N actions of a record instead of the last one. "
        "(The browser counts steps instead: one decision with all the actions it triggers.)",
    ),
]
SeatName = Annotated[
    str | None,
    typer.Option("--seat", metavar="K|spectator", help="Show only what this seat (or a spectator) can see."),
]
Json = Annotated[bool, typer.Option("--json", help="Print only JSON on stdout.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="Number of players.")]
Board = Annotated[
    str | None,
    typer.Option("--board", metavar="BOARD|FILE", help="A board listed by `kontor games`, or your own board file."),
]
Edition = Annotated[str | None, typer.Option("--edition", metavar="EDITION", help="Edition: a preset of options.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="Set a game option; repeatable."),
]
USUAL_LEVEL = "apprentice"
"""Default bot level, chosen because it is fast."""
Level = Annotated[
    str, typer.Option("--level", metavar="LEVEL", help=f"Bot: {', '.join(bot_names())}, or module:Class.")
]
Force = Annotated[bool, typer.Option("--force", help="Overwrite existing files.")]


def game_named(name: str | None) -> AnyGame:
    """Return the game with this name, ignoring case, or the first game if no name is given."""
    if name is None:
        return game_of(game_ids()[0])
    if not name.strip():
        raise bad_input("cli-empty", option="GAME")
    return game_of(_known(name, game_ids()))


def setup_from(
    game: AnyGame, players: int | None, board: str | None, edition: str | None, settings: list[str] | None
) -> Setup:
    """Return the setup described by the command's options. Raises an error that lists every problem."""
    if board is not None and not board.strip():
        raise bad_input("cli-empty", option="--board")
    chosen = None if board is None else _board(game, board)
    given: dict[str, Any] = {} if edition is None else {"edition": _value(game, "edition", edition)}
    parts: list[tuple[str, str, Any]] = []
    for setting in settings or []:
        name, equals, text = (part.strip() for part in setting.partition("="))
        if not equals or not name:
            raise bad_input("cli-set", setting=setting)
        option, dot, kind = name.partition(".")
        if dot:
            parts.append((option, kind, _value(game, option, text)))
        else:
            given[name] = _value(game, name, text)
    for option, kind, value in parts:
        _set_part(game, players, chosen, given, option, kind, value)
    return game.setup(players=players, board=chosen, options=given)


def command_line(
    game: str | None,
    players: int | None,
    board: str | None,
    edition: str | None,
    settings: list[str] | None,
    level: str,
    seed: int,
) -> str:
    """Return the command-line options that repeat this game between bots, quoted for a shell."""
    unusual = None if level == USUAL_LEVEL else level
    named = {"--players": players, "--board": board, "--edition": edition, "--level": unusual}
    words = [] if game is None else [game]
    words += [word for name, value in named.items() if value is not None for word in (name, str(value))]
    words += [word for setting in settings or [] for word in ("--set", setting)]
    return shlex.join(["kontor", "play", *words, "--seed", str(seed)])


def _board(game: AnyGame, name: str) -> GameBoard | str:
    known = _known(name, [info.id for info in game.declaration.boards])
    if known in [info.id for info in game.declaration.boards]:
        return known
    if name.casefold().endswith(BOARD_FILE) or any(separator in name for separator in "/\\"):
        try:
            return game.board_from_file(name)
        except ValueError as error:  # the name contains a null byte
            raise bad_input("file-missing", file=repr(name)) from error
    return known


def _set_part(
    game: AnyGame,
    players: int | None,
    board: GameBoard | str | None,
    given: dict[str, Any],
    name: str,
    kind: str,
    value: Any,
) -> None:
    """Parse an argument such as `marker_mix.swap=3`, which changes only the count of one kind."""
    counts = {option.name: option for option in game.declaration.options if isinstance(option, Counts)}
    if name not in counts or kind not in counts[name].kinds:
        possible = [f"{option.name}.{one}" for option in counts.values() for one in option.kinds]
        raise bad_input("option-unknown", option=f"{name}.{kind}", possible=", ".join(possible))
    set_kind(game, players, board, given, name, kind, value)


def _value(game: AnyGame, name: str, text: str) -> Any:
    """Parse a value as JSON, or as text if that fails.

    For options that take text, the `2014` in `edition=2014` remains text.
    """
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = text
    option = next((known for known in game.declaration.options if known.name == name), None)
    if isinstance(option, Choice | Preset):
        return _known(value if isinstance(value, str) else text, option.values)
    return value


def _known(name: str, possible: Iterable[str]) -> str:
    """Return a name with the correct capitalization. Unknown names are returned unchanged."""
    return next((known for known in possible if known.casefold() == name.strip().casefold()), name)
