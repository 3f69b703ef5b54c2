"""G. The Big Box edition: its markers, the Move marker, ties."""

from __future__ import annotations

from typing import Any

import pytest

import kontor
from kontor.core import Result, SetupError
from kontor.games.hansa.position import HansaPosition
from tests.hansa.boards import STANDARD_2_3
from tests.hansa.harbour import EVERY_TRACK_FINISHED, HARBOUR, full_but
from tests.hansa.scenes import TURN, chances, city, first_position, holding, on, set_up, slots, turned
from tests.kit import at, changed, do, each, legal, posts_of, refused, refusing, rule

BIGBOX = {"edition": "bigbox"}
POSTS = posts_of(*STANDARD_2_3)


def bigbox(**more: Any) -> HansaPosition:
    return at(players=3, edition="bigbox", **more)


def moving(lifts: int) -> dict[str, Any]:
    return {"decision": "marker_move", "lifts": lifts}


# G1


@rule("G1")
@pytest.mark.parametrize(("players", "board"), [(3, "standard_2_3"), (3, "east"), (4, "standard_4_5"), (5, "east")])
def test_three_to_five_play(players: int, board: str) -> None:
    assert first_position(players, board, **BIGBOX).setup.options["two_players"] == "none"


@rule("G1")
@pytest.mark.parametrize(
    ("board", "forms"), [("standard_2_3", "neutral_14, neutral_it, pawn"), ("east", "neutral_14, neutral_it")]
)
def test_two_are_refused_unless_they_choose_a_form(board: str, forms: str) -> None:
    with refusing(SetupError, f"possible={forms}"):
        first_position(2, board, **BIGBOX)
    for form in forms.split(", "):
        chosen = first_position(2, board, two_players=form, **BIGBOX).setup.options
        assert (chosen["two_players"], chosen["third_marker"]) == (form, "move")


# G3, G5


@rule("G3", "G5")
def test_fifteen_markers_of_which_three_start_on_the_board() -> None:
    p = first_position(4, **BIGBOX)
    assert sum(p.setup.options["marker_mix"].values()) == 15
    assert chances(p) == {"draw extra_office": 1, "draw swap": 1, "draw remove": 1}
    do(p, "draw remove", "draw swap", "draw extra_office")
    assert p.json()["bag"] == 12
    assert p.json()["unseen"] == {"extra_office": 3, "swap": 2, "plus3": 2, "plus4": 2, "skill": 2, "remove": 1}


# G4


@rule("G4a")
def test_one_piece_goes_to_any_empty_post_or_back() -> None:
    posts = on("Duisburg-Dortmund", "t1 t0")
    p = bigbox(posts=posts, seats=holding("remove"))
    assert legal(p, "use") == {"use remove Duisburg-Dortmund 1"}
    assert changed(p, "use remove Duisburg-Dortmund 1") == turned("remove") | {
        "posts.Duisburg-Dortmund 1": ("trader 1", None),
        "hand.1": (None, "trader 1"),
        "stack": ([TURN], [TURN, moving(2)]),
    }
    assert legal(p) == each("set trader", [post for post in POSTS if post != "Duisburg-Dortmund 2"])
    assert changed(p, "set trader Goslar-Magdeburg 2") == {
        "posts.Goslar-Magdeburg 2": (None, "trader 1"),
        "hand.1": ("trader 1", None),
        "stack": ([TURN, moving(2)], [TURN]),
    }


@rule("G4a")
def test_each_lift_and_each_placement_is_reported_with_the_rule() -> None:
    p = bigbox(posts=on("Duisburg-Dortmund", "t1 m2"), seats=holding("remove"))
    p.listener = []
    do(p, "use remove Duisburg-Dortmund 1", "lift Duisburg-Dortmund 2")
    do(p, "set trader Duisburg-Dortmund 2", "set merchant Duisburg-Dortmund 1")
    moves = [("lifted", "G4a"), ("lifted", "G4a"), ("set", "G4a"), ("set", "G4a")]
    assert [(event.what.removeprefix("hansa-"), event.rule) for event in p.listener] == moves


@rule("G4a")
def test_at_most_three_pieces_of_several_owners_move() -> None:
    p = bigbox(posts=on("Bremen-Hamburg", "t1 m2 t2 t1"), seats=holding("remove") | {2: {"tracks": {}}})
    do(p, "use remove Bremen-Hamburg 1", "lift Bremen-Hamburg 2", "lift Bremen-Hamburg 4")
    assert legal(p, "lift") == set()
    assert refused(p, "lift Bremen-Hamburg 3") == "G4a"
    assert legal(p) == each("set trader", [post for post in POSTS if post != "Bremen-Hamburg 3"])
    do(p, "set trader Bremen-Hamburg 2", "set merchant Bremen-Hamburg 4", "set trader Bremen-Hamburg 1")
    assert p.json()["posts"] == on("Bremen-Hamburg", "t1 t1 t2 m2")
    assert p.json()["stack"] == [TURN]


