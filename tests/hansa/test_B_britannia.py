"""B. Britannia: countries, permits, borders, coins, sea routes, country scoring."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from kontor.core import BoardError, PositionError, SetupError
from kontor.games.hansa.game import GAME
from kontor.games.hansa.pieces import ACTIONES, BURSA, CLAVIS_URBIS, LIBER_SOPHIAE, PRIVILEGIUM
from kontor.games.hansa.position import HansaPosition
from tests.hansa.harbour import EVERY_TRACK_FINISHED
from tests.hansa.scenes import TURN, answer_to, benefit, city, first_position, holding, on, slots
from tests.kit import at, changed, do, each, legal, refused, refusing, rule, seat

TWO_MERCHANTS = {"liber_sophiae": 1}
LARGE = {"players": 4, "board": "britannia_4_5"}
SHIPS = ["Isle of Man-Conway 2", "Isle of Man-Conway 3"]
"""The Welsh ship posts on the smaller side."""


def small(**more: Any) -> HansaPosition:
    return at(**{"players": 3, "board": "britannia_3", **more})


def large(**more: Any) -> HansaPosition:
    return at(**{**LARGE, **more})


def posts(p: HansaPosition, country: str, ships: bool = True) -> list[str]:
    """Return every post of the routes of a country, based on the board data."""
    return [
        f"{route['a']}-{route['b']} {number}"
        for route in p.board.data["route"]
        if route["country"] == country
        for number, post in enumerate(route["posts"], 1)
        if ships or not post["merchant_only"]
    ]


def countries(p: HansaPosition, kind: str) -> set[str]:
    """Return the countries in which an action of this kind is legal."""
    names = [text.removeprefix(f"{kind} ").rsplit(" ", 1)[0] for text in legal(p, kind)]
    return {p.board.country_names[p.board.routes[p.board.route_number[name]].country] for name in names}


# B1, B2, B24


@rule("B1")
@pytest.mark.parametrize(("board", "players"), [("britannia_3", 3), ("britannia_4_5", 4), ("britannia_4_5", 5)])
def test_each_side_has_its_numbers_of_players(board: str, players: int) -> None:
    assert first_position(players, board).setup.board.id == board
    other = {"britannia_3": "britannia_4_5", "britannia_4_5": "britannia_3"}[board]
    with refusing(SetupError, f"board={other}"):
        first_position(players, other)


@rule("B2")
def test_two_play_the_smaller_side_with_neutral_traders_never_with_the_pawn() -> None:
    p = first_position(2, "britannia_3")
    assert p.setup.options["two_players"] == "neutral_14"
    assert len(p.json()["posts"]) == 15
    with refusing(SetupError, "possible=neutral_14, neutral_it"):
        first_position(2, "britannia_3", two_players="pawn")
    with refusing(SetupError, "possible=neutral_14, neutral_it"):
        first_position(2, "britannia_3", edition="bigbox")


@rule("B24")
def test_there_are_no_mission_cards() -> None:
    with refusing(SetupError, "mission_cards"):
        first_position(3, "britannia_3", mission_cards=True)


# B3, B4


@rule("B3a")
def test_eight_full_cities_end_the_game() -> None:
    p = small(posts=on("Carlisle-Richmond", "t0 t0 t0"), completed=7)
    do(p, "claim Carlisle-Richmond", "office Richmond")
    assert (p.json()["completed"], p.json()["ended"]) == (8, "cities")


@rule("B3b")
def test_a_coin_gives_two_prestige() -> None:
    p = small(posts=on("Bristol-Salisbury", "t0 t0 t0 t0"), seats={0: {"tracks": {"privilegium": 1}}})
    do(p, "claim Bristol-Salisbury")
    assert changed(p, "office Bristol")["seats.0.prestige"] == (0, 2)


@rule("B3b")
@pytest.mark.parametrize("board", ["britannia_3", "britannia_4_5"])
def test_three_houses_have_a_coin(board: str) -> None:
    there = GAME.board(board)
    coins = [(city.name, n) for city in there.cities for n, house in enumerate(city.houses, 1) if house.coin]
    assert sorted(coins) == [("Bristol", 1), ("Ipswich", 1), ("Plymouth", 2)]
    assert there.coin_points == 2


@rule("B4")
@pytest.mark.parametrize("board", ["britannia_3", "britannia_4_5"])
def test_the_link_joins_oxford_and_york_and_special_prestige_is_at_plymouth(board: str) -> None:
    there = GAME.board(board)
    assert [there.cities[end].name for end in there.link_ends] == ["Oxford", "York"]
    assert there.routes[there.special_route].name == "Salisbury-Plymouth"
    assert [slot.points for slot in there.slots] == [7, 8, 9, 11]
    assert there.link_points == (7, 4, 2)
    assert {city.name: city.skills for city in there.cities if city.skills} == {
        "Chester": (ACTIONES,),
        "Newcastle": (BURSA,),
        "Norwich": (LIBER_SOPHIAE,),
        "York": (CLAVIS_URBIS,),
        "London": (PRIVILEGIUM,),
    }
    assert [there.routes[route].name for route in there.taverns] == [
        "Richmond-Lancaster",
        "Nottingham-Coventry",
        "Salisbury-Southamton",
    ]


# B5


@rule("B5a")
def test_the_routes_of_each_country() -> None:
    def abroad(board: str, country: str) -> list[str]:
        there = GAME.board(board)
        return [route.name for route in there.routes if there.country_names[route.country] == country]

    welsh = [
        "Isle of Man-Conway", "Conway-Chester", "Conway-Montgomery", "Hereford-Montgomery", "Montgomery-Pembroke",
        "Montgomery-Cardiff", "Pembroke-Cardiff",
    ]  # fmt: skip
    assert abroad("britannia_3", "Wales") == abroad("britannia_4_5", "Wales") == welsh
    assert abroad("britannia_4_5", "Scotland") == [
        "Glasgow-Edinburgh", "Glasgow-Falkirk", "Edinburgh-Dunbar", "Dunbar-Newcastle", "Falkirk-Carlisle",
        "Carlisle-Isle of Man",
    ]  # fmt: skip
    assert len(GAME.board("britannia_3").routes) == 35
    assert len(GAME.board("britannia_4_5").routes) == 40


@rule("B5b", "B5c")
def test_the_countries_of_the_cities() -> None:
    def of(board: str, *names: str) -> list[list[str]]:
        there = GAME.board(board)
        found = [there.cities[there.city_number[name]].countries for name in names]
        return [[there.country_names[country] for country in one] for one in found]

    cities = ("Isle of Man", "Carlisle", "Newcastle", "Hereford")
    assert of("britannia_3", *cities) == [["Wales"], ["England"], ["England"], ["England"]]
    assert of("britannia_4_5", *cities) == [["Wales", "Scotland"], ["Scotland"], ["Scotland"], ["England"]]


# B6 to B9


@rule("B6")
def test_without_a_permit_you_place_and_displace_only_in_england() -> None:
    p = small(posts=on("Conway-Chester", "t1") | on("Carlisle-Richmond", "t1"))
    assert legal(p, "place trader") == each(
        "place trader", [post for post in posts(p, "England", ships=False) if post != "Carlisle-Richmond 1"]
    )
    assert legal(p, "displace trader") == {"displace trader Carlisle-Richmond 1"}
    assert refused(p, "place trader Conway-Chester 2") == "B6"
    assert refused(p, "displace trader Conway-Chester 1") == "B6"


@rule("B6", "B14")
def test_nothing_else_needs_a_permit() -> None:
    p = small(posts=on("Conway-Chester", "t0 t0 t0"))
    assert legal(p, "lift") == each("lift", [f"Conway-Chester {n}" for n in (1, 2, 3)])
    assert legal(p, "claim") == {"claim Conway-Chester"}
    do(p, "claim Conway-Chester")
    assert legal(p) == {"office Conway", "office Chester", "skill actiones", "nothing"}


@rule("B7")
def test_the_rightmost_office_gives_the_permit_whoever_controls_the_city() -> None:
    p = small(cities={"Cardiff": city("t1 t1 t0")})
    assert countries(p, "place trader") == {"England", "Wales"}
    assert countries(small(cities={"Cardiff": city("t0 t0 t1")}), "place trader") == {"England"}
    assert countries(small(cities={"Cardiff": city("t1", "t0")}), "place trader") == {"England"}


@rule("B7")
@pytest.mark.parametrize(
    ("name", "where"),
    [
        ("London", {"England", "Wales", "Scotland"}),
        ("Cardiff", {"England", "Wales"}),
        ("Carlisle", {"England", "Scotland"}),
        ("Newcastle", {"England"}),
    ],
)
def test_each_permit_city_has_its_countries(name: str, where: set[str]) -> None:
    assert countries(large(cities={name: city("t0")}), "place trader") == where


@rule("B8")
def test_each_permit_allows_one_action_a_turn() -> None:
    p = small(cities={"Cardiff": city("t0")}, posts=on("Montgomery-Pembroke", "t1"), actions=2)
    assert changed(p, "place trader Conway-Chester 1")["permits.Cardiff"] == (None, True)
    assert countries(p, "place trader") == {"England"}
    assert refused(p, "place trader Conway-Chester 2") == "B8"
    assert refused(p, "displace trader Montgomery-Pembroke 1") == "B8"
    do(p, "end", "end", "end")
    assert p.json()["permits"] == {}
    assert countries(p, "place trader") == {"England", "Wales"}


@rule("B8")
def test_a_displacement_uses_a_permit_too() -> None:
    p = small(cities={"Cardiff": city("t0")}, posts=on("Montgomery-Pembroke", "t1"))
    do(p, "displace trader Montgomery-Pembroke 1")
    assert p.json()["permits"] == {"Cardiff": True}


@rule("B8")
def test_a_used_permit_took_an_action() -> None:
    assert small(permits=["London"], actions=1).json()["permits"] == {"London": True}
    with pytest.raises(PositionError, match=r"actions is 2\. .*allow at most 1 \(T1, M7, B8\)"):
        small(permits=["London"], actions=2)


@rule("B8")
def test_permits_add_up_and_more_actions_bring_no_more() -> None:
    p = small(cities={"Cardiff": city("t0"), "London": city("t0")}, seats=holding("plus4"))
    do(p, "place trader Conway-Chester 1", "place trader Conway-Chester 2", "use plus4")
    assert countries(p, "place trader") == {"England"}


@rule("B8")
def test_cardiff_and_london_allow_one_action_in_each_country() -> None:
    p = large(cities={"Cardiff": city("t0"), "London": city("t0")})
    do(p, "place trader Glasgow-Edinburgh 1")
    assert p.json()["permits"] == {"London": True}
    assert countries(p, "place trader") == {"England", "Wales"}


@rule("B9a")
def test_an_office_of_this_turn_counts_at_once() -> None:
    p = small(posts=on("Cambridge-London", "t0 t0 t0"))
    assert countries(p, "place trader") == {"England"}
    do(p, "claim Cambridge-London", "office London")
    assert countries(p, "place trader") == {"England", "Wales"}


@rule("B9a", "B9b")
def test_a_swap_gives_and_takes_a_permit_but_a_used_one_stays_used() -> None:
    cities = {"Cardiff": city("t0 t1"), "London": city("t1 t0")}
    p = small(cities=cities, seats=holding("swap", "swap"))
    do(p, "place trader Conway-Chester 1", "use swap London 1")
    assert countries(p, "place trader") == {"England"}
    do(p, "use swap Cardiff 1")
    assert countries(p, "place trader") == {"England", "Wales"}
    assert p.json()["permits"] == {"London": True}


@rule("B9b")
def test_a_used_permit_stays_used_if_its_city_comes_back() -> None:
    p = small(cities={"Cardiff": city("t1 t0")}, seats=holding("swap", "swap"))
    do(p, "place trader Conway-Chester 1", "use swap Cardiff 1", "use swap Cardiff 1")
    assert countries(p, "place trader") == {"England"}


@rule("B9c")
@pytest.mark.parametrize(
    ("board", "post", "name"),
    [
        (small, "Conway-Chester 1", "Cardiff"),
        (large, "Conway-Chester 1", "Cardiff"),
        (large, "Glasgow-Edinburgh 1", "Carlisle"),
    ],
)
def test_the_permit_of_london_is_used_last(board: Any, post: str, name: str) -> None:
    p = board(cities={name: city("t0"), "London": city("t0")})
    do(p, f"place trader {post}")
    assert p.json()["permits"] == {name: True}


# B10


def displaced(p: HansaPosition, post: str) -> set[str]:
    """Return the posts to which the displaced trader may return."""
    do(p, f"displace trader {post}", "pay 1 0")
    return {text.removeprefix("return ") for text in legal(p, "return")}


@rule("B10a")
def test_a_piece_displaced_in_england_stays_in_england() -> None:
    """The routes around Coventry-Cardiff include two Welsh ones, which are closed."""
    p = small(posts=on("Coventry-Cardiff", "t1"))
    near = displaced(p, "Coventry-Cardiff 1")
    assert near == {
        post
        for post in posts(p, "England")
        if post.rsplit(" ", 1)[0]
        in ("Hereford-Coventry", "Nottingham-Coventry", "Coventry-Cambridge", "Cardiff-Oxford")
    }
    assert refused(p, "return Montgomery-Cardiff 1") == "B10a"
    assert refused(p, "add trader Montgomery-Cardiff 1") == "B10a"


@rule("B10a")
def test_a_piece_displaced_in_wales_goes_to_wales_or_england() -> None:
    p = small(posts=on("Montgomery-Cardiff", "t1"), cities={"Cardiff": city("t0")})
    near = displaced(p, "Montgomery-Cardiff 1")
    assert {post.rsplit(" ", 1)[0] for post in near} == {
        "Conway-Montgomery", "Hereford-Montgomery", "Montgomery-Pembroke", "Coventry-Cardiff", "Pembroke-Cardiff",
        "Cardiff-Oxford",
    }  # fmt: skip


@rule("B10a")
def test_a_piece_displaced_in_wales_never_goes_to_scotland() -> None:
    """Isle of Man joins a Welsh and a Scottish route, so the Scottish one would be the nearest."""
    p = large(posts=on("Isle of Man-Conway", "t1"), cities={"Cardiff": city("t0")})
    near = displaced(p, "Isle of Man-Conway 1")
    assert near == {f"Conway-{end} {n}" for end in ("Chester", "Montgomery") for n in (1, 2, 3)}
    assert refused(p, "return Carlisle-Isle of Man 1") == "B10a"


@rule("B10b")
def test_distances_are_counted_along_allowed_routes_only() -> None:
    """The trader is displaced in England at Chester, and the near English routes are full.

    Welsh routes cannot be used instead.
    """
    full = on("Chester-Hereford", "t1 t0 t0 t0") | on("Carlisle-Chester", "t0 m0 m0")
    p = large(posts=full, seats={0: {"tracks": TWO_MERCHANTS | {"liber_sophiae": 2}, "supply": (5, 1)}})
    near = displaced(p, "Chester-Hereford 1")
    assert {post.rsplit(" ", 1)[0] for post in near} == {"Lancaster-Hereford", "Hereford-Coventry"}


@rule("B10c")
def test_an_extra_piece_from_your_own_post_obeys_the_borders_too() -> None:
    """The stock and the supply of seat 1 are empty.

    The seat's piece from England cannot follow the other piece into Wales.
    """
    full = small_and_empty(1)
    p = small(
        posts={"Montgomery-Cardiff 1": "trader 0", "Carlisle-Richmond 1": "trader 1", "Pembroke-Cardiff 1": "trader 1"},
        stack=[TURN, answer_to("Montgomery-Cardiff 1", None, 1, "Pembroke-Cardiff 1", seat=1)],
        **full,
    )
    assert legal(p) == {"take Carlisle-Richmond 1", "done"}
    do(p, "take Carlisle-Richmond 1")
    assert p.json()["lifted_in"] == {"trader 1": "England"}
    assert {text.rsplit(" ", 1)[0] for text in legal(p)} == {"add trader Coventry-Cardiff", "add trader Cardiff-Oxford"}
    assert refused(p, "add trader Conway-Montgomery 1") == "B10c"
    do(p, "add trader Coventry-Cardiff 1")
    assert p.json()["lifted_in"] == {}


def small_and_empty(number: int) -> dict[str, Any]:
    """Return offices for all but two traders of a seat. Its supply and stock are then empty."""
    mix = {"extra_office": 20, "swap": 3, "plus3": 2, "plus4": 2, "skill": 2, "remove": 2}
    extra = " ".join([f"t{number}"] * 9)
    cities = {"Oxford": city("m0 t1", extra)}
    return {
        "cities": cities,
        "marker_mix": mix,
        "seats": {
            0: {"tracks": {"privilegium": 0, "liber_sophiae": 1}},
            number: {"supply": (0, 0), "tracks": {"privilegium": 1}, "used": {"extra_office": 9}},
        },
        "special": slots(f"m{number} - - -"),
    }


# B11


@rule("B11a")
def test_a_piece_lifted_in_england_stays_there() -> None:
    p = small(posts=on("Carlisle-Richmond", "t0"))
    assert changed(p, "lift Carlisle-Richmond 1")["lifted_in.trader 1"] == (None, "England")
    assert legal(p) == each("set trader", posts(p, "England", ships=False))
    assert refused(p, "set trader Conway-Chester 1") == "B11a"


@rule("B11a")
def test_a_piece_lifted_abroad_goes_there_or_to_england() -> None:
    p = large(posts=on("Glasgow-Edinburgh", "t0"))
    do(p, "lift Glasgow-Edinburgh 1")
    home = posts(p, "England", ships=False) + posts(p, "Scotland", ships=False)
    assert legal(p) == each("set trader", home)
    assert refused(p, "set trader Conway-Chester 1") == "B11a"


@rule("B11a", "B15")
def test_a_merchant_goes_to_ships_of_the_same_countries() -> None:
    p = do(small(posts=on("Conway-Chester", "m0")), "lift Conway-Chester 1")
    assert legal(p) == each("set merchant", posts(p, "England") + posts(p, "Wales"))


@rule("B11b")
def test_pieces_of_one_kind_are_set_in_the_order_they_were_lifted() -> None:
    p = small(posts=on("Conway-Chester", "t0") | on("Carlisle-Richmond", "t0 m0"), seats={0: {"tracks": TWO_MERCHANTS}})
    do(p, "lift Carlisle-Richmond 1", "lift Conway-Chester 1", "lift Carlisle-Richmond 2")
    assert p.json()["lifted_in"] == {"trader 1": "England", "trader 2": "Wales", "merchant 1": "England"}
    assert countries(p, "set trader") == countries(p, "set merchant") == {"England"}
    do(p, "set trader Carlisle-Richmond 2")
    assert countries(p, "set trader") == {"England", "Wales"}
    assert countries(p, "set merchant") == {"England"}


def filled(p: HansaPosition, country: str, but: tuple[str, ...]) -> dict[str, str]:
    """Return neutral traders and seat pieces on every land post of a country except these, as JSON posts."""
    return {post: "trader neutral" for post in posts(p, country, ships=False) if post not in but}


def crowded(pieces: dict[str, str]) -> HansaPosition:
    """Return a position with these pieces and no other free post in England. No route is full of neutral traders."""
    empty = at(players=2, board="britannia_3")
    taken = filled(empty, "England", ())
    for route in empty.board.routes:
        if f"{route.name} 1" in taken:
            taken[f"{route.name} 1"] = "trader 1" if [*taken.values()].count("trader 1") < 11 else "trader 0"
    ships = [post for post in posts(empty, "England") if post not in taken]
    taken |= {post: f"merchant {1 - number // 4}" for number, post in enumerate(ships)}
    taken = {post: piece for post, piece in (taken | pieces).items() if piece}
    left = [26 - [*taken.values()].count(f"trader {number}") for number in (0, 1)]
    seats = {number: {"tracks": EVERY_TRACK_FINISHED, "supply": (left[number], 0)} for number in (0, 1)}
    return at(players=2, board="britannia_3", posts=taken, seats=seats)


@rule("B11a", "A4d")
@pytest.mark.parametrize("kind", ["trader", "merchant"])
@pytest.mark.parametrize(("second", "where"), [("trader 1", {"Wales"}), ("", {"Wales", "England"})])
def test_no_piece_in_hand_loses_its_last_post(kind: str, second: str, where: set[str]) -> None:
    """England has one or two free posts. The Welsh piece must leave one to the English piece in hand."""
    own = {"Carlisle-Richmond 1": f"{kind} 0", "Conway-Chester 1": f"{kind} 0", "Carlisle-Richmond 2": second}
    p = do(crowded(own), "lift Conway-Chester 1", "lift Carlisle-Richmond 1")
    assert countries(p, f"set {kind}") == where
    assert not second or refused(p, f"set {kind} Carlisle-Richmond 1") == "A4d"


# B12


@rule("B12")
@pytest.mark.parametrize("edition", ["2009", "2014", "italian", "bigbox"])
def test_every_edition_plays_with_the_move_marker(edition: str) -> None:
    assert first_position(3, "britannia_3", edition=edition).setup.options["third_marker"] == "move"
    given = first_position(3, "britannia_3", edition=edition, third_marker="remove")
    assert given.setup.options["third_marker"] == "move"


@rule("B12")
def test_a_moved_piece_stays_in_its_country() -> None:
    p = small(posts=on("Conway-Chester", "t1") | on("Carlisle-Richmond", "t2"), seats=holding("remove"))
    do(p, "use remove Conway-Chester 1", "lift Carlisle-Richmond 1")
    assert legal(p) == each("set trader", posts(p, "Wales", ships=False))
    assert refused(p, "set trader Carlisle-Richmond 1") == "B12"
    do(p, "set trader Conway-Chester 2")
    assert legal(p) == each("set trader", posts(p, "England", ships=False))


@rule("B12", "B15")
@pytest.mark.parametrize(("country", "route"), [("England", "Carlisle-Richmond"), ("Wales", "Conway-Chester")])
def test_a_moved_merchant_may_go_to_a_ship_of_its_country(country: str, route: str) -> None:
    p = do(small(posts=on(route, "m1"), seats=holding("remove")), f"use remove {route} 1")
    assert legal(p) == each("set merchant", posts(p, country))


@rule("B12", "A4d", "G4a")
def test_a_moved_merchant_leaves_the_last_post_of_its_country_to_a_trader() -> None:
    """All Welsh posts are taken. The merchant must go back to its ship, because the trader needs the post on land."""
    land = posts(small(), "Wales", ships=False)
    full = {post: f"trader {1 + number % 2}" for number, post in enumerate(land)}
    full |= {"Isle of Man-Conway 2": "merchant 1", "Isle of Man-Conway 3": "merchant 2"}
    two = {number: {"tracks": TWO_MERCHANTS, "supply": (1, 0)} for number in (1, 2)}
    p = small(posts=full, seats=holding("remove") | two)
    do(p, "use remove Isle of Man-Conway 2", "lift Conway-Chester 1")
    assert legal(p, "set") == {"set merchant Isle of Man-Conway 2"}
    do(p, "set merchant Isle of Man-Conway 2")
    assert legal(p) == {"set trader Conway-Chester 1"}


@rule("B12", "A4d", "G4a")
@pytest.mark.parametrize(
    ("first", "where"), [("Conway-Chester 1", ["Conway-Chester 1"]), (SHIPS[0], SHIPS)], ids=["trader", "merchant"]
)
def test_a_merchant_in_hand_fits_on_a_ship_of_its_country(first: str, where: list[str]) -> None:
    """All Welsh posts are taken. The ship that the last merchant left is enough for it."""
    full = {post: f"trader {1 + number % 2}" for number, post in enumerate(posts(small(), "Wales", ships=False))}
    full |= {post: f"merchant {number}" for number, post in enumerate(SHIPS, 1)}
    two = {number: {"tracks": TWO_MERCHANTS, "supply": (1, 0)} for number in (1, 2)}
    p = do(small(posts=full, seats=holding("remove") | two), f"use remove {first}", f"lift {SHIPS[1]}")
    kind = "trader" if first == "Conway-Chester 1" else "merchant"
    assert legal(p, "set") == each(f"set {kind}", where)


# B13


@rule("B13a", "B13b")
def test_markers_go_only_to_english_routes_without_a_bonus() -> None:
    p = large(seats={0: {"plate": {"swap": 1}}}, new_markers="face_up")
    do(p, "end")
    abroad = [route.name for route in p.board.routes if route.country != p.board.home]
    bonus = ["Canterbury-Calais", "Southamton-Calais"]
    assert legal(p) == {f"put swap {r.name}" for r in p.board.routes if r.name not in (*abroad, *bonus)}
    assert "put swap Carlisle-Chester" in legal(p)
    assert refused(p, "put swap Conway-Chester") == "B13a"
    assert refused(p, "put swap Canterbury-Calais") == "B13b"


# B15 to B18


@rule("B15")
@pytest.mark.parametrize(
    ("board", "ships"),
    [
        ("britannia_3", [2, 2, 1, 2]),
        ("britannia_4_5", [2, 2, 2, 1, 2]),
    ],
)
def test_ship_posts_hold_only_merchants(board: str, ships: list[int]) -> None:
    there = GAME.board(board)
    found = [sum(there.ships[post] for post in route.posts()) for route in there.routes if route.sea]
    assert sorted(found) == sorted(ships)
    assert refused(small(), "place trader Canterbury-Calais 2") == "A2"


def claimed(route: str, pieces: str, **more: Any) -> HansaPosition:
    """Return a position in which seat 0 has claimed this route and must choose the benefit."""
    return small(
        posts=on(route, pieces) | more.pop("posts", {}),
        stack=[TURN, benefit(route)],
        seats={0: {"tracks": {"liber_sophiae": 2}}},
        **more,
    )


@rule("B16", "B17")
@pytest.mark.parametrize("route", ["Canterbury-Calais", "Carlisle-Isle of Man"])
def test_two_pieces_of_any_players_move_within_their_countries(route: str) -> None:
    pieces = "t0 m0 t0" if route == "Canterbury-Calais" else "t0 m0 m0"
    p = claimed(route, pieces, posts=on("Conway-Chester", "t1 m2") | on("Cambridge-London", "t2"))
    do(p, "nothing")
    assert seat(p, 0)["stock"]["trader"] >= 1
    do(p, "lift Conway-Chester 1", "lift Conway-Chester 2")
    assert legal(p) == each("set trader", posts(p, "Wales", ships=False))
    assert refused(p, "set trader Carlisle-Richmond 1") == "B17"
    do(p, "set trader Conway-Chester 2", "set merchant Conway-Chester 1")
    assert p.json()["posts"] == on("Conway-Chester", "m2 t1") | on("Cambridge-London", "t2")
    assert p.json()["stack"] == [TURN]


@rule("B16")
def test_the_larger_side_has_no_bonus_at_the_isle_of_man() -> None:
    there = GAME.board("britannia_4_5")
    assert [route.name for route in there.routes if route.bonus != 255] == ["Canterbury-Calais", "Southamton-Calais"]


@rule("B16", "B18")
def test_up_to_two_pieces_from_stock_go_abroad_without_a_permit() -> None:
    p = claimed("Southamton-Calais", "m0 m0 t0")
    do(p, "nothing")
    assert legal(p) == (
        {"done"} | each("set trader", posts(p, "Wales", ships=False)) | each("set merchant", posts(p, "Wales"))
    )
    assert refused(p, "set trader Carlisle-Richmond 1") == "B18"
    assert refused(p, "set trader Isle of Man-Conway 2") == "X6a"
    assert changed(p, "set merchant Isle of Man-Conway 2") == {
        "posts.Isle of Man-Conway 2": (None, "merchant 0"),
        "seats.0.stock.merchant": (2, 1),
        "stack": ([TURN, {"decision": "sea_place", "left": 2}], [TURN, {"decision": "sea_place", "left": 1}]),
    }
    do(p, "set merchant Isle of Man-Conway 3")
    assert p.json()["stack"] == [TURN]


@rule("B18")
def test_on_the_larger_side_they_go_to_wales_or_scotland_in_any_split() -> None:
    p = large(
        posts=on("Southamton-Calais", "m0 m0 t0"),
        stack=[TURN, benefit("Southamton-Calais")],
        seats={0: {"tracks": {"liber_sophiae": 2}}},
    )
    do(p, "nothing")
    traders = posts(p, "Wales", ships=False) + posts(p, "Scotland", ships=False)
    merchants = posts(p, "Wales") + posts(p, "Scotland")
    assert legal(p) == {"done"} | each("set trader", traders) | each("set merchant", merchants)
    do(p, "set trader Conway-Chester 1", "set merchant Glasgow-Edinburgh 1")
    assert p.json()["posts"] == {"Conway-Chester 1": "trader 0", "Glasgow-Edinburgh 1": "merchant 0"}


@rule("B18")
def test_placing_abroad_is_optional() -> None:
    p = claimed("Southamton-Calais", "m0 m0 t0")
    do(p, "nothing", "set trader Conway-Chester 1", "done")
    assert (p.json()["stack"], p.json()["posts"]) == ([TURN], {"Conway-Chester 1": "trader 0"})


# B19 to B22


def country_points(cities: dict[str, Any], board: str = "britannia_3", players: int = 3, **more: Any) -> list[int]:
    return [sheet["countries"] for sheet in at(players=players, board=board, cities=cities, **more).scores()]


@rule("B19")
def test_ranks_by_controlled_cities_then_offices() -> None:
    cities = {"Conway": city("t0"), "Pembroke": city("t0"), "Cardiff": city("t1 t1"), "Chester": city("t2")}
    assert country_points(cities) == [7, 4, 2]
    assert country_points({"Hereford": city("t0"), "London": city("t1")}) == [0, 0, 0]


@rule("B19")
def test_extra_offices_count_and_the_isle_of_man_counts_for_both_countries() -> None:
    cities = {"Isle of Man": city("m0"), "Falkirk": city("t1", "t1")}
    assert country_points(cities, "britannia_4_5", 4) == [7 + 4, 7, 0, 0]


@rule("B20")
def test_without_control_you_rank_last_and_without_an_office_not_at_all() -> None:
    assert country_points({"Cardiff": city("t1 t0 t0")}) == [7, 4, 0]


@rule("B21")
@pytest.mark.parametrize(
    ("cities", "points"),
    [
        ({"Conway": "t0", "Pembroke": "t1"}, [5, 5, 0]),
        ({"Conway": "t0", "Pembroke": "t1", "Chester": "t2"}, [4, 4, 4]),
        ({"Conway": "t0", "Pembroke": "t1", "Cardiff": "t2 t0 t0 m1"}, [7, 4, 2]),
    ],
)
def test_equal_players_share_the_points_of_their_ranks(cities: dict[str, str], points: list[int]) -> None:
    held = {name: city(short) for name, short in cities.items()}
    tracks = {number: {"tracks": {"privilegium": 2}} for number in (0, 1)}
    assert country_points(held, seats=tracks) == points


@rule("B21")
def test_four_in_first_place_share_all_points_and_two_in_third_get_one_each() -> None:
    four = {"Conway": city("t0"), "Pembroke": city("t1"), "Chester": city("t2"), "Cardiff": city("t3")}
    assert country_points(four, "britannia_4_5", 4) == [3, 3, 3, 3]
    two = {"Conway": city("t0"), "Pembroke": city("t0"), "Cardiff": city("t3 t3")}
    two |= {"Chester": city("t1"), "Montgomery": city("t2")}
    assert country_points(two, "britannia_4_5", 4) == [7, 1, 1, 4]


@rule("B22")
def test_country_points_are_separate_and_count_only_at_the_end() -> None:
    p = small(cities={"Conway": city("t0")})
    assert (p.scores()[0]["countries"], p.scores()[0]["control"], p.scores()[0]["prestige"]) == (7, 2, 0)
    assert seat(p, 0)["prestige"] == 0


@rule("B22", "L8")
def test_the_tile_for_cities_does_not_touch_country_points() -> None:
    p = small(cities={"Conway": city("t0")}, emperors_favour=True, tiles={"cities": 0})
    assert (p.scores()[0]["countries"], p.scores()[0]["control"]) == (7, 4)


# B23


def two(**more: Any) -> HansaPosition:
    return at(**{"players": 2, "board": "britannia_3", "two_players": "neutral_14", **more})


@rule("B23")
def test_displacing_a_neutral_trader_abroad_needs_a_permit() -> None:
    there = on("Montgomery-Cardiff", "tn")
    assert refused(two(posts=there), "displace trader Montgomery-Cardiff 1") == "B6"
    p = two(posts=there, cities={"Cardiff": city("t0")})
    near = displaced(p, "Montgomery-Cardiff 1")
    assert "Coventry-Cardiff 1" in near and "Pembroke-Cardiff 1" in near


@rule("B23")
def test_a_displaced_neutral_trader_obeys_the_borders() -> None:
    p = two(posts=on("Coventry-Cardiff", "tn"))
    near = displaced(p, "Coventry-Cardiff 1")
    open_routes = ("Hereford-Coventry", "Nottingham-Coventry", "Coventry-Cambridge", "Cardiff-Oxford")
    assert near == {post for post in posts(p, "England") if post.rsplit(" ", 1)[0] in open_routes}
    do(p, "return Cardiff-Oxford 1")
    assert legal(p) == each("add trader", [post for post in near if post != "Cardiff-Oxford 1"])
    assert refused(p, "add trader Montgomery-Cardiff 1") == "B10a"


@rule("B23", "B12")
def test_a_move_marker_moves_neutral_traders_within_their_country() -> None:
    p = two(posts=on("Conway-Chester", "tn"), seats=holding("remove"))
    do(p, "use remove Conway-Chester 1")
    assert legal(p) == each("set trader", posts(p, "Wales", ships=False))


@rule("B23", "B13a")
def test_a_marker_brings_a_neutral_trader_only_at_home() -> None:
    p = two(seats={0: {"plate": {"swap": 1}}}, new_markers="face_up")
    do(p, "end")
    assert refused(p, "put swap Conway-Chester") == "B13a"
    do(p, "put swap Cambridge-Ipswich")
    assert p.json()["posts"] == {"Cambridge-Ipswich 1": "trader neutral"}


@rule("B23")
def test_a_neutral_rightmost_office_gives_nobody_a_permit() -> None:
    assert countries(two(cities={"Cardiff": city("t0 tn")}), "place trader") == {"England"}


@rule("B23")
@pytest.mark.parametrize(("form", "points"), [("neutral_14", [4, 0]), ("neutral_it", [7, 0])])
def test_neutral_takes_a_rank_as_for_the_link(form: str, points: list[int]) -> None:
    cities = {"Conway": city("tn"), "Pembroke": city("tn"), "Cardiff": city("t0")}
    assert country_points(cities, players=2, two_players=form) == points


# Boards and positions


def changed_board(**head: Any) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(GAME.board("britannia_3").data)
    data["board"] |= head
    return data


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ({"home_country": "France"}, "board-unknown-country"),
        ({"countries": ["England"]}, "board-unknown-country"),
        ({"permits": [{"city": "London", "countries": ["England"]}]}, "board-unknown-country"),
        ({"countries": ["England", "Wales", "Wales"]}, "board-name-twice"),
    ],
)
def test_a_board_with_wrong_countries_is_refused(head: dict[str, Any], fault: str) -> None:
    with refusing(BoardError, fault):
        GAME.board_from_data(changed_board(**head))


@pytest.mark.parametrize(("board", "route"), [("east", "Wismar"), ("britannia_3", "Richmond")])
def test_a_bonus_abroad_needs_countries_and_three_posts(board: str, route: str) -> None:
    data = copy.deepcopy(GAME.board(board).data)
    chosen = next(one for one in data["route"] if one["a"] == route)
    chosen |= {"permanent_bonus": "place_2_abroad", "tavern": False, "sea": True}
    chosen["posts"][0]["merchant_only"] = True
    with refusing(BoardError, "board-bonus-abroad"):
        GAME.board_from_data(data)


def test_a_route_and_a_city_are_at_home_unless_they_say_otherwise() -> None:
    data = changed_board()
    del data["route"][0]["country"], data["city"][0]["countries"]
    board = GAME.board_from_data(data)
    assert (board.routes[0].country, board.cities[0].countries) == (board.home, (board.home,))


@pytest.mark.parametrize("lifted", [{"trader 1": "Wales"}, {"merchant 2": "England"}])
def test_a_country_without_a_lifted_piece_is_refused(lifted: dict[str, str]) -> None:
    with pytest.raises(PositionError):
        small(lifted_in=lifted)
