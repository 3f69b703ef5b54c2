"""Plays games between bots of one level with different weights.

    python -m bench.league.match weights.json --level journeyman --players 4 --games 400 --out match.json

One seat uses the first weights, and all others use `--against` (a file, or `shipped`). That seat rotates through games
with the same opening draws. The result is that seat's share of wins with its 95% interval. A fair share is one divided
by the number of players. Searching levels evaluate a fixed number of positions per decision, so a match can be repeated
with the same seed.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from kontor.arena.intervals import wilson
from kontor.bots.bot import Judge, Limit
from kontor.bots.levels import LEVELS, SEARCHERS
from kontor.bots.network import judge_with
from kontor.bots.standing import shares
from kontor.bots.train.selfplay import to_the_end
from kontor.core import Match, Position, Setup
from kontor.registry import game as game_of

SHIPPED = "shipped"
LONGEST = 3000
"""Maximum number of decisions in a game, because bots with bad weights may never finish one."""


class Contest(NamedTuple):
    """A match between one seat with the weights `own` and other seats with the weights `against`."""

    game: str
    players: int
    board: str
    options: str
    level: str
    positions: int
    own: str
    against: str
    seed: int

    def setup(self) -> Setup:
        options = json.loads(self.options)
        return game_of(self.game).setup(self.players, self.board or None, options)


class Outcome(NamedTuple):
    """A finished game, with its number, the seat with the weights `own`, its share of the win, and all points."""

    number: int
    seat: int
    share: float
    scores: list[int]
    decisions: int
    seconds: float


@lru_cache(maxsize=8)
def judge_from(game: str, weights: str) -> Judge:
    """Return the judge for a weights file, or for the packaged weights."""
    played = game_of(game)
    learned = played.judgement() if weights == SHIPPED else json.loads(Path(weights).read_text())
    assert learned is not None
    return judge_with(played, learned)


@lru_cache(maxsize=2)
def _setup(contest: Contest) -> Setup:
    return contest.setup()


def play(job: tuple[Contest, int]) -> Outcome:
    """Play one game."""
    begun = time.perf_counter()
    contest, number = job
    game, setup = game_of(contest.game), _setup(contest)
    seat = number % setup.players
    opening = f"match {contest.seed} {number // setup.players}"
    limit = Limit(positions=contest.positions) if contest.level in SEARCHERS else None
    bots = [
        LEVELS[contest.level](
            game,
            random.Random(f"{opening} {other}"),
            judge_from(contest.game, contest.own if other == seat else contest.against),
        )
        for other in range(setup.players)
    ]
    match: Match[Position] = Match(game, setup, random.Random(opening))
    result = to_the_end(match, lambda view, legal: bots[view.actor].choose(view, limit), LONGEST)
    seconds = time.perf_counter() - begun
    return Outcome(number, seat, shares(result)[seat], result.scores, match.decided, seconds)


def main(given: Sequence[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description="Play games between bots with different weights.")
    parser.add_argument("own", help=f"weights file, or {SHIPPED}")
    parser.add_argument("--against", default=SHIPPED, help=f"weights file, or {SHIPPED}")
    parser.add_argument("--game", default="hansa")
    parser.add_argument("--level", default="journeyman", choices=list(LEVELS))
    parser.add_argument("--positions", type=int, default=300, help="positions per decision for search levels")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--board", default="")
    parser.add_argument("--options", default="{}", help="game options as JSON")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this many seconds; 0 for no limit")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args(given)
    contest = Contest(*(getattr(wanted, name) for name in Contest._fields))
    for weights in (contest.own, contest.against):
        judge_from(contest.game, weights)  # report wrong weights before the workers start
    contest.setup()
    jobs = [(contest, number) for number in range(wanted.first, wanted.first + wanted.games)]
    found: list[Outcome] = []
    begun = said = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(min(wanted.workers, len(jobs))) as pool:
        for outcome in pool.imap_unordered(play, jobs):
            found.append(outcome)
            now = time.perf_counter()
            if now - said > 5 or len(found) == len(jobs):
                said = now
                print(text(summary(contest, found)), f"{now - begun:.0f} s", flush=True)
            if wanted.seconds and now - begun > wanted.seconds:
                pool.terminate()
                break
    report = summary(contest, found)
    if wanted.out:
        report["outcomes"] = [one._asdict() for one in sorted(found)]
        wanted.out.write_text(json.dumps(report) + "\n")
    return report


def summary(contest: Contest, found: Sequence[Outcome]) -> dict[str, Any]:
    """Return the share of wins with its interval."""
    won = sum(one.share for one in found)
    low, high = wilson(won, len(found))
    mean = sum(one.scores[one.seat] for one in found) / len(found)
    others = sum(sum(one.scores) - one.scores[one.seat] for one in found) / len(found) / (contest.players - 1)
    return {
        "contest": contest._asdict(),
        "games": len(found),
        "won": won,
        "share": won / len(found),
        "low": low,
        "high": high,
        "fair": 1 / contest.players,
        "points": mean,
        "points of others": others,
        "seconds a game": sum(one.seconds for one in found) / len(found),
    }


def text(report: dict[str, Any]) -> str:
    """Return a summary in one line."""
    return (
        f"{report['games']} games: {report['share']:.1%} [{report['low']:.1%}–{report['high']:.1%}], "
        f"fair {report['fair']:.1%}; {report['points']:.1f} points, others {report['points of others']:.1f};"
    )


if __name__ == "__main__":
    main()
