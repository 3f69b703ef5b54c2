"""Kontor: the table for merchant games.

>>> import kontor
>>> game = kontor.game("hansa")
>>> position = game.start(game.setup(players=4))
>>> position.actor == kontor.CHANCE
True
"""

from kontor.core import ALL, CHANCE, NOBODY, SPECTATOR, IllegalAction, KontorError, Match
from kontor.registry import GAMES, game

__all__ = ["ALL", "CHANCE", "GAMES", "NOBODY", "SPECTATOR", "IllegalAction", "KontorError", "Match", "game"]
