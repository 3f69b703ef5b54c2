"""Rewards at the end of a game, which need not match the points scored by the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kontor.core import KontorError, Message, Result

Reward = Callable[[Result], list[float]]


def by_rank(result: Result) -> list[float]:
    """Return evenly spaced rewards from 1 (first place) to -1 (last). Tied players get the average. The sum is 0."""
    last = len(result.ranks) - 1
    paid = []
    for rank in result.ranks:
        sharing = result.ranks.count(rank)
        middle = rank - 1 + (sharing - 1) / 2
        paid.append(1.0 - 2.0 * middle / last)
    return paid


def by_score_share(result: Result) -> list[float]:
    """Return each seat's share of all points. If any score is negative, scores are first raised to make the lowest
    0."""
    lowest = min(0, *result.scores)
    points = [score - lowest for score in result.scores]
    total = sum(points)
    return [score / total if total else 1.0 / len(points) for score in points]


def by_win(result: Result) -> list[float]:
    """Return 1 for the winner and 0 for the others. If several seats win, they share the 1 equally."""
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def by_score_difference(result: Result) -> list[float]:
    """Return each seat's lead over the average of the others, in hundreds of points. The sum is 0.

    If a lead exceeds 100 points, all leads are scaled down to at most 1.
    """
    lead = leads(result.scores)
    most = max(1.0, *map(abs, lead))
    return [own / most for own in lead]


def leads(scores: Sequence[int]) -> list[float]:
    """Return each seat's lead over the average of the others, in hundreds of points."""
    total, others = sum(scores), len(scores) - 1
    return [(score - (total - score) / others) / HUNDRED for score in scores]


HUNDRED = 100.0

REWARDS: dict[str, Reward] = {
    "rank": by_rank,
    "score share": by_score_share,
    "score difference": by_score_difference,
    "win": by_win,
}
SUMS: dict[str, float] = {"rank": 0.0, "score share": 1.0, "score difference": 0.0, "win": 1.0}
"""Sum of all seats' rewards when a game ends by its rules or is stopped at its limit."""
LEAST: dict[str, float] = {"rank": -1.0, "score share": 0.0, "score difference": -1.0, "win": 0.0}
"""Minimum reward for a seat when a game ends by its rules or is stopped at its limit. The maximum is always 1."""

LOST = "illegal"
"""The reason reported when a player loses a game by an illegal action. No game's rules use this reason."""

FOR_ILLEGAL, FOR_OTHERS = -1.0, 0.0
"""Rewards when a player loses by an illegal action: for that player, and for each of the others."""


class UnknownReward(KontorError):
    """Raised for an unknown reward name."""


def reward_of(name: str) -> Reward:
    """Return a reward function by name. Raises UnknownReward, which lists the known names, if the name is unknown."""
    if name not in REWARDS:
        raise UnknownReward([Message("env-reward-unknown", {"reward": name, "possible": ", ".join(REWARDS)})])
    return REWARDS[name]
