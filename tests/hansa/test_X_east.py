"""The East board (rules X2 to X10): green cities, sea routes and their permanent bonuses."""

from __future__ import annotations

from typing import Any

import pytest

import kontor
from kontor.core import NOBODY
from kontor.games.hansa.position import HansaPosition
from tests.hansa.boards import EAST, EAST_POSTS, LAND_POSTS, SEA_ROUTES, SHIP_POSTS, names, posts_on
from tests.hansa.harbour import EVERY_TRACK_FINISHED
from tests.hansa.scenes import (
    TURN,
    Changes,
    benefit,
    chances,
    city,
    control,
    emptied,
    first_position,
    holding,
    on,
    prestige,
    slots,
    turned,
)
from tests.kit import TRACK_LENGTH, at, changed, do, each, legal, refused, rule, seat

GREEN = ("Belgard", "Waren", "Dresden")
MOVE, PRIVILEGIUM, OFFICE, REDEPLOY = SEA_ROUTES
TWO_MERCHANTS = {"liber_sophiae": 1}
SEA_SKILL = {"decision": "sea_skill"}
SEA_OFFICE = {"decision": "sea_office"}
CHAIN = {"Wismar": city("t0"), "Stralsund": city("t0"), "Malmö": city("m0"), "Danzig": city("t0")}
"""Offices of seat 0 from Wismar across the sea to Danzig. Only Lübeck is missing for the link."""


def east(players: int = 3, **more: Any) -> HansaPosition:
    return at(players=players, board="east", **more)


def sea_move(lifts: int, *hand: str) -> dict[str, Any]:
    return {"decision": "sea_move", "lifts": lifts, "hand": list(hand)}


def redeploy(left: int) -> dict[str, Any]:
    return {"decision": "redeploy", "route": REDEPLOY, "left": left}


# X2


@rule("X2")
def test_the_link_joins_lübeck_and_danzig_even_across_the_sea() -> None:
    posts = on("Lübeck-Wismar", "t0 t0 t0")
    p = east(posts=posts, cities=CHAIN)
    in_benefit = [TURN, benefit("Lübeck-Wismar")]
    assert changed(p, "claim Lübeck-Wismar") == {
        "actions": (2, 1),
        "seats.0.prestige": (0, 1),
        "stack": ([TURN], in_benefit),
    }
    assert legal(p) == {"office Lübeck", "nothing"}
    assert changed(p, "office Lübeck") == emptied(posts) | {
        "cities.Lübeck": (None, {"houses": ["trader 0", None, None], "extra": []}),
        "seats.0.prestige": (1, 8),
        "seats.0.link": (0, 1),
        "seats.0.stock.trader": (1, 3),
        "stack": (in_benefit, [TURN]),
    }


@rule("X2")
def test_the_route_to_königsberg_gives_special_prestige() -> None:
    posts = on("Danzig-Königsberg", "t0 m0 t0 t0")
    p = east(posts=posts)
    do(p, "claim Danzig-Königsberg")
    assert legal(p) == {"office Danzig", "prestige 7", "nothing"}
    assert changed(p, "prestige 7") == emptied(posts) | {
        "special": (slots("- - - -"), slots("m0 - - -")),
        "seats.0.stock.trader": (3, 6),
        "stack": ([TURN, benefit("Danzig-Königsberg")], [TURN]),
    }


@rule("X2")
def test_the_first_markers_lie_on_the_taverns_of_the_east() -> None:
    p = do(first_position(3, "east"), "draw swap", "draw remove", "draw extra_office")
    assert p.json()["markers"] == {
        "Tangermünde-Brandenburg": "swap",
        "Stettin-Kulm": "remove",
        "Allenstein-Braunsberg": "extra_office",
    }
    assert chances(p) == {"first 0": 1, "first 1": 1, "first 2": 1}


# X3


@rule("X3")
@pytest.mark.parametrize(
    ("route", "benefits"),
    [
        ("Waren-Wismar", {"skill actiones", "skill bursa"}),
        ("Waren-Havelberg", {"skill actiones", "skill bursa", "office Havelberg"}),
        ("Waren-Stettin", {"skill actiones", "skill bursa"}),
        ("Dresden-Krakau", {"skill clavis_urbis", "office Krakau"}),
        ("Halle-Dresden", {"skill clavis_urbis", "office Halle"}),
        ("Magdeburg-Halle", {"skill privilegium", "office Magdeburg", "office Halle"}),
        ("Frankfurt-Breslau", {"skill liber_sophiae", "office Frankfurt", "office Breslau"}),
        ("Breslau-Krakau", {"skill liber_sophiae", "office Breslau", "office Krakau"}),
        ("Stettin-Frankfurt", {"office Frankfurt"}),
    ],
)
def test_the_skills_of_the_cities(route: str, benefits: set[str]) -> None:
    p = east(posts=dict.fromkeys(posts_on(route), "trader 0"))
    do(p, f"claim {route}")
    assert legal(p) == benefits | {"nothing"}


