"""Cases that `make mutants` found and no other test covered.

Most of them check `why_not`: under one rule id, an action can be forbidden for several reasons, and the other tests
check only the id. These tests check the exact reason and its arguments.
"""

from __future__ import annotations

from typing import Any

import kontor
from kontor.games.hansa.position import HansaPosition
from tests.hansa.harbour import EVERY_TRACK_FINISHED, HARBOUR
from tests.hansa.scenes import MANY_EXTRA_OFFICES, city, on, slots
from tests.kit import MISSIONS, at, do, refused, rule

POST = "Groningen-Emden 1"
"""A post of Groningen-Emden, which is adjacent to Emden-Osnabrück."""

NO_STOCK = {"tracks": EVERY_TRACK_FINISHED, "supply": (26, 4)}


def why(position: HansaPosition, text: str) -> tuple[str, dict[str, Any]]:
    """Return the reason why an action is not allowed."""
    reason = position.why_not(position.number(text))
    assert reason is not None, f"{text} is allowed"
    return reason.message.id.removeprefix("hansa-"), reason.message.args


@rule("A1b", "A1c")
def test_income_names_the_contents_of_your_own_stock() -> None:
    """Checks seat 1, because the stock of no other seat gives the correct answer."""
    position = at(active=1, seats={1: {"supply": (9, 0)}})
    facts = {"wanted": 2, "size": 3, "traders": 2, "merchants": 1}
    assert why(position, "income 2") == ("income-mix", facts)
    assert why(at(seats={0: NO_STOCK}), "income 0") == ("stock-empty", {})


@rule("D1a")
def test_displacing_needs_somebody_elses_piece_and_an_own_one() -> None:
    position = at(
        posts={"Hamburg-Lüneburg 1": "trader 0", "Hamburg-Lüneburg 2": "trader 1"}, seats={0: {"supply": (5, 0)}}
    )
    assert why(position, "displace trader Hamburg-Lüneburg 3") == ("nobody-there", {"post": "Hamburg-Lüneburg 3"})
    assert why(position, "displace trader Hamburg-Lüneburg 1") == ("own-piece", {"post": "Hamburg-Lüneburg 1"})
    none = {"piece": "merchant", "left": 5, "stock": 6}
    assert why(position, "displace merchant Hamburg-Lüneburg 2") == ("none-in-supply", none)


@rule("D1b")
def test_what_is_left_to_pay_with_is_counted_without_the_piece_that_displaces() -> None:
    position = at(posts={POST: "merchant 1"}, seats={0: {"supply": (1, 1)}})
    assert why(position, f"displace trader {POST}") == ("cannot-pay", {"price": 2, "left": 1})


@rule("D1a")
def test_a_payment_is_of_the_wrong_price_or_not_in_supply() -> None:
    position = do(at(posts={POST: "merchant 1"}, seats={0: {"supply": (2, 1)}}), f"displace trader {POST}")
    assert why(position, "pay 1 0") == ("wrong-price", {"price": 2})
    assert why(position, "pay 2 0") == ("payment-not-in-supply", {"traders": 2, "merchants": 0})
    assert why(position, "pay 0 2") == ("payment-not-in-supply", {"traders": 0, "merchants": 2})


@rule("A4a", "A4b", "A4c")
def test_a_move_lifts_up_to_liber_and_then_only_sets() -> None:
    three = {"Hamburg-Lüneburg 1": "trader 0", "Hamburg-Lüneburg 2": "trader 0", "Hamburg-Lüneburg 3": "trader 0"}
    position = do(at(posts=three), "lift Hamburg-Lüneburg 1", "lift Hamburg-Lüneburg 2")
    assert why(position, "lift Hamburg-Lüneburg 3") == ("no-more-lifts", {"liber": 2})
    assert why(position, "set merchant Hamburg-Lüneburg 1") == ("none-in-hand", {"piece": "merchant"})
    assert why(position, "set trader Hamburg-Lüneburg 3") == ("post-taken", {"post": "Hamburg-Lüneburg 3"})
    do(position, "set trader Hamburg-Lüneburg 1")
    assert why(position, "lift Hamburg-Lüneburg 3") == ("already-setting", {})
    assert why(at(posts=three), f"lift {POST}") == ("not-own-piece", {"post": POST})


@rule("A4a")
def test_the_number_of_lifts_is_that_of_the_own_liber() -> None:
    own = {f"Hamburg-Lüneburg {number}": "trader 1" for number in (1, 2, 3, 4)}
    position = at(active=1, posts=own, seats={1: {"tracks": {"liber_sophiae": 1}}})
    do(position, *(f"lift Hamburg-Lüneburg {number}" for number in (1, 2, 3)))
    assert why(position, "lift Hamburg-Lüneburg 4") == ("no-more-lifts", {"liber": 3})


