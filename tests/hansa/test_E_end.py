"""E. The end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import CHANCE, NOBODY
from kontor.games.hansa.position import HansaPosition
from tests.hansa.scenes import TURN, benefit, city, emptied, on, prestige, slots
from tests.kit import at, changed, do, legal, refused, rule, seat

ROUTE = "Hamburg-Lübeck"
CLAIM = f"claim {ROUTE}"
LAST_HOUSE = {"Hamburg": city("t1 t1")}
"""The third house of Hamburg is free and black."""


def claiming(**more: Any) -> HansaPosition:
    """Return a position in which seat 0 can claim Hamburg-Lübeck."""
    return at(posts=on(ROUTE, "t0 t0 t0"), **more)


def reason(position: HansaPosition) -> str | None:
    """Return the reason why the game is over, or None. Checks that no action is possible after the end."""
    result = position.result()
    assert position.json()["ended"] == (result and result.reason)
    if result:
        assert (position.actor, position.legal(), position.json()["stack"]) == (NOBODY, [], [])
        return result.reason
    return None


def nearly(holds: set[str]) -> HansaPosition:
    """A claim of Hamburg-Lübeck with an office in Hamburg causes these ends."""
    return claiming(
        cities=LAST_HOUSE,
        completed=9 if "cities" in holds else None,
        markers={ROUTE: "swap"},
        bag=0 if "markers" in holds else 5,
        seats={0: {"tracks": {"privilegium": 3}}, 1: {"prestige": 19 if "prestige" in holds else 0}},
    )


# E1


@rule("E1a")
@pytest.mark.parametrize(
    ("cities", "points", "over"),
    [
        pytest.param({"Hamburg": city("t0")}, {0: 18}, False, id="19"),
        pytest.param({"Hamburg": city("t0")}, {0: 19}, True, id="20"),
        pytest.param({"Hamburg": city("t0"), "Lübeck": city("t0")}, {0: 19}, True, id="21"),
        pytest.param({"Hamburg": city("t1")}, {0: 19, 1: 19}, True, id="another player"),
        pytest.param({}, {0: 19, 1: 19, 2: 19, 3: 19}, False, id="nobody reaches it"),
    ],
)
def test_20_or_more_prestige_of_any_player_ends_the_game(
    cities: dict[str, Any], points: dict[int, int], over: bool
) -> None:
    p = claiming(cities=cities, seats={number: {"prestige": points[number]} for number in points})
    do(p, CLAIM, "nothing")
    assert reason(p) == ("prestige" if over else None)


@rule("E1a", "C7")
def test_a_coin_can_end_the_game() -> None:
    p = claiming(seats={0: {"prestige": 19}})
    do(p, CLAIM, "office Lübeck")
    assert reason(p) == "prestige"


@rule("E1a", "C10")
def test_the_link_can_end_the_game() -> None:
    p = at(
        posts=on("Minden-Brunswiek", "t0 t0 t0 t0"),
        cities={"Münster": city("m0")} | {name: city("t0") for name in ("Arnheim", "Minden", "Stendal")},
        seats={0: {"prestige": 12, "tracks": {"privilegium": 1}}},
    )
    do(p, "claim Minden-Brunswiek", "office Brunswiek")
    assert prestige(p)[0] == 12 + 1 + 7
    assert reason(p) == "prestige"


@rule("E1a", "P1")
def test_only_the_prestige_on_the_track_ends_the_game() -> None:
    p = at(
        posts=on("Coellen-Warburg", "t0 t0 t0 m0"),
        special=slots("m0 m0 - -"),
        seats={0: {"prestige": 19, "tracks": {"privilegium": 3, "liber_sophiae": 2}, "used": {"swap": 2}}},
    )
    do(p, "claim Coellen-Warburg", "prestige 11")
    assert sum(p.scores()[0].values()) > 40
    assert reason(p) is None


@rule("E1b")
@pytest.mark.parametrize(("bag", "over"), [(2, False), (1, False), (0, True)])
def test_a_replacement_that_the_empty_bag_cannot_give_ends_the_game(bag: int, over: bool) -> None:
    """Drawing the last marker from the bag does not end the game."""
    p = claiming(markers={ROUTE: "swap"}, bag=bag)
    do(p, CLAIM, "nothing")
    assert p.json()["bag_ran_out"] == over
    assert reason(p) == ("markers" if over else None)


@rule("E1b")
def test_an_empty_bag_alone_ends_nothing() -> None:
    p = claiming(bag=0)
    do(p, CLAIM, "nothing", "end")
    assert (p.actor, reason(p)) == (1, None)


@rule("E1c")
@pytest.mark.parametrize(("completed", "over"), [(8, False), (9, True)])
def test_ten_completed_cities_end_the_game(completed: int, over: bool) -> None:
    p = claiming(cities=LAST_HOUSE, completed=completed, seats={0: {"tracks": {"privilegium": 3}}})
    do(p, CLAIM, "office Hamburg")
    assert p.json()["completed"] == completed + 1
    assert reason(p) == ("cities" if over else None)


# E2


@rule("E2", "E2a")
def test_the_claim_is_carried_out_to_its_end_and_then_all_is_over() -> None:
    """With 20 prestige at the start of the claim, only the marker and the benefit follow. No markers are placed."""
    posts = on(ROUTE, "t0 t0 t0")
    p = claiming(
        cities={"Hamburg": city("t0")},
        markers={ROUTE: "plus3"},
        seats={0: {"prestige": 19, "unused": {"plus4": 1, "extra_office": 1}}},
    )
    in_benefit = [TURN, benefit(ROUTE, "plus3")]
    assert changed(p, CLAIM) == {
        "actions": (2, 1),
        "bag": (13, 12),
        f"markers.{ROUTE}": ("plus3", None),
        "seats.0.prestige": (19, 20),
        "seats.0.unused.plus3": (None, 1),
        "seats.0.plate.hidden": (None, 1),
        "stack": ([TURN], in_benefit),
    }
    assert p.result() is None
    assert legal(p) == {"extra trader Hamburg", "office Lübeck", "skill bursa", "nothing"}
    assert changed(p, "extra trader Hamburg") == emptied(posts) | {
        "cities.Hamburg.extra": ([], ["trader 0"]),
        "seats.0.unused.extra_office": (1, None),
        "seats.0.used.extra_office": (None, 1),
        "seats.0.stock.trader": (2, 4),
        "stack": (in_benefit, []),
        "ended": (None, "prestige"),
    }
    assert reason(p) == "prestige"
    for text in ("end", "use plus3", "use plus4", "place trader Arnheim-Kampen 1", f"put hidden {ROUTE}"):
        assert refused(p, text) == "E2a"


@rule("E2a")
def test_another_players_prestige_lets_the_claim_go_on_too() -> None:
    p = claiming(cities={"Hamburg": city("t1")}, seats={1: {"prestige": 19}})
    do(p, CLAIM)
    assert legal(p) == {"office Lübeck", "skill bursa", "nothing"}
    do(p, "skill bursa")
    assert seat(p, 0)["tracks"]["bursa"] == 1
    assert reason(p) == "prestige"


@rule("E2a", "C4d")
def test_with_an_empty_bag_a_face_down_marker_is_still_drawn_and_the_benefit_chosen() -> None:
    p = claiming(markers={ROUTE: "hidden"}, bag=0, edition="2014")
    do(p, CLAIM)
    assert p.actor == CHANCE
    assert legal(p) == {"draw remove"}
    do(p, "draw remove")
    assert (p.actor, p.result()) == (0, None)
    assert seat(p, 0)["unused"] == {"remove": 1}
    do(p, "office Hamburg")
    assert p.json()["cities"]["Hamburg"]["houses"] == ["trader 0", None, None]
    assert reason(p) == "markers"


@rule("E2a")
def test_the_game_ends_with_actions_left_and_markers_waiting() -> None:
    p = claiming(
        cities={"Hamburg": city("t0")},
        actions=4,
        seats={0: {"prestige": 19, "plate": {"hidden": 1}, "tracks": {"actiones": 3}}},
    )
    do(p, CLAIM, "nothing")
    assert reason(p) == "prestige"
    form = p.json()
    assert (form["active"], form["actions"], form["markers"], seat(p, 0)["plate"]) == (0, 3, {}, {"hidden": 1})


@rule("E2a")
def test_the_new_actions_of_the_last_action_are_not_played() -> None:
    p = at(
        posts=on("Göttingen-Quedlinburg", "t0 t0 t0"),
        cities={"Göttingen": city("t0")},
        actions=1,
        seats={0: {"prestige": 19}},
    )
    do(p, "claim Göttingen-Quedlinburg", "skill actiones")
    assert p.json()["actions"] == 1
    assert reason(p) == "prestige"


@rule("E2b")
@pytest.mark.parametrize(
    ("holds", "expected"),
    [
        ({"prestige", "markers", "cities"}, "prestige"),
        ({"prestige", "markers"}, "prestige"),
        ({"prestige", "cities"}, "prestige"),
        ({"markers", "cities"}, "markers"),
        ({"prestige"}, "prestige"),
        ({"markers"}, "markers"),
        ({"cities"}, "cities"),
        (set(), None),
    ],
)
def test_of_several_reasons_the_first_in_order_is_given(holds: set[str], expected: str | None) -> None:
    p = nearly(holds)
    do(p, CLAIM, "office Hamburg")
    assert reason(p) == expected


@rule("E2b")
def test_the_order_of_reasons_is_that_of_the_rules_not_that_of_events() -> None:
    """The bag runs out first. The twentieth point is scored with the benefit."""
    p = claiming(markers={ROUTE: "swap"}, bag=0, seats={0: {"prestige": 19}})
    do(p, CLAIM)
    assert (p.json()["bag_ran_out"], prestige(p)[0]) == (True, 19)
    do(p, "office Lübeck")
    assert reason(p) == "prestige"


# E3


@rule("E3")
def test_the_game_goes_on_however_long_nothing_happens() -> None:
    """The bag is empty, nine cities are complete, all seats have 19 prestige, and the slots are full."""
    p = at(
        bag=0,
        completed=9,
        special=slots("m0 m1 m2 m3"),
        seats={number: {"prestige": 19} for number in range(4)},
    )
    for turn in range(400):
        assert p.actor == turn % 4
        assert changed(p, "end") == {"active": (turn % 4, (turn + 1) % 4)}
    assert reason(p) is None


@rule("E3")
def test_a_player_without_a_piece_to_use_goes_on_playing() -> None:
    """All pieces of seat 0 are offices, so it can only end its turn."""
    p = at(
        cities={
            "Arnheim": city("t0 m0 t0 t0"),
            "Minden": city("t0 t0 t0 t0"),
            "Hamburg": city("t0 t0 t0"),
            "Goslar": city("t0"),
            "Duisburg": city("t0"),
            "Coellen": city("t0"),
            "Lübeck": city("t0"),
        },
    )
    assert (seat(p, 0)["supply"], seat(p, 0)["stock"]) == ({"trader": 0, "merchant": 0}, {"trader": 0, "merchant": 0})
    assert legal(p) == {"end"}
    do(p, "end")
    assert (p.actor, reason(p)) == (1, None)
