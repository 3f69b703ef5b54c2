"""The search in games small enough to know the correct answer."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from kontor.bots.bot import Limit
from kontor.bots.search import ScoredAction, Search, Style
from tests.bots.toy import Place, Toy, ToyJudge, chance, over

PLENTY = Limit(positions=10_000)
USUAL = Style()


def searching(
    tree: Mapping[str, Place], worlds: Sequence[str] = ("",), seed: int = 1, style: Style = USUAL
) -> tuple[Search, Toy]:
    game = Toy(tree, worlds)
    return Search(game, ToyJudge(), random.Random(seed), style), game


def by_action(found: Sequence[ScoredAction]) -> dict[int, list[float]]:
    return {one.action: one.chances for one in found}


def mean(*moments: tuple[float, ...]) -> list[float]:
    """Return the mean for each seat over the relevant positions."""
    return [sum(seat) / len(moments) for seat in zip(*moments)]


ANSWERS = {
    "start": Place(0, ("left", "right"), (0.3, 0.3, 0.4)),
    "left": Place(1, ("left low", "left high"), (0.6, 0.2, 0.2)),
    "right": Place(1, ("right low", "right high"), (0.3, 0.3, 0.4)),
    "left low": over(0.8, 0.1, 0.1),
    "left high": over(0.2, 0.7, 0.1),
    "right low": over(0.9, 0.0, 0.1),
    "right high": over(0.5, 0.2, 0.3),
}


def test_every_seat_maximises_its_own_chance() -> None:
    """The left action looks better until the next seat's answer is considered.

    No seat plays against one particular opponent.
    """
    search, game = searching(ANSWERS)
    found = search.run(game.view(), PLENTY)
    assert [one.action for one in found] == [1, 0]
    answered = {0: mean((0.6, 0.2, 0.2), (0.2, 0.7, 0.1), (0.2, 0.7, 0.1))}
    answered[1] = mean((0.3, 0.3, 0.4), (0.5, 0.2, 0.3), (0.5, 0.2, 0.3))
    assert by_action(found) == {action: pytest.approx(chances) for action, chances in answered.items()}


TURN = {
    "start": Place(0, ("hasty", "patient")),
    "hasty": Place(1, ("end",), (0.6, 0.4)),
    "patient": Place(0, ("fair", "fine"), (0.3, 0.7)),
    "fair": Place(1, ("end",), (0.5, 0.5)),
    "fine": Place(1, ("end",), (0.8, 0.2)),
    "end": over(0.5, 0.5),
}


def test_a_turn_in_progress_is_played_to_its_end() -> None:
    """One action ends the turn and the other continues it, so they are compared at the end of the turn."""
    search, game = searching(TURN, style=Style(stages=1))
    found = search.run(game.view(), PLENTY)
    assert [(one.action, one.stage) for one in found] == [(1, 1), (0, 1)]
    assert by_action(found) == {0: pytest.approx([0.6, 0.4]), 1: pytest.approx([0.8, 0.2])}


def test_other_turns_are_played_until_the_seat_is_on_turn_again() -> None:
    """The entire turn of the second seat comes between the turns of the first seat."""
    tree = {
        "start": Place(0, ("open", "closed")),
        "open": Place(1, ("open taken", "open spared"), (0.5, 0.5)),
        "open taken": Place(1, ("open lost",), (0.2, 0.8)),
        "open spared": Place(1, ("open kept",), (0.6, 0.4)),
        "open lost": Place(0, ("end",), (0.1, 0.9)),
        "open kept": Place(0, ("end",), (0.7, 0.3)),
        "closed": Place(1, ("closed on",), (0.4, 0.6)),
        "closed on": Place(0, ("end",), (0.4, 0.6)),
        "end": over(0.5, 0.5),
    }
    search, game = searching(tree, style=Style(width=4, stages=2))
    found = search.run(game.view(), PLENTY)
    assert [(one.action, one.stage) for one in found] == [(1, 2), (0, 2)]
    assert by_action(found) == {0: pytest.approx([0.3, 0.7]), 1: pytest.approx([0.4, 0.6])}


def test_only_the_best_actions_are_played_on() -> None:
    """The search continues with two of four actions.

    At the start of the next turn, the third action is better than the fourth.
    """
    names = ("a", "b", "c", "d")
    tree = {"start": Place(0, names), "end": over(0.5, 0.5)}
    for at, name in enumerate(names):
        tree[name] = Place(1, (f"{name} again",), (0.2 + at / 10, 0.8 - at / 10))
        tree[f"{name} again"] = Place(0, ("end",), (0.6 - at / 10, 0.4 + at / 10))
    search, game = searching(tree, style=Style(width=2, stages=2))
    found = search.run(game.view(), PLENTY)
    assert [(one.action, one.stage) for one in found] == [(2, 2), (3, 2), (1, 0), (0, 0)]
    chances = [one.chance for one in found]
    assert chances == sorted(chances, reverse=True), "chances are comparable across stages"


def test_the_better_half_goes_further() -> None:
    """All four actions are evaluated at the end of the turn, and the best two again at the start of the next turn."""
    names = ("a", "b", "c", "d")
    tree = {"start": Place(0, names), "end": over(0.5, 0.5)}
    for at, name in enumerate(names):
        tree[name] = Place(1, (f"{name} again",), (0.2 + at / 10, 0.8 - at / 10))
        tree[f"{name} again"] = Place(0, ("end",), (0.6 - at / 10, 0.4 + at / 10))
    search, game = searching(tree, style=Style(width=4, further=2, stages=2))
    found = search.run(game.view(), PLENTY)
    assert [(one.action, one.stage) for one in found] == [(2, 2), (3, 2), (1, 1), (0, 1)]


def test_stages_from_the_end_of_the_turn_on_count_equally() -> None:
    """The three stages are the end of the turn, the start of the seat's next turn, and its end."""
    tree = {
        "start": Place(0, ("steady", "showy")),
        "steady": Place(1, ("steady again",), (0.5, 0.5)),
        "steady again": Place(0, ("steady end",), (0.5, 0.5)),
        "steady end": Place(1, ("end",), (0.5, 0.5)),
        "showy": Place(1, ("showy again",), (0.7, 0.3)),
        "showy again": Place(0, ("showy end",), (0.2, 0.8)),
        "showy end": Place(1, ("end",), (0.3, 0.7)),
        "end": over(0.5, 0.5),
    }
    search, game = searching(tree)
    found = search.run(game.view(), PLENTY)
    assert [(one.action, one.stage, round(one.chance, 6)) for one in found] == [(0, 3, 0.5), (1, 3, 0.4)]


