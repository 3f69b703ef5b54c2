"""P. Special prestige: the four slots at Coellen."""

from __future__ import annotations

import pytest

from tests.hansa.scenes import TURN, benefit, city, emptied, on, prestige, slots
from tests.kit import at, changed, do, each, legal, refused, rule, seat

ROUTE = "Coellen-Warburg"
CLAIM = f"claim {ROUTE}"
WITH_MERCHANT = on(ROUTE, "t0 m0 t0 t0")
POINTS = (7, 8, 9, 11)


@rule("P1")
@pytest.mark.parametrize("taken", range(4))
def test_every_slot_that_privilegium_covers_is_available_and_slots_may_be_skipped(taken: int) -> None:
    p = at(posts=WITH_MERCHANT, seats={0: {"tracks": {"privilegium": taken}}})
    do(p, CLAIM)
    offices = {"office Coellen"} | ({"office Warburg"} if taken >= 1 else set())
    assert legal(p) == offices | each("prestige", map(str, POINTS[: taken + 1])) | {"nothing"}
    for points in POINTS[taken + 1 :]:
        assert refused(p, f"prestige {points}") == "P1"


@rule("P1")
@pytest.mark.parametrize("slot", range(4))
def test_a_merchant_of_the_route_goes_to_the_slot_and_the_track_does_not_move(slot: int) -> None:
    p = at(posts=WITH_MERCHANT, seats={0: {"tracks": {"privilegium": 3}}})
    do(p, CLAIM)
    slots = [None if number != slot else "merchant 0" for number in range(4)]
    assert changed(p, f"prestige {POINTS[slot]}") == emptied(WITH_MERCHANT) | {
        "special": ([None] * 4, slots),
        "seats.0.stock.trader": (6, 9),
        "stack": ([TURN, benefit(ROUTE)], [TURN]),
    }
    assert prestige(p) == [0, 0, 0, 0]
    assert p.scores()[0] == {
        "prestige": 0,
        "skills": 4,
        "markers": 0,
        "special_prestige": POINTS[slot],
        "control": 0,
        "network": 0,
        "mission": 0,
        "countries": 0,
    }


@rule("P1")
def test_an_occupied_slot_is_unavailable() -> None:
    p = at(posts=WITH_MERCHANT, special=slots("m1 - m2 -"), seats={0: {"tracks": {"privilegium": 3}}})
    do(p, CLAIM)
    assert legal(p, "prestige") == {"prestige 8", "prestige 11"}
    assert refused(p, "prestige 7") == "P1"
    assert refused(p, "prestige 9") == "P1"


@rule("P1")
def test_a_trader_is_not_enough_even_with_a_merchant_in_supply() -> None:
    p = at(posts=on(ROUTE, "t0 t0 t0 t0"))
    assert seat(p, 0)["supply"]["merchant"] == 1
    do(p, CLAIM)
    assert legal(p) == {"office Coellen", "nothing"}
    assert refused(p, "prestige 7") == "P1"


@rule("P1")
def test_no_other_route_gives_special_prestige() -> None:
    p = at(posts=on("Paderborn-Warburg", "m0 t0 t0"))
    do(p, "claim Paderborn-Warburg")
    assert legal(p) == {"office Paderborn", "nothing"}
    assert refused(p, "prestige 7") == "P1"


@rule("P1")
def test_one_player_may_have_several_slots_and_other_merchants_of_the_route_go_to_stock() -> None:
    p = at(
        posts=on(ROUTE, "m0 m0 t0 t0"),
        special=slots("m0 - - -"),
        seats={0: {"tracks": {"privilegium": 1, "liber_sophiae": 2}}},
    )
    do(p, CLAIM, "prestige 8")
    assert p.json()["special"] == ["merchant 0", "merchant 0", None, None]
    assert seat(p, 0)["stock"]["merchant"] == 1
    assert p.scores()[0]["special_prestige"] == 15


@rule("P1")
def test_a_slot_is_no_office() -> None:
    """A merchant on a slot neither controls Coellen nor allows an extra office there."""
    p = at(
        posts=on(ROUTE, "t0 t0 t0 t0"),
        special=slots("m1 - - -"),
        seats={0: {"unused": {"extra_office": 1}}},
    )
    do(p, CLAIM)
    assert prestige(p) == [0, 0, 0, 0]
    assert legal(p) == {"office Coellen", "nothing"}
    assert [(score["control"], score["network"]) for score in p.scores()] == [(0, 0)] * 4


@rule("P1")
def test_a_slot_joins_no_network() -> None:
    p = at(cities={"Warburg": city("t0")}, special=slots("m0 - - -"))
    assert p.scores()[0]["network"] == 1
