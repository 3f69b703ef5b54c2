"""The board under the hand: it tells what things are, zooms and moves, can be played by keys, and pieces are seen to move."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

CITY, POST = "city:Minden", "post:Minden-Brunswiek 2"  # in the middle of the map
FLOWN = """() => {
  const animate = Element.prototype.animate
  window.flown = []
  Element.prototype.animate = function (frames, options) {
    if (frames[0]?.transform) window.flown.push(frames[0].transform)
    return animate.call(this, frames, options)
  }
}"""


def box(person: Person, place: str) -> dict[str, float]:
    found = person.page.locator(f'[data-place="{place}"]').bounding_box()
    assert found
    return dict(found)


def seated(person: Person) -> None:
    """Alone at a table, so that it is always one's turn."""
    person.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    person.wait_for_turn()


def test_what_is_pointed_at_is_told(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    seated(ann)
    ann.page.locator(f'[data-place="{POST}"]').hover()
    expect(ann.part("tooltip")).to_contain_text("Minden-Brunswiek 2")
    ann.page.locator("[data-place='track:0:actiones']").hover()
    expect(ann.part("tooltip")).to_contain_text("Actiones")
    ann.page.mouse.move(0, 0)
    expect(ann.part("tooltip")).to_be_hidden()


def test_zoom_and_move(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    seated(ann)
    whole = box(ann, CITY)
    middle = whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2
    ann.page.mouse.move(*middle)
    ann.page.mouse.wheel(0, -600)
    expect(ann.page.get_by_label("Show the whole map")).to_be_visible()
    near = box(ann, CITY)
    assert near["width"] > 1.5 * whole["width"]

    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] + 60, middle[1] + 40, steps=5)
    ann.page.mouse.up()
    moved = box(ann, CITY)
    assert (round(moved["x"] - near["x"]), round(moved["y"] - near["y"])) == (60, 40)
    expect(ann.part("why")).to_be_hidden()

    ann.page.keyboard.press("0")
    assert box(ann, CITY) == whole
    ann.page.keyboard.press("+")
    assert box(ann, CITY)["width"] > whole["width"]
    ann.page.get_by_label("Show the whole map").click()
    assert box(ann, CITY) == whole
    assert ann.sequence == 1


def test_a_turn_by_keys(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    seated(ann)
    place = ann.page.locator(f'[data-place="{POST}"]')
    place.focus()
    ann.page.keyboard.press("Enter")
    items = ann.part("chooser-item")
    expect(items.first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(ann.part("chooser")).to_be_hidden()
    expect(place).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(items.first).to_be_focused()
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    ann.wait_past(1)
    assert "erchant" in " ".join(ann.lies_at(POST))
    ann.wait_for_turn()
    ann.page.keyboard.press("Control+z")
    ann.wait_past(2)
    assert ann.lies_at(POST) == []


def test_pieces_are_seen_to_move(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", calm=False)
    seated(ann)
    ann.page.evaluate(FLOWN)
    ann.pick(POST, "place trader Minden-Brunswiek 2")
    expect(ann.page.locator(f'[data-place="{POST}"] [data-sprite]')).to_be_visible()
    flown = ann.page.evaluate("window.flown")
    assert len(flown) == 1
    assert flown[0].startswith("translate(") and not flown[0].startswith("translate(0px, 0px)")
