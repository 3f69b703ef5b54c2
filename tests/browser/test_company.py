"""Two people chat in two languages, finish a game, and have a rematch. All texts fit in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kontor.words import languages
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.test_axe import THEMES, violations
from tests.browser.test_person import WIDTH


def test_two_people_chat_and_play_again(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben", language="de", phone=True)
    table = ann.make_table("me", "open", "bot")
    ben.open_table(table)
    expect(ben.part("invited")).to_contain_text("Ann")
    assert violations(ben) == []
    ben.sit_down(1)
    for person in (ann, ben):
        person.wait("[data-state=running]")

    ann.open_panel("chat")
    ann.press("chat-preset", preset="hello")
    expect(ann.part("chat-line")).to_contain_text("Hello!")
    expect(ben.part("tab-chat")).to_contain_text("neu")
    ben.open_panel("chat")
    expect(ben.part("chat-line")).to_contain_text("Hallo!")
    ben.press("chat-preset", preset="thanks")
    expect(ann.part("chat-line").last).to_contain_text("Thank you!")

    ann.open_panel("seats")
    ann.press("abandon")
    ann.press("confirm-yes")
    expect(ben.part("vote")).to_contain_text("Ann")
    ben.press("vote-yes")
    for person in (ann, ben):
        person.wait("[data-state=over]")
        expect(person.part("result")).to_be_visible()
    assert server.log(table)[-1].kind == "abandon"

    ann.part("result").get_by_test_id("again").click()
    expect(ben.part("again-vote")).to_contain_text("Ann")
    ben.touch(ben.part("result").get_by_test_id("again"))
    for person, seat in ((ann, 2), (ben, 0)):
        person.wait(f':not([data-table="{table}"])[data-state=running][data-viewer="{seat}"]')
    assert ann.attribute("table") == ben.attribute("table")


@pytest.mark.full
@pytest.mark.slow
@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", languages())
def test_it_fits_in_every_language(server: Serving, meet: Meet, language: str, phone: bool) -> None:
    """Visits the waiting room with colours, multi-day clocks, chat, notes, a plan, and the person's own page."""
    ann, ben = meet(server, "Annemarie", language=language, phone=phone), meet(server, "Bartholomäus")
    seats = [{"who": "me", "name": ann.name}, *[{"who": "open"}] * 3]
    clock = {"length": "leisurely", "weekends": True}
    form = {"game": "hansa", "board": None, "options": {}, "seats": seats, "clock": clock, "draw_seats": True}
    table = str(ann.ask("POST", "/tables", form)["id"])
    ann.open_table(table)
    ann.part("colours").wait_for()
    look(ann)
    ben.ask("POST", f"/tables/{table}/seats/1/join", {"name": ben.name})
    for seat in (2, 3):
        ann.ask("POST", f"/tables/{table}/seats/{seat}/bot", {"level": "apprentice"})
    ann.wait("[data-state=running]")
    expect(ann.part("clock")).to_have_count(2)
    look(ann)
    for person, preset in ((ann, "hello"), (ben, "moment")):
        person.ask("POST", f"/tables/{table}/chat", {"preset": preset})
    ann.open_panel("chat")
    expect(ann.part("chat-line")).to_have_count(2)
    ann.part("chat-more").last.click()
    look(ann)
    ann.open_panel("seats")
    ann.part("notes").fill("Göttingen")
    expect(ann.part("notes-state")).not_to_be_empty()
    look(ann)
    wait_for_others(ann, table)
    ann.press("plan-start")
    ann.page.locator("[data-testid=plan][data-ready=yes]").wait_for()
    ann.press("all-actions")
    ann.touch(ann.part("chooser-item").first)
    ann.page.locator('[data-testid=plan][data-moves="1"][data-ready=yes]').wait_for()
    look(ann)
    ann.go("/me")
    ann.part("profile-public").check()
    ann.part("profile-address").wait_for()
    look(ann)


def wait_for_others(person: Person, table: str) -> None:
    """End this person's turn, because a phone offers plans only in the turns of others. Seats and starter are drawn."""
    seats = person.ask("GET", f"/tables/{table}", None)["seats"]
    people = [str(seat["seat"]) for seat in seats if seat["kind"] == "person"]
    person.wait_until(lambda: person.attribute("actor") in people)
    if person.attribute("actor") == person.attribute("viewer"):
        person.wait_for_turn()
        person.do("end")


def look(person: Person) -> None:
    """No element is too wide, and axe finds no problems in either theme."""
    assert person.page.evaluate(WIDTH) <= 0
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme)
        assert violations(person, board=False) == []
