"""One game of self-play: bots that judge one step ahead, and what their judgement saw along the game."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.bots.bot import Hint
from kontor.bots.greedy import Greedy
from kontor.bots.judgement import Judgement
from kontor.bots.one_step import judged
from kontor.bots.standing import shares
from kontor.bots.train.tables import table
from kontor.core import LENGTH, Game, Match, Result
from kontor.core.match import Choose

Floats = NDArray[np.float32]

TINY = 1e-9
"""Added to chances, so that none is nothing."""


class Way(NamedTuple):
    """How games of self-play are played and what is kept of them."""

    players: tuple[int, ...]
    warmth: float = 0.04
    """Actions are taken at random, those whose chance is smaller by this part e times as seldom."""
    stray: float = 0.02
    """So often a decision is taken at random altogether."""
    urged: float = 0.1
    """So many seats do what the game's priorities say instead, so that judgement learns what to think of other play."""
    trace: float = 0.98
    """Lambda: how much of what a position is worth comes from later in the game rather than from the next one."""
    every: int = 4
    """Of so many decisions one is kept to learn from; those in between are much like it."""
    looks: int = 12
    """Number of actions to evaluate: two thirds by priority, the rest at random. A Journeyman evaluates all."""
    longest: int = 1200
    """Decisions after which a game is stopped."""


class Seen(NamedTuple):
    """What is learned from one game: features by moment and seat, and what they turned out to be worth."""

    players: int
    rows: Floats
    worth: Floats


def play(game: Game[Any], learned: Mapping[str, Any] | None, way: Way, seed: str) -> Seen:
    """One game. The seed decides everything. Without anything learned yet, priorities play all seats."""
    chance = random.Random(seed)
    setup = table(game, way.players, chance)
    priorities = Greedy(game, chance, stray=1)
    judge = None if learned is None else Judgement(game, learned)
    urged = [judge is None or chance.random() < way.urged for _ in range(setup.players)]
    rows: list[list[list[float]]] = []
    thought: list[list[float]] = []
    number = 0

    def choose(view: Any, legal: list[int]) -> int:
        nonlocal number
        number += 1
        if number % way.every == 0:
            # A search judges full positions, a journeyman views: both are learned from.
            seen = match.position if chance.random() < 0.5 else view
            rows.append(game.features(seen))
            thought.append([1 / setup.players] * setup.players if judge is None else judge.chances(seen))
        if judge is None or urged[view.actor]:
            return priorities.choose(view, legal)
        if chance.random() < way.stray:
            return chance.choice(legal)
        return warm(judged(game, view, judge, _some(game, view, way.looks, chance)), way.warmth, chance)

    match = Match(game, setup, chance)
    result = to_the_end(match, choose, way.longest)
    trace = 1.0 if judge is None else way.trace**way.every
    worth = traced(thought, shares(result), trace)
    return Seen(setup.players, np.array(rows, dtype=np.float32), np.array(worth, dtype=np.float32))


def to_the_end(match: Match[Any], choose: Choose[Any], longest: int) -> Result:
    """Play a game, but no longer than so many decisions; then the points count that everybody can see."""
    while match.result() is None:
        if len(match.decisions) >= longest:
            match.stop(LENGTH)
        else:
            view = match.position.view(match.position.actor)
            match.play(choose(view, view.legal()))
    result = match.result()
    assert result is not None
    return result


def _some(game: Game[Any], view: Any, number: int, chance: random.Random) -> list[int]:
    """A few of the actions of a view: those that are urged most, and some that are not."""
    actions = game.without_equivalents(view, view.legal())
    if len(actions) <= number:
        return actions
    priorities = dict(zip(actions, game.priorities(view, actions), strict=True))
    actions.sort(key=lambda action: -priorities[action])
    urged = number * 2 // 3
    return actions[:urged] + chance.sample(actions[urged:], number - urged)


def warm(hints: list[Hint], warmth: float, chance: random.Random) -> int:
    """One of the actions, the better ones much more often. By ratios: who hardly has a chance plays on."""
    best = hints[0].chance + TINY
    weights = [((hint.chance + TINY) / best) ** (1 / warmth) for hint in hints]
    return chance.choices([hint.action for hint in hints], weights)[0]


def traced(judged: list[list[float]], outcome: list[float], trace: float) -> list[list[float]]:
    """TD(lambda): what each moment was worth, from the next moment's judgement and from what came after it."""
    later = outcome
    following = outcome
    worth = []
    for chances in reversed(judged):
        later = [(1 - trace) * one + trace * other for one, other in zip(following, later, strict=True)]
        worth.append(later)
        following = chances
    return worth[::-1]
