"""Broker, a bot in one file for any game of Kontor.

    kontor arena hansa --bots broker:Broker,apprentice,apprentice --games 60

The bot tries each of the actions with the highest priority on a copy of the view, and plays the one with the best
chance of winning. docs/new-bot.md explains it step by step.
"""

from __future__ import annotations

from typing import Any

import kontor

SHORT_LIST = 8
"""Number of actions to compare."""


class Broker:
    """A bot for one seat of one game."""

    def __init__(self, game: Any, bits: Any) -> None:
        self.game = game
        self.judge = kontor.bot("apprentice", game)

    def choose(self, view: Any, actions: list[int]) -> int:
        """Return one of the legal actions of this view."""
        if len(actions) == 1:
            return actions[0]
        urgency = dict(zip(actions, self.game.priorities(view, actions)))
        different = self.game.without_equivalents(view, actions)
        short_list: list[int] = sorted(different, key=lambda action: -urgency[action])[:SHORT_LIST]
        return max(short_list, key=lambda action: (self.chance_after(view, action), urgency[action]))

    def chance_after(self, view: Any, action: int) -> float:
        """Return this seat's chance of winning after an action, rounded to a whole percentage."""
        after = view.copy()
        after.apply(action)
        return round(float(self.judge.chances(after)[view.actor]), 2)
