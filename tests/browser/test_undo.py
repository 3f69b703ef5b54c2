"""Undo: one step or the whole turn, but never across a random draw or another person's decision."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

ONE, TWO = "post:Hamburg-Lüneburg 1", "post:Hamburg-Lüneburg 2"


def place(person: Person, post: str) -> None:
    person.wait_for_turn()
    person.pick(post, f"place trader {post.removeprefix('post:')}")


def take_back(person: Person, how: str) -> None:
    sequence = person.sequence
    person.press(how)
    person.wait_past(sequence)


def test_one_step_and_the_turn(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    ann.wait_for_turn()
    for how in ("undo", "reset"):
        expect(ann.part(how)).to_be_disabled()
    desk = ann.page.locator("[data-zone='desk:0']")
    before = desk.text_content(), ann.log()

    place(ann, ONE)
    assert len(ann.lies_at(ONE)) == 1
    take_back(ann, "undo")
    assert ann.lies_at(ONE) == []
    assert len(ann.log(undone=True)) == 1
    expect(ann.part("log-line", undone="yes")).to_be_hidden()
    struck_out(ann)

    ann.wait_for_turn()
    place(ann, ONE)
    place(ann, TWO)
    take_back(ann, "reset")
    assert ann.lies_at(ONE) == ann.lies_at(TWO) == []
    assert len(ann.log(undone=True)) == 3
    struck_out(ann)
    assert desk.text_content() == before[0]
    assert [line for line in ann.log(undone=False) if "undoes" not in line] == before[1]
    expect(ann.part("undo")).to_be_disabled()

    # Hidden text does not lengthen the page.
    assert excess(ann) == 0
    for _ in range(4):
        place(ann, ONE)
        take_back(ann, "undo")
    struck_out(ann)
    log = ann.part("log")
    assert log.evaluate("(lines) => lines.scrollHeight > lines.clientHeight"), "the log must be longer than its box"
    ann.press("replay-open")
    ann.part("replay").wait_for()
    assert excess(ann) == 0


def excess(person: Person) -> int:
    """Return the number of pixels by which the page can be scrolled down.

    A single pixel is enough to show a scrollbar.
    """
    return int(person.page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight"))


def test_what_was_lifted_is_put_back_for_nothing(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    place(ann, ONE)
    ways: list[Callable[[], None]] = [
        lambda: ann.click_place(ONE),
        lambda: ann.press("put-back"),
        lambda: ann.page.keyboard.press("Escape"),
    ]
    for put_back in ways:
        ann.wait_for_turn()
        before = ann.prompt()
        ann.pick(ONE)
        assert ann.lies_at(ONE) == []
        ann.wait_for_turn()
        sequence = ann.sequence
        put_back()
        ann.wait_past(sequence)
        assert len(ann.lies_at(ONE)) == 1
        ann.wait_for_turn()
        assert ann.prompt() == before
    expect(ann.part("put-back")).to_have_count(0)


def struck_out(person: Person) -> None:
    """Undone moves are collapsed in the log. When expanded, undone moves are struck through."""
    for fold in person.page.locator("[data-testid=log-undone]:not([open]) summary").all():
        fold.click()
    for line in person.part("log-line", undone="yes").all():
        expect(line.locator("s")).to_be_visible()


def test_not_over_what_another_person_decided(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open", "me:Cat")
    ben.open_table(table)
    ben.sit_down(1)
    until_turn_of(1, ann)
    place(ben, ONE)
    ann.catch_up_with(ben)
    expect(ben.part("undo")).to_be_enabled()
    for how in ("undo", "reset"):
        expect(ann.part(how)).to_be_disabled()


def test_not_over_chance(server: Serving, meet: Meet) -> None:
    """A player who has taken a marker draws a new one at the end of the turn, which cannot be undone."""
    ann = meet(server, "Ann")
    ann.make_table("me", "me:Ben", "me:Cat")
    ann.wait_for_turn()
    marked = str(ann.page.locator("[data-place^='marker:']:has([data-sprite])").first.get_attribute("data-place"))
    route = marked.removeprefix("marker:")
    first = int(ann.attribute("actor") or 0)
    for number in (1, 2):
        place(ann, f"post:{route} {number}")
    ann.do("end")
    until_turn_of(first, ann)
    place(ann, f"post:{route} 3")
    ann.wait_for_turn()
    ann.pick(f"route:{route}")
    ann.wait_for_turn()
    expect(ann.part("undo")).to_be_enabled()
    while not any(
        place.startswith("route:") for place in ann.sight().lit
    ):  # until the new marker is to be put somewhere
        ann.do(next(button for button in ("nothing", "end") if button in ann.sight().buttons))
        ann.wait_for_turn()
    for how in ("undo", "reset"):
        expect(ann.part(how)).to_be_disabled()


def test_ending_the_turn_with_actions_left_asks_once(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "me:Ben", "me:Cat")
    ann.wait_for_turn()
    first = ann.attribute("actor")
    sequence = ann.sequence
    ann.press("action-button", action="end")
    expect(ann.part("confirm")).to_be_visible()
    ann.press("confirm-no")
    expect(ann.part("confirm")).to_be_hidden()
    assert (ann.sequence, ann.attribute("actor")) == (sequence, first)

    ann.press("action-button", action="end")
    ann.press("confirm-yes")
    ann.wait_past(sequence)
    assert ann.attribute("actor") != first

    second = ann.attribute("actor")
    place(ann, ONE)
    place(ann, TWO)
    ann.wait_for_turn()
    assert ann.attribute("actor") == second, "ending the turn is an own decision"
    sequence = ann.sequence
    ann.press("action-button", action="end")
    ann.wait_past(sequence)
    expect(ann.part("confirm")).to_be_hidden()
    assert ann.attribute("actor") != second


def until_turn_of(seat: int, person: Person) -> None:
    """End turns until it is this person's turn, because the start player is drawn."""
    person.wait("[data-actor]:not([data-actor=''])")
    while person.attribute("actor") != str(seat):
        person.wait_for_turn()
        person.do("end")
