"""Reasons for an action: what its seat gains between the views before and after it.

The game provides the reasons (`Game.reasons`). Small decisions that belong to the action (`Game.continues`) are
included, so a claim is explained together with its benefit.
"""

from __future__ import annotations

from kontor.bots.bot import Judge
from kontor.bots.one_step import DEPTH, SMALL, judged
from kontor.core import AnyGame, AnyPosition, Message

MOST = 3
"""Maximum number of reasons for an action."""


def reasons(game: AnyGame, view: AnyPosition, action: int, judge: Judge) -> list[Message]:
    """Return the reasons for an action of the acting seat, most important first. The list is empty if the game gives no
    reasons.
    """
    seat = view.actor
    return game.reasons(view, followed(game, view, action, judge), seat)[:MOST]


def followed(game: AnyGame, view: AnyPosition, action: int, judge: Judge) -> AnyPosition:
    """Return the view after an action and the small decisions that it opens for the same seat. The judge makes these
    decisions.
    """
    seat = view.actor
    position = view.copy()
    position.apply(action)
    for _ in range(DEPTH):
        if position.actor != seat or not game.continues(view, position):
            break
        actions = game.without_equivalents(position, position.legal())
        if len(actions) > SMALL:
            break
        position = position.copy()
        position.apply(judged(game, position, judge, actions)[0].action)
    return position
