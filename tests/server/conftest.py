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
ALTERNATING = ("server", "anywhere")
"""Fixtures that provide a database of either kind."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Run each test that uses the fixture `server` or `anywhere` with one database, alternating between the two, unless
    the test names its databases itself. `make test-all` runs every test with both.
    """
    if FULL:
        return
    turns: dict[str, dict[str, None]] = {}
    out = []
    for item in items:
        given = getattr(item, "callspec", None)
        fixture = next((one for one in ALTERNATING if given is not None and one in given.params), None)
        if (
            given is None
            or fixture is None
            or any(fixture == mark.args[0] for mark in item.iter_markers("parametrize"))
        ):
            continue
        test = item.nodeid.replace(given.params[fixture], "")
        tests = turns.setdefault(item.nodeid.partition("::")[0], {})
        tests.setdefault(test)
        if DATABASES[list(tests).index(test) % 2] != given.params[fixture]:
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


@pytest.fixture(params=DATABASES)
def anywhere(request: pytest.FixtureRequest, database: str) -> str:
    """Return a new database of either kind, for a test that starts its own servers."""
    return database if request.param == "sqlite" else str(request.getfixturevalue("postgres").new_database())


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