@rule("X3")
@pytest.mark.parametrize(("finished", "other"), [("actiones", "bursa"), ("bursa", "actiones")])
def test_in_waren_the_player_chooses_among_the_tracks_that_are_not_finished(finished: str, other: str) -> None:
    p = east(posts=on("Waren-Wismar", "t0 t0 t0"), seats={0: {"tracks": {finished: TRACK_LENGTH[finished]}}}, actions=1)
    do(p, "claim Waren-Wismar")
    assert legal(p) == {f"skill {other}", "nothing"}
    assert refused(p, f"skill {finished}") == "C9"
    do(p, f"skill {other}")
    assert seat(p, 0)["tracks"][other] == 1
    assert p.json()["actions"] == (1 if other == "actiones" else 0)


# X4


@rule("X4a")
@pytest.mark.parametrize(
    ("route", "pieces", "benefits"),
    [
        ("Belgard-Anklam", "t0 m0 t0", {"office Anklam"}),
        ("Belgard-Kulm", "t0 m0 t0", {"office Kulm"}),
        ("Danzig-Belgard", "t0 m0 t0 t0", {"office Danzig"}),
        ("Waren-Wismar", "t0 m0 t0", {"office Wismar", "skill actiones", "skill bursa"}),
        ("Halle-Dresden", "t0 m0 t0 t0", {"office Halle", "skill clavis_urbis"}),
    ],
)
def test_a_green_city_takes_no_ordinary_office(route: str, pieces: str, benefits: set[str]) -> None:
    """This is true for any Privilegium and any pieces on the route."""
    p = east(posts=on(route, pieces), seats={0: {"tracks": {"privilegium": 3}}})
    do(p, f"claim {route}")
    assert legal(p) == benefits | {"nothing"}
    for green in set(GREEN) & set(route.split("-")):
        assert refused(p, f"office {green}") == "X4a"


@rule("X4b")
def test_way_1_an_extra_office_in_a_green_city_even_if_it_is_empty() -> None:
    """Anklam is empty too, but not green, so it takes no extra office (M5a)."""
    posts = on("Belgard-Anklam", "t0 m0 t0")
    p = east(posts=posts, seats=holding("extra_office"))
    do(p, "claim Belgard-Anklam")
    assert legal(p) == {"office Anklam", "extra trader Belgard", "extra merchant Belgard", "nothing"}
    assert refused(p, "extra trader Anklam") == "M5a"
    assert refused(p, "extra trader Waren") in {"C5", "M5a", "X4b"}
    assert changed(p, "extra merchant Belgard") == emptied(posts) | turned("extra_office") | {
        "cities.Belgard": (None, city(extra="m0")),
        "completed": (0, 1),
        "seats.0.stock.trader": (4, 6),
        "stack": ([TURN, benefit("Belgard-Anklam")], [TURN]),
    }


@rule("X4b")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (city("t1"), city("t1", "t0")),
        (city("", "t1"), city("", "t0 t1")),
        (city("t1 t2", "m1 t2"), city("t1 t2", "t0 m1 t2")),
    ],
)
def test_way_1_stands_left_of_the_leftmost(before: dict[str, list[str]], after: dict[str, list[str]]) -> None:
    p = east(posts=on("Belgard-Kulm", "t0 t0 t0"), cities={"Belgard": before}, seats=holding("extra_office"))
    do(p, "claim Belgard-Kulm", "extra trader Belgard")
    assert p.json()["cities"] == {"Belgard": after}
    assert p.json()["completed"] == 1


@rule("X4b")
def test_way_1_needs_a_marker_that_was_not_taken_in_the_same_action() -> None:
    for markers, rules in (({}, {"M1"}), ({"Belgard-Kulm": "extra_office"}, {"M2"})):
        p = east(posts=on("Belgard-Kulm", "t0 t0 t0"), markers=markers)
        do(p, "claim Belgard-Kulm")
        assert legal(p) == {"office Kulm", "nothing"}
        assert refused(p, "extra trader Belgard") in rules


@rule("X4b")
def test_way_1_needs_a_claim_of_an_adjacent_route() -> None:
    p = east(posts=on("Anklam-Stettin", "t0 t0 t0"), cities={"Belgard": city("t0")}, seats=holding("extra_office"))
    do(p, "claim Anklam-Stettin")
    assert legal(p) == {"office Anklam", "nothing"}
    refused(p, "extra trader Belgard")


