"""One game of self-play between one-step bots, and the training samples it yields."""

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
from kontor.core import LENGTH, AnyGame, Match, Position, Result
from kontor.core.match import Choose

Floats = NDArray[np.float32]

TINY = 1e-9
"""Added to chances to avoid zeros."""


class Way(NamedTuple):
    """Parameters of self-play games and of the samples taken from them."""

    players: tuple[int, ...]
    warmth: float = 0.04
    """Temperature: an action whose chance is smaller by this fraction is e times less likely."""
    stray: float = 0.02
    """Share of decisions that are uniformly random."""
    urged: float = 0.1
    """Share of seats played by priorities, so that the judge also learns from other styles of play."""
    trace: float = 0.98
    """Lambda of TD(lambda): the weight of later positions against the next one."""
    every: int = 4
    """One of this many decisions becomes a sample, because consecutive decisions are similar."""
    looks: int = 12
    """Number of actions to evaluate: two thirds by priority, the rest at random. A Journeyman evaluates all."""
    longest: int = 1200
    """Decisions after which a game is stopped."""


class Seen(NamedTuple):
    """Samples of one game: features by sample and seat, with their targets."""

    players: int
    rows: Floats
    worth: Floats


def play(game: AnyGame, learned: Mapping[str, Any] | None, way: Way, seed: str) -> Seen:
    """Play one game, determined by its seed. Without weights, all seats play by priorities."""
    chance = random.Random(seed)
    setup = table(game, way.players, chance)
    priorities = Greedy(game, chance, stray=1)
    judge = None if learned is None else Judgement(game, learned)
    urged = [judge is None or chance.random() < way.urged for _ in range(setup.players)]
    rows: list[list[list[float]]] = []
    thought: list[list[float]] = []
    number = 0

    def choose(view: Position, legal: list[int]) -> int:
        nonlocal number
        number += 1
        if number % way.every == 0:
            # A search evaluates full positions, a journeyman views: learn from both.
            seen = match.position if chance.random() < 0.5 else view
            rows.append(game.features(seen))
            thought.append([1 / setup.players] * setup.players if judge is None else judge.chances(seen))
        if judge is None or urged[view.actor]:
            return priorities.choose(view, legal)
        if chance.random() < way.stray:
            return chance.choice(legal)
        return warm(judged(game, view, judge, _some(game, view, way.looks, chance)), way.warmth, chance)

    match: Match[Position] = Match(game, setup, chance)
    result = to_the_end(match, choose, way.longest)
    trace = 1.0 if judge is None else way.trace**way.every
    worth = traced(thought, shares(result), trace)
    return Seen(setup.players, np.array(rows, dtype=np.float32), np.array(worth, dtype=np.float32))


def to_the_end(match: Match[Position], choose: Choose[Position], longest: int) -> Result:
    """Play a game up to a maximum number of decisions. After that, the public points count."""
    while match.result() is None:
        if len(match.decisions) >= longest:
            match.stop(LENGTH)
        else:
            view = match.position.view(match.position.actor)
            match.play(choose(view, view.legal()))
    result = match.result()
    assert result is not None
    return result


def _some(game: AnyGame, view: Position, number: int, chance: random.Random) -> list[int]:
    """A sample of a view's actions: some by priority, some at random."""
    actions = game.without_equivalents(view, view.legal())
    if len(actions) <= number:
        return actions
    priorities = dict(zip(actions, game.priorities(view, actions), strict=True))
    actions.sort(key=lambda action: -priorities[action])
    urged = number * 2 // 3
    return actions[:urged] + chance.sample(actions[urged:], number - urged)


def warm(hints: list[Hint], warmth: float, chance: random.Random) -> int:
    """Draw an action, with better ones more likely. Uses ratios, so that a losing seat still plays sensibly."""
    best = hints[0].chance + TINY
    weights = [((hint.chance + TINY) / best) ** (1 / warmth) for hint in hints]
    return chance.choices([hint.action for hint in hints], weights)[0]


def traced(judged: list[list[float]], outcome: list[float], trace: float) -> list[list[float]]:
    """TD(lambda) targets of each sample, from the next estimate and from later ones."""
    later = outcome
    following = outcome
    worth = []
    for chances in reversed(judged):
        later = [(1 - trace) * one + trace * other for one, other in zip(following, later, strict=True)]
        worth.append(later)
        following = chances
    return worth[::-1]
