"""Every page in every language. The browser or the user chooses the language, and it applies immediately."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import kontor
from kontor.words import Handbook, Words, languages
from tests.battery.configurations import FULL
from tests.browser.conftest import Meet
from tests.browser.people import Person
from tests.browser.serving import Serving

ROUTE = "route:Hamburg-Lüneburg"
WORDS = kontor.game("hansa").folder() / "words"
NAMES = ("Ann", "Ben", "Cat", "Dan")
SEATS = ("me", "me:Ben", "me:Cat", "me:Dan")
SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"


TOURS = [(language, phone) for language in languages() for phone in (False, True)]
SHORT_TOURS = [(language, bool(number % 2)) for number, language in enumerate(languages())]
"""Combinations with each language once and each screen size twice."""


@pytest.mark.parametrize(("language", "phone"), TOURS if FULL else SHORT_TOURS)
def test_a_tour_of_the_pages(server: Serving, meet: Meet, language: str, phone: bool) -> None:
    ann = meet(server, "Ann", phone=phone, language=language)
    say = Words(language, [WORDS], NAMES).say
    ann.go("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    expect(ann.part("lobby")).to_contain_text(say("hansa-about"))
    assert not ann.page.evaluate(SIDEWAYS)
    ann.go("/new")
    expect(ann.part("new-page")).to_contain_text(say("hansa-board-name-standard_4_5"))
    assert not ann.page.evaluate(SIDEWAYS)
    ann.make_table(*SEATS)
    ann.wait_for_turn()
    expect(ann.part("prompt")).to_contain_text(say("hansa-actions", actions=2))
    if not phone:  # a finger that misses a route hits a post beside it
        ann.click_place(ROUTE)
        expect(ann.part("why-reason").first).to_contain_text(say("hansa-route-not-own", route="Hamburg-Lüneburg"))
    assert not ann.page.evaluate(SIDEWAYS)
    ann.go("/rules/hansa/D6")
    title = Handbook.of(WORDS.parent, language).find("D6").title
    expect(ann.part("rule", rule="D6")).to_contain_text(title)
    assert not ann.page.evaluate(SIDEWAYS)


def test_another_language_at_any_time_without_loading_anew(server: Serving, meet: Meet) -> None:
    ann = meet(server, "Ann", language="de-AT")
    table = ann.make_table(*SEATS)
    ann.wait_for_turn()
    ann.page.evaluate("window.stays = true")
    for language in ("fr", "it", "en", "de"):
        choose(ann, language)
        said = Words(language, [WORDS], NAMES)
        seat = int(ann.attribute("actor") or 0)
        expect(ann.part("prompt")).to_contain_text(said.say("hansa-actions", actions=2))
        expect(ann.page.locator("html")).to_have_attribute("lang", language)
        assert said.say("hansa-turn", seat=seat, actions=2) in ann.log()
    assert ann.page.evaluate("window.stays")
    choose(ann, "it")
    ann.open_table(table)
    ann.wait_for_turn()
    expect(ann.page.locator("html")).to_have_attribute("lang", "it")


def choose(person: Person, language: str) -> None:
    person.open_panel("seats")
    person.part("language").select_option(language)