@rule("X4c", "X8a")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({}, city("t0")),
        ({"Dresden": city("m1")}, city("m1 t0")),
        ({"Dresden": city("", "t1")}, city("t0", "t1")),
        ({"Dresden": city("t0 t2", "t1")}, city("t0 t2 t0", "t1")),
    ],
)
def test_way_2_stands_right_of_the_rightmost(before: dict[str, Any], after: dict[str, list[str]]) -> None:
    p = east(posts=on(OFFICE, "t0 m0 t0"), cities=before)
    do(p, f"claim {OFFICE}", "nothing", "green trader Dresden")
    assert p.json()["cities"] == {"Dresden": after}
    assert p.json()["completed"] == 1


@rule("X4", "X4c")
@pytest.mark.parametrize(
    ("offices", "controller"),
    [
        pytest.param(city("t0"), 0, id="one of way 2"),
        pytest.param(city("", "t0"), 0, id="one of way 1"),
        pytest.param(city("t0 m1"), 1, id="a tie: furthest right"),
        pytest.param(city("m1", "t0"), 1, id="a tie: way 2 is further right"),
        pytest.param(city("", "t0 t2 t1"), 1, id="a tie within way 1"),
        pytest.param(city("t0 t1", "t0"), 0, id="most, of both ways"),
    ],
)
def test_offices_in_a_green_city_count_for_control(offices: dict[str, list[str]], controller: int) -> None:
    """Offices in green cities count for city points (F5) and for prestige when a route is claimed (C3)."""
    p = east(posts=on("Belgard-Kulm", "t2 t2 t2"), cities={"Belgard": offices}, active=2)
    points = [int(number == controller) for number in range(3)]
    assert control(p) == [2 * point for point in points]
    do(p, "claim Belgard-Kulm")
    assert prestige(p) == points


@rule("X4")
def test_offices_in_a_green_city_count_for_the_network() -> None:
    p = east(cities={"Danzig": city("t0"), "Belgard": city("m0 t0", "t0"), "Kulm": city("t0"), "Waren": city("t1")})
    assert [score["network"] for score in p.scores()] == [5, 1, 0]


BY_LAND = {name: city("t0") for name in ("Lübeck", "Wismar", "Stettin", "Anklam", "Danzig")}


@rule("X4", "X8a")
@pytest.mark.parametrize("waren", [city("t0"), city("", "t0")], ids=["way 2", "way 1"])
def test_offices_in_green_cities_count_for_the_link(waren: dict[str, list[str]]) -> None:
    """The chain is on land, through Waren and Belgard. The bonus of Malmö-Visby completes it (C10c)."""
    p = east(posts=on(OFFICE, "t0 m0 t0"), cities=BY_LAND | {"Waren": waren})
    do(p, f"claim {OFFICE}", "nothing")
    assert changed(p, "green trader Belgard") == {
        "cities.Belgard": (None, city("t0")),
        "completed": (1, 2),
        "seats.0.supply.trader": (4, 3),
        "seats.0.prestige": (0, 7),
        "seats.0.link": (0, 1),
        "stack": ([TURN, SEA_OFFICE], [TURN]),
    }


@rule("X4", "M3b")
def test_a_green_city_has_no_printed_house_for_a_marker() -> None:
    """Of the routes to green cities, only those with a free house at the other end can take a marker."""
    p = east(
        new_markers="face_down",
        cities={"Halle": city("t1 m1"), "Kulm": city("t1 t1"), "Wismar": city("t1")},
        seats={0: {"plate": {"hidden": 1}}},
    )
    do(p, "end")
    out = ("Halle-Dresden", "Belgard-Kulm")
    assert legal(p) == each("put hidden", [name for name in names(EAST) if name not in (*SEA_ROUTES, *out)])
    for route in out:
        assert refused(p, f"put hidden {route}") == "M3b"


# X5


@rule("X5")
@pytest.mark.parametrize(
    ("before", "completed"),
    [
        pytest.param({}, (0, 1), id="the first"),
        pytest.param({"Waren": city("t1")}, (1, 2), id="the first in another city"),
        pytest.param({"Belgard": city("t1")}, (1, 1), id="a later one after way 2"),
        pytest.param({"Belgard": city("", "t1")}, (1, 1), id="a later one after way 1"),
    ],
)
@pytest.mark.parametrize("way", [1, 2])
def test_only_the_first_office_in_a_green_city_completes_it(
    before: dict[str, Any], completed: tuple[int, int], way: int
) -> None:
    route, pieces, actions = (
        ("Belgard-Kulm", "t0 t0 t0", ["extra trader Belgard"])
        if way == 1
        else (OFFICE, "t0 m0 t0", ["nothing", "green trader Belgard"])
    )
    p = east(posts=on(route, pieces), cities=before, seats=holding("extra_office"))
    assert p.json()["completed"] == completed[0]
    do(p, f"claim {route}", *actions)
    assert p.json()["completed"] == completed[1]


