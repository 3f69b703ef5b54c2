"""C. Claiming a route."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import CHANCE
from kontor.games.hansa.position import HansaPosition
from tests.hansa.scenes import TURN, benefit, chances, city, control, emptied, on, prestige
from tests.kit import TRACK_LENGTH, at, changed, do, legal, refused, rule, seat

SKILL_ROUTES = {
    "liber_sophiae": "Groningen-Emden",
    "privilegium": "Stade-Hamburg",
    "bursa": "Hamburg-Lübeck",
    "actiones": "Göttingen-Quedlinburg",
    "clavis_urbis": "Quedlinburg-Halle",
}
CHAIN = ("Arnheim", "Münster", "Minden", "Brunswiek", "Stendal")


def only_traders(route: str) -> dict[str, str]:
    """Return a route of three or four posts full of seat 0's traders."""
    return on(route, "t0 t0 t0 t0" if route == "Quedlinburg-Halle" else "t0 t0 t0")


def privilegium(taken: int) -> dict[int, dict[str, Any]]:
    """Return a seat 0 that has taken this many pieces off its Privilegium track."""
    return {0: {"tracks": {"privilegium": taken}}}


def linking(*missing: str, **more: Any) -> HansaPosition:
    """Return a position in which seat 0 occupies Minden-Brunswiek, with an office in each city of the shortest chain
    except the missing ones.
    """
    first = {"Münster": "m0"}
    held = {name: city(first.get(name, "t0")) for name in CHAIN if name not in missing}
    posts = more.pop("posts", on("Minden-Brunswiek", "t0 t0 t0 t0"))
    seats = {0: {"tracks": {"privilegium": 1}} | more.pop("seat", {})}
    return at(posts=posts, cities=held | more.pop("cities", {}), seats=seats, **more)


# C1


@rule("C1")
def test_only_a_route_full_of_own_pieces_can_be_claimed() -> None:
    p = at(
        posts=on("Hamburg-Lübeck", "t0 m0 t0")
        | on("Stade-Hamburg", "t0 t0 t1")
        | on("Kampen-Osnabrück", "t0")
        | on("Arnheim-Münster", "t1 t1 t1")
    )
    assert legal(p, "claim") == {"claim Hamburg-Lübeck"}
    for route in ("Stade-Hamburg", "Kampen-Osnabrück", "Arnheim-Münster", "Minden-Hannover"):
        assert refused(p, f"claim {route}") == "C1"


@rule("C1")
def test_a_claim_is_never_automatic_and_costs_an_action() -> None:
    p = at(posts=on("Kampen-Osnabrück", "t0"))
    assert changed(p, "place trader Kampen-Osnabrück 2") == {
        "actions": (2, 1),
        "posts.Kampen-Osnabrück 2": (None, "trader 0"),
        "seats.0.supply.trader": (5, 4),
    }
    assert changed(p, "claim Kampen-Osnabrück") == {
        "actions": (1, 0),
        "stack": ([TURN], [TURN, benefit("Kampen-Osnabrück")]),
    }


@rule("C1")
def test_without_an_action_left_nothing_is_claimed() -> None:
    p = at(posts=on("Kampen-Osnabrück", "t0 t0"), actions=0)
    assert legal(p) == {"end"}
    refused(p, "claim Kampen-Osnabrück")


# C2


@rule("C2", "C2a", "C2b", "C2c", "C2d", "C4a", "C4b")
def test_prestige_and_marker_come_before_the_benefit_and_the_other_pieces_go_to_stock_after_it() -> None:
    posts = on("Osnabrück-Bremen", "t0 m0 t0")
    p = at(posts=posts, cities={"Osnabrück": city("t1")}, markers={"Osnabrück-Bremen": "swap"})
    in_benefit = [TURN, benefit("Osnabrück-Bremen", "swap")]
    assert changed(p, "claim Osnabrück-Bremen") == {
        "actions": (2, 1),
        "bag": (15, 14),
        "markers.Osnabrück-Bremen": ("swap", None),
        "seats.1.prestige": (0, 1),
        "seats.0.unused.swap": (None, 1),
        "seats.0.plate.hidden": (None, 1),
        "stack": ([TURN], in_benefit),
    }
    assert changed(p, "office Bremen") == emptied(posts) | {
        "cities.Bremen": (None, {"houses": ["merchant 0", None], "extra": []}),
        "seats.0.stock.trader": (4, 6),
        "stack": (in_benefit, [TURN]),
    }


