"""Measure the length of Felinia games between bots.

    python -m tests.felinia.pace [--games 100] [--level journeyman]

For each side of the board and number of players, the script prints averages per game: rounds, ends, provisions paid for
steps, merchants who returned home, and the winner's points.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from kontor.bots.levels import LEVELS, chooser
from kontor.core import Event, Match
from kontor.games.felinia.game import BOARDS, GAME, PLAYERS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", choices=LEVELS, default="apprentice", help="who plays at all seats")
    given = parser.parse_args()
    print("side, players: rounds; ends; boarded, gone home, provisions for steps, places kept; points of the winner")
    for board in BOARDS:
        for players in PLAYERS:
            print(line(board, players, given.games, given.level), flush=True)


def line(board: str, players: int, games: int, level: str) -> str:
    happened: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    rounds, points = 0, 0
    for seed in range(games):
        bits = random.Random(seed)
        events: list[Event] = []
        match = Match(GAME, GAME.setup(players=players, board=board), bits, events)
        result = match.run(chooser(level, GAME, bits))
        ends[result.reason] += 1
        rounds += match.position.round
        points += max(result.scores)
        happened.update(event.what.removeprefix("felinia-") for event in events)
        happened["provisions"] += sum(int(str(e.args["provisions"])) for e in events if e.what == "felinia-stepped")
    means = [f"{happened[what] / games:.1f}" for what in ("boarded", "went-home", "provisions", "kept")]
    told = ", ".join(f"{end} {number}" for end, number in sorted(ends.items()))
    return f"{board}, {players}: {rounds / games:.1f}; {told}; {', '.join(means)}; {points / games:.1f}"


if __name__ == "__main__":
    main()
