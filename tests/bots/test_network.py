"""The network judge and mixed weights: strengths match the definition, and wrong weights are refused."""

from __future__ import annotations

import random
from fractions import Fraction
from math import floor
from typing import Any

import pytest

from kontor.bots.greedy import Greedy
from kontor.bots.judgement import Judgement, JudgementMismatch, softmax
from kontor.bots.network import FEATURE_SCALE, LIMIT, STRENGTH_SCALE, WEIGHT_SCALE, Network, judge_with, round_to, whole
from kontor.bots.styles import styled
from kontor.core import NOBODY, Match
from tests.bots.positions import HANSA, match_after, view_after

NAMES = HANSA.declaration.features
UNITS = 5


def network(
    seed: int = 1,
    players: tuple[int, ...] = HANSA.declaration.players,
    units: int = UNITS,
    largest: int = 300,
    stages: int = 3,
) -> dict[str, Any]:
    """Return random weights."""
    chance = random.Random(seed)

    def layer(number: int) -> list[int]:
        return [chance.randint(-largest, largest) for _ in range(number)]

    return {
        "game": "hansa",
        "features": list(NAMES),
        "own": [layer(units) for _ in NAMES],
        "others": [layer(units) for _ in NAMES],
        "bias": {str(number): layer(units) for number in players},
        "out": layer(units),
        "direct": {str(number): [layer(len(NAMES)) for _ in range(stages)] for number in players},
    }


def plain(learned: dict[str, Any], rows: list[list[float]]) -> list[float]:
    """Return the strengths by definition, computed one hidden unit at a time."""
    players = str(len(rows))
    direct = between(learned["direct"][players], rows[0][0])
    wholes = [[max(-4 * 64, min(4 * 64, floor(value * 64 + 0.5))) for value in row] for row in rows]
    strengths = []
    for seat, own in enumerate(wholes):
        total = sum(map(int.__mul__, direct, own)) * WEIGHT_SCALE
        for unit in range(len(learned["out"])):
            hidden = learned["bias"][players][unit] * FEATURE_SCALE
            for at in range(len(NAMES)):
                hidden += learned["own"][at][unit] * own[at]
                part = round_to(learned["others"][at][unit], len(rows) - 1)
                hidden += part * sum(row[at] for other, row in enumerate(wholes) if other != seat)
            total += max(0, hidden) * learned["out"][unit]
        strengths.append(total / STRENGTH_SCALE)
    return strengths


def between(stages: list[list[int]], progress: float) -> list[int]:
    """Return the direct weights at a stage of the game, in steps of a fiftieth between two stages."""
    last = 50 * (len(stages) - 1)
    step = min(last, max(0, round(progress * last)))
    lower, part = divmod(step, 50)
    if not part:
        return stages[lower]
    return [
        floor(Fraction((50 - part) * one + part * other, 50) + Fraction(1, 2))
        for one, other in zip(*stages[lower:][:2])
    ]


@pytest.mark.parametrize("stages", [1, 3])
@pytest.mark.parametrize(("units", "largest"), [(UNITS, 300), (64, 6 * WEIGHT_SCALE)], ids=["few", "many and large"])
@pytest.mark.parametrize("players", HANSA.declaration.players)
def test_lanes_give_the_same_strengths_as_the_definition(players: int, units: int, largest: int, stages: int) -> None:
    learned = network(units=units, largest=largest, stages=stages)
    chance = random.Random(players)
    for _ in range(100 // units):
        rows = [[chance.choice((0.0, chance.uniform(-6, 6))) for _ in NAMES] for _ in range(players)]
        rows[0][0] = chance.uniform(-0.1, 1.1)
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


def mixed(units: int = UNITS) -> dict[str, Any]:
    """Return networks for three and four players on one board and for four on another, and the linear weights."""
    shipped = HANSA.judgement()
    assert shipped is not None
    networks = [
        {**network(players=(3, 4), units=units), "setups": [["east", 3], ["east", 4]]},
        {**network(seed=2, players=(4,)), "setups": [["standard_4_5", 4]]},
    ]
    return {"game": "hansa", "networks": networks, "linear": shipped.get("linear", shipped)}


@pytest.mark.parametrize(
    ("players", "board", "which"),
    [
        (2, None, None),
        (3, None, None),
        (3, "east", 0),
        (4, "east", 0),
        (5, "east", None),
        (4, None, 1),
        (5, None, None),
    ],
)
def test_mixed_weights_choose_by_setup(players: int, board: str | None, which: int | None) -> None:
    setup = HANSA.setup(players, board)
    learned = mixed()
    chosen = None if which is None else learned["networks"][which]
    expected = Judgement(HANSA, learned["linear"]) if chosen is None else Network(HANSA, chosen, [players])
    match = Match(HANSA, setup, random.Random(players))
    view = match.position.view(match.position.actor)
    for style in ("", "blocker"):
        chances = styled(HANSA, judge_with(HANSA, learned), style).chances(view)
        assert chances == styled(HANSA, expected, style).chances(view) and sum(chances) == pytest.approx(1)


def test_mixed_weights_that_do_not_fit_are_refused() -> None:
    good = mixed()
    trained = good["networks"][0]
    for broken, message in (
        ({**good, "networks": [{**trained, "setups": [["chess", 3]]}]}, "setup-unknown-board"),
        ({**good, "linear": {**good["linear"], "weights": {}}}, "judgement-weights"),
        ({**good, "linear": None}, "judgement-none"),
        ({**good, "networks": [{**trained, "own": trained["own"][1:]}]}, "judgement-weights"),
        ({**good, "networks": [{**trained, "bias": {}}]}, "judgement-weights"),
        ({**good, "networks": [{**trained, "direct": {"4": trained["direct"]["4"]}}]}, "judgement-weights"),
    ):
        with pytest.raises(JudgementMismatch) as error:
            judge_with(HANSA, broken)
        assert error.value.messages[0].id == message
