"""Kontor: the table for merchant games.

>>> import kontor
>>> game = kontor.game("hansa")
>>> position = game.start(game.setup(players=4))
>>> position.actor == kontor.CHANCE
True
"""

from typing import Any

from kontor.core import ALL, CHANCE, NOBODY, SPECTATOR, IllegalAction, KontorError, Match
from kontor.core.picture import use_painter
from kontor.registry import GAMES, game


def _picture(position: Any) -> str:
    """The picture of a position in a notebook. Painter and words are loaded only when somebody wants one."""
    from kontor.paint import svg
    from kontor.words import Words

    played = game(position.setup.game)
    words = Words("en", [played.folder() / "words"])
    return svg(played.backdrop(position.setup), played.scene(position), words.say)


use_painter(_picture)

__all__ = ["ALL", "CHANCE", "GAMES", "NOBODY", "SPECTATOR", "IllegalAction", "KontorError", "Match", "game"]
