"""Fixtures for a browser, a server and people. In every test, neither a page nor the server may log an error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, UNWANTED, find
from tests.browser.hosting import Hosting
from tests.browser.left_out import LEFT_OUT, ON_PAGE, left_out
from tests.browser.people import PATIENCE, Person
from tests.browser.serving import Serving, built_client

Meet = Callable[..., Person]
Backend = Serving | Hosting

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the tests that need a server if they run against the static page."""
    if not ON_PAGE:
        return
    out = [item for item in items if left_out(item.nodeid)]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


def pytest_terminal_summary(terminalreporter: Any) -> None:
    if ON_PAGE:
        terminalreporter.section("left out on the static page")
        for name, reason in LEFT_OUT.items():
            terminalreporter.line(f"{name}: {reason}")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Start a browser.

    The browser is not shared by the whole session, because no other code can run an event loop while it is open.
    """
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS, ignore_default_args=UNWANTED)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_client(tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="package")
def shared_server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Backend]:
    with (Hosting if ON_PAGE else Serving)(tmp_path_factory.mktemp("server"), client) as backend:
        yield backend


@pytest.fixture
def server(shared_server: Backend) -> Iterator[Backend]:
    """Start a server that many tests share, each with its own tables and people, or serve the static page."""
    before = shared_server.complaints
    yield shared_server
    assert shared_server.complaints == before


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Serving]:
    """Start a server for a test that kills it."""
    with Serving(tmp_path, client) as serving:
        yield serving
    assert serving.complaints == ""


@pytest.fixture
def meet(browser: Browser) -> Iterator[Meet]:
    """Create people, each in a separate browser context.

    At the end of the test, none of their pages may have logged an error.
    """
    met: list[Person] = []

    def somebody(server: Backend, name: str, **options: Any) -> Person:
        met.append(Person(browser, server.url, name, address=server.address, **options))
        if isinstance(server, Hosting):
            server.people.append(met[-1])
        return met[-1]

    yield somebody
    faults = [f"{person.name}: {fault}" for person in met for fault in person.watch.faults]
    for person in met:
        person.close()
    assert faults == []
