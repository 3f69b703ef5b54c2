"""T: the turn."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import CHANCE
from tests.hansa.scenes import TURN
from tests.kit import at, changed, do, each, legal, posts_of, refused, rule, seat

GOETTINGEN = dict.fromkeys(posts_of("Göttingen-Quedlinburg 3"), "trader 0")
PLACE = "place trader Hamburg-Lübeck"


@rule("T1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_turns_go_round_clockwise(players: int) -> None:
    position = at(players=players, actions=1)
    assert changed(position, "end") == {"active": (0, 1), "actions": (1, 2)}
    order = [position.actor]
    for _ in range(players):
        order.append(do(position, "end").actor)
    assert order == [*range(1, players), 0, 1]


@rule("T1")
@pytest.mark.parametrize(("taken", "actions"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_a_turn_has_as_many_actions_as_the_actiones_value(taken: int, actions: int) -> None:
    position = do(at(active=3, seats={0: {"tracks": {"actiones": taken}, "supply": (6, 0)}}), "end")
    for done in range(actions):
        assert position.json()["actions"] == actions - done
        do(position, f"place trader Bremen-Hamburg {done + 1}" if done < 4 else f"{PLACE} 1")
    assert legal(position) == {"end"}


@rule("T1")
@pytest.mark.parametrize(
    "actions",
    [
        ("income 0", "income 0"),
        ("income 0", f"{PLACE} 1"),
        (f"{PLACE} 1", "income 0"),
        (f"{PLACE} 1", f"{PLACE} 2"),
        ("claim Göttingen-Quedlinburg", "nothing", "income 0"),
        ("income 0", "claim Göttingen-Quedlinburg", "nothing"),
        (
            "lift Göttingen-Quedlinburg 1",
            "set trader Hamburg-Lübeck 1",
            "lift Hamburg-Lübeck 1",
            "set trader Hamburg-Lübeck 1",
        ),
    ],
)
def test_actions_come_in_any_order_and_may_be_repeated(actions: tuple[str, ...]) -> None:
    position = do(at(posts=GOETTINGEN, seats={0: {"supply": (2, 1)}}), *actions)
    assert (position.actor, position.json()["actions"], position.json()["stack"]) == (0, 0, [TURN])


@rule("T1")
@pytest.mark.parametrize(
    "action",
    [
        "income 0",
        "place trader Hamburg-Lübeck 1",
        "displace trader Stade-Hamburg 1",
        "lift Göttingen-Quedlinburg 1",
        "claim Göttingen-Quedlinburg",
    ],
)
def test_without_an_action_left_there_is_none(action: str) -> None:
    posts = GOETTINGEN | {"Stade-Hamburg 1": "trader 1"}
    assert action in legal(at(posts=posts, actions=1))
    position = at(posts=posts, actions=0)
    assert legal(position) == {"end"}
    assert refused(position, action) == "T1"


@rule("T1")
@pytest.mark.parametrize(
    ("begun", "kinds"),
    [
        (["lift Göttingen-Quedlinburg 1"], {"lift", "set"}),
        (["displace trader Stade-Hamburg 1"], {"pay"}),
        (["displace trader Stade-Hamburg 1", "pay 1 0"], {"return", "add"}),
        (["claim Göttingen-Quedlinburg"], {"office", "skill", "nothing"}),
    ],
)
def test_an_action_is_finished_before_the_next(begun: list[str], kinds: set[str]) -> None:
    """In the middle of an action no other action of the turn is possible, not even ending it."""
    position = do(at(posts=GOETTINGEN | {"Stade-Hamburg 1": "trader 1"}, seats={0: {"unused": {"plus3": 1}}}), *begun)
    assert {text.split(" ")[0] for text in legal(position)} == kinds
    for action in ("income 0", "place trader Hamburg-Lübeck 1", "use plus3", "end"):
        refused(position, action)


@rule("T2a", "T2")
@pytest.mark.parametrize("left", [0, 1, 2])
@pytest.mark.parametrize(("taken", "more"), [(0, 1), (1, 0), (2, 1), (3, 0), (4, 1)])
def test_a_higher_actiones_value_gives_an_action_at_once_an_equal_one_none(taken: int, more: int, left: int) -> None:
    """A skill marker raises Actiones, even with no action left. The values are 2, 3, 3, 4, 4, 5."""
    position = at(actions=left, seats={0: {"tracks": {"actiones": taken}, "unused": {"skill": 1}}})
    expected: dict[str, Any] = {
        "seats.0.tracks.actiones": (taken, taken + 1),
        "seats.0.supply.trader": (5, 6),
        "seats.0.unused.skill": (1, None),
        "seats.0.used.skill": (None, 1),
    }
    if more:
        expected["actions"] = (left, left + 1)
    assert changed(position, "use skill actiones") == expected


@rule("T2a", "T2")
@pytest.mark.parametrize(("taken", "left"), [(0, 1), (1, 0), (2, 1)])
def test_a_claim_can_give_the_extra_action_too(taken: int, left: int) -> None:
    """The last action of the turn is the claim that raises Actiones."""
    position = do(
        at(posts=GOETTINGEN, actions=1, seats={0: {"tracks": {"actiones": taken}}}), "claim Göttingen-Quedlinburg"
    )
    assert position.json()["actions"] == 0
    assert do(position, "skill actiones").json()["actions"] == left
    assert (legal(position) == {"end"}) == (left == 0)


@rule("T2a", "T2")
def test_another_skill_gives_no_action() -> None:
    position = at(actions=1, seats={0: {"unused": {"skill": 1}}})
    assert do(position, "use skill liber_sophiae").json()["actions"] == 1


@rule("T2b")
@pytest.mark.parametrize(("marker", "more"), [("plus3", 3), ("plus4", 4)])
def test_extra_actions_of_a_marker_last_for_the_current_turn(marker: str, more: int) -> None:
    position = at(players=3, seats={0: {"unused": {marker: 1}}})
    assert do(position, f"use {marker}").json()["actions"] == 2 + more
    for number in (1, 2, 0):
        do(position, "end")
        assert (position.actor, position.json()["actions"]) == (number, 2)


@rule("T2b")
def test_the_next_turn_starts_from_the_actiones_value() -> None:
    """If Actiones rises to 3 with two actions left, there are 3 actions now, and 3 instead of 4 in the next turn."""
    position = do(at(players=3, seats={0: {"unused": {"skill": 1}}}), "use skill actiones")
    assert position.json()["actions"] == 3
    assert [do(position, "end").json()["actions"] for _ in range(3)] == [2, 2, 3]


@rule("T3")
@pytest.mark.parametrize("done", [[], [f"{PLACE} 1"], [f"{PLACE} 1", f"{PLACE} 2"]], ids=["before", "between", "after"])
def test_markers_may_be_used_at_any_moment_between_actions(done: list[str]) -> None:
    position = do(at(seats={0: {"unused": {"plus3": 1, "skill": 1}}}), *done)
    left = 2 - len(done)
    assert legal(position, "use") == {"use plus3", *each("use skill", seat(position, 0)["tracks"])}
    assert changed(position, "use plus3") == {
        "actions": (left, left + 3),
        "seats.0.unused.plus3": (1, None),
        "seats.0.used.plus3": (None, 1),
    }
    assert "use skill bursa" in legal(position)


@rule("T3")
def test_only_in_your_own_turn() -> None:
    position = at(active=1, seats={0: {"unused": {"plus3": 1}}})
    assert legal(position, "use") == set()


@rule("T4a", "T4")
@pytest.mark.parametrize("left", [0, 1, 2, 5])
def test_a_turn_may_be_ended_with_any_number_of_actions_left(left: int) -> None:
    assert do(at(actions=left, seats={0: {"tracks": {"actiones": 5}}}), "end").actor == 1


@rule("T4a", "T4")
def test_a_turn_does_not_end_automatically() -> None:
    position = do(at(actions=1), "income 0")
    assert position.actor == 0
    assert legal(position) == {"end"}


@rule("T4b", "T4")
@pytest.mark.parametrize("edition", ["2009", "2014", "italian"])
def test_markers_are_placed_after_the_end_and_then_nothing_else_is_possible(edition: str) -> None:
    position = at(edition=edition, seats={0: {"plate": {"hidden": 1}, "unused": {"plus3": 1}}})
    assert legal(position, "put") == set()
    do(position, "end")
    kind = "hidden"
    if edition != "2014":
        assert position.actor == CHANCE
        do(position, "draw swap")
        kind = "swap"
    assert position.actor == 0
    assert position.json()["stack"] == [{"decision": "placing"}]
    assert {text.split(" ")[0] for text in legal(position)} == {"put"}
    for action in ("income 0", "place trader Hamburg-Lübeck 1", "use plus3", "end"):
        assert refused(position, action) == "T4b"
    assert changed(position, f"put {kind} Hamburg-Lübeck") == {
        "active": (0, 1),
        "markers.Hamburg-Lübeck": (None, kind),
        f"seats.0.plate.{kind}": (1, None),
        "stack": ([{"decision": "placing"}], [TURN]),
    }
