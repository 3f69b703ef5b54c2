"""Two people and two bots play a game from the first click to the final score."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.playing import Hurried
from tests.browser.serving import Serving


def test_two_people_and_two_bots(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    ann.make_table("me", "open", "bot", "bot")
    address = ann.part("invite-link").input_value()
    ben.go(address)
    ben.sit_down(1)

    people = {"0": Hurried(ann), "1": Hurried(ben)}
    for person in (ann, ben):
        person.wait("[data-state=running]")
        person.speed("now")
    turns = [f'[data-actor="{seat}"]' for seat in people]
    while True:
        ann.wait("[data-state=over]", *turns)
        if ann.attribute("state") == "over":
            break
        people[str(ann.attribute("actor"))].decide()

    finals = [final_score(person) for person in (ann, ben)]
    assert finals[0] == finals[1]
    for person in (ann, ben):
        expect(person.part("chart")).to_be_visible()
    assert all(hurried.decisions > 10 for hurried in people.values())


def final_score(person: Person) -> tuple[str, str]:
    """The result as it is shown: who won, and everybody's points by source."""
    result = person.part("result")
    result.wait_for()
    return result.locator(".won").inner_text(), result.get_by_test_id("scores").inner_text()
