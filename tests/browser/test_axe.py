"""Axe finds no accessibility problems on any page in any state."""

from __future__ import annotations

import json
from typing import Any, Literal
from zlib import crc32

import pytest

from scripts.client import WEB
from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.touring import PARTS, settle

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, Theme] = ("light", "dark")
RUN = "(part) => axe.run(part, { resultTypes: ['violations'] })"
WITHOUT_BOARD = {"exclude": [["[data-zone]"]]}
SEEN_BEFORE = (
    "a chooser", "all actions", "a question", "the panel", "how the scores grew", "the list of keys", "asked for",
    "a toast", "no connection", "hints", "a recap",
)  # fmt: skip
"""States that show the same board as another state. A board has thousands of elements, so axe checks it only once."""


KINDS: dict[str, tuple[bool, Theme | None]] = {"desktop": (False, None)}
"""Screen size and theme. Without a theme, each state is checked in one of the two themes. With KONTOR_FULL=1, every
size is checked in every theme.
"""
if FULL:
    KINDS = {
        f"{'phone' if phone else 'desktop'}-{theme}": (phone, theme) for phone in (False, True) for theme in THEMES
    }


STATES = {"around": 12, "learning": 9, "table": 18, "after": 9}
"""Minimum number of states in each part of the tour."""


@pytest.mark.slow
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("phone", "theme"), KINDS.values(), ids=KINDS)
def test_every_page_in_every_state(server: Serving, meet: Meet, phone: bool, theme: Theme | None, part: str) -> None:
    ann = meet(server, "Ann", phone=phone)
    ann.watch.allow(r"/api/(tables|seats)/")  # for the pages about missing tables and seats
    found: list[str] = []
    seen: list[str] = []

    def look(state: str) -> None:
        ann.page.emulate_media(color_scheme=theme or THEMES[crc32(state.encode()) % 2])
        seen.append(state)
        found.extend(f"{state}: {fault}" for fault in violations(ann, board=FULL or not state.startswith(SEEN_BEFORE)))

    PARTS[part](server, ann, look)
    assert found == []
    assert len(seen) >= STATES[part]


def violations(person: Person, board: bool = True) -> list[str]:
    """Return the violated rules with their elements, including the board or only in the page around it."""
    settle(person)
    person.page.evaluate(f"() => {{ if (!window.axe) {{ {AXE} }} }}")
    result: dict[str, Any] = person.page.evaluate(f"({RUN})({json.dumps(WITHOUT_BOARD) if not board else 'document'})")
    return [
        f"{rule['id']} ({rule['help']}) at {node['target']}: {node['failureSummary']}"
        for rule in result["violations"]
        for node in rule["nodes"][:3]
    ]
