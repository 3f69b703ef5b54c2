"""Fits the network with Adam. The loss is the cross-entropy between estimated chances and actual results.

A second output, used only in training, predicts the final lead in points. The hidden units learn more from the lead
than from the winner alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kontor.bots.network import FEATURE_SCALE, WEIGHT_SCALE, nearest
from kontor.bots.train.selfplay import Floats, Seen, Wholes

Layers = dict[str, NDArray[Any]]
"""Arrays by layer name."""

HIDDEN = 32
"""Number of hidden units, unless training starts from a network of another size."""
BATCH = 1024
RATE = 0.002
DECAY = 0.002
"""Weight decay per step, as a share of the learning rate."""
OWN_DECAY = 0.05
"""Decay per step of the direct weights for each player count towards the shared ones."""
LEAD_SHARE = 0.5
"""Weight of the predicted lead's error in the loss."""
AVERAGED = 0.998
"""Decay of the moving average of the weights. The averaged weights play better than those of the last step."""
LARGEST_WEIGHT = 6.0
ROUNDS = 12.0
"""Number of rounds after which the learning rate is halved."""


class Fit:
    """A network in training, with its optimizer state."""

    def __init__(self, players: Sequence[int], features: int, seed: int = 0) -> None:
        self.players = tuple(players)
        self._seed = seed
        self._make_layers(features, HIDDEN)
        self.steps = 0

    def _make_layers(self, features: int, hidden: int) -> None:
        """Create random layers and a fresh optimizer state."""
        rng = np.random.default_rng(self._seed)
        counts = len(self.players)
        shapes = {
            "own": (features, hidden),
            "others": (features, hidden),
            "bias": (counts, hidden),
            "out": (hidden,),
            "direct": (1 + counts, features),  # shared weights, then each player count's deviation from them
            "lead_out": (hidden,),
            "lead_direct": (features,),
        }
        self.weights: Layers = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
        for name, spread in (("own", 0.2), ("others", 0.1), ("out", 0.05), ("lead_out", 0.05)):
            self.weights[name] = rng.normal(0.0, spread, shapes[name]).astype(np.float32)
        self.average: Layers = {name: value.copy() for name, value in self.weights.items()}
        self.mean: Layers = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.square: Layers = {name: np.zeros_like(value) for name, value in self.weights.items()}

    def begin(self, learned: Mapping[str, Any]) -> None:
        """Start from a trained network, or use linear weights as the direct weights.

        From mixed weights, use the first network. A player count without weights starts from the nearest trained one.
        """
        network = learned.get("networks", [learned])[0]
        if "own" not in network:
            self._begin_linear(learned["weights"])
            return
        if len(network["out"]) != len(self.weights["out"]):
            self._make_layers(len(network["own"]), len(network["out"]))
        trained = [nearest(network["bias"], number) for number in self.players]
        found: Layers = {name: np.array(network[name], np.float32) / WEIGHT_SCALE for name in ("own", "others", "out")}
        found["bias"] = np.array([network["bias"][n] for n in trained], np.float32) / WEIGHT_SCALE
        direct = np.array([np.mean(network["direct"][n], axis=0) for n in trained], np.float32) / WEIGHT_SCALE
        shared = direct.mean(axis=0)
        found["direct"] = np.concatenate([shared[None], direct - shared])
        self.weights.update(found)
        self.average.update({name: value.copy() for name, value in found.items()})

    def _begin_linear(self, weights: Mapping[str, Any]) -> None:
        known = np.array([weights[str(n)] for n in self.players], np.float32).mean(axis=1)
        direct = self.weights["direct"]
        direct[0, : known.shape[1]] = known.mean(axis=0)
        direct[1:, : known.shape[1]] = known - known.mean(axis=0)
        self.average["direct"] = direct.copy()

    def plain(self) -> dict[str, Any]:
        """Return the averaged weights as integers, in the packaged format."""
        whole = {name: np.rint(value * WEIGHT_SCALE).astype(int) for name, value in self.average.items()}
        direct = np.rint((self.average["direct"][0] + self.average["direct"][1:]) * WEIGHT_SCALE).astype(int)
        return {
            "own": whole["own"].tolist(),
            "others": whole["others"].tolist(),
            "bias": {str(n): whole["bias"][at].tolist() for at, n in enumerate(self.players)},
            "out": whole["out"].tolist(),
            "direct": {str(n): [direct[at].tolist()] for at, n in enumerate(self.players)},
        }

    def epochs(
        self, seen: Sequence[Seen], number: int, rng: np.random.Generator, rounds: float = 0, rate: float = RATE
    ) -> None:
        """Train for this many epochs. Each batch has samples for only one number of players."""
        groups = gathered(seen)
        rate *= 0.5 ** (rounds / ROUNDS)
        for _ in range(number):
            batches = [
                (players, batch)
                for players, (rows, _, _) in groups.items()
                for batch in np.array_split(rng.permutation(len(rows)), max(1, len(rows) // BATCH))
            ]
            for at in rng.permutation(len(batches)):
                players, batch = batches[at]
                rows, worth, lead = groups[players]
                self._step(players, floats(rows[batch]), worth[batch], lead[batch], rate)

    def loss(self, seen: Sequence[Seen]) -> float:
        """Return the mean cross-entropy."""
        total, number = 0.0, 0
        for players, (rows, worth, _) in gathered(seen).items():
            for at in range(0, len(rows), BATCH):
                chances = self._forward(self.average, players, floats(rows[at : at + BATCH]))[0]
                total -= float((worth[at : at + BATCH] * np.log(chances + 1e-9)).sum())
            number += len(rows)
        return total / max(1, number)

    def _forward(self, w: Layers, players: int, rows: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        own = self.players.index(players)
        others = (rows.sum(axis=1, keepdims=True) - rows) / max(1, rows.shape[1] - 1)
        hidden = np.maximum(rows @ w["own"] + others @ w["others"] + w["bias"][own], 0)
        strengths = hidden @ w["out"] + rows @ (w["direct"][0] + w["direct"][1 + own])
        parts = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        lead = hidden @ w["lead_out"] + rows @ w["lead_direct"]
        return parts / parts.sum(axis=1, keepdims=True), lead, hidden, others

    def _step(self, players: int, rows: Floats, worth: Floats, lead: Floats, rate: float) -> None:
        chances, guess, hidden, others = self._forward(self.weights, players, rows)
        wrong_lead = LEAD_SHARE * (guess - lead) / lead.size
        self._descend(players, rows, hidden, others, (chances - worth) / len(rows), wrong_lead, rate)

    def _descend(
        self, players: int, rows: Any, hidden: Any, others: Any, wrong: Any, wrong_lead: Any, rate: float
    ) -> None:
        """Take one Adam step, given the gradients of the loss with respect to strength and predicted lead."""
        w = self.weights
        own = self.players.index(players)
        slope = (wrong[..., None] * w["out"] + wrong_lead[..., None] * w["lead_out"]) * (hidden > 0)
        flat, flat_slope = rows.reshape(-1, rows.shape[2]), slope.reshape(-1, slope.shape[2])
        units = hidden.reshape(flat_slope.shape)
        gradient: Layers = {name: np.zeros_like(value) for name, value in w.items()}
        gradient["own"] = flat.T @ flat_slope
        gradient["others"] = others.reshape(flat.shape).T @ flat_slope
        gradient["bias"][own] = flat_slope.sum(axis=0)
        gradient["out"] = wrong.reshape(-1) @ units
        gradient["lead_out"] = wrong_lead.reshape(-1) @ units
        gradient["direct"][[0, 1 + own]] = wrong.reshape(-1) @ flat
        gradient["lead_direct"] = wrong_lead.reshape(-1) @ flat
        self.steps += 1
        kept = min(AVERAGED, self.steps / (self.steps + 10))
        for name, value in w.items():
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * gradient[name]
            self.square[name] = 0.999 * self.square[name] + 0.001 * gradient[name] ** 2
            change = self.mean[name] / (1 - 0.9**self.steps)
            change /= np.sqrt(self.square[name] / (1 - 0.999**self.steps)) + 1e-8
            change += DECAY * value
            if name == "direct":
                change[1:] += OWN_DECAY * value[1:]
            w[name] = np.clip(value - rate * change, -LARGEST_WEIGHT, LARGEST_WEIGHT).astype(np.float32)
            self.average[name] = (kept * self.average[name] + (1 - kept) * w[name]).astype(np.float32)


def floats(rows: Wholes) -> Floats:
    return rows.astype(np.float32) / np.float32(FEATURE_SCALE)


def gathered(seen: Sequence[Seen]) -> dict[int, tuple[Any, Any, Any]]:
    """Return the samples of all games as features, chances and leads, grouped by number of players."""
    found = {}
    for players in sorted({one.players for one in seen}):
        games = [one for one in seen if one.players == players and len(one.rows)]
        if games:
            rows, worth, lead = zip(*[one[1:] for one in games], strict=True)
            found[players] = np.concatenate(rows), np.concatenate(worth), np.concatenate(lead)
    return found
