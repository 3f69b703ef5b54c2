"""Which bots can be given a seat, by the names of their levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kontor.bots.purposeful import Purposeful
from kontor.core import Bits, Game, KontorError, Message
from kontor.core.match import Choose

LEVELS: dict[str, Callable[[Game[Any], Bits], Choose[Any]]] = {
    "apprentice": lambda game, bits: Purposeful(game, bits).choose,
}
"""The weakest first. A log names them: a level that was ever given a seat stays."""


class UnknownLevel(KontorError):
    """No bot has this level."""


def chooser(level: str, game: Game[Any], bits: Bits) -> Choose[Any]:
    """A bot of this level: from a seat's view and its legal actions to one of them."""
    if level not in LEVELS:
        raise UnknownLevel([Message("bot-level-unknown", {"level": level, "possible": ", ".join(LEVELS)})])
    return LEVELS[level](game, bits)
