"""A whole game on a phone by touch. Places that are too close together on the small map are chosen from the list."""

from __future__ import annotations

from playwright.sync_api import expect

from kontor.core import parse
from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.people import ANSWERS, POINT, Person, past
from tests.browser.playing import Hurried
from tests.browser.serving import Serving
from tests.browser.touring import FINISHED, GOLDEN

DECISIONS = None if FULL else 15
"""Number of decisions after which the game stops, unless it is played to the end. The result is then taken from a
record.
"""
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


FREE = "({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-zone]') != null"
"""True if the board is not covered at this point, for example by buttons."""


class HurriedFinger(Hurried):
    """A player who taps places, and uses the list of all actions if the tap selected another place."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.tapped = 0
        """Number of decisions made by tapping the board."""

    def decide(self) -> None:
        self.person.wait_for_turn()
        self.decisions += 1
        wanted = self._wanted(self.person.sight())
        if ":" not in wanted:
            self.person.do(wanted)
        elif self.person.part("put-back").is_visible():  # picked up by mistake: a tap beside the mark would put it back
            self.person.do(self.action_at(wanted))
        elif self._tap(wanted):
            self.tapped += 1
        else:
            self.person.do(self.action_at(wanted))

    def _tap(self, place: str) -> bool:
        sequence = self.person.sequence
        if not self.person.page.evaluate(FREE, self.person.page.evaluate(POINT, place)):
            return False
        self.person.click_place(place)
        self.person.wait_to_see(past(sequence), *ANSWERS)
        if self.person.part("chooser").is_visible():
            self.person.part("chooser-item").first.tap()
        elif self.person.sequence == sequence:
            self.person.part("prompt").tap()
            self.person.page.locator(", ".join(ANSWERS)).wait_for(state="detached")
            return False
        self.person.wait_past(sequence)
        return True


def test_a_whole_game_by_touch(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", phone=True)
    ann.make_table("me", "bot", "bot", "bot", "bot")
    ann.wait("[data-state=running]")
    ann.speed("now")
    hurried = HurriedFinger(ann)
    while turn_or_end(ann) == "turn" and hurried.decisions != DECISIONS:
        hurried.decide()
        assert not ann.page.evaluate(SIDEWAYS)
        expect(ann.part("prompt")).to_be_in_viewport()
    assert hurried.tapped > 5
    if not FULL:
        ann.open_table(ann.store_record(record()))

    result = ann.part("result")
    expect(result).to_be_visible()
    expect(result.get_by_test_id("scores")).to_contain_text("Ann")
    assert not ann.page.evaluate(SIDEWAYS)
    ann.press("result-close")
    expect(result).to_be_hidden()


def record() -> str:
    """Create a table with a finished game of Ann."""
    played = parse((GOLDEN / FINISHED).read_text("utf-8"))
    played.seats = ["Ann", "Ben", "Cat", "Dan", "Eve"]
    return played.write()


def turn_or_end(person: Person) -> str:
    person.wait("[data-ready=yes]", "[data-state=over]")
    return "turn" if person.attribute("state") == "running" else "end"
