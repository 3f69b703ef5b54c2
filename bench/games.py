"""What a game does in a benchmark: games that were thought out before, random games, copies."""

from __future__ import annotations

import random
from itertools import cycle, islice
from time import process_time
from typing import Any

import kontor
from bench.rounds import Sample, Turn
from kontor.bots.purposeful import Purposeful
from kontor.core import NOBODY, Match, Setup

GAMES = 12
"""Prepared games for each number of players."""

LONGEST_RANDOM = 1500
"""Random play seldom ends a game: after so many actions the next one is begun."""

KEPT = 1000
"""Copies kept alive while more are made."""

SNAPSHOTS = 16
"""Moments of a game that are copied in turn."""


def tables() -> dict[str, Prepared]:
    """Hansa Teutonica on every board and for two; Pfeffersäcke for few, some and many; Felinia on both sides."""
    return {
        "Hansa, 3 players": Prepared("hansa", 3),
        "Hansa, 4 players": Prepared("hansa", 4),
        "Hansa, 5 players": Prepared("hansa", 5),
        "Hansa, East, 4 players": Prepared("hansa", 4, "east"),
        "Hansa, 2 players, neutral": Prepared("hansa", 2, two_players="neutral_14"),
        "Hansa, 2 players, pawn": Prepared("hansa", 2, two_players="pawn"),
        "Pfeffersäcke, 2 players": Prepared("pfeffersaecke", 2),
        "Pfeffersäcke, 4 players": Prepared("pfeffersaecke", 4),
        "Pfeffersäcke, 6 players": Prepared("pfeffersaecke", 6),
        "Felinia, 2 players": Prepared("felinia", 2),
        "Felinia, 4 players": Prepared("felinia", 4),
        "Felinia, expert, 4 players": Prepared("felinia", 4, "expert"),
    }


class Prepared:
    """Games of the purposeful bot as lists of actions, chance included, so that its thinking is not measured."""

    def __init__(self, game: str, players: int, board: str | None = None, **options: str) -> None:
        self.game = kontor.game(game)
        self.setup: Setup = self.game.setup(players=players, board=board, options=options)
        self.played = [self._play(seed) for seed in range(GAMES)]

    def _play(self, seed: int) -> list[int]:
        bits = random.Random(seed)
        match = Match(self.game, self.setup, bits)
        match.run(Purposeful(self.game, bits).choose)
        return match.actions

    def start(self) -> Any:
        return self.game.start(self.setup)

    def moments(self) -> list[Any]:
        """Positions spread evenly over the first game."""
        actions = self.played[0]
        wanted = {number * len(actions) // SNAPSHOTS for number in range(SNAPSHOTS)}
        position = self.start()
        found = []
        for number, action in enumerate(actions):
            if number in wanted:
                found.append(position.copy())
            position.apply(action)
        return found


def decisions(prepared: Prepared) -> Turn:
    """`legal` and `apply` at every decision of the prepared games; nobody listens to events."""
    games = cycle(prepared.played)

    def turn(seconds: float) -> Sample:
        units, used = 0, 0.0
        while used < seconds:
            actions = next(games)
            position = prepared.start()
            begun = process_time()
            for action in actions:
                position.legal()
                position.apply(action)
            used += process_time() - begun
            units += len(actions)
        return Sample(units, used)

    return turn


def random_decisions(prepared: Prepared) -> Turn:
    """`legal` and `apply` in uniformly random play; chance too draws every outcome as often."""
    bits = random.Random(1)

    def turn(seconds: float) -> Sample:
        units, used = 0, 0.0
        while used < seconds:
            position = prepared.start()
            begun = process_time()
            played = _play_randomly(position, bits)
            used += process_time() - begun
            units += played
        return Sample(units, used)

    return turn


def _play_randomly(position: Any, bits: random.Random) -> int:
    getrandbits = bits.getrandbits
    for number in range(LONGEST_RANDOM):
        if position.actor == NOBODY:
            return number
        legal = position.legal()
        position.apply(legal[getrandbits(32) * len(legal) >> 32])
    return LONGEST_RANDOM


def copies(prepared: Prepared) -> Turn:
    """Copies of moments of a game into a ring, so that the memory is never the same as just before."""
    moments = prepared.moments()
    ring = list(islice(cycle(moments), KEPT))

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
