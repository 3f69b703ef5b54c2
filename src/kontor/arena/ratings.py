"""Ratings from the rankings of games with two or more players, using the Plackett–Luce model on the Elo scale.

First place is drawn from all players in proportion to their strengths, then second place from the rest, and so on. A
tie counts as all possible orders with equal weight, just as a draw in chess counts as half a win and half a loss. See
docs/arena.md for the reasons.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from math import exp, factorial, log
from typing import NamedTuple

AVERAGE = 1500.0
"""Mean rating of all players."""
PER_UNIT = 400 / log(10)
"""Rating points per unit of log strength. A difference of 400 points means odds of ten to one."""

PRIOR = 1.0
"""Weight of the prior: the number of games, half of them won, against an average player. The prior keeps ratings
finite."""
RESAMPLES = 1000
COVERAGE = 0.95

MOST_STEPS = 100
LONGEST_STEP = 3.0
SMALL_ENOUGH = 1e-9

Ranking = tuple[tuple[int, ...], ...]
"""The numbers of a game's players, from first to last place. Players who share a place are in one group. A player may
have several seats.
"""

Rivals = tuple[int, ...]
"""The players who competed for a place, in sorted order."""


class NotConverged(ArithmeticError):
    """The fit does not converge. This is a bug: Newton's method always finds the likelihood's single maximum."""


class Rating(NamedTuple):
    """Rating points with a 95% interval."""

    points: float
    low: float
    high: float


@dataclass(frozen=True)
class Draws:
    """Sufficient statistics of the likelihood: how often each player was drawn, and among which rivals."""

    drawn: tuple[float, ...]
    among: dict[Rivals, float]


def ranking(players: Sequence[int], ranks: Sequence[int]) -> Ranking:
    """Return the ranking of a game, given each seat's player and rank."""
    return tuple(tuple(sorted(p for p, r in zip(players, ranks) if r == place)) for place in sorted(set(ranks)))


def ratings(
    players: int, games: Iterable[Ranking], seed: int = 0, prior: float = PRIOR, resamples: int = RESAMPLES
) -> list[Rating]:
    """Return the ratings of all players. The mean rating is AVERAGE.

    Intervals use the Bayesian bootstrap. Each game and each half of the prior is given a random weight (1 on average),
    and the model is fitted again.
    """
    kinds = Counter(games)
    counted = [(draws(players, kind), count) for kind, count in sorted(kinds.items())]
    best = fit(_together(players, [(one, float(count)) for one, count in counted]), [(prior / 2, prior / 2)] * players)
    bits = random.Random(seed)
    found: list[list[float]] = []
    for _ in range(resamples):
        weighed = [(one, bits.gammavariate(count, 1.0)) for one, count in counted]  # the sum of `count` weights
        halves = [(prior / 2 * bits.expovariate(1.0), prior / 2 * bits.expovariate(1.0)) for _ in range(players)]
        found.append(_scaled(fit(_together(players, weighed), halves, best)))
    return [
        Rating(points, *_middle([one[player] for one in found] or [points]))
        for player, points in enumerate(_scaled(best))
    ]


@cache
def draws(players: int, game: Ranking) -> Draws:
    """Return one game's statistics. A place with only one candidate carries no information."""
    drawn = [0.0] * players
    among: dict[Rivals, float] = {}
    left = sorted(player for group in game for player in group)
    for group in game:
        part = 1 / factorial(len(group))
        for order in permutations(group):
            rivals = list(left)
            for player in order:
                if len(set(rivals)) > 1:
                    drawn[player] += part
                    among[tuple(rivals)] = among.get(tuple(rivals), 0.0) + part
                rivals.remove(player)
        for player in group:
            left.remove(player)
    return Draws(tuple(drawn), among)


