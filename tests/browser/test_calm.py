"""People who prefer reduced motion see no animations, and everybody else does."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Meet
from tests.browser.serving import Serving

POST = "post:Minden-Brunswiek 2"
WATCH = """() => {
  const animate = Element.prototype.animate
  window.moved = []
  Element.prototype.animate = function (frames, options) {
    window.moved.push('flight')
    return animate.call(this, frames, options)
  }
  const note = (event) => window.moved.push(`${event.type} ${event.propertyName ?? event.animationName}`)
  addEventListener('transitionrun', note, true)
  addEventListener('animationstart', (event) => {
    const long = event.target.getAnimations().some((one) => one.effect.getComputedTiming().duration > 1)
    if (long) note(event)
  }, true)
  const scroll = Element.prototype.scrollTo
  Element.prototype.scrollTo = function (options) {
    if (options?.behavior === 'smooth') window.moved.push('scroll')
    return scroll.call(this, options)
  }
}"""


@pytest.mark.parametrize("calm", [True, False])
def test_nothing_moves_for_who_wants_it_calm(server: Serving, meet: Meet, calm: bool) -> None:
    ann = meet(server, "Ann", calm=calm)
    ann.make_table("me", "me:Ben", "me:Cat", "me:Dan")
    ann.wait_for_turn()
    ann.page.evaluate(WATCH)
    ann.pick(POST, "place trader Minden-Brunswiek 2")
    ann.wait_for_turn()
    ann.page.get_by_label("Zoom in").click()
    ann.page.get_by_label("Show the whole map").click()
    ann.open_panel("rules")
    ann.part("rule").first.wait_for()
    ann.press("action-button", action="end")
    ann.part("confirm").wait_for()
    ann.press("confirm-no")
    moved = ann.page.evaluate("window.moved")
    if calm:
        assert moved == []
    else:
        assert "flight" in moved and "transitionrun transform" in moved
