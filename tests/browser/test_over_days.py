"""A game of two people over several days: a weekend, a vacation, a restart, jumps of the system clock, a time-out and
the return. The test moves the server's clock.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.test_axe import violations
from tests.browser.test_connection import AWAY
from tests.browser.test_evening import play
from tests.browser.travelling import Travelling


def hours_left(person: Person, seat: int, *more: str) -> int:
    """Return the hours that a clock shows, after the page has received the new time.

    `more` is additional text next to it.
    """
    person.page.reload()
    person.wait("[data-state=running]")
    clock = person.part("clock", seat=seat)
    for text in more:
        expect(clock).to_contain_text(text)
    shown = clock.locator(".time").inner_text()
    if ":" in shown:
        return int(shown.partition(":")[0])
    days, hours = ("".join(filter(str.isdigit, part)) for part in shown.split())
    return 24 * int(days) + int(hours)


def move(people: dict[int, Person], seat: int) -> None:
    """Play a whole turn, by passing if possible."""
    person = people[seat]
    while person.attribute("actor") == str(seat):
        person.wait_for_turn()
        texts = [choice["text"] for choice in person.moments()[-1]["scene"]["choices"]]
        person.do("pass" if "pass" in texts else texts[0])
    for other in people.values():
        other.catch_up_with(person)


@pytest.mark.full
@pytest.mark.slow
def test_a_game_over_days(client: Path, tmp_path: Path, meet: Meet) -> None:
    with Travelling(tmp_path, client) as server:
        ann, ben = meet(server, "Ann"), meet(server, "Ben", language="fr", phone=True)
        for person in (ann, ben):
            person.watch.allow(*AWAY)
        table = invite(ann)
        ben.open_table(table)
        ben.sit_down(1)
        people = {0: ann, 1: ben}
        for person in people.values():
            person.wait("[data-state=running]")
            person.speed("now")
            expect(person.part("clock")).to_have_count(2)
            assert violations(person, board=False) == []
        first = int(ann.attribute("actor") or 0)
        late = 1 - first
        weekend = "Weekend" if late == 0 else "Week-end"

        server.spend(20)  # Thursday, 8:00
        assert hours_left(people[first], first) == 72 - 20
        move(people, first)
        assert hours_left(people[late], first) == 72 - 20 + 12, "a turn adds half a day"
        server.spend(52)  # Saturday, noon, so 40 hours count
        assert hours_left(people[late], late, weekend) == 72 - 40

        server.kill()
        server.lose(72)  # Tuesday, noon
        server.start()
        for person in people.values():
            expect(person.part("connection")).to_have_attribute("data-connection", "open")
        assert hours_left(people[late], late) == 72 - 40, "the outage costs nobody anything"
        server.jump(9)
        assert hours_left(people[late], late) == 72 - 40
        server.jump(-9)
        assert hours_left(people[late], late) == 72 - 40
        assert [entry.kind for entry in server.log(table)].count("credit") == 2

        server.spend(33)
        expect(people[late].part("clock-taken")).to_be_visible()
        people[first].wait(f'[data-actor="{first}"]')
        people[late].press("clock-come-back")
        people[late].part("clock-taken").wait_for(state="detached")
        assert hours_left(people[late], late) == 12, "the time of one turn"

        before = hours_left(people[first], first)
        people[first].part("clocks").get_by_role("button", name="Vacation" if first == 0 else "Vacances").click()
        server.spend(9)
        assert hours_left(people[first], first, "On vacation" if first == 0 else "En vacances") == before
        move(people, first)
        play({str(seat): person for seat, person in people.items()})

        for person in people.values():
            expect(person.part("result")).to_be_visible()
        log = server.log(table)
        kinds = [entry.kind for entry in log]
        assert kinds.count("timeout") == kinds.count("takeover") == kinds.count("giveback") == 1
        assert kinds[-1] == "action" and {(entry.seat, entry.by) for entry in log} >= {(0, "person"), (1, "person")}
        said = [json.loads(line) for line in server.complaints.splitlines()]
    assert {one["event"] for one in said} == {"clocks were stopped"}
    gaps = [round(one["seconds"] / 3600) for one in said if abs(one["seconds"]) > 600]
    assert gaps == [72, 9, -9], "the outage, and two jumps; the rest are the steps of the time machine"


def invite(ann: Person) -> str:
    ann.go("/new?start=friends&game=pfeffersaecke")
    ann.part("players").locator("input[value='2']").check()
    ann.part("seat-row", seat=0).get_by_test_id("seat-name").fill("Ann")
    ann.part("clock").select_option("normal")
    ann.part("clock-weekends").check()
    ann.press("make-table")
    ann.part("waiting-room").wait_for()
    return str(ann.attribute("table"))
