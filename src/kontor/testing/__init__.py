"""Tests for games in other packages. They play seeded games and check everything the contract promises.

from kontor.testing import check_game

def test_my_game() -> None:
    check_game("lantern")
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from kontor.bots.greedy import Greedy
from kontor.core import CHANCE, NOBODY, AnyGame, Counts, Flag, Option, Position, Setup, SetupError, pick
from kontor.registry import game as game_of
from kontor.testing import invariants
from kontor.testing.screens import Screens

__all__ = ["Screens", "check_game", "check_setup", "everything", "invariants", "steps"]

STRAY = 3  # number of random decisions out of ten
THOROUGH_EVERY = 17  # number of actions between two positions that get the costly checks


def check_game(game: str | AnyGame, games: int = 3, seed: int = 1) -> None:
    """Play seeded games on every board with every number of players, and one game with each non-default value of each
    option. Raises AssertionError if a check fails.
    """
    played = game_of(game) if isinstance(game, str) else game
    tables = [(board.id, players) for board in played.declaration.boards for players in board.players]
    for board, players in tables:
        for number in range(games):
            check_setup(played, played.setup(players=players, board=board), seed + number)
    for option in played.declaration.options:
        for value in _other_values(option):
            setups = (_setup(played, board, players, {option.name: value}) for board, players in tables)
            possible = next(filter(None, setups), None)
            assert possible is not None, f"no board allows {option.name}={value}"
            check_setup(played, possible, seed)


def _other_values(option: Option) -> list[Any]:
    """Return an option's values other than its default. `Counts` options have too many values to try them all."""
    if isinstance(option, Counts):
        return []
    values = (False, True) if isinstance(option, Flag) else option.values
    return [value for value in values if value != option.default]


def _setup(game: AnyGame, board: str, players: int, options: dict[str, Any]) -> Setup | None:
    try:
        return game.setup(players=players, board=board, options=options)
    except SetupError:
        return None


def check_setup(game: AnyGame, setup: Setup, seed: int) -> None:
    """Play one seeded game and check every position."""
    screens = Screens(game, setup)
    screens.backdrop_is_complete()
    actions: list[int] = []
    for position, legal, action in steps(game, setup, seed, STRAY):
        if position.listener is not None:  # Events of the previous action
            invariants.events_are_well_formed(game, position, position.listener)
            screens.events_can_be_shown(position, position.listener)
        position.listener = []
        invariants.someone_can_act(position, legal)
        invariants.chance_has_weights(position, legal)
        invariants.nothing_is_lost(position)
        if len(actions) % THOROUGH_EVERY == 0 or action is None:
            _check_thoroughly(game, position, legal)
            screens.scenes_fit(position)
            screens.refusals_have_texts(position)
        if action is None:
            invariants.record_comes_back(game, position, actions)
        else:
            actions.append(action)


def _check_thoroughly(game: AnyGame, position: Position, legal: list[int]) -> None:
    invariants.legal_is_stable(position, legal)
    invariants.everything_else_is_refused(game, position)
    invariants.play_and_apply_agree(position, legal)
    invariants.stored_forms_come_back(game, position)
    invariants.pickle_comes_back(position)
    invariants.views_fit(game, position)
    invariants.secrets_stay_secret(game, position, legal)
    invariants.features_fit(game, position)
    invariants.observations_fit(game, position)
    invariants.scores_add_up(game, position)


def everything(_: Position, legal: list[int]) -> list[int]:
    return legal


def steps(
    game: AnyGame,
    setup: Setup,
    seed: int,
    stray: int,
    narrow: Callable[[Position, list[int]], list[int]] = everything,
) -> Iterator[tuple[Position, list[int], int | None]]:
    """Yield each position with its legal actions and the action taken. For the last position, the action is None.

    The position is always the same object, which changes with each step. Steps without a choice are included. `stray`
    out of ten decisions are random. `narrow` selects the actions to consider.
    """
    bits = random.Random(seed)
    bot = Greedy(game, bits, stray)
    position = game.start(setup)
    for _ in range(game.declaration.max_actions):
        legal = position.legal()
        if position.actor == NOBODY:
            yield position, legal, None
            return
        if position.actor == CHANCE:
            action = pick(legal, position.weights(), bits)
        else:
            view = position.view(position.actor)
            action = bot.choose(view, narrow(view, view.legal()))
        yield position, legal, action
        position.play(action)
    raise AssertionError(f"the game did not end within {game.declaration.max_actions} actions")
