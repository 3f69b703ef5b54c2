"""Advantage estimates for decisions in multiplayer games, with the learner in all seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

TRACE = 0.95
"""Lambda for generalized advantage estimation. Rewards are not discounted."""


class Step(NamedTuple):
    """One decision in every game of a batch."""

    packed: Any
    """Observations of the deciding seats."""
    bits: Any
    """Action masks of the deciding seats."""
    actions: Any
    chances: Any
    """Log probabilities of the chosen actions."""
    values: Any
    seats: Any
    rewards: Any
    """Rewards of all seats."""
    ends: Any
    """For each game, true if it has ended."""


def advantages(played: Sequence[Step]) -> tuple[Any, Any]:
    """Return generalized advantage estimates and a mask of those that are known. A seat's next state is its next
    decision in the same game. Rewards between two decisions of a seat belong to the first of them. The last decision of
    a seat in an unfinished game has no next state yet, so its estimate is unknown.
    """
    steps = len(played)
    games, players = played[0].rewards.shape
    gains = np.zeros((steps, games), np.float32)
    known = np.zeros((steps, games), bool)
    following = np.zeros((games, players), np.float32)
    gain = np.zeros((games, players), np.float32)
    paid = np.zeros((games, players), np.float32)
    certain = np.zeros((games, players), bool)
    each = np.arange(games)
    for at in range(steps - 1, -1, -1):
        step = played[at]
        for array in (following, gain, paid):
            array[step.ends] = 0
        certain[step.ends] = True
        paid += step.rewards
        seat = step.seats
        delta = paid[each, seat] + following[each, seat] - step.values
        gain[each, seat] = np.where(certain[each, seat], delta + TRACE * gain[each, seat], 0)
        gains[at] = gain[each, seat]
        known[at] = certain[each, seat]
        following[each, seat] = step.values
        certain[each, seat] = True
        paid[each, seat] = 0
    return gains, known
