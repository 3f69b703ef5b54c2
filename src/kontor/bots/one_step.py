"""Judging every action by where it leads: all that the lower levels do.

A big decision is made of small ones (docs/contract.md). Where an action opens a small one of the same seat, the best
answer to that counts, and where it asks chance at once, the mean of what can come: a claim is judged with its benefit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.bots.bot import Hint, Judge
from kontor.core import CHANCE, NOBODY, Game

SMALL = 6
"""A decision with so many answers at most is followed, ..."""
DEPTH = 3
"""... so many of them one after another."""
MANY = 30
"""So many legal actions are no small decision, however many of them come to the same: not worth a closer look."""


def one_step(game: Game[Any], view: Any, judge: Judge) -> list[Hint]:
    """The legal actions of a view with the chance of the acting seat after each, best first, ties in their order.

    Of actions that come to the same (`Game.without_equivalents`) only the first is listed.
    """
    return judged(game, view, judge, game.without_equivalents(view, view.legal()))


def judged(game: Game[Any], view: Any, judge: Judge, actions: Sequence[int]) -> list[Hint]:
    """These actions with the chance of the acting seat after each, best first, ties in their order."""
    seat = view.actor
    found = [Hint(action, after(game, view, action, seat, judge)[seat]) for action in actions]
    return sorted(found, key=lambda hint: -hint.chance)


def after(game: Game[Any], before: Any, action: int, seat: int, judge: Judge, depth: int = 0) -> list[float]:
    """The chances of all seats after an action of this one, with its small decisions and the chance that follows."""
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
