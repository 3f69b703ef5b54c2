"""Learned judgement: how likely each seat is to win, from the features of a view and weights that self-play has found.

Every seat has a strength, the weighed sum of its features; the chances are the softmax of the strengths. All share
the weights. They differ with the number of players and change along the game: they are given at a few stages of its
progress, and those in between are blended. Standard library only: playing needs nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from kontor.bots.standing import shares
from kontor.core import NOBODY, Game, KontorError, Message

STEPS = 50
"""Between two stages so many blends are told apart; each is made once."""


class JudgementMismatch(KontorError):
    """The weights are not those of the features that the game has now."""


class Judgement:
    """Judges views of one game with one set of weights: those that are shipped with it, or others."""

    def __init__(self, game: Game[Any], learned: Mapping[str, Any] | None = None) -> None:
        """JudgementMismatch if the weights do not fit the game's features, or it has none."""
        found = learned if learned is not None else game.judgement()
        check(game, found)
        assert found is not None
        self._features = game.features
        self._weights: dict[int, list[list[float]]] = {int(n): stages for n, stages in found["weights"].items()}
        self._blends: dict[tuple[int, int], list[float]] = {}

    def chances(self, view: Any) -> list[float]:
        """How likely each seat is to win; when the game is over, its part of the win."""
        if view.actor == NOBODY:
            result = view.result()
            if result is not None:
                return shares(result)
        return softmax(self.strengths(view))

    def strengths(self, view: Any) -> list[float]:
        """Of each seat; only differences mean something."""
        rows = self._features(view)
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
    """The weighed sum of a row. Most features are nothing most of the time."""
    total = 0.0
    for weight, value in zip(weights, row):
        if value != 0.0:
            total += weight * value
    return total


def blend(stages: Sequence[Sequence[float]], at: float) -> list[float]:
    """The weights between two stages: `at` 1.25 is a quarter of the way from stage 1 to stage 2."""
    lower = min(int(at), len(stages) - 2)
    part = at - lower
    return [(1 - part) * one + part * other for one, other in zip(stages[lower], stages[lower + 1], strict=True)]


def softmax(strengths: Sequence[float]) -> list[float]:
    most = max(strengths)
    parts = [exp(strength - most) for strength in strengths]
    whole = sum(parts)
    return [part / whole for part in parts]


def check(game: Game[Any], learned: Mapping[str, Any] | None) -> None:
    """Whether weights fit a game: learned for it, for its features in their order, for all its numbers of players."""
    declared = game.declaration
    if learned is None:
        raise JudgementMismatch([Message("judgement-none", {"game": declared.id})])
    faults = []
    if learned.get("game") != declared.id:
        faults.append(Message("judgement-game", {"game": declared.id, "found": str(learned.get("game"))}))
    if tuple(learned.get("features", ())) != declared.features:
        faults.append(Message("judgement-features", {"game": declared.id}))
    weights = learned.get("weights", {})
    for players in declared.players:
        stages = weights.get(str(players), [])
        if len(stages) < 2 or any(len(stage) != len(declared.features) for stage in stages):
            faults.append(Message("judgement-weights", {"game": declared.id, "players": players}))
    if faults:
        raise JudgementMismatch(faults)
