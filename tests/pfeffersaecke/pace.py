"""Measure the pace of the game: rounds, decisions, scores and money left, by number of players.

    python -m tests.pfeffersaecke.pace [--games 100] [--level journeyman] [--seed 1]

Prints a table, which docs/pfeffersaecke.md summarises. All seats are bots of one level. The same seed gives the same
games.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Sequence
from statistics import mean
from typing import Any, NamedTuple

from kontor.bots import LEVELS, bot
from kontor.core import Match
from kontor.games.pfeffersaecke.scoring import SOURCES
from tests.pfeffersaecke.kit import GAME


class Game(NamedTuple):
    """Measured values of a game."""

    rounds: float
    decisions_a_turn: float
    winner: int
    last: int
    sources: list[float]
    """Mean over all seats, by source of points."""
    money: float
    letters: float
    end: str


def play(players: int, level: str, seed: str) -> Game:
    """Play one game between bots of one level."""
    match = Match(GAME, GAME.setup(players), random.Random(seed))
    bots = [bot(level, GAME, random.Random(f"{seed} {seat}")) for seat in range(players)]
    asked = 0
    while match.result() is None:
        position = match.position
        asked += len(position.legal()) > 1
        match.play(bots[position.actor].choose(position.view(position.actor)))
    result = match.result()
    assert result is not None
    return Game(
        match.position.turn / players,
        asked / match.position.turn,
        max(result.scores),
        min(result.scores),
        [mean(sheet[source] for sheet in match.position.scores()) for source in SOURCES],
        mean(seat["money"] for seat in match.position.json()["seats"]),
        mean(seat["letters"] for seat in match.position.json()["seats"]),
        result.reason,
    )


def row(players: int, games: Sequence[Game]) -> list[str]:
    """Return a row of the table."""
    ends = Counter(game.end for game in games)
    sources = zip(*(game.sources for game in games), strict=True)
    return [
        str(players),
        f"{mean(game.rounds for game in games):.1f}",
        f"{mean(game.decisions_a_turn for game in games):.1f}",
        f"{mean(game.winner for game in games):.0f}",
        f"{mean(game.last for game in games):.0f}",
        " + ".join(f"{mean(source):.0f}" for source in sources),
        f"{mean(game.money for game in games):.0f}",
        f"{mean(game.letters for game in games):.1f}",
        ", ".join(f"{end} {100 * number // len(games)} %" for end, number in ends.most_common()),
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.pfeffersaecke.pace", description="How fast the game goes.")
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--level", choices=LEVELS, default="journeyman")
    parser.add_argument("--seed", type=int, default=1)
    given: Any = parser.parse_args(arguments)
    heads = ["players", "rounds", "choices a turn", "winner", "last", " + ".join(SOURCES), "florins", "letters", "ends"]
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for players in GAME.declaration.players:
        games = [play(players, given.level, f"{given.seed} {players} {number}") for number in range(given.games)]
        print(f"| {' | '.join(row(players, games))} |", flush=True)


if __name__ == "__main__":
    main()
