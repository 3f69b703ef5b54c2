"""Pictures are valid XML for every table, identical for the same scene, and contain no hidden information."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest

import kontor
from kontor.core import Message
from kontor.core.scene import Backdrop, Choice, Desk, Place, Scene, Sprite, Zone
from kontor.games.hansa.position import HansaPosition
from kontor.paint import svg
from kontor.paint.arrange import HEIGHT, WIDTH, arrange
from kontor.paint.data import DRAWINGS, SYMBOLS
from kontor.words import Words
from tests.hansa.moments import each_table, moments
from tests.kit import MISSIONS, at

GAME = kontor.game("hansa")
NAMESPACE = "{http://www.w3.org/2000/svg}"
DRAWN_ELSEWHERE = {"bar", "none", "line", "meter", "pile", "row"}
"""Shapes without their own picture."""
DRAWN_WITH_THE_GROUND = {"compass"}


@cache
def words(names: tuple[str, ...] = ()) -> Words:
    return Words("en", [GAME.folder() / "words"], names)


def picture(view: HansaPosition, names: tuple[str, ...] = ()) -> str:
    return svg(GAME.backdrop(view.setup), GAME.scene(view), words(names).say)


@each_table
def test_start_middle_and_end_are_valid_pictures(table: str) -> None:
    found = moments(table)
    for position in (found[0], found[len(found) // 3], found[len(found) // 2], found[-1]):
        root = ElementTree.fromstring(picture(position))
        assert root.tag == f"{NAMESPACE}svg"
        assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
        titles = root.findall(f".//{NAMESPACE}title")
        assert len(titles) > 200 and all(title.text for title in titles)
        images = [group for group in root.iter(f"{NAMESPACE}g") if group.get("role") == "img"]
        assert images and all(image.get("aria-label") for image in images)


@pytest.mark.parametrize(("language", "all_of_it"), [("de", "alle"), ("en", "all"), ("fr", "tout"), ("it", "tutti")])
def test_a_picture_is_in_one_language(language: str, all_of_it: str) -> None:
    """The picture includes the text on a cover and the name of the board."""
    view = moments("base-5")[0]
    say = Words(language, [GAME.folder() / "words"]).say
    root = ElementTree.fromstring(svg(GAME.backdrop(view.setup), GAME.scene(view), say))
    printed = [text.text for text in root.iter(f"{NAMESPACE}text")]
    assert printed.count(all_of_it) == view.players  # on the piece that covers the print of the desk
    assert ("all" in printed) is (language == "en")
    title = root.find(f"{NAMESPACE}title")
    assert title is not None and title.text == say("hansa-scene-title", board="standard_4_5", title="", players=5)


@each_table
def test_the_same_scene_gives_the_same_picture(table: str) -> None:
    position = moments(table)[-2]
    assert picture(position) == picture(position.copy())


@each_table
def test_the_painter_knows_every_name_the_game_uses(table: str) -> None:
    backdrop = GAME.backdrop(moments(table)[0].setup)
    known = {*SYMBOLS, *(symbol.name for symbol in backdrop.symbols)}
    assert {place.shape for place in backdrop.places} <= {*DRAWINGS["places"]} | DRAWN_ELSEWHERE
    marks = {mark for place in backdrop.places for mark in place.mark.split()} - {"coin", "coin-2"}
    assert marks | {one.symbol for one in backdrop.decorations if one.symbol} <= known | DRAWN_WITH_THE_GROUND
    for position in moments(table):
        sprites = GAME.scene(position).sprites
        assert {sprite.symbol for sprite in sprites} <= {*DRAWINGS["sprites"]}
        assert {sprite.glyph for sprite in sprites if sprite.glyph} <= known


@each_table
def test_every_piece_on_the_board_is_painted(table: str) -> None:
    position = moments(table)[len(moments(table)) * 2 // 3]
    scene = GAME.scene(position)
    labels = Counter(
        (group.get("aria-label") or "")
        for group in ElementTree.fromstring(picture(position)).iter(f"{NAMESPACE}g")
        if group.get("role") == "img"
    )
    for sprite in scene.sprites:
        said = words().say(sprite.name) + (f". {words().say(sprite.tip)}" if sprite.tip is not None else "")
        assert labels[said] >= 1, sprite


def test_names_are_text_never_markup() -> None:
    evil = ('<script>"x"', "O'Neil & S ]]>", "\x00\x07\u202etab\t")
    drawn = picture(at(players=3), evil)
    assert not any(mark in drawn for mark in ("<script", "\x00", "\x07", "\u202e"))
    said = [element.text for element in ElementTree.fromstring(drawn).iter(f"{NAMESPACE}text")]
    assert evil[0] in said and evil[1] in said


@pytest.mark.parametrize("viewer", [0, kontor.SPECTATOR])
def test_cards_of_others_are_not_in_pictures(viewer: int) -> None:
    one = at(players=3, mission_cards=True, missions=[MISSIONS[0], MISSIONS[1], MISSIONS[2]])
    other = at(players=3, mission_cards=True, missions=[MISSIONS[0], MISSIONS[5], MISSIONS[8]])
    assert picture(one.view(viewer)) == picture(other.view(viewer))
    assert picture(one.view(1)) != picture(other.view(1))


def test_a_notebook_shows_a_picture() -> None:
    position = at(players=4)
    drawn = position._repr_svg_()
    assert drawn is not None
    assert drawn == picture(position)


def test_an_unknown_game_can_be_painted() -> None:
    """Unknown symbols, shapes and colours are drawn plainly."""
    here = Message("here", {})
    zones = (
        Zone("field", "map", here, None, 300, 200),
        Zone("mine", "desk", here, 0, 200, 100),
        Zone("pile", "stack", here, None, 90, 90),
    )
    places = (
        Place("a", "field", 50, 50, 20, 20, "square", here, colour="ultramarine", mark="dragon"),
        Place("b", "field", 90, 50, 20, 20, "hexagon", here),
    )
    backdrop = Backdrop(here, zones, (), (), (), places)
    scene = Scene(
        viewer=kontor.ALL,
        actor=0,
        prompt=here,
        desks=(Desk("mine", 0, here, 1, 2, True, here),),
        sprites=(Sprite("a", "dragon", here, owner=7, mark="9"), Sprite("b", "cube", here, owner=9)),
        counters=(),
        tables=(),
        choices=(Choice(0, "pass", "pass", "pass", here, ()),),
        lit=("a",),
    )
    drawn = svg(backdrop, scene, str)
    ElementTree.fromstring(drawn)
    assert ">9<" in drawn


@each_table
def test_zones_do_not_overlap_and_stay_on_the_page(table: str) -> None:
    zones = GAME.backdrop(moments(table)[0].setup).zones
    spots = arrange(zones)
    boxes = []
    for zone in zones:
        spot = spots[zone.id]
        right, bottom = spot.x + zone.width * spot.scale, spot.y + zone.height * spot.scale
        assert spot.x >= 0 and spot.y >= 0 and right <= WIDTH and bottom <= HEIGHT
        boxes.append((spot.x, spot.y, right, bottom))
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def test_no_text_is_too_small_to_read() -> None:
    """Sizes are measured in points of the page, including the scale of the zone."""
    for players, board, way in ((5, "standard_4_5", "pawn"), (2, "standard_2_3", "pawn"), (2, "east", "neutral_14")):
        position = at(players=players, board=board, two_players=way)
        root = ElementTree.fromstring(picture(position))
        for zone in root.findall(f"{NAMESPACE}g"):
            found = re.search(r"scale\(([\d.]+)\)", zone.get("transform") or "")
            scale = float(found[1]) if found else 1.0
            for text in zone.iter(f"{NAMESPACE}text"):
                size = float(text.get("font-size") or 0) * scale
                assert size >= 9 or text.text == "1", (text.text, size)  # a tooltip explains the 1 of a coin
