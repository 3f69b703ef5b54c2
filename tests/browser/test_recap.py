"""The other players' moves since your last turn are marked on the board, listed, and replayed."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import PATIENCE, Person
from tests.browser.serving import Serving


def movers(person: Person) -> set[str]:
    """Return the seats whose moves are marked on the board."""
    return set(person.page.locator("[data-mover]").evaluate_all("(all) => all.map((one) => one.dataset.mover)"))


def test_moves_of_others_are_marked_and_listed_until_you_act(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "bot", "bot")
    ann.wait("[data-state=running]")
    ann.speed("now")
    ann.wait_for_turn()
    ann.do("end")
    ann.wait_for_turn()
    newest = ann.sequence
    assert movers(ann) and movers(ann) <= {"1", "2"}

    ann.press("recap-open")
    recap = ann.part("recap")
    expect(recap).to_be_visible()
    expect(recap.get_by_role("heading", level=2)).to_have_count(3)
    expect(recap.get_by_role("listitem")).not_to_have_count(0)
    ann.press("recap-close")
    ann.touch(ann.part("log-line").first)
    ann.wait_past(newest)
    assert ann.sequence < newest
    assert movers(ann) == set(), "a past position has no marks"
    ann.press("to-present")
    ann.wait_for_turn()
    assert movers(ann)

    ann.press("recap-open")
    ann.press("recap-replay")
    expect(ann.part("replay-play")).to_have_attribute("aria-label", "Play", timeout=PATIENCE)
    ann.wait_for_turn()
    assert ann.sequence == newest, "the replay has come back to the present"

    free = next(place for place in ann.sight().empty if place.startswith("post:"))
    ann.pick(free, f"place trader {free.removeprefix('post:')}")
    ann.wait_for_turn()
    assert movers(ann) == set()
    expect(ann.part("recap-open")).to_have_count(0)


LATER = "{ const now = Date.now; Date.now = () => now() + 2 * 60 * 60 * 1000 }"
"""JavaScript that simulates that two hours have passed."""


def test_the_recap_opens_once_after_a_long_absence(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "bot", "bot")
    ann.speed("now")
    ann.wait_for_turn()
    ann.do("end")
    ann.wait_for_turn()
    expect(ann.part("recap")).to_have_count(0)
    ann.page.add_init_script(LATER)
    ann.page.reload()
    expect(ann.part("recap")).to_be_visible()
    ann.press("recap-close")
    ann.page.reload()
    ann.wait_for_turn()
    expect(ann.part("recap")).to_have_count(0)
