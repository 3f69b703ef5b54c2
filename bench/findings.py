"""Findings from many seeded games: wins by seat, the winners' sources of points, and endings.

    python -m bench.findings --games 200 --seed 1 [--write]

Bots of one level play against each other, so differences come from the seat, the board and the rules at that level of
play. Fast levels play more games (see `TABLES`). `--write` updates the figures in docs/findings.md. The same command
gives the same figures on any machine.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import kontor
from kontor.bots import bot
from kontor.bots.standing import shares
from kontor.core import Match

PAGE = Path(__file__).resolve().parent.parent / "docs" / "findings.md"
MARK = "<!-- figures: written by bench.findings -->"
LONGEST = 5000
RANDOM = "random"
TABLES: dict[tuple[str, int, str | None, str], int] = {
    ("pfeffersaecke", 4, None, RANDOM): 20,
    ("pfeffersaecke", 4, None, "apprentice"): 20,
    ("pfeffersaecke", 4, None, "journeyman"): 1,
    ("pfeffersaecke", 3, None, "apprentice"): 20,
    ("hansa", 4, "standard_4_5", "apprentice"): 4,
}
"""Factor for the number of games, for each game, player count, board (None for the default) and level.
"""
TRACKS = ("clavis_urbis", "actiones", "privilegium", "liber_sophiae", "bursa")
STEPS = (4, 5, 3, 3, 3)


class Played(NamedTuple):
    """The outcome of one game. Seat 0 is the start player."""

    won: list[float]
    scores: list[int]
    sources: list[dict[str, int]]
    reason: str
    decisions: int
    rows: list[list[float]]
    """Each seat's features at the end of the game."""


def play(name: str, players: int, board: str | None, level: str, seed: int, number: int) -> Played | None:
    """Play one game. Returns None if the game does not end."""
    game = kontor.game(name)
    bits = random.Random(f"{seed} {name} {players} {number}")
    match = Match(game, game.setup(players=players, board=board), bits)
    seats = [] if level == RANDOM else [bot(level, game, bits) for _ in range(players)]
    first = -1
    while match.result() is None and len(match.decisions) < LONGEST:
        position = match.position
        if first < 0:
            first = position.active
        view = position.view(position.actor)
        match.play(seats[position.actor].choose(view) if seats else bits.choice(view.legal()))
    result = match.result()
    if result is None:
        return None
    order = [(first + seat) % players for seat in range(players)]
    won, rows, sources = shares(result), game.features(match.position), match.position.scores()
    return Played(
        [won[seat] for seat in order],
        [result.scores[seat] for seat in order],
        [dict(sources[seat]) for seat in order],
        result.reason,
        len(match.decisions),
        [rows[seat] for seat in order],
    )


def interval(share: float, games: int) -> str:
    """Return a share with its Wilson interval at 95%."""
    z = 1.96
    middle = (share + z * z / 2 / games) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / 4 / games / games) / (1 + z * z / games)
    return f"{100 * share:.0f}% [{100 * (middle - half):.0f}–{100 * (middle + half):.0f}]"


def section(name: str, players: int, board: str | None, level: str, games: Sequence[Played]) -> list[str]:
    declared = kontor.game(name).declaration
    where = f", {board}" if board else ""
    lines = [f"## {declared.title}, {players} players{where}, {level} bots", ""]
    ends = Counter(one.reason for one in games)
    told = ", ".join(f"{reason} ({100 * number / len(games):.0f}%)" for reason, number in ends.most_common())
    mean = _mean(one.decisions for one in games)
    lines += [
        f"The {len(games)} games took {mean:.0f} decisions on average and ended as follows: {told}.",
        "",
        f"| place in turn order | wins (fair {100 / players:.0f}%) | mean points |",
        "|---|---|---|",
    ]
    for seat in range(players):
        share = _mean(one.won[seat] for one in games)
        points = _mean(one.scores[seat] for one in games)
        lines.append(f"| {seat + 1} | {interval(share, len(games))} | {points:.1f} |")
    if level == RANDOM:  # these are mostly shared wins with few points
        return [*lines, ""]
    lines += ["", "| points from | winners | others |", "|---|---|---|"]
    for source in declared.score_sources:
        winners = [one.sources[seat].get(source, 0) for one in games for seat in range(players) if one.won[seat]]
        others = [one.sources[seat].get(source, 0) for one in games for seat in range(players) if not one.won[seat]]
        lines.append(f"| {source.replace('_', ' ')} | {_mean(winners):.1f} | {_mean(others):.1f} |")
    return [*lines, "", *(_tracks(players, games) if name == "hansa" else [])]


def _tracks(players: int, games: Sequence[Played]) -> list[str]:
    """Return the win shares by the final step on each track."""
    features = kontor.game("hansa").declaration.features
    lines = [f"Wins by the number of steps learned on each track (fair {100 / players:.0f}%, seats in brackets):", ""]
    lines += ["| track | 0 | 1 | 2 | 3 | 4 | 5 |", "|---|---|---|---|---|---|---|"]
    for track, steps in zip(TRACKS, STEPS, strict=True):
        at = features.index(f"{track}_1")
        won: dict[int, list[float]] = {step: [] for step in range(steps + 1)}
        for one in games:
            for seat in range(players):
                won[int(sum(one.rows[seat][at : at + steps]))].append(one.won[seat])
        cells = [f"{100 * _mean(won[step]):.0f}% ({len(won[step])})" if won.get(step) else "–" for step in range(6)]
        lines.append(f"| {track.replace('_', ' ')} | {' | '.join(cells)} |")
    return [*lines, ""]


def _mean(values: Any) -> float:
    some = list(values)
    return sum(some) / len(some) if some else 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100, help="games per table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write docs/findings.md")
    wanted = parser.parse_args()
    lines: list[str] = []
    for table, times in TABLES.items():
        numbers = range(wanted.games * times)
        games = [one for number in numbers if (one := play(*table, wanted.seed, number)) is not None]
        found = section(*table, games)
        print("\n".join(found), flush=True)
        lines += found
    if wanted.write:
        told = PAGE.read_text("utf-8").split(MARK)[0]
        PAGE.write_text(f"{told}{MARK}\n\n" + "\n".join(lines).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
