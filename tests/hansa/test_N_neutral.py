"""N. Two players with neutral traders.

Because of the chain of routes Groningen-Emden and Emden-Osnabrück, the rings of D6 are small here too. A piece
displaced from the first route can only move to the second while it has a free post.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kontor.core import CHANCE, NOBODY
from kontor.games.hansa.position import HansaPosition
from tests.hansa.boards import EAST, LAND_POSTS, SEA_ROUTES, STANDARD_2_3, names, posts_on
from tests.hansa.harbour import EVERY_TRACK_FINISHED
from tests.hansa.scenes import (
    TURN,
    Changes,
    answer_to,
    benefit,
    city,
    control,
    emptied,
    first_position,
    holding,
    on,
    prestige,
    set_up,
    turned,
)
from tests.kit import at, changed, do, each, legal, posts_of, refused, rule, seat

POST = "Groningen-Emden 1"
RING_1 = posts_of("Emden-Osnabrück 4")
RING_2 = posts_of("Kampen-Osnabrück 2", "Osnabrück-Bremen 3")
NEUTRAL = "trader neutral"
PLACING = {"decision": "placing"}
BOTH = ("neutral_14", "neutral_it")
FINISHED = {number: {"tracks": EVERY_TRACK_FINISHED} for number in (0, 1)}

both_forms = pytest.mark.parametrize("two_players", BOTH)


def duel(**more: Any) -> HansaPosition:
    """Return a position for two players with neutral traders, by default in the 2014 variant."""
    return at(players=2, **more)


def answer(displaced: str | None, extras: int, *posts: str, post: str = POST, seat: int = 1) -> dict[str, Any]:
    """Return the open decision of the player who answers for neutral, with pieces already placed on these posts."""
    return answer_to(post, displaced, extras, *posts, seat=seat, owner="neutral")


def neutral_office(route: str) -> dict[str, str]:
    return {"decision": "neutral_office", "route": route}


def displaced(
    post: str = POST, posts: Mapping[str, str] | None = None, *, active: int = 0, **more: Any
) -> HansaPosition:
    """Return a position in which the active player has displaced a neutral trader from `post` with a trader, paying
    with a trader.
    """
    position = duel(posts={**(posts or {}), post: NEUTRAL}, active=active, **more)
    return do(position, f"displace trader {post}", "pay 1 0")


def crowded(*empty: str) -> dict[str, str]:
    """Return pieces on every post except these: a player's piece on the first post of each route, and neutral traders
    on the others.
    """
    held: dict[str, str] = {}
    for number, route in enumerate(names(STANDARD_2_3)):
        first, *others = posts_on(route)
        held |= {first: f"trader {number % 2}"} | dict.fromkeys(others, NEUTRAL)
    return {post: piece for post, piece in held.items() if post not in empty}


# Routes that one more neutral trader fills: the free post, and the post from which a trader is displaced to it.
NEARLY = {
    "Emden-Osnabrück": ("Emden-Osnabrück 4", POST),
    "Groningen-Emden": ("Groningen-Emden 3", "Emden-Osnabrück 1"),
    "Stade-Hamburg": ("Stade-Hamburg 3", "Hamburg-Lübeck 1"),
    "Hamburg-Lübeck": ("Hamburg-Lübeck 3", "Stade-Hamburg 1"),
    "Coellen-Warburg": ("Coellen-Warburg 4", "Paderborn-Warburg 1"),
    "Osnabrück-Bremen": ("Osnabrück-Bremen 3", "Bremen-Hamburg 1"),
    "Perleberg-Stendal": ("Perleberg-Stendal 3", "Brunswiek-Stendal 1"),
    "Göttingen-Quedlinburg": ("Göttingen-Quedlinburg 3", "Quedlinburg-Halle 1"),
    "Quedlinburg-Halle": ("Quedlinburg-Halle 4", "Göttingen-Quedlinburg 1"),
    "Waren-Wismar": ("Waren-Wismar 3", "Lübeck-Wismar 1"),
}


def before_claim(route: str, *, active: int = 0, **more: Any) -> HansaPosition:
    """Return a position in which one neutral trader is missing on the route, and the displaced one is about to return
    there.
    """
    last, post = NEARLY[route]
    posts = {there: NEUTRAL for there in posts_on(route) if there != last} | more.pop("posts", {})
    return displaced(post, posts, active=active, **more)


def claimed(route: str, **more: Any) -> HansaPosition:
    """Return a position in which the route has just been claimed for neutral, and the office must be chosen next."""
    return do(before_claim(route, **more), f"return {NEARLY[route][0]}")


# N1


@rule("N1")
@both_forms
@pytest.mark.parametrize(
    ("board", "routes"),
    [
        (
            "standard_2_3",
            [
                "Groningen-Emden",
                "Osnabrück-Bremen",
                "Stade-Hamburg",
                "Hamburg-Lübeck",
                "Lüneburg-Perleberg",
                "Hildesheim-Goslar",
                "Coellen-Warburg",
                "Göttingen-Quedlinburg",
                "Quedlinburg-Halle",
            ],
        ),
        (
            "east",
            [
                "Danzig-Königsberg",
                "Waren-Wismar",
                "Waren-Havelberg",
                "Waren-Stettin",
                "Tangermünde-Brandenburg",
                "Stettin-Kulm",
                "Frankfurt-Breslau",
                "Allenstein-Braunsberg",
                "Breslau-Krakau",
                "Dresden-Krakau",
                "Halle-Dresden",
                "Magdeburg-Halle",
            ],
        ),
    ],
)
def test_a_neutral_trader_on_routes_to_skills_special_prestige_and_taverns(
    two_players: str, board: str, routes: list[str]
) -> None:
    form = set_up(players=2, board=board, two_players=two_players).json()
    assert form["posts"] == {f"{route} 1": NEUTRAL for route in routes}
    assert (form["neutral"], form["pawn"]) == ({"prestige": 0, "link": 0}, None)


@rule("N1")
def test_the_pawn_plays_without_neutral_traders() -> None:
    form = first_position(2, edition="2009").json()
    assert (form["posts"], form["neutral"]) == ({}, None)


# N2


@rule("N2a", "N2b")
@both_forms
@pytest.mark.parametrize("active", [0, 1])
def test_the_other_player_sets_the_displaced_neutral_trader_and_then_one_more(active: int, two_players: str) -> None:
    other = 1 - active
    p = duel(posts={POST: NEUTRAL}, active=active, two_players=two_players)
    assert legal(p, "displace") == {f"displace trader {POST}", f"displace merchant {POST}"}
    pay = {"decision": "pay", "post": POST, "displaced": NEUTRAL}
    assert changed(p, f"displace trader {POST}") == {
        "actions": (2, 1),
        f"posts.{POST}": (NEUTRAL, f"trader {active}"),
        f"seats.{active}.supply.trader": (5, 4),
        "stack": ([TURN], [TURN, pay]),
    }
    assert (p.actor, legal(p)) == (active, {"pay 1 0", "pay 0 1"})
    answers = [
        [TURN, answer("trader", 1, seat=other)],
        [TURN, answer(None, 1, RING_1[1], seat=other)],
        [TURN, answer(None, 0, RING_1[1], RING_1[3], seat=other)],
    ]
    assert changed(p, "pay 1 0") == {
        f"seats.{active}.supply.trader": (4, 3),
        f"seats.{active}.stock.trader": (6, 7),
        "stack": ([TURN, pay], answers[0]),
    }
    assert (p.actor, legal(p)) == (other, each("return", RING_1))
    assert refused(p, f"add trader {RING_1[0]}") == "N2b"
    refused(p, "done")
    assert changed(p, f"return {RING_1[1]}") == {
        f"posts.{RING_1[1]}": (None, NEUTRAL),
        "stack": (answers[0], answers[1]),
    }
    assert (p.actor, legal(p)) == (other, each("add trader", [RING_1[0], *RING_1[2:]]))
    assert refused(p, "done") == "N2b"
    refused(p, f"add merchant {RING_1[0]}")
    assert changed(p, f"add trader {RING_1[3]}") == {
        f"posts.{RING_1[3]}": (None, NEUTRAL),
        "stack": (answers[1], answers[2]),
    }
    assert (p.actor, legal(p)) == (other, {"done"})
    assert changed(p, "done") == {"stack": (answers[2], [TURN])}
    assert p.actor == active


@rule("N2a")
@pytest.mark.parametrize(
    ("supply", "kinds"), [((1, 0), set()), ((2, 0), {"trader"}), ((1, 1), {"trader", "merchant"}), ((0, 1), set())]
)
def test_it_costs_what_any_trader_costs(supply: tuple[int, int], kinds: set[str]) -> None:
    p = duel(posts={POST: NEUTRAL}, seats={0: {"supply": supply}})
    assert legal(p, "displace") == {f"displace {kind} {POST}" for kind in kinds}
    if not kinds:
        assert refused(p, f"displace {'trader' if supply[0] else 'merchant'} {POST}") == "D1b"


@rule("N2a")
def test_a_neutral_trader_is_nobodys_own_piece() -> None:
    """The action A4 cannot move a neutral trader, and neutral traders do not fill a player's route for a claim."""
    p = duel(posts=on("Kampen-Osnabrück", "t0 tn"))
    assert legal(p, "lift") == {"lift Kampen-Osnabrück 1"}
    assert legal(p, "claim") == set()
    assert refused(p, "lift Kampen-Osnabrück 2") == "A4a"
    assert refused(p, "claim Kampen-Osnabrück") == "C1"