@rule("X5", "E1c")
@pytest.mark.parametrize(("before", "ended"), [({}, "cities"), ({"Belgard": city("t1")}, None)])
def test_the_first_office_in_a_green_city_can_end_the_game(before: dict[str, Any], ended: str | None) -> None:
    p = east(posts=on(OFFICE, "t0 m0 t0"), cities=before, completed=9)
    do(p, f"claim {OFFICE}", "nothing", "green trader Belgard")
    assert p.json()["ended"] == ended


# X6


@rule("X6a")
def test_only_merchants_are_placed_on_ship_posts() -> None:
    p = east()
    assert legal(p, "place trader") == each("place trader", LAND_POSTS)
    assert legal(p, "place merchant") == each("place merchant", EAST_POSTS)
    for post in SHIP_POSTS:
        assert refused(p, f"place trader {post}") in {"A2", "X6a"}


@rule("X6a")
def test_only_merchants_displace_and_move_to_ship_posts() -> None:
    p = east(
        posts={"Malmö-Danzig 1": "merchant 1", "Malmö-Danzig 2": "merchant 2", "Malmö-Visby 1": "trader 0"},
    )
    assert legal(p, "displace") == {
        "displace merchant Malmö-Danzig 1",
        "displace trader Malmö-Danzig 2",
        "displace merchant Malmö-Danzig 2",
    }
    assert refused(p, "displace trader Malmö-Danzig 1") in {"D1c", "X6a"}
    do(p, "lift Malmö-Visby 1")
    assert legal(p) == each("set trader", [post for post in LAND_POSTS if post != "Malmö-Danzig 2"])
    assert refused(p, "set trader Malmö-Visby 2") in {"A4b", "X6a"}


@rule("X6a", "D6b")
@pytest.mark.parametrize("kind", ["trader", "merchant"])
def test_only_a_displaced_merchant_goes_to_a_ship_post(kind: str) -> None:
    p = east(posts={"Lübeck-Wismar 2": f"{kind} 1"})
    do(p, "displace trader Lübeck-Wismar 2", "pay 1 0" if kind == "trader" else "pay 2 0")
    around = posts_on("Wismar-Stralsund", "Waren-Wismar")
    open_posts = [post for post in around if kind == "merchant" or post not in SHIP_POSTS]
    assert legal(p, "return") == each("return", open_posts)


@rule("X6b")
@pytest.mark.parametrize("new_markers", ["face_up", "face_down"])
def test_no_marker_is_placed_on_a_sea_route(new_markers: str) -> None:
    p = east(new_markers=new_markers, seats={0: {"plate": {"hidden": 1}}})
    kind = "hidden" if new_markers == "face_down" else "swap"
    do(p, "end", *(["draw swap"] if kind == "swap" else []))
    assert legal(p) == each(f"put {kind}", [route for route in names(EAST) if route not in SEA_ROUTES])
    for route in SEA_ROUTES:
        assert refused(p, f"put {kind} {route}") in {"M3b", "X6b"}


@rule("X6b", "M4")
def test_a_marker_waits_when_only_sea_routes_are_left() -> None:
    land = [route for route in names(EAST) if route not in SEA_ROUTES]
    posts = {f"{route} 1": f"trader {1 + number % 3}" for number, route in enumerate(land)}
    p = east(players=4, posts=posts, seats={0: {"plate": {"hidden": 1}}})
    assert changed(p, "end") == {"active": (0, 1)}


def claimable(route: str, **more: Any) -> HansaPosition:
    """Return a position in which seat 0 occupies a sea route, and another player's trader is on Thorn-Krakau 1."""
    pieces = {MOVE: "t0 m0 m0", PRIVILEGIUM: "t0 m0 m0", OFFICE: "t0 m0 t0", REDEPLOY: "m0 t0 t0 t0"}[route]
    own = {"tracks": TWO_MERCHANTS} | more.pop("seat", {})
    return east(
        posts=on(route, pieces) | {"Thorn-Krakau 1": "trader 1"} | more.pop("posts", {}), seats={0: own}, **more
    )


@rule("X6c", "C2e")
@pytest.mark.parametrize(
    ("route", "decision"),
    [(MOVE, sea_move(2)), (PRIVILEGIUM, SEA_SKILL), (OFFICE, SEA_OFFICE), (REDEPLOY, redeploy(2))],
)
def test_the_permanent_bonus_is_optional_and_comes_after_the_benefit(route: str, decision: dict[str, Any]) -> None:
    """The bonus is not a marker, so nothing is taken, replaced or scored."""
    p = claimable(route)
    assert changed(p, f"claim {route}") == {"actions": (2, 1), "stack": ([TURN], [TURN, benefit(route)])}
    refused(p, "done")
    do(p, "nothing")
    assert p.actor == 0
    assert p.json()["stack"] == [TURN, decision]
    assert "done" in legal(p)
    for text in ("end", "income 0", "nothing"):
        refused(p, text)
    do(p, "done")
    form = p.json()
    assert (form["stack"], form["bag"], form["markers"], form["actions"]) == ([TURN], 16, {}, 1)
    assert form["posts"] == {"Thorn-Krakau 1": "trader 1"}
    assert (seat(p, 0)["unused"], seat(p, 0)["used"], seat(p, 0)["plate"]) == ({}, {}, {})
    assert p.scores()[0] == dict.fromkeys(p.scores()[0], 0)


