"""A game in hindsight: how everybody's chances stood at each decision, and what each decision cost.

Every decision is weighed from the view of the seat that made it: nobody is blamed for what he could not know. Chances
are what a search finds from there, so they are estimates; those after the last decision are the result.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from kontor.bots.bot import Limit, Weighed
from kontor.bots.searcher import Searcher
from kontor.core import CHANCE, NOBODY, Game, forced

NOTABLE = 0.03
"""A decision that cost less is no turning point."""


class Decision(NamedTuple):
    """A decision of a game: where in its actions it stands, from which view it was made, and what was done."""

    at: int
    view: Any
    action: int


class Judged(NamedTuple):
    """A decision in hindsight, with all actions as texts."""

    at: int
    seat: int
    action: str
    best: str
    chances: list[float]
    """Of every seat, before it."""
    loss: float
    """What it cost the seat: 0.18 is 18 of a hundred."""


def decisions(game: Game[Any], start: Any, actions: Sequence[int]) -> Iterator[Decision]:
    """The decisions of a game that were a choice, each with the view of whoever made it."""
    position = start.copy()
    for at, action in enumerate(actions):
        actor = position.actor
        if actor not in (CHANCE, NOBODY) and not forced(game, position, position.legal()):
            yield Decision(at, position.view(actor), action)
        position.apply(action)


def judged(decision: Decision, weighed: Weighed) -> Judged:
    view = decision.view
    best = weighed.best.action if weighed.loss else decision.action
    return Judged(decision.at, view.actor, view.text(decision.action), view.text(best), weighed.chances, weighed.loss)


def analysed(
    game: Game[Any], start: Any, actions: Sequence[int], bot: Searcher, limit: Limit | None = None
) -> Iterator[Judged]:
    """Weigh every decision of a game, one after another."""
    for decision in decisions(game, start, actions):
        yield judged(decision, bot.weigh(decision.view, decision.action, limit))


def turning_points(game_judged: Sequence[Judged], most: int) -> list[Judged]:
    """The decisions that cost the most, in the order of the game."""
    costly = sorted((one for one in game_judged if one.loss >= NOTABLE), key=lambda one: -one.loss)
    return sorted(costly[:most], key=lambda one: one.at)
