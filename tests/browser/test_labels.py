"""Printed labels do not overlap on any board with computed labels, on a desktop or on a phone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Meet
from tests.browser.serving import ROOT, Serving
from tests.browser.test_replay import look_at

RECORDS = {
    "pfeffersaecke-central_europe": ("pfeffersaecke-central_europe-6-towns.kontor", 100),
    "felinia-classic": ("felinia-classic-4-ships.kontor", 150),
    "felinia-expert": ("felinia-expert-4-ships.kontor", 150),
    "hansa-britannia_3": ("hansa-britannia_3-3-cities.kontor", 500),
    "hansa-britannia_4_5": ("hansa-britannia_4_5-5-cities.kontor", 395),
}
"""A record on each board, and the log entry to show."""
SIZES = ((1440, 900), (390, 844))

COVERING = """() => {
  const boxes = [...document.querySelectorAll('svg[data-zone=map] text')].map((text) => {
    const { x, y, width, height } = text.getBoundingClientRect()
    // The box of a line has room above and below its letters.
    return { said: text.textContent, left: x, right: x + width, top: y + 0.2 * height, bottom: y + 0.8 * height }
  })
  const covers = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other]))
  return [boxes.length, pairs.filter(([one, other]) => covers(one, other)).map((pair) => pair.map(({ said }) => said))]
}"""
"""JavaScript that returns the number of texts on the map, and the pairs of overlapping texts."""


@pytest.mark.parametrize("board", RECORDS)
def test_labels_on_the_map_do_not_cover_each_other(server: Serving, meet: Meet, board: str) -> None:
    record, at = RECORDS[board]
    ann = meet(server, "Ann", language="de")  # German needs the most room
    table = ann.store_record((ROOT / "tests" / "golden" / record).read_text("utf-8"))
    look_at(ann, table, at)
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        number, covering = ann.page.evaluate(COVERING)
        assert number > 15 and covering == [], (width, covering)
