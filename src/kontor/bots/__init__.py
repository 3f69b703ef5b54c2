"""Computer players for any game. A bot sees only its seat's view, never the true position."""

from kontor.bots.bot import Bot, Hint, Judge, Limit, Stop
from kontor.bots.levels import (
    LEVELS,
    STYLED,
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
    is_level,
    level_of,
)
from kontor.bots.outside import BotFault, UnusableBot
from kontor.bots.searcher import SECONDS
from kontor.bots.styles import STYLES

__all__ = [
    "LEVELS",
    "SECONDS",
    "STYLED",
    "STYLES",
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
    "is_level",
    "level_of",
]
