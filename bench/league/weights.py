"""Weights files as arrays, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kontor.bots.judgement import linear_part
from kontor.bots.network import WEIGHT_SCALE, judge_with, nearest
from kontor.core import AnyGame

Floats = NDArray[np.float32]
Layers = dict[str, Any]

SHARED = ("own", "others", "out")


def begin(start: Mapping[str, Any], players: Sequence[int], features: int, hidden: int, seed: int = 0) -> Layers:
    """Layers to start from: those of a network, or linear weights as direct weights. New hidden units have no effect.

    A network with more hidden units than `hidden` keeps them. The layer `direct` contains shared weights, then the
    deviation of each number of players.
    """
    network = network_of(start)
    if network is not None:
        hidden = max(hidden, len(network["out"]))
    rng = np.random.default_rng(seed)
    layers: Layers = {
        "own": rng.normal(0.0, 0.2, (features, hidden)),
        "others": rng.normal(0.0, 0.1, (features, hidden)),
        "out": np.zeros(hidden),
        "bias": np.zeros((len(players), hidden)),
        "lead_out": rng.normal(0.0, 0.05, hidden),
        "lead_direct": np.zeros(features),
    }
    if network is None:
        direct = np.stack([stages.mean(axis=0) for stages in linear_of(start, players, features).values()])
    else:
        known = [nearest(network["bias"], number) for number in players]
        units = len(network["out"])
        for name in SHARED:
            layers[name][..., :units] = _floats(network[name])
        layers["bias"][:, :units] = [_floats(network["bias"][number]) for number in known]
        direct = np.stack([_floats(network["direct"][number]) for number in known])
    layers["direct"] = np.concatenate([direct.mean(axis=0)[None], direct - direct.mean(axis=0)])
    return {name: np.asarray(value, np.float32) for name, value in layers.items()}


def network_of(learned: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The network in a weights file."""
    found: Mapping[str, Any] | None = learned if "own" in learned else learned.get("network")
    return found


def linear_of(learned: Mapping[str, Any], players: Sequence[int], features: int) -> dict[int, Floats]:
    """The linear weights (stages, features) in a weights file, by number of players. New features have no weight."""
    weights = (linear_part(learned) or {}).get("weights", {})
    found = {}
    for number in players if weights else ():
        stages = np.array(weights[str(number)], np.float32)
        found[number] = np.pad(stages, ((0, 0), (0, features - stages.shape[1])))
    return found


def file_of(
    game: AnyGame,
    layers: Layers,
    players: Sequence[int],
    start: Mapping[str, Any],
    linear_boards: Sequence[str],
    made: Mapping[str, Any],
) -> dict[str, Any]:
    """A weights file with a network for these numbers of players, and the linear weights of `start` for the others.

    If `start` contains no linear weights, the shipped ones are used. Raises JudgementMismatch if the layers do not fit.
    """
    declared = game.declaration
    whole = {name: np.rint(np.asarray(layers[name], np.float64) * WEIGHT_SCALE).astype(int) for name in layers}
    direct = np.rint((layers["direct"][0] + layers["direct"][1:]) * WEIGHT_SCALE).astype(int)
    network = {
        "game": declared.id,
        "features": list(declared.features),
        **{name: whole[name].tolist() for name in SHARED},
        "bias": {str(number): whole["bias"][at].tolist() for at, number in enumerate(players)},
        "direct": {str(number): direct[at].tolist() for at, number in enumerate(players)},
    }
    linear = next(
        (one for one in (linear_part(start), linear_part(game.judgement())) if one and "weights" in one), None
    )
    learned: dict[str, Any] = {**network, "made": dict(made)}
    if linear is not None and (linear_boards or set(players) != set(declared.players)):
        learned = {"game": declared.id, "made": dict(made), "linear_boards": list(linear_boards)}
        learned |= {"network": network, "linear": dict(linear)}
    judge_with(game, learned)
    return learned


def _floats(layer: Any) -> Floats:
    return np.array(layer, np.float32) / np.float32(WEIGHT_SCALE)