def test_a_late_stage_that_not_all_have_reached_does_not_count() -> None:
    """Two actions are evaluated at once and at the end of the turn. Then only one is searched further. This must not
    give it an advantage.
    """
    search, game = searching(ANSWERS)
    assert [one.stage for one in search.run(game.view(), Limit(positions=6))] == [1, 1]
    assert [one.stage for one in search.run(game.view(), Limit(positions=8))] == [1, 1]
    assert [one.stage for one in search.run(game.view(), Limit(positions=20))] == [3, 3]


def test_actions_judged_at_the_end_of_the_turn_come_first() -> None:
    """Better actions are searched first, and rank ahead of those for which there was no time."""
    search, game = searching(ANSWERS)
    found = search.run(game.view(), Limit(positions=3))
    assert [(one.action, one.stage) for one in found] == [(0, 1), (1, 0)]


def test_the_action_actually_played_is_always_searched() -> None:
    names = tuple("abcdefgh")
    tree = {"start": Place(0, names), "end": over(0.5, 0.5)}
    for at, name in enumerate(names):
        tree[name] = Place(1, (f"{name} again",), (0.5 - at / 50, 0.5 + at / 50))
        tree[f"{name} again"] = Place(0, ("end",), (0.4, 0.6) if at < 7 else (0.9, 0.1))
    search, game = searching(tree, style=Style(width=4, stages=2))
    blind = search.run(game.view(), Limit(positions=14))
    assert blind[0].action != 7
    asked = search.run(game.view(), Limit(positions=18), also=7)
    assert (asked[0].action, asked[0].stage) == (7, 2)


