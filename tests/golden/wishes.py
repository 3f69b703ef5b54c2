"""Requirements of a game for its golden records, in addition to every way to end at every table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Narrow = Callable[[Any, list[int]], list[int]]
"""Function that selects the actions a player with a particular style would consider, from a view and its legal actions.
"""


class Variant(NamedTuple):
    """A variant at a table, with its part of the record names, its options, and the requirements for each end. Options
    without an edition are played with all editions in turn.
    """

    name: str
    options: tuple[tuple[str, Any], ...]
    ends: dict[str, tuple[str, ...]]


class Wishes(NamedTuple):
    """Requirements of a game. These are `variants` by table (by default, every way to end), situations shown by an
    action, decisions for counting sequences, and playing styles for ends that are otherwise rare.
    """

    variants: dict[tuple[str, int], list[Variant]]
    moments: Callable[[Any, int], list[str]]
    decisions: tuple[str, ...]
    whims: dict[str, Narrow]
