"""Measure a vector environment in one process and in two, in wall-clock time.

    python -m bench.shared ROUNDS SECONDS    print the decisions per second of each round as JSON

Processor time would not show that two processes work at the same time. Both measurements take turns in every round.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextlib import closing

from bench.environments import many, speed
from bench.games import LONGEST_RANDOM, TABLES
from bench.report import OURS, TWO_PROCESSES, VECTOR
from kontor import env

GAMES = 256


def measured(rounds: int, seconds: float, games: int = GAMES) -> dict[str, list[float]]:
    """Return the decisions per second for each round, after a warm-up round."""
    table = TABLES[OURS]
    alone, shared = (
        env.vector(
            table.game,
            games,
            table.players,
            max_cycles=LONGEST_RANDOM,
            seed=1,
            processes=number,
            observation="packed",
            copy=False,
        )
        for number in (0, 2)
    )
    with closing(shared):
        ways = {VECTOR: many(alone), TWO_PROCESSES: many(shared)}
        found: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(rounds + 1):
            for name, way in ways.items():
                found[name].append(speed(way, seconds))
    return {name: rates[1:] for name, rates in found.items()}


def main(arguments: Sequence[str]) -> None:
    rounds, seconds = arguments
    print(json.dumps(measured(int(rounds), 5 * float(seconds))))


if __name__ == "__main__":
    main(sys.argv[1:])