@rule("C2d")
def test_merchants_too_go_from_the_route_to_stock() -> None:
    posts = on("Osnabrück-Bremen", "t0 m0 t0")
    p = at(posts=posts)
    assert changed(p, "claim Osnabrück-Bremen", "office Osnabrück") == emptied(posts) | {
        "actions": (2, 1),
        "cities.Osnabrück": (None, {"houses": ["trader 0", None, None], "extra": []}),
        "seats.0.stock.trader": (4, 5),
        "seats.0.stock.merchant": (0, 1),
    }


# C3


@rule("C3")
@pytest.mark.parametrize(
    ("cities", "gains"),
    [
        pytest.param({}, [0, 0, 0, 0], id="no office, no controller"),
        pytest.param({"Hamburg": city("t1")}, [0, 1, 0, 0], id="one city"),
        pytest.param({"Hamburg": city("t1"), "Lübeck": city("t2")}, [0, 1, 1, 0], id="two controllers"),
        pytest.param({"Hamburg": city("t1"), "Lübeck": city("t1")}, [0, 2, 0, 0], id="both the same player"),
        pytest.param({"Hamburg": city("t0"), "Lübeck": city("t0")}, [2, 0, 0, 0], id="the claimer"),
        pytest.param({"Hamburg": city("t1 t2 t1")}, [0, 1, 0, 0], id="most offices"),
        pytest.param({"Hamburg": city("t1 t2")}, [0, 0, 1, 0], id="a tie: furthest right"),
        pytest.param({"Hamburg": city("t2", "t1 t1")}, [0, 1, 0, 0], id="extra offices count"),
        pytest.param({"Minden": city("t1"), "Stade": city("m2")}, [0, 0, 0, 0], id="only the end cities"),
    ],
)
def test_the_controllers_of_the_end_cities_gain_prestige(cities: dict[str, Any], gains: list[int]) -> None:
    p = at(posts=on("Hamburg-Lübeck", "t0 t0 t0"), cities=cities)
    do(p, "claim Hamburg-Lübeck")
    assert prestige(p) == gains
    do(p, "nothing")
    assert prestige(p) == gains


@rule("C3")
def test_control_is_judged_before_the_benefit() -> None:
    """The new office takes control of the city, but the prestige has already gone to the previous controller."""
    p = at(posts=on("Hamburg-Lübeck", "t0 t0 t0"), cities={"Hamburg": city("t1")}, seats=privilegium(1))
    do(p, "claim Hamburg-Lübeck", "office Hamburg")
    assert prestige(p) == [0, 1, 0, 0]
    assert control(p) == [2, 0, 0, 0]


# C4


@rule("C4a")
def test_only_the_marker_of_the_claimed_route_is_taken() -> None:
    p = at(
        posts=on("Kampen-Osnabrück", "t0 t0"),
        cities={"Osnabrück": city("t1")},
        markers={"Kampen-Osnabrück": "plus4", "Osnabrück-Bremen": "swap"},
    )
    do(p, "claim Kampen-Osnabrück")
    assert p.json()["markers"] == {"Osnabrück-Bremen": "swap"}
    assert [seat(p, number)["unused"] for number in range(4)] == [{"plus4": 1}, {}, {}, {}]


@rule("C4b")
def test_every_marker_taken_puts_one_from_the_bag_on_the_plate() -> None:
    p = at(
        posts=on("Kampen-Osnabrück", "t0 t0") | on("Duisburg-Dortmund", "t0 t0"),
        markers={"Kampen-Osnabrück": "plus4", "Duisburg-Dortmund": "skill"},
    )
    unseen = p.json()["unseen"]
    do(p, "claim Kampen-Osnabrück", "nothing", "claim Duisburg-Dortmund", "nothing")
    form = p.json()
    assert (form["bag"], form["unseen"]) == (12, unseen)
    assert [seat(p, number)["plate"] for number in range(4)] == [{"hidden": 2}, {}, {}, {}]


