"""The lobby: a table is found, joined, seen among one's own, and deleted."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Serving


def test_a_public_table(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "<b>Ben</b>")
    table = ann.make_table("me", "open", "bot", public=True)
    ben.go("/")
    ben.part("open-tables").locator(ben.part("table-card", table=table)).get_by_test_id("join").click()
    ben.part("join-dialog").get_by_test_id("name").fill(ben.name)
    ben.press("sit-down")
    ben.wait("[data-state=running]")
    ann.wait("[data-state=running]")
    ann.press("tab-seats")
    expect(ann.part("seat", seat=1)).to_contain_text("<b>Ben</b>")

    ann.speed("now")
    ann.page.get_by_role("link", name="Back to lobby").click()
    card = ann.part("mine").locator(ann.part("table-card", table=table))
    expect(card.get_by_test_id("standing")).to_be_visible()
    card.get_by_test_id("delete").click()
    ann.press("confirm-yes")
    expect(card).to_have_count(0)
    expect(ben.part("gone")).to_be_visible()


def test_a_table_by_link_is_not_listed(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open", "bot")
    ben.go("/")
    ben.part("lobby", loaded="yes").wait_for()
    expect(ben.part("table-card", table=table)).to_have_count(0)
    ben.open_table(table)
    expect(ben.part("waiting-room")).to_be_visible()
