"""The analysis of a finished game in a real browser: win probabilities, turning points, and the cost of a step."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from kontor.core import parse
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.test_axe import violations
from tests.browser.test_replay import GOLDEN, sees

SHORT = GOLDEN / "pfeffersaecke-central_europe-3-standstill.kontor"

NOW = "Number(document.querySelector('[data-testid=chances-now]').getAttribute('x1'))"
"""JavaScript that returns the position of the current step in the chart."""


def finished() -> str:
    record = parse(SHORT.read_text(encoding="utf-8"))
    record.seats = ["Ann", "Ben", "Cat"]
    return record.write()


def analyse(person: Person) -> None:
    """Start the analysis from the replay, which opens its panel."""
    person.press("result-replay")
    sees(person, 1)
    person.press("replay-analyse")
    person.part("analysis", state="done").wait_for()


def chances(person: Person) -> list[int]:
    """Return the win probabilities in the legend for the current step."""
    legend = person.part("chances").locator("figcaption")
    expect(legend).to_contain_text("%")
    return [int(found) for found in re.findall(r"(\d+)\s?%", legend.inner_text())]


def test_a_finished_game_in_hindsight(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    table = ann.store_record(finished())
    ann.open_table(table)
    expect(ann.part("result").get_by_test_id("analyse")).to_be_visible()
    analyse(ann)
    start = chances(ann)
    assert 98 <= sum(start) <= 102 and max(start) < 100

    turn = ann.part("turning-point").first
    sequence = int(turn.get_attribute("data-sequence") or 0)
    cost = re.findall(r"Cost (\d+)\s?%", turn.inner_text())
    better = re.findall(r"Better: ([^:\n]+)", turn.inner_text())  # the action, without its reasons
    turn.focus()
    ann.page.keyboard.press("Enter")
    sees(ann, sequence)
    expect(turn).to_have_attribute("aria-current", "step")
    judged = ann.part("replay").get_by_test_id("judged")
    expect(judged).to_have_attribute("data-cost", cost[0])
    expect(judged).to_contain_text(better[0])

    now = ann.part("chances-now")
    before = now.get_attribute("x1") or ""
    ann.press("replay-forward")
    expect(now).not_to_have_attribute("x1", before)
    chart = ann.part("chances").locator("svg").first
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": 100})
    ann.page.wait_for_function(f"(half) => Math.abs({NOW} - half) < 6", arg=box["width"] / 2)

    ann.part("chances-in-numbers").locator("summary").click()
    assert violations(ann) == []
    ann.part("chances-in-numbers").get_by_role("button").last.click()
    ann.wait("[data-past=no]")
    assert sorted(chances(ann))[-1] in (33, 50, 100), "the last chances are the result"

    ann.press("show-result")
    expect(ann.part("result").get_by_test_id("turning-point").first).to_be_visible()
    ben = meet(server, "Ben", phone=True)
    it_fits_a_phone(ben, ben.store_record(finished()) if ben.static else table)


def it_fits_a_phone(ann: Person, table: str) -> None:
    """The analysis fits on a phone. The server analyses a table only once, for all users."""
    ann.open_table(table)
    analyse(ann)
    ann.press("turning-point", sequence=ann.part("turning-point").first.get_attribute("data-sequence"))
    expect(ann.part("replay").get_by_test_id("judged")).to_contain_text("Better:")
    for part in ("replay", "analysis", "chances"):
        box = ann.part(part).bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ann.page.evaluate("scrollY") < 2, "only the panel has moved"
    assert violations(ann) == []
