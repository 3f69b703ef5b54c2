"""The lobby: starting a game with one click, and finding, joining, listing and deleting a table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Serving


def test_a_public_table(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "<b>Ben</b>")
    table = ann.fill_in("me", "open", "bot", public=True)
    ben.go("/")
    ben.part("open-tables").locator(ben.part("table-card", table=table)).get_by_test_id("join").click()
    ben.part("join-dialog").get_by_test_id("name").fill(ben.name)
    ben.press("sit-down")
    ben.wait("[data-state=running]")
    ann.wait("[data-state=running]")
    ann.open_panel("seats")
    expect(ann.part("seat", seat=1)).to_contain_text("<b>Ben</b>")

    ann.speed("now")
    ann.page.get_by_role("link", name="Back to lobby").click()
    card = ann.part("mine").locator(ann.part("table-card", table=table))
    expect(card.get_by_test_id("standing")).to_be_visible()
    expect(card.get_by_test_id("delete")).to_have_count(0)  # a game of several people is deleted by all of them
    card.get_by_test_id("open").click()
    ann.wait("[data-actor='0']", "[data-actor='1']")  # a move would end the vote
    ann.open_panel("seats")
    ann.press("delete-table")
    ann.press("confirm-yes")
    with ben.page.expect_response("**/people"), ben.page.expect_response("**/notes"):
        ben.open_panel("seats")  # the vote deletes the table, so what the panel loads must have arrived
    ben.press("vote-yes")
    for person in (ann, ben):
        expect(person.part("gone")).to_be_visible()
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    expect(card).to_have_count(0)


def test_play_now_without_a_name(server: Serving, meet: Meet) -> None:
    """One click in the lobby starts a game against bots. The lobby then shows this game first."""
    guest = meet(server, "Guest")
    guest.go("/")
    card = guest.part("game-card", game="pfeffersaecke")
    expect(card.locator("img")).to_have_js_property("complete", True)
    assert card.locator("img").evaluate("(image) => image.naturalWidth") > 100
    card.get_by_test_id("play-now").click()
    guest.wait("[data-state=running]")
    guest.speed("now")
    guest.open_panel("seats")
    expect(guest.part("seat", mine="yes")).to_contain_text("Guest")
    expect(guest.part("seat", kind="bot")).to_have_count(3)
    expect(guest.part("seat", kind="bot").get_by_test_id("portrait")).to_have_count(3)
    expect(guest.part("seats")).to_contain_text("Lene")
    guest.page.get_by_role("link", name="Back to lobby").click()
    guest.part("mine").get_by_test_id("table-card").wait_for()
    first = guest.page.locator("[data-testid=lobby] section").first
    expect(first).to_have_attribute("data-testid", "mine")


def test_a_table_by_link_is_not_listed(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open", "bot")
    ben.go("/")
    ben.part("lobby", loaded="yes").wait_for()
    expect(ben.part("table-card", table=table)).to_have_count(0)
    ben.open_table(table)
    expect(ben.part("waiting-room")).to_be_visible()
