"""Stand-in bots, spectators, and links to a seat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Serving


def test_a_bot_stands_in_and_gives_the_seat_back(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open", "bot")
    ben.open_table(table)
    ben.sit_down(1)
    for person in (ann, ben):
        person.wait("[data-state=running]")
        person.speed("now")
        person.open_panel("seats")
    theirs = ben.part("seat", seat=1)
    theirs.get_by_test_id("seat-bot").click()
    ben.press("confirm-yes")
    expect(ann.part("seat", seat=1)).to_have_attribute("data-bot", "apprentice")
    for _ in range(2):
        ann.wait_for_turn()
        ann.do("end")
    ann.wait_for_turn()
    played = [entry for entry in server.log(table) if entry.seat == 1 and entry.by == "bot"]
    assert played, "the bot has decided for him"
    assert "A bot takes over this seat." in ann.log()

    theirs.get_by_test_id("seat-return").click()
    expect(ann.part("seat", seat=1)).to_have_attribute("data-bot", "")
    ann.do("end")
    ben.wait_for_turn()
    ben.do("end")
    ann.catch_up_with(ben)
    assert [entry.actions for entry in server.log(table) if (entry.seat, entry.by) == (1, "person")][-1] == ["end"]
    assert "The bot leaves this seat." in ann.log()


def test_an_empty_seat(server: Serving, meet: Meet) -> None:
    """A player leaves, and a bot continues until another person takes the seat."""
    ann, ben, cat = meet(server, "Ann"), meet(server, "Ben"), meet(server, "Cat")
    table = ann.make_table("me", "open", "bot")
    ben.open_table(table)
    ben.sit_down(1)
    ann.wait("[data-state=running]")
    ann.speed("now")
    ben.open_panel("seats")
    ben.part("seat", seat=1).get_by_test_id("seat-leave").click()
    ben.press("confirm-yes")
    expect(ben.part("spectator")).to_be_visible()
    for _ in range(2):
        ann.wait_for_turn()
        ann.do("end")
    ann.wait_for_turn()

    cat.open_table(table)
    cat.press("join-in")
    cat.sit_down(1)
    expect(cat.part("spectator")).to_be_hidden()
    ann.do("end")
    cat.speed("now")
    cat.wait_for_turn()
    assert "You have 2 actions left." in cat.prompt()
    expect(ann.part("prompt")).to_have_text("Waiting for Cat")


def test_bots_for_the_open_seats(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "open", "open")
    expect(ann.part("waiting-room")).to_be_visible()
    ann.press("fill-bots")
    ann.wait_for_turn()


def test_a_spectator_sees_the_game_and_can_do_nothing(server: Serving, meet: Meet) -> None:
    ann, eve = meet(server, "Ann"), meet(server, "Eve")
    table = ann.make_table("me", "me:Ben", "me:Cat")
    ann.wait_for_turn()
    eve.open_table(table)
    expect(eve.part("spectator")).to_be_visible()
    ann.do("place trader Hamburg-Lüneburg 1")
    eve.catch_up_with(ann)
    assert eve.lies_at("post:Hamburg-Lüneburg 1") == ann.lies_at("post:Hamburg-Lüneburg 1") != []
    assert eve.attribute("viewer") == "spectator"
    assert eve.sight() == ([], [], [])
    for mark in ("undo", "reset", "all-actions"):
        expect(eve.part(mark)).to_have_count(0)
    assert not any(moment["scene"]["choices"] for moment in eve.moments())
    eve.click_place("post:Hamburg-Lüneburg 2")
    expect(eve.part("why-reason")).to_contain_text("You are watching")


def test_the_link_to_a_seat_brings_a_person_back(server: Serving, meet: Meet) -> None:
    ann, elsewhere = meet(server, "Ann"), meet(server, "Ann on another device")
    table = ann.make_table("me", "bot", "bot")
    ann.speed("now")
    ann.wait_for_turn()
    ann.open_panel("seats")
    ann.part("seat", seat=0).get_by_test_id("seat-link").click()
    link = ann.part("seat-link-address").input_value()
    ann.close()

    elsewhere.go(link)
    elsewhere.wait_for_turn()
    assert elsewhere.page.url == f"{server.url}/table/{table}", "the secret is not left in the address"
    assert elsewhere.attribute("viewer") == "0"
    elsewhere.do("end")
    elsewhere.wait_for_turn()
