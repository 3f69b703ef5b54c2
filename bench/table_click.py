"""Measures the latency from a click in one browser to the change in another, with two people at one table.

The measurement starts when the page receives the click, and stops after the first frame in which the other page shows
the change. Both pages show other players' moves at once; otherwise, the measurement would include the pause between
animated moves.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from bench.table_server import scratch, served
from tests.browser.chromium import FLAGS, find
from tests.browser.people import TABLE, Person
from tests.browser.playing import Hurried

NOTE_CLICKS = """addEventListener('click', (event) => {
  window.clicked = Date.now() - (performance.now() - event.timeStamp)
}, true)"""

NOTE_CHANGES = """(page) => {
  window.seen = {}
  new MutationObserver(() => {
    const sequence = page.dataset.sequence
    requestAnimationFrame(() => setTimeout(() => (window.seen[sequence] ??= Date.now())))
  }).observe(page, { attributeFilter: ['data-sequence'] })
}"""


def measure(clicks: int, client: Path) -> list[float]:
    """Measure the milliseconds from each click in one browser to the change in the other."""
    with scratch() as folder, served(str(folder / "kontor.sqlite"), client) as serving, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        try:
            return _clicked(browser, serving.url, clicks)
        finally:
            browser.close()


def _clicked(browser: Browser, url: str, clicks: int) -> list[float]:
    """Play a game with two people and a bot. The person to move clicks, and the other person watches."""
    people = [Person(browser, url, name) for name in ("Ann", "Ben")]
    ann, ben = people
    for person in people:
        person.page.add_init_script(NOTE_CLICKS)
    table = ann.make_table("me", "open", "bot")
    ben.open_table(table)
    ben.sit_down(1)
    for person in people:
        person.wait("[data-state=running]")
        person.speed("now")
        person.page.locator(TABLE).evaluate(NOTE_CHANGES)
    playing = [Hurried(person) for person in people]
    return [_click(people, playing) for _ in range(clicks)]


def _click(people: list[Person], playing: list[Hurried]) -> float:
    """Click a person's next decision and return the latency to the other page."""
    people[0].wait(*(f'[data-actor="{seat}"]' for seat in range(len(people))))
    actor = int(people[0].attribute("actor") or 0)
    clicking, looking = people[actor], people[1 - actor]
    clicking.wait_for_turn()
    sequence = clicking.sequence + 1
    playing[actor].decide()
    seen = looking.page.wait_for_function("(sequence) => window.seen[sequence]", arg=sequence)
    return float(seen.json_value()) - float(clicking.page.evaluate("window.clicked"))