@rule("C4b", "C4d")
def test_the_kind_of_a_face_down_marker_is_drawn_when_it_is_taken_before_the_benefit_is_chosen() -> None:
    p = at(edition="2014", posts=on("Kampen-Osnabrück", "t0 t0"), markers={"Kampen-Osnabrück": "hidden"})
    hidden = [TURN, benefit("Kampen-Osnabrück", "hidden"), {"decision": "taken"}]
    assert changed(p, "claim Kampen-Osnabrück") == {
        "actions": (2, 1),
        "bag": (14, 13),
        "markers.Kampen-Osnabrück": ("hidden", None),
        "seats.0.plate.hidden": (None, 1),
        "stack": ([TURN], hidden),
    }
    assert p.actor == CHANCE
    assert chances(p) == {
        "draw extra_office": 4,
        "draw swap": 3,
        "draw plus3": 2,
        "draw plus4": 2,
        "draw skill": 2,
        "draw remove": 2,
    }
    refused(p, "nothing")
    assert changed(p, "draw plus3") == {
        "unseen.plus3": (2, 1),
        "seats.0.unused.plus3": (None, 1),
        "stack": (hidden, [TURN, benefit("Kampen-Osnabrück", "plus3")]),
    }
    assert p.actor == 0
    assert legal(p) == {"office Osnabrück", "nothing"}


@rule("C4b")
def test_a_kind_that_has_been_seen_is_not_drawn_from_a_face_down_marker() -> None:
    p = at(
        edition="2014",
        posts=on("Kampen-Osnabrück", "t0 t0"),
        markers={"Kampen-Osnabrück": "hidden", "Hildesheim-Goslar": "remove", "Osnabrück-Bremen": "swap"},
        seats={1: {"used": {"plus3": 2}}, 2: {"unused": {"remove": 1}}},
    )
    do(p, "claim Kampen-Osnabrück")
    assert chances(p) == {
        "draw extra_office": 4,
        "draw swap": 2,
        "draw plus4": 2,
        "draw skill": 2,
    }
    refused(p, "draw remove")


@rule("C4b")
def test_a_marker_lying_face_up_is_taken_without_a_draw_in_the_face_down_game_too() -> None:
    p = at(new_markers="face_down", posts=on("Kampen-Osnabrück", "t0 t0"), markers={"Kampen-Osnabrück": "skill"})
    do(p, "claim Kampen-Osnabrück")
    assert p.actor == 0
    assert p.json()["stack"] == [TURN, benefit("Kampen-Osnabrück", "skill")]


@rule("C4c")
def test_the_marker_is_taken_from_an_empty_bag_without_a_replacement_and_the_game_ends() -> None:
    posts = on("Kampen-Osnabrück", "t0 t0")
    p = at(posts=posts, markers={"Kampen-Osnabrück": "skill"}, bag=0)
    in_benefit = [TURN, benefit("Kampen-Osnabrück", "skill")]
    assert changed(p, "claim Kampen-Osnabrück") == {
        "actions": (2, 1),
        "bag_ran_out": (False, True),
        "markers.Kampen-Osnabrück": ("skill", None),
        "seats.0.unused.skill": (None, 1),
        "stack": ([TURN], in_benefit),
    }
    assert changed(p, "nothing") == emptied(posts) | {
        "ended": (None, "markers"),
        "seats.0.stock.trader": (4, 6),
        "stack": (in_benefit, []),
    }


# C5


