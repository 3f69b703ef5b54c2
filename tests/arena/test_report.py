"""Figures of games that can be counted by hand, and the resulting report."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import kontor
from kontor.arena.contest import Job
from kontor.arena.figures import by_name, by_seat, spread
from kontor.arena.intervals import wilson
from kontor.arena.page import match_page, pile_page
from kontor.arena.played import GameSummary
from kontor.arena.report import Crash, Report
from kontor.arena.summary import Summary
from kontor.arena.telling import Telling
from kontor.core import rank
from kontor.words import Words, languages
from kontor.words.numbers import decimal, percent
from tests.arena.fakes import contest, quick


def played(number: int, names: list[str], scores: list[int], end: str = "cities") -> GameSummary:
    sources = [{"prestige": score - 1, "network": 1} for score in scores]
    return GameSummary(
        number,
        names,
        rank(end, scores),
        400 + number,
        sources,
        [{"place": 2, "end": seat} for seat in range(len(names))],
    )


FOUR = [
    played(0, ["j", "a", "a", "a"], [30, 20, 10, 5]),
    played(1, ["a", "j", "a", "a"], [10, 30, 30, 5]),
    played(2, ["a", "a", "j", "a"], [40, 20, 10, 5], "prestige"),
    played(3, ["a", "a", "a", "j"], [10, 20, 20, 41]),
]


def test_a_shared_win_is_divided_equally() -> None:
    figures = by_name(FOUR)
    assert figures["j"].wins == 2.5 and figures["j"].win_share == 2.5 / 4
    assert figures["a"].wins == 1.5 and figures["a"].win_share == 1.5 / 12
    assert figures["j"].ranks == [3, 0, 1, 0] and figures["a"].ranks == [2, 4, 2, 4]
    assert (figures["a"].games, figures["a"].seats) == (4, 3)


def test_intervals_count_games_and_not_seats() -> None:
    figures = by_name(FOUR)
    assert figures["j"].interval == wilson(2.5, 4)
    low, high = wilson(1.5, 4)
    assert figures["a"].interval == pytest.approx((low / 3, high / 3))
    assert figures["a"].interval.high + figures["j"].interval.low / 3 == pytest.approx(
        1 / 3
    )  # each wins what the other loses


def test_a_bot_in_every_seat_has_the_fair_share() -> None:
    same = by_name([game._replace(names=["a"] * 4) for game in FOUR])["a"]
    assert same.win_share == 0.25 and same.interval == (0.25, 0.25)


def test_seats() -> None:
    seats = by_seat(FOUR)
    assert list(seats) == [0, 1, 2, 3]
    assert [one.wins for one in seats.values()] == [2, 0.5, 0.5, 1]


def test_sources_of_points() -> None:
    figures = by_name(FOUR)["j"]
    assert figures.sources == {"prestige": pytest.approx(27.75 - 1), "network": 1}
    assert figures.kinds == {"place": 2, "end": 1.5}
    assert spread(figures.scores).form() == {
        "least": 10, "lower": 25, "median": 30, "upper": 32.75, "most": 41, "mean": 27.75,
    }  # fmt: skip
    assert spread([7]).form() == dict.fromkeys(("least", "lower", "median", "upper", "most", "mean"), 7)


@pytest.fixture(scope="module")
def report() -> Report:
    match = contest("journeyman,apprentice,apprentice,apprentice")
    games = [quick(match, number, lambda _: None) for number in range(60)]
    mirror = [quick(match.mirror(), number, lambda _: None) for number in range(8)]
    crash = Crash(Job("match", 7), "ValueError: <no> luck", "crashed & gone.kontor")
    return Report(match, 61, Summary(games), Summary(mirror), [crash])


def test_the_json_report(report: Report) -> None:
    form = report.form()
    assert (form["game"], form["players"], form["asked"], form["games"], form["compiled"]) == (
        "hansa",
        4,
        61,
        60,
        False,
    )
    one, other = form["bots"]
    assert (one["bot"], one["games"], one["budget"]) == ("journeyman", 60, None)
    assert one["interval"][0] < one["win_share"] < one["interval"][1]
    assert one["win_share"] > form["fair_share"] == 0.25 > other["win_share"]
    assert one["rating_interval"][0] < one["rating"] < one["rating_interval"][1]
    assert one["rating"] + other["rating"] == pytest.approx(3000)
    assert one["wins"] + other["wins"] == pytest.approx(60, abs=0.02) and sum(one["ranks"]) == 60
    assert sum(seat["wins"] for seat in form["seats"]) == pytest.approx(60, abs=0.02)
    assert form["ends"] == {"cities": 60} and len(form["played"]) == 60
    assert form["mirror"]["games"] == 8 and len(form["mirror"]["bots"]) == 4
    assert form["crashes"][0]["record"] == "crashed & gone.kontor"


class Page(HTMLParser):
    """Parser that checks that every element is closed, and collects the attributes."""

    VOID = ("meta",)

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", languages())
def test_the_page_needs_nothing_from_outside(report: Report, language: str) -> None:
    words = Words(language, [kontor.game("hansa").folder() / "words"])
    page = match_page(report, Telling(words, "hansa"), "Journeyman <b>", ["one & all"])
    parsed = Page(page)
    assert parsed.open == []
    tags = {tag for tag, _ in parsed.seen}
    assert tags.isdisjoint({"script", "link", "img", "iframe", "object", "b"}) and "svg" in tags
    assert not any(name in attrs for _, attrs in parsed.seen for name in ("href", "src", "style", "onload"))
    assert not re.search(r"https?:|url\(|@import", page)
    assert f'<html lang="{language}">' in page and "prefers-color-scheme: dark" in page
    assert "Journeyman &lt;b&gt;" in page and "one &amp; all" in page and "&lt;no&gt; luck" in page
    assert all(attrs.get("aria-label") for tag, attrs in parsed.seen if tag == "svg" and attrs.get("role") == "img")


def test_the_plots_show_the_counts(report: Report) -> None:
    words = Words("en", [kontor.game("hansa").folder() / "words"])
    page = match_page(report, Telling(words, "hansa"), "Match", [])
    one = report.standings[0]
    assert f"{one.figures.win_share:.1%}" in page and f"{one.rating.points:,.0f}" in page
    inside = [float(x) for x in re.findall(r' (?:x|x1|x2|cx)="([-\d.]+)"', page)]
    assert inside and min(inside) >= 0 and max(inside) <= 360


def test_the_page_for_a_single_game() -> None:
    words = Words("en", [kontor.game("hansa").folder() / "words"])
    tell = Telling(words, "hansa")
    nameless = FOUR[0]._replace(names=[""] * 4)
    page = pile_page([("Pile", Summary([nameless]), tell)], "Title", [], "en")
    assert Page(page).open == [] and "All players" in page and ">j<" not in page
    assert ">j<" in pile_page([("Pile", Summary(FOUR), tell)], "Title", [], "en")


def test_numbers_follow_the_language() -> None:
    assert (decimal(1234.56, 1, "en"), decimal(1234.56, 1, "de")) == ("1,234.6", "1.234,6")
    assert (percent(0.625, 1, "en"), percent(0.625, 1, "de")) == ("62.5%", "62,5\xa0%")
    assert percent(0.5, 0, "it") == "50%"
