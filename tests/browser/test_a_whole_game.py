"""Two people, with or without bots, play a game from the first click to the final score."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.playing import Hurried
from tests.browser.serving import Serving

NEXT = """(people) => {
  const { state, actor } = document.querySelector('[data-testid=table-page]').dataset
  return state === 'over' ? state : people.includes(actor) && actor
}"""


ALL: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"board": "britannia_4_5", "emperors_favour": True}),
    (1, {"board": "britannia_3"}),
    (0, {"board": "britannia_3"}),
]
"""The number of bots, and the board with its options. Without KONTOR_FULL=1 only the first."""


@pytest.mark.slow
@pytest.mark.parametrize(("bots", "table"), ALL if FULL else ALL[:1])
def test_two_people_and_their_bots(server: Serving, meet: Meet, bots: int, table: dict[str, Any]) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    ann.fill_in("me", "open", *["bot"] * bots, **table)
    address = ann.part("invite-link").input_value()
    ben.go(address)
    ben.sit_down(1)

    people = {"0": Hurried(ann), "1": Hurried(ben)}
    for person in (ann, ben):
        person.wait("[data-state=running]")
        person.speed("now")
    while (seat := next_to_decide(ann)) in people:
        people[seat].decide()
        ann.catch_up_with(people[seat].person)

    finals = [final_score(person) for person in (ann, ben)]
    assert finals[0] == finals[1]
    for person in (ann, ben):
        expect(person.part("chart")).to_be_visible()
    assert len(ann.watch.sockets) == 1
    assert len(ben.watch.sockets) == 2, "one as a stranger, and another one when he had sat down"
    assert all(hurried.decisions > 10 for hurried in people.values())


def next_to_decide(person: Person) -> str:
    """Return the seat of the person to move, or `over`."""
    found = person.page.wait_for_function(NEXT, arg=["0", "1"])
    return str(found.json_value())


def final_score(person: Person) -> tuple[str, str]:
    """Return the displayed result, with the winners and everybody's points by source."""
    result = person.part("result")
    result.wait_for()
    return result.locator(".won").inner_text(), result.get_by_test_id("scores").inner_text()
