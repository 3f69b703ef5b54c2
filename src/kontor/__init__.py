"""Kontor, a digital table for merchant games.

This example plays a whole game between bots:

>>> import kontor
>>> played = kontor.play("hansa", ["apprentice", "journeyman", lambda view, actions: actions[0]], seed=7)
>>> played.result.winners
[1]

Games, bots, words and the painter are loaded on first use, so `import kontor` is fast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kontor.core import ALL, CHANCE, NOBODY, SPECTATOR, IllegalAction, KontorError, Match, Message
from kontor.core.errors import use_sentences
from kontor.core.picture import use_painter

if TYPE_CHECKING:
    from kontor.api import Played, bot, play
    from kontor.core import Position
    from kontor.registry import GAMES, game, game_ids

_LAZY = {
    "GAMES": "kontor.registry",
    "Played": "kontor.api",
    "bot": "kontor.api",
    "game": "kontor.registry",
    "game_ids": "kontor.registry",
    "play": "kontor.api",
}

__all__ = [
    "ALL",
    "CHANCE",
    "GAMES",
    "NOBODY",
    "SPECTATOR",
    "IllegalAction",
    "KontorError",
    "Match",
    "Played",
    "bot",
    "game",
    "game_ids",
    "play",
]


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module 'kontor' has no attribute {name!r}")
    from importlib import import_module

    found = globals()[name] = getattr(import_module(_LAZY[name]), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_LAZY})


def _picture(position: Position) -> str:
    """Return an SVG picture of a position, for notebooks."""
    from kontor.paint import svg
    from kontor.registry import game
    from kontor.words import Words

    played = game(position.setup.game)
    words = Words("en", [played.folder() / "words"])
    return svg(played.backdrop(position.setup), played.scene(position), words.say)


def _sentences(messages: list[Message]) -> str:
    """Translate messages into English. Returns an empty string on failure, because showing an error must never fail."""
    try:
        from kontor.registry import word_folders
        from kontor.words import Words  # the rules work without Fluent and Babel, too

        for loaded in (True, False):  # try the loaded games first, because loading the others is slow
            words = Words("en", word_folders(loaded))
            if all(words.knows(message.id) for message in messages):
                return " ".join(words.say(message) for message in messages)
    except Exception:  # if another package's texts are faulty, the caller shows the message id
        return ""
    return ""


use_painter(_picture)
use_sentences(_sentences)
