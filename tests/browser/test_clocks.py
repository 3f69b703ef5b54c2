"""A timed game of two people: the choice in the lobby, a pause, a time-out, the return, and a resignation."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.playing import Hurried
from tests.browser.serving import Serving
from tests.browser.test_axe import violations
from tests.browser.travelling import Travelling


def test_a_pause(server: Serving, meet: Meet) -> None:
    """The players vote next to the board, and nobody can move until the game is resumed."""
    ann, ben = meet(server, "Ann"), meet(server, "Ben", phone=True)
    ann.ask("PUT", "/me", {"name": "Ann"})
    seats = [{"who": "me", "name": "Ann"}, {"who": "open"}]
    form = {"game": "hansa", "board": None, "options": {}, "seats": seats, "clock": {"length": "120"}}
    table = str(ann.ask("POST", "/tables", form)["id"])
    ann.open_table(table)
    ben.open_table(table)
    ben.sit_down(1)
    ann.wait("[data-ready=yes]", "[data-state=running][data-actor='1']")
    mover = ann if ann.attribute("actor") == "0" else ben
    mover.wait_for_turn()
    ann.press("clock-pause")
    ann.press("vote-no")
    expect(ann.part("vote")).to_have_count(0)
    ann.press("clock-pause")
    expect(ann.part("vote")).to_contain_text("1 of 2")
    expect(ann.part("vote")).to_contain_text("You proposed")
    expect(ben.part("vote")).to_contain_text("Ann")
    assert violations(ben, board=False) == []
    ben.press("vote-yes")
    for person in (ann, ben):
        expect(person.part("clocks")).to_have_attribute("data-paused", "yes")
        expect(person.part("prompt")).to_contain_text("paused")
        expect(person.part("vote")).to_have_count(0)
    mover.wait("[data-ready=no]")
    ben.press("clock-resume")
    mover.wait_for_turn()
    assert [entry.kind for entry in server.log(table)][-2:] == ["pause", "resume"]


@pytest.mark.slow
def test_a_time_out_and_the_return(client: Path, tmp_path: Path, meet: Meet) -> None:
    with Travelling(tmp_path, client, live=True) as server:
        ann, ben = meet(server, "Ann"), meet(server, "Ben")
        ann.go("/new?start=friends")
        ann.part("players").locator("input[value='2']").check()
        ann.part("seat-row", seat=0).get_by_test_id("seat-name").fill("Ann")
        ann.part("clock").select_option("120")
        expect(ann.part("clock-about")).to_contain_text("24:00")
        ann.press("make-table")
        ann.part("table-page").wait_for()
        table = str(ann.attribute("table"))
        ben.open_table(table)
        expect(ben.part("clock-line").first).to_contain_text("Clock: 120 min (24:00")
        ben.sit_down(1)
        people = {0: ann, 1: ben}
        for person in people.values():
            person.wait("[data-state=running]")
            person.speed("now")
            expect(person.part("clock")).to_have_count(2)
        late = int(ann.attribute("actor") or 0)
        other = people[1 - late]
        expect(other.part("clock", seat=late)).to_have_attribute("data-kind", "runs")

        server.spend(25 / 60)
        expect(people[late].part("clock-taken")).to_be_visible()
        other.open_panel("seats")
        expect(other.part("seat", seat=late)).to_have_attribute("data-bot", "journeyman")
        people[late].press("clock-come-back")
        people[late].part("clock-taken").wait_for(state="detached")
        kinds = [entry.kind for entry in server.log(table)]
        assert kinds[:3] == ["start", "timeout", "takeover"] and "giveback" in kinds
        assert any("ran out of time" in line for line in other.log())

        hurried = Hurried(other)
        while other.attribute("actor") != str(late):  # the bot may have finished the turn
            hurried.decide()
        people[late].wait_for_turn()
        server.spend(2 / 60)  # a player who returns has a minute
        expect(people[late].part("clock-taken")).to_be_visible()
        people[late].open_panel("seats")
        people[late].press("seat-resign")
        people[late].press("confirm-yes")
        people[late].part("clock-taken").wait_for(state="detached")
        expect(people[late].part("clock-pause")).to_have_count(0)
        server_said = server.complaints
    assert server_said == ""