@rule("X6c")
def test_the_permanent_bonus_can_be_used_once_with_every_claim() -> None:
    p = claimable(PRIVILEGIUM, actions=7, seat={"used": {"plus3": 1, "plus4": 1}})
    do(p, f"claim {PRIVILEGIUM}", "nothing", "skill privilegium")
    assert p.json()["stack"] == [TURN]
    do(p, "income 2", *(f"place {kind} {PRIVILEGIUM} {post}" for kind, post in (("trader", 1), ("merchant", 2))))
    do(p, f"place merchant {PRIVILEGIUM} 3", f"claim {PRIVILEGIUM}", "nothing")
    assert legal(p) == {"skill privilegium", "done"}
    do(p, "skill privilegium")
    assert (p.json()["stack"], p.json()["actions"]) == ([TURN], 1)
    assert seat(p, 0)["tracks"]["privilegium"] == 2
    assert p.scores()[0]["markers"] == 3, "for the two used markers, not for the bonus"


@rule("X6c", "E2a")
@pytest.mark.parametrize(
    ("route", "action"),
    [
        (MOVE, "done"),
        (PRIVILEGIUM, "skill privilegium"),
        (OFFICE, "green trader Waren"),
        (REDEPLOY, "done"),
    ],
)
def test_the_permanent_bonus_belongs_to_the_last_action_of_the_game(route: str, action: str) -> None:
    """Seat 1 gets its 20th prestige for an end city of the route."""
    end = {MOVE: "Wismar", PRIVILEGIUM: "Stralsund", OFFICE: "Malmö", REDEPLOY: "Danzig"}[route]
    p = east(
        posts=claimable(route).json()["posts"],
        cities={end: city("m1" if end == "Malmö" else "t1")},
        seats={0: {"tracks": TWO_MERCHANTS}, 1: {"prestige": 19}},
    )
    do(p, f"claim {route}", "nothing")
    assert (p.actor, p.result()) == (0, None)
    do(p, action)
    assert (p.actor, p.json()["ended"]) == (NOBODY, "prestige")


@rule("X7a", "E2a")
def test_the_game_ends_with_the_last_of_the_pieces_that_are_moved() -> None:
    p = east(
        posts=claimable(MOVE).json()["posts"] | {"Waren-Wismar 1": "trader 1"},
        cities={"Wismar": city("t1")},
        seats={0: {"tracks": TWO_MERCHANTS}, 1: {"prestige": 19}},
    )
    do(p, f"claim {MOVE}", "nothing", "lift Waren-Wismar 1")
    assert p.json()["ended"] is None
    do(p, "set trader Waren-Wismar 2")
    assert (p.actor, p.json()["ended"]) == (NOBODY, "prestige")


@rule("X6c", "E2a")
def test_the_game_ends_even_if_there_is_no_bonus_to_offer() -> None:
    p = east(
        posts=claimable(PRIVILEGIUM).json()["posts"],
        cities={"Stralsund": city("t1")},
        seats={0: {"tracks": TWO_MERCHANTS | {"privilegium": 3}}, 1: {"prestige": 19}},
    )
    do(p, f"claim {PRIVILEGIUM}", "nothing")
    assert (p.actor, p.json()["ended"]) == (NOBODY, "prestige")


# X7


