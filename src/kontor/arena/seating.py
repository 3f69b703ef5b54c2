"""Who sits where: every order of a line-up as often as any other, as far as the number of games allows."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


def seating(players: Sequence[int], number: int) -> tuple[int, ...]:
    """The players of game `number` by seat. The same player may be in the line-up several times."""
    orders = _orders(tuple(sorted(players)))
    return orders[number % len(orders)]


@cache
def _orders(players: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every different order, each with its rotations after it: in such a round everybody has every seat once."""
    found: dict[tuple[int, ...], None] = {}
    for order in _different(players):
        for turn in range(len(players)):
            found.setdefault(order[turn:] + order[:turn])
    return tuple(found)


def _different(players: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The orders of a sorted line-up, those that look the same only once."""
    if not players:
        return [()]
    return [
        (first, *rest)
        for at, first in enumerate(players)
        if at == 0 or players[at - 1] != first
        for rest in _different(players[:at] + players[at + 1 :])
    ]