@rule("G4a")
def test_only_merchants_go_on_ship_posts() -> None:
    p = at(
        players=3,
        board="east",
        third_marker="move",
        posts={"Kulm-Elbing 1": "trader 1", "Kulm-Elbing 2": "merchant 1"},
        seats=holding("remove"),
    )
    do(p, "use remove Kulm-Elbing 1", "lift Kulm-Elbing 2")
    assert "set trader Malmö-Visby 1" in legal(p)
    assert refused(p, "set trader Malmö-Visby 2") == "X6a"
    do(p, "set trader Malmö-Visby 1", "set merchant Malmö-Visby 2")
    assert p.json()["posts"] == {"Malmö-Visby 1": "trader 1", "Malmö-Visby 2": "merchant 1"}


@rule("G4a", "A4d")
def test_a_merchant_leaves_the_last_posts_on_land_to_the_traders() -> None:
    """No other post is free, and only the merchant may go back to the ship post."""
    full = full_but(seat=2)
    all_pieces = {"tracks": EVERY_TRACK_FINISHED, "supply": (5, 1)}
    p = at(players=3, board=HARBOUR, third_marker="move", posts=full, seats=holding("remove") | {2: all_pieces})
    do(p, "use remove Wismar-Visby 2", "lift Kiel-Wismar 1", "lift Kiel-Wismar 2")
    assert legal(p) == {"set merchant Wismar-Visby 2"}


@rule("G4b")
def test_your_own_pieces_stay() -> None:
    p = bigbox(posts=on("Duisburg-Dortmund", "t0 t1"), seats=holding("remove"))
    assert refused(p, "use remove Duisburg-Dortmund 1") == "G4b"
    assert refused(p, "use remove Bremen-Minden 1") == "G4a"
    do(p, "use remove Duisburg-Dortmund 2")
    assert refused(p, "lift Duisburg-Dortmund 1") == "G4b"
    assert refused(p, "lift Bremen-Minden 1") == "G4a"
    assert refused(p, "end") == "G4a"


@rule("G4b")
def test_without_a_piece_of_another_player_the_marker_cannot_be_used() -> None:
    p = bigbox(posts=on("Duisburg-Dortmund", "t0"), seats=holding("remove"))
    assert legal(p, "use") == set()


@rule("G4c")
def test_pieces_are_put_down_in_the_order_they_were_picked_up() -> None:
    p = bigbox(posts=on("Duisburg-Dortmund", "m1 t2"), seats=holding("remove"))
    do(p, "use remove Duisburg-Dortmund 1", "lift Duisburg-Dortmund 2")
    assert legal(p) == each("set merchant", POSTS)
    assert refused(p, "set trader Duisburg-Dortmund 1") == "X7c"
    do(p, "set merchant Duisburg-Dortmund 2")
    assert refused(p, "lift Duisburg-Dortmund 2") == "G4c"
    do(p, "set trader Duisburg-Dortmund 1")
    assert p.json()["posts"] == on("Duisburg-Dortmund", "t2 m1")


@rule("G4d")
def test_neutral_routes_are_claimed_after_the_last_piece_is_down() -> None:
    p = at(
        players=2,
        two_players="neutral_14",
        third_marker="move",
        posts=on("Duisburg-Dortmund", "tn") | on("Goslar-Magdeburg", "tn t1"),
        seats=holding("remove"),
    )
    do(p, "use remove Goslar-Magdeburg 1", "lift Goslar-Magdeburg 2", "set trader Duisburg-Dortmund 2")
    assert p.json()["stack"] == [TURN, moving(0)]
    do(p, "set trader Goslar-Magdeburg 2")
    assert p.json()["stack"] == [TURN, {"decision": "neutral_office", "route": "Duisburg-Dortmund"}]
    assert legal(p) == {"office Duisburg", "office Dortmund"}


# G6, G7, G8


@rule("G6")
def test_a_swap_needs_an_office_of_your_own() -> None:
    p = bigbox(cities={"Hamburg": city("t1 t2"), "Osnabrück": city("t0 t1")}, seats=holding("swap"))
    assert legal(p, "use") == {"use swap Osnabrück 1"}


@rule("G6")
def test_two_of_your_own_offices_of_different_kinds_can_be_swapped() -> None:
    p = at(edition="bigbox", cities={"Bremen": city("m0 t0")}, seats=holding("swap"))
    assert legal(p, "use") == {"use swap Bremen 1"}


@rule("G7")
def test_new_markers_are_drawn_and_shown_when_they_are_placed() -> None:
    p = bigbox(seats={0: {"plate": {"hidden": 1}}})
    do(p, "end")
    assert p.json()["stack"][-1] == {"decision": "draw"}
    do(p, "draw plus3")
    assert {text.split()[1] for text in legal(p)} == {"plus3"}


@rule("G8")
def test_income_takes_the_full_number() -> None:
    assert legal(bigbox(), "income") == {"income 0"}
    assert changed(bigbox(), "income 0") == {
        "actions": (2, 1),
        "seats.0.supply.trader": (5, 8),
        "seats.0.stock.trader": (6, 3),
    }


