"""W. Two players with the pawn."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import CHANCE, NOBODY
from kontor.games.hansa.position import HansaPosition
from tests.hansa.boards import posts_on
from tests.hansa.provinces import NEIGHBOURS, provinces, routes, within_two_steps
from tests.hansa.scenes import (
    TAVERN_DRAWS,
    TURN,
    answer_to,
    chances,
    city,
    emptied,
    first_position,
    holding,
    on,
    set_up,
    turned,
)
from tests.kit import at, changed, do, each, legal, refused, rule, seat

RIMS = ("strict", "edge4", "edge10")
EVERYWHERE = [(rim, province) for rim in RIMS for province in provinces(rim)]
CLOSING = {"decision": "closing"}
PLACING = {"decision": "placing"}
NEAR = within_two_steps("edge4", "heath")
OTHERS = [province for province in provinces("edge4") if province != "heath"]

every_province = pytest.mark.parametrize(("rim", "province"), EVERYWHERE)


def duel(**more: Any) -> HansaPosition:
    """Return a position for two players with the pawn, which starts on the heath unless `pawn` is given."""
    return at(players=2, edition="2009", **more)


# W1


@rule("W1a", "W5a")
@every_province
def test_routes_on_the_border_of_a_province(rim: str, province: str) -> None:
    """Pieces can be placed on these routes, including those with the province on both sides."""
    p = duel(rim=rim, pawn={"province": province}, seats={0: {"supply": (1, 0)}})
    assert legal(p, "place") == each("place trader", posts_on(*routes(rim, province)))


@rule("W1a", "W3a")
@every_province
def test_neighbours_of_a_province(rim: str, province: str) -> None:
    """A free move can reach neighbours and their neighbours."""
    p = duel(rim=rim, pawn={"province": province})
    assert legal(p, "pawn") == each("pawn", within_two_steps(rim, province))


@rule("W1b")
@pytest.mark.parametrize(("rim", "number"), [("strict", 11), ("edge4", 14), ("edge10", 20)])
def test_the_switch_rim_divides_the_rim(rim: str, number: int) -> None:
    p = set_up(players=2, edition="2009", rim=rim)
    assert legal(p) == each("pawn", NEIGHBOURS[rim])
    assert len(p.legal()) == number


@rule("W1b")
def test_without_a_choice_the_rim_is_edge4() -> None:
    assert legal(set_up(players=2, edition="2009")) == each("pawn", provinces("edge4"))


# W2


@rule("W2a", "W2b")
@pytest.mark.parametrize("first", [0, 1])
def test_the_player_who_is_not_first_puts_the_pawn_on_a_province(first: int) -> None:
    p = set_up(first, players=2, edition="2009")
    assert p.json()["stack"] == [{"decision": "pawn"}]
    assert p.json()["pawn"] == {"province": None, "moved": False, "acted": False}
    assert (p.actor, p.json()["first"]) == (1 - first, first)
    assert legal(p) == each("pawn", provinces("edge4"))
    refused(p, "end")
    refused(p, "ride leine")
    do(p, "pawn leine")
    form = p.json()
    assert (p.actor, form["first"], form["active"], form["actions"]) == (first, first, first, 2)
    assert (form["stack"], form["pawn"]) == ([TURN], {"province": "leine", "moved": False, "acted": False})


@rule("W2a", "W2b", "S5")
def test_chance_draws_the_first_player() -> None:
    p = do(first_position(2, edition="2009"), *TAVERN_DRAWS)
    assert p.json()["pawn"] == {"province": None, "moved": False, "acted": False}
    assert chances(p) == {"first 0": 1, "first 1": 1}


# W3


@rule("W3a")
def test_the_free_move_before_the_first_action() -> None:
    p = duel()
    assert legal(p, "pawn") == each("pawn", NEAR)
    for province in provinces("edge4"):
        if province not in NEAR:
            assert refused(p, f"pawn {province}") == "W3a"
    assert changed(p, "pawn rim_nw") == {"pawn.province": ("heath", "rim_nw"), "pawn.moved": (False, True)}
    assert legal(p, "pawn") == set()
    assert refused(p, "pawn heath") == "W3a"
    assert changed(p, "end") == {"active": (0, 1), "pawn.moved": (True, False)}


@rule("W3a")
@pytest.mark.parametrize(
    "action",
    [
        ["income 0"],
        ["place trader Bremen-Hamburg 1"],
        ["lift Goslar-Magdeburg 1", "set trader Goslar-Magdeburg 1"],
        ["displace trader Bremen-Hamburg 4", "pay 1 0", "return Stade-Hamburg 1", "done"],
        ["claim Bremen-Hannover", "nothing"],
    ],
)
def test_after_an_action_the_free_move_waits_for_the_end_of_the_actions(action: list[str]) -> None:
    posts = on("Goslar-Magdeburg", "t0") | on("Bremen-Hannover", "t0 t0 t0") | {"Bremen-Hamburg 4": "trader 1"}
    p = do(duel(posts=posts), *action)
    assert p.json()["pawn"] == {"province": "heath", "moved": False, "acted": True}
    assert legal(p, "pawn") == set()
    assert refused(p, "pawn leine") == "W3a"
    assert changed(p, "end") == {"stack": ([TURN], [CLOSING])}
    assert (p.actor, legal(p)) == (0, each("pawn", NEAR) | {"done"})


@rule("W3a", "T4b")
def test_the_closing_move() -> None:
    p = duel(actions=0, pawn={"acted": True}, seats={0: {"unused": {"plus3": 1}, "plate": {"hidden": 1}}})
    assert legal(p) == {"use plus3", "end"}
    do(p, "end")
    assert p.json()["stack"] == [CLOSING]
    assert legal(p) == each("pawn", NEAR) | {"done"}
    assert refused(p, "pawn rhine") == "W3a"
    assert refused(p, "pawn heath") == "W3a"
    refused(p, "end")
    for text in ("use plus3", "income 0", "place trader Bremen-Hamburg 1", "ride rhine"):
        assert refused(p, text) == "T4b"
    do(p, "pawn west")
    assert (p.actor, p.json()["stack"]) == (CHANCE, [PLACING, {"decision": "draw"}])
    assert p.json()["pawn"]["province"] == "west"
    do(p, "draw skill")
    refused(p, "pawn heath")
    do(p, "put skill Hamburg-Lübeck")
    assert (p.actor, p.json()["stack"]) == (1, [TURN])
    assert p.json()["pawn"] == {"province": "west", "moved": False, "acted": False}


@rule("W3a")
@pytest.mark.parametrize(("choice", "province"), [("pawn harz_west", "harz_west"), ("done", "heath")])
def test_a_turn_without_actions_has_a_free_move_too(choice: str, province: str) -> None:
    p = duel()
    do(p, "end")
    assert (p.actor, p.json()["stack"]) == (0, [CLOSING])
    expected: dict[str, Any] = {"active": (0, 1), "stack": ([CLOSING], [TURN])}
    if province != "heath":
        expected["pawn.province"] = ("heath", province)
    assert changed(p, choice) == expected


@rule("W3a")
def test_a_move_at_the_start_leaves_none_for_the_end() -> None:
    p = duel()
    do(p, "pawn leine", "place trader Minden-Hannover 1", "income 0", "end")
    assert (p.actor, p.json()["stack"]) == (1, [TURN])
    assert p.json()["pawn"] == {"province": "leine", "moved": False, "acted": False}


@rule("W3a")
def test_every_turn_has_its_own_free_move() -> None:
    p = duel()
    do(p, "pawn leine", "end")
    assert legal(p, "pawn") == each("pawn", within_two_steps("edge4", "leine"))
    do(p, "pawn heath", "end", "pawn west", "end")
    assert p.json()["pawn"] == {"province": "west", "moved": False, "acted": False}


@rule("W3b")
def test_using_a_marker_before_the_free_move_is_no_action() -> None:
    p = duel(posts=on("Arnheim-Kampen", "t1"), seats=holding("plus3", "remove"))
    assert changed(p, "use plus3") == {"actions": (2, 5)} | turned("plus3")
    do(p, "use remove Arnheim-Kampen 1", "done")
    assert p.json()["pawn"]["acted"] is False
    assert legal(p, "pawn") == each("pawn", NEAR)
    do(p, "pawn leine")
    assert p.json()["pawn"] == {"province": "leine", "moved": True, "acted": False}


# W4


@rule("W4a")
def test_for_one_action_the_pawn_rides_to_any_other_province() -> None:
    p = duel()
    assert legal(p, "ride") == each("ride", OTHERS)
    assert refused(p, "ride heath") == "W4a"
    assert changed(p, "ride rim_sw") == {
        "actions": (2, 1),
        "pawn.province": ("heath", "rim_sw"),
        "pawn.acted": (False, True),
    }


@rule("W4a")
def test_as_often_as_wanted_while_there_is_an_action() -> None:
    p = duel(actions=3, seats={0: {"tracks": {"actiones": 1}}})
    do(p, "ride rim_sw", "ride heath", "ride altmark_south")
    assert (p.json()["actions"], p.json()["pawn"]["province"]) == (0, "altmark_south")
    assert legal(p) == {"end"}
    assert refused(p, "ride heath") == "T1"


@rule("W4b")
def test_after_a_ride_the_free_move_waits_for_the_end_of_the_actions() -> None:
    p = do(duel(), "ride rim_sw")
    assert legal(p, "pawn") == set()
    assert refused(p, "pawn rhine") == "W3a"
    do(p, "end")
    assert legal(p) == each("pawn", within_two_steps("edge4", "rim_sw")) | {"done"}


@rule("W4b")
def test_after_the_free_move_the_pawn_may_ride() -> None:
    p = do(duel(), "pawn leine")
    assert changed(p, "ride heath") == {
        "actions": (2, 1),
        "pawn.province": ("leine", "heath"),
        "pawn.acted": (False, True),
    }
    assert do(p, "end").actor == 1


# W5


HEATH = routes("edge4", "heath")


@rule("W5a")
def test_place_only_on_routes_that_border_on_the_province() -> None:
    p = duel()
    assert legal(p, "place") == each("place trader", posts_on(*HEATH)) | each("place merchant", posts_on(*HEATH))
    assert refused(p, "place trader Hamburg-Lübeck 1") == "W5a"
    assert changed(p, "place trader Hannover-Lüneburg 2") == {
        "actions": (2, 1),
        "pawn.acted": (False, True),
        "posts.Hannover-Lüneburg 2": (None, "trader 0"),
        "seats.0.supply.trader": (5, 4),
    }


@rule("W5a")
def test_displace_only_on_routes_that_border_on_the_province() -> None:
    p = duel(posts=on("Bremen-Hamburg", "t1") | on("Hamburg-Lübeck", "t1") | on("Minden-Hannover", "t1"))
    assert legal(p, "displace") == {"displace trader Bremen-Hamburg 1", "displace merchant Bremen-Hamburg 1"}
    assert refused(p, "displace trader Hamburg-Lübeck 1") == "W5a"
    do(p, "ride leine")
    assert legal(p, "displace") == {"displace trader Minden-Hannover 1", "displace merchant Minden-Hannover 1"}


@rule("W5a")
def test_claim_only_routes_that_border_on_the_province() -> None:
    posts = on("Bremen-Hannover", "t0 t0 t0")
    p = duel(posts=posts | on("Hamburg-Lübeck", "t0 t0 t0"))
    assert legal(p, "claim") == {"claim Bremen-Hannover"}
    assert refused(p, "claim Hamburg-Lübeck") == "W5a"
    assert changed(p, "claim Bremen-Hannover", "nothing") == emptied(posts) | {
        "actions": (2, 1),
        "pawn.acted": (False, True),
        "seats.0.stock.trader": (0, 3),
    }
    do(p, "ride rim_ne")
    assert refused(p, "claim Hamburg-Lübeck") == "T1"
    p = duel(posts=on("Hamburg-Lübeck", "t0 t0 t0"), pawn={"province": "rim_ne"})
    assert legal(p, "claim") == {"claim Hamburg-Lübeck"}


@rule("W5b")
def test_income_and_move_are_not_bound() -> None:
    p = duel(posts=on("Goslar-Magdeburg", "t0"))
    assert {"income 0", "lift Goslar-Magdeburg 1"} <= legal(p)
    do(p, "lift Goslar-Magdeburg 1")
    assert "set trader Coellen-Warburg 1" in legal(p)
    assert len(legal(p)) == 101


@rule("W5b")
def test_the_answer_of_the_victim_is_not_bound() -> None:
    """A piece is displaced from Bremen-Hamburg. Of the routes around it, only two border on the heath."""
    p = do(duel(posts=on("Bremen-Hamburg", "t1")), "displace trader Bremen-Hamburg 1", "pay 1 0")
    assert p.json()["stack"] == [TURN, answer_to("Bremen-Hamburg 1", "trader", 1)]
    ring = posts_on(
        "Osnabrück-Bremen", "Bremen-Minden", "Bremen-Hannover", "Stade-Hamburg", "Hamburg-Lübeck", "Hamburg-Lüneburg"
    )
    assert legal(p) == each("return", ring) | each("add trader", ring)


@rule("W5b")
def test_markers_and_their_placing_are_not_bound() -> None:
    p = duel(
        posts=on("Coellen-Warburg", "t1"),
        cities={"Arnheim": city("t0 m1")},
        seats=holding("remove", "swap", plate={"hidden": 1}),
        pawn={"moved": True},
    )
    assert legal(p, "use") == {"use remove Coellen-Warburg 1", "use swap Arnheim 1"}
    do(p, "use remove Coellen-Warburg 1", "done", "end", "draw skill")
    assert len(p.legal()) == 32
    do(p, "put skill Coellen-Warburg")
    assert p.json()["markers"] == {"Coellen-Warburg": "skill"}


# The end


@rule("W3a", "E2a")
def test_when_the_game_is_over_the_pawn_does_not_move() -> None:
    p = duel(posts=on("Bremen-Hannover", "t0 t0 t0"), cities={"Hannover": city("t0")}, seats={0: {"prestige": 19}})
    do(p, "claim Bremen-Hannover", "nothing")
    assert (p.actor, p.json()["ended"], p.legal()) == (NOBODY, "prestige", [])
    for text in ("pawn leine", "ride leine"):
        assert refused(p, text) == "E2a"
    assert seat(p, 0)["prestige"] == 20
