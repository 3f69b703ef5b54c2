"""A match's report."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from kontor.arena.budgets import Entrant
from kontor.arena.contest import Contest, Job
from kontor.arena.figures import Figures
from kontor.arena.played import GameSummary
from kontor.arena.ratings import Rating, ranking, ratings
from kontor.arena.summary import Summary
from kontor.registry import game as game_of


class Crash(NamedTuple):
    """An unfinished game, with the path of its record."""

    job: Job
    error: str
    file: str

    def form(self) -> dict[str, Any]:
        return {"part": self.job.part, "number": self.job.number, "error": self.error, "record": self.file}


class Standing(NamedTuple):
    """One bot's result in a match."""

    bot: Entrant
    figures: Figures
    rating: Rating

    def form(self) -> dict[str, Any]:
        return {
            "bot": self.bot.name,
            "level": self.bot.level,
            "budget": self.bot.budget,
            **self.figures.form(),
            "rating": round(self.rating.points, 1),
            "rating_interval": [round(self.rating.low, 1), round(self.rating.high, 1)],
        }


@dataclass(frozen=True)
class Report:
    """A match, with all its games in order of their numbers."""

    contest: Contest
    asked: int
    games: Summary
    mirror: Summary | None
    crashes: Sequence[Crash]

    @cached_property
    def standings(self) -> list[Standing]:
        """Standings of the bots, in the order of the line-up."""
        bots = self.contest.bots
        numbers = {one.name: number for number, one in enumerate(bots)}
        rankings = [ranking([numbers[name] for name in game.names], game.result.ranks) for game in self.games.played]
        found = ratings(len(bots), rankings, self.contest.seed)
        return [Standing(one, self.games.names[one.name], rating) for one, rating in zip(bots, found)]

    def form(self) -> dict[str, Any]:
        setup = self.contest.setup
        return {
            "game": setup.game,
            "board": setup.board.id,
            "players": setup.players,
            "options": setup.options,
            "line_up": [one.name for one in self.contest.line_up],
            "seed": self.contest.seed,
            "asked": self.asked,
            "compiled": compiled(self.contest),
            "bots": [standing.form() for standing in self.standings],
            **self.games.form(),
            "mirror": None if self.mirror is None else mirror_form(self.mirror),
            "crashes": [crash.form() for crash in self.crashes],
            "played": [game_form(game) for game in self.games.played],
        }


def mirror_form(mirror: Summary) -> dict[str, Any]:
    return {"bots": [{"bot": name, **figures.form()} for name, figures in mirror.names.items()], **mirror.form()}


def game_form(game: GameSummary) -> dict[str, Any]:
    return {"number": game.number, "seats": game.names, **game.result._asdict(), "actions": game.actions}


def compiled(contest: Contest) -> bool:
    position = game_of(contest.setup.game).start(contest.setup)
    return not str(sys.modules[type(position).__module__].__file__).endswith(".py")
