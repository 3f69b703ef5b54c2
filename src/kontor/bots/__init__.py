"""Players that are programs. They get a view, never the true position."""

from kontor.bots.levels import LEVELS, UnknownLevel, chooser

__all__ = ["LEVELS", "UnknownLevel", "chooser"]
