"""Bots by name, both Kontor's own levels and bots from other packages."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kontor.bots.apprentice import Apprentice
from kontor.bots.bot import Bot, Judge
from kontor.bots.journeyman import Journeyman
from kontor.bots.judgement import Judgement
from kontor.bots.network import Mixed, Network, judge_with
from kontor.bots.outside import Chooser, UnusableBot, find, installed, is_path, outside_bot
from kontor.bots.searcher import Burgomaster, Master, Patrician, Searcher
from kontor.bots.standing import Standing
from kontor.bots.styles import STYLES, styled
from kontor.core import AnyGame, KontorError, Message, Position, RandomBits
from kontor.core.match import Choose

SEARCHERS: dict[str, Callable[[AnyGame, RandomBits, Judge], Searcher]] = {
    "master": Master,
    "patrician": Patrician,
    "burgomaster": Burgomaster,
}

LEVELS: dict[str, Callable[[AnyGame, RandomBits, Judge], Bot]] = {
    "apprentice": Apprentice,
    "journeyman": Journeyman,
    **SEARCHERS,
}
"""Levels from weakest to strongest. Never remove a name, because stored games contain it."""

_judges: dict[str, tuple[Mapping[str, Any], Judgement | Network | Mixed]] = {}
"""The weights last used for each game and their judge, which all bots share. A server makes a bot for every decision,
and checking and preparing the weights takes longer than many decisions.
"""

USUAL = "apprentice"
"""The default level, which is fast and always finishes a game."""

STYLED = tuple(level for level in LEVELS if level != USUAL)
"""Levels that can have a style, such as `master:blocker`. The Apprentice has no styles, because it uses no judge."""

BotLike = str | Bot | Chooser | type
"""Any way to specify a bot, such as the name of a level or an installed bot, `module:Class`, a class, an object with
`choose`, or a callable.
"""


class UnknownLevel(KontorError):
    """Raised if no bot has the given name."""


def bot(name: BotLike, game: AnyGame, bits: RandomBits) -> Bot:
    """Return a bot for one seat in one game. All the bot's randomness comes from `bits`."""
    if not isinstance(name, str):
        return outside_bot(bot_name(name), name, game, bits, judge_of(game))
    if is_level(name):
        level, _, style = name.partition(":")
        return LEVELS[level](game, bits, judge_of(game, style))
    check_bot(name)
    return outside_bot(name, find(name), game, bits, judge_of(game))


def level_of(name: str) -> str:
    """Return the level in a bot's name, without the style."""
    return name.partition(":")[0]


def is_level(name: str) -> bool:
    """Return whether a name is one of Kontor's levels, with or without a style."""
    level, colon, style = name.partition(":")
    return level in LEVELS and (not colon or (style in STYLES and level in STYLED))


def bot_name(bot: BotLike) -> str:
    """Return a bot's name for records and reports.

    >>> bot_name("master:blocker"), bot_name(lambda view, actions: actions[0])
    ('master:blocker', '<lambda>')
    """
    if isinstance(bot, str):
        return bot
    return str(getattr(bot, "level", None) or getattr(bot, "__name__", None) or type(bot).__name__)


def bot_names() -> list[str]:
    return [*LEVELS, *(name for name in installed() if name not in LEVELS)]


def check_bot(name: str) -> None:
    """Raise UnknownLevel or UnusableBot unless there is a level or an outside bot with this name."""
    if is_level(name):
        return
    if level_of(name) in LEVELS:
        raise _no_style(name)
    if not is_path(name) and name not in installed():
        raise UnknownLevel([Message("bot-level-unknown", {"level": name, "possible": ", ".join(bot_names())})])
    find(name)


def broken_bots() -> list[KontorError]:
    """Import every installed bot, and return an error for each one that cannot be used."""
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
    """Return a bot of one of the searching levels. Such a bot can also evaluate an action that another player chose."""
    return SEARCHERS[level](game, bits, judge_of(game))


def check_level(level: str, more: Sequence[str] = ()) -> None:
    """Raise UnknownLevel unless this is one of Kontor's levels or one of the additional names."""
    possible = [*LEVELS, *more]
    if level_of(level) in LEVELS and not is_level(level):
        raise _no_style(level)
    if level not in more and not is_level(level):
        raise UnknownLevel([Message("bot-level-unknown", {"level": level, "possible": ", ".join(possible)})])


def _no_style(name: str) -> UnknownLevel:
    possible = ", ".join(f"{level}:{style}" for level in STYLED for style in STYLES)
    return UnknownLevel([Message("bot-style-unknown", {"bot": name, "possible": possible})])


def judge_of(game: AnyGame, style: str = "") -> Judge:
    """Return the best judge for a game: with trained weights if there are any, otherwise by current points, whatever
    the style.
    """
    learned = game.judgement()
    if learned is None:
        return Standing()
    weights, judge = _judges.get(game.declaration.id, (None, None))
    if weights is not learned or judge is None:
        judge = judge_with(game, learned)
        _judges[game.declaration.id] = (learned, judge)
    return styled(game, judge, style)


def chooser(level: BotLike, game: AnyGame, bits: RandomBits) -> Choose[Position]:
    """Return a bot as a function `choose(view, actions)`, for `Match.run`.

    >>> import kontor, random
    >>> game, bits = kontor.game("pfeffersaecke"), random.Random(3)
    >>> match = kontor.Match(game, game.setup(players=2), bits)
    >>> match.run(chooser("apprentice", game, bits)).reason in game.declaration.ends
    True
    """
    chosen = bot(level, game, bits)
    return lambda view, legal: chosen.choose(view)
