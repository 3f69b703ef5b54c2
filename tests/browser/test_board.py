"""The board describes pieces and places, can be zoomed, dragged and played with the keyboard, and animates moves."""

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


SIZE = f"""document.querySelector('[data-place="{CITY}"]').getBoundingClientRect()"""


def size(person: Person) -> dict[str, float]:
    """Return the position and size of a city in the middle of the map."""
    found: dict[str, float] = person.page.evaluate(f"{SIZE}.toJSON()")
    return found


def wait_until(person: Person, condition: str) -> None:
    """Wait until the city's `size` meets a condition."""
    person.page.wait_for_function(f"() => {{ const size = {SIZE}; return {condition} }}")


def seated(person: Person) -> None:
    """Create a person alone at a table, where it is always their turn."""
    person.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    person.wait_for_turn()


def test_it_tells_what_is_pointed_at_and_can_be_zoomed_and_moved(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    seated(ann)
    ann.page.locator(f'[data-place="{POST}"]').hover()
    expect(ann.part("tooltip")).to_contain_text("Minden-Brunswiek 2")
    ann.page.locator("[data-place='track:0:actiones']").hover()
    expect(ann.part("tooltip")).to_contain_text("Actiones")
    ann.page.mouse.move(0, 0)
    expect(ann.part("tooltip")).to_be_hidden()
    ann.page.locator("[data-desk='0']").first.hover()
    expect(ann.part("tooltip")).to_be_visible()
    ann.page.mouse.move(0, 0)
    expect(ann.part("tooltip")).to_be_hidden()

    # Zoom and move.
    whole = size(ann)
    middle = whole["x"] + whole["width"] / 2, whole["y"] + whole["height"] / 2
    as_before = f"size.x === {whole['x']} && size.width === {whole['width']}"
    ann.page.mouse.move(*middle)
    ann.page.mouse.wheel(0, -600)
    wait_until(ann, f"size.width > 1.5 * {whole['width']}")

    near = size(ann)
    ann.page.mouse.down()
    ann.page.mouse.move(middle[0] + 60, middle[1] + 40, steps=5)
    ann.page.mouse.up()
    wait_until(ann, f"Math.abs(size.x - {near['x'] + 60}) < 1 && Math.abs(size.y - {near['y'] + 40}) < 1")
    expect(ann.part("why")).to_be_hidden()

    ann.page.keyboard.press("0")
    wait_until(ann, as_before)
    ann.page.keyboard.press("+")
    wait_until(ann, f"size.width > {whole['width']}")
    ann.page.get_by_label("Show the whole map").click()
    wait_until(ann, as_before)
    assert ann.sequence == 1


def test_a_turn_by_keys_and_the_mark_of_a_place(server: Serving, meet: Meet) -> None:
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

    # A place is marked only while it is asked about.
    ann.wait_for_turn()
    marked = ann.page.locator("[data-picked]")
    ann.click_place(POST)
    expect(marked).to_have_attribute("data-place", POST)
    ann.page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
    for action in ("place merchant Minden-Brunswiek 2", "place trader Minden-Brunswiek 1"):
        ann.wait_for_turn()
        ann.pick(f"post:{action.split(maxsplit=2)[2]}", action)
        ann.wait_for_turn()
        expect(marked).to_have_count(0)


def test_pieces_are_seen_to_move(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", calm=False)
    seated(ann)
    ann.page.evaluate(FLOWN)
    ann.pick(POST, "place trader Minden-Brunswiek 2")
    expect(ann.page.locator(f'[data-place="{POST}"] [data-sprite]')).to_be_visible()
    flown = ann.page.evaluate("window.flown")
    assert len(flown) == 1
    assert flown[0].startswith("translate(") and not flown[0].startswith("translate(0px, 0px)")
