"""Players that are programs. They get a view, never the true position."""

from kontor.bots.bot import Bot, Hint, Judge, Limit, Stop
from kontor.bots.levels import LEVELS, USUAL, UnknownLevel, bot, check_level, chooser
from kontor.bots.searcher import SECONDS

__all__ = [
    "LEVELS",
    "SECONDS",
    "USUAL",
    "Bot",
    "Hint",
    "Judge",
    "Limit",
    "Stop",
    "UnknownLevel",
    "bot",
    "check_level",
    "chooser",
]
