"""What a game pays at its end. Points are not rewards: what is worth learning is a choice of its own."""

from __future__ import annotations

from collections.abc import Callable

from kontor.core import KontorError, Message, Result

Reward = Callable[[Result], list[float]]


def by_rank(result: Result) -> list[float]:
    """From 1 for the first to -1 for the last, evenly; those who share a rank share what it pays. The sum is 0."""
    last = len(result.ranks) - 1
    paid = []
    for rank in result.ranks:
        sharing = result.ranks.count(rank)
        middle = rank - 1 + (sharing - 1) / 2
        paid.append(1.0 - 2.0 * middle / last)
    return paid


def by_score_share(result: Result) -> list[float]:
    """The part of all points that is one's own; the sum is 1. Whoever is below 0 counts as if the lowest had none."""
    lowest = min(0, *result.scores)
    points = [score - lowest for score in result.scores]
    total = sum(points)
    return [score / total if total else 1.0 / len(points) for score in points]


def by_win(result: Result) -> list[float]:
    """1 for the winner, shared by those who share the win; 0 for the others. The sum is 1."""
    return [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


REWARDS: dict[str, Reward] = {"rank": by_rank, "score share": by_score_share, "win": by_win}
SUMS: dict[str, float] = {"rank": 0.0, "score share": 1.0, "win": 1.0}
"""What all seats get together, where a game ends by its rules or is stopped at its limit."""
LEAST: dict[str, float] = {"rank": -1.0, "score share": 0.0, "win": 0.0}
"""What a seat gets at least then; nobody ever gets more than 1."""

FOR_ILLEGAL, FOR_OTHERS = -1.0, 0.0
"""Where an action that is not legal loses the game, this is paid instead, by every reward: to whoever did it, and to
the others, who have shown nothing by it."""


class UnknownReward(KontorError):
    """There is no such reward."""


def reward_of(name: str) -> Reward:
    """A reward by its name; UnknownReward, which says what there is, if this is none."""
    if name not in REWARDS:
        raise UnknownReward([Message("env-reward-unknown", {"reward": name, "possible": ", ".join(REWARDS)})])
    return REWARDS[name]
