"""On a phone: nothing is wider than the screen, cut off or hidden, and a turn is played with a finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kontor.registry import GAMES
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

PANELS = {
    "desks": "[data-zone='desk:0']",
    "log": "[data-testid=log-line]",
    "scores": "[data-testid=scores]",
    "seats": "[data-testid=seat]",
    "rules": "[data-testid=rule]",
}
"""The panels under the map, and what is there when they are."""
POST = "post:Hamburg-Lüneburg 1"

CROWDED = """() => {
  const tabs = [...document.querySelectorAll('[role=tab]')].map((tab) => {
    const words = document.createRange()
    words.selectNodeContents(tab)
    return [tab.textContent, words.getBoundingClientRect()]
  })
  const left = (at) => (at ? tabs[at - 1][1].right : 0)
  return tabs.filter(([, box], at) => box.left < left(at) + 2 || box.right > innerWidth).map(([name]) => name)
}"""
"""The names of panels that run into their neighbour or over the edge."""

HIDDEN = """() => {
  const zoom = document.querySelector('.window button').getBoundingClientRect()
  const rim = 3
  const over = ({ left, right, top, bottom }) =>
    left < zoom.right - rim && right > zoom.left + rim && top < zoom.bottom - rim && bottom > zoom.top + rim
  const places = [...document.querySelectorAll('.window [data-place]')].map((place) => [
    place.dataset.place,
    place.getBoundingClientRect(),
  ])
  return places.filter(([, box]) => box.width > 0 && box.width < 80 && over(box)).map(([name]) => name)
}"""
"""The places of a map that its zoom button lies on; not those that are empty, nor regions, which are large enough."""


def fits(person: Person) -> bool:
    """Whether the page cannot be pushed sideways."""
    wide, screen = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return bool(wide <= screen == 390)


def test_nothing_is_too_wide(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    assert fits(ann)
    ann.go("/new")
    expect(ann.part("make-table")).to_be_in_viewport()
    ann.part("more-options").locator("summary").tap()
    assert fits(ann)
    ann.make_table("me", "open", "bot")
    ann.part("waiting-room").wait_for()
    assert fits(ann)
    ann.press("fill-bots")
    ann.wait_for_turn()
    for tab, content in PANELS.items():
        ann.press(f"tab-{tab}")
        ann.page.locator(content).first.wait_for()
        assert fits(ann), tab
    ann.go("/rules/hansa/A1")
    ann.part("handbook").wait_for()
    assert fits(ann)


def test_a_turn_by_touch(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.make_table("me", "bot", "bot")
    ann.wait("[data-state=running]")
    ann.speed("now")
    ann.wait_for_turn()
    free = (
        POST if POST in ann.sight().empty else next(place for place in ann.sight().empty if place.startswith("post:"))
    )
    ann.pick(free, f"place trader {free.removeprefix('post:')}")
    assert ann.lies_at(free)
    expect(ann.part("tooltip")).to_have_count(0)  # it would hide the board until something else is touched
    ann.wait_for_turn()
    sequence = ann.sequence
    ann.press("undo")
    ann.wait_past(sequence)
    assert not ann.lies_at(free)
    ann.wait_for_turn()
    turn = ann.sequence
    ann.do("end")
    ann.wait_for_turn()
    assert ann.sequence > turn + 1, "the bots have answered"


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_every_word_has_room(server: Serving, meet: Meet, language: str) -> None:
    ann = meet(server, "Ann", phone=True, language=language)
    ann.go("/new")
    level = ann.part("seat-row", seat=1).get_by_test_id("level")
    box = level.bounding_box()
    assert box is not None and box["width"] > 200, "the longest name of a level"
    ann.make_table("me", "bot", "bot")
    ann.wait("[data-state=running]")
    assert ann.page.evaluate(CROWDED) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_zoom_button_hides_no_place(server: Serving, meet: Meet, game: str) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.make_table("me", "bot", "bot", game=game)
    ann.page.locator(".window button").first.wait_for()
    assert ann.page.evaluate(HIDDEN) == []
