"""Measures the time spent in `legal` and `apply`, by decision and by kind of action.

    python -m bench.where [--players 4] [--compiled]

The last line is a lower bound for `legal` in a turn. It measures only how long it takes to select five blocks of
actions (place and displace for either piece, and lift) with precomputed masks.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from itertools import compress
from time import perf_counter_ns

from bench.forms import begin_compiled
from bench.games import Prepared, Table, write_down
from bench.rounds import on_one_core
from kontor.games.hansa.decisions import NAME
from kontor.games.hansa.pieces import IS_EMPTY, IS_OWN, IS_RIVAL
from kontor.games.hansa.position import HansaPosition

GAMES = 12
REPEATS = 7

Times = dict[str, list[int]]
"""Nanoseconds for each call, by name."""


def timed_games(prepared: Prepared) -> tuple[Times, Times, list[int]]:
    """Measure `legal` by decision, `apply` by kind of action, and the lower bound."""
    legal: Times = defaultdict(list)
    apply: Times = defaultdict(list)
    floors: list[int] = []
    for actions in prepared.played:
        position = prepared.start()
        faces = position.action_table.faces
        for action in actions:
            decision = NAME[type(position.stack[-1])]
            if decision == "turn":
                decision = f"turn, {'some' if position.actions else 'no'} actions left"
                floors += [floor(position)] if position.actions else []
            begun = perf_counter_ns()
            position.legal()
            between = perf_counter_ns()
            position.apply(action)
            ended = perf_counter_ns()
            legal[decision].append(between - begun)
            apply[faces[action].kind].append(ended - between)
    return legal, apply, floors


def least(runs: Sequence[Times]) -> Times:
    """Return the shortest time for each call over several runs of the same games, which filters out disturbances."""
    return {name: [min(times) for times in zip(*(run[name] for run in runs), strict=True)] for name in runs[0]}


def floor(position: HansaPosition) -> int:
    """Measure the nanoseconds needed to select the actions of a turn that concern posts."""
    actions = position.board.actions
    masks = [position.posts.translate(mask[position.active]) for mask in (IS_OWN, IS_RIVAL)]
    empty = position.posts.translate(IS_EMPTY)
    begun = perf_counter_ns()
    found = list(compress(actions.place[0], empty))
    found += compress(actions.place[1], empty)
    found += compress(actions.displace[0], masks[1])
    found += compress(actions.displace[1], masks[1])
    found += compress(actions.lift, masks[0])
    return perf_counter_ns() - begun


def lines(title: str, times: Times) -> list[str]:
    """Return table rows, most expensive first, with calls, microseconds per call and share of the total."""
    together = sum(map(sum, times.values()))
    found = [f"{title:<24}{'calls':>8}{'µs each':>10}{'share':>8}"]
    for name, taken in sorted(times.items(), key=lambda item: -sum(item[1])):
        found.append(f"  {name:<22}{len(taken):>8}{sum(taken) / len(taken) / 1000:>10.2f}{sum(taken) / together:>8.1%}")
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.where", description="Where legal and apply spend their time."
    )
    parser.add_argument("--players", type=int, default=4, help="number of players (default 4)")
    parser.add_argument("--compiled", action="store_true", help="use the compiled form, built if missing")
    given = parser.parse_args(arguments)
    if given.compiled:
        begin_compiled()
    on_one_core()
    table = Table("hansa", given.players)
    prepared = Prepared(table, [write_down(table, seed) for seed in range(GAMES)])
    runs = [timed_games(prepared) for _ in range(REPEATS)]
    legal, apply = least([run[0] for run in runs]), least([run[1] for run in runs])
    floors = [min(times) for times in zip(*(run[2] for run in runs), strict=True)]
    both = {"legal": [sum(map(sum, legal.values()))], "apply": [sum(map(sum, apply.values()))]}
    decisions = sum(map(len, legal.values()))
    for name, taken in both.items():
        print(f"{name:<24}{decisions:>8}{taken[0] / decisions / 1000:>10.2f} µs per decision")
    print("\n".join(["", *lines("legal, by decision", legal), "", *lines("apply, by kind", apply), ""]))
    print(f"floor of legal in a turn, some actions left: {sum(floors) / len(floors) / 1000:.2f} µs")
    return 0


if __name__ == "__main__":
    sys.exit(main())
