"""Plays a game between one-step bots with different styles and collects training samples from it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor.bots.bot import Hint, Judge
from kontor.bots.greedy import Greedy
from kontor.bots.network import FEATURE_SCALE, LARGEST_FEATURE, Mixed, Network, judge_with
from kontor.bots.one_step import judged
from kontor.bots.standing import shares
from kontor.bots.styles import Styled
from kontor.bots.train.tables import table
from kontor.core import LENGTH, AnyGame, Match, Position, Result
from kontor.core.match import Choose

Floats = NDArray[np.float32]
Wholes = NDArray[np.int16]
Weights = Mapping[str, Any]

TINY = 1e-9
"""Small number added to chances so that none is zero."""
POINTS = 20.0
"""Number of points that counts as a lead of 1."""


class Way(NamedTuple):
    """Parameters of self-play games and of the samples taken from them."""

    players: tuple[int, ...]
    warmth: float = 0.04
    """Temperature of the choice. An action is e times less likely if its chance is lower by this fraction."""
    stray: float = 0.02
    """Share of decisions that are uniformly random."""
    urged: float = 0.12
    """Share of seats that choose by priority."""
    earlier: float = 0.15
    """Share of seats that play with earlier weights."""
    styled: float = 0.25
    """Share of seats that overrate or underrate some features."""
    tastes: int = 3
    """Number of features that each of these seats misjudges."""
    trace: float = 0.85
    """Lambda of TD(lambda): the weight of later turns relative to the next turn."""
    every: int = 3
    """Number of decisions per sample. Consecutive decisions are too similar to use all of them."""
    taught: bool = False
    """True to learn the current weights' estimates instead of results."""
    looks: int = 10
    """Number of actions to evaluate: two thirds are chosen by priority and the rest at random. A Journeyman evaluates
    all actions.
    """
    longest: int = 600
    """Maximum number of decisions in a game."""


class Seen(NamedTuple):
    """Samples from one game: features by sample and seat, and the seats' values and final leads."""

    players: int
    rows: Wholes
    worth: Floats
    lead: Floats


def play(game: AnyGame, pool: Sequence[Weights], way: Way, seed: str) -> Seen:
    """Play the game with this seed. The pool contains the current weights, followed by earlier ones.

    With an empty pool, all seats choose by priority.
    """
    chance = random.Random(seed)
    setup = table(game, way.players, chance)
    priorities = Greedy(game, chance, stray=1)
    judge = judge_with(game, pool[0]) if pool else None
    judges = [_seated(game, pool, judge, way, chance) for _ in range(setup.players)]
    rows: list[list[list[float]]] = []
    turns: list[list[float]] = []
    turn_of: list[int] = []
    taught: list[list[float]] = []
    active = -1

    def choose(view: Position, legal: list[int]) -> int:
        nonlocal active
        if match.position.active != active:
            active = match.position.active
            turns.append([1 / setup.players] * setup.players if judge is None else judge.chances(match.position))
        if chance.random() * way.every < 1:
            # Searches evaluate full positions and Journeymen evaluate views, so samples of both are taken.
            sample = match.position if chance.random() < 0.5 else view
            rows.append(game.features(sample))
            turn_of.append(len(turns) - 1)
            if judge is not None and way.taught:
                taught.append(judge.chances(sample))
        own = judges[view.actor]
        if own is None:
            return priorities.choose(view, legal)
        if chance.random() < way.stray:
            return chance.choice(legal)
        return warm(judged(game, view, own, some(game, view, way.looks, chance)), way.warmth, chance)

    match: Match[Position] = Match(game, setup, chance)
    result = to_the_end(match, choose, way.longest)
    worth = traced(turns, shares(result), 1.0 if judge is None else way.trace)
    lead = leads(result)
    return Seen(
        setup.players,
        whole_rows(rows, setup.players, len(game.declaration.features)),
        np.array(taught or [worth[turn] for turn in turn_of], dtype=np.float32).reshape(-1, setup.players),
        np.array([lead] * len(rows), dtype=np.float32).reshape(-1, setup.players),
    )


def _seated(
    game: AnyGame, pool: Sequence[Weights], judge: Judge | None, way: Way, chance: random.Random
) -> Judge | None:
    """Return the judge of one seat. The judge is the current one, an earlier one, one with a style, or None to play by
    priority.
    """
    kind = chance.random()
    if judge is None or kind < way.urged:
        return None
    kind -= way.urged
    if kind < way.earlier:
        return judge_with(game, chance.choice(pool))
    if kind < way.earlier + way.styled and isinstance(judge, Network | Mixed):
        features = range(1, len(game.declaration.features))
        return Styled(game, judge, {at: chance.gauss(0.0, 1.5) for at in chance.sample(features, way.tastes)})
    return judge


def to_the_end(match: Match[Position], choose: Choose[Position], longest: int) -> Result:
    """Play a game up to a maximum number of decisions. If the game has not ended by then, the public points count."""
    while match.result() is None:
        if len(match.decisions) >= longest:
            match.stop(LENGTH)
        else:
            view = match.position.view(match.position.actor)
            match.play(choose(view, view.legal()))
    result = match.result()
    assert result is not None
    return result


def some(game: AnyGame, view: Position, number: int, chance: random.Random) -> list[int]:
    """Return some of a view's actions, partly chosen by priority and partly at random."""
    actions = game.without_equivalents(view, view.legal())
    if len(actions) <= number:
        return actions
    priorities = dict(zip(actions, game.priorities(view, actions), strict=True))
    actions.sort(key=lambda action: -priorities[action])
    urged = number * 2 // 3
    return actions[:urged] + chance.sample(actions[urged:], number - urged)


def warm(hints: list[Hint], warmth: float, chance: random.Random) -> int:
    """Draw a random action, good ones more often. The ratio of chances counts, so even a losing seat plays sensibly."""
    best = hints[0].chance + TINY
    weights = [((hint.chance + TINY) / best) ** (1 / warmth) for hint in hints]
    return chance.choices([hint.action for hint in hints], weights)[0]


def traced(turns: list[list[float]], outcome: list[float], trace: float) -> list[list[float]]:
    """Return TD(lambda) targets for the positions of each turn, computed from the estimates at the start of later
    turns.

    Estimates within a turn are not used, because the more of its turn a seat has played, the stronger it seems.
    """
    later = outcome
    following = outcome
    worth = []
    for chances in reversed(turns):
        later = [(1 - trace) * one + trace * other for one, other in zip(following, later, strict=True)]
        worth.append(later)
        following = chances
    return worth[::-1]


def leads(result: Result) -> list[float]:
    """Return each seat's final lead over the mean of the others."""
    others = max(1, len(result.scores) - 1)
    return [(own - (sum(result.scores) - own) / others) / POINTS for own in result.scores]


def whole_rows(rows: Any, players: int, features: int) -> Wholes:
    """Return features as inputs of the network, clipped and rounded to integers."""
    found = np.array(rows, dtype=np.float64).reshape(-1, players, features)
    scaled = np.clip(found, -LARGEST_FEATURE, LARGEST_FEATURE) * FEATURE_SCALE
    return np.floor(scaled + 0.5).astype(np.int16)