@rule("C5")
@pytest.mark.parametrize(
    ("route", "row", "cities", "seat_0", "choices"),
    [
        pytest.param(
            "Hamburg-Lübeck", "t0 t0 t0", {}, {}, {"office Hamburg", "office Lübeck", "skill bursa"}, id="both cities"
        ),
        pytest.param(
            "Duisburg-Dortmund", "t0 m0", {}, {}, {"office Duisburg", "office Dortmund"}, id="a trader or a merchant"
        ),
        pytest.param(
            "Groningen-Emden",
            "t0 m0 t0",
            {"Groningen": city("t1"), "Emden": city("m1")},
            {"unused": {"extra_office": 1}, "tracks": {"privilegium": 2}},
            {
                "office Groningen",
                "office Emden",
                "extra trader Groningen",
                "extra merchant Groningen",
                "extra trader Emden",
                "extra merchant Emden",
                "skill liber_sophiae",
            },
            id="extra offices with either kind",
        ),
        pytest.param(
            "Coellen-Warburg",
            "t0 t0 t0 m0",
            {"Coellen": city("t1")},
            {"unused": {"extra_office": 1}, "tracks": {"privilegium": 1}},
            {"office Warburg", "extra trader Coellen", "extra merchant Coellen", "prestige 7", "prestige 8"},
            id="special prestige",
        ),
    ],
)
def test_exactly_one_benefit_is_chosen(
    route: str, row: str, cities: dict[str, Any], seat_0: dict[str, Any], choices: set[str]
) -> None:
    p = at(posts=on(route, row), cities=cities, seats={0: seat_0})
    do(p, f"claim {route}")
    assert legal(p) == choices | {"nothing"}
    for choice in legal(p):
        after = do(p.copy(), choice)
        assert after.json()["stack"] == [TURN]
        assert after.json()["posts"] == {}


# C6


@rule("C6", "C6a", "C6c")
@pytest.mark.parametrize("taken", range(4))
@pytest.mark.parametrize("occupied", range(5))
def test_the_office_takes_the_leftmost_free_house_if_privilegium_covers_its_colour(occupied: int, taken: int) -> None:
    """Minden has four square houses: white, orange, pink, black."""
    others = " ".join(["t1"] * occupied)
    p = at(
        posts=on("Bremen-Minden", "t0 t0 t0"),
        cities={"Minden": city(others)} if occupied else {},
        seats=privilegium(taken),
    )
    do(p, "claim Bremen-Minden")
    if occupied <= taken and occupied < 4:
        assert legal(p) == {"office Minden", "nothing"}
        do(p, "office Minden")
        houses = ["trader 1"] * occupied + ["trader 0"] + [None] * (3 - occupied)
        assert p.json()["cities"]["Minden"] == {"houses": houses, "extra": []}
    else:
        assert legal(p) == {"nothing"}
        assert refused(p, "office Minden") == ("C6a" if occupied == 4 else "C6c")


@rule("C6a", "C6b")
def test_a_round_house_takes_no_trader_and_is_not_skipped() -> None:
    """Emden has a round white house, then a square pink one."""
    p = at(posts=on("Groningen-Emden", "t0 t0 t0"), seats=privilegium(3))
    do(p, "claim Groningen-Emden")
    assert legal(p, "office") == {"office Groningen"}
    assert refused(p, "office Emden") == "C6b"


@rule("C6a", "C6b")
def test_a_square_house_takes_no_merchant_and_is_not_skipped() -> None:
    """Arnheim has a square white house, then a round white one. Kampen has a round orange house."""
    p = at(posts=on("Arnheim-Kampen", "m0 m0 m0"), seats={0: {"tracks": {"liber_sophiae": 2, "privilegium": 1}}})
    do(p, "claim Arnheim-Kampen")
    assert legal(p, "office") == {"office Kampen"}
    assert refused(p, "office Arnheim") == "C6b"


@rule("C6a", "C6b")
def test_a_piece_in_supply_does_not_help() -> None:
    p = at(posts=on("Kampen-Osnabrück", "m0 m0"), seats={0: {"tracks": {"liber_sophiae": 1}, "supply": (5, 0)}})
    do(p, "claim Kampen-Osnabrück")
    assert legal(p) == {"nothing"}
    assert refused(p, "office Osnabrück") == "C6b"


@rule("C6a")
def test_there_is_no_office_in_a_city_that_is_no_end_of_the_route() -> None:
    p = at(posts=on("Hamburg-Lübeck", "t0 t0 t0"))
    do(p, "claim Hamburg-Lübeck")
    assert refused(p, "office Hannover") == "C5"


# C7


