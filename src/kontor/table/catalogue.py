"""Lists the available games with their options, and completes setups."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any

from kontor.bots import LEVELS, USUAL
from kontor.bots.puzzles import puzzles
from kontor.core import AnyGame, Board, BoardError, Choice, Counts, Flag, Message, Option, Preset, SetupError
from kontor.core.boards import data_from_bytes
from kontor.core.reader import excerpt
from kontor.table.clocks import USUAL_TURNS
from kontor.table.game_messages import BoardForm, GameForm, OptionForm, SetupForm
from kontor.table.messages import said_of

MOST_FAULTS = 50
"""Maximum number of faults reported for a setup or a file."""
COVER = "cover.svg"
"""Handbook picture of a game that the lobby shows."""


def form_of_game(game: AnyGame, more_bots: Sequence[str] = ()) -> GameForm:
    declared = game.declaration
    return GameForm(
        id=declared.id,
        title=declared.title,
        players=list(declared.players),
        boards=[BoardForm(board.id, list(board.players), board.reconstruction) for board in declared.boards],
        options=[_form_of_option(option) for option in declared.options],
        bots=[*LEVELS, *more_bots],
        usual_bot=USUAL,
        minutes=[number for number in declared.minutes if number],
        difficulty=declared.difficulty,
        turns=[expected_turns(game, players) for players in declared.players],
        cover=cover_of(game),
        puzzles=len(puzzles(game)),
    )


def expected_turns(game: AnyGame, players: int) -> int:
    """Return the expected number of turns per seat, which determines the clock settings."""
    declared = game.declaration
    return dict(zip(declared.players, declared.turns, strict=False)).get(players, USUAL_TURNS)


def cover_of(game: AnyGame) -> str | None:
    """Return the address of the game's lobby picture, or None."""
    file = game.folder() / "handbook" / "pictures" / COVER
    return picture_address(game, COVER, file.read_bytes()) if file.is_file() else None


def picture_address(game: AnyGame, name: str, content: bytes) -> str:
    """Return the address of a handbook picture. It contains a digest, so browsers can cache the picture forever."""
    digest = hashlib.sha256(content).hexdigest()[:12]
    return f"/api/games/{game.declaration.id}/handbook/pictures/{name}?{digest}"


def _form_of_option(option: Option) -> OptionForm:
    match option:
        case Flag():
            return OptionForm(option.name, "flag", option.default, boards=list(option.boards))
        case Choice():
            return OptionForm(option.name, "choice", option.default, list(option.values), players=list(option.players))
        case Counts():
            return OptionForm(
                option.name, "counts", option.default, list(option.kinds), dict(option.least), option.most
            )
        case Preset():
            return OptionForm(option.name, "preset", option.default, list(option.values), presets=option.values)


def board_from_text(game: AnyGame, text: str, name: str) -> Board:
    """Parse the text of a board file called `name`. Raises BoardError with every fault."""
    # Encode lone surrogates, too, because the TOML parser reports them as invalid.
    return game.board_from_data(data_from_bytes(text.encode("utf-8", "surrogatepass"), name))


def board_for(game: AnyGame, board: str | None, file: tuple[str, str] | None) -> Board | str | None:
    """Return the board of a setup, given the id of a packaged board or the name and text of a board file."""
    if file is None:
        return board
    name, text = file
    if board is not None:
        raise BoardError([Message("server-two-boards", {"board": excerpt(board), "file": excerpt(name)})])
    return board_from_text(game, text, name)


def setup_form(
    game: AnyGame, players: int, board: str | None, options: Mapping[str, Any], file: tuple[str, str] | None = None
) -> SetupForm:
    """Fill in the missing values of a requested setup. If the setup is invalid, list its faults."""
    try:
        setup = game.setup(players=players, board=board_for(game, board, file), options=options)
    except (BoardError, SetupError) as error:
        faults = [said_of(fault) for fault in error.messages[:MOST_FAULTS]]
        return SetupForm(players, board or "", dict(options), faults)
    return SetupForm(setup.players, setup.board.id, setup.options)
