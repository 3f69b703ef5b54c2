"""Light and dark colours, chosen by the system or the user, and the printed final score."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from kontor.core import parse
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving
from tests.browser.touring import GOLDEN

AT_FIRST = """new MutationObserver((_, observer) => {
  if (!document.body) return
  observer.disconnect()
  requestAnimationFrame(() => (window.atFirst = getComputedStyle(document.documentElement).colorScheme))
}).observe(document, { childList: true, subtree: true })"""
"""JavaScript that returns the colour scheme of the first painted frame, which waits for the stylesheet."""
COLOUR = "(selector) => getComputedStyle(document.querySelector(selector)).{}"
PAGES = ("/", "/new", "/rules/hansa/A1")


def lightness(colour: str) -> float:
    """Return the lightness of a computed colour, from 0 to 1."""
    return sum(map(int, re.findall(r"\d+", colour)[:3])) / 765


def ground(person: Person) -> float:
    return lightness(person.page.evaluate(COLOUR.format("backgroundColor"), "html"))


def sea(person: Person) -> float:
    """Return the colour of the sea, to check that the board is repainted too."""
    return lightness(person.page.evaluate(COLOUR.format("stroke"), "main svg .deep"))


def choose(person: Person, theme: str) -> None:
    person.press("open-settings")
    person.part("theme").locator(f"input[value={theme}]").check(force=True)
    person.page.keyboard.press("Escape")
    person.part("settings").wait_for(state="detached")


def test_it_looks_as_the_system_does(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", dark=True)
    for page in PAGES:
        ann.go(page)
        ann.part("open-settings").wait_for()
        assert ground(ann) < 0.2, page
    ann.make_table("me", "bot", "bot")
    ann.wait_for_turn()
    assert ground(ann) < 0.2 and sea(ann) < 0.3
    ann.page.emulate_media(color_scheme="light")
    assert ground(ann) > 0.8 and sea(ann) > 0.7


def test_or_as_one_likes_without_a_flash_of_the_other(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann")
    ann.page.add_init_script(AT_FIRST)
    ann.go("/")
    ann.part("open-settings").wait_for()
    assert ann.page.evaluate("window.atFirst") == "light dark"
    choose(ann, "dark")
    assert ground(ann) < 0.2
    for page in PAGES:
        ann.go(page)
        assert ann.page.evaluate("document.documentElement.dataset.theme") == "dark"
        ann.part("open-settings").wait_for()
        assert ann.page.evaluate("window.atFirst") == "dark"
    ann.make_table("me", "bot", "bot")
    ann.wait_for_turn()
    assert sea(ann) < 0.3
    choose(ann, "light")
    ann.page.emulate_media(color_scheme="dark")
    assert sea(ann) > 0.7
    choose(ann, "system")
    assert sea(ann) < 0.3


def test_the_final_score_on_paper(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", dark=True)
    record = parse((GOLDEN / "hansa-standard_2_3-3-missions-cities.kontor").read_text("utf-8"))
    record.seats = ["Ann", "Lene", "Matz"]
    ann.open_table(ann.store_record(record.write()))
    ann.part("result").get_by_test_id("chart").wait_for()
    ann.page.evaluate("() => { window.print = () => (window.printed = true) }")
    ann.press("result-print")
    assert ann.page.evaluate("window.printed")
    ann.page.emulate_media(media="print")
    sheet = ann.part("result")
    expect(sheet.locator("h1")).to_have_text("Hansa Teutonica")
    expect(sheet).to_contain_text(re.compile(r"(?=.*\d{4})(?=.*Ann)(?=.*Lene)(?=.*Matz)"))
    assert sorted(row.split(".")[0].strip() for row in sheet.locator("li").all_inner_texts())[0] == "1"
    expect(sheet.get_by_test_id("scores")).to_be_visible()
    expect(sheet.get_by_test_id("chart")).to_be_visible()
    for hidden in ("result-close", "result-print", "prompt", "open-settings"):
        expect(ann.part(hidden)).to_be_hidden()
    assert ground(ann) == 1, "paper is white, also by night"
    pages = re.findall(rb"/Type\s*/Page\b", ann.page.pdf(format="A4", print_background=True))
    assert len(pages) == 1
