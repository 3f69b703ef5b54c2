"""Bots. A bot sees its seat's view, never the true position."""

from kontor.bots.bot import Bot, Hint, Judge, Limit, Stop
from kontor.bots.levels import (
    LEVELS,
    USUAL,
    BotLike,
    UnknownLevel,
    bot,
    bot_name,
    bot_names,
    broken_bots,
    check_bot,
    check_level,
    chooser,
)
from kontor.bots.outside import BotFault, UnusableBot
from kontor.bots.searcher import SECONDS

__all__ = [
    "LEVELS",
    "SECONDS",
    "USUAL",
    "Bot",
    "BotFault",
    "BotLike",
    "Hint",
    "Judge",
    "Limit",
    "Stop",
    "UnknownLevel",
    "UnusableBot",
    "bot",
    "bot_name",
    "bot_names",
    "broken_bots",
    "check_bot",
    "check_level",
    "chooser",
]
