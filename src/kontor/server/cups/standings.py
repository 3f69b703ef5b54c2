"""A cup's standings, derived only from the places in its finished games.

Players who are absent at the end of a game come last, with no points. Several absent players do not share the places
among them: each comes last.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple

CupKind = Literal["pool", "swiss"]
Places = Mapping[int, int]
"""Place of each player in a finished game, from 1 (best). Tied players share a place."""

WIN: Final = 2
SHARED_WIN: Final = 1
BY_PLACE: Final = {3: (6, 3, 0), 4: (6, 4, 2, 0)}
"""Points for each place, by size of the Swiss table. The average is always three points per player."""


class Rank(NamedTuple):
    """A player in the standings."""

    place: int
    player: int
    points: float
    tie: Fraction
    """Tie-break: the Sonneborn–Berger score in a pool, or the opponents' average points in Swiss rounds."""
    games: int
    wins: int


def pool_points(places: Places) -> dict[int, float]:
    """Return points by place in a pool. A win is worth two points, and a shared win one point.

    >>> pool_points({0: 2, 1: 1, 2: 1})
    {0: 0, 1: 1, 2: 1}
    """
    winners = [player for player, place in places.items() if place == 1]
    won = WIN if len(winners) == 1 else SHARED_WIN
    return {player: won if place == 1 else 0 for player, place in places.items()}


def swiss_points(places: Places) -> dict[int, float]:
    """Return points by place at a Swiss table. Tied players get the average for their places.

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
    """Return the players, best first, ordered by points, then by the tie-break, then by their `lots`."""
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
    """Return the total points of the opponents in games that the player won. Shared wins count half."""
    found = Fraction(0)
    for points in scored:
        others = sum(Fraction(totals[other]) for other in points if other != player)
        found += Fraction(points[player]) / WIN * others
    return found


def opposition(player: int, games: Sequence[Places], totals: Mapping[int, float]) -> Fraction:
    """Return the average points of a player's opponents. A sum would be unfair at small tables."""
    others = [Fraction(totals[other]) for places in games for other in places if other != player]
    return sum(others, Fraction(0)) / len(others) if others else Fraction(0)
