"""Positions from real games, for the tests of bots."""

from __future__ import annotations

import random
from typing import Any

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import Match

HANSA = kontor.game("hansa")
SECRETS = {"mission_cards": True}
MANY = 20


def match_after(decisions: int, seed: int = 1, players: int = 4, options: dict[str, Any] | None = None) -> Match[Any]:
    """Play a game of simple bots for this many decisions, and then up to the next decision with many choices."""
    bits = random.Random(seed)
    match = Match(HANSA, HANSA.setup(players=players, options=options), bits)
    bot = Greedy(HANSA, bits)
    view = match.position.view(match.position.actor)
    while len(match.decisions) < decisions or len(view.legal()) < MANY:
        match.play(bot.choose(view, view.legal()))
        view = match.position.view(match.position.actor)
    return match


def view_after(decisions: int, seed: int = 1, players: int = 4, options: dict[str, Any] | None = None) -> Any:
    """Return the view of the seat to move in such a position."""
    position = match_after(decisions, seed, players, options).position
    return position.view(position.actor)
