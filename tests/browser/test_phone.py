"""On a phone, no element is wider than the screen, truncated or hidden, and a turn can be played by touch."""

from __future__ import annotations

from playwright.sync_api import expect

from kontor.core import parse
from kontor.registry import GAMES
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.touring import GOLDEN

PANELS = {
    "desks": "[data-zone='desk:0']",
    "log": "[data-testid=log-line]",
    "scores": "[data-testid=scores]",
    "seats": "[data-testid=seat]",
    "rules": "[data-testid=rule]",
}
"""Panels below the map, each with a selector for its content."""
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
"""JavaScript that returns the panel names that overlap a neighbour or the edge."""

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
"""JavaScript that returns the places of a map that are covered by the zoom button, except empty places and regions,
which are large enough.
"""

CUT = """() => {
  const button = document.querySelector('[data-testid=action-button]')
  const cut = (box) => box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
  return cut(button) || cut(button.parentElement)
}"""
"""JavaScript that returns whether the label of the only button is truncated."""

SHEET = """() => {
  const board = document.querySelector('.window').getBoundingClientRect()
  const all = [...document.querySelectorAll('[data-testid=action-button]')]
  const buttons = all.map((one) => one.getBoundingClientRect())
  const controls = document.querySelector('[data-testid=undo]').getBoundingClientRect()
  const hint = document.querySelector('[data-testid=ask-hints]').getBoundingClientRect()
  return {
    rows: new Set(buttons.map(({ top }) => Math.round(top))).size,
    covered: board.bottom - Math.min(...buttons.map(({ top }) => top)),
    hintInBar: Math.abs(hint.bottom - controls.bottom) < 2,
    cut: all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight).length,
  }
}"""
"""The buttons of a choice that no place on the map is needed for."""


def fits(person: Person) -> bool:
    """JavaScript that returns whether the page cannot be scrolled sideways."""
    wide, screen = person.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return bool(wide <= screen == 390)


BESIDE = """(id) => {
  const middle = (place) => {
    const { x, y, width, height } = place.getBoundingClientRect()
    return { place: place.dataset.place, x: x + width / 2, y: y + height / 2 }
  }
  const lit = [...document.querySelectorAll('main [data-lit]')].map(middle)
  const here = lit.find(({ place }) => place === id)
  if (!here) return null
  const around = [...Array(24).keys()].map((n) => (n * Math.PI) / 12)
    .map((turn) => ({ x: here.x + 19 * Math.cos(turn), y: here.y + 19 * Math.sin(turn) }))
  const far = (at, { x, y }) => Math.hypot(at.x - x, at.y - y)
  const bare = ({ x, y }) => !document.elementFromPoint(x, y)?.closest('[data-place]:not([data-place^="route:"])')
  return around.find((at) => bare(at) && lit.every((one) => one === here || far(at, one) > 20))
}"""
"""JavaScript that returns a point next to a place, which a thumb may hit when aiming at the place."""


def test_nothing_is_too_wide(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    assert fits(ann)
    ann.go("/new")
    expect(ann.part("make-table")).to_be_in_viewport()
    ann.part("more-options").locator("summary").tap()
    assert fits(ann)
    ann.make_table("me", "bot", "bot")
    ann.wait_for_turn()
    for tab, content in PANELS.items():
        ann.open_panel(tab)
        ann.page.locator(content).first.wait_for()
        assert fits(ann), tab
    ann.go("/rules/hansa/A1")
    ann.part("handbook").wait_for()
    assert fits(ann)


def test_the_waiting_room_fits(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.fill_in("me", "open", "bot")
    ann.part("waiting-room").wait_for()
    assert fits(ann)
    ann.press("fill-bots")
    ann.wait_for_turn()


def test_a_tooltip_goes_away_with_the_finger(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.make_table("me", "me:Ben", "me:Cat")
    ann.wait_for_turn()
    track = ann.page.locator("[data-place^='track:']").first
    box = track.bounding_box()
    assert box is not None
    finger = ann.context.new_cdp_session(ann.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(ann.part("tooltip")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(ann.part("tooltip")).to_have_count(0)
    track.focus()
    ann.page.wait_for_timeout(600)  # longer than the delay of a tooltip
    expect(ann.part("tooltip")).to_have_count(0)


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
    near, place = next((point, place) for place in ann.sight().empty if (point := ann.page.evaluate(BESIDE, place)))
    ann.page.touchscreen.tap(near["x"], near["y"])
    expect(ann.page.locator(f"[data-place='{place}'][data-picked]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    turn = ann.sequence
    ann.do("end")
    ann.wait_for_turn()
    assert ann.sequence > turn + 1, "the bots have answered"


LANGUAGES = ("de", "fr", "it", "en")


def test_every_word_has_room(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.go("/new")
    for language in LANGUAGES:
        speak(ann, language)
        box = ann.part("seat-row", seat=1).get_by_test_id("level").bounding_box()
        assert box is not None and box["width"] > 140, f"the longest name of a level in {language}"
    ann.make_table("me", "bot", "bot")
    ann.wait_for_turn()
    for language in LANGUAGES:
        speak(ann, language)
        assert ann.page.evaluate(CROWDED) == [], language
        assert ann.page.evaluate(CUT) is False, language


def speak(person: Person, language: str) -> None:
    language_or_tab = person.part("language").or_(person.part("tab-seats")).first
    expect(language_or_tab).to_be_visible()
    if not person.part("language").is_visible():
        person.open_panel("seats")
    person.part("language").select_option(language)
    expect(person.page.locator("html")).to_have_attribute("lang", language)


def test_the_zoom_button_hides_no_place(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    for game in GAMES:
        ann.make_table("me", "bot", "bot", game=game)
        ann.page.locator(".window button").first.wait_for()
        assert ann.page.evaluate(HIDDEN) == [], game


def test_three_benefits_cover_little_of_the_map(server: Serving, meet: Meet) -> None:
    record = parse((GOLDEN / "hansa-britannia_3-2-neutral_14-cities.kontor").read_text("utf-8"))
    record.seats, record.actions, record.result = ["Ann", "Ben"], record.actions[:300], None
    for language in LANGUAGES:
        ann = meet(server, "Ann", phone=True, language=language)
        ann.open_table(ann.store_record(record.write()))
        ann.wait_for_turn()
        seen = ann.page.evaluate(SHEET)
        assert (seen["rows"], seen["cut"], seen["hintInBar"]) == (1, 0, True), (language, seen)
        assert seen["covered"] < 60, (language, seen)