def answering(piece: str, **position: Any) -> HansaPosition:
    """Return a position in which seat 0 has displaced a piece of seat 1 from POST, and seat 1 answers."""
    posts = {**position.pop("posts", {}), POST: f"{piece} 1"}
    return do(at(posts=posts, **position), f"displace merchant {POST}", "pay 1 0" if piece == "trader" else "pay 2 0")


@rule("D3")
def test_the_displaced_piece_returns_once_and_to_a_post() -> None:
    position = answering("trader")
    assert why(position, "return stock") == ("posts-are-free", {})
    do(position, "return Emden-Osnabrück 1")
    assert why(position, "return Emden-Osnabrück 2") == ("already-returned", {})


@rule("D4", "D5a")
def test_extras_come_from_stock_first_and_their_number_is_limited() -> None:
    position = answering("trader", seats={1: {"supply": (5, 1)}})
    assert why(position, "add merchant Emden-Osnabrück 1") == (
        "extra-not-there",
        {"piece": "merchant", "where": "stock"},
    )
    assert why(position, "take Emden-Osnabrück 1") == ("stock-or-supply-first", {})
    do(position, "add trader Emden-Osnabrück 1")
    assert why(position, "add trader Emden-Osnabrück 2") == ("no-more-extras", {})
    assert why(position, "take Emden-Osnabrück 1") == ("no-more-extras", {})


def poor(own: dict[str, str], special: str = "- - - -") -> dict[str, Any]:
    """Return a position in which seat 1 has nothing in stock, because its pieces that are not on posts or slots are
    offices in Minden.
    """
    traders = 10 - list(own.values()).count("trader 1")
    extra = " ".join(["t1"] * (traders - 1) + ["m1"] * (1 - special.split().count("m1")))
    table = {"posts": own, "cities": {"Minden": city("t1", extra)}, "special": slots(special)}
    return table | {"marker_mix": MANY_EXTRA_OFFICES}


@rule("D5a")
def test_where_an_extra_is_missing_is_named() -> None:
    table = poor({"Hamburg-Lübeck 1": "trader 1"})
    table["cities"]["Minden"]["extra"].remove("trader 1")
    position = answering("trader", **table, seats={1: {"supply": (1, 0)}})
    where = {"piece": "merchant", "where": "supply"}
    assert why(position, "add merchant Emden-Osnabrück 1") == ("extra-not-there", where)
    assert why(position, "take Hamburg-Lübeck 1") == ("stock-or-supply-first", {})


@rule("D5a", "D5b")
def test_with_nothing_else_extras_come_from_own_posts() -> None:
    own = {"Hamburg-Lübeck 1": "trader 1", "Hamburg-Lübeck 2": "trader 1"}
    position = answering("trader", **poor(own))
    assert why(position, "add trader Emden-Osnabrück 1") == ("extras-from-posts", {})
    assert why(position, "take Hamburg-Lübeck 3") == ("not-own-piece", {"post": "Hamburg-Lübeck 3"})
    do(position, "return Emden-Osnabrück 1")
    set_now = {"post": "Emden-Osnabrück 1"}
    assert why(position, "take Emden-Osnabrück 1") == ("set-in-this-answer", set_now)
    do(position, "take Hamburg-Lübeck 1")
    lifted = ("set-the-lifted-piece", {"piece": "trader"})
    assert why(position, "done") == why(position, "take Hamburg-Lübeck 2") == lifted
    assert why(position, "add merchant Emden-Osnabrück 2") == lifted
    assert why(position, "add trader Emden-Osnabrück 1") == ("post-taken", set_now)


@rule("D6a", "D6d")
def test_the_nearest_posts_are_named() -> None:
    """One post of the first ring is free. If another post is chosen, the reason contains the free one."""
    taken = {f"Emden-Osnabrück {number}": "trader 2" for number in (1, 2, 3)}
    position = answering("trader", players=3, posts=taken)
    nearest = "Emden-Osnabrück 4"
    far, same = "Hamburg-Lübeck 1", "Groningen-Emden 2"
    assert why(position, f"return {far}") == ("not-nearest", {"post": far, "nearest": nearest})
    assert why(position, f"return {same}") == ("route-of-displacement", {"post": same, "nearest": nearest})


@rule("M1", "M6")
def test_a_swap_names_the_obstacle() -> None:
    houses = {"Minden": city("t0 t0"), "Hamburg": city("t1 t2"), "Osnabrück": city("t1")}
    without = at(cities=houses)
    assert why(without, "use swap Hamburg 1") == ("no-such-marker", {"marker": "swap"})
    position = at(cities=houses, seats={0: {"unused": {"swap": 1}}}, swap_must_own_one=True)
    assert why(position, "use swap Minden 1") == ("swap-same", {"city": "Minden"})
    assert why(position, "use swap Osnabrück 1") == ("swap-empty", {"city": "Osnabrück"})
    assert why(position, "use swap Hamburg 1") == ("swap-not-own", {"city": "Hamburg"})


