"""Sequential halving in games small enough to know the correct answer, and the minimum effort under a time limit."""

from __future__ import annotations

import random

import pytest

from kontor.bots import Limit, bot
from kontor.bots.meter import Meter
from kontor.bots.search import Search
from kontor.bots.searcher import FLOOR, HALVING, POSITIONS, SECONDS, usual_limit
from tests.bots.positions import HANSA, view_after
from tests.bots.test_search import ANSWERS, by_action, mean
from tests.bots.toy import Place, Toy, ToyJudge, chance, over

NAMES = "abcdefgh"
"""A game with draws that all look alike one step ahead. The last one wins most often."""
DRAWS = {"start": Place(0, tuple(NAMES)), "won": over(1.0, 0.0), "lost": over(0.0, 1.0)}
for _at, _name in enumerate(NAMES):
    DRAWS[_name] = Place(1, (f"{_name} drawn",))
    DRAWS[f"{_name} drawn"] = chance(("won", "lost"), (20 + 8 * _at, 100 - 20 - 8 * _at))


def searching(tree: dict[str, Place], seed: int = 1) -> tuple[Search, Toy]:
    game = Toy(tree)
    return Search(game, ToyJudge(), random.Random(seed), HALVING), game


def test_a_tree_without_chance_is_judged_as_by_the_other_levels() -> None:
    search, game = searching(ANSWERS)
    found = search.run(game.view(), Limit(positions=200))
    assert [one.action for one in found] == [1, 0]
    assert by_action(found)[0] == pytest.approx(mean((0.6, 0.2, 0.2), (0.2, 0.7, 0.1), (0.2, 0.7, 0.1)))


def test_more_positions_find_the_best_draw_more_often() -> None:
    def right(positions: int) -> int:
        answers = []
        for seed in range(20):
            search, game = searching(DRAWS, seed)
            answers.append(search.run(game.view(), Limit(positions=positions))[0].action)
        return sum(action >= len(NAMES) - 2 for action in answers)

    few, more, most = right(60), right(600), right(6000)
    assert few < more <= most and most >= 18


def test_the_last_actions_get_most_of_the_budget() -> None:
    search, game = searching(DRAWS)
    found = search.run(game.view(), Limit(positions=2000))
    rounds = [one.stage for one in found]
    assert rounds == sorted(rounds, reverse=True)
    assert rounds.count(rounds[0]) == 2 and len(set(rounds)) == 3  # of eight, four and then two are left
    assert 2000 <= search.positions < 2100


@pytest.mark.parametrize("positions", [1, 2, 5, 9, 14, 20, 33])
def test_every_limit_gives_an_answer(positions: int) -> None:
    search, game = searching(DRAWS)
    found = search.run(game.view(), Limit(positions=positions))
    assert len(found) == min(positions, len(NAMES))


def test_the_action_actually_played_is_rolled_out() -> None:
    search, game = searching(DRAWS)
    for action in range(len(NAMES)):
        found = {one.action: one for one in search.run(game.view(), Limit(positions=40), also=action)}
        assert found[action].stage > 0


def test_a_floor_counts_more_than_the_time() -> None:
    meter = Meter(ToyJudge())
    meter.begin(Limit(seconds=0.0, least=3), None)
    view = Toy(DRAWS).view()
    done = []
    while not meter.spent():
        done.append(round(meter.used(), 2))
        meter.chances(view)
    assert meter.positions == 3 and meter.used() == 1.0


def test_levels_have_a_time_and_numbers_of_positions() -> None:
    limits = [usual_limit(level) for level in SECONDS]
    assert [limit.positions for limit in limits] == sorted(int(POSITIONS * seconds) for seconds in SECONDS.values())
    assert [limit.least for limit in limits] == [int(FLOOR * seconds) for seconds in SECONDS.values()]
    burgomaster = bot("burgomaster", HANSA, random.Random(1))
    view = view_after(90)
    assert burgomaster.choose(view, Limit(seconds=0.0, least=300)) in view.legal()
    assert burgomaster.positions >= 300  # type: ignore[attr-defined]
