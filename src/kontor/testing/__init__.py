"""Tests for games in other packages. The tests play seeded games and check every promise of the contract.

from kontor.testing import check_game

def test_my_game() -> None:
    check_game("lantern")
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kontor.bots.greedy import Greedy
from kontor.core import CHANCE, NOBODY, AnyGame, Position, Setup, pick
from kontor.registry import game as game_of
from kontor.testing import invariants

__all__ = ["check_game", "everything", "invariants", "steps"]

STRAY = 3  # number of random decisions out of ten
THOROUGH_EVERY = 17  # number of actions between two positions that get the costly checks


def check_game(game: str | AnyGame, games: int = 3, seed: int = 1) -> None:
    """Play seeded games on every board with every number of players. Raises AssertionError if a test fails."""
    played = game_of(game) if isinstance(game, str) else game
    for board in played.declaration.boards:
        for players in board.players:
            for number in range(games):
                check_setup(played, played.setup(players=players, board=board.id), seed + number)


def check_setup(game: AnyGame, setup: Setup, seed: int) -> None:
    """Play one seeded game and check every position."""
    actions: list[int] = []
    for position, legal, action in steps(game, setup, seed, STRAY):
        if position.listener is not None:  # Events of the previous action
            invariants.events_are_well_formed(game, position, position.listener)
        position.listener = []
        invariants.someone_can_act(position, legal)
        invariants.chance_has_weights(position, legal)
        invariants.nothing_is_lost(position)
        if len(actions) % THOROUGH_EVERY == 0 or action is None:
            _check_thoroughly(game, position, legal)
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

    The position is always the same object, which changes with each step. Steps without a choice are included. Out of
    ten decisions, `stray` are random. The function `narrow` selects the actions to consider.
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
