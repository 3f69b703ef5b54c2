"""A complete timed game of two people, from the invitation to the rematch, with chat, a time-out and a return."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.test_axe import violations
from tests.browser.travelling import Travelling

MOVES = 8
"""Number of decisions before both players only pass, to end the game soon."""
NEXT = """() => {
  const { state, actor } = document.querySelector('[data-testid=table-page]').dataset
  return state === 'over' ? state : document.querySelector('[data-testid=clock-taken]') ? 'taken' : actor
}"""


@pytest.mark.full
@pytest.mark.slow
def test_an_evening(client: Path, tmp_path: Path, meet: Meet) -> None:
    with Travelling(tmp_path, client, live=True) as server:
        ann, ben = meet(server, "Ann"), meet(server, "Ben", language="de", phone=True)
        table = invite(ann)
        ben.go(ann.part("invite-link").input_value())
        ben.sit_down(1)
        people = {"0": ann, "1": ben}
        for person in people.values():
            person.wait("[data-state=running]")
            person.speed("now")
        talk(ann, ben)

        late = str(ann.attribute("actor"))
        server.spend(10 / 60)  # the players have 9 minutes, and half a minute of overtime
        expect(people[late].part("clock-taken")).to_be_visible()
        people[late].press("clock-come-back")
        people[late].part("clock-taken").wait_for(state="detached")
        play(people)

        for person in people.values():
            expect(person.part("result")).to_be_visible()
        log = server.log(table)
        kinds = [entry.kind for entry in log]
        assert kinds[:3] == ["start", "timeout", "takeover"] and "giveback" in kinds
        assert kinds[-1] == "action" and not {"resign", "abandon"} & set(kinds)
        assert {(entry.seat, entry.by) for entry in log} >= {(0, "person"), (1, "person")}
        record = ann.ask("GET", f"/tables/{table}", None)
        assert record["state"] == "over" and record["winners"]

        ann.part("result").get_by_test_id("again").click()
        expect(ben.part("again-vote")).to_contain_text("Ann")
        ben.touch(ben.part("result").get_by_test_id("again"))
        for person, seat in ((ann, 1), (ben, 0)):
            person.wait(f':not([data-table="{table}"])[data-state=running][data-viewer="{seat}"]')
            expect(person.part("clock")).to_have_count(2)
        again = ann.ask("GET", f"/tables/{ann.attribute('table')}", None)
        assert {seat["name"]: seat["colour"] for seat in again["seats"]} == {"Ann": 3, "Ben": 1}
        said = server.complaints
    assert said == ""


def invite(ann: Person) -> str:
    """Create the table with the form: the game, the clock, and a colour."""
    ann.go("/new?start=friends&game=pfeffersaecke")
    ann.part("games").locator("input[value=pfeffersaecke]").check()
    ann.part("players").locator("input[value='2']").check()
    row = ann.part("seat-row", seat=0)
    row.locator("input[value=me]").check()
    row.get_by_test_id("seat-name").fill("Ann")
    ann.part("seat-row", seat=1).locator("input[value=open]").check()
    row.get_by_test_id("seat-colour").click()
    row.get_by_label("Yellow").check()
    ann.part("clock").select_option("45")
    assert violations(ann) == []
    ann.press("make-table")
    ann.part("waiting-room").wait_for()
    assert violations(ann) == []
    return str(ann.attribute("table"))


def talk(ann: Person, ben: Person) -> None:
    """Both players greet each other, and axe finds no problems in the chat and the clocks on any device."""
    for person in (ann, ben):
        person.open_panel("chat")
    ann.press("chat-preset", preset="hello")
    expect(ben.part("chat-line")).to_contain_text("Hallo!")
    ben.press("chat-preset", preset="luck")
    expect(ann.part("chat-line")).to_have_count(2)
    for person in (ann, ben):
        expect(person.part("clock")).to_have_count(2)
        for theme in ("light", "dark"):
            person.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            assert violations(person, board=False) == []
        person.open_panel("desks")


def play(people: dict[str, Person]) -> None:
    """Play to the end. Players who run out of time on a slow machine return."""
    decisions = 0
    while (seat := str(people["0"].page.evaluate(NEXT))) != "over":
        slow = [person for person in people.values() if person.part("clock-come-back").is_visible()]
        for person in slow:
            person.press("clock-come-back")
            person.part("clock-taken").wait_for(state="detached")
        if slow or seat not in people:
            continue
        person = people[seat]
        if person.attribute("ready") != "yes":
            person.page.wait_for_timeout(50)
            continue
        texts = [choice["text"] for choice in person.moments()[-1]["scene"]["choices"]]
        person.do("pass" if decisions >= MOVES and "pass" in texts else texts[0])
        decisions += 1
        people["0"].catch_up_with(person)
