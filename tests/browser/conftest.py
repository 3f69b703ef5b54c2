"""A browser, a server, and people. Whatever a test is about: no page may complain, and neither may the server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, find
from tests.browser.people import PATIENCE, Person
from tests.browser.serving import Serving, built_client

Meet = Callable[..., Person]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while it runs, nothing else can run an event loop."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_client(tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="package")
def shared_server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with Serving(tmp_path_factory.mktemp("server"), client) as serving:
        yield serving


@pytest.fixture
def server(shared_server: Serving) -> Iterator[Serving]:
    """A server that many tests share: each has tables and people of its own."""
    before = shared_server.complaints
    yield shared_server
    assert shared_server.complaints == before


@pytest.fixture
def own_server(client: Path, tmp_path: Path) -> Iterator[Serving]:
    """A server for a test that kills it."""
    with Serving(tmp_path, client) as serving:
        yield serving
    assert serving.complaints == ""


@pytest.fixture
def meet(browser: Browser) -> Iterator[Meet]:
    """Makes people, each in a browser context; in the end none of their pages may have complained."""
    met: list[Person] = []

    def somebody(server: Serving, name: str, **options: Any) -> Person:
        met.append(Person(browser, server.url, name, **options))
        return met[-1]

    yield somebody
    faults = [f"{person.name}: {fault}" for person in met for fault in person.watch.faults]
    for person in met:
        person.close()
    assert faults == []
