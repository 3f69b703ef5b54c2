"""M. Markers: using them, and placing new ones."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import CHANCE
from kontor.games.hansa.position import HansaPosition
from tests.hansa.scenes import (
    TURN,
    Changes,
    benefit,
    chances,
    city,
    control,
    emptied,
    holding,
    on,
    prestige,
    slots,
    turned,
)
from tests.kit import TRACK_LENGTH, TRACKS, at, changed, do, each, legal, refused, rule, seat

ROUTES = (
    "Groningen-Emden",
    "Emden-Osnabrück",
    "Kampen-Osnabrück",
    "Arnheim-Kampen",
    "Arnheim-Münster",
    "Arnheim-Duisburg",
    "Duisburg-Dortmund",
    "Dortmund-Paderborn",
    "Münster-Minden",
    "Osnabrück-Bremen",
    "Bremen-Minden",
    "Bremen-Hannover",
    "Bremen-Hamburg",
    "Minden-Hannover",
    "Minden-Brunswiek",
    "Minden-Paderborn",
    "Stade-Hamburg",
    "Hamburg-Lübeck",
    "Hamburg-Lüneburg",
    "Hannover-Lüneburg",
    "Lüneburg-Perleberg",
    "Perleberg-Stendal",
    "Brunswiek-Stendal",
    "Stendal-Magdeburg",
    "Goslar-Magdeburg",
    "Goslar-Quedlinburg",
    "Hildesheim-Goslar",
    "Paderborn-Hildesheim",
    "Paderborn-Warburg",
    "Coellen-Warburg",
    "Göttingen-Quedlinburg",
    "Quedlinburg-Halle",
    "Emden-Stade",
    "Warburg-Göttingen",
)
"""Routes of the board for four and five players."""

PLACING = {"decision": "placing"}
DRAW = {"decision": "draw"}


def blocked(*free: str) -> dict[str, str]:
    """Return a piece on every route except the free ones. Blocked routes cannot take a marker."""
    return {f"{route} 1": f"trader {k % 4}" for k, route in enumerate(ROUTES) if route not in free}


def waiting(*free: str, plate: dict[str, int], **more: Any) -> HansaPosition:
    """Return a position in which seat 0 has markers on its plate, and only the free routes can take one."""
    return at(posts=blocked(*free), seats={0: {"plate": plate}} | more.pop("seats", {}), **more)


def puts(kind: str, *but: str) -> set[str]:
    """Return the actions that place this marker on every route of the board except these."""
    return each(f"put {kind}", [route for route in ROUTES if route not in but])


# M1


@rule("M1")
def test_a_marker_is_used_once_for_free_and_kept() -> None:
    p = at(seats=holding("plus3", "swap"), actions=0)
    assert legal(p) == {"use plus3", "end"}
    assert changed(p, "use plus3") == {"actions": (0, 3)} | turned("plus3")
    assert legal(p, "use") == set()
    assert refused(p, "use plus3") == "M1"


@rule("M1")
def test_of_two_markers_of_a_kind_each_is_used_once() -> None:
    p = at(seats=holding("plus4", "plus4"))
    assert changed(p, "use plus4") == {
        "actions": (2, 6),
        "seats.0.unused.plus4": (2, 1),
        "seats.0.used.plus4": (None, 1),
    }
    assert changed(p, "use plus4") == {
        "actions": (6, 10),
        "seats.0.unused.plus4": (1, None),
        "seats.0.used.plus4": (1, 2),
    }
    assert refused(p, "use plus4") == "M1"


@rule("M1")
def test_markers_are_used_only_in_your_own_turn() -> None:
    """You cannot use another player's marker, nor your own when you answer a displacement."""
    p = at(posts=on("Duisburg-Dortmund", "t1"), seats={1: {"unused": {"plus3": 1}}})
    assert legal(p, "use") == set()
    assert refused(p, "use plus3") == "M1"
    do(p, "displace trader Duisburg-Dortmund 1", "pay 1 0")
    assert p.actor == 1
    assert legal(p, "use") == set()
    refused(p, "use plus3")


