"""Analysis of a finished game: each seat's chance of winning at every decision, and what that decision cost. Decisions
are judged from the view of the seat that made them, so hidden information never counts against a player. A search
estimates the chances. After the last decision, the actual result replaces the chances.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kontor.bots.bot import Limit, Weighed
from kontor.bots.levels import judge_of
from kontor.bots.reasons import reasons
from kontor.bots.searcher import Searcher
from kontor.core import CHANCE, NOBODY, AnyGame, Message, Position, forced

LEAST = 0.0001
"""Losses smaller than this are treated as noise and count as 0."""
NOTABLE = 0.03
"""Minimum loss for a decision to count as a turning point."""


class PastDecision(NamedTuple):
    """A decision: its index among the actions, the view it was made from, and the action taken."""

    at: int
    view: Position
    action: int


class Judged(NamedTuple):
    """An analysed decision, with its actions as text."""

    at: int
    seat: int
    action: str
    best: str
    chances: list[float]
    """Every seat's chance of winning before the decision."""
    loss: float
    """Reduction in the chance of winning. For example, 0.18 means 18 percentage points."""
    reasons: list[Message]
    """Reasons for the better action, if the loss is significant."""


def decisions(game: AnyGame, start: Position, actions: Sequence[int]) -> Iterator[PastDecision]:
    """Yield each decision that had more than one option, with the view of the seat that made it."""
    position = start.copy()
    for at, action in enumerate(actions):
        actor = position.actor
        if actor not in (CHANCE, NOBODY) and not forced(game, position, position.legal()):
            yield PastDecision(at, position.view(actor), action)
        position.apply(action)


def judged(game: AnyGame, decision: PastDecision, weighed: Weighed) -> Judged:
    view = decision.view
    loss = weighed.loss if weighed.loss >= LEAST else 0.0
    best = weighed.best.action if loss else decision.action
    why = reasons(game, view, best, judge_of(game)) if loss >= NOTABLE else []
    return Judged(decision.at, view.actor, view.text(decision.action), view.text(best), weighed.chances, loss, why)


def analysed(
    game: AnyGame, start: Position, actions: Sequence[int], bot: Searcher, limit: Limit | None = None
) -> Iterator[Judged]:
    """Analyse the decisions of a game one at a time."""
    for decision in decisions(game, start, actions):
        yield judged(game, decision, bot.weigh(decision.view, decision.action, limit))


def turning_points(game_judged: Sequence[Judged], most: int) -> list[Judged]:
    """Return the costliest decisions of a game, in the order they were made."""
    costly = sorted((one for one in game_judged if one.loss >= NOTABLE), key=lambda one: -one.loss)
    return sorted(costly[:most], key=lambda one: one.at)
