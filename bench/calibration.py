"""Calibration of the win probabilities: reliability and Brier score of the judge, by game and stage.

    python -m bench.calibration --games 100 --seed 1 [--level apprentice] [--write]

Bots of one level play games of every kind, half of them with a style if the level has any. At the start of each turn,
the judge estimates every seat's win probability from the true position. The results of the games show how accurate
these estimates are. `--write` puts the tables into docs/bots.md.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import kontor
from kontor.bots import STYLED, STYLES, bot
from kontor.bots.levels import judge_of
from kontor.bots.standing import shares
from kontor.core import Match

PAGE = Path(__file__).resolve().parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"
STAGES = ("early", "middle", "late")
BINS = 5
LONGEST = 2000


class Estimate(NamedTuple):
    """The estimated win probability of one seat, and its actual share of the win."""

    game: str
    stage: int
    players: int
    chance: float
    won: float


def estimates(name: str, level: str, games: int, seed: int) -> list[Estimate]:
    """Collect estimates from games with each number of players in turn."""
    game = kontor.game(name)
    judge = judge_of(game)
    found: list[Estimate] = []
    for number in range(games):
        bits = random.Random(f"{seed} {name} {number}")
        players = game.declaration.players[number % len(game.declaration.players)]
        match = Match(game, game.setup(players=players), bits)
        names = [level] * 3 + [f"{level}:{style}" for style in STYLES if level in STYLED]
        seats = [bot(bits.choice(names), game, bits) for _ in range(players)]
        begun: list[tuple[int, list[float]]] = []
        active = -1
        while match.result() is None and len(match.decisions) < LONGEST:
            position = match.position
            if position.active != active:
                active = position.active
                progress = game.features(position)[0][0]
                begun.append((min(len(STAGES) - 1, int(progress * len(STAGES))), judge.chances(position)))
            match.play(seats[position.actor].choose(position.view(position.actor)))
        result = match.result()
        if result is None:
            continue
        won = shares(result)
        for stage, chances in begun:
            found += [Estimate(name, stage, players, *pair) for pair in zip(chances, won, strict=True)]
    return found


def brier(found: Iterable[Estimate]) -> tuple[float, float]:
    """Return the mean squared error of the estimates, and of equal chances for all seats."""
    some = list(found)
    own = sum((one.chance - one.won) ** 2 for one in some) / len(some)
    return own, sum((1 / one.players - one.won) ** 2 for one in some) / len(some)


def report(found: list[Estimate]) -> list[str]:
    """Return Markdown tables with Brier scores by stage, and with the actual win shares for each group of estimates."""
    names = list(dict.fromkeys(one.game for one in found))
    lines = ["| game | stage | estimates | Brier score | equal chances |", "|---|---|---|---|---|"]
    for name in names:
        for number, stage in enumerate(STAGES):
            some = [one for one in found if one.game == name and one.stage == number]
            if some:
                own, equal = brier(some)
                lines.append(
                    f"| {kontor.game(name).declaration.title} | {stage} | {len(some):,} | {own:.3f} | {equal:.3f} |"
                )
    heads = [f"{100 * at // BINS}–{100 * (at + 1) // BINS} %" for at in range(BINS)]
    lines += ["", f"| game | {' | '.join(heads)} |", "|---" * (BINS + 1) + "|"]
    for name in names:
        cells = [_cell([one for one in found if one.game == name and _bin(one.chance) == at]) for at in range(BINS)]
        lines.append(f"| {kontor.game(name).declaration.title} | {' | '.join(cells)} |")
    return lines


def _bin(chance: float) -> int:
    return min(BINS - 1, int(chance * BINS))


def _cell(some: list[Estimate]) -> str:
    if not some:
        return "–"
    said, came = (100 * sum(parts) / len(some) for parts in zip(*[(one.chance, one.won) for one in some], strict=True))
    return f"{said:.0f} → {came:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="journeyman", help="level of the bots")
    parser.add_argument("--write", action="store_true", help="update docs/bots.md")
    wanted = parser.parse_args()
    found: list[Estimate] = []
    for name in ("hansa", "pfeffersaecke", "felinia"):
        found += estimates(name, wanted.level, wanted.games, wanted.seed)
    lines = report(found)
    print("\n".join(lines))
    if wanted.write:
        text = PAGE.read_text("utf-8")
        before, rest = text.split(BEGIN)
        PAGE.write_text("\n".join([before + BEGIN, "", *lines, "", END]) + rest.split(END)[1], "utf-8")


if __name__ == "__main__":
    main()