# M2


def with_an_extra_office_on_the_route(*held: str, **options: Any) -> HansaPosition:
    """Hamburg has an office of seat 1. The only benefits of Stade-Hamburg are a skill and an extra office."""
    return at(
        posts=on("Stade-Hamburg", "t0 t0 t0"),
        cities={"Hamburg": city("t1")},
        markers={"Stade-Hamburg": "extra_office"},
        seats=holding(*held),
        **options,
    )


@rule("M2")
def test_an_extra_office_marker_just_taken_cannot_be_used_in_the_same_action() -> None:
    p = with_an_extra_office_on_the_route()
    do(p, "claim Stade-Hamburg")
    assert legal(p) == {"skill privilegium", "nothing"}
    assert refused(p, "extra trader Hamburg") == "M2"


@rule("M2")
def test_the_switch_marker_in_same_action_allows_using_it() -> None:
    p = with_an_extra_office_on_the_route(marker_in_same_action=True)
    do(p, "claim Stade-Hamburg")
    assert legal(p) == {"extra trader Hamburg", "skill privilegium", "nothing"}
    do(p, "extra trader Hamburg")
    assert p.json()["cities"]["Hamburg"]["extra"] == ["trader 0"]
    assert (seat(p, 0)["unused"], seat(p, 0)["used"]) == ({}, {"extra_office": 1})


@rule("M2")
def test_one_held_before_can_be_used() -> None:
    p = with_an_extra_office_on_the_route("extra_office")
    do(p, "claim Stade-Hamburg")
    assert legal(p) == {"extra trader Hamburg", "skill privilegium", "nothing"}
    do(p, "extra trader Hamburg")
    assert (seat(p, 0)["unused"], seat(p, 0)["used"]) == ({"extra_office": 1}, {"extra_office": 1})


@rule("M2")
def test_the_marker_taken_can_be_used_in_the_next_action() -> None:
    p = at(
        posts=on("Stade-Hamburg", "t0 t0 t0") | on("Hamburg-Lübeck", "t0 t0 t0"),
        cities={"Hamburg": city("t1")},
        markers={"Stade-Hamburg": "extra_office"},
    )
    do(p, "claim Stade-Hamburg", "nothing", "claim Hamburg-Lübeck")
    assert legal(p) == {"extra trader Hamburg", "office Lübeck", "skill bursa", "nothing"}


@rule("M2")
@pytest.mark.parametrize(("switch", "extra"), [(False, set()), (True, {"extra trader Hamburg"})])
def test_a_face_down_marker_that_turns_out_to_be_an_extra_office_is_treated_alike(
    switch: bool, extra: set[str]
) -> None:
    p = at(
        new_markers="face_down",
        marker_in_same_action=switch,
        posts=on("Stade-Hamburg", "t0 t0 t0"),
        cities={"Hamburg": city("t1")},
        markers={"Stade-Hamburg": "hidden"},
    )
    do(p, "claim Stade-Hamburg", "draw extra_office")
    assert legal(p) == extra | {"skill privilegium", "nothing"}


# M3


@rule("M3a", "M3c")
@pytest.mark.parametrize("edition", ["2009", "italian"])
def test_face_up_a_new_marker_is_drawn_and_placed_at_the_end_of_the_turn(edition: str) -> None:
    p = at(edition=edition, posts=on("Kampen-Osnabrück", "t0 t0"), markers={"Kampen-Osnabrück": "swap"})
    do(p, "claim Kampen-Osnabrück", "nothing")
    assert (p.actor, p.json()["stack"], seat(p, 0)["plate"]) == (0, [TURN], {"hidden": 1})
    assert legal(p, "put", "draw") == set()
    assert changed(p, "end") == {"stack": ([TURN], [PLACING, DRAW])}
    assert p.actor == CHANCE
    assert changed(p, "draw plus3") == {
        "unseen.plus3": (2, 1),
        "seats.0.plate.hidden": (1, None),
        "seats.0.plate.plus3": (None, 1),
        "stack": ([PLACING, DRAW], [PLACING]),
    }
    assert p.actor == 0
    assert legal(p) == puts("plus3")
    assert changed(p, "put plus3 Kampen-Osnabrück") == {
        "active": (0, 1),
        "actions": (1, 2),
        "markers.Kampen-Osnabrück": (None, "plus3"),
        "seats.0.plate.plus3": (1, None),
        "stack": ([PLACING], [TURN]),
    }
    assert p.actor == 1