@rule("C7")
@pytest.mark.parametrize(
    ("players", "route", "row", "house", "coin"),
    [
        (4, "Groningen-Emden", "t0 t0 t0", "Groningen", 1),
        (4, "Hamburg-Lübeck", "t0 t0 t0", "Lübeck", 1),
        (4, "Coellen-Warburg", "t0 t0 t0 t0", "Coellen", 1),
        (4, "Quedlinburg-Halle", "t0 t0 t0 t0", "Halle", 1),
        (4, "Stade-Hamburg", "t0 t0 m0", "Stade", 0),
        (4, "Paderborn-Warburg", "t0 t0 t0", "Warburg", 0),
        (4, "Hamburg-Lübeck", "t0 t0 t0", "Hamburg", 0),
        (3, "Stade-Hamburg", "t0 t0 m0", "Stade", 1),
        (3, "Paderborn-Warburg", "t0 t0 t0", "Warburg", 1),
    ],
)
def test_a_house_with_a_coin_gives_one_prestige(players: int, route: str, row: str, house: str, coin: int) -> None:
    p = at(players=players, posts=on(route, row), seats=privilegium(1))
    do(p, f"claim {route}", f"office {house}")
    assert prestige(p) == [coin] + [0] * (players - 1)


@rule("C7")
def test_only_the_house_itself_has_the_coin() -> None:
    """The second house of Groningen has no coin. Its controller gets only the 1 prestige of C3."""
    p = at(posts=on("Groningen-Emden", "t0 m0 t0"), cities={"Groningen": city("t1")}, seats=privilegium(1))
    do(p, "claim Groningen-Emden", "office Groningen")
    assert p.json()["cities"]["Groningen"]["houses"] == ["trader 1", "merchant 0"]
    assert prestige(p) == [0, 1, 0, 0]


# C8


@rule("C8")
@pytest.mark.parametrize(
    ("others", "houses", "completed"),
    [
        ("", ["trader 0", None, None], 0),
        ("t1", ["trader 1", "trader 0", None], 0),
        ("t1 t2", ["trader 1", "trader 2", "trader 0"], 1),
    ],
)
def test_the_office_in_the_last_free_house_completes_the_city(
    others: str, houses: list[str | None], completed: int
) -> None:
    p = at(
        posts=on("Hamburg-Lübeck", "t0 t0 t0"), cities={"Hamburg": city(others)} if others else {}, seats=privilegium(3)
    )
    do(p, "claim Hamburg-Lübeck", "office Hamburg")
    assert p.json()["cities"]["Hamburg"]["houses"] == houses
    assert p.json()["completed"] == completed


@rule("C8")
def test_a_city_with_one_house_is_completed_by_its_first_office() -> None:
    posts = on("Minden-Brunswiek", "t0 t0 t0 t0")
    p = at(posts=posts, seats=privilegium(1))
    assert changed(p, "claim Minden-Brunswiek", "office Brunswiek") == emptied(posts) | {
        "actions": (2, 1),
        "completed": (0, 1),
        "cities.Brunswiek": (None, {"houses": ["trader 0"], "extra": []}),
        "seats.0.stock.trader": (3, 6),
    }


# C9


@rule("C9")
@pytest.mark.parametrize(("track", "route"), list(SKILL_ROUTES.items()))
def test_a_skill_moves_the_leftmost_piece_of_the_track_to_supply(track: str, route: str) -> None:
    posts = only_traders(route)
    p = at(posts=posts)
    do(p, f"claim {route}")
    assert legal(p, "skill") == {f"skill {track}"}
    kind, before = ("merchant", 1) if track == "liber_sophiae" else ("trader", 5)
    expected = emptied(posts) | {
        f"seats.0.tracks.{track}": (0, 1),
        f"seats.0.supply.{kind}": (before, before + 1),
        "seats.0.stock.trader": (6 - len(posts), 6),
        "stack": ([TURN, benefit(route)], [TURN]),
    }
    if track == "actiones":
        expected["actions"] = (1, 2)
    assert changed(p, f"skill {track}") == expected


@rule("C9")
@pytest.mark.parametrize(("track", "route"), list(SKILL_ROUTES.items()))
def test_a_finished_track_gives_no_skill(track: str, route: str) -> None:
    p = at(posts=only_traders(route), seats={0: {"tracks": {track: TRACK_LENGTH[track]}}})
    do(p, f"claim {route}")
    assert legal(p, "skill") == set()
    assert refused(p, f"skill {track}") == "C9"


