"""A click on something that is not allowed shows the reason and the rule."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

ROUTE = "route:Hamburg-Lüneburg"


def test_the_reason_and_its_rule_beside_the_board(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    ann.wait_for_turn()
    assert ROUTE not in ann.sight().lit
    ann.click_place(ROUTE)
    link = ann.part("why").get_by_test_id("why-rule").first
    expect(ann.part("why-reason").first).to_contain_text("post")
    rule = link.get_attribute("data-rule")
    link.click()

    wanted = ann.part("handbook").locator(".wanted")
    expect(wanted).to_be_in_viewport()
    assert wanted.get_attribute("id") == f"rule-{rule}"
    expect(ann.part("why")).to_be_hidden()
    assert beside(ann)
    assert ann.sight().lit, "one can go on playing"
    assert ann.sequence == 1

    # A click on a city shows the reason that prevents a claim, and marks the city.
    ann.click_place("office:Lübeck:1")
    expect(ann.part("why-rule")).to_have_attribute("data-rule", "C1")
    expect(ann.part("why-reason")).to_contain_text("Hamburg-Lübeck")
    marked = ann.page.locator("[data-picked]")
    expect(marked).to_have_attribute("data-place", "office:Lübeck:1")
    ann.page.keyboard.press("Escape")
    expect(marked).to_have_count(0)
    assert ann.page.evaluate("document.activeElement.tagName") == "DIV", "an <svg> that is focused is framed in black"


def test_while_others_decide(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open", "me:Cat")
    ben.open_table(table)
    ben.sit_down(1)
    ann.wait("[data-actor]")
    while ann.attribute("actor") != "1":  # the first player is drawn
        ann.wait_for_turn()
        ann.do("end")
    ann.click_place(ROUTE)
    expect(ann.part("why-reason")).to_contain_text("Ben")


def beside(person: Person) -> bool:
    """Return whether handbook and map are both visible and do not overlap."""
    book = person.part("handbook").bounding_box()
    board = person.page.locator("[data-zone=map]").bounding_box()
    assert book and board
    return board["x"] + board["width"] <= book["x"] + 1 and min(book["width"], board["width"]) > 300