@rule("N2a")
def test_the_piece_of_a_player_is_answered_by_its_owner() -> None:
    p = do(duel(posts={POST: "trader 1"}), f"displace trader {POST}", "pay 1 0")
    assert p.json()["stack"] == [TURN, answer_to(POST, "trader", 1)]
    assert legal(p) == each("return", RING_1) | each("add trader", RING_1)


@rule("N2a", "D6c")
def test_the_ring_is_determined_again_for_the_additional_one() -> None:
    """The nearest ring has one free post."""
    p = displaced(posts={RING_1[0]: "trader 0", RING_1[1]: "trader 1", RING_1[2]: NEUTRAL})
    assert legal(p) == {f"return {RING_1[3]}"}
    assert refused(p, f"return {RING_2[0]}") == "D6a"
    do(p, f"return {RING_1[3]}")
    assert legal(p) == each("add trader", RING_2)
    assert refused(p, "add trader Arnheim-Kampen 1") == "D6a"


@rule("N2a", "N1", "D6b")
def test_a_displaced_neutral_trader_never_goes_to_a_ship_post() -> None:
    p = displaced("Lübeck-Wismar 2", board="east")
    assert legal(p) == each("return", ["Wismar-Stralsund 1", *posts_on("Waren-Wismar")])
    assert refused(p, "return Wismar-Stralsund 2") in {"D6b", "N1", "X6a"}


