"""What a game may want of its golden records, beside every way to end at every table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Narrow = Callable[[Any, list[int]], list[int]]
"""From a view and its legal actions to those that a player with a whim would think about."""


class Variant(NamedTuple):
    """A way to play at a table: its part in the names of records, its options, and what each end is to come with.

    Options that do not name an edition are played with all of them in turn.
    """

    name: str
    options: tuple[tuple[str, Any], ...]
    ends: dict[str, tuple[str, ...]]


class Wishes(NamedTuple):
    """`variants` by table (none: just every way to end), what an action shows, decisions whose sequences are counted,
    and by end the whim without which games hardly ever end so.
    """

    variants: dict[tuple[str, int], list[Variant]]
    moments: Callable[[Any, int], list[str]]
    decisions: tuple[str, ...]
    whims: dict[str, Narrow]
