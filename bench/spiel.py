"""Benchmark of random play and copying in OpenSpiel's C++ games, driven from Python."""

from __future__ import annotations

import random
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pyspiel

from bench.loads import Contender, Copied, Load, evenly, one_of

GAMES = ("chess", "backgammon")


def play(state: Any, bits: random.Random) -> int:
    """Play a random game. Chance outcomes are legal actions, so they are drawn uniformly, too."""
    played = 0
    getrandbits = bits.getrandbits
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[getrandbits(32) * len(legal) >> 32])
        played += 1
    return played


def moments(game: Any) -> list[Any]:
    state, bits = game.new_initial_state(), random.Random(1)
    found = []
    while not state.is_terminal():
        found.append(state.clone())
        state.apply_action(one_of(state.legal_actions(), bits))
    return evenly(found)


def contender(games: Path) -> Contender:
    bits = random.Random(1)
    loaded = {name: pyspiel.load_game(name) for name in GAMES}
    decisions = [
        Load(f"OpenSpiel {name}, random", game.new_initial_state, lambda state: play(state, bits))
        for name, game in loaded.items()
    ]
    copies = [Copied(f"OpenSpiel {name}, clone", moments(game), pyspiel.State.clone) for name, game in loaded.items()]
    return Contender(f"OpenSpiel {version('open_spiel')}", decisions, copies)
