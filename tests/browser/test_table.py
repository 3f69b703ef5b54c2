"""Small things at a table: the result opens once, a turn can be confirmed, a thinking bot is shown, and guests see
nothing that only the host needs.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from kontor.registry import GAMES
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.test_phone_game import record
from tests.browser.touring import finished

FOR_THE_HOST = re.compile(r"\bdocs/|\bkontor serve\b|\bmake (play|serve|site)\b")
"""What only the person who runs the server can use."""
EXCESS = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement
  return [Math.max(0, scrollWidth - innerWidth), Math.max(0, scrollHeight - innerHeight)]
}"""
"""JavaScript that returns the number of pixels by which the page is too wide and too high. One pixel is enough for a
scrollbar.
"""
NOTE = """(wanted) => {
  const look = () => {
    window.noted = document.querySelector(wanted)?.textContent
    if (!window.noted) requestAnimationFrame(look)
  }
  look()
}"""
"""JavaScript that notes the text of an element as soon as it appears."""


@pytest.mark.parametrize("phone", [False, True])
def test_a_table_has_no_page_scrollbar(server: Serving, meet: Meet, phone: bool) -> None:
    ann = meet(server, "Ann", phone=phone)
    for game in GAMES:
        ann.make_table("me", "bot", "bot", game=game)
        ann.wait_for_turn()
        panels = ann.page.locator("[role=tab]").evaluate_all("(tabs) => tabs.map((tab) => tab.id.slice(4))")
        for panel in panels:
            ann.open_panel(panel)
            assert ann.page.evaluate(EXCESS) == [0, 0], (game, panel)
    finished(ann)
    if phone:
        ann.open_panel("log")
    ann.press("replay-open")
    ann.part("replay").wait_for()
    assert ann.page.evaluate(EXCESS) == [0, 0]


def test_the_result_opens_once(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    table = ann.store_record(record())
    ann.open_table(table)
    expect(ann.part("result")).to_be_visible()
    ann.press("result-close")
    expect(ann.part("result")).to_have_count(0)
    ann.page.reload()
    ann.page.locator(".play.drawn").wait_for()
    expect(ann.part("show-result")).to_be_visible()
    expect(ann.part("result")).to_have_count(0)
    ann.press("show-result")
    expect(ann.part("result")).to_be_visible()


def test_each_turn_can_be_confirmed(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.watch.allow("409")  # the server asks before it ends the turn
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    ann.wait_for_turn()
    first = ann.attribute("actor")
    end_turn(ann)
    assert ann.attribute("actor") != first, "without the option, nobody is asked"

    ann.press("open-settings")
    ann.part("settings-confirm").check()
    ann.page.keyboard.press("Escape")
    second = ann.attribute("actor")
    sequence = use_actions(ann)
    ann.press("action-button", action="end")
    expect(ann.part("confirm")).to_be_visible()
    ann.press("confirm-no")
    expect(ann.part("confirm")).to_be_hidden()
    assert (ann.sequence, ann.attribute("actor")) == (sequence, second)
    ann.press("action-button", action="end")
    ann.press("confirm-yes")
    ann.wait_past(sequence)
    assert ann.attribute("actor") != second


def use_actions(person: Person) -> int:
    """Use both actions of a turn. Returns the last log entry."""
    for _ in range(2):
        person.wait_for_turn()
        post = next(place for place in person.sight().empty if place.startswith("post:"))
        person.pick(post, f"place trader {post.removeprefix('post:')}")
    person.wait_for_turn()
    return person.sequence


def end_turn(person: Person) -> None:
    sequence = use_actions(person)
    person.press("action-button", action="end")
    person.wait_past(sequence)
    person.wait_for_turn()


def test_a_bot_that_thinks_is_shown(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.go("/new?start=bots")
    ann.part("players").locator("input[value='3']").check()  # with two, Ann may have to move a neutral trader
    ann.part("seat-name").fill("Ann")
    ann.part("seat-row", seat=1).get_by_test_id("level").select_option("master")
    ann.press("make-table")
    ann.wait("[data-state=running]")
    ann.speed("now")
    ann.wait_for_turn()
    expect(ann.part("thinking")).to_have_count(0)
    ann.page.evaluate(NOTE, "[data-testid=thinking][data-seat='1']")
    ann.press("action-button", action="end")
    ann.press("confirm-yes")
    assert "is thinking" in ann.page.wait_for_function("() => window.noted").json_value()
    ann.wait_for_turn()
    expect(ann.part("thinking")).to_have_count(0)


def test_a_guest_sees_no_commands(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open")
    ben.open_table(table)
    expect(ann.part("waiting-room")).to_contain_text(FOR_THE_HOST)
    expect(ben.part("waiting-room")).not_to_contain_text(FOR_THE_HOST)
    ben.sit_down(1)
    for person in (ann, ben):
        person.wait("[data-state=running]")
        person.open_panel("seats")
        person.part("invite-link").wait_for()
    expect(ann.page.locator("#panel")).to_contain_text(FOR_THE_HOST)
    expect(ben.page.locator("body")).not_to_contain_text(FOR_THE_HOST)