@rule("M3a", "M3c")
@pytest.mark.parametrize("options", [{"edition": "2014"}, {"edition": "2009", "new_markers": "face_down"}])
def test_face_down_a_new_marker_is_placed_at_the_end_of_the_turn_without_being_seen(options: dict[str, Any]) -> None:
    p = at(**options, posts=on("Kampen-Osnabrück", "t0 t0"), markers={"Kampen-Osnabrück": "swap"})
    do(p, "claim Kampen-Osnabrück", "nothing")
    assert legal(p, "put", "draw") == set()
    assert changed(p, "end") == {"stack": ([TURN], [PLACING])}
    assert p.actor == 0
    assert legal(p) == puts("hidden")
    assert changed(p, "put hidden Bremen-Minden") == {
        "active": (0, 1),
        "actions": (1, 2),
        "markers.Bremen-Minden": (None, "hidden"),
        "seats.0.plate.hidden": (1, None),
        "stack": ([PLACING], [TURN]),
    }


@rule("M3c")
def test_the_2014_edition_can_be_played_face_up() -> None:
    p = at(edition="2014", new_markers="face_up", seats={0: {"plate": {"hidden": 1}}})
    do(p, "end")
    assert chances(p) == {
        "draw extra_office": 4,
        "draw swap": 3,
        "draw plus3": 2,
        "draw plus4": 2,
        "draw skill": 2,
        "draw remove": 2,
    }


@rule("M3a")
def test_a_turn_without_a_new_marker_passes_at_once() -> None:
    p = at(seats={1: {"plate": {"hidden": 1}}})
    assert changed(p, "end") == {"active": (0, 1)}


@rule("M3b")
def test_a_marker_goes_to_a_route_without_marker_without_piece_and_with_a_free_house() -> None:
    """Duisburg and Dortmund are full, so the route between them is excluded, but not the other routes from these
    cities.
    """
    p = at(
        new_markers="face_down",
        posts={"Hamburg-Lüneburg 3": "trader 0", "Stade-Hamburg 1": "merchant 2"},
        cities={"Duisburg": city("t1"), "Dortmund": city("m1 t1 t2"), "Brunswiek": city("t1")},
        markers={"Osnabrück-Bremen": "swap", "Minden-Hannover": "hidden"},
        seats={0: {"plate": {"hidden": 1}}},
    )
    do(p, "end")
    out = ("Hamburg-Lüneburg", "Stade-Hamburg", "Duisburg-Dortmund", "Osnabrück-Bremen", "Minden-Hannover")
    assert legal(p) == puts("hidden", *out)
    for route in out:
        assert refused(p, f"put hidden {route}") == "M3b"


@rule("M3b", "M5c")
def test_an_extra_office_does_not_use_up_the_free_house() -> None:
    p = at(
        new_markers="face_down",
        cities={"Duisburg": city("t1"), "Dortmund": city("m1 t1", "t2 t2 t2")},
        seats={0: {"plate": {"hidden": 1}}},
    )
    do(p, "end")
    assert legal(p) == puts("hidden")


@rule("M3b")
def test_placing_is_compulsory_if_possible() -> None:
    p = waiting("Quedlinburg-Halle", plate={"hidden": 1}, new_markers="face_down")
    do(p, "end")
    assert legal(p) == {"put hidden Quedlinburg-Halle"}
    refused(p, "end")
    refused(p, "done")


