"""Train a judge in games against bots that follow simple plans (`bench.heuristics`), using all cores of one machine.

    python -m bench.league.rivals START --out network.json --games 1300 --setups standard_4_5:4 --epochs 2 --kept 1500
    python -m bench.league.rivals network.json --out better.json --games 8000 --seed 5

START is a weights file or `shipped`. A judge that was trained only against itself expects long games and does badly
against opponents that claim routes as fast as they can. In these games, 40% of the seats are heuristics with random
tastes. The others play with the judge, with the linear weights, with a random style, or by priority.

Weights are written after every round. The same command always gives the same weights, whatever the number of workers.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import shlex
import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bench import heuristics
from bench.league.match import SHIPPED
from kontor.bots.bot import Judge
from kontor.bots.greedy import Greedy
from kontor.bots.network import Network, judge_with
from kontor.bots.one_step import judged
from kontor.bots.standing import shares
from kontor.bots.styles import Styled
from kontor.bots.train import fit as fitting
from kontor.bots.train.selfplay import Seen, Weights, leads, some, to_the_end, traced, warm, whole_rows
from kontor.core import AnyGame, Match, Position
from kontor.registry import game as game_of

RATE = 0.0006
"""Learning rate. It is lower than in `kontor train`, because training starts from a trained network."""
ROUND = 100
SLOWER = 3
"""Number of rounds that count as one in the schedule of the learning rate, which falls during training."""
TRACE = 0.9
EVERY = 3
STRAY = 0.02
WARMTH = 0.04
LOOKS = 10
LONGEST = 900
SHARES = (0.4, 0.06, 0.1, 0.12)
"""Shares of the seats that play as a heuristic, by priority, with the linear weights, and with a random style."""
TASTES = 3
SETUPS = (
    "45*standard_4_5:4", "20*standard_2_3:3", "12*east:4", "6*east:3", "10*standard_4_5:5", "4*britannia_3:3",
    "3*britannia_4_5:4",
)  # fmt: skip

Seat = Judge | heuristics.Planner | None
"""The judge or heuristic that decides for a seat. None means to play by priority."""


class Table(NamedTuple):
    """A board with a number of players."""

    board: str
    players: int


class Job(NamedTuple):
    """A game to play: its table, the current and the linear weights, and a seed."""

    table: Table
    weights: Weights
    linear: Weights
    seed: str


class Played(NamedTuple):
    """The samples from a game, the win shares of the seats with the current judge and with heuristics, and how the game
    ended."""

    seen: Seen
    judges: list[float]
    heuristics: list[float]
    reason: str


def play(job: Job) -> Played:
    """Play one game and take samples from it."""
    game, chance = game_of("hansa"), random.Random(job.seed)
    players = job.table.players
    priorities = Greedy(game, chance, stray=1)
    judge = Network(game, job.weights)
    seats = [_seat(game, judge, job.linear, chance) for _ in range(players)]
    if all(seat is not judge for seat in seats):
        seats[chance.randrange(players)] = judge
    rows: list[list[list[float]]] = []
    turns: list[list[float]] = []
    turn_of: list[int] = []
    active = -1

    def choose(view: Position, legal: list[int]) -> int:
        nonlocal active
        if match.position.active != active:
            active = match.position.active
            turns.append(judge.chances(match.position))
        if chance.random() * EVERY < 1:
            rows.append(game.features(match.position if chance.random() < 0.5 else view))
            turn_of.append(len(turns) - 1)
        own = seats[view.actor]
        if own is None:
            return priorities.choose(view, legal)
        if isinstance(own, heuristics.Planner):
            return own.choose(view, list(legal))
        if chance.random() < STRAY:
            return chance.choice(legal)
        return warm(judged(game, view, own, some(game, view, LOOKS, chance)), WARMTH, chance)

    match: Match[Position] = Match(game, game.setup(players, job.table.board), chance)
    result = to_the_end(match, choose, LONGEST)
    won = shares(result)
    worth = traced(turns, won, TRACE)
    seen = Seen(
        players,
        whole_rows(rows, players, len(game.declaration.features)),
        np.array([worth[turn] for turn in turn_of], dtype=np.float32).reshape(-1, players),
        np.array([leads(result)] * len(rows), dtype=np.float32).reshape(-1, players),
    )
    fair = [share * players for share in won]
    own = [share for share, seat in zip(fair, seats, strict=True) if seat is judge]
    rivals = [share for share, seat in zip(fair, seats, strict=True) if isinstance(seat, heuristics.Planner)]
    return Played(seen, own, rivals, result.reason)


def _seat(game: AnyGame, judge: Network, linear: Weights, chance: random.Random) -> Seat:
    kind = chance.random()
    heuristic, priority, plain, styled = SHARES
    if kind < heuristic:
        return _heuristic(game, chance)
    kind -= heuristic
    if kind < priority:
        return None
    if kind < priority + plain:
        return judge_with(game, linear)
    if kind < priority + plain + styled:
        features = range(1, len(game.declaration.features))
        return Styled(game, judge, {at: chance.gauss(0, 1.5) for at in chance.sample(features, TASTES)})
    return judge


def _heuristic(game: AnyGame, chance: random.Random) -> heuristics.Planner:
    """Return a planner, blocker or racer with a random taste."""

    def about(value: float) -> float:
        return value * chance.lognormvariate(0, 0.35)

    kind = chance.random()
    usual = heuristics.Taste()
    taste = heuristics.Taste(
        about(usual.skills),
        about(usual.office),
        about(usual.control),
        about(usual.marker),
        about(0.5) if kind < 0.2 else 0.0,
    )
    if kind > 0.8:
        taste = taste._replace(skills=about(0.6), office=about(2.0), marker=about(4.0))
    found = heuristics.Planner(game, chance)
    found.taste = taste
    return found


def table_for(setups: Sequence[str], seed: int, number: int) -> Table:
    """Return the table of a game, drawn from `WEIGHT*BOARD:PLAYERS`."""
    found = [setup.rpartition("*") for setup in setups]
    weights = [int(weight or 1) for weight, _, _ in found]
    chosen = random.Random(f"table {seed} {number}").choices(found, weights)[0][2]
    board, _, players = chosen.partition(":")
    return Table(board, int(players))


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Train a judge against bots that follow simple plans.")
    parser.add_argument("start", help=f"weights file, or {SHIPPED}")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--setups", nargs="+", default=SETUPS, metavar="WEIGHT*BOARD:PLAYERS")
    parser.add_argument("--kept", type=int, default=2500, help="number of recent games to fit")
    parser.add_argument("--epochs", type=int, default=1, help="epochs per round of 100 games")
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    wanted = parser.parse_args(given)
    game = game_of("hansa")
    shipped = game.judgement()
    assert shipped is not None
    features = list(game.declaration.features)
    fit = fitting.Fit(game.declaration.players, len(features), wanted.seed)
    fit.begin(shipped if wanted.start == SHIPPED else json.loads(Path(wanted.start).read_text("utf-8")))
    made = {"command": shlex.join(["python", "-m", "bench.league.rivals", *(sys.argv[1:] if given is None else given)])}
    recent: list[Seen] = []

    def weights() -> dict[str, Any]:
        return {"game": "hansa", "made": made, "features": features, **fit.plain()}

    with multiprocessing.get_context("spawn").Pool(wanted.workers) as pool:
        for number, first in enumerate(range(0, wanted.games, ROUND)):
            begun, current = time.perf_counter(), weights()
            jobs = [
                Job(table_for(wanted.setups, wanted.seed, n), current, shipped["linear"], f"{wanted.seed} {n}")
                for n in range(first, first + ROUND)
            ]
            games = list(pool.imap(play, jobs))
            new = [one.seen for one in games]
            loss = fit.loss(new)
            recent = [*recent, *new][-wanted.kept :]
            rng = np.random.default_rng([wanted.seed, number])
            fit.epochs(recent, wanted.epochs, rng, number / SLOWER, rate=RATE)
            wanted.out.write_text(json.dumps(weights()) + "\n", "utf-8")
            ends = dict(Counter(one.reason for one in games).most_common())
            print(
                f"{first + ROUND} games, loss {loss:.3f}; wins (fair: 1): judge {mean(one.judges for one in games)}, "
                f"heuristics {mean(one.heuristics for one in games)}; {ends}; {time.perf_counter() - begun:.0f} s",
                flush=True,
            )


def mean(groups: Iterable[list[float]]) -> str:
    values = [value for group in groups for value in group]
    return f"{sum(values) / max(1, len(values)):.2f}"


if __name__ == "__main__":
    main()