@rule("X7a", "X7c")
def test_one_or_two_pieces_of_any_owners_are_moved() -> None:
    """Pieces are moved after the route is cleared, and placed in the order in which they were lifted."""
    others = {"Lübeck-Wismar 1": "trader 1", "Malmö-Danzig 1": "merchant 2", "Thorn-Krakau 2": "trader 0"}
    posts = on(MOVE, "t0 m0 m0")
    p = east(posts=posts | others, seats={0: {"tracks": TWO_MERCHANTS}})
    do(p, f"claim {MOVE}")
    assert changed(p, "nothing") == emptied(posts) | {
        "seats.0.stock.trader": (4, 5),
        "seats.0.stock.merchant": (0, 2),
        "stack": ([TURN, benefit(MOVE)], [TURN, sea_move(2)]),
    }
    assert legal(p) == each("lift", others) | {"done"}
    assert changed(p, "lift Lübeck-Wismar 1") == {
        "posts.Lübeck-Wismar 1": ("trader 1", None),
        "stack": ([TURN, sea_move(2)], [TURN, sea_move(1, "trader 1")]),
    }
    land = [post for post in LAND_POSTS if post != "Thorn-Krakau 2"]
    assert legal(p) == {"lift Malmö-Danzig 1", "lift Thorn-Krakau 2"} | each("set trader", land)
    assert refused(p, "set trader Wismar-Stralsund 2") in {"X6a", "X7a"}
    for text in ("done", "set trader Thorn-Krakau 2", "set merchant Wismar-Stralsund 2"):
        assert refused(p, text).startswith("X7")
    assert changed(p, "lift Malmö-Danzig 1") == {
        "posts.Malmö-Danzig 1": ("merchant 2", None),
        "stack": ([TURN, sea_move(1, "trader 1")], [TURN, sea_move(0, "trader 1", "merchant 2")]),
    }
    assert legal(p) == each("set trader", land)
    assert refused(p, "lift Thorn-Krakau 2") == "X7a"
    assert refused(p, "set merchant Wismar-Stralsund 2") == "X7c"
    assert changed(p, "set trader Wismar-Stralsund 1") == {
        "posts.Wismar-Stralsund 1": (None, "trader 1"),
        "stack": ([TURN, sea_move(0, "trader 1", "merchant 2")], [TURN, sea_move(0, "merchant 2")]),
    }
    taken = ("Wismar-Stralsund 1", "Thorn-Krakau 2")
    assert legal(p) == each("set merchant", [post for post in EAST_POSTS if post not in taken])
    assert changed(p, "set merchant Lübeck-Wismar 1") == {
        "posts.Lübeck-Wismar 1": (None, "merchant 2"),
        "stack": ([TURN, sea_move(0, "merchant 2")], [TURN]),
    }
    assert p.json()["actions"] == 1


@rule("X7a")
def test_each_lift_and_each_placement_is_reported_with_the_rule() -> None:
    p = do(claimable(MOVE, posts={"Malmö-Danzig 1": "merchant 2"}), f"claim {MOVE}", "nothing")
    p.listener = []
    do(p, "lift Malmö-Danzig 1", "set merchant Malmö-Danzig 1")
    moves = [("lifted", "X7a"), ("set", "X7a")]
    assert [(event.what.removeprefix("hansa-"), event.rule) for event in p.listener] == moves


@rule("X7a", "X7c")
def test_one_piece_is_enough_and_it_may_return() -> None:
    """As in A4c, nothing is lifted after the first piece is placed."""
    p = claimable(MOVE, posts={"Malmö-Danzig 1": "merchant 2"})
    do(p, f"claim {MOVE}", "nothing")
    before = p.json()["posts"]
    do(p, "lift Malmö-Danzig 1", "set merchant Malmö-Danzig 1")
    assert (p.json()["posts"], p.json()["stack"]) == (before, [TURN])


@rule("X7a")
def test_two_pieces_may_change_places() -> None:
    p = claimable(MOVE, posts={"Lübeck-Wismar 1": "merchant 2"})
    do(p, f"claim {MOVE}", "nothing", "lift Thorn-Krakau 1", "lift Lübeck-Wismar 1")
    do(p, "set trader Lübeck-Wismar 1", "set merchant Thorn-Krakau 1")
    assert p.json()["posts"] == {"Lübeck-Wismar 1": "trader 1", "Thorn-Krakau 1": "merchant 2"}


@rule("X7a")
def test_the_move_is_not_offered_when_no_piece_is_on_the_board() -> None:
    p = east(posts=on(MOVE, "t0 m0 m0"), seats={0: {"tracks": TWO_MERCHANTS}})
    do(p, f"claim {MOVE}", "nothing")
    assert p.json()["stack"] == [TURN]


@rule("X7b")
def test_privilegium_rises_by_one() -> None:
    p = claimable(PRIVILEGIUM)
    do(p, f"claim {PRIVILEGIUM}", "nothing")
    assert legal(p) == {"skill privilegium", "done"}
    assert changed(p, "skill privilegium") == {
        "seats.0.tracks.privilegium": (0, 1),
        "seats.0.supply.trader": (5, 6),
        "stack": ([TURN, SEA_SKILL], [TURN]),
    }


@rule("X7b", "C2e")
def test_the_new_privilegium_comes_too_late_for_the_benefit() -> None:
    """Stralsund is orange. Malmö is white and round."""
    p = claimable(PRIVILEGIUM)
    do(p, f"claim {PRIVILEGIUM}")
    assert legal(p) == {"office Malmö", "nothing"}
    assert refused(p, "office Stralsund") == "C6c"


@rule("X7b")
def test_a_finished_privilegium_is_not_offered() -> None:
    p = claimable(PRIVILEGIUM, seat={"tracks": TWO_MERCHANTS | {"privilegium": 3}})
    do(p, f"claim {PRIVILEGIUM}", "nothing")
    assert p.json()["stack"] == [TURN]


# X8


