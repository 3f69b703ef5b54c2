"""Seats the players of a match. Games cycle through all orders, so each order occurs about equally often."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache


def seating(players: Sequence[int], number: int) -> tuple[int, ...]:
    """Return the players of game `number` by seat. A player may occur several times in the line-up."""
    orders = _orders(tuple(sorted(players)))
    return orders[number % len(orders)]


@cache
def _orders(players: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return all distinct orders of the line-up, each followed by its rotations, so that every player sits in every
    seat once per round.
    """
    found: dict[tuple[int, ...], None] = {}
    for order in _different(players):
        for turn in range(len(players)):
            found.setdefault(order[turn:] + order[:turn])
    return tuple(found)


def _different(players: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the distinct orders of a sorted line-up."""
    if not players:
        return [()]
    return [
        (first, *rest)
        for at, first in enumerate(players)
        if at == 0 or players[at - 1] != first
        for rest in _different(players[:at] + players[at + 1 :])
    ]
