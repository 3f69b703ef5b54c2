"""Bots by name: the levels that come with Kontor, and bots from other packages."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kontor.bots.apprentice import Apprentice
from kontor.bots.bot import Bot, Judge
from kontor.bots.journeyman import Journeyman
from kontor.bots.judgement import Judgement
from kontor.bots.outside import Chooser, UnusableBot, find, installed, is_path, outside_bot
from kontor.bots.searcher import Master, Patrician, Searcher
from kontor.bots.standing import Standing
from kontor.core import AnyGame, KontorError, Message, Position, RandomBits
from kontor.core.match import Choose

SEARCHERS: dict[str, Callable[[AnyGame, RandomBits, Judge], Searcher]] = {"master": Master, "patrician": Patrician}

LEVELS: dict[str, Callable[[AnyGame, RandomBits, Judge], Bot]] = {
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    **SEARCHERS,
}
"""Levels from weakest to strongest. Stored games contain these names: never remove one."""

USUAL = "apprentice"
"""Default level: fast, and always finishes a game."""

BotLike = str | Bot | Chooser | type
"""Names a bot: a level, an installed bot, `module:Class`, a class, an object with `choose`, or a callable."""


class UnknownLevel(KontorError):
    """No bot has this name."""


def bot(name: BotLike, game: AnyGame, bits: RandomBits) -> Bot:
    """A bot for one seat in one game. `bits` is its only source of randomness."""
    judge = judge_of(game)
    if not isinstance(name, str):
        return outside_bot(bot_name(name), name, game, bits, judge)
    if name in LEVELS:
        return LEVELS[name](game, bits, judge)
    check_bot(name)
    return outside_bot(name, find(name), game, bits, judge)


def bot_name(bot: BotLike) -> str:
    """Name of a bot for records and reports."""
    if isinstance(bot, str):
        return bot
    return str(getattr(bot, "level", None) or getattr(bot, "__name__", None) or type(bot).__name__)


def bot_names() -> list[str]:
    """The names of all levels and installed bots."""
    return [*LEVELS, *(name for name in installed() if name not in LEVELS)]


def check_bot(name: str) -> None:
    """Raise UnknownLevel or UnusableBot unless there is a level or an outside bot with this name."""
    if name in LEVELS:
        return
    if not is_path(name) and name not in installed():
        raise UnknownLevel([Message("bot-level-unknown", {"level": name, "possible": ", ".join(bot_names())})])
    find(name)


def broken_bots() -> list[KontorError]:
    """The errors of installed bots that cannot be used, one for each. Imports all of them."""
    faults: list[KontorError] = []
    for name, offers in installed().items():
        if name in LEVELS:
            packages = ", ".join(one.package for one in offers)
            faults.append(UnusableBot([Message("bot-taken", {"bot": name, "package": packages})]))
            continue
        try:
            find(name)
        except UnusableBot as error:
            faults.append(error)
    return faults


def searcher(level: str, game: AnyGame, bits: RandomBits) -> Searcher:
    """A bot of a searching level. It can also evaluate an action that another player chose."""
    return SEARCHERS[level](game, bits, judge_of(game))


def check_level(level: str, more: Sequence[str] = ()) -> None:
    """Raise UnknownLevel unless this is one of Kontor's levels or one of the additional names."""
    possible = [*LEVELS, *more]
    if level not in possible:
        raise UnknownLevel([Message("bot-level-unknown", {"level": level, "possible": ", ".join(possible)})])


def judge_of(game: AnyGame) -> Judge:
    """The best judge for a game: trained weights if it has any, otherwise the current points."""
    return Judgement(game) if game.judgement() is not None else Standing()


def chooser(level: BotLike, game: AnyGame, bits: RandomBits) -> Choose[Position]:
    """A bot as a function `choose(view, actions)`, for `Match.run`."""
    chosen = bot(level, game, bits)
    return lambda view, legal: chosen.choose(view)