def _together(players: int, games: Iterable[tuple[Draws, float]]) -> Draws:
    drawn = [0.0] * players
    among: dict[Rivals, float] = {}
    for game, weight in games:
        for player, times in enumerate(game.drawn):
            drawn[player] += weight * times
        for rivals, times in game.among.items():
            among[rivals] = among.get(rivals, 0.0) + weight * times
    return Draws(tuple(drawn), among)


def fit(data: Draws, prior: Sequence[tuple[float, float]], start: Sequence[float] = ()) -> list[float]:
    """Return the maximum-likelihood log strengths, computed with Newton's method.

    `prior` contains the fraction of a game that each player won and lost against a player of strength 1.
    """
    strengths = list(start) or [0.0] * len(data.drawn)
    enough = SMALL_ENOUGH * (1 + sum(data.among.values()))
    for _ in range(MOST_STEPS):
        slope, bend = _slope(data.drawn, data.among, prior, strengths)
        if max(map(abs, slope)) < enough:
            return strengths
        step = _solved(bend, slope)
        longest = max(map(abs, step))
        strengths = _climbed(data, prior, strengths, step, min(1.0, LONGEST_STEP / longest))
    raise NotConverged(f"after {MOST_STEPS} steps the slope is {max(map(abs, slope)):g}")


def _climbed(
    data: Draws, prior: Sequence[tuple[float, float]], strengths: list[float], step: list[float], length: float
) -> list[float]:
    """Take a step in this direction, halving it until the likelihood does not decrease."""
    before = _likelihood(data, prior, strengths)
    while True:
        tried = [strength + length * part for strength, part in zip(strengths, step)]
        if _likelihood(data, prior, tried) >= before - abs(before) * 1e-12 or length < SMALL_ENOUGH:
            return tried
        length /= 2


def _likelihood(data: Draws, prior: Sequence[tuple[float, float]], strengths: Sequence[float]) -> float:
    """Return the log likelihood."""
    whole = sum(times * strength for times, strength in zip(data.drawn, strengths))
    whole -= sum(times * log(sum(exp(strengths[one]) for one in rivals)) for rivals, times in data.among.items())
    for (won, lost), strength in zip(prior, strengths):
        whole += won * strength - (won + lost) * log(1 + exp(strength))
    return whole


def _slope(
    drawn: Sequence[float],
    among: Mapping[Rivals, float],
    prior: Sequence[tuple[float, float]],
    strengths: Sequence[float],
) -> tuple[list[float], list[list[float]]]:
    """Return the gradient of the log likelihood and its negated second derivative."""
    players = range(len(drawn))
    powers = [exp(strength) for strength in strengths]
    slope = list(drawn)
    bend = [[0.0] * len(drawn) for _ in players]
    for rivals, times in among.items():
        whole = sum(powers[one] for one in rivals)
        chances: dict[int, float] = {}
        for one in rivals:
            chances[one] = chances.get(one, 0.0) + powers[one] / whole
        for one, chance in chances.items():
            slope[one] -= times * chance
            bend[one][one] += times * chance
            for other, too in chances.items():
                bend[one][other] -= times * chance * too
    for one, (won, lost) in enumerate(prior):
        chance = powers[one] / (1 + powers[one])
        slope[one] += won - (won + lost) * chance
        bend[one][one] += (won + lost) * chance * (1 - chance)
    return slope, bend


def _solved(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a linear system by Gaussian elimination with pivoting. There are only a few unknowns, so no library is
    needed.
    """
    rows = [[*row, value] for row, value in zip(matrix, right)]
    size = len(rows)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[at])]
    return [row[size] / row[at] for at, row in enumerate(rows)]


def _scaled(strengths: Sequence[float]) -> list[float]:
    mean = sum(strengths) / len(strengths)
    return [AVERAGE + PER_UNIT * (strength - mean) for strength in strengths]


def _middle(values: Sequence[float]) -> tuple[float, float]:
    """Return the central interval of a sample, with equal tails."""
    ordered = sorted(values)
    out = int(len(ordered) * (1 - COVERAGE) / 2)
    return ordered[out], ordered[-1 - out]
