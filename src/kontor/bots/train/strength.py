"""Measures how strong weights are in games of one-step bots against rivals, with rotating seats."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from kontor.bots.bot import Judge
from kontor.bots.greedy import Greedy
from kontor.bots.journeyman import Journeyman
from kontor.bots.network import judge_with
from kontor.bots.standing import shares
from kontor.bots.train.selfplay import to_the_end
from kontor.bots.train.tables import table
from kontor.core import AnyGame, Match, Position
from kontor.core.match import Choose

LONGEST = 2000
"""Maximum number of decisions in a game. Poorly trained bots may never finish a game."""


class Rival(NamedTuple):
    game: AnyGame
    learned: Mapping[str, Any] | None
    players: tuple[int, ...]


def one_game(rival: Rival, learned: Mapping[str, Any], number: int) -> tuple[float, float]:
    """Return the share of wins for a seat with these weights against rivals in all other seats, and the share
    expected for equal strength.
    """
    game = rival.game
    chance = random.Random(f"strength {number}")
    setup = table(game, rival.players, chance)
    own = judge_with(game, learned)
    theirs = None if rival.learned is None else judge_with(game, rival.learned)
    seat = number % setup.players
    seats = [_chooser(game, chance, own if one == seat else theirs) for one in range(setup.players)]
    result = to_the_end(Match(game, setup, chance), lambda view, legal: seats[view.actor](view, legal), LONGEST)
    return shares(result)[seat], 1 / setup.players


def _chooser(game: AnyGame, chance: random.Random, judge: Judge | None) -> Choose[Position]:
    if judge is None:
        return Greedy(game, chance).choose
    journeyman = Journeyman(game, chance, judge)
    return lambda view, legal: journeyman.choose(view)
