"""Cards for link previews show the map and the players, with text on any machine."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
import resvg_py

import kontor
from kontor.core import Setup
from kontor.core.scene import MAP
from kontor.paint.card import HEIGHT, WIDTH, card
from kontor.paint.png import FONTS
from kontor.registry import GAMES
from kontor.table.boards import first_view
from kontor.words import Words

NAMES = ["Ann & <Ben>", "Clara-Sophie von und zu Übermorgen", "Дмитрий", "D", "E", "F"]
NAMESPACE = "{http://www.w3.org/2000/svg}"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" font-family="serif">{}</svg>'


@pytest.mark.parametrize("name", GAMES)
def test_a_card_shows_the_map_and_every_player(name: str) -> None:
    game = kontor.game(name)
    setup: Setup = game.setup(players=max(game.declaration.players))
    backdrop, scene = game.backdrop(setup), game.scene(first_view(game, setup)).to_look_at()
    say = Words("en", [game.folder() / "words"], NAMES).say
    root = ElementTree.fromstring(card(backdrop, scene, game.declaration.title, say))
    assert root.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    printed = [(text.text or "").rstrip("…") for text in root.iter(f"{NAMESPACE}text")]
    for shown in NAMES[: setup.players]:
        assert any(text and shown.startswith(text) for text in printed), shown
    assert game.declaration.title in printed
    zones = [group.get("aria-label") for group in root.iter(f"{NAMESPACE}g") if group.get("role") == "group"]
    assert zones == [say(zone.title) for zone in backdrop.zones if zone.role == MAP]


def test_there_are_letters_without_the_fonts_of_a_system() -> None:
    """The fonts contain every weight, the letters of the three alphabets for names, and the symbols of the painter."""
    empty = resvg_py.svg_to_bytes(svg_string=SVG.format(""), skip_system_fonts=True)
    seen = set()
    for letter in "AüŁЖΩ→…":
        for weight in ("normal", "bold"):
            drawn = SVG.format(f'<text x="5" y="20" font-weight="{weight}">{letter}</text>')
            seen.add(bytes(resvg_py.svg_to_bytes(
                svg_string=drawn, skip_system_fonts=True, font_files=FONTS, serif_family="DejaVu Serif"
            )))  # fmt: skip
    assert len(seen) >= 13 and bytes(empty) not in seen, "every letter differs from the others and from nothing"


def test_after_the_end_a_card_shows_the_final_points() -> None:
    game = kontor.game("hansa")
    setup: Setup = game.setup(players=2)
    backdrop, scene = game.backdrop(setup), game.scene(first_view(game, setup)).to_look_at()
    say = Words("en", [game.folder() / "words"]).say
    for winner, shown in ((False, "301"), (True, "402")):
        desks = tuple(desk._replace(points=301, projection=402, winner=winner) for desk in scene.desks)
        root = ElementTree.fromstring(card(backdrop, scene._replace(desks=desks), "Hansa", say))
        printed = [text.text for text in root.iter(f"{NAMESPACE}text")]
        assert [text for text in printed if text in ("301", "402")] == [shown] * 2
