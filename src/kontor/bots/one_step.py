"""One-step lookahead: each action is judged by the position it leads to. If it opens a small decision for the same seat
(docs/contract.md), the best answer counts, so a claim is judged together with its benefit. A draw is judged by the mean
over its outcomes.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.bots.bot import Hint, Judge
from kontor.core import CHANCE, NOBODY, AnyGame, AnyPosition

SMALL = 6
"""A decision with at most this many answers counts as small, and its answers are evaluated."""
DEPTH = 3
"""Maximum number of consecutive small decisions to evaluate."""
MANY = 30
"""Maximum number of legal actions in a small decision, counting equivalent ones."""


def one_step(game: AnyGame, view: AnyPosition, judge: Judge) -> list[Hint]:
    """Return the legal actions of a view, each with the acting seat's chance after it, best first. Ties keep their
    order.

    Only the first of several equivalent actions is listed (`Game.without_equivalents`).
    """
    return judged(game, view, judge, game.without_equivalents(view, view.legal()))


def judged(game: AnyGame, view: AnyPosition, judge: Judge, actions: Sequence[int]) -> list[Hint]:
    """Return these actions, each with the acting seat's chance after it, best first. Ties keep their order."""
    seat = view.actor
    found = [Hint(action, after(game, view, action, seat, judge)[seat]) for action in actions]
    return sorted(found, key=lambda hint: -hint.chance)


def after(game: AnyGame, before: AnyPosition, action: int, seat: int, judge: Judge, depth: int = 0) -> list[float]:
    """Return every seat's chances after an action and the small decisions and draws that result from it."""
    position = before.copy()
    position.apply(action)
    actor = position.actor
    if depth < DEPTH and actor != NOBODY:
        if actor == CHANCE and depth == 0:
            outcomes, weights = position.legal(), position.weights()
            return _mean([after(game, position, outcome, seat, judge, 1) for outcome in outcomes], weights)
        if actor == seat:
            legal = position.legal()
            actions = game.without_equivalents(position, legal) if len(legal) <= MANY else legal
            if len(actions) <= SMALL:
                return _best([after(game, position, answer, seat, judge, depth + 1) for answer in actions], seat)
    return judge.chances(position)


def _best(found: list[list[float]], seat: int) -> list[float]:
    best = found[0]
    for chances in found:
        if chances[seat] > best[seat]:
            best = chances
    return best


def _mean(found: list[list[float]], weights: list[int]) -> list[float]:
    whole = sum(weights)
    mean = [0.0] * len(found[0])
    for chances, weight in zip(found, weights):
        for seat, chance in enumerate(chances):
            mean[seat] += chance * weight / whole
    return mean