@rule("C9")
@pytest.mark.parametrize(("track", "route"), list(SKILL_ROUTES.items()))
def test_the_last_piece_of_a_track_can_be_taken(track: str, route: str) -> None:
    p = at(posts=only_traders(route), seats={0: {"tracks": {track: TRACK_LENGTH[track] - 1}}})
    do(p, f"claim {route}", f"skill {track}")
    assert seat(p, 0)["tracks"][track] == TRACK_LENGTH[track]


@rule("C9")
def test_only_the_skill_an_end_city_shows_is_offered() -> None:
    p = at(posts=on("Stade-Hamburg", "t0 t0 t0") | on("Kampen-Osnabrück", "t0 t0"))
    do(p, "claim Stade-Hamburg")
    assert legal(p, "skill") == {"skill privilegium"}
    assert refused(p, "skill bursa") == "C9"
    do(p, "nothing", "claim Kampen-Osnabrück")
    assert legal(p, "skill") == set()
    assert refused(p, "skill privilegium") == "C9"


@rule("C9")
def test_the_new_value_counts_at_once() -> None:
    p = at(posts=on("Hamburg-Lübeck", "t0 t0 t0"))
    do(p, "claim Hamburg-Lübeck", "skill bursa")
    assert changed(p, "income 0") == {
        "actions": (1, 0),
        "seats.0.stock.trader": (6, 1),
        "seats.0.supply.trader": (6, 11),
    }


@rule("C9")
def test_a_new_privilegium_counts_for_the_next_claim_of_the_same_turn() -> None:
    p = at(posts=on("Stade-Hamburg", "t0 t0 t0") | on("Minden-Brunswiek", "t0 t0 t0 t0"), seats={0: {"supply": (4, 1)}})
    do(p, "claim Stade-Hamburg", "skill privilegium", "claim Minden-Brunswiek")
    assert legal(p) == {"office Minden", "office Brunswiek", "nothing"}


# C10


@rule("C10", "C10a", "C10b", "C10c")
def test_the_link_is_worth_7_as_soon_as_the_chain_is_closed() -> None:
    """The chain is built step by step: Minden leaves a gap at Brunswiek, then Brunswiek closes it."""
    posts = on("Bremen-Minden", "t0 t0 t0") | on("Minden-Brunswiek", "t0 t0 t0 t0")
    p = linking("Minden", "Brunswiek", posts=posts, seat={"tracks": {"privilegium": 1}, "supply": (0, 0)})
    do(p, "claim Bremen-Minden", "office Minden")
    assert (prestige(p), seat(p, 0)["link"]) == ([0, 0, 0, 0], 0)
    do(p, "claim Minden-Brunswiek")
    assert prestige(p) == [1, 0, 0, 0]
    assert changed(p, "office Brunswiek") == emptied(on("Minden-Brunswiek", "t0 t0 t0 t0")) | {
        "completed": (0, 1),
        "cities.Brunswiek": (None, {"houses": ["trader 0"], "extra": []}),
        "seats.0.prestige": (1, 8),
        "seats.0.link": (0, 1),
        "seats.0.stock.trader": (5, 8),
        "stack": ([TURN, benefit("Minden-Brunswiek")], [TURN]),
    }


@rule("C10a")
@pytest.mark.parametrize("missing", ["Arnheim", "Münster", "Minden", "Stendal"])
def test_a_chain_with_a_gap_is_no_link_even_if_another_player_sits_there(missing: str) -> None:
    p = linking(missing, "Brunswiek", cities={missing: city("m1" if missing == "Münster" else "t1")})
    do(p, "claim Minden-Brunswiek", "office Brunswiek")
    assert seat(p, 0)["link"] == 0
    assert prestige(p)[0] == (0 if missing == "Minden" else 1)


@rule("C10a")
def test_neighbours_without_a_route_are_not_linked() -> None:
    """No route joins Münster and Dortmund. Duisburg joins Arnheim and Dortmund."""
    south = ("Arnheim", "Paderborn", "Hildesheim", "Goslar", "Stendal")
    p = at(
        posts=on("Arnheim-Münster", "t0 m0 t0") | on("Arnheim-Duisburg", "t0 t0 t0"),
        cities={name: city("t0") for name in south} | {"Dortmund": city("m0"), "Magdeburg": city("m0")},
        seats={0: {"tracks": {"liber_sophiae": 2}, "supply": (0, 0)}},
    )
    do(p, "claim Arnheim-Münster", "office Münster")
    assert (prestige(p), seat(p, 0)["link"]) == ([1, 0, 0, 0], 0)
    do(p, "claim Arnheim-Duisburg", "office Duisburg")
    assert (prestige(p), seat(p, 0)["link"]) == ([1 + 1 + 7, 0, 0, 0], 1)


