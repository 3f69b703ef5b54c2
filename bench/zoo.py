"""Benchmark of random play and copying in PettingZoo's chess, through its own API."""

from __future__ import annotations

from copy import deepcopy
from importlib.metadata import version
from pathlib import Path

import pettingzoo

from bench.aec import at_random, copied
from bench.loads import Contender

CHESS = "classic/chess_v6"


def contender(games: Path) -> Contender:
    """Return the loads with PettingZoo.

    PettingZoo's environments have no copy method, so searches must use `deepcopy`.
    """
    environment = pettingzoo.make("aec", CHESS)
    decisions = [at_random("PettingZoo chess", environment)]
    copies = [copied("PettingZoo chess, deepcopy", environment, deepcopy)]
    return Contender(f"PettingZoo {version('pettingzoo')}", decisions, copies)
