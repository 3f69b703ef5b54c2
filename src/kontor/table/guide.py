"""Guided first games: a card explains each kind of action when it first becomes possible.

See docs/lessons.md.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from kontor.core import AnyGame, Message
from kontor.table.messages import TipForm, said_of


def tips_of(game: AnyGame) -> list[TipForm]:
    """Return a game's cards. If several are due at once, they are shown in this order."""
    id = game.declaration.id
    return [
        TipForm(card["id"], card["kinds"], card["rule"], said_of(Message(f"{id}-guide-{card['id']}", {})))
        for card in _cards(game.folder() / "lessons" / "guide.toml")
    ]


@cache
def _cards(file: Path) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = tomllib.loads(file.read_text("utf-8"))["card"] if file.exists() else []
    return cards
