"""Response times of the bots on positions from real games, on one core.

    python -m bench.answers [--compiled]

The positions come from games between Journeymen at tables of several sizes. Only decisions with a real choice are used,
and every level gets the same ones. Each position gets a new bot with its level's limit. For searching bots, the table
also shows the median number of positions examined. The output says whether the compiled form was measured.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple

import kontor
from bench.forms import begin_compiled
from kontor.bots import LEVELS, SECONDS, bot, chooser, search
from kontor.bots.searcher import Searcher
from kontor.core import Match

PROMISED = {level: SECONDS.get(level, 0.05) for level in LEVELS}
"""Time limit, in seconds, promised for 95% of the answers."""
FROM_A_GAME = 10
LATEST = 400
"""Maximum number of decisions per game. Almost all games are over by then."""


def positions(game: Any, number: int, seed: int) -> list[Any]:
    """Collect the views at decisions in complete games, a few from each game."""
    found: list[Any] = []
    for turn in range(-(-number // FROM_A_GAME)):
        bits = random.Random(seed + turn)
        players = game.declaration.players[turn % len(game.declaration.players)]
        match = Match(game, game.setup(players=players), bits)
        choose = chooser("journeyman", game, bits)
        views: list[Any] = []
        while match.result() is None and len(views) < LATEST:
            view = match.position.view(match.position.actor)
            if len(view.legal()) > 1:
                views.append(view)
            match.play(choose(view, view.legal()))
        found += bits.sample(views, FROM_A_GAME)
    return found[:number]


class Answers(NamedTuple):
    """Measured answers of a single level."""

    seconds: list[float]
    """Response times, fastest first."""
    judged: list[int]
    """Number of positions examined for each answer, if the level searches."""

    def within(self, part: float) -> float:
        """Return the number of seconds within which this fraction of the answers arrived."""
        return self.seconds[int(part * (len(self.seconds) - 1))]


def measured(game: Any, level: str, views: Sequence[Any]) -> Answers:
    spent, judged = [], []
    for number, view in enumerate(views):
        player = bot(level, game, random.Random(number))
        begun = time.perf_counter()
        player.choose(view)
        spent.append(time.perf_counter() - begun)
        if isinstance(player, Searcher):
            judged.append(player.positions)
    return Answers(sorted(spent), judged)


HEAD = f"{'level':<12}{'half of them':>14}{'95 of 100':>12}{'longest':>10}{'promised':>10}{'positions':>12}"


def line(level: str, answers: Answers) -> str:
    half, most, longest = (answers.within(part) for part in (0.5, 0.95, 1.0))
    judged = f"{median(answers.judged):,.0f}" if answers.judged else "-"
    return f"{level:<12}{half:>12.4f} s{most:>10.4f} s{longest:>8.3f} s{PROMISED[level]:>8.2f} s{judged:>12}"


def form() -> str:
    return "interpreted" if str(search.__file__).endswith(".py") else "compiled"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.answers", description="How long bots take to answer.")
    parser.add_argument("--game", default="hansa", choices=list(kontor.GAMES))
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--levels", nargs="+", default=list(LEVELS), choices=list(LEVELS))
    parser.add_argument("--compiled", action="store_true", help="use the compiled form, built if missing")
    given = parser.parse_args()
    if given.compiled:
        begin_compiled()
    game = kontor.game(given.game)
    views = positions(game, given.positions, given.seed)
    print(f"{given.game}, {len(views)} positions, one core, {form()}")
    print(HEAD)
    kept = True
    for level in given.levels:
        answers = measured(game, level, views)
        kept = kept and answers.within(0.95) <= PROMISED[level]
        print(line(level, answers), flush=True)
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