def test_one_action_needs_no_search() -> None:
    search, game = searching(TURN)
    found = search.run(game.view("hasty"), Limit())
    assert [one.action for one in found] == [0] and search.positions == 1


def test_chance_is_the_mean_of_its_outcomes() -> None:
    tree = {
        "start": Place(0, ("dare", "be safe")),
        "dare": chance(("won", "lost"), (1, 3)),
        "won": over(1.0, 0.0),
        "lost": over(0.0, 1.0),
        "be safe": over(0.4, 0.6),
    }
    search, game = searching(tree)
    found = by_action(search.run(game.view(), PLENTY))
    assert found[1] == pytest.approx([0.4, 0.6])
    assert found[0][0] == pytest.approx(0.25, abs=0.15) and sum(found[0]) == pytest.approx(1)


GUESS = {
    "start": Place(0, ("guess heads", "guess tails", "be safe")),
    "guess heads:heads": over(1.0, 0.0),
    "guess heads:tails": over(0.0, 1.0),
    "guess tails:heads": over(0.0, 1.0),
    "guess tails:tails": over(1.0, 0.0),
    "guess heads": Place(1, ("end",)),
    "guess tails": Place(1, ("end",)),
    "be safe": over(0.75, 0.25),
    "end": over(0.5, 0.5),
}
COIN = (":heads", ":tails")


@pytest.mark.parametrize("seed", range(6))
def test_decisions_do_not_depend_on_unknown_information(seed: int) -> None:
    """In each world, one guess always wins. A seat that cannot distinguish the worlds should play safe."""
    search, game = searching(GUESS, COIN, seed)
    found = search.run(game.view(), PLENTY)
    values = by_action(found)
    assert found[0].action == 2 and values[2] == pytest.approx([0.75, 0.25])
    assert values[0][0] == pytest.approx(0.5, abs=0.2) and values[1][0] == pytest.approx(0.5, abs=0.2)


@pytest.mark.parametrize("seed", range(3))
def test_the_same_bits_give_the_same_answer_after_any_other_search(seed: int) -> None:
    """The search keeps no state between decisions."""
    asked, game = searching(GUESS, COIN, seed)
    asked.run(game.view(), Limit(positions=4))
    bits = random.Random(seed)
    asked._bits = asked._quick.bits = bits
    fresh, _ = searching(GUESS, COIN, seed)
    assert asked.run(game.view(), Limit(positions=50)) == fresh.run(game.view(), Limit(positions=50))


@pytest.mark.parametrize("positions", [-1, 0])
def test_a_limit_of_no_positions_still_ends(positions: int) -> None:
    search, game = searching(GUESS, COIN)
    assert len(search.run(game.view(), Limit(positions=positions))) == 1


@pytest.mark.parametrize("positions", [1, 2, 3, 4, 5, 50])
def test_every_limit_gives_an_answer(positions: int) -> None:
    search, game = searching(GUESS, COIN)
    found = search.run(game.view(), Limit(positions=positions))
    assert found and len(found) == min(positions, 3)


def test_a_busy_machine_does_not_shorten_a_search_below_its_least() -> None:
    """The bot has no time left at all."""
    for least, within in ((0, range(1, 2)), (10, range(10, 20)), (40, range(40, 60))):
        search, game = searching(GUESS, COIN)
        search.run(game.view(), Limit(seconds=0.0, least=least))
        assert search.positions in within


RING = {
    "start": Place(0, ("round", "out")),
    "round": Place(1, ("back", "out")),
    "back": Place(1, ("round",), (0.0, 1.0)),
    "out": over(0.4, 0.6),
}
HALL = {"start": Place(0, ("mirror", "out")), "mirror": Place(0, ("mirror",), (0.9, 0.1)), "out": over(0.4, 0.6)}


@pytest.mark.parametrize("tree", [RING, HALL])
def test_repeated_positions_end(tree: dict[str, Place]) -> None:
    search, game = searching(tree)
    found = search.run(game.view(), Limit())
    assert {one.action for one in found} == {0, 1}
