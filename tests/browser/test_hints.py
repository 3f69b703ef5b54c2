"""People who play only against bots can ask for hints, and play a hint with a click."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.serving import Serving


def test_a_hint_is_shown_marked_and_taken(server: Serving, meet: Meet) -> None:
    for phone in (False, True):
        ann = meet(server, "Ann", phone=phone)
        ann.make_table("me", "bot", "bot")
        ann.wait_for_turn()
        before = ann.sequence
        ann.press("ask-hints")
        hint = ann.part("hint").first
        expect(hint).to_contain_text("%")
        expect(ann.page.locator("[data-picked]").first).to_be_attached()
        assert ann.part("hint").count() <= 5
        ann.touch(hint)
        expect(ann.part("hints")).to_be_hidden()
        if ann.part("confirm").count():
            ann.press("confirm-yes")
        ann.wait_to_see(f'[data-testid=table-page]:not([data-sequence="{before}"])')


def test_where_other_people_play_there_are_no_hints(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    table = ann.make_table("me", "open")
    ben.open_table(table)
    ben.sit_down(1)
    ann.wait("[data-actor]")
    for person in (ann, ben):
        expect(person.part("prompt")).to_be_visible()
        expect(person.part("ask-hints")).to_have_count(0)