@rule("N2b", "D6d")
def test_without_any_room_the_displaced_one_leaves_the_board_and_none_is_added() -> None:
    p = displaced("Groningen-Emden 2", crowded(), seats=FINISHED)
    post = "Groningen-Emden 2"
    assert legal(p) == {"return stock"}
    assert changed(p, "return stock") == {
        "stack": ([TURN, answer("trader", 1, post=post)], [TURN, answer(None, 1, post=post)])
    }
    assert legal(p) == {"done"}
    assert changed(p, "done") == {"stack": ([TURN, answer(None, 1, post=post)], [TURN])}


@rule("N2b", "D6d")
def test_with_room_for_one_the_displaced_one_takes_it() -> None:
    p = displaced("Groningen-Emden 2", crowded("Perleberg-Stendal 1"), seats=FINISHED)
    assert legal(p) == {"return Perleberg-Stendal 1"}
    assert refused(p, "return stock") in {"D3", "D6d"}


@rule("N2b", "D6d")
def test_the_route_of_the_displacement_is_the_last_resort() -> None:
    p = displaced("Groningen-Emden 2", crowded("Groningen-Emden 3"), seats=FINISHED)
    assert legal(p) == {"return Groningen-Emden 3"}
    do(p, "return Groningen-Emden 3")
    assert legal(p) == {"done"}


# N3


@rule("N3a", "N3c", "N3e")
@both_forms
@pytest.mark.parametrize("active", [0, 1])
def test_a_fully_neutral_route_is_claimed_before_the_second_trader_is_placed(active: int, two_players: str) -> None:
    """Emden-Osnabrück leads to no skill: all its traders leave, and the additional one may go there at once."""
    p = before_claim("Emden-Osnabrück", active=active, two_players=two_players)
    other = 1 - active
    last = RING_1[3]
    stack = [TURN, answer(None, 1, last, seat=other)]
    in_office = [*stack, neutral_office("Emden-Osnabrück")]
    assert legal(p) == {f"return {last}"}
    assert changed(p, f"return {last}") == {
        f"posts.{last}": (None, NEUTRAL),
        "stack": ([TURN, answer("trader", 1, seat=other)], in_office),
    }
    assert (p.actor, legal(p)) == (active, {"office Emden", "office Osnabrück"})
    assert refused(p, "nothing") == "N3c"
    refused(p, "office Groningen")
    refused(p, "add trader Kampen-Osnabrück 1")
    assert changed(p, "office Emden") == emptied(dict.fromkeys(RING_1, NEUTRAL)) | {
        "cities.Emden": (None, {"houses": [NEUTRAL, None], "extra": []}),
        "stack": (in_office, stack),
    }
    assert (p.actor, legal(p)) == (other, each("add trader", RING_1))
    do(p, f"add trader {RING_1[0]}", "done")
    assert (p.actor, p.json()["stack"], p.json()["actions"]) == (active, [TURN], 1)


@rule("N3a")
def test_the_additional_trader_can_make_a_route_full_too() -> None:
    p = displaced(posts=dict.fromkeys(RING_1[:2], NEUTRAL))
    do(p, f"return {RING_1[2]}")
    assert p.json()["stack"] == [TURN, answer(None, 1, RING_1[2])]
    do(p, f"add trader {RING_1[3]}")
    assert p.json()["stack"] == [TURN, answer(None, 0, RING_1[2], RING_1[3]), neutral_office("Emden-Osnabrück")]
    do(p, "office Osnabrück")
    assert (p.actor, legal(p)) == (1, {"done"})


@rule("N3a")
def test_a_route_with_a_piece_of_a_player_is_not_claimed() -> None:
    p = displaced(posts=on("Emden-Osnabrück", "tn t0 tn"))
    do(p, f"return {RING_1[3]}")
    assert p.json()["stack"] == [TURN, answer(None, 1, RING_1[3])]


@rule("N3b")
@pytest.mark.parametrize(
    ("two_players", "cities", "gains"),
    [
        ("neutral_14", {}, ([0, 0], 0)),
        ("neutral_14", {"Hamburg": city("t0"), "Lübeck": city("t1")}, ([1, 1], 0)),
        ("neutral_14", {"Hamburg": city("t1"), "Lübeck": city("tn")}, ([0, 1], 1)),
        ("neutral_14", {"Hamburg": city("t1 tn"), "Lübeck": city("tn")}, ([0, 0], 2)),
        ("neutral_it", {"Hamburg": city("t0"), "Lübeck": city("t0")}, ([2, 0], 0)),
        ("neutral_it", {"Hamburg": city("t1"), "Lübeck": city("tn")}, ([0, 1], 0)),
        ("neutral_it", {"Hamburg": city("t1 tn"), "Lübeck": city("tn")}, ([0, 0], 0)),
    ],
)
def test_the_controllers_of_the_end_cities_gain_prestige_before_the_office(
    two_players: str, cities: dict[str, Any], gains: tuple[list[int], int]
) -> None:
    p = claimed("Hamburg-Lübeck", cities=cities, two_players=two_players)
    assert p.json()["stack"][-1] == neutral_office("Hamburg-Lübeck")
    assert (prestige(p), p.json()["neutral"]["prestige"]) == gains


