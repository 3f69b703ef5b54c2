"""Servers and players for the tests, which run with both an SQLite file and a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.battery.configurations import FULL
from tests.postgres import postgres as started_postgres
from tests.server.player import Player
from tests.server.running import Postgres, running, settings_for

DATABASES = ("sqlite", "postgres")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run each test with one database, alternating between the two. `make test-all` runs every test with both."""
    if FULL:
        return
    turns: dict[str, dict[str, None]] = {}
    out = []
    for item in items:
        given = getattr(item, "callspec", None)
        if given is None or given.params.get("server") not in DATABASES:
            continue
        test = item.nodeid.replace(given.params["server"], "")
        tests = turns.setdefault(item.nodeid.partition("::")[0], {})
        tests.setdefault(test)
        if DATABASES[list(tests).index(test) % 2] != given.params["server"]:
            out.append(item)
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with started_postgres() as address:
        yield Postgres(address)


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server that many tests share, each with its own tables, and return its address."""
    if request.param == "sqlite":
        database = str(tmp_path_factory.mktemp("sqlite") / "kontor.sqlite")
    else:
        database = request.getfixturevalue("postgres").new_database()
    with running(settings_for(database)) as url:
        yield url


@pytest.fixture(scope="session")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Start a server for tests that are independent of the database, and return its address."""
    with running(settings_for(str(tmp_path_factory.mktemp("plain") / "kontor.sqlite"))) as url:
        yield url


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return a database for a test that starts its own servers."""
    return str(tmp_path / "kontor.sqlite")


@pytest.fixture
def somebody() -> Iterator[Callable[[str, str], Player]]:
    """Create players, and disconnect them after the test."""
    with ExitStack() as stack:
        yield lambda url, name: stack.enter_context(Player(url, name))


@pytest.fixture
def ann(server: str) -> Iterator[Player]:
    with Player(server, "Ann") as player:
        yield player


@pytest.fixture
def ben(server: str) -> Iterator[Player]:
    with Player(server, "Ben") as player:
        yield player


@pytest.fixture
def eve(server: str) -> Iterator[Player]:
    """Return a person who does not belong to the table."""
    with Player(server, "Eve") as player:
        yield player
