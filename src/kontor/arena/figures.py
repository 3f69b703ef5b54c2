"""Statistics of many games for one bot, one seat, or all players together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from statistics import mean, quantiles
from typing import Any, TypeVar

from kontor.arena.intervals import Interval, wilson
from kontor.arena.played import GameSummary

Key = TypeVar("Key", bound=Hashable)

SHARES = 4
POINTS = 2
"""Number of decimal digits to show."""


@dataclass(frozen=True)
class Spread:
    """A distribution of values, with minimum, quartiles, maximum and mean."""

    least: int
    lower: float
    median: float
    upper: float
    most: int
    mean: float

    def form(self) -> dict[str, float]:
        return {name: round(value, POINTS) for name, value in vars(self).items()}


def spread(values: Sequence[int]) -> Spread:
    lower, middle, upper = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return Spread(min(values), lower, middle, upper, max(values), mean(values))


@dataclass(frozen=True)
class Figures:
    """Statistics for one bot, name or seat. If several players win, each is credited with a fraction of the win."""

    games: int
    seats: float
    """Average number of seats per game."""
    wins: float
    win_share: float
    """Fraction of wins per seat."""
    interval: Interval
    scores: list[int]
    ranks: list[int]
    """Number of first places, second places, and so on."""
    sources: dict[str, float]
    """Points by source, averaged per seat and game."""
    kinds: dict[str, float]
    """Actions by kind, averaged per seat and game."""

    def form(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "seats": round(self.seats, POINTS),
            "wins": round(self.wins, POINTS),
            "win_share": round(self.win_share, SHARES),
            "interval": [round(limit, SHARES) for limit in self.interval],
            "scores": spread(self.scores).form(),
            "ranks": self.ranks,
            "sources": {name: round(value, POINTS) for name, value in self.sources.items()},
            "kinds": {name: round(value, POINTS) for name, value in self.kinds.items()},
        }


def by_name(played: Sequence[GameSummary]) -> dict[str, Figures]:
    """Return statistics for each bot or person."""
    return _figures(played, lambda game, seat: game.names[seat])


def by_seat(played: Sequence[GameSummary]) -> dict[int, Figures]:
    return dict(sorted(_figures(played, lambda game, seat: seat).items()))


def _figures(played: Sequence[GameSummary], key: Callable[[GameSummary, int], Key]) -> dict[Key, Figures]:
    found: dict[Key, list[tuple[GameSummary, list[int]]]] = {}
    for game in played:
        seats: dict[Key, list[int]] = {}
        for seat in range(len(game.names)):
            seats.setdefault(key(game, seat), []).append(seat)
        for one, own in seats.items():
            found.setdefault(one, []).append((game, own))
    return {one: _of(games) for one, games in found.items()}


def _of(games: Sequence[tuple[GameSummary, list[int]]]) -> Figures:
    seats = [(game, seat) for game, own in games for seat in own]
    each = len(seats) / len(games)
    wins = sum(share(game, seat) for game, seat in seats)
    ranks = Counter(game.result.ranks[seat] for game, seat in seats)
    return Figures(
        games=len(games),
        seats=each,
        wins=wins,
        win_share=wins / len(seats),
        interval=_interval(games, wins, each),
        scores=[game.result.scores[seat] for game, seat in seats],
        ranks=[ranks[place] for place in range(1, max(len(game.names) for game, _ in games) + 1)],
        sources=_means([game.sources[seat] for game, seat in seats]),
        kinds=_means([game.kinds[seat] for game, seat in seats]),
    )


def share(game: GameSummary, seat: int) -> float:
    winners = game.result.winners
    return 1 / len(winners) if seat in winners else 0.0


def _interval(games: Sequence[tuple[GameSummary, list[int]]], wins: float, each: float) -> Interval:
    """Return the confidence interval of the win share. It is based on games, because seats in a game are not
    independent. A participant in every seat wins every game, so its share is exact.
    """
    if all(len(own) == len(game.names) for game, own in games):
        return Interval(1 / each, 1 / each)
    return Interval(*(limit / each for limit in wilson(wins, len(games))))


def _means(counted: Sequence[dict[str, int]]) -> dict[str, float]:
    names = dict.fromkeys(name for one in counted for name in one)
    return {name: sum(one.get(name, 0) for one in counted) / len(counted) for name in names}


def ends(played: Sequence[GameSummary]) -> dict[str, int]:
    """Return the number of games by reason for their end."""
    return dict(Counter(game.result.reason for game in played))