@rule("M3c")
def test_face_up_all_new_markers_are_drawn_before_the_first_is_placed() -> None:
    p = at(seats={0: {"plate": {"hidden": 2}}, 1: {"used": {"remove": 2}}})
    do(p, "end")
    weights = {"draw extra_office": 5, "draw swap": 2, "draw plus3": 2, "draw plus4": 2, "draw skill": 3}
    assert chances(p) == weights
    do(p, "draw plus4")
    assert chances(p) == weights | {"draw plus4": 1}
    do(p, "draw skill")
    assert p.actor == 0
    assert seat(p, 0)["plate"] == {"plus4": 1, "skill": 1}
    assert legal(p) == puts("plus4") | puts("skill")
    assert p.json()["bag"] == sum(p.json()["unseen"].values()) == 12


@rule("M3c")
def test_two_new_markers_of_one_kind_are_one_choice() -> None:
    p = at(seats={0: {"plate": {"hidden": 2}}})
    do(p, "end", "draw skill", "draw skill")
    assert seat(p, 0)["plate"] == {"skill": 2}
    assert legal(p) == puts("skill")


@rule("M3d")
@pytest.mark.parametrize("new_markers", ["face_up", "face_down"])
def test_if_no_route_can_take_a_marker_none_is_drawn(new_markers: str) -> None:
    p = waiting(plate={"hidden": 2}, new_markers=new_markers)
    assert changed(p, "end") == {"active": (0, 1)}
    assert p.actor == 1


@rule("M3d", "M4")
def test_unseen_markers_wait_until_one_can_be_placed_at_the_end_of_an_own_turn() -> None:
    p = waiting(plate={"hidden": 1}, seats={1: {"unused": {"remove": 1}}})
    do(p, "end", "use remove Arnheim-Münster 1", "done", "end", "end", "end")
    assert (p.actor, seat(p, 0)["plate"]) == (0, {"hidden": 1})
    do(p, "end")
    assert p.actor == CHANCE
    do(p, "draw skill")
    assert legal(p) == {"put skill Arnheim-Münster"}


@rule("M3e")
@pytest.mark.parametrize(
    ("new_markers", "kinds"), [("face_up", ("swap", "plus3")), ("face_down", ("hidden", "hidden"))]
)
def test_markers_are_placed_one_by_one_and_the_routes_are_checked_each_time(
    new_markers: str, kinds: tuple[str, str]
) -> None:
    p = at(new_markers=new_markers, seats={0: {"plate": {"hidden": 2}}})
    do(p, "end", *(f"draw {kind}" for kind in kinds if kind != "hidden"))
    do(p, f"put {kinds[0]} Bremen-Minden")
    assert p.actor == 0
    assert legal(p) == puts(kinds[1], "Bremen-Minden")
    assert refused(p, f"put {kinds[1]} Bremen-Minden") == "M3b"
    do(p, f"put {kinds[1]} Coellen-Warburg")
    assert p.json()["markers"] == {"Bremen-Minden": kinds[0], "Coellen-Warburg": kinds[1]}
    assert (p.actor, p.json()["stack"], seat(p, 0)["plate"]) == (1, [TURN], {})


# M4


@rule("M4", "M3e")
def test_what_no_route_can_take_stays_on_the_plate() -> None:
    """Two markers are drawn and one can be placed. The other marker waits and is not drawn again."""
    p = waiting("Coellen-Warburg", plate={"hidden": 2}, seats={1: {"unused": {"remove": 1}}})
    do(p, "end", "draw swap", "draw plus3")
    assert legal(p) == {"put swap Coellen-Warburg", "put plus3 Coellen-Warburg"}
    assert changed(p, "put swap Coellen-Warburg") == {
        "active": (0, 1),
        "markers.Coellen-Warburg": (None, "swap"),
        "seats.0.plate.swap": (1, None),
        "stack": ([PLACING], [TURN]),
    }
    do(p, "use remove Arnheim-Münster 1", "done", "end", "end", "end")
    assert changed(p, "end") == {"stack": ([TURN], [PLACING])}
    assert legal(p) == {"put plus3 Arnheim-Münster"}


