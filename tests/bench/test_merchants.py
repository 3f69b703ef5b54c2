"""Bots for Pfeffersäcke and Felinia that follow simple plans."""

from __future__ import annotations

import pytest

import kontor
from bench.merchants import FeliniaCollector, FeliniaPlanner, PepperBanker, PepperPlanner, Planner
from kontor.bots.levels import BotLike


@pytest.mark.slow
@pytest.mark.parametrize("planner", [FeliniaPlanner, FeliniaCollector])
def test_a_planner_beats_apprentices_in_felinia(planner: type[Planner]) -> None:
    wins = 0.0
    for number in range(8):
        seats: list[BotLike] = ["apprentice"] * 2
        seats[number % 2] = planner
        result = kontor.play("felinia", seats, board=("classic", "expert")[number // 4], seed=number).result
        wins += (number % 2 in result.winners) / len(result.winners)
    assert wins >= 5


@pytest.mark.slow
@pytest.mark.parametrize("planner", [PepperPlanner, PepperBanker])
def test_a_planner_keeps_up_with_apprentices_in_pfeffersaecke(planner: type[Planner]) -> None:
    points, most = 0, 0
    for number in range(6):
        seats: list[BotLike] = ["apprentice"] * 3
        seats[number % 3] = planner
        scores = kontor.play("pfeffersaecke", seats, seed=number).result.scores
        points += scores[number % 3]
        most += max(scores)
    assert points > 0.75 * most
