"""Events describe all moves. Applying them to the previous contents of all places gives the current contents."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise
from typing import Any

import pytest

from kontor.core import CHANCE, Event, Game
from tests.battery.configurations import Configuration, parameters
from tests.battery.play import played

SIGNS = ("flag", "ring", "tag", "coin", "sign", "wish", "lack", "porthole")
"""Symbols that are not pieces and never move. For example, a wish or a lack is a wanted good, and a porthole is a free
place.
"""


def decisions(configuration: Configuration) -> tuple[list[Any], list[list[Event]]]:
    """Yield the positions in which a player decides or the game is over, with the events between them. Chance positions
    are skipped, because a piece that is about to be drawn may not be at any place.
    """
    game = played(configuration)
    position = game.positions[0].copy()
    positions, told = [position.copy()], []
    position.listener = []
    for action in game.actions:
        position.play(action)
        if position.actor != CHANCE:
            positions.append(position.copy())
            told.append(position.listener)
            position.listener = []
    return positions, told


def moved(event: Event) -> list[tuple[str | None, str | None]]:
    first = [(event.source, event.target)] if event.source or event.target else []
    return [*first, *event.moves]


def lying(game: Game[Any], position: Any, named: set[str]) -> Counter[str]:
    """Count the pieces at each place. A counter, for example for a bag, represents several pieces."""
    scene = game.scene(position)
    found: Counter[str] = Counter()
    for sprite in scene.sprites:
        if sprite.symbol not in SIGNS:
            found[sprite.place] += sprite.amount
    for counter in scene.counters:
        if counter.place in named:
            found[counter.place] += counter.value
    return found


def endless(lies: list[Counter[str]]) -> set[str]:
    """Return the places with contents that never change, because their supply is unlimited."""
    return {place for place, amount in lies[0].items() if amount and all(one[place] == amount for one in lies)}


@pytest.mark.parametrize("configuration", parameters())
def test_moves_lead_from_what_lay_there_to_what_lies_there(configuration: Configuration) -> None:
    game = configuration.game
    positions, told = decisions(configuration)
    pairs = [pair for event in chain.from_iterable(told) for pair in moved(event)]
    assert all(source != target for source, target in pairs)
    named = {place for pair in pairs for place in pair if place is not None}
    assert named and named <= {place.id for place in game.backdrop(configuration.setup()).places}
    lies = [lying(game, position, named) for position in positions]
    unmoved = endless(lies)
    for (before, after), events in zip(pairwise(lies), told, strict=True):
        expected = Counter(before)
        for source, target in chain.from_iterable(map(moved, events)):
            if source is not None:
                expected[source] -= 1
            if target is not None:
                expected[target] += 1
        looked_at = (set(expected) | set(after)) - unmoved
        differing = {place: (expected[place], after[place]) for place in looked_at if expected[place] != after[place]}
        assert not differing, f"{differing} after {[event.what for event in events]}"
