"""Benchmark of random play and copying in Catanatron's four-player game, the baseline for the ratios."""

from __future__ import annotations

import random
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.loads import Contender, Copied, Load, evenly, one_of


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(game: Any) -> int:
    """Play like Catanatron's `Game.play`: decide, check, apply, list the next actions, and look for a winner."""
    played = 0
    while not over(game):
        game.play_tick()
        played += 1
    return played


def play_barely(game: Any, bits: random.Random) -> int:
    """Measure only Catanatron's rules: play without checking every action, and look for a winner only once per turn."""
    state = game.state
    played = 0
    turns = -1
    while state.num_turns == turns or not over(game):
        turns = state.num_turns
        game.execute(one_of(state.playable_actions, bits), validate_action=False)
        played += 1
    return played


def moments() -> list[Any]:
    game = new_game(1)
    found = []
    while not over(game):
        found.append(game.copy())
        game.play_tick()
    return evenly(found)


def contender(games: Path) -> Contender:
    seeds = count(1)
    bits = random.Random(1)
    decisions = [
        Load("Catanatron, random", lambda: new_game(next(seeds)), play),
        Load(
            "Catanatron, random, its rules alone", lambda: new_game(next(seeds)), lambda game: play_barely(game, bits)
        ),
    ]
    return Contender(
        f"Catanatron {version('catanatron')}", decisions, [Copied("Catanatron, copy", moments(), Game.copy)]
    )
