"""F. Final scoring."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import Result
from tests.hansa.scenes import city, on, slots
from tests.kit import MISSIONS, TRACK_LENGTH, TRACKS, at, do, rule

SOURCES = {"prestige", "skills", "markers", "special_prestige", "control", "network", "mission", "countries"}
SIXTEEN = ["extra_office"] * 5 + ["swap"] * 2 + ["plus3"] * 2 + ["plus4"] * 2 + ["skill"] * 3 + ["remove"] * 2
"""Markers of the 2009 edition."""


FIRST_OFFICE = {"Bremen": "m2", "Dortmund": "m2", "Lüneburg": "m2", "Kampen": "m2", "Magdeburg": "m2", "Münster": "m2"}
"""Offices of seat 2 in cities with a round first house."""
MERCHANTS_OF_2 = {2: {"tracks": {"liber_sophiae": 3}}}


def points(source: str, **position: Any) -> list[int]:
    """Return the points of each seat from one source."""
    scores = at(**position).scores()
    assert all(set(score) == SOURCES for score in scores)
    return [score[source] for score in scores]


def counted(kinds: list[str]) -> dict[str, int]:
    return {kind: kinds.count(kind) for kind in kinds}


def network(cities: dict[str, Any], players: int = 4, **tracks: int) -> int:
    """Return the network points of seat 0 with these offices."""
    return points("network", cities=cities, players=players, seats={0: {"tracks": tracks}})[0]


# F1


@rule("F1")
def test_prestige_on_the_track_counts() -> None:
    assert points("prestige", seats={0: {"prestige": 13}, 2: {"prestige": 1}}) == [13, 0, 1, 0]


# F2


@rule("F2")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("covered", [0, 1])
def test_a_finished_track_is_worth_4_but_not_clavis_urbis(track: str, covered: int) -> None:
    seats = {0: {"tracks": {track: TRACK_LENGTH[track] - covered}}}
    assert points("skills", seats=seats) == [4 if not covered and track != "clavis_urbis" else 0, 0, 0, 0]


@rule("F2")
def test_all_tracks_finished_are_worth_16() -> None:
    assert points("skills", seats={1: {"tracks": TRACK_LENGTH}, 2: {"tracks": {"bursa": 3, "actiones": 5}}}) == [
        0,
        16,
        8,
        0,
    ]


# F3


@rule("F3")
@pytest.mark.parametrize(
    ("number", "worth"), list(enumerate([0, 1, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21, 21, 21, 21, 21, 21]))
)
@pytest.mark.parametrize("used", ["none", "half", "all"])
def test_markers_count_by_their_number_used_or_not(number: int, worth: int, used: str) -> None:
    turned = {"none": 0, "half": number // 2, "all": number}[used]
    taken = SIXTEEN[:number]
    seats = {0: {"used": counted(taken[:turned]), "unused": counted(taken[turned:])}}
    assert points("markers", seats=seats) == [worth, 0, 0, 0]


@rule("F3", "M4")
def test_markers_on_the_plate_do_not_count() -> None:
    assert points("markers", seats={0: {"unused": {"swap": 1}, "plate": {"hidden": 2, "skill": 1}}}) == [1, 0, 0, 0]


# F4


@rule("F4")
def test_special_prestige_counts_by_slot() -> None:
    assert points("special_prestige", special=slots("m0 m1 m2 m3")) == [7, 8, 9, 11]
    two_merchants = {1: {"tracks": {"liber_sophiae": 1}}}
    assert points("special_prestige", special=slots("- m1 - m1"), seats=two_merchants) == [0, 19, 0, 0]


# F5


@rule("F5")
@pytest.mark.parametrize(
    ("cities", "expected"),
    [
        pytest.param({}, [0, 0, 0, 0], id="no office"),
        pytest.param({"Hamburg": city("t0")}, [2, 0, 0, 0], id="one"),
        pytest.param({"Hamburg": city("t0 t0 t0"), "Lübeck": city("t0")}, [4, 0, 0, 0], id="cities, not offices"),
        pytest.param({"Hamburg": city("t0 t1"), "Lübeck": city("t1")}, [0, 4, 0, 0], id="a tie: furthest right"),
        pytest.param({"Hamburg": city("t0 t1 t0")}, [2, 0, 0, 0], id="most offices"),
        pytest.param({"Minden": city("t0 t1 t1 t0")}, [2, 0, 0, 0], id="a tie of two and two"),
        pytest.param({"Minden": city("t0 t2 t1 t0", "t1")}, [2, 0, 0, 0], id="a tie in spite of an extra office"),
        pytest.param({"Minden": city("t0 t2 t1", "t2")}, [0, 0, 2, 0], id="most with an extra office"),
        pytest.param({"Minden": city("t0 t1 t2 t3")}, [0, 0, 0, 2], id="a tie of all"),
        pytest.param({"Hamburg": city("t0", "t1")}, [2, 0, 0, 0], id="an extra office loses a tie"),
        pytest.param({"Hamburg": city("t0"), "Lübeck": city("t1"), "Halle": city("t2")}, [2, 2, 2, 0], id="one each"),
    ],
)
def test_a_controlled_city_is_worth_2(cities: dict[str, Any], expected: list[int]) -> None:
    assert points("control", cities=cities) == expected


# F6


@rule("F6")
@pytest.mark.parametrize(
    ("cities", "offices"),
    [
        pytest.param({}, 0, id="none"),
        pytest.param({"Hamburg": city("t0")}, 1, id="one office"),
        pytest.param({"Hamburg": city("t0 t1 t0")}, 2, id="two offices of one city"),
        pytest.param({"Hamburg": city("t0"), "Lübeck": city("t0")}, 2, id="two cities joined by a route"),
        pytest.param({"Hamburg": city("t0"), "Hannover": city("t0")}, 1, id="two cities not joined"),
        pytest.param({"Münster": city("m0"), "Osnabrück": city("t0")}, 1, id="neighbours without a route"),
        pytest.param({"Hamburg": city("t0"), "Lübeck": city("t1", "t0")}, 2, id="an extra office joins"),
        pytest.param({"Hamburg": city("t0", "m0 t0"), "Lübeck": city("t0", "t0")}, 5, id="extra offices count"),
        pytest.param(
            {"Bremen": city("m0"), "Minden": city("t0"), "Hannover": city("t0")}, 3, id="a ring counts every city once"
        ),
        pytest.param(
            {"Bremen": city("m1 t0"), "Minden": city("t0 t0"), "Hannover": city("t0", "t0"), "Hamburg": city("t0")},
            6,
            id="a ring with a tail",
        ),
        pytest.param(
            {"Bremen": city("m1"), "Minden": city("t0"), "Hamburg": city("t0")},
            1,
            id="another player's office joins nothing",
        ),
        pytest.param(
            {"Hamburg": city("t0"), "Lübeck": city("t0"), "Arnheim": city("t0"), "Kampen": city("m1", "t0")},
            2,
            id="one of two equal groups",
        ),
        pytest.param(
            {
                "Hamburg": city("t0"),
                "Lübeck": city("t0"),
                "Arnheim": city("t0"),
                "Duisburg": city("t0"),
                "Dortmund": city("m0"),
            },
            3,
            id="the larger of two groups",
        ),
        pytest.param(
            {"Hamburg": city("t0 t0 t0", "t0"), "Arnheim": city("t0"), "Duisburg": city("t0"), "Dortmund": city("m0")},
            4,
            id="most offices, not most cities",
        ),
        pytest.param(
            {
                "Minden": city("t0 t0"),
                "Paderborn": city("t0"),
                "Hildesheim": city("t0"),
                "Goslar": city("t0"),
                "Halle": city("t0 t0"),
            },
            5,
            id="a chain",
        ),
    ],
)
def test_the_group_with_most_offices_scores(cities: dict[str, Any], offices: int) -> None:
    merchants = {"liber_sophiae": 1}
    assert network(cities, **merchants) == offices
    assert network(cities, clavis_urbis=4, **merchants) == 4 * offices


@rule("F6")
@pytest.mark.parametrize(("taken", "value"), list(enumerate([1, 2, 2, 3, 4])))
def test_each_office_counts_the_clavis_value(taken: int, value: int) -> None:
    cities = {"Arnheim": city("t0"), "Münster": city("m1 t0", "t0"), "Minden": city("t0"), "Halle": city("t0 t0")}
    assert network(cities, clavis_urbis=taken) == 4 * value


@rule("F6")
@pytest.mark.parametrize(("players", "offices"), [(3, 1), (4, 2)])
@pytest.mark.parametrize("ends", [("Warburg", "Göttingen"), ("Emden", "Stade")])
def test_the_two_routes_that_only_one_board_has_join(players: int, offices: int, ends: tuple[str, str]) -> None:
    kind = "m0" if ends[0] == "Emden" else "t0"
    assert network({name: city(kind) for name in ends}, players, liber_sophiae=1) == offices


@rule("F6")
def test_every_player_has_their_own_network() -> None:
    cities = {"Hamburg": city("t0 t1"), "Lübeck": city("t0 t1", "t1"), "Hannover": city("t2"), "Stade": city("m1")}
    seats = {1: {"tracks": {"clavis_urbis": 3}}, 2: {"tracks": {"clavis_urbis": 1}}}
    assert points("network", cities=cities, seats=seats) == [2, 4 * 3, 2, 0]


@rule("F5", "N6b")
@pytest.mark.parametrize("way", ["neutral_14", "neutral_it"])
def test_a_city_that_neutral_controls_brings_points_to_nobody(way: str) -> None:
    cities = {"Hamburg": city("t0 tn"), "Lübeck": city("tn t0"), "Minden": city("tn t1 tn", "t1 t1")}
    assert points("control", players=2, two_players=way, cities=cities) == [2, 2]


# F7


CARD = "Arnheim+Osnabrück+Hildesheim"


@rule("F7", "X1b")
@pytest.mark.parametrize(
    ("cities", "worth"),
    [
        pytest.param({}, 0, id="no office"),
        pytest.param({"Hamburg": city("t0")}, 0, id="elsewhere"),
        pytest.param({"Arnheim": city("t0")}, 1, id="one city"),
        pytest.param({"Arnheim": city("t0 m0 t0", "t0")}, 1, id="one city with four offices"),
        pytest.param({"Arnheim": city("t1 m1", "t0")}, 1, id="an extra office counts, control is not needed"),
        pytest.param({"Arnheim": city("t0"), "Osnabrück": city("t0")}, 2, id="two cities"),
        pytest.param(
            {"Arnheim": city("t0"), "Osnabrück": city("t0"), "Hildesheim": city("t0")}, 8, id="all three controlled"
        ),
        pytest.param(
            {"Arnheim": city("t0"), "Osnabrück": city("t0 t1"), "Hildesheim": city("t0")},
            3,
            id="one is controlled by another player",
        ),
        pytest.param(
            {"Arnheim": city("t1", "t0 t0"), "Osnabrück": city("t1 t0"), "Hildesheim": city("t0 t1", "t0")},
            8,
            id="controlled in spite of others",
        ),
        pytest.param(
            {"Arnheim": city("t1", "t0"), "Osnabrück": city("t1", "t0"), "Hildesheim": city("t1", "t0")},
            3,
            id="in all three, none controlled",
        ),
    ],
)
def test_a_mission_card_counts_cities_with_an_office_and_5_for_control_of_all_three(
    cities: dict[str, Any], worth: int
) -> None:
    missions = [CARD, "Dortmund+Minden+Lüneburg", "Minden+Perleberg+Goslar", "Dortmund+Stendal+Kampen"]
    assert points("mission", cities=cities, mission_cards=True, missions=missions) == [worth, 0, 0, 0]


@rule("F7", "X1b")
@pytest.mark.parametrize("card", MISSIONS)
def test_each_card_counts_its_own_cities(card: str) -> None:
    """Seat 2 has the card and controls all three cities. The other cards list only some of them."""
    names = card.split("+")
    missions = [other for other in MISSIONS if other != card][:3]
    missions.insert(2, card)
    for number in range(4):
        cities = {name: city(FIRST_OFFICE.get(name, "t2")) for name in names[:number]}
        held = points("mission", cities=cities, mission_cards=True, missions=missions, seats=MERCHANTS_OF_2)
        assert held == [0, 0, number + (5 if number == 3 else 0), 0]


@rule("F7", "X1b")
def test_every_player_counts_their_own_card() -> None:
    cities = {"Arnheim": city("t0 m1"), "Perleberg": city("t1 t0"), "Hannover": city("t1"), "Bremen": city("t0")}
    missions = ["Arnheim+Perleberg+Bremen", "Arnheim+Perleberg+Hannover", CARD]
    assert points("mission", players=3, cities=cities, mission_cards=True, missions=missions) == [3, 3, 0]


@rule("F7", "N6b")
def test_control_by_neutral_takes_the_bonus_of_a_card_away() -> None:
    cities = {"Arnheim": city("t0 tn"), "Osnabrück": city("t0"), "Hildesheim": city("t0")}
    missions = [CARD, "Dortmund+Minden+Lüneburg"]
    assert points("mission", players=2, cities=cities, mission_cards=True, missions=missions) == [3, 0]


@rule("F7")
def test_without_mission_cards_nothing_is_counted_for_them() -> None:
    cities = {"Arnheim": city("t0"), "Osnabrück": city("t0"), "Hildesheim": city("t0")}
    assert points("mission", cities=cities) == [0, 0, 0, 0]


# F8


def final(prestige: list[int], special: str) -> Result:
    """Seat 0 claims Hamburg-Lübeck with 19 prestige.

    The final score is 20, plus 2 for Hamburg and 1 for the network.
    """
    p = at(
        posts=on("Hamburg-Lübeck", "t0 t0 t0"),
        cities={"Hamburg": city("t0")},
        special=slots(special),
        seats={0: {"prestige": 19}} | {number: {"prestige": held} for number, held in enumerate(prestige, 1)},
    )
    assert p.result() is None
    do(p, "claim Hamburg-Lübeck", "nothing")
    result = p.result()
    assert result is not None
    assert result.scores == [sum(score.values()) for score in p.scores()]
    return result


@rule("F8")
@pytest.mark.parametrize(
    ("prestige", "special", "totals", "winners", "ranks"),
    [
        pytest.param([5, 6, 7], "- - - -", [23, 5, 6, 7], [0], [1, 4, 3, 2], id="one winner"),
        pytest.param([15, 15, 7], "m2 m1 - -", [23, 23, 22, 7], [0, 1], [1, 1, 3, 4], id="two share the win"),
        pytest.param([19, 0, 0], "- - - m1", [23, 30, 0, 0], [1], [2, 1, 3, 3], id="the first to 20 may lose"),
        pytest.param([16, 15, 14], "m1 m2 m3 -", [23, 23, 23, 23], [0, 1, 2, 3], [1, 1, 1, 1], id="all share the win"),
    ],
)
def test_most_points_win_and_ties_share_the_win(
    prestige: list[int], special: str, totals: list[int], winners: list[int], ranks: list[int]
) -> None:
    result = final(prestige, special)
    assert result.scores == totals
    assert result.winners == winners
    assert result.ranks == ranks


@rule("F1", "F2", "F3", "F4", "F5", "F6", "F8")
def test_the_total_is_the_sum_of_all_sources() -> None:
    p = at(
        posts=on("Kampen-Osnabrück", "t0 t0"),
        cities={"Osnabrück": city("t0"), "Kampen": city("m0", "t0"), "Halle": city("t1 t1")},
        special=slots("- m0 - -"),
        markers={"Kampen-Osnabrück": "skill"},
        seats={
            0: {
                "prestige": 18,
                "tracks": {"bursa": 3, "liber_sophiae": 3, "clavis_urbis": 3},
                "used": {"swap": 2},
                "unused": {"plus3": 1},
                "plate": {"hidden": 1},
            },
            1: {"prestige": 4},
        },
    )
    do(p, "claim Kampen-Osnabrück", "nothing")
    assert p.scores()[0] == {
        "prestige": 20,
        "skills": 8,
        "markers": 6,
        "special_prestige": 8,
        "control": 4,
        "network": 9,
        "mission": 0,
        "countries": 0,
    }
    result = p.result()
    assert result is not None
    assert result.scores == [55, 4 + 2 + 2, 0, 0]
    assert (result.winners, result.ranks, result.reason) == ([0], [1, 2, 3, 3], "prestige")
