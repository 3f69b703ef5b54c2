"""Q. Promo markers: exchange, tribute, block."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import PositionError, SetupError
from kontor.games.hansa.game import GAME
from kontor.games.hansa.position import HansaPosition
from tests.hansa.scenes import TURN, Changes, answer_to, benefit, chances, city, first_position, holding, on, set_up
from tests.hansa.test_L_favour import gift
from tests.kit import at, changed, do, each, legal, refused, refusing, rule, seat

ONE_EACH = {"exchange": 1, "tribute": 1, "block": 1}
TWO_EACH = {"exchange": 2, "tribute": 2, "block": 2}
TOLL = {"decision": "pay", "post": "Duisburg-Dortmund 1", "displaced": None}
BESIDE = {"beside": {"tribute 1": ("Duisburg-Dortmund", 1)}}
KINDS = ("extra_office", "swap", "plus3", "plus4", "skill", "remove")


def promo(**more: Any) -> HansaPosition:
    return at(**{"promo_markers": TWO_EACH, **more})


def replaced(position: HansaPosition) -> dict[str, int]:
    return {kind: number for kind, number in position.setup.options["replaced_markers"].items() if number}


def leaving(**numbers: int) -> dict[str, int]:
    return {kind: numbers.get(kind, 0) for kind in KINDS}


# Q1 to Q3


@rule("Q1")
@pytest.mark.parametrize("edition", ["2009", "2014", "italian", "bigbox"])
@pytest.mark.parametrize("board", ["standard_4_5", "east", "britannia_4_5"])
def test_every_edition_and_board_takes_up_to_two_of_each(edition: str, board: str) -> None:
    p = set_up(board=board, edition=edition, promo_markers=TWO_EACH)
    assert {kind: p.json()["unseen"][kind] for kind in TWO_EACH} == TWO_EACH
    with refusing(SetupError, "exchange 0–2"):
        first_position(promo_markers={**TWO_EACH, "exchange": 3})


@rule("Q2")
@pytest.mark.parametrize(("edition", "bag"), [("2009", 13), ("2014", 12), ("italian", 13), ("bigbox", 12)])
def test_the_number_of_markers_stays(edition: str, bag: int) -> None:
    p = set_up(edition=edition, promo_markers=TWO_EACH)
    assert p.json()["bag"] == bag == sum(p.json()["unseen"].values())


@rule("Q2")
def test_the_table_chooses_what_leaves() -> None:
    p = set_up(edition="bigbox", promo_markers=ONE_EACH, replaced_markers=leaving(swap=2, remove=1))
    assert p.json()["unseen"] == {"extra_office": 3, "plus3": 2, "plus4": 2, "skill": 2, **ONE_EACH}


@rule("Q2")
def test_without_a_choice_the_commonest_kinds_leave() -> None:
    assert replaced(set_up(edition="bigbox", promo_markers=ONE_EACH)) == {"extra_office": 2, "swap": 1}
    assert replaced(set_up(edition="bigbox")) == {}


@rule("Q2")
@pytest.mark.parametrize(
    ("given", "promos"),
    [
        (leaving(swap=2), ONE_EACH),
        (leaving(swap=3), ONE_EACH),
        (leaving(remove=2, swap=1), ONE_EACH),
        (leaving(swap=1), {}),
    ],
)
def test_as_many_leave_as_come_and_the_starting_markers_stay(given: dict[str, int], promos: dict[str, int]) -> None:
    with refusing(SetupError, "replaced_markers"):
        first_position(edition="bigbox", promo_markers={**dict.fromkeys(ONE_EACH, 0), **promos}, replaced_markers=given)


@rule("Q3")
def test_they_are_drawn_placed_and_taken_like_the_others() -> None:
    p = promo(posts=on("Duisburg-Dortmund", "t0 t0"), markers={"Duisburg-Dortmund": "tribute"})
    change = changed(p, "claim Duisburg-Dortmund")
    assert change["seats.0.unused.tribute"] == (None, 1)
    assert change["markers.Duisburg-Dortmund"] == ("tribute", None)
    do(p, "nothing", "end")
    assert chances(p)["draw exchange"] == 2
    do(p, "draw exchange")
    assert {text.split()[1] for text in legal(p)} == {"exchange"}
    assert changed(p, "put exchange Goslar-Magdeburg")["markers.Goslar-Magdeburg"] == (None, "exchange")


@rule("Q3")
def test_a_face_down_promo_marker_is_drawn_when_it_is_taken() -> None:
    p = promo(posts=on("Duisburg-Dortmund", "t0 t0"), markers={"Duisburg-Dortmund": "hidden"}, edition="2014")
    do(p, "claim Duisburg-Dortmund", "draw block")
    assert seat(p, 0)["unused"] == {"block": 1}


@rule("Q3")
def test_they_count_at_the_end() -> None:
    p = promo(seats=holding("exchange", "tribute", used={"block": 2}))
    assert p.score(0)["markers"] == 6


# Q4


def exchanged(kind: str, other: int = 1) -> Changes:
    return {
        "seats.0.unused.exchange": (1, None),
        f"seats.0.unused.{kind}": (None, 1),
        f"seats.{other}.used.exchange": (None, 1),
        f"seats.{other}.used.{kind}": (1, None),
    }


@rule("Q4")
def test_you_give_it_away_and_take_a_used_marker_that_you_can_use() -> None:
    p = promo(seats={**holding("exchange"), 1: {"used": {"plus4": 1, "block": 1}}, 2: {"used": {"swap": 1}}})
    assert legal(p, "use") == {"use exchange 1 plus4", "use exchange 1 block", "use exchange 2 swap"}
    points = [score["markers"] for score in p.scores()]
    assert changed(p, "use exchange 1 plus4") == exchanged("plus4")
    assert [score["markers"] for score in p.scores()] == points
    assert legal(p, "use") == {"use plus4"}


@rule("Q4")
def test_not_for_your_own_or_unused_markers_or_those_beside_a_route() -> None:
    seats = {0: {"unused": {"exchange": 1}, "used": {"swap": 1}}, 1: {"unused": {"plus4": 1}}}
    p = promo(seats=seats, beside={"tribute 1": ("Duisburg-Dortmund", 1)})
    assert legal(p, "use") == set()
    assert refused(p, "use exchange 0 swap") == "Q4"
    assert refused(p, "use exchange 1 plus4") == "Q4"
    assert refused(p, "use exchange 1 tribute") == "Q4"
    assert refused(p, "use exchange 4 swap") == "Q4"
    assert refused(promo(), "use exchange 1 swap") == "M1"


@rule("Q4", "M10")
def test_an_exchange_marker_for_an_exchange_marker_would_change_nothing() -> None:
    p = promo(seats={**holding("exchange"), 1: {"used": {"exchange": 1}}})
    assert legal(p, "use") == set()
    assert refused(p, "use exchange 1 exchange") == "M10"


@rule("Q4")
def test_an_extra_office_marker_can_be_used_twice() -> None:
    p = promo(
        posts=on("Duisburg-Dortmund", "t0 t0"),
        cities={"Duisburg": city("t1", "t1"), "Dortmund": city("m1")},
        seats=holding("exchange"),
    )
    do(p, "use exchange 1 extra_office", "claim Duisburg-Dortmund", "extra trader Duisburg")
    assert p.json()["cities"]["Duisburg"]["extra"] == ["trader 0", "trader 1"]
    assert p.faults() == []


# Q5, Q7, Q8


@rule("Q5", "Q7")
def test_a_tribute_goes_beside_a_route_with_a_trader() -> None:
    p = promo(seats=holding("tribute"))
    assert legal(p, "use") == each("use tribute", [route.name for route in p.board.routes])
    assert changed(p, "use tribute Duisburg-Dortmund") == {
        "seats.0.unused.tribute": (1, None),
        "seats.0.supply.trader": (5, 4),
        "beside.tribute 1": (None, "Duisburg-Dortmund"),
        "beside_of.tribute 1": (None, 0),
    }
    assert p.faults() == []
    assert p.score(0)["markers"] == 1


def tribute(owner: int = 1, **more: Any) -> HansaPosition:
    """Return a position in which seat 0 has claimed Duisburg–Dortmund, which has a tribute marker."""
    beside = {"tribute 1": ("Duisburg-Dortmund", owner)}
    posts, stack = on("Duisburg-Dortmund", "t0 t0"), [TURN, benefit("Duisburg-Dortmund")]
    return promo(**{"beside": beside, "posts": posts, "stack": stack, **more})


@rule("Q5")
def test_an_office_at_either_end_brings_two_pieces_of_the_owners_choice() -> None:
    p = tribute(seats={1: {"supply": (5, 0)}})
    do(p, "office Duisburg")
    assert p.json()["stack"] == [TURN, benefit("Duisburg-Dortmund"), gift(1, 2)]
    assert legal(p) == {"income 0", "income 1"}
    assert refused(p, "income 2") == "Q5"
    assert refused(p, "done") == "Q5"
    change = changed(p, "income 1")
    assert change["seats.1.supply.trader"] == (5, 6)
    assert change["seats.1.supply.merchant"] == (0, 1)
    assert p.json()["stack"] == [TURN]


@rule("Q5")
def test_the_owner_is_paid_for_an_own_office_too() -> None:
    p = tribute(owner=0)
    do(p, "office Duisburg")
    assert changed(p, "income 0")["seats.0.supply.trader"] == (5, 7)


@rule("Q5")
def test_an_office_made_from_another_route_pays_too() -> None:
    elsewhere = {"tribute 1": ("Arnheim-Duisburg", 1)}
    p = do(tribute(beside=elsewhere), "office Duisburg")
    assert p.json()["stack"][-1] == gift(1, 2)
    privileged = {0: {"tracks": {"privilegium": 3}}}
    p = do(tribute(beside=elsewhere, cities={"Dortmund": city("m2")}, seats=privileged), "office Dortmund")
    assert p.json()["stack"] == [TURN]


@rule("Q5")
def test_an_extra_office_pays_and_a_swap_does_not() -> None:
    p = tribute(cities={"Duisburg": city("t2")}, seats=holding("extra_office"))
    do(p, "extra trader Duisburg")
    assert p.json()["stack"][-1] == gift(1, 2)
    p = promo(beside={"tribute 1": ("Bremen-Minden", 1)}, cities={"Minden": city("t0 t1")}, seats=holding("swap"))
    do(p, "use swap Minden 1")
    assert p.json()["stack"] == [TURN]


@rule("Q5")
def test_fewer_pieces_if_the_stock_has_fewer() -> None:
    p = tribute(seats={1: {"supply": (9, 1)}})
    assert seat(p, 1)["stock"] == {"trader": 1, "merchant": 0}
    do(p, "office Duisburg")
    assert legal(p) == {"income 0"}
    assert changed(p, "income 0")["seats.1.supply.trader"] == (9, 10)
    p = tribute(seats={1: {"supply": (10, 1)}})
    do(p, "office Duisburg")
    assert p.json()["stack"] == [TURN]


@rule("Q5")
def test_an_office_at_sea_and_one_of_neutral_pay() -> None:
    p = promo(
        players=3,
        board="east",
        beside={"tribute 1": ("Danzig-Belgard", 1)},
        stack=[TURN, {"decision": "sea_office"}],
    )
    do(p, "green trader Belgard")
    assert p.json()["stack"] == [TURN, gift(1, 2)]
    p = promo(
        players=2,
        two_players="neutral_14",
        edition="2014",
        beside={"tribute 1": ("Duisburg-Dortmund", 1)},
        posts=on("Duisburg-Dortmund", "tn tn"),
        stack=[TURN, {"decision": "neutral_office", "route": "Duisburg-Dortmund"}],
    )
    do(p, "office Duisburg")
    assert p.json()["stack"] == [TURN, gift(1, 2)]
    do(p, "income 0")
    assert p.json()["stack"] == [TURN]


def neutral_tribute(pieces: str = "tn tn", **more: Any) -> HansaPosition:
    """Return a position for two players with neutral traders, these pieces on Duisburg–Dortmund, and a tribute marker
    next to the route.
    """
    posts = on("Duisburg-Dortmund", pieces) | more.pop("posts", {})
    return promo(players=2, two_players="neutral_14", edition="bigbox", posts=posts, **BESIDE, **more)


@rule("Q5", "Q8", "N3a")
def test_a_tribute_is_paid_before_neutral_claims_the_next_route() -> None:
    p = neutral_tribute(posts=on("Goslar-Magdeburg", "tn tn"), stack=[TURN, {"decision": "neutral_order"}])
    do(p, "claim Duisburg-Dortmund", "office Duisburg")
    assert p.json()["stack"] == [TURN, {"decision": "neutral_office", "route": "Goslar-Magdeburg"}, gift(1, 2)]
    assert p.faults() == []
    assert GAME.read(p.json()).json() == p.json()
    do(p, "income 0")
    assert legal(p) == {"office Goslar", "office Magdeburg"}


@rule("Q7")
def test_tribute_and_block_need_a_trader_in_supply() -> None:
    p = promo(seats=holding("tribute", "block", supply=(0, 1)))
    assert legal(p, "use") == set()
    assert refused(p, "use tribute Duisburg-Dortmund") == "Q7"
    assert refused(p, "use block Duisburg-Dortmund") == "Q7"
    assert refused(promo(), "use block Duisburg-Dortmund") == "M1"


@rule("Q7")
def test_routes_abroad_and_at_sea_can_be_chosen_and_the_markers_of_routes_are_separate() -> None:
    p = promo(players=3, board="britannia_3", seats=holding("block", plate={"skill": 1}))
    assert legal(p, "use") == each("use block", [route.name for route in p.board.routes])
    do(p, "use block Cambridge-Ipswich", "end")
    assert "put skill Cambridge-Ipswich" in legal(p)


@rule("Q7")
def test_nobody_takes_the_marker_and_the_trader_stays() -> None:
    p = tribute(stack=[TURN])
    do(p, "claim Duisburg-Dortmund", "nothing")
    assert p.json()["beside_of"] == {"tribute 1": 1}
    assert seat(p, 0)["unused"] == {}


@rule("Q8")
@pytest.mark.parametrize("other", [2, 3])
def test_several_tributes_are_paid_clockwise_from_the_active_player(other: int) -> None:
    beside = {"tribute 1": ("Duisburg-Dortmund", 0), "tribute 2": ("Arnheim-Duisburg", other)}
    p = tribute(active=1, beside=beside, posts=on("Duisburg-Dortmund", "t1 t1"))
    do(p, "office Duisburg")
    assert p.json()["stack"][-1] == gift(other, 2, 0)
    do(p, "income 0")
    assert p.json()["stack"][-1] == gift(0, 2)
    do(p, "income 0")
    assert p.json()["stack"] == [TURN]


@rule("Q5", "Q8")
def test_two_tributes_of_one_owner_pay_twice() -> None:
    beside = {"tribute 1": ("Duisburg-Dortmund", 1), "tribute 2": ("Duisburg-Dortmund", 1)}
    p = tribute(beside=beside, seats={1: {"supply": (4, 0)}})
    do(p, "office Duisburg")
    assert p.json()["stack"][-1] == gift(1, 2, 1)
    do(p, "income 0")
    assert p.json()["stack"][-1] == gift(1, 2)
    assert changed(p, "income 0")["seats.1.supply.trader"] == (6, 8)


@rule("Q8")
def test_the_route_is_cleared_only_after_the_tribute() -> None:
    p = tribute(owner=0, seats={0: {"supply": (7, 1)}})
    assert seat(p, 0)["stock"] == {"trader": 1, "merchant": 0}
    do(p, "office Duisburg")
    assert p.json()["posts"] == {"Duisburg-Dortmund 2": "trader 0"}
    do(p, "income 0")
    assert seat(p, 0)["stock"] == {"trader": 1, "merchant": 0}
    assert seat(p, 0)["supply"] == {"trader": 8, "merchant": 1}


@rule("Q8")
def test_the_end_of_the_game_waits_for_the_tribute() -> None:
    p = tribute(seats={2: {"prestige": 20}})
    do(p, "office Duisburg")
    assert p.json()["ended"] is None
    do(p, "income 0")
    assert p.json()["ended"] == "prestige"


@rule("Q8")
def test_the_end_of_the_game_waits_for_every_tribute() -> None:
    """A neutral office earns both tributes, so no claim is left that would delay the end."""
    beside = {"tribute 1": ("Duisburg-Dortmund", 0), "tribute 2": ("Arnheim-Duisburg", 1)}
    p = promo(
        players=2,
        two_players="neutral_14",
        edition="2014",
        beside=beside,
        posts=on("Duisburg-Dortmund", "tn tn"),
        stack=[TURN, {"decision": "neutral_office", "route": "Duisburg-Dortmund"}],
        seats={0: {"prestige": 20}},
    )
    do(p, "office Duisburg", "income 0")
    assert (p.json()["ended"], p.json()["stack"][-1]) == (None, gift(1, 2))
    do(p, "income 0")
    assert p.json()["ended"] == "prestige"


# Q6


@rule("Q6")
def test_a_placement_on_a_blocked_route_costs_one_more_piece() -> None:
    p = promo(beside={"block 1": ("Duisburg-Dortmund", 1)}, seats={0: {"supply": (3, 1)}})
    do(p, "place trader Duisburg-Dortmund 1")
    assert p.json()["stack"] == [TURN, TOLL]
    assert legal(p) == {"pay 1 0", "pay 0 1"}
    assert refused(p, "pay 2 0") == "Q6"
    assert refused(p, "end") == "Q6"
    change = changed(p, "pay 0 1")
    assert (change["seats.0.supply.merchant"], change["seats.0.stock.merchant"]) == ((1, 0), (0, 1))
    assert p.json()["stack"] == [TURN]


@rule("Q6")
def test_the_owner_pays_too_and_two_blocks_cost_two() -> None:
    blocks = {"block 1": ("Duisburg-Dortmund", 0), "block 2": ("Duisburg-Dortmund", 1)}
    p = promo(beside=blocks, seats={0: {"supply": (3, 0)}})
    do(p, "place trader Duisburg-Dortmund 1")
    assert legal(p) == {"pay 2 0"}


@rule("Q6")
@pytest.mark.parametrize(("supply", "possible"), [((1, 0), False), ((1, 1), True), ((2, 0), True)])
def test_without_the_extra_piece_there_is_no_placement(supply: tuple[int, int], possible: bool) -> None:
    p = promo(beside={"block 1": ("Duisburg-Dortmund", 1)}, seats={0: {"supply": supply}})
    assert ("place trader Duisburg-Dortmund 1" in legal(p)) is possible
    if not possible:
        assert refused(p, "place trader Duisburg-Dortmund 1") == "Q6"


@rule("Q6")
def test_displacing_moving_and_answers_are_free_of_it() -> None:
    posts = on("Duisburg-Dortmund", "t1") | on("Goslar-Magdeburg", "t0")
    p = promo(beside={"block 1": ("Duisburg-Dortmund", 2)}, posts=posts, seats={0: {"supply": (2, 0)}})
    do(p, "lift Goslar-Magdeburg 1", "set trader Duisburg-Dortmund 2")
    assert p.json()["stack"] == [TURN]
    do(p, "displace trader Duisburg-Dortmund 1", "pay 1 0")
    assert p.json()["stack"][-1]["decision"] == "answer"


@rule("Q6")
def test_markers_and_bonuses_are_free_of_it() -> None:
    blocked = {"block 1": ("Conway-Chester", 1)}
    p = promo(
        players=3,
        board="britannia_3",
        beside=blocked,
        posts=on("Montgomery-Cardiff", "t1"),
        seats=holding("remove"),
    )
    do(p, "use remove Montgomery-Cardiff 1", "set trader Conway-Chester 1")
    assert p.json()["stack"] == [TURN]
    p = promo(players=3, board="britannia_3", beside=blocked, stack=[TURN, {"decision": "sea_place", "left": 2}])
    do(p, "set trader Conway-Chester 1")
    assert p.json()["stack"] == [TURN, {"decision": "sea_place", "left": 1}]


@pytest.mark.parametrize(
    "wrong",
    [
        {"stack": [TURN, TOLL], "posts": on("Duisburg-Dortmund", "t0")},
        {"stack": [TURN, gift(1, 2)]},
        {"stack": [TURN, gift(1, 2, 1)], **BESIDE},
        {
            "stack": [TURN, benefit("Duisburg-Dortmund"), gift(1, 2)],
            "posts": on("Duisburg-Dortmund", "t0 t0"),
            **BESIDE,
        },
    ],
)
def test_an_impossible_position_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        promo(**wrong)


ELSEWHERE = answer_to("Bremen-Minden 1", None, 1, "Goslar-Magdeburg 1", owner="neutral")


def test_without_neutral_traders_no_answer_waits_for_a_tribute() -> None:
    below = answer_to("Bremen-Minden 1", None, 1, "Goslar-Magdeburg 1")
    with pytest.raises(PositionError):
        promo(
            stack=[TURN, below, gift(1, 2)],
            posts=on("Bremen-Minden", "t0") | on("Goslar-Magdeburg", "t1"),
            **BESIDE,
        )


def test_neutral_waits_for_a_tribute_only_with_a_possible_next_step() -> None:
    office = {"decision": "neutral_office", "route": "Duisburg-Dortmund"}
    assert neutral_tribute(stack=[TURN, office, gift(1, 2)]).faults() == []
    with pytest.raises(PositionError):
        neutral_tribute(stack=[TURN, {**office, "route": "Goslar-Magdeburg"}, gift(1, 2)])


@pytest.mark.parametrize(("holder", "possible"), [("t0", True), ("t1", False)])
def test_an_answer_waits_for_a_tribute_only_while_the_displacer_holds_the_post(holder: str, possible: bool) -> None:
    given = {"stack": [TURN, ELSEWHERE, gift(1, 2)], "posts": on("Bremen-Minden", holder)}
    if possible:
        assert neutral_tribute("", **given).faults() == []
    else:
        with pytest.raises(PositionError):
            neutral_tribute("", **given)


@rule("Q5")
@pytest.mark.parametrize(
    ("stock", "possible"),
    [((1, 1), {"income 1"}), ((0, 1), {"income 1"}), ((1, 0), {"income 0"}), ((2, 1), {"income 0", "income 1"})],
)
def test_the_size_of_a_tribute_follows_from_the_whole_stock(stock: tuple[int, int], possible: set[str]) -> None:
    p = tribute(owner=3, seats={3: {"supply": (10 - stock[0], 1 - stock[1])}})
    do(p, "office Duisburg")
    assert legal(p) == possible
