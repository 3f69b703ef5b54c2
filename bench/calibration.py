"""Calibration of the win probabilities: the judge's reliability and Brier scores, by game and stage.

    python -m bench.calibration --games 100 --seed 1 [--levels apprentice journeyman] [--write]

Bots of one level play games of every kind, half of them with a style if the level has any. At the start of each turn,
the judge estimates every seat's win probability from the true position. The results of the games show how accurate
these estimates are. `--write` puts the table into docs/bots.md and draws docs/pictures/calibration.svg.
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

DOCS = Path(__file__).resolve().parent.parent / "docs"
PAGE, PICTURE = DOCS / "bots.md", DOCS / "pictures" / "calibration.svg"
BEGIN, END = "<!-- calibration -->", "<!-- end of calibration -->"
STAGES = ("early", "middle", "late")
LONGEST = 2000
POINTS = 10
"""Number of groups in the picture."""
FEWEST = 30
"""Minimum number of estimates for a point in the picture."""
SIDE, GAP = 200, 50
"""Width of a panel in the picture, and the space around it."""
COLOURS = ("#b4552d", "#2d6fb4")


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


def report(found: dict[str, list[Estimate]]) -> list[str]:
    """Return a Markdown table with Brier scores by stage. Scores for equal chances are in brackets."""
    lines = [f"| game | bots | {' | '.join(STAGES)} |", "|---|---" + "|---" * len(STAGES) + "|"]
    for name in dict.fromkeys(one.game for some in found.values() for one in some):
        for level, some in found.items():
            stages = [[one for one in some if (one.game, one.stage) == (name, at)] for at in range(len(STAGES))]
            cells = ["{:.3f} ({:.3f})".format(*brier(stage)) if stage else "–" for stage in stages]
            lines.append(f"| {kontor.game(name).declaration.title} | {level.capitalize()} | {' | '.join(cells)} |")
    return lines


def picture(found: dict[str, list[Estimate]]) -> str:
    """Draw a reliability diagram for each game, with a line for each level. Perfect estimates are on the diagonal."""
    names = list(dict.fromkeys(one.game for some in found.values() for one in some))
    parts = []
    for number, name in enumerate(names):
        left, bottom = GAP + number * (SIDE + GAP), GAP + SIDE
        frame = f'x="{left}" y="{GAP}" width="{SIDE}" height="{SIDE}"'
        parts += [
            f'<rect {frame} fill="none" stroke="#999"/>',
            f'<path d="M{left} {bottom}L{left + SIDE} {GAP}" stroke="#999" stroke-dasharray="4"/>',
            _text(left + SIDE / 2, GAP - 12, kontor.game(name).declaration.title),
            _text(left + SIDE / 2, bottom + 34, "estimated win probability"),
            *[_text(left + SIDE * at / 4, bottom + 16, f"{25 * at} %") for at in range(5)],
            *[_text(left - 6, bottom - SIDE * at / 4 + 4, f"{25 * at} %", "end") for at in range(5)],
        ]
        for colour, estimates in zip(COLOURS, found.values()):
            points = list(_points([one for one in estimates if one.game == name]))
            spots = [(left + SIDE * said, bottom - SIDE * came) for said, came in points]
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
            parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
            parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in spots]
    for number, (colour, level) in enumerate(zip(COLOURS, found)):
        x, y = GAP + 12, GAP + 20 + 18 * number
        parts.append(f'<circle cx="{x}" cy="{y - 4}" r="4" fill="{colour}"/>{_text(x + 10, y, level, "start")}')
    width, height = GAP + len(names) * (SIDE + GAP), SIDE + 2 * GAP
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
    return "\n".join([head, f'<rect width="{width}" height="{height}" fill="#fff"/>', *parts, "</svg>"]) + "\n"


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="12" fill="#333" text-anchor="{anchor}">{words}</text>'


def _points(found: list[Estimate]) -> Iterable[tuple[float, float]]:
    """Yield the mean estimate and the share of wins for each group that is large enough."""
    for at in range(POINTS):
        some = [one for one in found if min(POINTS - 1, int(one.chance * POINTS)) == at]
        if len(some) >= FEWEST:
            yield sum(one.chance for one in some) / len(some), sum(one.won for one in some) / len(some)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--levels", nargs="+", default=["apprentice", "journeyman"], help="levels of the bots that play"
    )
    parser.add_argument("--write", action="store_true", help="update docs/bots.md and the picture")
    wanted = parser.parse_args()
    found: dict[str, list[Estimate]] = {}
    for level in wanted.levels:
        found[level] = []
        for name in ("hansa", "pfeffersaecke", "felinia"):
            found[level] += estimates(name, level, wanted.games, wanted.seed)
    lines = report(found)
    print("\n".join(lines))
    if wanted.write:
        text = PAGE.read_text("utf-8")
        before, rest = text.split(BEGIN)
        PAGE.write_text("\n".join([before + BEGIN, "", *lines, "", END]) + rest.split(END)[1], "utf-8")
        PICTURE.write_text(picture(found), "utf-8")


if __name__ == "__main__":
    main()