# G2, G9, G11, G12


@rule("G2")
def test_the_bursa_is_three_five_seven() -> None:
    sizes = [legal(bigbox(seats={0: {"tracks": {"bursa": steps}, "supply": (0, 1)}}), "income") for steps in range(3)]
    assert sizes == [{"income 0"}] * 3
    taken = [changed(bigbox(seats={0: {"tracks": {"bursa": n}, "supply": (0, 1)}}), "income 0") for n in range(3)]
    assert [change["seats.0.supply.trader"] for change in taken] == [(0, 3), (0, 5), (0, 7)]


@rule("G9")
def test_a_marker_of_the_last_claim_counts_and_the_plate_does_not() -> None:
    assert bigbox(seats={0: {"plate": {"skill": 1}}}).score(0)["markers"] == 0
    p = bigbox(posts=on("Duisburg-Dortmund", "t0 t0"), markers={"Duisburg-Dortmund": "plus4"}, bag=0)
    do(p, "claim Duisburg-Dortmund", "nothing")
    assert (p.json()["ended"], p.score(0)["markers"], p.legal()) == ("markers", 1, [])


@rule("G11")
@pytest.mark.parametrize("favour", [False, True])
@pytest.mark.parametrize("missions", [False, True])
def test_mission_cards_and_tiles_singly_or_together(favour: bool, missions: bool) -> None:
    chosen: dict[str, Any] = {"edition": "bigbox", "emperors_favour": favour, "mission_cards": missions}
    assert first_position(4, **chosen).setup.options.items() >= chosen.items()
    if missions:
        with refusing(SetupError, "mission_cards"):
            first_position(4, "east", **chosen)


@rule("G12")
def test_on_the_east_board_a_bonus_comes_at_the_end_of_the_claim_or_not_at_all() -> None:
    posts = on("Wismar-Stralsund", "t0 m0 m0") | on("Waren-Stettin", "t1")
    seats = {0: {"tracks": {"liber_sophiae": 2}}}
    p = at(edition="bigbox", board="east", posts=posts, seats=seats)
    do(p, "claim Wismar-Stralsund", "nothing")
    assert p.json()["posts"] == on("Waren-Stettin", "t1")
    assert legal(p) == {"lift Waren-Stettin 1", "done"}
    do(p, "done")
    assert p.json()["stack"] == [TURN]
    assert refused(p, "set trader Waren-Stettin 2") == "T1"


# G10


def tied(tracks: dict[str, int], cities: dict[str, Any], special: str, option: str = "bigbox") -> Result:
    """Return a position in which seat 0 ends the game with 20 prestige.

    `special` gives seat 1 as many points as seat 0.
    """
    p = at(
        players=3,
        tie_break=option,
        posts=on("Duisburg-Dortmund", "t0 t0"),
        cities=cities,
        special=slots(special),
        seats={0: {"prestige": 20, "tracks": tracks}, 1: {"prestige": 12, "tracks": {"liber_sophiae": 1}}},
        stack=[TURN, {"decision": "benefit", "route": "Duisburg-Dortmund", "taken": None}],
    )
    result = do(p, "nothing").result()
    assert result is not None
    return result


@rule("G10a")
@pytest.mark.parametrize(("steps", "winners"), [(0, [0, 1]), (1, [1]), (2, [1])])
def test_fewer_steps_on_actiones_win(steps: int, winners: list[int]) -> None:
    result = tied({"actiones": steps}, {}, "- m1 - -")
    assert (result.scores, result.winners) == ([20, 20, 0], winners)
    assert tied({"actiones": steps}, {}, "- m1 - -", "shared").winners == [0, 1]


@rule("G10b")
def test_then_more_points_from_the_network_win() -> None:
    """Seat 0 has 23 points of which 1 is for its network, seat 1 has 2 of 23 for its network."""
    cities = {"Hamburg": city("t0"), "Minden": city("t1 t1 t2 t2")}
    p = tied({}, cities, "- - m1 -")
    assert p.scores[:2] == [23, 23]
    assert p.winners == [1]


# The form of the position


@pytest.mark.parametrize(
    ("lifts", "hand"), [(2, ()), (0, ()), (1, ("trader 1",)), (2, ("trader 1", "trader 1")), (2, ("trader 0",))]
)
def test_an_impossible_hand_is_refused(lifts: int, hand: tuple[str, ...]) -> None:
    with pytest.raises(kontor.core.PositionError):
        bigbox(
            posts=on("Duisburg-Dortmund", "t2"),
            hand=hand,
            stack=[TURN, moving(lifts)],
            seats={0: {"used": {"remove": 1}}},
        )


def test_pieces_in_hand_need_an_open_move() -> None:
    with pytest.raises(kontor.core.PositionError):
        bigbox(hand=["trader 1"])


def test_a_table_without_move_markers_has_no_hand() -> None:
    assert "hand" not in set_up().json()
    assert set_up(edition="bigbox").json()["hand"] == {}