@rule("N3c")
@pytest.mark.parametrize(
    ("route", "cities", "offices"),
    [
        ("Coellen-Warburg", {}, {"office Coellen", "office Warburg"}),
        ("Coellen-Warburg", {"Coellen": city("t0"), "Warburg": city("t1 t1")}, {"office Coellen"}),
        ("Stade-Hamburg", {"Stade": city("m1")}, {"office Hamburg"}),
        ("Stade-Hamburg", {"Stade": city("m1"), "Hamburg": city("t0 t0 t0", "t1")}, {"nothing"}),
    ],
)
def test_the_active_player_chooses_among_the_end_cities_with_a_free_house(
    route: str, cities: dict[str, Any], offices: set[str]
) -> None:
    p = claimed(route, cities=cities)
    assert (p.actor, legal(p)) == (0, offices)
    for name in route.split("-"):
        if f"office {name}" not in offices:
            assert refused(p, f"office {name}") == "N3c"


@rule("N3c")
@pytest.mark.parametrize(
    ("name", "houses"),
    [
        pytest.param("Stendal", "", id="white, square"),
        pytest.param("Stendal", "t0", id="round"),
        pytest.param("Stendal", "t0 m1 t0", id="pink"),
        pytest.param("Perleberg", "t0 t1", id="black, round"),
    ],
)
def test_the_office_takes_the_leftmost_free_house_whatever_its_colour_and_shape(name: str, houses: str) -> None:
    p = claimed("Perleberg-Stendal", cities={name: city(houses)} if houses else {})
    before = p.json()["cities"].get(name)
    taken = len(houses.split())
    do(p, f"office {name}")
    after = p.json()["cities"][name]["houses"]
    assert after[taken] == NEUTRAL
    assert after[:taken] == (before["houses"][:taken] if before else [])
    assert set(after[taken + 1 :]) <= {None}


@rule("N3c")
@pytest.mark.parametrize(
    ("cities", "legal_offices", "after"),
    [
        ({}, {"office Wismar"}, {"Wismar": {"houses": [NEUTRAL, None], "extra": []}}),
        ({"Wismar": city("t0 m0")}, {"nothing"}, {"Wismar": city("t0 m0")}),
    ],
)
def test_never_in_a_green_city(cities: dict[str, Any], legal_offices: set[str], after: dict[str, Any]) -> None:
    p = claimed("Waren-Wismar", board="east", cities=cities)
    assert legal(p) == legal_offices
    assert refused(p, "office Waren") in {"N3c", "X4a"}
    do(p, *legal_offices)
    assert p.json()["cities"] == after
    assert "Waren-Wismar 1" in p.json()["posts"]


@rule("N3c", "C7")
@pytest.mark.parametrize(("two_players", "points"), [("neutral_14", 1), ("neutral_it", 0)])
def test_a_coin_counts_for_neutral(two_players: str, points: int) -> None:
    """Halle is empty, and nobody controls anything."""
    p = claimed("Quedlinburg-Halle", two_players=two_players)
    do(p, "office Halle")
    assert p.json()["neutral"] == {"prestige": points, "link": 0}


@rule("N3c", "C8")
@both_forms
def test_a_completed_city_counts(two_players: str) -> None:
    p = claimed("Osnabrück-Bremen", two_players=two_players)
    do(p, "office Bremen")
    assert p.json()["completed"] == 1


def link_of_neutral(two_players: str) -> HansaPosition:
    """Neutral has just got its last office for the link, in Stendal. Seat 0 needs one in the next house there."""
    p = claimed(
        "Perleberg-Stendal",
        cities={name: city("tn", "t0") for name in ("Arnheim", "Münster", "Minden", "Brunswiek")},
        two_players=two_players,
        posts=on("Stendal-Magdeburg", "t0 m0 t0"),
    )
    return do(p, "office Stendal", "add trader Minden-Brunswiek 1", "done")


@rule("N3c", "N6b")
def test_neutral_takes_a_rank_of_the_link() -> None:
    p = link_of_neutral("neutral_14")
    assert p.json()["neutral"] == {"prestige": 7, "link": 1}
    do(p, "claim Stendal-Magdeburg", "office Stendal")
    assert (seat(p, 0)["link"], prestige(p)) == (2, [4, 0])


@rule("N6c")
def test_in_the_italian_form_neutral_takes_no_rank_of_the_link() -> None:
    p = link_of_neutral("neutral_it")
    do(p, "claim Stendal-Magdeburg", "office Stendal")
    assert p.json()["neutral"] == {"prestige": 0, "link": 0}
    assert (seat(p, 0)["link"], prestige(p)) == (1, [7, 0])


@rule("N3d", "N6c")
@pytest.mark.parametrize(
    ("route", "name", "stays"),
    [
        pytest.param("Groningen-Emden", "Emden", True, id="liber sophiae"),
        pytest.param("Stade-Hamburg", "Hamburg", True, id="privilegium"),
        pytest.param("Hamburg-Lübeck", "Hamburg", True, id="bursa"),
        pytest.param("Göttingen-Quedlinburg", "Quedlinburg", True, id="actiones"),
        pytest.param("Quedlinburg-Halle", "Quedlinburg", True, id="clavis urbis"),
        pytest.param("Coellen-Warburg", "Warburg", True, id="special prestige"),
        pytest.param("Emden-Osnabrück", "Emden", False, id="neither"),
        pytest.param("Osnabrück-Bremen", "Osnabrück", False, id="a tavern"),
    ],
)
@both_forms
def test_one_trader_stays_on_a_route_to_a_skill_or_to_special_prestige(
    route: str, name: str, stays: bool, two_players: str
) -> None:
    """One trader remains on the first post. In the Italian variant, none remains."""
    p = claimed(route, two_players=two_players)
    last, post = NEARLY[route]
    stack = [TURN, answer(None, 1, last, post=post)]
    leaving = posts_on(route)[1:] if stays and two_players == "neutral_14" else posts_on(route)
    change = changed(p, f"office {name}")
    before, after = change.pop(f"cities.{name}")
    assert (before, after["houses"][0]) == (None, NEUTRAL)
    coin: Changes = {}
    if name == "Warburg" and two_players == "neutral_14":
        coin = {"neutral.prestige": (0, 1)}
    assert change == coin | emptied(dict.fromkeys(leaving, NEUTRAL)) | {
        "stack": ([*stack, neutral_office(route)], stack)
    }


