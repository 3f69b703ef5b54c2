"""Random play in any environment through PettingZoo's AEC API."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Any

from bench.loads import Copied, Load, evenly, one_of


def step(environment: Any, bits: random.Random) -> bool:
    """Make one random step. Returns False if the agent's game is over."""
    observation, _, terminated, truncated, _ = environment.last()
    if terminated or truncated:
        environment.step(None)
        return False
    legal = observation["action_mask"].view(bool).nonzero()[0]  # numpy is slower at finding nonzero integers
    environment.step(one_of(legal, bits))
    return True


def play(environment: Any, bits: random.Random) -> int:
    played = 0
    while environment.agents:
        played += step(environment, bits)
    return played


def at_random(name: str, environment: Any) -> Load:
    bits, seeds = random.Random(1), count(1)

    def begin() -> Any:
        environment.reset(seed=next(seeds))
        return environment

    return Load(f"{name}, random", begin, lambda begun: play(begun, bits))


def copied(name: str, environment: Any, copy: Callable[[Any], Any]) -> Copied:
    bits = random.Random(1)
    environment.reset(seed=1)
    found = []
    while environment.agents:
        found.append(copy(environment))
        step(environment, bits)
    return Copied(name, evenly(found), copy)
