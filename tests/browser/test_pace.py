"""What bots do is shown one move after another, as fast as one likes, and can be skipped."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Meet
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
    ann.do("end")
    expect(ann.page).to_have_title(re.compile("Your turn"))
    assert ann.attribute("ready") == "no", "it is not one's turn before one has seen what happened"
    assert ann.sequence < int(ann.attribute("newest") or 0)
    assert not ann.sight().lit
    ann.press("skip")
    ann.wait_for_turn()
    assert str(ann.sequence) == ann.attribute("newest")
    expect(ann.part("skip")).to_be_hidden()