@rule("N3d")
def test_one_trader_stays_even_if_there_was_no_office() -> None:
    p = claimed("Stade-Hamburg", cities={"Stade": city("m1"), "Hamburg": city("t0 t0 t0")})
    posts = dict.fromkeys(posts_on("Stade-Hamburg")[1:], NEUTRAL)
    stack = [TURN, answer(None, 1, "Stade-Hamburg 3", post="Hamburg-Lübeck 1")]
    assert changed(p, "nothing") == emptied(posts) | {"stack": ([*stack, neutral_office("Stade-Hamburg")], stack)}


@rule("N3f", "N6b", "E1a")
def test_the_end_is_checked_when_the_whole_action_is_complete() -> None:
    """The neutral player controls Hamburg and gets its 20th prestige. The office and the extra trader still follow."""
    p = claimed("Hamburg-Lübeck", cities={"Hamburg": city("tn")}, neutral={"prestige": 19})
    assert (p.json()["neutral"]["prestige"], p.result()) == (20, None)
    do(p, "office Hamburg")
    assert (p.actor, p.result()) == (1, None)
    do(p, "add trader Hamburg-Lüneburg 2")
    assert p.result() is None
    do(p, "done")
    result = p.result()
    assert result is not None
    assert (p.actor, p.json()["ended"], result.reason) == (NOBODY, "prestige", "prestige")
    assert len(result.scores) == 2


# N4


@rule("N4a")
@both_forms
def test_a_marker_on_the_route_leaves_the_game_and_is_replaced_on_the_active_players_plate(two_players: str) -> None:
    p = before_claim("Emden-Osnabrück", markers={"Emden-Osnabrück": "plus3"}, active=1, two_players=two_players)
    bag = p.json()["bag"]
    last = RING_1[3]
    stack = [TURN, answer(None, 1, last, seat=0), neutral_office("Emden-Osnabrück")]
    assert changed(p, f"return {last}") == {
        f"posts.{last}": (None, NEUTRAL),
        "bag": (bag, bag - 1),
        "gone.plus3": (None, 1),
        "markers.Emden-Osnabrück": ("plus3", None),
        "seats.1.plate.hidden": (None, 1),
        "stack": ([TURN, answer("trader", 1, seat=0)], stack),
    }
    assert (seat(p, 0)["unused"], seat(p, 1)["unused"]) == ({}, {})


@rule("N4a")
def test_the_replacement_is_placed_at_the_end_of_the_turn() -> None:
    p = claimed("Emden-Osnabrück", markers={"Emden-Osnabrück": "plus3"})
    do(p, "office Emden", f"add trader {RING_1[0]}", "done", "end")
    assert (p.actor, p.json()["stack"]) == (0, [PLACING])
    do(p, "put hidden Minden-Hannover")
    assert (p.actor, p.json()["markers"]) == (1, {"Minden-Hannover": "hidden"})


@rule("N4a", "N3f", "E1b")
def test_an_empty_bag_ends_the_game_with_the_action() -> None:
    p = claimed("Emden-Osnabrück", markers={"Emden-Osnabrück": "plus3"}, bag=0)
    form = p.json()
    assert (form["bag_ran_out"], form["gone"], seat(p, 0)["plate"], p.result()) == (True, {"plus3": 1}, {}, None)
    do(p, "office Emden", f"add trader {RING_1[0]}", "done")
    assert (p.actor, p.json()["ended"]) == (NOBODY, "markers")


@rule("N4b")
def test_a_face_down_marker_that_leaves_the_game_is_not_turned_over() -> None:
    p = before_claim("Emden-Osnabrück", markers={"Emden-Osnabrück": "hidden"}, gone={"hidden": 1, "swap": 1})
    last = RING_1[3]
    stack = [TURN, answer(None, 1, last), neutral_office("Emden-Osnabrück")]
    assert changed(p, f"return {last}") == {
        f"posts.{last}": (None, NEUTRAL),
        "bag": (12, 11),
        "gone.hidden": (1, 2),
        "markers.Emden-Osnabrück": ("hidden", None),
        "seats.0.plate.hidden": (None, 1),
        "stack": ([TURN, answer("trader", 1)], stack),
    }
    assert p.actor == 0


# N5


def free_routes(*but: str, board: tuple[str, ...] = STANDARD_2_3) -> list[str]:
    """Return the routes of a board except these."""
    return [route for route in names(board) if route not in but]


