"""Every page in every state is one that axe has nothing to say against: names, roles, order, contrast."""

from __future__ import annotations

from typing import Any
from zlib import crc32

import pytest

from scripts.client import WEB
from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.touring import tour

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


KINDS = {"desktop-light": (False, False), "phone-dark": (True, True)}
"""Each size and each theme once; with KONTOR_FULL=1 every pair of them."""
SHARED = not FULL
"""A look takes two seconds: one of the two kinds looks at each state, unless all are asked for."""
if FULL:
    KINDS |= {"desktop-dark": (False, True), "phone-light": (True, False)}


@pytest.mark.parametrize(("phone", "dark"), KINDS.values(), ids=KINDS)
def test_every_page_in_every_state(server: Serving, meet: Meet, phone: bool, dark: bool) -> None:
    ann = meet(server, "Ann", phone=phone, dark=dark)
    ann.watch.allow(r"/api/(tables|seats)/")  # of the pages that are about what is not there
    found: list[str] = []
    seen: list[str] = []

    def look(state: str) -> None:
        if SHARED and crc32(state.encode()) % 2 == phone:
            return
        seen.append(state)
        found.extend(f"{state}: {fault}" for fault in violations(ann))

    tour(server, ann, look)
    assert found == []
    assert len(seen) > (12 if SHARED else 30)


def violations(person: Person) -> list[str]:
    """In words: the rule that is broken, and where."""
    settle(person)
    person.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    result: dict[str, Any] = person.page.evaluate(RUN)
    return [
        f"{rule['id']} ({rule['help']}) at {node['target']}: {node['failureSummary']}"
        for rule in result["violations"]
        for node in rule["nodes"][:3]
    ]


def settle(person: Person) -> None:
    """Until nothing fades in or out any more: half of a colour is another contrast."""
    person.page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
