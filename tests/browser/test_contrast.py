"""Text in pictures is readable in light and dark colours, on the map, on desks and pieces, and in the chart."""

from __future__ import annotations

from typing import Final, Literal

from tests.browser.conftest import Meet
from tests.browser.contrast import letters
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.touring import finished

SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")


def test_letters_in_pictures(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.make_table("me", "bot", "bot", "bot", "bot")
    ann.wait("[data-state=running]")
    ann.speed("now")
    ann.wait_for_turn()
    assert weak(ann, "at the beginning", least=100) == []
    finished(ann)
    ann.open_panel("desks")
    assert weak(ann, "at the end", least=100) == []
    ann.open_panel("scores")
    ann.press("show-growth")
    ann.part("chart").wait_for()
    assert weak(ann, "in the chart", least=5) == []


def weak(person: Person, where: str, least: int) -> list[str]:
    """Return texts with too little contrast in light or dark colours. At least `least` texts must be found."""
    hard: list[str] = []
    for scheme in SCHEMES:
        person.page.emulate_media(color_scheme=scheme)
        found = letters(person)
        assert len(found) >= least
        hard += [f"{where}, {scheme}: {one.said!r} {one.contrast:.2f}" for one in found if not one.enough]
    return hard
