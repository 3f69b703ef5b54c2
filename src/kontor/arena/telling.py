"""Formats the names and numbers of statistics in one language, for the terminal and for pages."""

from __future__ import annotations

from collections.abc import Iterable

from kontor.core import OUTSIDE_REASONS
from kontor.core.messages import Value
from kontor.words import Words
from kontor.words.numbers import decimal, percent


class Telling:
    """Formats the statistics of a game in one language."""

    def __init__(self, words: Words, game: str) -> None:
        self._words = words
        self._game = game
        self.language = words.language

    def say(self, id: str, /, **args: Value) -> str:
        return self._words.say(id, **args)

    def number(self, value: float, digits: int = 0) -> str:
        return decimal(value, digits, self.language)

    def share(self, value: float) -> str:
        return percent(value, 1, self.language)

    def short_share(self, value: float) -> str:
        return percent(value, 0, self.language)

    def between(self, limits: Iterable[float]) -> str:
        """Return the text of an interval of shares, such as `40% – 55%`."""
        low, high = limits
        return f"{self.share(low)} – {self.share(high)}"

    def seat(self, seat: int) -> str:
        return self.say("seat-name", seat=seat)

    def end(self, reason: str) -> str:
        return self.say(f"end-{reason}" if reason in OUTSIDE_REASONS else f"{self._game}-end-{reason}")

    def source(self, source: str) -> str:
        return self.say(f"{self._game}-source-{source}")

    def kind(self, kind: str) -> str:
        return self.say(f"{self._game}-kind-{kind}")
