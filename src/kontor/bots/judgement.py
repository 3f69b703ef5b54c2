"""The linear judge: estimates each seat's chance of winning from the features of a view.

A seat's strength is the weighted sum of its features. The chances are the softmax of the strengths. All seats share the
weights. Weights are learned for each number of players at a few stages of the game, and interpolated between them. Uses
only the standard library.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from kontor.bots.standing import shares
from kontor.core import NOBODY, AnyGame, AnyPosition, KontorError, Message

STEPS = 50
"""Number of interpolation steps between two stages. The weights of each step are computed once."""


class JudgementMismatch(KontorError):
    """Weights that do not match the game's current features."""


class Judgement:
    """Judges views of one game, with the packaged weights or others."""

    def __init__(self, game: AnyGame, learned: Mapping[str, Any] | None = None) -> None:
        """Use the given weights or, by default, the packaged linear weights.

        Raises JudgementMismatch if the weights do not match the game's features, or if there are none.
        """
        found = learned if learned is not None else linear_part(game.judgement())
        check(game, found)
        assert found is not None
        self._features = game.features
        self._weights: dict[int, list[list[float]]] = {int(n): stages for n, stages in found["weights"].items()}
        self._blends: dict[tuple[int, int], list[float]] = {}

    def chances(self, view: AnyPosition) -> list[float]:
        """Return each seat's chance of winning or, when the game is over, its share of the win."""
        if view.actor == NOBODY:
            result = view.result()
            if result is not None:
                return shares(result)
        return softmax(self.strengths(self._features(view)))

    def strengths(self, rows: list[list[float]]) -> list[float]:
        """Return each seat's strength, given the features of all seats. Only differences are meaningful."""
        weights = self._blend(len(rows), rows[0][0])
        return [dot(weights, row) for row in rows]

    def _blend(self, players: int, progress: float) -> list[float]:
        stages = self._weights[players]
        last = (len(stages) - 1) * STEPS
        step = min(last, max(0, round(progress * last)))
        found = self._blends.get((players, step))
        if found is None:
            found = blend(stages, step / STEPS)
            self._blends[players, step] = found
        return found


def dot(weights: list[float], row: list[float]) -> float:
    """Return the weighted sum of a row. Skips zeros, because most features are usually 0."""
    total = 0.0
    for weight, value in zip(weights, row):
        if value != 0.0:
            total += weight * value
    return total


def blend(stages: Sequence[Sequence[float]], at: float) -> list[float]:
    """Return interpolated weights. For example, an `at` of 1.25 is a quarter of the way from stage 1 to stage 2."""
    lower = min(int(at), len(stages) - 2)
    part = at - lower
    return [(1 - part) * one + part * other for one, other in zip(stages[lower], stages[lower + 1], strict=True)]


def softmax(strengths: Sequence[float]) -> list[float]:
    most = max(strengths)
    parts = [exp(strength - most) for strength in strengths]
    whole = sum(parts)
    return [part / whole for part in parts]


def linear_part(learned: Mapping[str, Any] | None) -> Mapping[str, Any] | None:
    """Return the linear weights from a file that may also contain networks."""
    return learned.get("linear", learned) if learned else None


def check(game: AnyGame, learned: Mapping[str, Any] | None) -> None:
    """Check that weights match a game's id, its features in order, and all its player counts.

    The game may have additional features; features without weights are ignored.
    """
    declared = game.declaration
    if learned is None:
        raise JudgementMismatch([Message("judgement-none", {"game": declared.id})])
    faults = []
    if learned.get("game") != declared.id:
        faults.append(Message("judgement-game", {"game": declared.id, "found": str(learned.get("game"))}))
    known = tuple(learned.get("features", ()))
    if not known or known != declared.features[: len(known)]:
        faults.append(Message("judgement-features", {"game": declared.id}))
    weights = learned.get("weights", {})
    for players in declared.players:
        stages = weights.get(str(players), [])
        if len(stages) < 2 or any(len(stage) != len(known) for stage in stages):
            faults.append(Message("judgement-weights", {"game": declared.id, "players": players}))
    if faults:
        raise JudgementMismatch(faults)
