"""Two people chat in two languages, end a game, and play again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Serving


def test_two_people_chat_and_play_again(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben", language="de", phone=True)
    table = ann.make_table("me", "open", "bot")
    ben.open_table(table)
    ben.sit_down(1)
    for person in (ann, ben):
        person.wait("[data-state=running]")

    ann.press("tab-chat")
    ann.press("chat-preset", preset="hello")
    expect(ann.part("chat-line")).to_contain_text("Hello!")
    expect(ben.part("tab-chat")).to_contain_text("neu")
    ben.press("tab-chat")
    expect(ben.part("chat-line")).to_contain_text("Hallo!")
    ben.press("chat-preset", preset="thanks")
    expect(ann.part("chat-line").last).to_contain_text("Thank you!")

    ann.press("tab-seats")
    ann.press("abandon")
    ann.press("confirm-yes")
    ben.press("tab-seats")
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