@rule("N5a")
@pytest.mark.parametrize("edition", ["2014", "italian"])
def test_a_neutral_trader_comes_with_every_marker(edition: str) -> None:
    p = duel(edition=edition, seats={0: {"plate": {"hidden": 1}}})
    do(p, "end")
    kind = "hidden"
    if edition == "italian":
        assert p.actor == CHANCE
        do(p, "draw swap")
        kind = "swap"
    assert legal(p) == each(f"put {kind}", free_routes())
    assert changed(p, f"put {kind} Hamburg-Lüneburg") == {
        "active": (0, 1),
        "markers.Hamburg-Lüneburg": (None, kind),
        "posts.Hamburg-Lüneburg 1": (None, NEUTRAL),
        f"seats.0.plate.{kind}": (1, None),
        "stack": ([PLACING], [TURN]),
    }


@rule("N5a")
def test_the_tavern_markers_bring_no_second_trader_at_the_start() -> None:
    posts = set_up(players=2).json()["posts"]
    assert [post for post in posts if post.startswith("Osnabrück-Bremen")] == ["Osnabrück-Bremen 1"]


@rule("N5a")
def test_only_two_players_with_neutral_traders_get_one() -> None:
    for options in ({"players": 3}, {"players": 2, "edition": "2009"}):
        p = at(new_markers="face_down", seats={0: {"plate": {"hidden": 1}}}, **options)
        do(p, "end", *(["done"] if p.json()["pawn"] else []), "put hidden Hamburg-Lüneburg")
        assert p.json()["posts"] == {}


def blocked(*free: str) -> dict[str, str]:
    """Return a player's piece on every route except these."""
    return {f"{route} 2": f"trader {number % 2}" for number, route in enumerate(free_routes(*free))}


def with_plate(markers: int) -> dict[int, dict[str, Any]]:
    """Return a position in which seat 0 has markers on its plate, and both seats have all their pieces available."""
    return {0: {"plate": {"hidden": markers}, "tracks": EVERY_TRACK_FINISHED}, 1: {"tracks": EVERY_TRACK_FINISHED}}


@rule("N5b")
def test_without_any_other_a_route_whose_only_piece_is_a_neutral_trader_may_be_used() -> None:
    """No second trader is added.

    A route with two neutral traders, another piece or a marker, or without a free house, is excluded.
    """
    open_routes = ("Emden-Osnabrück", "Bremen-Hamburg")
    out = ("Minden-Hannover", "Goslar-Magdeburg", "Hamburg-Lübeck", "Duisburg-Dortmund")
    p = duel(
        posts=blocked(*open_routes, *out)
        | on("Emden-Osnabrück", "tn")
        | {"Bremen-Hamburg 3": NEUTRAL, "Hamburg-Lübeck 1": NEUTRAL, "Duisburg-Dortmund 1": NEUTRAL}
        | on("Minden-Hannover", "tn tn")
        | on("Goslar-Magdeburg", "tn t0"),
        cities={"Duisburg": city("t0"), "Dortmund": city("m1 t1")},
        markers={"Hamburg-Lübeck": "swap"},
        seats=with_plate(1),
    )
    do(p, "end")
    assert legal(p) == each("put hidden", open_routes)
    for route in (*out, "Arnheim-Münster"):
        assert refused(p, f"put hidden {route}") in {"M3b", "N5b"}
    assert changed(p, "put hidden Bremen-Hamburg") == {
        "active": (0, 1),
        "actions": (2, 5),
        "markers.Bremen-Hamburg": (None, "hidden"),
        "seats.0.plate.hidden": (1, None),
        "stack": ([PLACING], [TURN]),
    }


@rule("N5b", "M3c")
def test_face_up_a_marker_is_drawn_even_if_only_such_a_route_is_left() -> None:
    p = duel(edition="italian", posts=blocked("Bremen-Hamburg") | {"Bremen-Hamburg 4": NEUTRAL}, seats=with_plate(1))
    do(p, "end")
    assert p.actor == CHANCE
    do(p, "draw swap")
    assert legal(p) == {"put swap Bremen-Hamburg"}
    posts = p.json()["posts"]
    do(p, "put swap Bremen-Hamburg")
    assert p.json()["posts"] == posts


@rule("N5b", "M3e")
def test_such_a_route_is_used_only_when_no_route_is_empty() -> None:
    """Of two markers, the first goes to the empty route and the second to the route with a neutral trader."""
    p = duel(
        posts=blocked("Emden-Osnabrück", "Bremen-Hamburg") | on("Emden-Osnabrück", "tn"),
        seats=with_plate(2),
    )
    do(p, "end")
    assert legal(p) == {"put hidden Bremen-Hamburg"}
    assert refused(p, "put hidden Emden-Osnabrück") in {"M3b", "N5b"}
    assert changed(p, "put hidden Bremen-Hamburg") == {
        "markers.Bremen-Hamburg": (None, "hidden"),
        "posts.Bremen-Hamburg 1": (None, NEUTRAL),
        "seats.0.plate.hidden": (2, 1),
    }
    assert legal(p) == {"put hidden Emden-Osnabrück"}


@rule("N5b", "M4")
def test_if_there_is_none_the_marker_waits() -> None:
    p = duel(
        posts=blocked("Emden-Osnabrück") | on("Emden-Osnabrück", "tn tn"),
        seats=with_plate(1),
    )
    assert changed(p, "end") == {"active": (0, 1), "actions": (2, 5)}
    assert seat(p, 0)["plate"] == {"hidden": 1}


@rule("N5b")
def test_with_more_players_or_the_pawn_there_is_no_such_route() -> None:
    """Without neutral traders, a route with any piece is excluded."""
    p = at(
        players=3,
        new_markers="face_down",
        posts={post: f"trader {number % 3}" for number, post in enumerate(blocked())},
        seats={0: {"plate": {"hidden": 1}}},
    )
    assert changed(p, "end") == {"active": (0, 1)}


