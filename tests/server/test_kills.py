"""A short version of `make faults`, with a few kills for each database, an outage, and a full disk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import faults
from tests.nursery import Nursery, nursery
from tests.server.outage import door_to
from tests.server.running import Postgres

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def nurse() -> Iterator[Nursery]:
    with nursery() as one:
        yield one


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_killed_servers_lose_nothing(nurse: Nursery, tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    if kind == "sqlite":
        database = str(tmp_path / "kontor.sqlite")
    else:
        database = request.getfixturevalue("postgres").new_database()
    faults.kills(nurse, database, tmp_path, 3)  # raises Wrong if something is lost
    if kind == "sqlite":
        faults.damaged(tmp_path, 3)


def test_an_outage_and_a_full_disk_lose_nothing(nurse: Nursery, tmp_path: Path, postgres: Postgres) -> None:
    with door_to(postgres.new_database()) as door:
        faults.outages(nurse, door.address, tmp_path, 1, lambda _, broken: door.shut() if broken else door.open())
    faults.outages(nurse, str(tmp_path / "kontor.sqlite"), tmp_path, 1, faults.full_disk)
