"""What can be played, as the client reads it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.bots import LEVELS, USUAL
from kontor.core import BoardError, Choice, Counts, Flag, Game, Option, Preset, SetupError
from kontor.server.boards import board_of
from kontor.server.forms import BoardForm, GameForm, OptionForm, SetupForm, WantedSetup
from kontor.server.problems import MOST_FAULTS
from kontor.server.wording import said_of


def form_of_game(game: Game[Any], more_bots: Sequence[str] = ()) -> GameForm:
    declared = game.declaration
    return GameForm(
        id=declared.id,
        title=declared.title,
        players=list(declared.players),
        boards=[BoardForm(board.id, list(board.players), board.reconstruction) for board in declared.boards],
        options=[_form_of_option(option) for option in declared.options],
        bots=[*LEVELS, *more_bots],
        usual_bot=USUAL,
    )


def _form_of_option(option: Option) -> OptionForm:
    match option:
        case Flag():
            return OptionForm(option.name, "flag", option.default)
        case Choice():
            return OptionForm(option.name, "choice", option.default, list(option.values), players=list(option.players))
        case Counts():
            return OptionForm(
                option.name, "counts", option.default, list(option.kinds), dict(option.least), option.most
            )
        case Preset():
            return OptionForm(option.name, "preset", option.default, list(option.values), presets=option.values)


def setup_form(game: Game[Any], wanted: WantedSetup) -> SetupForm:
    """The complete setup; where something does not go together, what was wanted and the faults in it."""
    try:
        board = board_of(game, wanted.board, wanted.board_file)
        setup = game.setup(players=wanted.players, board=board, options=wanted.options)
    except (BoardError, SetupError) as error:
        faults = [said_of(fault) for fault in error.messages[:MOST_FAULTS]]
        return SetupForm(wanted.players, wanted.board or "", wanted.options, faults)
    return SetupForm(setup.players, setup.board.id, setup.options)
