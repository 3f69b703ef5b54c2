"""On drawings of the printed boards, everything is readable."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

import kontor
from kontor.core.boxes import Box, around, shared
from kontor.games.hansa.look.layout import BEYOND, POST, TOKEN, layout_of, special_plate
from kontor.paint.ground import ornaments

GAME = kontor.game("hansa")
SIGN = 16
"""Size of the sign of the player in control of a city."""
TOUCHING = 1
"""Units by which neighbours may overlap."""


def printed(board: str) -> list[tuple[str, Box]]:
    """Return posts, markers, houses and banners, each with its city or route."""
    setup = GAME.setup(board=board, players=max(GAME.board(board).players))
    layout, data = layout_of(setup.board), setup.board.data
    found = [("special prestige", special_plate(setup.board))]
    for route, marker in zip(data["route"], layout.markers, strict=True):
        found += [(f"post {post}", around(post["x"], post["y"], POST, POST)) for post in route["posts"]]
        found.append((f"marker {route['a']}-{route['b']}", around(*marker, TOKEN, TOKEN)))
    for city, town in zip(data["city"], layout.towns, strict=True):
        found += [(city["name"], town.plate), (city["name"], town.banner)]
    return found


def covers(one: Box, other: Box) -> bool:
    return (
        min(one.right, other.right) - max(one.left, other.left) > TOUCHING
        and min(one.bottom, other.bottom) - max(one.top, other.top) > TOUCHING
    )


@pytest.mark.parametrize("board", ["britannia_3", "britannia_4_5"])
def test_nothing_on_britannia_covers_anything_else(board: str) -> None:
    covered = [
        (one, other)
        for (one, box), (other, under) in combinations(printed(board), 2)
        if one != other and covers(box, under)
    ]
    assert covered == []


@pytest.mark.parametrize("board", ["standard_2_3", "standard_4_5", "east", "britannia_3", "britannia_4_5"])
def test_the_sign_of_the_player_in_control_covers_no_post(board: str) -> None:
    there = GAME.setup(board=board, players=max(GAME.board(board).players)).board
    found = []
    for city, (_, _, banner, _) in zip(there.data["city"], layout_of(there).towns, strict=True):
        sign = around(banner.right + BEYOND - SIGN // 2, banner.middle[1], SIGN, SIGN)
        found += [(city["name"], post) for post, box in printed(board) if post.startswith("post") and covers(sign, box)]
    assert found == []


@pytest.mark.parametrize("board", ["britannia_3", "britannia_4_5"])
def test_the_names_of_the_countries_are_readable(board: str) -> None:
    """Nothing printed covers them, and no tree or hill is drawn behind them."""
    setup = GAME.setup(board=board, players=max(GAME.board(board).players))
    backdrop = GAME.backdrop(setup)
    zone = next(zone for zone in backdrop.zones if zone.id == "map")
    found = [one for kind in ornaments(backdrop, zone).values() for one in kind]
    spots = [around(int(one["x"]), int(one["y"]), 12, 12) for one in found]
    texts = [(one, one.text.args["country"]) for one in backdrop.decorations if one.text and "country" in one.text.args]
    assert [country for _, country in texts] == [*setup.board.country_names]
    for name, country in texts:
        width = 12 * len(str(country))
        left = name.x if name.anchor == "start" else name.x - width // 2
        box = Box(left, name.y - name.size + 2, left + width, name.y + 5)
        assert [other for other, under in printed(board) if shared(box, under)] == []
        assert [spot for spot in spots if shared(box, spot)] == []


def test_permits_are_listed_below_each_other_with_room_for_the_holder() -> None:
    """A tick for a used permit is between the city's name and the emblems."""
    backdrop = GAME.backdrop(GAME.setup(board="britannia_4_5", players=4))
    rows = [place for place in backdrop.places if place.id.startswith("permit:")]
    assert [row.id for row in rows] == ["permit:London", "permit:Cardiff", "permit:Carlisle"]
    assert all(other.y - one.y >= one.height for one, other in pairwise(rows))
    zone = next(zone for zone in backdrop.zones if zone.id == "panel:table")
    assert rows[-1].y + rows[-1].height // 2 <= zone.height - 6


def test_tiles_of_emperors_favour_fit_into_the_panel() -> None:
    """A higher panel would be drawn smaller, and so would the permits."""
    plain, favour = (
        GAME.backdrop(GAME.setup(board="britannia_3", players=2, options={"emperors_favour": wanted}))
        for wanted in (False, True)
    )
    assert plain.zones == favour.zones
    inside = [
        around(place.x, place.y, place.width, place.height) for place in favour.places if place.zone == "panel:table"
    ]
    assert all(not shared(one, other) for one, other in combinations(inside, 2))