@rule("M4", "M3c")
def test_if_a_marker_is_waiting_only_the_new_ones_are_drawn() -> None:
    p = at(seats={0: {"plate": {"swap": 1, "hidden": 1}}})
    do(p, "end")
    assert chances(p)["draw swap"] == 1
    do(p, "draw remove")
    assert legal(p) == puts("swap") | puts("remove")


@rule("M4")
def test_a_waiting_marker_ends_nothing_and_scores_nothing() -> None:
    p = waiting(plate={"hidden": 1, "swap": 1}, bag=0)
    do(p, "end")
    assert p.result() is None
    assert p.json()["ended"] is None
    assert p.scores()[0]["markers"] == 0
    assert seat(p, 0)["plate"] == {"hidden": 1, "swap": 1}


# M5


@rule("M5a")
def test_an_extra_office_takes_a_piece_of_either_kind_to_a_city_with_an_occupied_house() -> None:
    """Emden has an office, Groningen has none."""
    p = at(posts=on("Groningen-Emden", "t0 m0 t0"), cities={"Emden": city("m1")}, seats=holding("extra_office"))
    do(p, "claim Groningen-Emden")
    assert legal(p) == {
        "office Groningen",
        "extra trader Emden",
        "extra merchant Emden",
        "skill liber_sophiae",
        "nothing",
    }
    assert refused(p, "extra trader Groningen") == "M5a"
    assert refused(p, "extra trader Bremen") in {"C5", "M5a"}


@rule("M5a")
def test_the_piece_comes_from_the_route() -> None:
    p = at(posts=on("Groningen-Emden", "t0 t0 t0"), cities={"Emden": city("m1")}, seats=holding("extra_office"))
    do(p, "claim Groningen-Emden")
    assert legal(p, "extra") == {"extra trader Emden"}
    assert refused(p, "extra merchant Emden") == "M5a"


@rule("M5a")
def test_an_extra_office_needs_a_marker() -> None:
    p = at(
        posts=on("Groningen-Emden", "t0 t0 t0"),
        cities={"Emden": city("m1")},
        seats={1: {"unused": {"extra_office": 1}}},
    )
    do(p, "claim Groningen-Emden")
    assert legal(p, "extra") == set()
    refused(p, "extra trader Emden")


@rule("M5a", "M5c")
@pytest.mark.parametrize(
    ("kind", "to_stock"),
    [
        ("trader", {"seats.0.stock.trader": (4, 5), "seats.0.stock.merchant": (0, 1)}),
        ("merchant", {"seats.0.stock.trader": (4, 6)}),
    ],
)
def test_extra_offices_stand_left_of_all_others_the_latest_furthest_left(kind: str, to_stock: Changes) -> None:
    """Emden is full and its last house is pink. The Privilegium of seat 0 is white. Seat 2 controls Emden (C3)."""
    posts = on("Groningen-Emden", "t0 t0 m0")
    p = at(posts=posts, cities={"Emden": city("m1 t2", "t2")}, seats=holding("extra_office"))
    assert changed(p, "claim Groningen-Emden", f"extra {kind} Emden") == (
        emptied(posts)
        | turned("extra_office")
        | to_stock
        | {
            "actions": (2, 1),
            "seats.2.prestige": (0, 1),
            "cities.Emden.extra": (["trader 2"], [f"{kind} 0", "trader 2"]),
        }
    )


