"""Fitting the weights: minimizes the cross-entropy between estimated chances and actual values of positions, with Adam.

The weights for each number of players are shared weights plus a small deviation, so that games with four players also
improve play with five.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from kontor.bots.train.selfplay import Floats, Seen

STAGES = 3
"""Stages with weights: the start, the middle and the end of a game."""
BATCH = 512
RATE = 0.003
SHARED_DECAY = 3e-4
OWN_DECAY = 1e-3
"""Regularization strength of the deviations. SHARED_DECAY applies to the shared weights."""


class Fit:
    """Weights in training, with the state of Adam."""

    def __init__(self, players: Sequence[int], features: int) -> None:
        self.players = tuple(players)
        # Index 0 holds the shared weights, index 1 + n the deviation for the n-th number of players.
        self.weights: Floats = np.zeros((1 + len(self.players), STAGES, features), dtype=np.float32)
        self.first: Floats = np.zeros_like(self.weights)
        self.mean: Floats = np.zeros_like(self.weights)
        self.square: Floats = np.zeros_like(self.weights)
        self.steps = 0

    def begin(self, weights: Mapping[int, Sequence[Sequence[float]]]) -> None:
        """Start from earlier weights."""
        known = np.array([weights[players] for players in self.players], dtype=np.float32)
        self.weights[0] = known.mean(axis=0)
        self.weights[1:] = known - self.weights[0]
        self.first = self.weights.copy()

    def of(self, players: int) -> Floats:
        """Weights for a number of players, one row per stage."""
        own: Floats = self.weights[0] + self.weights[1 + self.players.index(players)]
        return own

    def epochs(self, seen: Sequence[Seen], number: int, rng: np.random.Generator) -> None:
        """Train for this many epochs, in batches with the same number of players."""
        groups = gathered(seen)
        for _ in range(number):
            batches = [
                (players, batch)
                for players, (rows, _) in groups.items()
                for batch in np.array_split(rng.permutation(len(rows)), max(1, len(rows) // BATCH))
            ]
            for at in rng.permutation(len(batches)):
                players, batch = batches[at]
                rows, worth = groups[players]
                self._step(players, rows[batch], worth[batch])

    def loss(self, seen: Sequence[Seen]) -> float:
        """Mean cross-entropy."""
        total, number = 0.0, 0
        for players, (rows, worth) in gathered(seen).items():
            chances = self._chances(self.of(players), rows, stages_of(rows))
            total -= float((worth * np.log(chances + 1e-9)).sum())
            number += len(rows)
        return total / max(1, number)

    def _chances(self, weights: Floats, rows: Floats, stages: Floats) -> Floats:
        by_stage = rows @ weights.T  # sample, seat, stage
        strengths = (by_stage * stages[:, None, :]).sum(axis=2)
        parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        chances: Floats = parts / parts.sum(axis=1, keepdims=True)
        return chances

    def _step(self, players: int, rows: Floats, worth: Floats) -> None:
        stages = stages_of(rows)
        wrong = self._chances(self.of(players), rows, stages) - worth
        slope = np.einsum("tp,tk,tpf->kf", wrong, stages, rows, optimize=True) / len(rows)
        own = 1 + self.players.index(players)
        gradient = np.zeros_like(self.weights)
        gradient[0] = slope + SHARED_DECAY * (self.weights[0] - self.first[0])
        gradient[own] = slope + OWN_DECAY * (self.weights[own] - self.first[own])
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.999 * self.square + 0.001 * gradient**2
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights = (self.weights - RATE * mean / (np.sqrt(square) + 1e-6)).astype(np.float32)


def stages_of(rows: Floats) -> Floats:
    """Share of each stage in the weights of each sample. The first feature is the progress of the game."""
    at = rows[:, 0, 0] * (STAGES - 1)
    parts: NDArray[np.float32] = np.maximum(0.0, 1.0 - np.abs(at[:, None] - np.arange(STAGES))).astype(np.float32)
    return parts


def gathered(seen: Sequence[Seen]) -> dict[int, tuple[Floats, Floats]]:
    """Samples of all games, by number of players."""
    found = {}
    for players in sorted({one.players for one in seen}):
        games = [one for one in seen if one.players == players and len(one.rows)]
        if games:
            found[players] = np.concatenate([one.rows for one in games]), np.concatenate([one.worth for one in games])
    return found
