"""The task that every trainer learns: Pfeffersäcke for two against random play, and the test of the result."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import kontor.env

GAMES = 200
"""Number of games in the test."""


def table(seed: int | None = None, observation: str = "columns") -> Any:
    """Return an environment with one seat, drawn for every game, against random play."""
    return kontor.env.against("pfeffersaecke", "random", players=2, seat=None, seed=seed, observation=observation)


def report(choose: Callable[[Any, Any], Any]) -> None:
    """Play test games with new seeds, and print the number of wins. `choose` takes an observation and the mask."""
    env = table(seed=1_000_003)
    won = 0.0
    for _ in range(GAMES):
        observation, info = env.reset()
        over = False
        while not over:
            observation, _, terminated, truncated, info = env.step(int(choose(observation, info["action_mask"])))
            over = terminated or truncated
        won += 1 / info["ranks"].tolist().count(1) if info["rank"] == 1 else 0
    print(json.dumps({"won": won, "games": GAMES}), flush=True)