@rule("M5b")
@pytest.mark.parametrize(
    ("offices", "controller"),
    [
        pytest.param(city("t1", "t0"), 1, id="a tie goes to the house"),
        pytest.param(city("t1", "t0 t0"), 0, id="most offices"),
        pytest.param(city("t1", "m0 m0"), 0, id="merchants count as much"),
        pytest.param(city("t0 t1", "t0"), 0, id="houses and extra offices together"),
        pytest.param(city("t0 t1", "t2 t0 t2"), 0, id="a tie of two: the office in the house is further right"),
        pytest.param(city("t1", "t0 t2 t2 t0"), 0, id="a tie of two without houses: furthest right"),
        pytest.param(city("t1", "t0 t0 t2 t2"), 2, id="a tie of two without houses: the first ones"),
    ],
)
def test_an_extra_office_counts_for_control_and_loses_ties_to_all_on_its_right(
    offices: dict[str, list[str]], controller: int
) -> None:
    p = at(
        posts=on("Hamburg-Lüneburg", "t3 t3 t3 t3"),
        cities={"Hamburg": offices},
        active=3,
        seats={0: {"tracks": {"liber_sophiae": 1}}},
    )
    points = [int(number == controller) for number in range(4)]
    assert control(p) == [2 * point for point in points]
    do(p, "claim Hamburg-Lüneburg")
    assert prestige(p) == points


@rule("M5b")
def test_an_extra_office_counts_for_the_network() -> None:
    p = at(cities={"Hamburg": city("t0", "t0"), "Lübeck": city("t1", "m0")})
    assert [score["network"] for score in p.scores()] == [3, 1, 0, 0]


@rule("M5c")
def test_an_extra_office_takes_no_house_completes_nothing_gets_no_coin_and_needs_no_privilegium() -> None:
    """In Halle, the coin is in the first house. The second house is orange, and is the last one."""
    posts = on("Quedlinburg-Halle", "t0 t0 t0 t0")
    p = at(posts=posts, cities={"Halle": city("t1")}, seats=holding("extra_office"))
    do(p, "claim Quedlinburg-Halle")
    assert legal(p) == {"extra trader Halle", "skill clavis_urbis", "nothing"}
    assert changed(p, "extra trader Halle") == emptied(posts) | turned("extra_office") | {
        "cities.Halle.extra": ([], ["trader 0"]),
        "seats.0.stock.trader": (2, 5),
        "stack": ([TURN, benefit("Quedlinburg-Halle")], [TURN]),
    }


@rule("M5c")
def test_an_extra_office_is_possible_in_a_full_city_and_does_not_complete_it_again() -> None:
    p = at(posts=on("Minden-Brunswiek", "t0 t0 t0 t0"), cities={"Brunswiek": city("t1")}, seats=holding("extra_office"))
    do(p, "claim Minden-Brunswiek")
    assert legal(p) == {"office Minden", "extra trader Brunswiek", "nothing"}
    do(p, "extra trader Brunswiek")
    assert p.json()["cities"]["Brunswiek"] == {"houses": ["trader 1"], "extra": ["trader 0"]}
    assert p.json()["completed"] == 1


@rule("M5c", "M6")
def test_extra_offices_cannot_be_swapped() -> None:
    p = at(cities={"Hamburg": city("t1", "t2 t0")}, seats=holding("swap"))
    assert legal(p, "use") == set()


# M6


@rule("M6")
def test_two_neighbouring_offices_that_differ_in_owner_or_kind_can_be_swapped() -> None:
    p = at(
        cities={
            "Göttingen": city("t1 m1 t1"),
            "Hamburg": city("t1 t1 t2"),
            "Osnabrück": city("t1 t2"),
            "Hannover": city("t0 t0"),
            "Emden": city("m2"),
        },
        seats=holding("swap"),
    )
    assert legal(p, "use swap") == {
        "use swap Göttingen 1",
        "use swap Göttingen 2",
        "use swap Hamburg 2",
        "use swap Osnabrück 1",
    }
    assert refused(p, "use swap Hamburg 1") in {"M6", "M10"}  # same owner and kind
    assert refused(p, "use swap Hannover 1") in {"M6", "M10"}
    assert refused(p, "use swap Osnabrück 2") == "M6"  # an empty house
    assert refused(p, "use swap Emden 1") == "M6"
    assert refused(p, "use swap Arnheim 1") == "M6"


