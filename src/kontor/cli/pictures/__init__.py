"""Pictures of positions for the terminal: one file per game, until scenes describe what there is to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from kontor.cli.pictures import hansa
from kontor.core import Message
from kontor.words import Words


class Picture(Protocol):
    """How a game looks in a terminal."""

    def prompt(self, position: Any) -> Message:
        """Who decides what."""

    def status(self, view: Any) -> Message:
        """What the seat that decides has in hand, in one line."""

    def draw(self, position: Any, names: Sequence[str], words: Words, width: int) -> list[RenderableType]:
        """The parts of the picture, from top to bottom."""


PICTURES: dict[str, Picture] = {"hansa": hansa}


def picture_of(game: str) -> Picture:
    return PICTURES[game]
