"""Computes the figures in docs/ratings.md: the accuracy of ratings, and the bots' fixed ratings.

    python -m bench.ratings

The script simulates people of known strength at random tables of four to compare settings of the model. It then
converts the win shares in docs/bots.md to rating differences between levels. The same seed gives the same figures.
"""

from __future__ import annotations

import math
import random
from statistics import mean, pstdev
from typing import Any

from openskill.models import PlackettLuce

from kontor.server.ratings import MU, SIGMA

PEOPLE, SEATS, SPREAD = 60, 4, 0.8
GAMES = (10, 20, 40)
"""Numbers of games per person after which ratings are compared with true strengths."""

WIN_SHARES = (
    (4, 0.67, 0.48, 0.49), (4, 0.92, 0.38, 0.41), (2, 0.95, 0.68, 0.59), (3, 0.70, 0.58, 0.58), (5, 0.88, 0.39, 0.47),
    (3, 0.95, 0.63, 0.46), (5, 0.82, 0.49, 0.28), (2, 0.99, 0.72, 0.65), (4, 0.96, 0.48, 0.36), (2, 0.99, 0.71, 0.55),
    (4, 0.98, 0.40, 0.29),
)  # fmt: skip
"""Number of players, followed by the win shares of Journeyman, Master and Patrician against the level below (see
docs/bots.md). 99% replaces 100%.
"""


def main() -> None:
    print(f"{PEOPLE} people, tables of {SEATS}; rank correlation with the truth and sigma after {GAMES} games each")
    for name, model in (
        ("default", PlackettLuce(mu=MU, sigma=SIGMA)),
        ("gamma = 1", PlackettLuce(mu=MU, sigma=SIGMA, gamma=lambda *_, **__: 1.0)),
    ):
        runs = [_simulated(model, random.Random(seed)) for seed in range(10)]
        found = [(mean(run[at][0] for run in runs), mean(run[at][1] for run in runs)) for at in range(len(GAMES))]
        print(f"{name:10}", "   ".join(f"{correlation:.2f}  {sigma:.1f}" for correlation, sigma in found))
    for at, level in enumerate(("Journeyman", "Master", "Patrician"), start=1):
        steps = [_difference(row[at], int(row[0])) for row in WIN_SHARES]
        print(f"{level:10} {mean(steps):+.1f} above the level below, deviation {pstdev(steps):.1f}")


def _simulated(model: Any, bits: random.Random) -> list[tuple[float, float]]:
    """Return the rank correlation and the mean sigma after each number of games."""
    truth = [bits.gauss(0, SPREAD) for _ in range(PEOPLE)]
    known = [model.rating() for _ in range(PEOPLE)]
    found = []
    for round in range(1, max(GAMES) + 1):
        order = bits.sample(range(PEOPLE), PEOPLE)
        for first in range(0, PEOPLE, SEATS):
            table = order[first : first + SEATS]
            luck = {one: truth[one] - math.log(-math.log(bits.random())) for one in table}  # Plackett-Luce
            table.sort(key=lambda one: -luck[one])
            after = model.rate([[known[one]] for one in table])
            for one, (new,) in zip(table, after, strict=True):
                known[one] = new
        if round in GAMES:
            found.append((_correlation(truth, [one.mu for one in known]), mean(one.sigma for one in known)))
    return found


def _correlation(one: list[float], other: list[float]) -> float:
    """Return Spearman's rank correlation."""
    ranks = [{at: rank for rank, at in enumerate(sorted(range(PEOPLE), key=row.__getitem__))} for row in (one, other)]
    return 1 - 6 * sum((ranks[0][at] - ranks[1][at]) ** 2 for at in range(PEOPLE)) / (PEOPLE * (PEOPLE**2 - 1))


def _difference(share: float, players: int) -> float:
    """Return the difference in mu with which a player wins this share of games against opponents of equal strength, if
    all ratings are certain.
    """
    return math.sqrt(players) * PlackettLuce().beta * math.log(share / (1 - share) * (players - 1))


if __name__ == "__main__":
    main()