@rule("M6")
def test_a_swap_changes_the_two_places_and_nothing_else() -> None:
    """Groningen's coin is not scored, shape and Privilegium do not matter, and no city is completed."""
    p = at(cities={"Groningen": city("t1 m0")}, seats=holding("swap"))
    assert changed(p, "use swap Groningen 1") == turned("swap") | {
        "cities.Groningen.houses": (["trader 1", "merchant 0"], ["merchant 0", "trader 1"]),
    }


@rule("M6")
def test_a_swap_can_turn_a_tie_and_leaves_the_extra_offices_alone() -> None:
    p = at(cities={"Hannover": city("t0 t1", "t2")}, seats=holding("swap"))
    assert control(p) == [0, 2, 0, 0]
    assert legal(p, "use") == {"use swap Hannover 1"}
    do(p, "use swap Hannover 1")
    assert p.json()["cities"]["Hannover"] == {"houses": ["trader 1", "trader 0"], "extra": ["trader 2"]}
    assert control(p) == [2, 0, 0, 0]


@rule("M6")
@pytest.mark.parametrize(
    ("switch", "pairs"),
    [
        (False, {"use swap Hamburg 1", "use swap Hamburg 2", "use swap Hannover 1", "use swap Göttingen 1"}),
        (True, {"use swap Hamburg 2", "use swap Göttingen 1"}),
    ],
)
def test_with_the_switch_one_of_the_two_must_be_your_own(switch: bool, pairs: set[str]) -> None:
    p = at(
        swap_must_own_one=switch,
        cities={"Hamburg": city("t1 t2 t0"), "Hannover": city("t1 t2"), "Göttingen": city("t0 m0")},
        seats=holding("swap"),
    )
    assert legal(p, "use swap") == pairs
    if switch:
        assert refused(p, "use swap Hamburg 1") == "M6"
        assert refused(p, "use swap Hannover 1") == "M6"


# M7


@rule("M7")
@pytest.mark.parametrize(("kind", "more"), [("plus3", 3), ("plus4", 4)])
def test_the_marker_gives_more_actions_this_turn(kind: str, more: int) -> None:
    p = at(actions=1, seats=holding(kind))
    assert changed(p, f"use {kind}") == {"actions": (1, 1 + more)} | turned(kind)
    do(p, "end", "end", "end", "end")
    assert (p.actor, p.json()["actions"]) == (0, 2)


@rule("M7")
def test_the_actions_can_be_taken() -> None:
    p = at(actions=0, seats=holding("plus3"))
    do(p, "use plus3", *(f"place trader Arnheim-Kampen {number}" for number in (1, 2, 3)))
    assert legal(p) == {"end"}


# M8


@rule("M8")
@pytest.mark.parametrize("track", TRACKS)
def test_a_skill_marker_advances_any_track(track: str) -> None:
    p = at(seats=holding("skill"))
    assert legal(p, "use") == each("use skill", TRACKS)
    kind, before = ("merchant", 1) if track == "liber_sophiae" else ("trader", 5)
    expected = turned("skill") | {
        f"seats.0.tracks.{track}": (0, 1),
        f"seats.0.supply.{kind}": (before, before + 1),
    }
    if track == "actiones":
        expected["actions"] = (2, 3)
    assert changed(p, f"use skill {track}") == expected


@rule("M8")
@pytest.mark.parametrize("track", TRACKS)
def test_a_skill_marker_needs_an_unfinished_track(track: str) -> None:
    p = at(seats=holding("skill", tracks={track: TRACK_LENGTH[track]}))
    assert legal(p, "use") == each("use skill", TRACKS) - {f"use skill {track}"}
    assert refused(p, f"use skill {track}") == "M8"


# M9


