"""`kontor board check` validates board files of any game and reports every fault."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import typer

from kontor.cli.arguments import GAME_LIST, Json, game_named
from kontor.cli.files import FileUnusable, file_error
from kontor.cli.screen import BAD_INPUT, FOUND_FAULTY, bad_input, in_file, line, listed, print_json, sentences, words
from kontor.core import Board, KontorError
from kontor.core.boards import data_from_file
from kontor.registry import GAMES, game_ids

app = typer.Typer(help="Check your own board files before you play on them with `--board FILE`.", no_args_is_help=True)


class Checked(NamedTuple):
    """Result of checking one file."""

    file: str
    game: str | None
    board: Board | None
    error: KontorError | None


@app.callback()
def board() -> None:
    """Check your own board files before you play on them with `--board FILE`."""


@app.command()
def check(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Board files (TOML).", show_default=False)],
    game: Annotated[
        str | None,
        typer.Option("--game", metavar="GAME", help=f"The game, if the file does not name it: {GAME_LIST}."),
    ] = None,
    json: Json = False,
) -> None:
    """Check board files and report every error.

    Exit code 0 if all files are valid, 1 if any is not, 2 if a file cannot be opened.

    Example: `kontor board check my_map.toml`
    """
    found = [_checked(file, game) for file in files]
    if json:
        print_json({"files": [_form(one) for one in found]})
    else:
        for one in found:
            _show(one)
    if any(isinstance(one.error, FileUnusable) for one in found):
        raise typer.Exit(BAD_INPUT)
    if any(one.error for one in found):
        raise typer.Exit(FOUND_FAULTY)


def _checked(file: str, game: str | None) -> Checked:
    id = None
    try:
        data = data_from_file(file)
        played = game_named(game or _says(data, file))
        id = played.declaration.id
        return Checked(file, id, played.board_from_data(data), None)
    except OSError as error:
        return Checked(file, id, None, file_error(error))
    except ValueError:  # the name contains a null byte
        return Checked(file, id, None, FileUnusable(bad_input("file-missing", file=repr(file)).messages))
    except KontorError as error:
        return Checked(file, id, None, error)


def _says(data: dict[str, Any], file: str) -> str:
    """Return the game that a board file is for."""
    head = data.get("board")
    game = head.get("game") if isinstance(head, dict) else None
    if not isinstance(game, str) or not game.strip():
        raise bad_input("board-no-game", file=file, possible=listed(game_ids()))
    return game


def _form(checked: Checked) -> dict[str, Any]:
    messages = checked.error.messages if checked.error else []
    return {
        "file": checked.file,
        "ok": checked.error is None,
        "game": checked.game,
        "board": checked.board.id if checked.board is not None else None,
        "digest": checked.board.digest if checked.board is not None else None,
        "faults": [{"id": one.id, "args": one.args, "text": words().say(one)} for one in messages],
    }


def _show(checked: Checked) -> None:
    if checked.error is not None:
        for sentence in sentences(checked.error):
            line(in_file(checked.file, sentence))
        return
    assert checked.board is not None
    title = GAMES[str(checked.game)].declaration.title
    players = listed(map(str, checked.board.players))
    line(words().say("board-sound", file=checked.file, board=checked.board.id, game=title, players=players))
