"""Contests between bots, with the setup, the number of games and the seed."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from kontor import bots, core
from kontor.arena.budgets import Entrant
from kontor.arena.seating import seating
from kontor.bots.outside import source_of
from kontor.core import Setup
from kontor.registry import game as game_of

MATCH, MIRROR = "match", "mirror"


class Job(NamedTuple):
    """A game to play, identified by its contest and its number."""

    part: str
    number: int


@dataclass(frozen=True)
class Contest:
    """A match between bots, with a setup and a line-up of one bot per seat."""

    setup: Setup
    line_up: tuple[Entrant, ...]
    seed: int
    part: str = MATCH
    keep: bool = False
    """True to keep the records of all games, not only of those that crash."""

    @property
    def bots(self) -> list[Entrant]:
        """The different bots of the line-up, in seating order."""
        return list(dict.fromkeys(self.line_up))

    def seated(self, number: int) -> list[Entrant]:
        """Return the bot in each seat of game `number`."""
        bots = self.bots
        return [bots[player] for player in seating([bots.index(one) for one in self.line_up], number)]

    def bits(self, number: int, who: int) -> random.Random:
        """Return the random number generator of a seat, or of CHANCE, in game `number`. It is the same in every process
        and on every machine.
        """
        return random.Random(f"kontor arena {self.seed} {self.part} {number} {who}")

    def mirror(self) -> Contest:
        """Return the control match: the first bot in every seat, under a different name for each place in the
        line-up."""
        first = self.line_up[0]
        same = [first._replace(name=f"{first.name} #{place}") for place in range(1, len(self.line_up) + 1)]
        return Contest(self.setup, tuple(same), self.seed, MIRROR, self.keep)

    def form(self) -> dict[str, Any]:
        """Return everything that determines the games except their number. It is stored in the match file to check that
        a resumed match is the same one.
        """
        game = game_of(self.setup.game)
        return {
            "game": self.setup.game,
            "rules": game.declaration.rules_version,
            "board": self.setup.board.id,
            "digest": self.setup.board.digest,
            "players": self.setup.players,
            "options": self.setup.options,
            "bots": [one._asdict() for one in self.line_up],
            "seed": self.seed,
            "judgement": _digest(game.judgement()),
            "code": code(
                [
                    *_folder(core).glob("*.py"),
                    *_folder(bots).glob("*.py"),
                    *game.folder().rglob("*.py"),
                    *_sources(one.level for one in self.bots),
                ]
            ),
        }


def _digest(held: object) -> str:
    return hashlib.sha256(json.dumps(held, sort_keys=True, default=list).encode()).hexdigest()[:16]


def code(files: Iterable[Path]) -> str:
    """Return a digest of the version of Kontor and the contents of the given source files."""
    held = hashlib.sha256(version("kontor").encode())
    for file in sorted(files):
        held.update(b"\0" + file.name.encode() + b"\0" + file.read_bytes())
    return held.hexdigest()[:16]


def _sources(names: Iterable[str]) -> Iterator[Path]:
    for name in names:
        file = None if bots.is_level(name) else source_of(name)
        if file is not None:
            yield file


def _folder(package: ModuleType) -> Path:
    return Path(str(package.__file__)).parent


def jobs(contest: Contest, games: int) -> Sequence[Job]:
    return [Job(contest.part, number) for number in range(games)]
