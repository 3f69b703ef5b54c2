"""The games of Kontor as PettingZoo environments, played at random and copied."""

from __future__ import annotations

import json
from pathlib import Path

from bench.aec import at_random, copied
from bench.games import LONGEST_RANDOM, TABLES, about
from bench.loads import Contender
from kontor import env
from kontor.env.aec import KontorEnv

PLAYED = ("Hansa, 4 players", "Pfeffersäcke, 4 players", "Felinia, 4 players")


def contender(games: Path) -> Contender:
    written = json.loads(games.read_text())
    environments = {
        f"{name}, PettingZoo": env.make(TABLES[name].game, TABLES[name].players, max_cycles=LONGEST_RANDOM)
        for name in PLAYED
        if name in written
    }
    decisions = [at_random(name, environment) for name, environment in environments.items()]
    copies = [copied(f"{name}, copy", environment, KontorEnv.copy) for name, environment in environments.items()]
    return Contender(about(), decisions, copies)
