"""The network judge computes the same strengths with packed lanes as the definition, and wrong weights are refused."""

from __future__ import annotations

import random
from math import floor
from typing import Any

import pytest

from kontor.bots.greedy import Greedy
from kontor.bots.judgement import JudgementMismatch, softmax
from kontor.bots.network import FEATURE_SCALE, LIMIT, STRENGTH_SCALE, WEIGHT_SCALE, Network, judge_with, round_to, whole
from kontor.core import NOBODY
from tests.bots.positions import HANSA, match_after, view_after

NAMES = HANSA.declaration.features
UNITS = 5


def network(seed: int = 1, players: tuple[int, ...] = HANSA.declaration.players) -> dict[str, Any]:
    """Create random weights with a few hidden units."""
    chance = random.Random(seed)

    def layer(number: int) -> list[int]:
        return [chance.randrange(-300, 301) for _ in range(number)]

    return {
        "game": "hansa",
        "features": list(NAMES),
        "own": [layer(UNITS) for _ in NAMES],
        "others": [layer(UNITS) for _ in NAMES],
        "bias": {str(number): layer(UNITS) for number in players},
        "out": layer(UNITS),
        "direct": {str(number): layer(len(NAMES)) for number in players},
    }


def plain(learned: dict[str, Any], rows: list[list[float]]) -> list[float]:
    """Compute the strengths according to the definition, one hidden unit at a time."""
    players = str(len(rows))
    wholes = [[max(-4 * 64, min(4 * 64, floor(value * 64 + 0.5))) for value in row] for row in rows]
    strengths = []
    for seat, own in enumerate(wholes):
        total = sum(map(int.__mul__, learned["direct"][players], own)) * WEIGHT_SCALE
        for unit in range(UNITS):
            hidden = learned["bias"][players][unit] * FEATURE_SCALE
            for at in range(len(NAMES)):
                hidden += learned["own"][at][unit] * own[at]
                part = round_to(learned["others"][at][unit], len(rows) - 1)
                hidden += part * sum(row[at] for other, row in enumerate(wholes) if other != seat)
            total += max(0, hidden) * learned["out"][unit]
        strengths.append(total / STRENGTH_SCALE)
    return strengths


@pytest.mark.parametrize("players", HANSA.declaration.players)
def test_lanes_give_the_same_strengths_as_the_definition(players: int) -> None:
    learned = network()
    chance = random.Random(players)
    for _ in range(20):
        rows = [[chance.choice((0.0, chance.uniform(-6, 6))) for _ in NAMES] for _ in range(players)]
        assert Network(HANSA, learned).strengths(rows) == plain(learned, rows)


def test_chances_are_the_softmax_of_the_strengths() -> None:
    view = view_after(150)
    learned = network()
    judge = judge_with(HANSA, learned)
    chances = judge.chances(view)
    assert chances == pytest.approx(softmax(plain(learned, HANSA.features(view))))
    assert sum(chances) == pytest.approx(1) and len(set(chances)) > 1


def test_a_finished_game_is_judged_by_its_result() -> None:
    match = match_after(10, seed=4)
    match.run(Greedy(HANSA, random.Random(4)).choose)
    result = match.result()
    assert result is not None and match.position.actor == NOBODY
    chances = Network(HANSA, network()).chances(match.position)
    assert [seat for seat, share in enumerate(chances) if share] == result.winners


def test_features_are_rounded_and_clipped() -> None:
    assert [whole(value) for value in (0.0, 1.0, -1.0, 0.0077, 0.0079, 9.0, -9.0)] == [0, 64, -64, 0, 1, 256, -256]


def test_weights_that_do_not_fit_are_refused() -> None:
    good = network()
    huge = [[LIMIT] * UNITS for _ in NAMES]
    for broken, message in (
        ({**good, "game": "chess"}, "judgement-game"),
        ({**good, "features": list(NAMES[:-1])}, "judgement-features"),
        ({**good, "own": good["own"][1:]}, "judgement-weights"),
        ({**good, "others": [row[1:] for row in good["others"]]}, "judgement-weights"),
        ({**good, "bias": {"4": good["bias"]["4"]}}, "judgement-weights"),
        ({**good, "own": huge}, "judgement-weights"),
        ({**good, "out": []}, "judgement-weights"),
    ):
        with pytest.raises(JudgementMismatch) as error:
            judge_with(HANSA, broken)
        assert error.value.messages[0].id == message
