"""Bots' moves are shown one after another at a chosen speed, and can be skipped."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Meet
from tests.browser.people import NEWEST, PRESENTATION
from tests.browser.serving import Serving

NOTE = """() => {
  const page = document.querySelector('[data-testid=table-page]')
  window.shown = []
  new MutationObserver(() => window.shown.push(Number(page.dataset.sequence)))
    .observe(page, { attributes: true, attributeFilter: ['data-sequence'] })
}"""


def test_one_after_another(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", calm=False)
    ann.make_table("me", "bot", "bot", "bot")
    ann.speed("fast")
    ann.wait_for_turn()
    before = ann.sequence
    ann.page.evaluate(NOTE)
    ann.do("end")
    ann.wait_for_turn()
    shown = ann.page.evaluate("window.shown")
    assert shown == list(range(before + 1, ann.sequence + 1))
    assert len(shown) > 3, "every bot has done something"


def test_skipped(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", calm=False)
    ann.make_table("me", "bot", "bot", "bot")
    ann.wait("[data-state=running]")
    ann.speed("now")
    ann.wait_for_turn()
    ann.speed("slow")
    ann.page.evaluate(NOTE)
    ann.do("end")
    ann.page.wait_for_function(f"() => {NEWEST} > {PRESENTATION} + 1")
    assert ann.attribute("ready") == "no"
    assert not ann.sight().lit
    ann.press("skip")
    ann.speed("now")
    ann.wait_for_turn()
    assert str(ann.sequence) == ann.attribute("newest")
    expect(ann.part("skip")).to_be_hidden()
    shown = ann.page.evaluate("window.shown")
    assert shown == sorted(shown)
    assert len(shown) < shown[-1] - shown[0] + 1, "something was left out"
