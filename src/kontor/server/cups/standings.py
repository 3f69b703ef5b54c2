"""Standings of a cup, derived from the places of its finished games and from nothing else.

A player who was absent at the end of a game gets the last place, which is not shared and is worth nothing, even if
several players were absent.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple

CupKind = Literal["pool", "swiss"]
Places = Mapping[int, int]
"""The place of each player in a finished game: 1 is best, ties share a place."""

WIN: Final = 2
SHARED_WIN: Final = 1
BY_PLACE: Final = {3: (6, 3, 0), 4: (6, 4, 2, 0)}
"""Points by place at Swiss tables. Both sizes give three points per player on average, so nobody gains or loses by
sitting at the smaller table.
"""


class Rank(NamedTuple):
    """A player in the standings."""

    place: int
    player: int
    points: float
    tie: Fraction
    """The tie-break: Sonneborn–Berger in a pool, the opponents' average points in Swiss rounds."""
    games: int
    wins: int


def pool_points(places: Places) -> dict[int, float]:
    """Two points for a win, one for a shared win.

    >>> pool_points({0: 2, 1: 1, 2: 1})
    {0: 0, 1: 1, 2: 1}
    """
    winners = [player for player, place in places.items() if place == 1]
    won = WIN if len(winners) == 1 else SHARED_WIN
    return {player: won if place == 1 else 0 for player, place in places.items()}


def swiss_points(places: Places) -> dict[int, float]:
    """Points by place. Players who share places get their average.

    >>> swiss_points({0: 1, 1: 2, 2: 2, 3: 4})
    {0: 6.0, 1: 3.0, 2: 3.0, 3: 0.0}
    """
    worth = BY_PLACE[len(places)]
    found = {}
    for player, place in places.items():
        sharing = sum(other == place for other in places.values())
        found[player] = sum(worth[place - 1 : place - 1 + sharing]) / sharing
    return found


def standings(kind: CupKind, lots: Mapping[int, int], games: Sequence[Places]) -> list[Rank]:
    """The players, best first: by points, then by the tie-break, then by lot. `lots`: each player's lot."""
    score: Callable[[Places], dict[int, float]] = pool_points if kind == "pool" else swiss_points
    scored = [score(places) for places in games]
    totals: dict[int, float] = defaultdict(float)
    for points in scored:
        for player, gained in points.items():
            totals[player] += gained
    found = []
    for player, lot in lots.items():
        mine = [(places, points) for places, points in zip(games, scored, strict=True) if player in places]
        tie = sonneborn_berger(player, [points for _, points in mine], totals)
        if kind == "swiss":
            tie = opposition(player, [places for places, _ in mine], totals)
        wins = sum(places[player] == 1 for places, _ in mine)
        found.append((-totals[player], -tie, lot, player, len(mine), wins))
    return [
        Rank(place, player, -points, -tie, played, wins)
        for place, (points, tie, _, player, played, wins) in enumerate(sorted(found), 1)
    ]


def sonneborn_berger(player: int, scored: Sequence[Mapping[int, float]], totals: Mapping[int, float]) -> Fraction:
    """The points of all opponents at the tables that a player won, counted by half where the win was shared."""
    found = Fraction(0)
    for points in scored:
        others = sum(Fraction(totals[other]) for other in points if other != player)
        found += Fraction(points[player]) / WIN * others
    return found


def opposition(player: int, games: Sequence[Places], totals: Mapping[int, float]) -> Fraction:
    """The average points of a player's opponents, not the sum, because small tables have fewer opponents."""
    others = [Fraction(totals[other]) for places in games for other in places if other != player]
    return sum(others, Fraction(0)) / len(others) if others else Fraction(0)
