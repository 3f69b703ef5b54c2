"""Longer tests of the static page: a whole game without a network, an update between two versions, Firefox.

python -m pytest tests/browser/page_long.py    (`make test-all` runs them)
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import kontor
from kontor.core import parse, position_at
from tests.browser.conftest import Meet
from tests.browser.firefox import Firefox
from tests.browser.hosting import STORED, Hosting
from tests.browser.people import Person
from tests.browser.playing import Hurried
from tests.browser.serving import Entry, Serving
from tests.browser.test_axe import violations
from tests.browser.test_page import CONTROLLED, ONE, cut_off

CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('page-'))"
LOOK_FOR_UPDATE = "async () => { await (await navigator.serviceWorker.ready).update() }"
PAGE = "document.querySelector('[data-testid=table-page]')"
SEQUENCE = f"Number({PAGE}.dataset.sequence)"
READY = f"{PAGE}?.dataset.ready === 'yes'"
TURN_OR_END = f"{PAGE}?.dataset.state === 'over' ? 'over' : {READY} && 'turn'"
DECIDE = """new Promise((soon) => {
  const first = (name) => document.querySelector(`[data-testid=${name}]`)
  const next = first('confirm-yes') ?? first('chooser-item') ?? first('all-actions') ?? first('action-button')
  next?.click()
  setTimeout(soon, 50)
})"""
"""JavaScript that clicks towards the first of all actions."""
MIDDLE = 8
"""Number of decisions before the reload."""
CATCH_RECORD = """void (URL.createObjectURL = (file) => {
  void file.text().then((text) => (window.record = text))
  return 'data:,'
})"""
"""JavaScript that keeps the text of the next file to download."""
WHOLE_GAMES: list[dict[str, Any]] = [
    {"game": "hansa"},
    {"game": "hansa", "board": "britannia_3", "emperors_favour": True},
    {"game": "felinia", "board": "expert"},
    {"game": "pfeffersaecke"},
]
WAITING = "async () => (await navigator.serviceWorker.ready).waiting !== null"


@pytest.fixture
def host(client: Path, tmp_path: Path) -> Iterator[Hosting]:
    with Hosting(tmp_path / "host", client) as hosting:
        yield hosting
    assert hosting.complaints == ""


def newer(client: Path, folder: Path) -> Path:
    """Create a new version of the page: the same client with another theme script."""
    built = folder / "newer"
    shutil.copytree(client, built)
    with (built / "theme.js").open("a", encoding="utf-8") as script:
        script.write("document.documentElement.dataset.newer = 'yes'\n")
    return built


@pytest.mark.parametrize("wanted", WHOLE_GAMES, ids=lambda wanted: wanted.get("board", wanted["game"]))
def test_a_whole_game_without_a_network(host: Hosting, meet: Meet, wanted: dict[str, Any]) -> None:
    ann = meet(host, "Ann")
    ann.go("/")
    ann.part("lobby").wait_for()
    cut_off(ann)
    table = ann.make_table("me", "bot", "bot", **wanted)
    ann.speed("now")
    hurried = Hurried(ann)
    decisions = 0
    while True:
        ann.wait("[data-ready=yes]", "[data-state=over]")
        if ann.attribute("state") == "over":
            break
        decisions += 1
        if wanted["game"] == "hansa":
            hurried.decide()
        else:
            ann.do(ann.moments()[-1]["scene"]["choices"][0]["text"])
    expect(ann.part("result")).to_be_visible()
    assert decisions > 10
    stored = host.log(table)
    assert [entry.sequence for entry in stored] == list(range(1, len(stored) + 1))


def test_an_update_never_interrupts_a_game(host: Hosting, meet: Meet, client: Path, tmp_path: Path) -> None:
    ann = meet(host, "Ann")
    ann.go("/")
    ann.part("lobby").wait_for()
    ann.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    table = ann.make_table("me", "bot", "bot")
    ann.speed("now")
    ann.wait_for_turn()
    [before] = ann.page.evaluate(CACHES)

    host.publish(newer(client, tmp_path))
    ann.page.evaluate(LOOK_FOR_UPDATE)
    ann.wait_for_answer(WAITING)
    expect(ann.part("page-update")).to_have_count(0)  # not while a table is open
    ann.pick(f"post:{ONE}", f"place trader {ONE}")
    ann.open_panel("scores")  # a part of the old version that was not loaded before
    ann.part("score-chart").or_(ann.part("scores")).first.wait_for()
    ann.page.reload()
    ann.wait_for_turn()
    assert ann.page.evaluate("document.documentElement.dataset.newer") is None, "still the version of this game"
    assert before in ann.page.evaluate(CACHES)

    ann.go("/")
    ann.press("page-update-start")
    ann.page.wait_for_function("() => document.documentElement.dataset.newer === 'yes'")
    ann.part("lobby", loaded="yes").wait_for()
    [after] = ann.page.evaluate(CACHES)
    assert after != before
    ann.open_table(table)
    ann.wait_for_turn()
    assert ann.lies_at(f"post:{ONE}")


def test_an_update_waits_for_other_tabs(host: Hosting, meet: Meet, client: Path, tmp_path: Path) -> None:
    ann = meet(host, "Ann")
    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    ann.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    ann.page.reload()
    ann.part("lobby", loaded="yes").wait_for()
    other = ann.context.new_page()
    other.goto(host.address("/rules/hansa"))
    host.publish(newer(client, tmp_path))
    ann.page.evaluate(LOOK_FOR_UPDATE)
    ann.press("page-update-start")
    expect(ann.part("page-update")).to_contain_text("close your other Kontor tabs")
    assert violations(ann) == []
    other.close()
    ann.press("page-update-start")
    ann.page.wait_for_function("() => document.documentElement.dataset.newer === 'yes'")


def test_firefox(host: Hosting, tmp_path: Path) -> None:
    """Firefox plays a whole game with a reload in the middle, and keeps its log after the end."""
    with Firefox(tmp_path) as firefox:
        firefox.go(host.address("/new?start=bots"))
        firefox.evaluate("localStorage.setItem('kontor.speed', 'now')")
        firefox.click("[data-testid=games] input[value=pfeffersaecke]")  # the shortest game
        firefox.fill("[data-testid=seat-name]", "Ann")
        firefox.click("[data-testid=make-table]")
        firefox.wait(READY)
        table = firefox.evaluate(f"{PAGE}.dataset.table")
        decisions = 0
        while firefox.wait(TURN_OR_END) == "turn":
            decisions += 1
            before = firefox.evaluate(SEQUENCE)
            if decisions == MIDDLE:
                firefox.reload()
                firefox.wait(READY)
                assert firefox.evaluate(SEQUENCE) == before
            while firefox.evaluate(SEQUENCE) == before:
                firefox.evaluate(DECIDE)
        assert decisions > MIDDLE
        firefox.see("[data-testid=result]")

        log = [Entry(*(entry[name] for name in Entry._fields)) for entry in firefox.evaluate(f"({STORED})('{table}')")]
        assert [entry.sequence for entry in log] == list(range(1, len(log) + 1))
        assert sum(entry.by == "person" for entry in log) == decisions
        firefox.reload()
        firefox.see("[data-testid=show-result]")
        assert firefox.evaluate(SEQUENCE) == len(log)
        firefox.click("[data-testid=tab-seats]")
        firefox.evaluate(CATCH_RECORD)
        firefox.click("[data-testid=record]")
        record = parse(firefox.wait("window.record"))
        assert record.actions == [action for entry in log for action in entry.actions]
        position = position_at(record, kontor.game("pfeffersaecke"))
        assert position.result() is not None and record.result is not None


def test_a_browser_can_install_it(host: Hosting, meet: Meet) -> None:
    ann = meet(host, "Ann")
    ann.go("/")
    ann.part("lobby").wait_for()
    ann.page.evaluate(CONTROLLED)
    chromium = ann.context.new_cdp_session(ann.page)
    assert chromium.send("Page.getAppManifest")["errors"] == []
    faults = chromium.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []


def test_it_works_from_the_server_too(client: Path, tmp_path: Path, meet: Meet) -> None:
    """The page also works under /page/ of a server, despite its strict headers, and after the server has stopped."""
    with Serving(tmp_path, client) as server:
        ann = meet(server, "Ann")
        ann.go("/")
        ann.part("lobby", loaded="yes").wait_for()
        ann.press("offline-page")
        ann.page.wait_for_url("**/page/")
        ann.part("lobby", loaded="yes").wait_for()
        cut_off(ann)
        ann.page.goto(f"{server.url}/page/#/new?start=bots")
        ann.part("seat-name").first.fill("Ann")
        ann.press("make-table")
        ann.wait_for_turn()
        offline(ann, server.url)


def offline(person: Person, url: str) -> None:
    """The server's offline page reports the missing connection and links to the static page."""
    person.watch.allow("net::ERR_INTERNET_DISCONNECTED", "Failed to fetch")
    person.page.goto(f"{url}/new")
    person.page.get_by_role("link", name="Play offline here").click()
    person.part("lobby", loaded="yes").wait_for()