# N6


@rule("N6a")
def test_neutral_traders_never_run_out() -> None:
    """With 67 neutral traders on the board, one more is placed."""
    free = ("Emden-Osnabrück 2", "Emden-Osnabrück 3")
    p = duel(posts=crowded(*free), seats=FINISHED)
    assert list(p.json()["posts"].values()).count(NEUTRAL) == 67
    do(p, "displace trader Groningen-Emden 2", "pay 1 0", f"return {free[0]}", f"add trader {free[1]}", "done")
    assert list(p.json()["posts"].values()).count(NEUTRAL) == 68


@rule("N6b", "K1")
@both_forms
def test_neutral_controls_cities(two_players: str) -> None:
    p = duel(
        two_players=two_players,
        cities={"Hamburg": city("t0 tn"), "Minden": city("tn tn t0"), "Arnheim": city("tn m1")},
    )
    assert control(p) == [0, 2]


@rule("N6b", "C3")
@pytest.mark.parametrize(("two_players", "gained"), [("neutral_14", 2), ("neutral_it", 0)])
def test_neutral_gains_prestige_when_a_player_claims(two_players: str, gained: int) -> None:
    p = duel(
        two_players=two_players,
        posts=on("Hamburg-Lübeck", "t0 t0 t0"),
        cities={"Hamburg": city("tn"), "Lübeck": city("tn")},
    )
    stacks = ([TURN], [TURN, benefit("Hamburg-Lübeck")])
    expected = {"actions": (2, 1), "stack": stacks} | ({"neutral.prestige": (0, gained)} if gained else {})
    assert changed(p, "claim Hamburg-Lübeck") == expected


@rule("N6b", "E1a", "F8")
def test_neutral_can_end_the_game_but_not_win_it() -> None:
    p = duel(
        posts=on("Hamburg-Lübeck", "t0 t0 t0"),
        cities={"Hamburg": city("tn")},
        neutral={"prestige": 19},
        seats={1: {"prestige": 3}},
    )
    do(p, "claim Hamburg-Lübeck", "nothing")
    result = p.result()
    assert result is not None
    assert (result.reason, result.scores, result.winners, result.ranks) == ("prestige", [0, 3], [1], [2, 1])


@rule("N6c", "E1a")
def test_in_the_italian_form_neutral_never_gains_prestige() -> None:
    """Neutral gains no prestige for control (N3b), for the coin of Halle or for its own route."""
    p = claimed("Quedlinburg-Halle", two_players="neutral_it", cities={"Quedlinburg": city("tn")})
    do(p, "office Halle")
    assert p.json()["neutral"] == {"prestige": 0, "link": 0}


@rule("N6b", "M6")
def test_offices_of_neutral_can_be_swapped() -> None:
    p = duel(cities={"Hamburg": city("t0 tn tn")}, seats=holding("swap"))
    assert legal(p, "use") == {"use swap Hamburg 1"}
    assert changed(p, "use swap Hamburg 1") == turned("swap") | {
        "cities.Hamburg.houses": (["trader 0", NEUTRAL, NEUTRAL], [NEUTRAL, "trader 0", NEUTRAL])
    }


# N7


@rule("N7")
def test_removed_neutral_traders_leave_the_board() -> None:
    p = duel(posts=on("Arnheim-Kampen", "tn t1 tn"), seats=holding("remove"))
    assert legal(p, "use") == each("use remove", posts_on("Arnheim-Kampen"))
    left = {number: {"decision": "remove", "left": number} for number in (2, 1)}
    assert changed(p, "use remove Arnheim-Kampen 1") == turned("remove") | {
        "posts.Arnheim-Kampen 1": (NEUTRAL, None),
        "stack": ([TURN], [TURN, left[2]]),
    }
    assert changed(p, "remove Arnheim-Kampen 3") == {
        "posts.Arnheim-Kampen 3": (NEUTRAL, None),
        "stack": ([TURN, left[2]], [TURN, left[1]]),
    }
    assert changed(p, "remove Arnheim-Kampen 2") == {
        "posts.Arnheim-Kampen 2": ("trader 1", None),
        "seats.1.supply.trader": (5, 6),
        "stack": ([TURN, left[1]], [TURN]),
    }


SEA = SEA_ROUTES[0]


def at_sea(posts: dict[str, str], **more: Any) -> HansaPosition:
    """Return a position in which seat 0 has claimed Wismar-Stralsund and may move pieces."""
    p = duel(board="east", posts=on(SEA, "t0 m0 m0") | posts, seats={0: {"tracks": {"liber_sophiae": 1}}}, **more)
    return do(p, f"claim {SEA}", "nothing")


@rule("N7", "X7a", "N1")
def test_neutral_traders_are_moved_at_sea_but_never_to_ship_posts() -> None:
    p = at_sea(on("Thorn-Krakau", "tn"))
    assert legal(p) == {"lift Thorn-Krakau 1", "done"}
    do(p, "lift Thorn-Krakau 1")
    assert p.json()["stack"][-1] == {"decision": "sea_move", "lifts": 1, "hand": [NEUTRAL]}
    assert legal(p) == each("set trader", LAND_POSTS)
    assert refused(p, f"set trader {SEA} 2") in {"X6a", "X7a", "N1"}
    do(p, f"set trader {SEA} 1")
    assert (p.json()["posts"], p.json()["stack"]) == ({f"{SEA} 1": NEUTRAL}, [TURN])