@rule("X8a")
def test_a_piece_from_supply_becomes_an_office_in_a_green_city_of_choice() -> None:
    posts = on(OFFICE, "t0 m0 t0")
    p = east(posts=posts, seats={0: {"tracks": TWO_MERCHANTS}})
    do(p, f"claim {OFFICE}")
    assert changed(p, "nothing") == emptied(posts) | {
        "seats.0.stock.trader": (4, 6),
        "seats.0.stock.merchant": (0, 1),
        "stack": ([TURN, benefit(OFFICE)], [TURN, SEA_OFFICE]),
    }
    assert legal(p) == each("green trader", GREEN) | each("green merchant", GREEN) | {"done"}
    assert changed(p, "green merchant Waren") == {
        "cities.Waren": (None, city("m0")),
        "completed": (0, 1),
        "seats.0.supply.merchant": (1, 0),
        "stack": ([TURN, SEA_OFFICE], [TURN]),
    }


@rule("X8a")
@pytest.mark.parametrize(
    ("supply", "kinds"),
    [((1, 0), ["trader"]), ((0, 1), ["merchant"]), ((0, 0), [])],
)
def test_the_piece_must_be_in_supply(supply: tuple[int, int], kinds: list[str]) -> None:
    """With an empty supply the bonus is not offered: the pieces of the route are already in stock."""
    p = claimable(OFFICE, seat={"supply": supply})
    do(p, f"claim {OFFICE}", "nothing")
    if not kinds:
        assert p.json()["stack"] == [TURN]
        return
    assert legal(p) == {"done"}.union(*(each(f"green {kind}", GREEN) for kind in kinds))
    other = "merchant" if kinds == ["trader"] else "trader"
    assert refused(p, f"green {other} Belgard") == "X8a"


@rule("X8b")
@pytest.mark.parametrize(("offices", "open_cities"), [(29, GREEN), (30, GREEN[1:])])
def test_a_green_city_holds_at_most_30_offices_of_way_2(offices: int, open_cities: tuple[str, ...]) -> None:
    p = east(
        posts=on(OFFICE, "t0 m0 t0"),
        cities={"Belgard": city("t1 " * 15 + "t2 " * (offices - 15), "t1 t2")},
        seats={1: {"tracks": EVERY_TRACK_FINISHED}, 2: {"tracks": EVERY_TRACK_FINISHED}},
    )
    do(p, f"claim {OFFICE}", "nothing")
    assert legal(p, "green") == each("green trader", open_cities)
    if "Belgard" not in open_cities:
        assert refused(p, "green trader Belgard") == "X8b"


# X9


@rule("X9")
def test_up_to_two_pieces_of_the_route_go_to_free_posts_of_other_routes() -> None:
    p = claimable(REDEPLOY)
    do(p, f"claim {REDEPLOY}", "nothing")
    elsewhere = [post for post in EAST_POSTS if post != "Thorn-Krakau 1" and not post.startswith(REDEPLOY)]
    land = [post for post in elsewhere if post not in SHIP_POSTS]
    assert legal(p) == each("redeploy trader", land) | each("redeploy merchant", elsewhere) | {"done"}
    assert refused(p, "redeploy trader Stralsund-Malmö 2") in {"X6a", "X9"}
    assert refused(p, "redeploy trader Thorn-Krakau 1") == "X9"
    do(p, "redeploy trader Thorn-Krakau 2")
    assert p.json()["stack"] == [TURN, redeploy(1)]
    assert sum(post.startswith(REDEPLOY) for post in p.json()["posts"]) == 3
    land.remove("Thorn-Krakau 2")
    elsewhere.remove("Thorn-Krakau 2")
    assert legal(p) == each("redeploy trader", land) | each("redeploy merchant", elsewhere) | {"done"}
    for number in (2, 3, 4):
        assert refused(p, f"redeploy trader {REDEPLOY} {number}") == "X9"


@rule("X9")
@pytest.mark.parametrize(
    ("moves", "gained"),
    [
        pytest.param(["done"], {"trader": 2, "merchant": 1}, id="none"),
        pytest.param(["redeploy trader Lübeck-Wismar 1", "done"], {"trader": 1, "merchant": 1}, id="one"),
        pytest.param(
            ["redeploy merchant Malmö-Visby 2", "redeploy trader Lübeck-Wismar 1"],
            {"trader": 1},
            id="two of a kind each",
        ),
        pytest.param(
            ["redeploy trader Stettin-Kulm 3", "redeploy trader Lübeck-Wismar 1"], {"merchant": 1}, id="two traders"
        ),
    ],
)
def test_the_pieces_not_redeployed_go_to_stock(moves: list[str], gained: dict[str, int]) -> None:
    """A trader of the route has become an office in Danzig, so three pieces are left."""
    posts = on(REDEPLOY, "m0 t0 t0 t0")
    p = east(posts=posts, seats={0: {"tracks": TWO_MERCHANTS}})
    stock = seat(p, 0)["stock"]
    expected: Changes = emptied(posts) | {
        "actions": (2, 1),
        "cities.Danzig": (None, {"houses": ["trader 0", None, None, None], "extra": []}),
    }
    for kind, number in gained.items():
        expected[f"seats.0.stock.{kind}"] = (stock[kind], stock[kind] + number)
    for _, kind, post in (move.split(" ", 2) for move in moves if move != "done"):
        expected[f"posts.{post}"] = (None, f"{kind} 0")
    assert changed(p, f"claim {REDEPLOY}", "office Danzig", *moves) == expected


