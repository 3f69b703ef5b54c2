"""L. Emperor's Favour: drawing tiles, buying them, and their effects."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import PositionError
from kontor.games.hansa.position import HansaPosition
from tests.hansa.scenes import (
    TAVERN_DRAWS,
    TURN,
    answer_to,
    chances,
    city,
    control,
    first_position,
    holding,
    on,
    turned,
)
from tests.kit import TILES, at, changed, do, each, legal, posts_of, refused, rule, seat

BUY = {f"favour {tile}" for tile in TILES[:4]}
"""The purchases at a table of four where nobody has a tile."""


def favours(**more: Any) -> HansaPosition:
    return at(**{"emperors_favour": True, **more})


def buying(left: int) -> dict[str, Any]:
    return {"decision": "buying", "left": left}


def gift(seat: int, left: int, then: int | None = None) -> dict[str, Any]:
    return {"decision": "gift", "seat": seat, "then": then, "left": left}


# L1, L2


@rule("L1")
@pytest.mark.parametrize("board", ["standard_2_3", "east", "britannia_3"])
def test_every_board_can_be_played_with_tiles(board: str) -> None:
    assert "tiles" not in first_position(3, board).json()
    assert first_position(3, board, emperors_favour=True).json()["tiles"] == {}


@rule("L2", "L12")
def test_as_many_of_the_six_tiles_as_players_are_drawn() -> None:
    p = do(first_position(3, emperors_favour=True), *TAVERN_DRAWS)
    assert chances(p) == {f"tile {tile}": 1 for tile in TILES}
    do(p, "tile income", "tile escort")
    assert chances(p) == {f"tile {tile}": 1 for tile in ("anywhere", "action", "cities", "skills")}
    assert refused(p, "tile income") == "L2"
    do(p, "tile action")
    assert p.json()["tiles"] == {"action": "table", "income": "table", "escort": "table"}
    assert legal(p) == {"first 0", "first 1", "first 2"}


@rule("L2")
def test_neutral_gets_no_tile() -> None:
    p = do(first_position(2, emperors_favour=True), *TAVERN_DRAWS, "tile income", "tile escort")
    assert legal(p) == {"first 0", "first 1"}


@rule("L2")
def test_tiles_are_drawn_after_the_mission_cards() -> None:
    p = do(first_position(3, emperors_favour=True, mission_cards=True), *TAVERN_DRAWS)
    do(p, *[p.text(p.legal()[0])], *[p.text(p.legal()[1])])
    do(p, p.text(p.legal()[2]))
    assert legal(p) == {f"tile {tile}" for tile in TILES}


# L3, L4


@rule("L3")
def test_a_tile_costs_two_markers_and_all_actions() -> None:
    p = favours(seats=holding("swap", "plus3", "plus4"))
    assert legal(p, "favour") == BUY
    assert changed(p, "favour action") == {
        "actions": (2, 0),
        "tiles.action": ("table", 0),
        "turn_phase": (None, "bought"),
        "stack": ([TURN], [TURN, buying(2)]),
    }
    assert legal(p) == {"turn swap", "turn plus3", "turn plus4"}
    assert refused(p, "turn skill") == "M1"
    assert refused(p, "end") == "L3"
    assert changed(p, "turn swap") == turned("swap") | {"stack": ([TURN, buying(2)], [TURN, buying(1)])}
    assert changed(p, "turn plus3") == turned("plus3") | {"stack": ([TURN, buying(1)], [TURN])}


@rule("L3", "Q3")
def test_promo_markers_pay_for_a_tile_too() -> None:
    p = favours(seats=holding("exchange", "tribute"), promo_markers={"exchange": 1, "tribute": 1, "block": 1})
    do(p, "favour action")
    assert legal(p) == {"turn exchange", "turn tribute"}
    assert changed(p, "turn exchange")["seats.0.used.exchange"] == (None, 1)


@rule("L3")
def test_turned_markers_count_at_the_end() -> None:
    p = favours(seats=holding("swap", "plus3"))
    before = p.score(0)["markers"]
    do(p, "favour action", "turn swap", "turn plus3")
    assert p.score(0)["markers"] == before == 3


@rule("L3")
def test_one_tile_a_turn_but_several_in_a_game() -> None:
    p = favours(seats=holding("swap", "swap", "plus3", "plus3"), edition="2014")
    do(p, "favour action", "turn swap", "turn swap")
    assert refused(p, "favour cities") == "L4a"
    do(p, *["end"] * 4)
    assert legal(p, "favour") == {"favour anywhere", "favour income", "favour cities"}
    do(p, "favour cities", "turn plus3", "turn plus3")
    assert {tile for tile, owner in p.json()["tiles"].items() if owner == 0} == {"action", "cities"}


@rule("L4a")
@pytest.mark.parametrize("first", ["income 0", "use swap Osnabrück 1", "use plus3"])
def test_nothing_may_come_before_the_purchase(first: str) -> None:
    markers = holding("swap", "plus3", "plus4", "skill")
    p = favours(seats=markers, cities={"Osnabrück": city("t0 t1")})
    do(p, first)
    assert legal(p, "favour") == set()
    assert refused(p, "favour action") == "L4a"
    do(p, *["end"] * 4)
    assert p.json()["turn_phase"] is None
    assert legal(p, "favour") == BUY


@rule("L4a")
def test_the_free_move_of_the_pawn_may_come_before() -> None:
    p = favours(players=2, two_players="pawn", edition="2009", seats=holding("swap", "plus3"))
    do(p, "pawn leine")
    assert legal(p, "favour") == {"favour anywhere", "favour action"}


@rule("L4b")
def test_other_markers_can_be_used_but_there_are_no_actions() -> None:
    seats = holding("swap", "plus3", "plus4", "skill", tracks={})
    p = favours(seats=seats, cities={"Osnabrück": city("t0 t1")})
    do(p, "favour cities", "turn swap", "turn plus4")
    assert legal(p) == each("use skill", ("clavis_urbis", "actiones", "privilegium", "liber_sophiae", "bursa")) | {
        "end"
    }
    assert refused(p, "use plus3") == "L4b"
    assert refused(p, "income 0") == "L4b"
    do(p, "use skill actiones")
    assert p.json()["actions"] == 0


@rule("L4b")
def test_markers_left_on_the_plate_are_placed() -> None:
    p = favours(seats=holding("swap", "plus3", plate={"skill": 1}))
    do(p, "favour cities", "turn swap", "turn plus3", "end")
    assert {text.split()[1] for text in legal(p)} == {"skill"}


@rule("L4c")
def test_a_purchase_needs_two_unused_markers_and_a_tile() -> None:
    p = favours(seats=holding("swap", used={"swap": 1}))
    assert legal(p, "favour") == set()
    assert refused(p, "favour action") == "L3"
    p = favours(seats=holding("swap", "plus3"), tiles={"action": 1, "cities": 2, "income": 3, "escort": 1})
    assert legal(p, "favour") == set()
    assert refused(p, "favour action") == "L2"


# L5 to L10


@rule("L5")
def test_displaced_pieces_go_anywhere_even_back_to_their_route() -> None:
    p = favours(posts=on("Duisburg-Dortmund", "t1"), tiles={"anywhere": 1})
    do(p, "displace trader Duisburg-Dortmund 1", "pay 1 0")
    free = [post for post in p.board.post_names if post != "Duisburg-Dortmund 1"]
    assert legal(p, "return") == each("return", free)
    do(p, "return Goslar-Magdeburg 1")
    assert legal(p, "add trader") == each("add trader", [post for post in free if post != "Goslar-Magdeburg 1"])


@rule("L5")
def test_the_tile_helps_only_its_owner() -> None:
    p = favours(posts=on("Duisburg-Dortmund", "t1"), tiles={"anywhere": 2})
    do(p, "displace trader Duisburg-Dortmund 1", "pay 1 0")
    assert refused(p, "return Goslar-Magdeburg 1") == "D6a"


@rule("L5")
def test_ship_posts_and_borders_still_hold() -> None:
    p = favours(players=3, board="britannia_3", posts=on("Carlisle-Richmond", "t1"), tiles={"anywhere": 1})
    do(p, "displace trader Carlisle-Richmond 1", "pay 1 0")
    assert "return Cambridge-Ipswich 1" in legal(p)
    assert refused(p, "return Canterbury-Calais 2") == "D6b"
    assert refused(p, "return Conway-Chester 1") == "B10a"


@rule("L5")
def test_if_nothing_is_free_the_piece_goes_to_stock() -> None:
    full = dict.fromkeys(posts_of("Duisburg-Dortmund 2"), "trader 2")
    p = favours(posts={**full, "Duisburg-Dortmund 1": "trader 1"}, tiles={"anywhere": 1})
    do(p, "displace trader Duisburg-Dortmund 1", "pay 1 0")
    p.posts[:] = bytes(byte or p.posts[p.board.post_number["Duisburg-Dortmund 2"]] for byte in p.posts)
    assert legal(p) == {"return stock"}


@rule("L6")
def test_one_more_action_in_every_later_turn() -> None:
    p = favours(seats=holding("swap", "plus3"), edition="2014")
    do(p, "favour action", "turn swap", "turn plus3")
    assert p.json()["actions"] == 0
    do(p, *["end"] * 4)
    assert p.json()["actions"] == 3
    p = favours(active=3, tiles={"action": 0}, seats={0: {"tracks": {"actiones": 5}}})
    assert do(p, "end").json()["actions"] == 6


@rule("L6")
def test_the_tile_changes_nothing_about_a_larger_actiones() -> None:
    p = favours(tiles={"action": 0}, actions=3, seats=holding("skill"))
    assert changed(p, "use skill actiones")["actions"] == (3, 4)


@rule("L7")
def test_another_players_income_lets_the_owner_take_a_piece_of_either_kind() -> None:
    p = favours(tiles={"income": 2}, seats={2: {"supply": (5, 0)}})
    do(p, "income 0")
    assert p.json()["stack"] == [TURN, gift(2, 1)]
    assert legal(p) == {"income 0", "income 1", "done"}
    assert refused(p, "income 3") == "L7"
    assert refused(p, "end") == "L7"
    assert changed(p, "income 1") == {
        "seats.2.supply.merchant": (0, 1),
        "seats.2.stock.merchant": (1, 0),
        "stack": ([TURN, gift(2, 1)], [TURN]),
    }


@rule("L7")
def test_the_owner_may_decline_and_gets_nothing_for_an_own_income_or_with_an_empty_stock() -> None:
    p = favours(tiles={"income": 2})
    assert changed(do(p, "income 0"), "done") == {"stack": ([TURN, gift(2, 1)], [TURN])}
    assert refused(p, "income 4") == "A1b"
    assert do(favours(tiles={"income": 0}), "income 0").json()["stack"] == [TURN]
    assert do(favours(tiles={"income": 2}, seats={2: {"supply": (11, 1)}}), "income 0").json()["stack"] == [TURN]


@rule("L7")
def test_tributes_and_freed_pieces_are_no_income() -> None:
    beside = {"tribute 1": ("Duisburg-Dortmund", 1)}
    p = favours(
        tiles={"income": 2},
        promo_markers={"exchange": 0, "tribute": 1, "block": 0},
        beside=beside,
        posts=on("Duisburg-Dortmund", "t0 t0"),
        seats=holding("skill"),
    )
    do(p, "use skill bursa")
    assert p.json()["stack"] == [TURN]
    do(p, "claim Duisburg-Dortmund", "office Duisburg", "income 0")
    assert p.json()["stack"] == [TURN]


@rule("L8")
def test_controlled_cities_give_four_points() -> None:
    cities = {"Bremen": city("m0"), "Hamburg": city("t1")}
    assert control(favours(cities=cities, tiles={"cities": 0})) == [4, 2, 0, 0]


@rule("L9")
def test_finished_tracks_give_seven_points_except_clavis_urbis() -> None:
    done = {"tracks": {"clavis_urbis": 4, "actiones": 5, "bursa": 3}}
    p = favours(seats={0: done, 1: done}, tiles={"skills": 0}, phase="begun")
    assert [score["skills"] for score in p.scores()] == [14, 8, 0, 0]


@rule("L10")
def test_a_displaced_trader_brings_two_extras_for_the_same_price() -> None:
    p = favours(posts=on("Duisburg-Dortmund", "t1 m2"), tiles={"escort": 1}, seats={0: {"supply": (8, 0)}})
    do(p, "displace trader Duisburg-Dortmund 1")
    assert legal(p) == {"pay 1 0"}
    do(p, "pay 1 0")
    assert p.json()["stack"] == [TURN, answer_to("Duisburg-Dortmund 1", "trader", 2)]


@rule("L10")
def test_a_displaced_merchant_brings_two_as_always() -> None:
    p = favours(posts=on("Duisburg-Dortmund", "m1"), tiles={"escort": 1})
    do(p, "displace trader Duisburg-Dortmund 1", "pay 2 0")
    assert p.json()["stack"][-1]["extras"] == 2


# L11 and the form of the position


@rule("L11")
def test_everyone_sees_the_tiles_and_they_score_nothing() -> None:
    p = favours(tiles={"anywhere": 1, "income": 1})
    assert p.view(0).json()["tiles"] == p.json()["tiles"]
    assert sum(p.score(1).values()) == sum(p.score(0).values()) == 0
    do(p, *["end"] * 4)
    assert {tile: p.json()["tiles"][tile] for tile in ("anywhere", "income")} == {"anywhere": 1, "income": 1}


@pytest.mark.parametrize(
    "wrong",
    [
        {"tiles": dict.fromkeys(TILES[:5], 0)},
        {"stack": [TURN, buying(2)], "phase": "bought", "actions": 0},
        {"stack": [TURN, buying(2)], "tiles": {"action": 0}, "seats": holding("swap", "plus3")},
        {"stack": [TURN, gift(1, 1)]},
        {"stack": [TURN, gift(0, 1)], "tiles": {"income": 0}},
        {"stack": [TURN, gift(1, 2)], "tiles": {"income": 1}},
        {"phase": "bought", "tiles": {"action": 0}},
        {"actions": 3},
        {"actions": 1},
        {"stack": [{"decision": "placing"}], "seats": {0: {"plate": {"swap": 1}}}},
        {"stack": [TURN, answer_to("Duisburg-Dortmund 1", "trader", 1)], "posts": on("Duisburg-Dortmund", "t0")},
        {"actions": 0, "phase": "bought"},
        {
            "actions": 0,
            "phase": "bought",
            "tiles": {"action": 0},
            "stack": [TURN, answer_to("Duisburg-Dortmund 1", "trader", 1)],
            "posts": on("Duisburg-Dortmund", "t0"),
        },
    ],
)
def test_an_impossible_position_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        favours(**wrong)


def test_the_same_positions_are_possible_in_another_phase() -> None:
    answering = {"stack": [TURN, answer_to("Duisburg-Dortmund 1", "trader", 1)], "posts": on("Duisburg-Dortmund", "t0")}
    assert favours(**answering, phase="begun").faults() == []
    assert favours(actions=1, phase="begun").faults() == []
    assert favours(actions=0, tiles={"action": 0}, phase="bought").faults() == []


def test_a_seat_holds_its_markers() -> None:
    assert seat(favours(seats=holding("swap")), 0)["unused"] == {"swap": 1}
