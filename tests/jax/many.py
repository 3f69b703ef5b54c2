"""Plays many games in lockstep in the covered configurations. JAX plays on the device, and Python checks on all cores.

    python -m tests.jax.many --games 20000 --most 400 --report report.json

The report counts games, decisions and differences for each configuration, with the kinds of actions that occurred.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
import tempfile
import time
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tests.jax.replay import HANSA, Differs, Records, check


class Case(NamedTuple):
    """A configuration, with players, board, options, reward, and the maximum number of decisions."""

    players: int
    board: str
    options: dict[str, Any]
    reward: str = "rank"
    max_cycles: int | None = None


CASES = (
    Case(4, "standard_4_5", {"edition": "2009"}),
    Case(4, "standard_4_5", {"edition": "2009", "mission_cards": True, "swap_must_own_one": True}, "win"),
    Case(4, "standard_4_5", {"edition": "2014", "marker_in_same_action": True}, "score share"),
    Case(4, "standard_4_5", {"edition": "italian", "mission_cards": True}, "rank", 300),
    Case(3, "standard_2_3", {"edition": "2014", "mission_cards": True, "swap_must_own_one": True}),
    Case(5, "standard_4_5", {"edition": "2009", "new_markers": "face_down", "marker_in_same_action": True}),
    Case(3, "east", {"edition": "2009", "swap_must_own_one": True}),
    Case(4, "east", {"edition": "2014", "marker_in_same_action": True}, "win"),
    Case(5, "east", {"edition": "2009"}, "score share"),
)
"""Return configurations with every board and number of players, all editions and switches, mission cards and rewards.
"""

AT_ONCE = 1000


def save(records: Records, folder: Path) -> None:
    folder.mkdir()
    for field in fields(Records):
        np.save(folder / f"{field.name}.npy", getattr(records, field.name))


def load(folder: Path) -> Records:
    return Records(**{field.name: np.load(folder / f"{field.name}.npy", mmap_mode="r") for field in fields(Records)})


def checked(job: tuple[str, Case, int, int]) -> tuple[int, int, list[str]]:
    """Check some games in a folder. Returns the number of decisions and of finished games, and the differences."""
    folder, case, first, stop = job
    records = load(Path(folder))
    setup = HANSA.setup(case.players, case.board, case.options)
    decisions, ended, faults = 0, 0, []
    for game in range(first, stop):
        try:
            decisions += check(setup, records, game, case.reward, case.max_cycles)
        except Differs as error:
            faults.append(str(error))
        ended += int(records.terminated[:, game].any() or records.truncated[:, game].any())
    return decisions, ended, faults


def make(case: Case) -> Any:
    """Return the environment of a configuration."""
    import kontor.jax

    limit = case.max_cycles
    return kontor.jax.make("hansa", case.players, case.board, case.options, reward=case.reward, max_cycles=limit)


def run(cases: list[Case], games: int, most: int, workers: int, seed: int) -> list[dict[str, Any]]:
    """Play and check games of each configuration. While Python checks one configuration, JAX plays the next."""
    import jax

    from tests.jax.lockstep import Player

    shared: dict[Any, Player] = {}
    waiting = []
    with tempfile.TemporaryDirectory() as temporary, multiprocessing.get_context("spawn").Pool(workers) as pool:
        for number, case in enumerate(cases):
            begun = time.perf_counter()
            env = make(case)
            player = shared.setdefault(env.shape, Player(env)).using(env)
            jobs: list[Any] = []
            kinds = np.zeros(32, np.int64)
            for first in range(0, games, AT_ONCE):
                size = min(AT_ONCE, games - first)
                records = player.play(size, seed + 1000 * number + first, most)
                going = ~(records.terminated | records.truncated)[: len(records.actions)]
                kinds += np.bincount(env.shape.tables.kind[records.actions[going]], minlength=32)
                folder = Path(temporary) / f"{number}-{first}"
                save(records, folder)
                part = max(1, size // (2 * workers))
                jobs += [
                    pool.apply_async(checked, [(str(folder), case, at, min(at + part, size))])
                    for at in range(0, size, part)
                ]
            report = {
                "case": case._asdict(),
                "games": games,
                "seconds playing": round(time.perf_counter() - begun, 1),
                "device": jax.devices()[0].device_kind,
                "actions by kind": {name: int(kinds[at]) for at, name in enumerate(KIND_NAMES)},
            }
            waiting.append((report, jobs))
        return [finished(report, jobs) for report, jobs in waiting]


def finished(report: dict[str, Any], jobs: list[Any]) -> dict[str, Any]:
    """Add the results of the checks to a report, and print it."""
    results = [job.get() for job in jobs]
    faults = [fault for _, _, found in results for fault in found]
    report |= {
        "finished": sum(ended for _, ended, _ in results),
        "decisions": sum(decisions for decisions, _, _ in results),
        "differences": len(faults),
        "first differences": faults[:5],
    }
    print(json.dumps(report, ensure_ascii=False), flush=True)
    return report


KIND_NAMES = (
    "draw", "first", "income", "place", "displace", "lift", "claim", "use swap", "use plus", "use skill", "use remove",
    "end", "pay", "return", "add", "take", "done", "set", "office", "extra", "skill", "prestige", "nothing", "remove",
    "put", "deal", "pawn", "ride", "redeploy", "green",
)  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description="Lockstep of kontor.jax with the Python engine.")
    parser.add_argument("--games", type=int, default=100, help="number of games over all configurations")
    parser.add_argument("--most", type=int, default=400, help="maximum number of decisions in a game")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cases", type=int, nargs="*", default=list(range(len(CASES))))
    parser.add_argument("--report", type=Path)
    wish = parser.parse_args()
    each = -(-wish.games // len(wish.cases))
    reports = run([CASES[number] for number in wish.cases], each, wish.most, wish.workers, wish.seed)
    if wish.report:
        wish.report.write_text(json.dumps(reports, indent=1, ensure_ascii=False) + "\n", "utf-8")
    games, decisions = (sum(report[what] for report in reports) for what in ("games", "decisions"))
    differences = sum(report["differences"] for report in reports)
    print(f"{games} games, {decisions} decisions, {differences} games with differences")
    return int(differences > 0)


if __name__ == "__main__":
    sys.exit(main())