@rule("X9")
def test_a_kind_that_is_no_longer_on_the_route_cannot_be_redeployed() -> None:
    p = claimable(REDEPLOY)
    do(p, f"claim {REDEPLOY}", "nothing", "redeploy merchant Lübeck-Wismar 1")
    assert legal(p, "redeploy merchant") == set()
    assert refused(p, "redeploy merchant Lübeck-Wismar 2") == "X9"


def crowded(*free: str) -> HansaPosition:
    """Return a position in which every post except the free ones is taken, and seat 0 occupies Malmö-Danzig."""
    own = on(REDEPLOY, "m0 t0 t0 t0")
    others = [post for post in EAST_POSTS if post not in own and post not in free]
    land = [post for post in others if post not in SHIP_POSTS]
    ships = [post for post in others if post in SHIP_POSTS]
    held = {post: f"trader {1 + number % 4}" for number, post in enumerate(land)}
    held |= {post: f"merchant {1 + number % 4}" for number, post in enumerate(ships)}
    finished = {number: {"tracks": EVERY_TRACK_FINISHED} for number in range(5)}
    return east(players=5, posts=own | held, seats=finished)


@rule("X9")
def test_redeploying_ends_automatically_when_no_post_is_left() -> None:
    p = crowded("Malmö-Visby 2")
    do(p, f"claim {REDEPLOY}", "nothing")
    assert legal(p) == {"redeploy merchant Malmö-Visby 2", "done"}
    do(p, "redeploy merchant Malmö-Visby 2")
    assert p.json()["stack"] == [TURN]
    assert not any(post.startswith(REDEPLOY) for post in p.json()["posts"])


@rule("X9", "X6c")
def test_redeploying_is_not_offered_without_a_free_post() -> None:
    p = crowded()
    do(p, f"claim {REDEPLOY}", "nothing")
    assert p.json()["stack"] == [TURN]
    assert not any(post.startswith(REDEPLOY) for post in p.json()["posts"])


# X10


@rule("X10")
def test_neighbouring_offices_of_way_2_may_be_swapped() -> None:
    p = east(cities={"Belgard": city("t1 m0 t2 t2", "t0 t1"), "Waren": city("t1", "t0")}, seats=holding("swap"))
    assert legal(p, "use") == {"use swap Belgard 1", "use swap Belgard 2"}
    for text in ("use swap Belgard 3", "use swap Belgard 4", "use swap Waren 1"):
        assert refused(p, text) in {"M6", "X10"}
    assert changed(p, "use swap Belgard 1") == turned("swap") | {
        "cities.Belgard.houses": (
            ["trader 1", "merchant 0", "trader 2", "trader 2"],
            ["merchant 0", "trader 1", "trader 2", "trader 2"],
        )
    }


@rule("X10")
def test_offices_of_way_1_are_never_swapped() -> None:
    p = east(cities={"Belgard": city("", "t1 m0"), "Dresden": city("t1", "t0")}, seats=holding("swap"))
    assert legal(p, "use") == set()
    assert refused(p, "use swap Belgard 1") in {"M6", "M10", "X10"}
    assert refused(p, "use swap Dresden 1") in {"M6", "M10", "X10"}


@rule("X10")
def test_with_the_switch_one_of_the_two_must_be_your_own() -> None:
    p = east(cities={"Belgard": city("t0 t1 t2")}, seats=holding("swap"), swap_must_own_one=True)
    assert legal(p, "use") == {"use swap Belgard 1"}


@rule("X10")
def test_the_position_remembers_how_each_office_was_opened() -> None:
    p = east(
        posts=on("Belgard-Kulm", "t0 t0 t0") | on(OFFICE, "t0 m0 t0"),
        cities={"Belgard": city("t1")},
        seats=holding("extra_office", "swap"),
    )
    do(p, "claim Belgard-Kulm", "extra trader Belgard", f"claim {OFFICE}", "nothing", "green trader Belgard")
    assert p.json()["cities"]["Belgard"] == city("t1 t0", "t0")
    for position in (p, kontor.game("hansa").read(p.json()), p.copy()):
        assert legal(position, "use") == {"use swap Belgard 1"}
