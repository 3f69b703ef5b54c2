"""What Hansa Teutonica does in a benchmark: games that were thought out before, random games, copies."""

from __future__ import annotations

import random
from itertools import cycle, islice
from time import process_time

import kontor
from bench.rounds import Sample, Turn
from kontor.bots.purposeful import Purposeful
from kontor.core import NOBODY, Match, Setup
from kontor.games.hansa.position import HansaPosition

GAMES = 12
"""Prepared games for each number of players."""

LONGEST_RANDOM = 1500
"""Random play seldom ends a game: after so many actions the next one is begun."""

KEPT = 1000
"""Copies kept alive while more are made."""

SNAPSHOTS = 16
"""Moments of a game that are copied in turn."""


def tables() -> dict[str, Prepared]:
    """Every board and both two-player games."""
    return {
        "3 players": Prepared(3),
        "4 players": Prepared(4),
        "5 players": Prepared(5),
        "East, 4 players": Prepared(4, "east"),
        "2 players, neutral": Prepared(2, two_players="neutral_14"),
        "2 players, pawn": Prepared(2, two_players="pawn"),
    }


class Prepared:
    """Games of the purposeful bot as lists of actions, chance included, so that its thinking is not measured."""

    def __init__(self, players: int, board: str | None = None, **options: str) -> None:
        self.game = kontor.game("hansa")
        self.setup: Setup = self.game.setup(players=players, board=board, options=options)
        self.played = [self._play(seed) for seed in range(GAMES)]

    def _play(self, seed: int) -> list[int]:
        bits = random.Random(seed)
        match = Match(self.game, self.setup, bits)
        match.run(Purposeful(self.game, bits).choose)
        return match.actions

    def start(self) -> HansaPosition:
        position: HansaPosition = self.game.start(self.setup)
        return position

    def moments(self) -> list[HansaPosition]:
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


def _play_randomly(position: HansaPosition, bits: random.Random) -> int:
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
