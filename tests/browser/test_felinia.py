"""Felinia in the browser: two people play with two bots by clicking highlighted places, until bots take over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.people import Person, Sight
from tests.browser.serving import Serving

WANTED = ("province:", "bonus:", "market:", "stall:", "berth:", "circles:")
"""Places that a player in a hurry clicks first."""
ROUND = 3 if FULL else 2
"""Round in which bots take over."""
BOTH = """() => {
  const { state, actor } = document.querySelector('[data-testid=table-page]').dataset
  return state === 'over' || ['0', '1'].includes(actor) ? actor || state : false
}"""
LOOKS = """() => [...document.querySelectorAll('[data-place^="want:"] [data-sprite]')].map((one) => ({
  lacking: one.dataset.symbol === 'lack' || one.querySelector('[opacity]') !== null,
  name: one.getAttribute('aria-label') }))"""
"""JavaScript that returns the appearance and the text of a ship's costs."""
EDGE = 4
"""Maximum number of pixels by which the bar may overlap the edge of the board."""
HANGING = """() => {
  const [line, board] = ['header', 'main'].map((part) => document.querySelector(part).getBoundingClientRect())
  return document.querySelector('.buttons.alone') ? 0 : line.bottom - board.top
}"""
"""JavaScript that returns the number of pixels by which the bar covers the board. If only buttons can be pressed, the
bar may cover it.
"""


def decide(person: Person) -> str:
    """Click a lit place or a button. Returns what was clicked."""
    person.wait_for_turn()
    wanted = choice(person.sight())
    if ":" in wanted:
        person.pick(wanted)
    else:
        person.do(wanted)
    return wanted


def choice(sight: Sight) -> str:
    boarding = [button for button in sight.buttons if button.startswith("board")]
    if boarding:
        return boarding[0]
    for kind in WANTED:
        for place in sight.lit:
            if place.startswith(kind):
                return place
    return next(button for button in ("done", "decline", "stop", *sight.buttons) if button in sight.buttons)


def next_of(ann: Person, people: dict[str, Person]) -> Person:
    """Return the person to move."""
    return people[str(ann.page.wait_for_function(BOTH).json_value())]


def begins(person: Person, name: str) -> bool:
    """Return whether a round begins with this person's decision. Only prompts for bids contain its number."""
    person.wait_for_turn()
    return name in person.prompt()


def test_two_people_and_two_bots(server: Serving, meet: Meet) -> None:
    ann, ben = meet(server, "Ann"), meet(server, "Ben")
    ann.fill_in("me", "open", "bot", "bot", game="felinia", board="expert")
    ben.go(ann.part("invite-link").input_value())
    ben.sit_down(1)
    people = {"0": ann, "1": ben}
    for person in people.values():
        person.wait("[data-state=running]")
        person.speed("now")
    clicked = []
    while not begins(person := next_of(ann, people), f"Round {ROUND}"):
        clicked.append(decide(person))
        ann.catch_up_with(person)
    assert {place.partition(":")[0] for place in clicked} >= {"stall", "market"}

    wants = ann.page.evaluate(LOOKS)
    assert wants and all(one["lacking"] != ("(you have" in one["name"]) for one in wants), wants

    for person in people.values():
        person.open_panel("seats")
        person.part("seat", mine="yes").get_by_test_id("seat-bot").click()
        person.press("confirm-yes")
    for person in people.values():
        person.wait("[data-state=over]")
        expect(person.part("result").get_by_test_id("scores")).to_be_visible()


def test_what_is_to_do_leaves_a_phone_its_board(server: Serving, meet: Meet) -> None:
    """The bar leaves room for the board on a phone. German has the longest texts, and two buttons have at most two
    lines each.
    """
    ann = meet(server, "Ann", phone=True, language="de")
    ann.make_table("me", "bot", "bot", "bot", game="felinia", board="expert")
    ann.wait("[data-state=running]")
    ann.speed("now")
    while not begins(ann, f"Runde {ROUND}"):
        assert ann.page.evaluate(HANGING) <= EDGE, (ann.prompt(), ann.sight().buttons)
        decide(ann)