@rule("M9")
def test_up_to_three_pieces_of_any_owners_go_to_their_owners_supplies() -> None:
    posts = {
        "Kampen-Osnabrück 1": "trader 1",
        "Arnheim-Münster 2": "merchant 2",
        "Minden-Hannover 3": "trader 0",
        "Stade-Hamburg 1": "trader 1",
    }
    p = at(posts=posts, seats=holding("remove"))
    assert legal(p, "use") == each("use remove", posts)
    assert changed(p, "use remove Kampen-Osnabrück 1") == turned("remove") | {
        "posts.Kampen-Osnabrück 1": ("trader 1", None),
        "seats.1.supply.trader": (5, 6),
        "stack": ([TURN], [TURN, {"decision": "remove", "left": 2}]),
    }
    assert p.actor == 0
    assert legal(p) == {"remove Arnheim-Münster 2", "remove Minden-Hannover 3", "remove Stade-Hamburg 1", "done"}
    refused(p, "remove Kampen-Osnabrück 1")
    assert changed(p, "remove Arnheim-Münster 2") == {
        "posts.Arnheim-Münster 2": ("merchant 2", None),
        "seats.2.supply.merchant": (0, 1),
        "stack": ([TURN, {"decision": "remove", "left": 2}], [TURN, {"decision": "remove", "left": 1}]),
    }
    assert changed(p, "remove Minden-Hannover 3") == {
        "posts.Minden-Hannover 3": ("trader 0", None),
        "seats.0.supply.trader": (5, 6),
        "stack": ([TURN, {"decision": "remove", "left": 1}], [TURN]),
    }


@rule("M9")
@pytest.mark.parametrize("more", [0, 1])
def test_one_or_two_are_enough(more: int) -> None:
    p = at(posts=on("Arnheim-Kampen", "t1 t1 t1"), seats=holding("remove"))
    do(p, "use remove Arnheim-Kampen 1", *["remove Arnheim-Kampen 2"][:more], "done")
    assert p.json()["stack"] == [TURN]
    assert seat(p, 1)["supply"]["trader"] == 6 + more
    assert legal(p, "remove", "done") == set()


@rule("M9")
def test_when_the_board_is_bare_only_done_is_left() -> None:
    p = at(posts=on("Arnheim-Kampen", "t1"), seats=holding("remove"))
    do(p, "use remove Arnheim-Kampen 1")
    assert legal(p) == {"done"}


@rule("M9")
def test_offices_and_special_prestige_are_not_removed() -> None:
    p = at(
        posts=on("Arnheim-Kampen", "t1"),
        cities={"Hamburg": city("t1", "t2")},
        special=slots("m2 - - -"),
        seats=holding("remove"),
    )
    assert legal(p, "use") == {"use remove Arnheim-Kampen 1"}
    assert refused(p, "use remove Arnheim-Kampen 2") in {"M9", "M10"}


# M10


@rule("M10")
def test_a_marker_that_would_change_nothing_cannot_be_used() -> None:
    """There is no piece to remove, nothing to swap, no track to advance, and no claim for an extra office."""
    p = at(
        cities={"Hamburg": city("t1 t1 t1", "t0")},
        seats=holding("remove", "swap", "skill", "extra_office", tracks=TRACK_LENGTH),
        actions=0,
    )
    assert legal(p) == {"end"}
    assert refused(p, "use remove Arnheim-Kampen 1") in {"M9", "M10"}
    assert refused(p, "use swap Hamburg 1") in {"M6", "M10"}
    for track in TRACKS:
        assert refused(p, f"use skill {track}") in {"M8", "M10"}


@rule("M10")
def test_nobody_must_use_a_marker() -> None:
    p = at(
        posts=on("Stade-Hamburg", "t0 t0 t0"),
        cities={"Hamburg": city("t1")},
        seats=holding("extra_office", "plus3", "skill"),
    )
    assert "end" in legal(p)
    do(p, "claim Stade-Hamburg")
    assert "nothing" in legal(p)
    do(p, "nothing", "end")
    assert p.actor == 1
    assert seat(p, 0)["unused"] == {"extra_office": 1, "plus3": 1, "skill": 1}