@rule("M1", "M8", "M9")
def test_a_marker_that_is_not_there_is_named_before_what_it_would_do() -> None:
    position = at(seats={0: {"tracks": {"bursa": 3}}})
    assert why(position, "use skill bursa") == ("no-such-marker", {"marker": "skill"})
    assert why(position, f"use remove {POST}") == ("no-such-marker", {"marker": "remove"})
    position = at(seats={0: {"tracks": {"bursa": 3}, "unused": {"skill": 1, "remove": 1}}})
    assert why(position, "use skill bursa") == ("track-finished", {"track": "bursa"})
    assert why(position, f"use remove {POST}") == ("nobody-there", {"post": POST})


def claimed(route: str, row: str, **position: Any) -> HansaPosition:
    """Return a position in which seat 0 has claimed this route and chooses the benefit."""
    return do(at(posts=on(route, row), **position), f"claim {route}")


@rule("C5", "C9")
def test_a_skill_is_finished_or_not_shown() -> None:
    position = claimed("Hamburg-Lübeck", "t0 t0 t0")
    shown = {"track": "actiones", "route": "Hamburg-Lübeck"}
    assert why(position, "skill actiones") == ("skill-not-here", shown)
    position = claimed("Groningen-Emden", "t0 t0 t0", seats={0: {"tracks": {"liber_sophiae": 3}}})
    assert why(position, "skill liber_sophiae") == ("track-finished", {"track": "liber_sophiae"})


@rule("C5", "C6a", "C6b", "C6c")
def test_an_office_names_what_it_lacks() -> None:
    """The first house of Dortmund is for a merchant. The second house of Hamburg is orange."""
    position = claimed("Duisburg-Dortmund", "t0 t0", cities={"Duisburg": city("t1")})
    elsewhere = {"city": "Minden", "route": "Duisburg-Dortmund"}
    assert why(position, "office Minden") == ("city-not-on-route", elsewhere)
    assert why(position, "office Duisburg") == ("city-full", {"city": "Duisburg"})
    assert why(position, "office Dortmund") == ("no-piece-for-house", {"city": "Dortmund", "piece": "merchant"})
    position = claimed("Hamburg-Lübeck", "t0 t0 t0", cities={"Hamburg": city("t1")})
    assert why(position, "office Hamburg") == ("no-privilege", {"city": "Hamburg", "colour": "orange"})


@rule("M2", "M5a")
def test_an_extra_office_names_what_it_lacks() -> None:
    position = claimed("Hamburg-Lübeck", "t0 t0 t0", cities={"Hamburg": city("t1")})
    elsewhere = {"city": "Minden", "route": "Hamburg-Lübeck"}
    assert why(position, "extra trader Minden") == ("city-not-on-route", elsewhere)
    assert why(position, "extra trader Hamburg") == ("no-such-marker", {"marker": "extra_office"})
    held = {0: {"unused": {"extra_office": 1}}}
    position = claimed("Hamburg-Lübeck", "t0 t0 t0", cities={"Hamburg": city("t1")}, seats=held)
    assert why(position, "extra trader Minden") == ("city-not-on-route", elsewhere)
    assert why(position, "extra merchant Hamburg") == ("none-on-route", {"piece": "merchant"})
    assert why(position, "extra trader Lübeck") == ("no-house-occupied", {"city": "Lübeck"})
    marker = {"Hamburg-Lübeck": "extra_office"}
    position = claimed("Hamburg-Lübeck", "t0 t0 t0", cities={"Hamburg": city("t1")}, markers=marker)
    assert why(position, "extra trader Hamburg") == ("marker-just-taken", {})


@rule("P1")
def test_special_prestige_names_what_it_lacks() -> None:
    position = claimed("Hamburg-Lübeck", "t0 t0 m0")
    assert why(position, "prestige 7") == ("no-special-prestige", {"route": "Hamburg-Lübeck"})
    position = claimed("Coellen-Warburg", "t0 t0 t0 t0")
    assert why(position, "prestige 7") == ("none-on-route", {"piece": "merchant"})
    position = claimed("Coellen-Warburg", "t0 t0 t0 m0", special=slots("m1 - - -"))
    assert why(position, "prestige 7") == ("slot-taken", {"points": 7})
    assert why(position, "prestige 8") == ("slot-no-privilege", {"points": 8, "colour": "orange"})


