"""Benchmark of Kontor's games as environments (PettingZoo, vector and OpenSpiel): random play and copying."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

import kontor.env.openspiel
from bench.aec import at_random, copied
from bench.games import LONGEST_RANDOM, TABLES, about
from bench.loads import Contender, Load
from bench.spiel import play
from kontor import env
from kontor.env.aec import KontorEnv

PLAYED = ("Hansa, 4 players", "Pfeffersäcke, 4 players", "Felinia, 4 players")
SIZES = (1, 256)
"""Numbers of games in a vector environment."""
DECISIONS = 2_000
"""Minimum number of decisions in a vector environment between two readings of the clock."""


def in_vector(name: str, count: int) -> Load:
    """Return a load that plays randomly in a vector environment with packed observations and masks."""
    table = TABLES[name]
    vector = env.vector(
        table.game, count, table.players, max_cycles=LONGEST_RANDOM, seed=1, observation="packed", copy=False
    )
    generator = np.random.default_rng(1)

    def begin() -> Any:
        return vector.reset()[1]

    def work(infos: Any) -> int:
        played = 0
        while played < DECISIONS:
            infos = vector.step(env.any_legal(infos["action_mask"], generator))[-1]
            played += count
        return played

    return Load(f"{name}, vector of {count}, packed", begin, work)


def in_openspiel(name: str) -> Load:
    """Return a load for OpenSpiel's interface, without observations."""
    game = pyspiel.load_game(
        f"{kontor.env.openspiel.PREFIX}{TABLES[name].game}(players={TABLES[name].players},length={LONGEST_RANDOM})"
    )
    bits = random.Random(1)
    return Load(f"{name}, OpenSpiel, random", game.new_initial_state, lambda state: play(state, bits))


def contender(games: Path) -> Contender:
    written = [name for name in PLAYED if name in json.loads(games.read_text())]
    environments = {
        f"{name}, PettingZoo": env.make(TABLES[name].game, TABLES[name].players, max_cycles=LONGEST_RANDOM)
        for name in written
    }
    decisions = [at_random(name, environment) for name, environment in environments.items()]
    decisions += [in_vector(name, count) for name in written for count in SIZES]
    decisions += [in_openspiel(name) for name in written]
    copies = [copied(f"{name}, copy", environment, KontorEnv.copy) for name, environment in environments.items()]
    return Contender(about(), decisions, copies)
