"""Pairings for Swiss rounds at tables of three and four."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Final

LARGE: Final = 4
"""Number of seats at a table. Depending on the number of players, some tables have one seat fewer."""
LEAST: Final = 6
"""Minimum number of players that can always be divided into tables of three and four."""

Pairs = Counter[tuple[int, int]]


def table_sizes(players: int) -> list[int] | None:
    """Return the sizes of the tables, largest first, or None if the players cannot be divided.

    >>> table_sizes(9), table_sizes(10), table_sizes(5)
    ([3, 3, 3], [4, 3, 3], None)
    """
    tables = -(-players // LARGE)
    small = tables * LARGE - players
    if not 0 < tables >= small:
        return None
    return [LARGE] * (tables - small) + [LARGE - 1] * small


def met(games: Iterable[Sequence[int]]) -> Pairs:
    """Count how often each pair of players has met."""
    return Counter(pair for game in games for pair in combinations(sorted(game), 2))


def pairing(ranked: Sequence[int], points: Mapping[int, float], before: Pairs) -> list[list[int]]:
    """Return the tables of the next round, as lists of players. The highest-ranked players sit at the first table, the
    next ones at the second, and so on.

    Players with equal points trade places if that avoids a rematch.
    """
    sizes = table_sizes(len(ranked))
    assert sizes is not None
    tables: list[list[int]] = []
    for size in sizes:
        seated = sum(map(len, tables))
        tables.append(list(ranked[seated : seated + size]))
    while _trade(tables, points, before):
        pass
    return tables


def _trade(tables: list[list[int]], points: Mapping[int, float], before: Pairs) -> bool:
    """Make the first trade that reduces the number of rematches. Returns False if there is none."""
    for one, other in combinations(tables, 2):
        for here, mine in enumerate(one):
            for there, theirs in enumerate(other):
                if points[mine] != points[theirs]:
                    continue
                old = _rematches(one, before) + _rematches(other, before)
                one[here], other[there] = theirs, mine
                if _rematches(one, before) + _rematches(other, before) < old:
                    return True
                one[here], other[there] = mine, theirs
    return False


def _rematches(table: Sequence[int], before: Pairs) -> int:
    return sum(before[pair] for pair in combinations(sorted(table), 2))