@rule("M3b")
def test_a_route_names_why_it_takes_no_marker() -> None:
    """Duisburg and Dortmund are full."""
    position = at(
        active=1,
        cities={"Duisburg": city("t1"), "Dortmund": city("m1 t1 t2")},
        posts={POST: "trader 2"},
        markers={"Osnabrück-Bremen": "swap"},
        seats={1: {"plate": {"plus3": 1}}},
    )
    do(position, "end")
    assert why(position, "put skill Bremen-Minden") == ("not-on-plate", {"marker": "skill"})
    assert why(position, "put plus3 Osnabrück-Bremen") == ("route-has-marker", {"route": "Osnabrück-Bremen"})
    assert why(position, "put plus3 Groningen-Emden") == ("route-has-piece", {"route": "Groningen-Emden"})
    assert why(position, "put plus3 Duisburg-Dortmund") == ("no-free-house", {"route": "Duisburg-Dortmund"})


@rule("M3b")
def test_a_sea_route_is_named_as_the_reason() -> None:
    position = do(at(players=3, board=HARBOUR, seats={0: {"plate": {"plus3": 1}}}), "end")
    assert why(position, "put plus3 Wismar-Visby") == ("sea-route", {"route": "Wismar-Visby"})


@rule("A2")
def test_a_ship_post_is_named_to_a_trader_only() -> None:
    position = at(players=3, board=HARBOUR, seats={0: {"supply": (5, 0)}})
    assert why(position, "place trader Wismar-Visby 2") == ("ship-post", {"post": "Wismar-Visby 2"})
    none = {"piece": "merchant", "left": 5, "stock": 7}
    assert why(position, "place merchant Wismar-Visby 2") == ("none-in-supply", none)


@rule("M6")
def test_the_second_and_the_third_house_are_swapped() -> None:
    position = at(cities={"Göttingen": city("t1 m0 t2")}, seats={0: {"unused": {"swap": 1}}})
    do(position, "use swap Göttingen 2")
    assert position.json()["cities"]["Göttingen"] == city("t1 t2 m0")


@rule("X10")
def test_the_second_and_the_third_office_of_a_green_city_are_swapped() -> None:
    """In the position, the offices of another green city come first."""
    cities = {"Belgard": city("t1 t0"), "Waren": city("t1 m0 t2")}
    position = at(board="east", cities=cities, seats={0: {"unused": {"swap": 1}}})
    do(position, "use swap Waren 2")
    assert position.json()["cities"] == {"Belgard": city("t1 t0"), "Waren": city("t1 t2 m0")}


@rule("S4", "M3c")
def test_a_marker_that_chance_cannot_draw_is_refused_by_the_rule_of_the_draw() -> None:
    game = kontor.game("hansa")
    start: HansaPosition = game.start(game.setup(players=4))
    assert refused(start, "draw plus3") == "S4"
    assert why(start, "draw plus3") == ("marker-not-there", {"marker": "plus3"})
    position = do(at(seats={0: {"plate": {"hidden": 1}}, 1: {"used": {"remove": 2}}}), "end")
    assert refused(position, "draw remove") == "M3c"


@rule("W3a")
def test_the_pawn_has_moved_or_waits_or_would_go_too_far() -> None:
    position = at(players=2, edition="2009")
    assert why(position, "pawn rhine") == ("pawn-too-far", {"province": "rhine"})
    assert why(do(position.copy(), "income 0"), "pawn leine") == ("pawn-after-actions", {})
    assert why(do(position.copy(), "pawn leine"), "pawn heath") == ("pawn-has-moved", {})


@rule("X1a")
def test_a_card_is_dealt_already_or_secret() -> None:
    game = kontor.game("hansa")
    start: HansaPosition = game.start(game.setup(players=4, options={"mission_cards": True}))
    while "deal" not in [start.action_table.faces[action].kind for action in start.legal()]:
        start.play(start.legal()[0])
    do(start, f"deal {MISSIONS[0]}")
    assert why(start, f"deal {MISSIONS[0]}") == ("card-dealt", {"card": MISSIONS[0]})
    assert why(start.view(0), f"deal {MISSIONS[1]}") == ("card-secret", {})


@rule("X7b")
def test_at_sea_only_privilegium_rises() -> None:
    rich = {"tracks": EVERY_TRACK_FINISHED | {"privilegium": 0}}
    position = at(board="east", posts=on("Stralsund-Malmö", "t0 m0 m0"), seats={0: rich})
    do(position, "claim Stralsund-Malmö", "nothing")
    assert refused(position, "skill bursa") == "X7b"
    assert why(position, "skill bursa") == ("only-privilegium", {})


@rule("D5b")
def test_the_displaced_piece_waits_for_the_lifted_one() -> None:
    position = do(answering("trader", **poor({"Hamburg-Lübeck 1": "trader 1"})), "take Hamburg-Lübeck 1")
    assert refused(position, "return Emden-Osnabrück 1") == "D5b"
    assert why(position, "return Emden-Osnabrück 1") == ("set-the-lifted-piece", {"piece": "trader"})
