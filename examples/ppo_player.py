"""A bot that plays with a network trained by `ppo_jax.py`. It needs numpy, but not JAX.

    PPO_WEIGHTS=weights.npz kontor arena hansa --players 4 --bots ppo_player:Ppo,apprentice --games 40

The network takes the columns of an observation (docs/environments.md), has two hidden layers, and returns a logit for
each action. Without `PPO_WEIGHTS`, the file is `ppo.npz` in the current folder.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import numpy as np

from kontor.env.encoding import Encoder

LAYERS = ("first", "second", "policy")
UNLIKELY = 0.2
"""Actions are left out if their probability is less than this share of the highest one."""


@cache
def load(path: str) -> dict[str, Any]:
    """Return the weights and biases of each layer."""
    with np.load(path) as stored:
        return {name: stored[name].astype(np.float32) for name in stored.files}


@cache
def encoder_of(game: Any, setup_key: Any) -> Encoder:
    return Encoder(game, setup_key.setup)


class _Key:
    """A setup as a dictionary key. Setups themselves cannot be hashed, because of their options."""

    def __init__(self, setup: Any) -> None:
        self.setup = setup
        self.text = (setup.board.digest, setup.players, repr(sorted(setup.options.items())))

    def __hash__(self) -> int:
        return hash(self.text)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self.text == other.text


class Ppo:
    """Draws an action according to the network's probabilities, but leaves out unlikely actions.

    Always taking the likeliest action would sometimes move pieces in circles.
    """

    def __init__(self, game: Any, bits: Any, path: str | None = None) -> None:
        self.game, self.bits = game, bits
        self.weights = load(path or os.environ.get("PPO_WEIGHTS", "ppo.npz"))

    def choose(self, view: Any, actions: list[int]) -> int:
        """Return one of the legal actions of this view."""
        if len(actions) == 1:
            return actions[0]
        columns = encoder_of(self.game, _Key(view.setup)).encode(view, view.actor)
        logits = self.logits(columns)[actions]
        chances = np.exp(logits - logits.max())
        chances[chances < UNLIKELY] = 0.0
        upto = np.cumsum(chances)
        return actions[int(np.searchsorted(upto, self.bits.getrandbits(32) / 2**32 * upto[-1], side="right"))]

    def logits(self, columns: Any) -> Any:
        """Return a logit for each action, computed with two hidden ReLU layers."""
        w, hidden = self.weights, columns
        if hidden.shape[-1] != w["first"].shape[0]:
            raise ValueError(f"these weights expect {w['first'].shape[0]} columns, not {hidden.shape[-1]}")
        for name in LAYERS[:2]:
            hidden = np.maximum(hidden @ w[name] + w[f"{name} bias"], 0.0)
        return hidden @ w["policy"] + w["policy bias"]
