"""Speed of environments in decisions per second, with observations and masks, for one game and for many at once.

    python -m bench.environments [--seconds 2] [--games 256] [--processes 2]

Every game is played at random in its default setup. The methods take turns, so other load on the machine affects all of
them equally.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from contextlib import closing

import numpy as np

import kontor
import kontor.env
from kontor.env.many import KontorVectorEnv
from kontor.env.task import Task, task

ROUNDS = 3
MAX_CYCLES = 500


def one_by_one(learned: Task, seed: int = 1) -> Iterator[int]:
    """Measure the PettingZoo environment, with an observation at every decision."""
    env = kontor.env.make(learned.game.declaration.id, max_cycles=MAX_CYCLES, seed=seed)
    env.reset()
    generator = np.random.default_rng(seed)
    while True:
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        legal = np.flatnonzero(observation["action_mask"])
        env.step(int(legal[generator.integers(len(legal))]))
        yield 1


def many(vector: KontorVectorEnv, seed: int = 1) -> Iterator[int]:
    """Measure a vector environment, where each step makes one decision in every game."""
    generator = np.random.default_rng(seed)
    _, infos = vector.reset()
    while True:
        *_, infos = vector.step(kontor.env.any_legal(infos["action_mask"], generator))
        yield vector.num_envs


def speed(steps: Iterator[int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the decisions per second, measured for about this many seconds."""
    start = clock()
    decisions = 0
    while clock() - start < seconds:
        decisions += next(steps)
    return decisions / (clock() - start)


def measured(learned: Task, seconds: float, games: int, processes: int) -> list[float]:
    """Return the best result of several rounds for each method."""
    alone, packed, shared = (
        KontorVectorEnv(learned, games, seed=1, processes=number, observation=form)
        for form, number in (("columns", 0), ("packed", 0), ("packed", processes))
    )
    with closing(shared):
        ways = [one_by_one(learned), *map(many, (alone, packed, shared))]
        for way in ways:
            next(way)
        rounds = [[speed(way, seconds / ROUNDS) for way in ways] for _ in range(ROUNDS)]
    return [max(found) for found in zip(*rounds)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds per game and method")
    parser.add_argument("--games", type=int, default=256, help="games per vector")
    parser.add_argument("--processes", type=int, default=2)
    wanted = parser.parse_args()
    print("decisions per second with random play, including the observation and mask of each decision")
    ways = ("one env", "vector", "packed", f"{wanted.processes} processes")
    print(f"{'game':<16}" + "".join(f"{way:>14}" for way in ways))
    for id in kontor.GAMES:
        learned = task(id, max_cycles=MAX_CYCLES)
        found = measured(learned, wanted.seconds, wanted.games, wanted.processes)
        print(f"{id:<16}" + "".join(f"{rate:>14,.0f}" for rate in found), flush=True)


if __name__ == "__main__":
    main()
