"""On a phone: nothing is wider than the screen, and a turn is played with a finger."""

from __future__ import annotations

from playwright.sync_api import expect

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
