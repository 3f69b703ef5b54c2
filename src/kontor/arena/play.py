"""Plays one game of a contest and reports a crash as a result."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kontor.arena.contest import Contest, Job
from kontor.arena.played import GameSummary, played
from kontor.bots.bot import Limit
from kontor.bots.levels import bot
from kontor.core import CHANCE, Match, Position, record_of
from kontor.registry import game as game_of

Note = Callable[[Sequence[int]], None]
"""Callback that gets the actions so far before each decision."""


class Crashed(NamedTuple):
    """A game that did not finish, with the error and the record up to that point."""

    number: int
    names: list[str]
    error: str
    trace: str
    record: str


class Outcome(NamedTuple):
    """The outcome of a job: a finished game or a crash."""

    job: Job
    game: GameSummary | Crashed


Play = Callable[[Contest, int, Note], GameSummary | Crashed]


def play(contest: Contest, number: int, note: Note) -> GameSummary | Crashed:
    """Play one game to its end. Errors during the game are returned as an outcome instead of being raised."""
    game = game_of(contest.setup.game)
    seats = contest.seated(number)
    bots = [bot(one.level, game, contest.bits(number, seat)) for seat, one in enumerate(seats)]
    limits = [Limit(positions=one.budget) if one.budget else None for one in seats]
    match: Match[Position] | None = None
    trying = ""

    def choose(view: Position, legal: list[int]) -> int:
        nonlocal trying
        assert match is not None
        note(match.actions)
        trying = ""
        action: int = bots[view.actor].choose(view, limits[view.actor])
        trying = view.text(action) if action in legal else str(action)
        return action

    names = [one.name for one in seats]
    try:
        match = Match(game, contest.setup, contest.bits(number, CHANCE))
        result = match.run(choose)
        done = played(number, names, match.position, result, match.actors, match.actions)
        if contest.keep:
            record = match.record(names)
            done = done._replace(record=record.write())
        return done
    except Exception as error:
        said = f"{type(error).__name__}: {error}" + (f" ({trying})" if trying else "")
        actions = [] if match is None else match.actions
        return Crashed(number, names, said, traceback.format_exc(), so_far(contest, number, actions))


def so_far(contest: Contest, number: int, actions: Sequence[int]) -> str:
    """Return the record of an unfinished game."""
    game = game_of(contest.setup.game)
    names = [one.name for one in contest.seated(number)]
    return record_of(game, game.start(contest.setup), actions, None, names).write()
