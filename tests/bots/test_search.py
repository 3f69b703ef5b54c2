"""The search on games so small that one knows what it must find."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from kontor.bots.bot import Limit
from kontor.bots.search import IDLE, Found, Search, Style
from tests.bots.toy import Place, Toy, ToyJudge, chance, over

PLENTY = Limit(positions=10_000)
USUAL = Style()


MANY_WORLDS = Style(worlds=200)


def searching(
    tree: Mapping[str, Place], worlds: Sequence[str] = ("",), seed: int = 1, style: Style = USUAL
) -> tuple[Search, Toy]:
    game = Toy(tree, worlds)
    return Search(game, ToyJudge(), random.Random(seed), style), game


def by_action(found: Sequence[Found]) -> dict[int, list[float]]:
    return {one.action: one.value for one in found}


ANSWERS = {
    "start": Place(0, ("left", "right"), (0.3, 0.3, 0.4)),
    "left": Place(1, ("left low", "left high"), (0.9, 0.05, 0.05)),
    "right": Place(1, ("right low", "right high"), (0.1, 0.45, 0.45)),
    "left low": over(0.8, 0.1, 0.1),
    "left high": over(0.2, 0.7, 0.1),
    "right low": over(0.9, 0.0, 0.1),
    "right high": over(0.5, 0.2, 0.3),
}


def test_everybody_goes_where_his_own_chance_is_best() -> None:
    """Left looks better, until one sees what the next seat does there; nobody plays against anybody in particular."""
    search, game = searching(ANSWERS)
    found = search.run(game.view(), PLENTY)
    assert [one.action for one in found] == [1, 0]
    assert by_action(found) == {0: [0.2, 0.7, 0.1], 1: [0.5, 0.2, 0.3]}


def test_a_tree_that_is_known_to_its_ends_is_left() -> None:
    """Long before the limit, and with none at all."""
    for limit in (PLENTY, Limit()):
        search, game = searching(ANSWERS)
        search.run(game.view(), limit)
        assert search.positions == len(ANSWERS) == len(search.nodes)


def test_what_is_known_is_known_for_the_next_decision_too() -> None:
    """Asked again, about an action that is looked at in any case, and further on: nothing is judged twice."""
    search, game = searching(ANSWERS)
    first = search.run(game.view(), PLENTY)
    again = search.run(game.view(), PLENTY, also=0)
    assert by_action(again) == by_action(first) and all(one.tries for one in again)
    further = search.run(game.view("right"), PLENTY)
    assert [one.action for one in further] == [1, 0] and further[0].value == [0.5, 0.2, 0.3]
    assert search.positions == 0, "it was all there"


def test_chance_is_the_mean_of_what_it_can_bring() -> None:
    tree = {
        "start": Place(0, ("dare", "be safe")),
        "dare": chance(("won", "lost"), (1, 3)),
        "won": over(1.0, 0.0),
        "lost": over(0.0, 1.0),
        "be safe": over(0.4, 0.6),
    }
    search, game = searching(tree)
    found = by_action(search.run(game.view(), Limit(seconds=0.2)))
    assert found[1] == [0.4, 0.6]
    assert found[0][0] == pytest.approx(0.25, abs=0.1) and sum(found[0]) == pytest.approx(1)


GUESS = {
    "start": Place(0, ("guess heads", "guess tails", "be safe")),
    "guess heads:heads": over(1.0, 0.0),
    "guess heads:tails": over(0.0, 1.0),
    "guess tails:heads": over(0.0, 1.0),
    "guess tails:tails": over(1.0, 0.0),
    "be safe": over(0.7, 0.3),
}
COIN = (":heads", ":tails")


@pytest.mark.parametrize("seed", range(6))
def test_nobody_decides_by_what_he_cannot_know(seed: int) -> None:
    """In each world one guess wins for sure. Whoever cannot tell the worlds apart does better to be safe."""
    search, game = searching(GUESS, COIN, seed, MANY_WORLDS)
    found = search.run(game.view(), PLENTY)
    assert search.worlds == 2
    values = by_action(found)
    assert found[0].action == 2 and values[2] == pytest.approx([0.7, 0.3])
    assert values[0][0] == pytest.approx(0.5, abs=0.15) and values[1][0] == pytest.approx(0.5, abs=0.15)


@pytest.mark.parametrize("seed", range(6))
def test_the_same_view_can_be_asked_about_again_and_again(seed: int) -> None:
    """Other worlds may be drawn each time."""
    search, game = searching(GUESS, COIN, seed)
    for positions in (1, 3, 50, 1, 50):
        for also in (None, 1):
            found = search.run(game.view(), Limit(positions=positions), also=also)
            assert found and all(one.tries for one in found)


def test_one_action_before_another_or_after_it_is_one_position() -> None:
    """Two actions in either order lead to the same place: it is judged once."""
    tree = {
        "start": Place(0, ("a", "b")),
        "a": Place(0, ("both", "a alone")),
        "b": Place(0, ("both", "b alone")),
        "both": over(0.9, 0.1),
        "a alone": over(0.5, 0.5),
        "b alone": over(0.4, 0.6),
    }
    search, game = searching(tree)
    found = search.run(game.view(), PLENTY)
    assert search.positions == len(tree)
    assert [one.value for one in found] == [[0.9, 0.1], [0.9, 0.1]]


RING = {
    "start": Place(0, ("round", "out")),
    "round": Place(1, ("start", "out")),
    "out": over(0.4, 0.6),
}
HALL = {"start": Place(0, ("mirror", "out")), "mirror": Place(0, ("mirror",), (0.9, 0.1)), "out": over(0.4, 0.6)}


@pytest.mark.parametrize("tree", [RING, HALL])
def test_positions_that_come_back_have_an_end(tree: dict[str, Place]) -> None:
    search, game = searching(tree)
    found = search.run(game.view(), Limit())
    assert {one.action for one in found} == {0, 1}
    assert len(search.nodes) <= len(tree) and IDLE > 0


def test_asking_what_is_known_changes_nothing() -> None:
    asked, game = searching(GUESS, COIN)
    plain, _ = searching(GUESS, COIN)
    for search in (asked, plain):
        search.run(game.view(), Limit(positions=4))
        if search is asked:
            assert search.knows(game.view())
    assert asked.run(game.view(), PLENTY) == plain.run(game.view(), PLENTY)
