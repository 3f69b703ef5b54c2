"""Measures the overhead of parallel arena workers. Compares two workers with two separate runs of one worker each.

    python -m bench.arena [--games 1000] [--rounds 3] [--bots apprentice,apprentice,apprentice,apprentice] [--compiled]

Each round first makes two independent runs at the same time, and then one run with two workers and twice as many games.
The result is the number of actions per second of wall-clock time, including process startup. The rates of the two
independent runs are added. Games between apprentices are short, so they show the largest overhead. In matches that take
a few seconds, startup dominates, because about half a second passes before the workers begin. Other load on the machine
affects both kinds of runs. The result is the median of the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from statistics import median
from typing import NamedTuple

from bench.forms import begin_compiled
from kontor.arena.contest import Contest
from kontor.arena.report import compiled
from kontor.registry import game as game_of

WANTED = 0.9
"""Goal for the speed of two workers, relative to two independent runs."""
BOTS = "apprentice,apprentice,apprentice,apprentice"


class Round(NamedTuple):
    """Measured rates, in actions per second."""

    apart: float
    together: float

    @property
    def ratio(self) -> float:
        return self.together / self.apart


class Match(NamedTuple):
    """Arguments for one run of the command."""

    bots: str
    games: int
    workers: int
    seed: int


def rate(match: Match) -> float:
    """Return the actions per second for a run in a separate process."""
    words = ["arena", "hansa", "--bots", match.bots, "--games", str(match.games), "--seed", str(match.seed), "--json"]
    command = [sys.executable, "-m", "kontor.cli.main", *words, "--workers", str(match.workers)]
    begun = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    seconds = time.perf_counter() - begun
    return float(sum(game["actions"] for game in json.loads(done.stdout)["played"])) / seconds


def rates(*matches: Match) -> float:
    """Return the total rate of several simultaneous runs."""
    with ThreadPoolExecutor(len(matches)) as pool:
        return sum(pool.map(rate, matches))


def one_round(bots: str, games: int, number: int) -> Round:
    apart = rates(Match(bots, games, 1, 2 * number), Match(bots, games, 1, 2 * number + 1))
    return Round(apart, rates(Match(bots, 2 * games, 2, 2 * number)))


HEAD = f"{'actions per second':<24}{'two runs':>12}{'two workers':>14}{'ratio':>8}"


def line(number: int, one: Round) -> str:
    return f"  round {number:<16}{one.apart:>12,.0f}{one.together:>14,.0f}{one.ratio:>8.2f}"


def verdict(rounds: Sequence[Round]) -> str:
    return f"  {'median':<48}{median(one.ratio for one in rounds):>8.2f}   to reach {WANTED}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.arena", description="Measure the workers of the arena.")
    parser.add_argument("--games", type=int, default=1000, help="games per worker (default 1000)")
    parser.add_argument("--rounds", type=int, default=3, help="default 3")
    parser.add_argument("--bots", default=BOTS, help=f"default {BOTS}")
    parser.add_argument("--compiled", action="store_true", help="use the compiled form, built if missing")
    given = parser.parse_args(arguments)
    if given.compiled:
        begin_compiled()
    game = game_of("hansa")
    form = "compiled" if compiled(Contest(game.setup(), (), 0)) else "uncompiled"
    machine = f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}"
    print(f"Python {platform.python_version()}, Kontor {form}, {machine}", flush=True)
    print(f"{given.bots}, {given.games} games of each worker", flush=True)
    print(HEAD, flush=True)
    rounds = []
    for number in range(given.rounds):
        rounds.append(one_round(given.bots, given.games, number))
        print(line(number + 1, rounds[-1]), flush=True)
    print(verdict(rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
