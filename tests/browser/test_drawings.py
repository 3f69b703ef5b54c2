"""The Python painter and the browser draw the same picture of the same scene, pixel by pixel.

Letters are hidden, because the browser measures the width of text while the Python painter estimates it.
"""

from __future__ import annotations

import base64
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Page

import kontor
from kontor.core import Message
from kontor.core.scene import Backdrop, Scene
from kontor.paint import data, svg
from kontor.words import Words
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import ROOT, Serving
from tests.browser.test_replay import look_at

SCENES = {
    "hansa": ("hansa-standard_4_5-5-cities.kontor", 330),
    "hansa-britannia": ("hansa-britannia_4_5-5-cities.kontor", 395),
    "felinia": ("felinia-expert-4-ships.kontor", 120),
    "pfeffersaecke": ("pfeffersaecke-central_europe-4-towns.kontor", 80),
}
"""A record of each game, and the entry that is shown. A game with several scenes has a suffix for each further one."""
NAMESPACE = "http://www.w3.org/2000/svg"
ElementTree.register_namespace("", NAMESPACE)

BARE = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('text, .buttons, .person, [data-testid=replay] { visibility: hidden !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}"""
"""JavaScript that hides letters, and elements that only the browser shows."""

ZONES = """(sizes) => [...document.querySelectorAll('svg[data-zone]')].map((zone) => {
  const id = zone.dataset.zone
  const { left, top, width, height } = zone.getBoundingClientRect()
  const { a, e, f } = (zone.querySelector(':scope > g[style]') ?? zone).getScreenCTM()
  const boxes = [new DOMRect(e, f, sizes[id][0] * a, sizes[id][1] * a), new DOMRect(left, top, width, height)]
  for (let outer = zone.parentElement; outer; outer = outer.parentElement)
    if (getComputedStyle(outer).overflow !== 'visible') boxes.push(outer.getBoundingClientRect())
  const seen = {
    left: Math.max(...boxes.map((box) => box.left)),
    top: Math.max(...boxes.map((box) => box.top)),
    right: Math.min(...boxes.map((box) => box.right)),
    bottom: Math.min(...boxes.map((box) => box.bottom)),
  }
  return { id, left, top, width, height, scale: a, x: e - left, y: f - top, seen }
}).filter(({ seen }) => seen.right - seen.left > 20 && seen.bottom - seen.top > 20)"""
"""JavaScript that returns the element of each zone, the position of the zone in it, and the visible part."""

COMPARE = """async ([one, other, zones]) => {
  const picture = async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context.drawImage(bitmap, 0, 0)
    return context.getImageData(0, 0, bitmap.width, bitmap.height)
  }
  const [left, right] = [await picture(one), await picture(other)]
  return Object.fromEntries(zones.map(({ id, seen }) => {
    let different = 0
    for (let y = Math.ceil(seen.top) + 1; y < Math.floor(seen.bottom) - 1; y += 1)
      for (let x = Math.ceil(seen.left) + 1; x < Math.floor(seen.right) - 1; x += 1) {
        const at = 4 * (y * left.width + x)
        const apart = (part) => Math.abs(left.data[at + part] - right.data[at + part]) > CLEARLY
        if (apart(0) || apart(1) || apart(2)) different += 1
      }
    return [id, different]
  }))
}""".replace("CLEARLY", "16")
"""JavaScript that returns the number of pixels of each zone that differ clearly in any colour."""

ALLOWED = 12
"""Number of pixels of a zone that may differ, because the painters round curves differently."""


def read(kind: Any, held: Any) -> Any:
    """Parse a scene or a backdrop from the JSON that the client receives."""
    if get_origin(kind) is UnionType:
        return None if held is None else read(next(one for one in get_args(kind) if one is not type(None)), held)
    if kind is Message:
        return Message(held["id"], held["args"])
    if get_origin(kind) is tuple:
        inner = get_args(kind)
        return tuple(read(inner[0], one) for one in held)
    if hasattr(kind, "_fields"):
        hints = get_type_hints(kind)
        return kind(**{name: read(hints[name], value) for name, value in held.items() if name in hints})
    return held


def photograph(page: Page) -> str:
    return base64.b64encode(page.screenshot(animations="disabled")).decode()


class Seen:
    """Capture a scene in the browser, with the data that the Python painter needs to paint the same scene."""

    def __init__(self, person: Person, game: str) -> None:
        record, at = SCENES[game]
        table = person.store_record((ROOT / "tests" / "golden" / record).read_text("utf-8"))
        look_at(person, table, at)
        self.page = person.page
        self.page.evaluate(BARE)
        self.page.mouse.move(0, 0)
        self.backdrop: Backdrop = read(Backdrop, person.answer_with(zones=..., places=...))
        self.scene: Scene = read(Scene, person.answer_with(scene=..., sequence=at)["scene"])
        sizes = {zone.id: (zone.width, zone.height) for zone in self.backdrop.zones}
        self.zones: list[dict[str, Any]] = self.page.evaluate(ZONES, sizes)
        self._say = Words("en", [kontor.game(game.partition("-")[0]).folder() / "words"]).say
        self._easel = person.context.new_page()

    def differences(self, dark: bool) -> dict[str, int]:
        """Return the number of differing pixels by zone."""
        self.page.emulate_media(color_scheme="dark" if dark else "light")
        self._easel.set_content(f"<body style='margin:0'>{self._painted(dark)}")
        self._easel.evaluate(BARE)
        found: dict[str, int] = self._easel.evaluate(
            COMPARE, [photograph(self.page), photograph(self._easel), self.zones]
        )
        return found

    def _painted(self, dark: bool) -> str:
        """Return the zones of the Python painter's picture, at the positions where the browser shows them."""
        root = ElementTree.fromstring(svg(self.backdrop, self.scene, self._say, dark=dark))
        groups = [group for group in root.findall(f"{{{NAMESPACE}}}g") if group.get("role") == "group"]
        for group in groups:
            del group.attrib["transform"]
        drawn = dict(zip((zone.id for zone in self.backdrop.zones), groups, strict=True))
        return "".join(
            _placed(zone, ElementTree.tostring(drawn[zone["id"]], encoding="unicode")) for zone in self.zones
        )


def _placed(zone: dict[str, Any], group: str) -> str:
    box = "".join(f"{name}:{zone[name]}px;" for name in ("left", "top", "width", "height"))
    moved = f"<g transform='translate({zone['x']} {zone['y']}) scale({zone['scale']})'>{group}</g>"
    return f"<svg style='position:absolute;overflow:hidden;{box}'>{moved}</svg>"


@pytest.mark.parametrize("game", SCENES)
def test_both_painters_draw_the_same(server: Serving, meet: Meet, game: str) -> None:
    seen = Seen(meet(server, "Ann"), game)
    assert len(seen.zones) >= 3, "a map, a panel and desks"
    for dark in (False, True):
        found = seen.differences(dark)
        assert max(found.values()) <= ALLOWED, (dark, found)
    if game == "hansa":
        notices_a_larger_radius(seen)


def notices_a_larger_radius(seen: Seen) -> None:
    """A move by a tenth is detected even for a pip, the smallest circle."""
    for circle in (data.DRAWINGS["parts"]["pips"][0], data.DRAWINGS["sprites"]["disc"][1]):
        radius = circle["r"]
        circle["r"] = 1.1 * radius if isinstance(radius, float) else radius.replace("0.5s", "0.55s")
        found = seen.differences(dark=False)
        circle["r"] = radius
        assert max(found.values()) > ALLOWED, (circle, found)
