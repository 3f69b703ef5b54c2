"""Features that bots use to evaluate small positions (`evaluate`, `analyse_offices`), and equivalent actions."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.games.hansa.bot import features as numbers
from kontor.games.hansa.bot.equivalents import without_equivalents
from kontor.games.hansa.bot.features import FEATURES, features
from kontor.games.hansa.bot.office_analysis import analyse_offices
from kontor.games.hansa.rules.cities import controller
from kontor.games.hansa.scoring import SOURCES, network_points
from tests.battery.configurations import Configuration
from tests.battery.play import played_with
from tests.kit import MISSIONS, at, do

POINTS = dict(zip(SOURCES, FEATURES[1:8], strict=False))  # country points are part of `control_points`
NUMBERED = {
    "progress": numbers.PROGRESS,
    "prestige": numbers.PRESTIGE,
    "special_points": numbers.SPECIAL_POINTS,
    "mission_points": numbers.MISSION_POINTS,
    "clavis_urbis_1": numbers.FIRST_STEP,
    "supply_traders": numbers.SUPPLY_TRADERS,
    "pushed_out": numbers.PUSHED_OUT,
    "marker_extra_office": numbers.FIRST_MARKER,
    "plate": numbers.ON_PLATE,
    "offices": numbers.OFFICES,
    "near_control": numbers.NEAR_CONTROL,
    "link_1": numbers.LINK_1,
    "mission_offices": numbers.MISSION_OFFICES,
    "active": numbers.ACTIVE,
    "claiming": numbers.CLAIMING,
    "whole_routes": numbers.WHOLE_ROUTES,
    "tolls_coming": numbers.TOLLS_COMING,
    "whole_clavis_urbis": numbers.FIRST_WHOLE,
    "whole_office": numbers.FIRST_WHOLE + numbers.OFFICE,
    "whole_roughly": numbers.FIRST_WHOLE + numbers.ROUGHLY,
    "begun_clavis_urbis": numbers.FIRST_BEGUN,
    "begun_sea": numbers.FIRST_BEGUN + numbers.SEA,
    "points": numbers.POINTS,
    "leads": numbers.LEADS,
    "cities_left": numbers.CITIES_LEFT,
    "income": numbers.INCOME,
    "one_displacement": numbers.ONE_DISPLACEMENT,
}


def of(position: Any, name: str) -> list[float]:
    """Return one feature for every seat."""
    return [row[FEATURES.index(name)] for row in features(position)]


def test_the_numbers_are_those_of_the_names() -> None:
    assert {name: FEATURES.index(name) for name in NUMBERED} == NUMBERED
    assert len(FEATURES) == numbers.LENGTH == len(set(FEATURES))


@pytest.mark.parametrize(
    "configuration",
    [
        Configuration("hansa", "standard_4_5", 5, (("mission_cards", True),)),
        Configuration("hansa", "east", 3),
        Configuration("hansa", "standard_2_3", 2, (("edition", "2014"),)),
    ],
    ids=str,
)
def test_points_are_those_that_the_rules_count(configuration: Configuration) -> None:
    """The features use a faster way to count points, which must agree with the rules throughout whole games."""
    for position in played_with(configuration, 3, 2).positions[::7]:
        rows = features(position)
        for seat, sheet in enumerate(position.scores()):
            told = {source: round(20 * rows[seat][FEATURES.index(name)], 6) for source, name in POINTS.items()}
            assert told == {source: sheet[source] for source in POINTS}
        look = analyse_offices(position)
        for city in range(len(position.board.cities)):
            found = controller(position, city)
            assert look.control[city] == (-1 if found is None else found)


def test_a_whole_route_shows_its_best_benefit() -> None:
    """Göttingen teaches Actiones, which is worth more than an office early in the game."""
    posts = {f"Göttingen-Quedlinburg {n}": "trader 0" for n in (1, 2)}
    begun = at(posts=posts)
    assert of(begun, "begun_actiones")[0] > 0 and of(begun, "whole_actiones")[0] == 0
    whole = at(posts={**posts, "Göttingen-Quedlinburg 3": "trader 0"})
    assert of(whole, "whole_actiones") == [1, 0, 0, 0] and of(whole, "whole_office") == [0, 0, 0, 0]
    finished = at(
        posts={**posts, "Göttingen-Quedlinburg 3": "trader 0"}, seats={0: {"tracks": {"actiones": 5}, "supply": (3, 1)}}
    )
    assert of(finished, "whole_actiones")[0] == 0 and of(finished, "whole_office")[0] == 1


def test_a_route_that_somebody_blocks_is_worth_half() -> None:
    alone = at(posts={"Göttingen-Quedlinburg 1": "trader 0"})
    blocked = at(posts={"Göttingen-Quedlinburg 1": "trader 0", "Göttingen-Quedlinburg 2": "trader 1"})
    assert of(blocked, "begun_actiones")[0] == pytest.approx(of(alone, "begun_actiones")[0] / 2)
    assert of(blocked, "in_the_way")[1] > 0 == of(alone, "in_the_way")[1]


def test_the_controller_of_a_city_expects_tolls() -> None:
    cities = {"Göttingen": {"houses": ["trader 1"]}}
    posts = {f"Göttingen-Quedlinburg {n}": "trader 0" for n in (1, 2, 3)}
    position = at(cities=cities, posts=posts)
    assert of(position, "tolls_near")[1] > 0 and of(position, "whole_rival_toll")[0] == 1
    do(position, "claim Göttingen-Quedlinburg")
    assert of(position, "tolls_near")[1] == 0, "already paid"
    assert of(position, "claiming") == [1, 0, 0, 0]


def test_the_way_to_the_link() -> None:
    """To link Arnheim and Stendal, the missing cities on the shortest path count."""
    position = at(cities={"Arnheim": {"houses": ["trader 0"]}})
    look = analyse_offices(position)
    names = [city.name for city in position.board.cities]
    assert look.missing[0] == look.missing[1] - 1
    assert not look.gains_link[0][names.index("Arnheim")] and look.gains_link[0][names.index("Stendal")]


def test_networks_and_what_joins_them() -> None:
    """Emden connects Groningen and Osnabrück."""
    cities = {name: {"houses": ["trader 0"]} for name in ("Groningen", "Osnabrück")}
    position = at(cities=cities)
    look = analyse_offices(position)
    names = [city.name for city in position.board.cities]
    assert (look.groups[0], look.largest[0]) == (2, 1)
    assert look.gains_network[0][names.index("Emden")] == 2
    assert look.gains_network[0][names.index("Stendal")] == 0
    assert network_points(position, 0) == look.largest[0]


def test_a_toll_to_pay_counts_as_paid() -> None:
    blocks = {"block 1": ("Duisburg-Dortmund", 1)}
    position = at(promo_markers={"exchange": 0, "tribute": 0, "block": 1}, beside=blocks)
    do(position, "place trader Duisburg-Dortmund 1")
    before = of(position, "supply_traders")[0]
    do(position, "pay 1 0")
    assert of(position, "supply_traders")[0] == pytest.approx(before)


def test_a_card_that_the_viewer_does_not_know_counts_as_nothing() -> None:
    city = MISSIONS[1].split("+")[0]
    position = at(cities={city: {"houses": ["merchant 1"]}}, mission_cards=True)
    assert of(position, "mission_offices")[1] > 0
    assert of(position.view(1), "mission_offices") == of(position, "mission_offices")
    assert of(position.view(0), "mission_offices")[1] == 0


def test_a_displaced_piece_is_not_lost() -> None:
    position = at(posts={"Göttingen-Quedlinburg 1": "trader 1"})
    before = of(position, "supply_traders")[0]
    do(position, "displace trader Göttingen-Quedlinburg 1")
    assert of(position, "pushed_out")[1] > 0, "while the price is chosen"
    do(position, "pay 1 0")
    assert of(position, "pushed_out")[1] > 0, "while the victim answers"
    assert of(position, "supply_traders")[0] == pytest.approx(before - 0.2)


def test_posts_of_a_route_are_equivalent_but_not_the_pieces_on_them() -> None:
    position = at(
        posts={
            "Göttingen-Quedlinburg 1": "trader 1",
            "Göttingen-Quedlinburg 2": "trader 1",
            "Göttingen-Quedlinburg 3": "trader 2",
        }
    )
    kept = {position.text(action) for action in without_equivalents(position, position.legal())}
    assert "displace trader Göttingen-Quedlinburg 1" in kept
    assert "displace trader Göttingen-Quedlinburg 2" not in kept
    assert "displace trader Göttingen-Quedlinburg 3" in kept, "another victim"
    assert "displace merchant Göttingen-Quedlinburg 1" in kept, "another piece"
    assert "place trader Hamburg-Lüneburg 1" in kept and "place trader Hamburg-Lüneburg 2" not in kept
    assert {"income 0", "end"} <= kept


def test_ship_posts_differ_from_other_posts() -> None:
    """On the East board, a route can have posts for merchants only."""
    position = at(board="east", players=3)
    board = position.board
    route = next(route for route in board.routes if 0 < sum(board.ships[post] for post in route.posts()) < route.length)
    merchant = [
        text
        for text in map(position.text, without_equivalents(position, position.legal()))
        if text.startswith("place merchant")
    ]
    assert sum(text.startswith(f"place merchant {route.name} ") for text in merchant) == 2


def test_the_race_shows_the_lead_and_the_distance_to_each_end() -> None:
    start = at()
    assert of(start, "leads") == [0, 0, 0, 0], "a tie is no lead"
    position = at(seats={0: {"prestige": 5}, 1: {"prestige": 9}})
    assert of(position, "points") == pytest.approx([0.25, 0.45, 0, 0])
    assert of(position, "lead") == pytest.approx([-0.2, 0.2, -0.45, -0.45]) and of(position, "leads") == [0, 1, 0, 0]
    assert [of(one, "prestige_left")[0] for one in (start, position)] == pytest.approx([1, 11 / 20])
    fewer = at(bag=8, completed=4)
    assert of(fewer, "bag_left") == [0.5] * 4 and of(start, "bag_left")[0] > 0.5
    assert [of(one, "cities_left")[0] for one in (start, fewer)] == pytest.approx([1, 0.6])


def test_income_is_limited_by_bursa_and_by_the_stock() -> None:
    assert of(at(), "income")[0] == pytest.approx(3 / 5)
    assert of(at(seats={0: {"supply": (9, 1)}}), "income")[0] == pytest.approx(2 / 5)


def test_a_displacement_can_complete_a_route() -> None:
    posts = {f"Göttingen-Quedlinburg {n}": "trader 0" for n in (1, 2)}
    blocked = at(posts={**posts, "Göttingen-Quedlinburg 3": "trader 1"})
    assert of(blocked, "one_displacement") == [0.5, 0, 0, 0]
    assert of(blocked, "shared_routes") == pytest.approx([0.2, 0.1, 0, 0])
    assert of(at(posts=posts), "one_displacement") == [0, 0, 0, 0]


def test_country_points_count_like_control() -> None:
    """Seat 0 controls Conway, which is worth 2 points, and is first in Wales (B19)."""
    p = at(players=3, board="britannia_3", cities={"Conway": {"houses": ["trader 0"]}})
    assert features(p)[0][FEATURES.index("control_points")] == pytest.approx((2 + 7) / 20)
    assert features(p)[1][FEATURES.index("control_points")] == 0
