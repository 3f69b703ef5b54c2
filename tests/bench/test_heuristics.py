"""Bots that follow simple plans."""

from __future__ import annotations

import pytest

import kontor
from bench.heuristics import Blocker, Planner, Racer
from bench.strangers import Appraiser
from kontor.bots.levels import BotLike


@pytest.mark.slow
@pytest.mark.parametrize("heuristic", [Planner, Blocker, Racer, Appraiser])
def test_a_heuristic_beats_apprentices(heuristic: type[Planner | Appraiser]) -> None:
    wins = 0.0
    for number in range(8):
        seats: list[BotLike] = ["apprentice"] * 4
        seats[number % 4] = heuristic
        result = kontor.play("hansa", seats, board="standard_4_5", seed=number).result
        wins += (number % 4 in result.winners) / len(result.winners)
    assert wins >= 6
