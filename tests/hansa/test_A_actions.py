"""A: the actions of a turn. Displacing (D) and claiming (C) have their own files."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.games.hansa.position import HansaPosition
from tests.hansa.harbour import EVERY_TRACK_FINISHED, HARBOUR, LAND_POSTS, SHIP_POSTS, full_but
from tests.hansa.scenes import TURN, benefit
from tests.kit import at, changed, do, each, legal, posts_of, refused, rule

ALL_MERCHANTS = {"liber_sophiae": 3}
"""With this track finished, a seat has all 4 merchants available (and lifts up to 5 pieces)."""


def move(lifts: int, traders: int, merchants: int = 0) -> list[dict[str, Any]]:
    """Return the decision stack during a Move."""
    return [TURN, {"decision": "move", "lifts": lifts, "hand": {"trader": traders, "merchant": merchants}}]


def with_stock(traders: int, merchants: int, bursa: int = 0) -> HansaPosition:
    """Return a position in which seat 0 has this many pieces in stock and all others in supply."""
    supply = (11 + bursa - traders, 4 - merchants)
    return at(seats={0: {"supply": supply, "tracks": {"liber_sophiae": 3, "bursa": bursa}}})


@rule("A1", "A1a")
def test_income_moves_the_bursa_number_from_stock_to_supply() -> None:
    position = at()
    assert legal(position, "income") == {"income 0"}
    assert changed(position, "income 0") == {
        "actions": (2, 1),
        "seats.0.supply.trader": (5, 8),
        "seats.0.stock.trader": (6, 3),
    }


@rule("A1a", "A1b")
@pytest.mark.parametrize(
    ("traders", "merchants", "bursa", "merchants_taken"),
    [
        (5, 0, 0, {0}),
        (5, 1, 0, {0, 1}),
        (5, 2, 0, {0, 1, 2}),
        (5, 4, 0, {0, 1, 2, 3}),
        (2, 2, 0, {1, 2}),
        (1, 3, 0, {2, 3}),
        (0, 4, 0, {3}),
        (1, 2, 0, {2}),
        (2, 0, 0, {0}),
        (1, 1, 0, {1}),
        (0, 1, 0, {1}),
        (4, 3, 1, {1, 2, 3}),
        (4, 4, 2, {3, 4}),
        (3, 4, 2, {4}),
        (9, 3, 3, {3}),
    ],
)
def test_the_choice_is_how_many_merchants_are_among_them(
    traders: int, merchants: int, bursa: int, merchants_taken: set[int]
) -> None:
    """The Bursa values are 3, 5, 7 and all.

    A stock with no more pieces than the value is taken completely, without a choice.
    """
    position = with_stock(traders, merchants, bursa)
    assert legal(position, "income") == {f"income {number}" for number in merchants_taken}
    for number in set(range(5)) - merchants_taken:
        assert refused(position, f"income {number}") == "A1b"


@rule("A1b")
def test_income_with_a_merchant() -> None:
    assert changed(with_stock(5, 2), "income 1") == {
        "actions": (2, 1),
        "seats.0.supply.trader": (6, 8),
        "seats.0.stock.trader": (5, 3),
        "seats.0.supply.merchant": (2, 3),
        "seats.0.stock.merchant": (2, 1),
    }


@rule("A1a")
def test_income_of_a_stock_that_is_not_larger_takes_all_of_it() -> None:
    assert changed(with_stock(1, 1), "income 1") == {
        "actions": (2, 1),
        "seats.0.supply.trader": (10, 11),
        "seats.0.stock.trader": (1, 0),
        "seats.0.supply.merchant": (3, 4),
        "seats.0.stock.merchant": (1, 0),
    }


@rule("A1c")
def test_no_income_from_an_empty_stock() -> None:
    position = with_stock(0, 0)
    assert legal(position, "income") == set()
    assert refused(position, "income 0") == "A1c"


@rule("A2")
def test_place_a_piece_from_supply_on_an_empty_post() -> None:
    position = at(posts={"Hamburg-Lübeck 2": "trader 1", "Hamburg-Lübeck 3": "trader 0"})
    assert changed(position, "place trader Hamburg-Lübeck 1") == {
        "actions": (2, 1),
        "posts.Hamburg-Lübeck 1": (None, "trader 0"),
        "seats.0.supply.trader": (5, 4),
    }
    assert changed(position, "place merchant Stade-Hamburg 3") == {
        "actions": (1, 0),
        "posts.Stade-Hamburg 3": (None, "merchant 0"),
        "seats.0.supply.merchant": (1, 0),
    }


@rule("A2")
@pytest.mark.parametrize("held_by", [0, 1])
def test_an_occupied_post_takes_no_other_piece(held_by: int) -> None:
    position = at(posts={"Hamburg-Lübeck 2": f"trader {held_by}"})
    assert refused(position, "place trader Hamburg-Lübeck 2") == "A2"
    assert refused(position, "place merchant Hamburg-Lübeck 2") == "A2"


@rule("A2")
@pytest.mark.parametrize(
    ("players", "posts", "supply", "kinds"),
    [(3, 101, (1, 1), 2), (3, 101, (1, 0), 1), (4, 107, (0, 1), 1), (4, 107, (3, 1), 2), (5, 107, (0, 0), 0)],
)
def test_any_empty_post_will_do(players: int, posts: int, supply: tuple[int, int], kinds: int) -> None:
    """For each kind of piece in supply, every post except the two occupied ones is legal."""
    held = {"Stade-Hamburg 1": "trader 0", "Duisburg-Dortmund 2": "merchant 1"}
    position = at(players=players, posts=held, seats={0: {"supply": supply}})
    assert len(legal(position, "place")) == (posts - 2) * kinds
    for kind in ("trader", "merchant"):
        assert not each(f"place {kind}", held) & legal(position)


@rule("A2")
@pytest.mark.parametrize(("kind", "supply"), [("trader", (0, 1)), ("merchant", (1, 0))])
def test_a_piece_that_is_not_in_supply_cannot_be_placed(kind: str, supply: tuple[int, int]) -> None:
    position = at(seats={0: {"supply": supply}})
    assert legal(position, f"place {kind}") == set()
    assert refused(position, f"place {kind} Hamburg-Lübeck 1") == "A2"


@rule("A2")
def test_ship_posts_take_merchants_only() -> None:
    held = {"Kiel-Wismar 1": "trader 1", "Visby-Danzig 1": "merchant 0"}
    position = at(players=3, board=HARBOUR, posts=held, seats={0: {"tracks": ALL_MERCHANTS}})
    land = set(LAND_POSTS) - set(held)
    ship = set(SHIP_POSTS) - set(held)
    assert legal(position, "place") == each("place trader", land) | each("place merchant", land | ship)
    for post in ship:
        assert refused(position, f"place trader {post}") == "A2"
    assert changed(position, "place merchant Wismar-Visby 2") == {
        "actions": (2, 1),
        "posts.Wismar-Visby 2": (None, "merchant 0"),
        "seats.0.supply.merchant": (1, 0),
    }


@rule("A3")
def test_displace_is_offered_for_the_posts_of_others_and_costs_an_action() -> None:
    """Your own pieces, empty posts and offices cannot be displaced. The tests for section D cover the details."""
    position = at(
        posts={"Hamburg-Lübeck 1": "trader 0", "Hamburg-Lübeck 2": "trader 1", "Stade-Hamburg 1": "merchant 3"},
        cities={"Hamburg": {"houses": ["trader 2"]}},
    )
    others = ("Hamburg-Lübeck 2", "Stade-Hamburg 1")
    assert legal(position, "displace") == each("displace trader", others) | each("displace merchant", others)
    assert do(position, "displace trader Hamburg-Lübeck 2").json()["actions"] == 1


@rule("A4a")
def test_own_pieces_are_lifted_from_posts() -> None:
    """The first lift pays for the whole Move."""
    position = at(
        posts={"Hamburg-Lübeck 1": "trader 0", "Hamburg-Lübeck 2": "trader 1", "Stade-Hamburg 1": "merchant 0"},
        cities={"Hamburg": {"houses": ["trader 0"]}},
    )
    assert legal(position, "lift") == {"lift Hamburg-Lübeck 1", "lift Stade-Hamburg 1"}
    assert refused(position, "lift Hamburg-Lübeck 2") == "A4a"
    assert refused(position, "lift Hamburg-Lübeck 3") == "A4a"
    assert changed(position, "lift Hamburg-Lübeck 1") == {
        "actions": (2, 1),
        "posts.Hamburg-Lübeck 1": ("trader 0", None),
        "stack": ([TURN], move(1, 1)),
    }
    assert changed(position, "lift Stade-Hamburg 1") == {
        "posts.Stade-Hamburg 1": ("merchant 0", None),
        "stack": (move(1, 1), move(0, 1, 1)),
    }
    assert legal(position, "lift") == set()


@rule("A4a")
@pytest.mark.parametrize(("taken", "liber"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_at_most_as_many_are_lifted_as_liber_says_each_once(taken: int, liber: int) -> None:
    own = posts_of("Stade-Hamburg 3", "Hamburg-Lübeck 3")
    position = at(posts=dict.fromkeys(own, "trader 0"), seats={0: {"tracks": {"liber_sophiae": taken}}})
    for number in range(liber):
        assert legal(position, "lift") == each("lift", own[number:])
        do(position, f"lift {own[number]}")
        assert refused(position, f"lift {own[number]}") == "A4a"
    assert legal(position, "lift") == set()
    assert refused(position, f"lift {own[liber]}") == "A4a"


@rule("A4a")
def test_one_piece_is_enough() -> None:
    position = at(actions=1, posts={"Stade-Hamburg 1": "trader 0", "Stade-Hamburg 2": "trader 0"})
    assert changed(position, "lift Stade-Hamburg 1", "set trader Groningen-Emden 2") == {
        "actions": (1, 0),
        "posts.Stade-Hamburg 1": ("trader 0", None),
        "posts.Groningen-Emden 2": (None, "trader 0"),
    }


@rule("A4a")
def test_without_a_piece_on_a_post_there_is_nothing_to_lift() -> None:
    position = at(posts={"Stade-Hamburg 1": "trader 1"}, cities={"Hamburg": {"houses": ["trader 0"]}})
    assert legal(position, "lift") == set()


@rule("A4b")
def test_lifted_pieces_go_to_posts_that_are_empty_or_were_just_left() -> None:
    """A Move takes nothing from supply and displaces nobody, and a trader cannot move to a ship post."""
    held = {"Kiel-Wismar 1": "trader 0", "Wismar-Visby 3": "merchant 0", "Stettin-Danzig 2": "trader 1"}
    position = at(players=3, board=HARBOUR, posts=held, seats={0: {"tracks": ALL_MERCHANTS}})
    do(position, "lift Kiel-Wismar 1")
    land = set(LAND_POSTS) - {"Stettin-Danzig 2"}
    assert legal(position) == {"lift Wismar-Visby 3"} | each("set trader", land)
    assert refused(position, "set merchant Kiel-Wismar 2") == "A4b"
    do(position, "lift Wismar-Visby 3")
    assert legal(position) == each("set trader", land) | each("set merchant", land | set(SHIP_POSTS))
    assert refused(position, "set trader Stettin-Danzig 2") == "A4b"
    assert refused(position, "set trader Wismar-Visby 3") == "A4b"
    do(position, "set trader Wismar-Schwerin 1")
    assert legal(position) == each("set merchant", land - {"Wismar-Schwerin 1"} | set(SHIP_POSTS))
    assert refused(position, "set merchant Wismar-Schwerin 1") == "A4b"
    assert refused(position, "set trader Wismar-Schwerin 2") == "A4b"


@rule("A4b")
def test_own_pieces_of_one_route_stay_in_the_way_until_lifted() -> None:
    position = do(at(posts={"Stade-Hamburg 1": "trader 0", "Stade-Hamburg 2": "trader 0"}), "lift Stade-Hamburg 1")
    assert refused(position, "set trader Stade-Hamburg 2") == "A4b"


@rule("A4", "A4b")
def test_two_own_pieces_may_change_places() -> None:
    position = at(posts={"Hamburg-Lübeck 1": "trader 0", "Stade-Hamburg 3": "merchant 0"})
    do(position, "lift Hamburg-Lübeck 1", "lift Stade-Hamburg 3", "set trader Stade-Hamburg 3")
    assert position.json()["stack"] == move(0, 0, 1)
    do(position, "set merchant Hamburg-Lübeck 1")
    assert position.json()["posts"] == {"Hamburg-Lübeck 1": "merchant 0", "Stade-Hamburg 3": "trader 0"}
    assert position.json()["stack"] == [TURN]
    assert position.json()["actions"] == 1


@rule("A4b")
def test_a_piece_may_return() -> None:
    position = at(posts={"Hamburg-Lübeck 1": "trader 0"})
    assert changed(position, "lift Hamburg-Lübeck 1", "set trader Hamburg-Lübeck 1") == {"actions": (2, 1)}


@rule("A4c")
def test_once_a_piece_is_set_no_further_one_is_lifted() -> None:
    """Liber would allow three, and one piece is still in hand."""
    own = posts_of("Stade-Hamburg 3", "Hamburg-Lübeck 1")
    position = at(posts=dict.fromkeys(own, "trader 0"), seats={0: {"tracks": {"liber_sophiae": 1}}})
    do(position, "lift Stade-Hamburg 1", "lift Stade-Hamburg 2")
    assert position.json()["stack"] == move(1, 2)
    assert changed(position, "set trader Groningen-Emden 1") == {
        "posts.Groningen-Emden 1": (None, "trader 0"),
        "stack": (move(1, 2), move(0, 1)),
    }
    assert {text.split(" ")[0] for text in legal(position)} == {"set"}
    for post in ("Stade-Hamburg 3", "Hamburg-Lübeck 1", "Groningen-Emden 1"):
        assert refused(position, f"lift {post}") == "A4c"


@rule("A4d")
def test_a_trader_in_hand_always_keeps_a_free_post() -> None:
    """The board is full except for the land post and the ship post just vacated."""
    land, ship = "Kiel-Wismar 1", "Wismar-Visby 3"
    position = at(
        players=3,
        board=HARBOUR,
        posts=full_but() | {land: "trader 0", ship: "merchant 0"},
        seats={2: {"tracks": EVERY_TRACK_FINISHED}},
    )
    do(position, f"lift {land}", f"lift {ship}")
    assert legal(position) == {f"set trader {land}", f"set merchant {ship}"}
    assert refused(position, f"set merchant {land}") == "A4d"
    do(position, f"set trader {land}")
    assert legal(position) == {f"set merchant {ship}"}


@rule("A4d")
def test_a_merchant_may_take_a_land_post_while_enough_are_left() -> None:
    """With two traders and a merchant in hand, the merchant may take one of three free land posts, but not of two."""
    land, ship = ["Kiel-Wismar 1", "Kiel-Wismar 2"], "Wismar-Visby 3"
    own = dict.fromkeys(land, "trader 0") | {ship: "merchant 0"}
    for also_empty, open_to_merchant in ((["Danzig-Thorn 4"], [*land, "Danzig-Thorn 4", ship]), ([], [ship])):
        position = at(
            players=3,
            board=HARBOUR,
            posts=full_but(*also_empty) | own,
            seats={0: {"tracks": {"liber_sophiae": 1}}, 2: {"tracks": EVERY_TRACK_FINISHED}},
        )
        do(position, *sorted(each("lift", own)))
        traders = each("set trader", [*land, *also_empty])
        assert legal(position) == traders | each("set merchant", open_to_merchant)


@rule("A4d")
def test_the_first_piece_lifted_may_be_set_before_a_trader_is_lifted() -> None:
    """A merchant alone in hand may take the last land post, even if a trader could have used it."""
    position = at(
        players=3,
        board=HARBOUR,
        posts=full_but() | {"Kiel-Wismar 1": "trader 0", "Kiel-Wismar 2": "merchant 0"},
        seats={2: {"tracks": EVERY_TRACK_FINISHED}},
    )
    do(position, "lift Kiel-Wismar 2")
    assert legal(position) == {"lift Kiel-Wismar 1", "set merchant Kiel-Wismar 2"}


@rule("A5")
def test_a_route_full_of_own_pieces_may_be_claimed_for_an_action() -> None:
    """A route that lacks a piece or is shared cannot be claimed.

    The tests for section C cover the effects of a claim.
    """
    position = at(
        posts=dict.fromkeys(posts_of("Duisburg-Dortmund 2"), "trader 0")
        | dict.fromkeys(posts_of("Stade-Hamburg 2"), "trader 0")
        | {"Goslar-Magdeburg 1": "trader 0", "Goslar-Magdeburg 2": "trader 1"}
        | dict.fromkeys(posts_of("Kampen-Osnabrück 2"), "trader 1"),
    )
    assert legal(position, "claim") == {"claim Duisburg-Dortmund"}
    assert changed(position, "claim Duisburg-Dortmund") == {
        "actions": (2, 1),
        "stack": ([TURN], [TURN, benefit("Duisburg-Dortmund")]),
    }
