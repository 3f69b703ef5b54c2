"""What Catanatron (PyPI) does in a benchmark: random play with four players, copies. It is what we measure against."""

from __future__ import annotations

import random
from importlib.metadata import version
from itertools import cycle, islice
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer
from catanatron.game import TURNS_LIMIT

from bench.games import KEPT, SNAPSHOTS
from bench.rounds import Sample, Turn

VERSION = version("catanatron")


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def decisions() -> Turn:
    """Random play as `Game.play` does it: decide, check, apply and list what is possible next, look for a winner."""
    seeds = iter(range(1, 1_000_000))

    def turn(seconds: float) -> Sample:
        units, used = 0, 0.0
        while used < seconds:
            game = new_game(next(seeds))
            begun = process_time()
            while not over(game):
                game.play_tick()
                units += 1
            used += process_time() - begun
        return Sample(units, used)

    return turn


def bare_decisions() -> Turn:
    """The same without its check of every action and without looking for a winner: its rules and nothing else."""
    seeds = iter(range(1, 1_000_000))
    bits = random.Random(1)

    def turn(seconds: float) -> Sample:
        units, used = 0, 0.0
        while used < seconds:
            game = new_game(next(seeds))
            begun = process_time()
            units += _play_barely(game, bits)
            used += process_time() - begun
        return Sample(units, used)

    return turn


def _play_barely(game: Any, bits: random.Random) -> int:
    """A winner is looked for only once a turn."""
    getrandbits = bits.getrandbits
    state = game.state
    played = 0
    turns = -1
    while state.num_turns == turns or not over(game):
        turns = state.num_turns
        possible = state.playable_actions
        game.execute(possible[getrandbits(32) * len(possible) >> 32], validate_action=False)
        played += 1
    return played


def moments() -> list[Any]:
    """Positions spread evenly over the first game."""
    game = new_game(1)
    length = 0
    while not over(game):
        game.play_tick()
        length += 1
    wanted = {number * length // SNAPSHOTS for number in range(SNAPSHOTS)}
    game = new_game(1)
    found = []
    for number in range(length):
        if number in wanted:
            found.append(game.copy())
        game.play_tick()
    return found


def copies() -> Turn:
    """`Game.copy()` into a ring, as for Hansa."""
    ring = list(islice(cycle(moments()), KEPT))

    def turn(seconds: float) -> Sample:
        units, used = 0, 0.0
        while used < seconds:
            begun = process_time()
            for at in range(KEPT):
                ring[at] = ring[at].copy()
            used += process_time() - begun
            units += KEPT
        return Sample(units, used)

    return turn
