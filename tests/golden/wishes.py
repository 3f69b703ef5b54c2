"""Requirements of a game for its golden records, besides every way to end at every table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Narrow = Callable[[Any, list[int]], list[int]]
"""Selects from a view and its legal actions those that a player with a particular style would consider."""


class Variant(NamedTuple):
    """A way to play at a table: its part of the record names, its options, and what each end must show.

    Options without an edition are played with all editions in turn.
    """

    name: str
    options: tuple[tuple[str, Any], ...]
    ends: dict[str, tuple[str, ...]]


class Wishes(NamedTuple):
    """Requirements: `variants` by table (default: every way to end), moments shown by an action, decisions whose
    sequences are counted, and by end the playing style without which games rarely end that way.
    """

    variants: dict[tuple[str, int], list[Variant]]
    moments: Callable[[Any, int], list[str]]
    decisions: tuple[str, ...]
    whims: dict[str, Narrow]
