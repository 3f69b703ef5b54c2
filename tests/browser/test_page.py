"""The static page on a plain web host: features that the server does not have. Whole games and updates:
`page_long.py`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from kontor.registry import BUILT_IN
from tests.browser.conftest import Meet
from tests.browser.hosting import Hosting, run_python
from tests.browser.people import Person
from tests.browser.test_axe import violations

ONE, TWO = "Groningen-Emden 1", "Groningen-Emden 2"
EARLY = """() => {
  const lobby = document.querySelector('[data-testid=lobby]')
  return lobby?.querySelector('[data-testid=mine] [data-testid=table-card]') && lobby.dataset.loaded
}"""
"""JavaScript that returns whether everything is loaded when the first table appears in the lobby."""
CONTROLLED = """async () => {
  await navigator.serviceWorker.ready
  while (!navigator.serviceWorker.controller) await new Promise((soon) => setTimeout(soon, 50))
}"""
"""JavaScript that waits until the service worker has stored everything and controls the page."""

SEEDED = """
import kontor
FOUND = "".join(
    kontor.play(game, ["journeyman", "apprentice", "journeyman"], seed=11).record.write() for game in {games}
)
"""
EVERY_MODULE = """
import importlib, pkgutil, kontor
for module in pkgutil.walk_packages(kontor.__path__, "kontor."):
    importlib.import_module(module.name)
FOUND = "imported"
"""


@pytest.fixture(scope="module")
def host(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosting]:
    with Hosting(tmp_path_factory.mktemp("host"), client) as hosting:
        yield hosting
    assert hosting.complaints == ""


def cut_off(person: Person) -> None:
    """Disconnect the network once the page is stored."""
    person.page.evaluate(CONTROLLED)
    person.context.set_offline(True)


def test_it_plays_without_a_network_and_survives_a_reload(host: Hosting, meet: Meet) -> None:
    ann = meet(host, "Ann")
    ann.go("/")
    ann.part("lobby").wait_for()
    cut_off(ann)
    table = ann.make_table("me", "bot", "bot")
    ann.speed("now")
    ann.wait_for_turn()
    ann.pick(f"post:{ONE}", f"place trader {ONE}")
    ann.wait_for_turn()
    sequence = ann.sequence
    ann.page.wait_for_function("() => localStorage.getItem('kontor.picture')")

    ann.page.reload(wait_until="commit")  # in the middle of the turn
    ann.part("last-picture").wait_for()
    ann.wait_for_turn()
    assert ann.sequence == sequence
    assert ann.lies_at(f"post:{ONE}")
    ann.do("end")
    ann.wait_for_turn()
    decided = [entry.actions[0] for entry in host.log(table) if entry.by == "person"]
    assert decided == [f"place trader {ONE}", "end"]
    assert {entry.by for entry in host.log(table)} == {"table", "person", "bot"}

    ann.go("/")
    ann.part("lobby", loaded="yes").wait_for()
    ann.page.reload(wait_until="commit")
    assert ann.page.wait_for_function(EARLY).json_value() == "no", "my tables are there before Python"


@pytest.mark.full
def test_the_same_seed_gives_the_same_record(host: Hosting, meet: Meet) -> None:
    """The page and native Python give the same results for each game.

    No module in the archive imports a missing module.
    """
    ann = meet(host, "Ann")
    ann.go("/rules/hansa")
    script = SEEDED.format(games=list(BUILT_IN))
    names: dict[str, str] = {}
    exec(script, names)
    assert run_python(host, ann.page, EVERY_MODULE + script) == names["FOUND"]


def test_the_page_needs_no_headers_and_sends_nothing(host: Hosting, meet: Meet) -> None:
    """The content security policy is in the page, all addresses are relative, and all requests go to the host (as
    `meet` checks).
    """
    ann = meet(host, "Ann")
    ann.go("/")
    ann.part("lobby").wait_for()
    policy = ann.page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content")
    assert policy and "default-src 'none'" in policy and "'unsafe-" not in policy
    assert ann.page.evaluate("crossOriginIsolated") is False
    files = {Path(name).name for name in re.findall(r'(?:src|href)="([^"]+)"', ann.page.content())}
    assert files and not any(name.startswith("/") for name in files)


def test_the_start_is_shown_and_a_failure_reported(host: Hosting, meet: Meet) -> None:
    """Both notices have no accessibility problems."""
    ann = meet(host, "Ann")
    ann.watch.allow("net::ERR_FAILED", "Failed to (fetch|load)")
    held: list[Route] = []
    ann.context.route("**/runtime-*/*", lambda route: held.append(route))
    ann.go("/")
    expect(ann.part("page-progress")).to_be_visible()
    assert violations(ann) == []
    ann.wait_until(lambda: held)
    for route in held:
        route.abort()
    expect(ann.part("page-error")).to_be_visible()
    assert violations(ann) == []
