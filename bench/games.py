"""Benchmark of Kontor's games: prepared games, random games and copying.

    python -m bench.games FILE [--games 6] [--tables NAME …]    play games with the greedy bot and store them

Prepared games are stored as text, so every form and version of the rules can replay them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import kontor
from bench.forms import COMPILED, UNCOMPILED
from bench.loads import Contender, Copied, Load, evenly
from kontor.core import NOBODY, Match, Setup
from kontor.games.hansa import rules

GAMES = 6
"""Number of games for each table."""
LONGEST_RANDOM = 1500
"""Maximum number of actions, because random play rarely finishes a game of Hansa Teutonica."""
INSIDE = "random, inside"
"""Name of the load for random play that runs entirely inside the rules engine."""


class Table(NamedTuple):
    game: str
    players: int
    board: str | None = None
    two_players: str | None = None

    def setup(self) -> Setup:
        options = {"two_players": self.two_players} if self.two_players else {}
        return kontor.game(self.game).setup(players=self.players, board=self.board, options=options)


TABLES = {
    "Hansa, 3 players": Table("hansa", 3),
    "Hansa, 4 players": Table("hansa", 4),
    "Hansa, 5 players": Table("hansa", 5),
    "Hansa, East, 4 players": Table("hansa", 4, "east"),
    "Hansa, 2 players, neutral": Table("hansa", 2, two_players="neutral_14"),
    "Hansa, 2 players, pawn": Table("hansa", 2, two_players="pawn"),
    "Pfeffersäcke, 2 players": Table("pfeffersaecke", 2),
    "Pfeffersäcke, 4 players": Table("pfeffersaecke", 4),
    "Pfeffersäcke, 6 players": Table("pfeffersaecke", 6),
    "Felinia, 2 players": Table("felinia", 2),
    "Felinia, 4 players": Table("felinia", 4),
    "Felinia, expert, 4 players": Table("felinia", 4, "expert"),
}
"""Tables to measure: Hansa Teutonica on every board and with two players, Pfeffersäcke with different numbers of
players, and Felinia on both sides of the board.
"""


class Prepared:
    """A table with prepared games as lists of actions, including chance.

    The measured time does not include the bots' thinking time.
    """

    def __init__(self, table: Table, games: Sequence[Sequence[str]]) -> None:
        self.game = kontor.game(table.game)
        self.setup = table.setup()
        self.played = [self._numbers(texts) for texts in games]

    def _numbers(self, texts: Sequence[str]) -> list[int]:
        """Parse and check all actions in advance."""
        position = self.start()
        found = []
        for text in texts:
            found.append(position.number(text))
            position.play(found[-1])
        return found

    def start(self) -> Any:
        return self.game.start(self.setup)

    def begin(self, number: int) -> tuple[Any, list[int]]:
        return self.start(), self.played[number % len(self.played)]

    def moments(self) -> list[Any]:
        position = self.start()
        found = []
        for action in self.played[0]:
            found.append(position.copy())
            position.apply(action)
        return evenly(found)


def write_down(table: Table, seed: int) -> list[str]:
    """Play a game with the greedy bot and return its actions as text."""
    from kontor.bots.greedy import Greedy  # older versions only replay games, and may not have this bot

    game, bits = kontor.game(table.game), random.Random(seed)
    match = Match(game, table.setup(), bits)
    match.run(Greedy(game, bits).choose)
    position = game.start(match.setup)
    texts = []
    for action in match.actions:
        texts.append(position.text(action))
        position.apply(action)
    return texts


def prepared(games: Path) -> dict[str, Prepared]:
    """Return the tables with their prepared games. Older versions may lack some of these tables."""
    written = json.loads(games.read_text()).items()
    return {name: Prepared(TABLES[name], texts) for name, texts in written if TABLES[name].game in kontor.GAMES}


def replay(begun: tuple[Any, list[int]]) -> int:
    """Replay a game, calling `legal` and `apply` at every decision, without a listener."""
    position, actions = begun
    for action in actions:
        position.legal()
        position.apply(action)
    return len(actions)


def play_randomly(position: Any, bits: random.Random) -> int:
    """Play a random game with `legal` and `apply`. Chance outcomes are drawn uniformly, too."""
    getrandbits = bits.getrandbits
    for number in range(LONGEST_RANDOM):
        if position.actor == NOBODY:
            return number
        legal = position.legal()
        position.apply(legal[getrandbits(32) * len(legal) >> 32])
    return LONGEST_RANDOM


def greedy(name: str, table: Prepared) -> Load:
    numbers = count()
    return Load(f"{name}, greedy", lambda: table.begin(next(numbers)), replay)


def at_random(name: str, table: Prepared) -> Load:
    bits = random.Random(1)
    return Load(f"{name}, random", table.start, lambda position: play_randomly(position, bits))


def inside(name: str, table: Prepared) -> Load:
    """Return a load for random play that runs entirely inside the rules engine, compiled if the rules are."""
    bits = random.Random(1)
    return Load(f"{name}, {INSIDE}", table.start, lambda position: position.play_out(bits, LONGEST_RANDOM))


def copied(name: str, table: Prepared) -> Copied:
    moments = table.moments()
    return Copied(f"{name}, copy", moments, type(moments[0]).copy)


def loads(table: Prepared) -> list[Callable[[str, Prepared], Load]]:
    """Return the loads of a table. Older versions have no `play_out`."""
    return [greedy, at_random, *([inside] if hasattr(table.start(), "play_out") else [])]


def about() -> str:
    """Return the version and form of the imported rules."""
    form = UNCOMPILED if str(rules.__file__).endswith(".py") else COMPILED
    return f"Kontor {version('kontor')} {form}"


def contender(games: Path) -> Contender:
    tables = prepared(games)
    decisions = [load(name, table) for name, table in tables.items() for load in loads(table)]
    copies = [copied(name, table) for name, table in tables.items()]
    return Contender(about(), decisions, copies)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.games", description="Record games for the benchmark.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help=f"games per table (default {GAMES})")
    parser.add_argument("--tables", nargs="+", choices=list(TABLES), default=list(TABLES), metavar="TABLE")
    given = parser.parse_args(arguments)
    there = [name for name in given.tables if TABLES[name].game in kontor.GAMES]
    played = {name: [write_down(TABLES[name], seed) for seed in range(given.games)] for name in there}
    given.file.write_text(json.dumps(played))
    return 0


if __name__ == "__main__":
    sys.exit(main())