@rule("N3a", "X7a")
def test_at_sea_a_route_is_claimed_for_neutral_after_both_pieces_are_down() -> None:
    """The first neutral trader fills Kulm-Elbing, but a piece is still in hand."""
    p = at_sea(on("Kulm-Elbing", "tn") | on("Thorn-Krakau", "tn t1"), cities={"Elbing": city("t1")})
    do(p, "lift Thorn-Krakau 1", "lift Thorn-Krakau 2", "set trader Kulm-Elbing 2")
    assert (p.json()["stack"][-1]["decision"], prestige(p)) == ("sea_move", [0, 0])
    before = [TURN, {"decision": "sea_move", "lifts": 0, "hand": ["trader 1"]}]
    assert changed(p, "set trader Thorn-Krakau 3") == {
        "posts.Thorn-Krakau 3": (None, "trader 1"),
        "seats.1.prestige": (0, 1),
        "stack": (before, [TURN, neutral_office("Kulm-Elbing")]),
    }
    assert (p.actor, legal(p)) == (0, {"office Kulm", "office Elbing"})
    assert changed(p, "office Kulm") == emptied(on("Kulm-Elbing", "tn tn")) | {
        "cities.Kulm": (None, {"houses": [NEUTRAL, None], "extra": []}),
        "stack": ([TURN, neutral_office("Kulm-Elbing")], [TURN]),
    }


@rule("N3a")
@pytest.mark.parametrize("chosen", ["Perleberg-Havelberg", "Kulm-Elbing"])
def test_two_routes_at_once_are_claimed_in_the_order_the_active_player_chooses(chosen: str) -> None:
    routes = {"Perleberg-Havelberg", "Kulm-Elbing"}
    (other,) = routes - {chosen}
    p = at_sea(on("Kulm-Elbing", "tn") | on("Perleberg-Havelberg", "tn") | on("Thorn-Krakau", "tn tn"))
    do(p, "lift Thorn-Krakau 1", "lift Thorn-Krakau 2", "set trader Kulm-Elbing 2", "set trader Perleberg-Havelberg 2")
    assert p.json()["stack"] == [TURN, {"decision": "neutral_order"}]
    assert (p.actor, legal(p)) == (0, each("claim", routes))
    actions = p.json()["actions"]
    do(p, f"claim {chosen}")
    assert (p.actor, p.json()["stack"][-1]) == (0, neutral_office(chosen))
    assert legal(p) == each("office", chosen.split("-"))
    do(p, f"office {chosen.split('-')[1]}")
    assert (p.actor, p.json()["stack"][-1]) == (0, neutral_office(other))
    do(p, f"office {other.split('-')[0]}")
    assert (p.json()["stack"], p.json()["posts"], p.json()["actions"]) == ([TURN], {}, actions)


@rule("N3a", "N4a")
def test_the_order_of_two_routes_matters_for_the_last_marker_in_the_bag() -> None:
    """Both routes have a marker and the bag contains one, so the second claim always ends the game."""
    p = at_sea(
        on("Kulm-Elbing", "tn") | on("Perleberg-Havelberg", "tn") | on("Thorn-Krakau", "tn tn"),
        markers={"Kulm-Elbing": "swap", "Perleberg-Havelberg": "skill"},
        bag=1,
    )
    do(p, "lift Thorn-Krakau 1", "lift Thorn-Krakau 2", "set trader Kulm-Elbing 2", "set trader Perleberg-Havelberg 2")
    assert (p.json()["gone"], p.json()["bag"]) == ({}, 1)
    do(p, "claim Perleberg-Havelberg")
    assert (p.json()["gone"], p.json()["bag"], p.json()["bag_ran_out"]) == ({"skill": 1}, 0, False)
    do(p, "office Havelberg")
    assert (p.json()["gone"], p.json()["bag_ran_out"]) == ({"swap": 1, "skill": 1}, True)
    do(p, "office Kulm")
    assert (p.actor, p.json()["ended"]) == (NOBODY, "markers")


@rule("N3f", "E2a", "X7a")
def test_a_claim_for_neutral_belongs_to_the_last_action_of_the_game() -> None:
    """Seat 1 gets its 20th prestige from the claim of the sea route."""
    p = duel(
        board="east",
        posts=on(SEA, "t0 m0 m0") | on("Kulm-Elbing", "tn") | on("Thorn-Krakau", "tn"),
        cities={"Wismar": city("t1")},
        seats={0: {"tracks": {"liber_sophiae": 1}}, 1: {"prestige": 19}},
    )
    do(p, f"claim {SEA}", "nothing", "lift Thorn-Krakau 1", "set trader Kulm-Elbing 2")
    assert (p.actor, p.result(), legal(p)) == (0, None, {"office Kulm", "office Elbing"})
    do(p, "office Kulm")
    assert (p.actor, p.json()["ended"]) == (NOBODY, "prestige")
    assert p.json()["cities"]["Kulm"]["houses"] == [NEUTRAL, None]


@rule("N5a", "X6b")
def test_on_the_east_board_too_a_neutral_trader_comes_with_the_marker() -> None:
    p = duel(board="east", seats={0: {"plate": {"hidden": 1}}})
    do(p, "end")
    assert legal(p) == each("put hidden", free_routes(*SEA_ROUTES, board=EAST))
    do(p, "put hidden Belgard-Kulm")
    assert p.json()["posts"] == {"Belgard-Kulm 1": NEUTRAL}
