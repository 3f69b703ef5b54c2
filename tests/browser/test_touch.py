"""Touch targets are large enough on every page, and no page scrolls sideways."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.touring import POST, tour

FINGER = 44
"""Minimum width and height of a control, in pixels."""
DENSE = 24
"""Minimum size, in pixels, of targets that are close together, such as lines of a log, and places on a slightly zoomed
map.
"""

SMALL = """([finger, dense]) => {
  const controls = 'a[href], button, input, select, summary, [role=tab], [role=switch], [role=slider]'
  // What has no box of its own, and links within a sentence, are hit where their label or their line is.
  const isInline = (one) => one.matches('a') && getComputedStyle(one).display === 'inline'
  const isHidden = (one) => !one.checkVisibility({ visibilityProperty: true }) || one.closest('.visually-hidden, .skip')
  const window = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1) ?? document
  return [...window.querySelectorAll(controls)]
    .filter((one) => !isHidden(one) && !isInline(one) && !one.closest('[data-zone]'))
    .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < finger - 0.5)
    .filter(({ one, box }) => !(one.closest('[role=log]') && box.height >= dense))
    .map(({ one, box }) => `${one.outerHTML.slice(0, 90)} is ${box.width.toFixed()} by ${box.height.toFixed()}`)
}"""

PLACES = """() => [...document.querySelectorAll('main [data-lit]')].map((place) => {
  const hit = place.querySelector('.hit, .post, .house, .plate') ?? place
  const { width, height } = hit.getBoundingClientRect()
  return [place.dataset.place, Math.min(width, height)]
})"""

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


def test_every_control_on_every_page(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.watch.allow(r"/api/(tables|seats)/")  # for the pages about missing tables and seats
    found: set[str] = set()

    def look(state: str) -> None:
        found.update(f"{state}: {small}" for small in ann.page.evaluate(SMALL, [FINGER, DENSE]))
        if ann.page.evaluate(SIDEWAYS):
            found.add(f"{state}: can be pushed sideways")

    tour(server, ann, look)
    assert sorted(found) == []


def test_the_prompt_stays_in_sight_while_the_board_is_zoomed_until_its_places_are_large(
    server: Serving, meet: Meet
) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    ann.wait_for_turn()
    prompt, buttons = ann.part("prompt"), ann.part("all-actions")
    before = [prompt.bounding_box(), buttons.bounding_box()]
    whole = width_of(ann)
    for _ in range(3):
        ann.page.get_by_label("Zoom in").tap()
    ann.page.wait_for_function(f"() => ({WIDTH}) > 3 * {whole}")
    places: list[tuple[str, float]] = ann.page.evaluate(PLACES)
    assert len(places) > 50
    assert [place for place, size in places if size < DENSE - 0.5] == []
    assert [prompt.bounding_box(), buttons.bounding_box()] == before
    assert not ann.page.evaluate(SIDEWAYS)
    for part in (prompt, buttons):
        expect(part).to_be_in_viewport(ratio=1)


WIDTH = f"document.querySelector('[data-place=\"{POST}\"]').getBoundingClientRect().width"


def width_of(person: Person) -> float:
    return float(person.page.evaluate(WIDTH))
