"""A policy network with one hidden layer.

The network is trained with torch, stored as numpy arrays, and needs no torch to play.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from torch import nn

HIDDEN = 96
HIDE = -1e9
"""Score of an illegal action."""


class Agent(nn.Module):
    """Network that computes the scores of the actions and the value of the position for the seat that decides."""

    def __init__(self, columns: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(columns, HIDDEN), nn.Tanh())
        self.actor, self.critic = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        inner = self.body(seen)
        return self.actor(inner).masked_fill(~mask, HIDE), self.critic(inner)[:, 0]


class Checkpoint:
    """The part of a network that chooses actions."""

    def __init__(self, layers: list[Any]) -> None:
        self.layers = [np.asarray(layer, np.float32) for layer in layers]

    @classmethod
    def of(cls, agent: Agent) -> Checkpoint:
        return cls([part.detach().numpy() for layer in (agent.body[0], agent.actor) for part in layer.parameters()])

    @classmethod
    def load(cls, path: Path) -> Checkpoint:
        with np.load(path) as stored:
            return cls([stored[name] for name in stored.files])

    def save(self, path: Path) -> None:
        """Save in half precision, which is accurate enough to choose actions."""
        np.savez_compressed(path, *[layer.astype(np.float16) for layer in self.layers])

    def scores(self, observation: Any, mask: Any) -> Any:
        first, bias, last, last_bias = self.layers
        return np.where(mask, last @ np.tanh(first @ observation + bias) + last_bias, HIDE)

    def best(self, observation: Any, mask: Any, _: Any) -> int:
        """Return the action with the highest score."""
        return int(self.scores(observation, mask).argmax())

    def drawn(self, generator: np.random.Generator) -> Any:
        """Return a function that draws actions according to their probabilities."""

        def choose(observation: Any, mask: Any, _: Any) -> int:
            scores = self.scores(observation, mask)
            return int((scores - np.log(-np.log(generator.random(len(scores))))).argmax())

        return choose
