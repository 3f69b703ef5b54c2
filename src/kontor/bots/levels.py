"""Which bots can be given a seat, by the names of their levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kontor.bots.apprentice import Apprentice
from kontor.bots.bot import Bot, Judge
from kontor.bots.journeyman import Journeyman
from kontor.bots.judgement import Judgement
from kontor.bots.searcher import Master, Patrician, Searcher
from kontor.bots.standing import Standing
from kontor.core import Game, KontorError, Message, RandomBits
from kontor.core.match import Choose

SEARCHERS: dict[str, Callable[[Game[Any], RandomBits, Judge], Searcher]] = {"master": Master, "patrician": Patrician}

LEVELS: dict[str, Callable[[Game[Any], RandomBits, Judge], Bot]] = {
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    **SEARCHERS,
}
"""The weakest first. A log names them: a level that was ever given a seat stays."""

USUAL = "apprentice"
"""Who plays where nobody says which: quick, and sure to bring a game to its end."""


class UnknownLevel(KontorError):
    """No bot has this level."""


def bot(level: str, game: Game[Any], bits: RandomBits) -> Bot:
    """A bot of this level for a game. All its chance comes from these bits."""
    check_level(level)
    return LEVELS[level](game, bits, judge_of(game))


def searcher(level: str, game: Game[Any], bits: RandomBits) -> Searcher:
    """A bot of a level that searches, as such: it can weigh what somebody has done."""
    return SEARCHERS[level](game, bits, judge_of(game))


def check_level(level: str) -> None:
    """UnknownLevel, which says what levels there are, if this is none of them."""
    if level not in LEVELS:
        raise UnknownLevel([Message("bot-level-unknown", {"level": level, "possible": ", ".join(LEVELS)})])


def judge_of(game: Game[Any]) -> Judge:
    """Whoever judges the positions of a game best: what was learned about it, or else the points."""
    return Judgement(game) if game.judgement() is not None else Standing()


def chooser(level: str, game: Game[Any], bits: RandomBits) -> Choose[Any]:
    """A bot of this level as a match asks it: from a seat's view and its legal actions to one of them."""
    chosen = bot(level, game, bits)
    return lambda view, legal: chosen.choose(view)