@rule("C10c", "M5b")
def test_an_extra_office_closes_the_chain() -> None:
    p = linking("Brunswiek", cities={"Brunswiek": city("t1")}, seat={"unused": {"extra_office": 1}})
    do(p, "claim Minden-Brunswiek", "extra trader Brunswiek")
    assert p.json()["cities"]["Brunswiek"] == {"houses": ["trader 1"], "extra": ["trader 0"]}
    assert seat(p, 0)["link"] == 1
    assert prestige(p) == [1 + 7, 1, 0, 0]


@rule("C10b")
def test_the_first_four_get_7_4_2_and_nothing() -> None:
    """Each seat in turn opens its last office in Minden.

    In addition to the link, Minden and Münster pay their controllers.
    """
    routes = ("Bremen-Minden", "Minden-Hannover", "Minden-Paderborn", "Münster-Minden")
    p = at(
        posts={post: piece for k, route in enumerate(routes) for post, piece in on(route, f"t{k} t{k} t{k}").items()},
        cities={
            "Arnheim": city("t0 m1 t2 t3"),
            "Münster": city("m0 t1", "t3 t2"),
            "Brunswiek": city("t0", "t3 t2 t1"),
            "Stendal": city("t0 m1 t2 t3"),
        },
        seats={
            0: {},
            1: {"tracks": {"privilegium": 1, "liber_sophiae": 1}},
            2: {"tracks": {"privilegium": 2}},
            3: {"tracks": {"privilegium": 3}},
        },
    )
    seen = []
    for route in routes:
        do(p, f"claim {route}", "office Minden", "end")
        seen.append((prestige(p), [seat(p, number)["link"] for number in range(4)]))
    assert seen == [
        ([7, 0, 0, 0], [1, 0, 0, 0]),
        ([8, 4, 0, 0], [1, 2, 0, 0]),
        ([8, 5, 2, 0], [1, 2, 3, 0]),
        ([8, 6, 3, 0], [1, 2, 3, 4]),
    ]


@rule("C10b")
def test_the_link_counts_once() -> None:
    """Once the link is made, a second chain through Paderborn, Hildesheim, Goslar and Magdeburg scores nothing."""
    p = linking(
        posts=on("Goslar-Magdeburg", "t0 m0"),
        cities={name: city("t0") for name in ("Paderborn", "Hildesheim", "Goslar")},
        seat={"link": 1, "prestige": 7, "tracks": {"liber_sophiae": 1}, "supply": (0, 0)},
    )
    do(p, "claim Goslar-Magdeburg")
    assert prestige(p) == [8, 0, 0, 0]
    do(p, "office Magdeburg")
    assert prestige(p) == [8, 0, 0, 0]
    assert seat(p, 0)["link"] == 1


# C11


@rule("C11")
def test_a_claim_may_give_nothing() -> None:
    posts = on("Hamburg-Lübeck", "t0 t0 m0")
    p = at(posts=posts)
    do(p, "claim Hamburg-Lübeck")
    assert legal(p) == {"office Hamburg", "office Lübeck", "skill bursa", "nothing"}
    assert changed(p, "nothing") == emptied(posts) | {
        "seats.0.stock.trader": (4, 6),
        "seats.0.stock.merchant": (0, 1),
        "stack": ([TURN, benefit("Hamburg-Lübeck")], [TURN]),
    }


@rule("C11")
def test_a_route_may_be_claimed_even_if_it_can_only_give_nothing() -> None:
    p = at(posts=on("Bremen-Minden", "t0 t0 t0"), cities={"Minden": city("t1")})
    assert "claim Bremen-Minden" in legal(p)
    do(p, "claim Bremen-Minden")
    assert legal(p) == {"nothing"}
