"""A failing database: the server's responses during the outage, and its recovery."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError
from structlog.testing import capture_logs
from websockets.exceptions import InvalidStatus

from kontor.core import KontorError
from kontor.operation.opening import newest
from kontor.server import lobby, run, service
from kontor.server.people import Visitor
from kontor.server.requests import NewTable, SeatWanted
from kontor.server.steady_clock import SteadyClock
from kontor.server.storage import Database, address, faults, queries
from kontor.server.storage.database import DatabaseAway, file_faults, upgrade
from kontor.table.clock import days_ago
from kontor.words import Words
from tests.server.outage import damage, door_to, fragile_disk
from tests.server.player import PATIENCE, Form, Player, choices, closed, until
from tests.server.running import MANY, Postgres, running, settings_for
from tests.server.test_serve import refusal

pytestmark = pytest.mark.slow

Break = Callable[[bool], None]
"""Function that breaks or repairs the database."""


@contextmanager
def away(postgres: Postgres) -> Iterator[tuple[str, Break]]:
    with door_to(postgres.new_database()) as door, running(settings_for(door.address)) as url:
        yield url, lambda broken: door.shut() if broken else door.open()


@contextmanager
def full(database: str) -> Iterator[tuple[str, Break]]:
    with fragile_disk() as disk, running(settings_for(database)) as url:
        yield url, lambda broken: disk.fill() if broken else disk.empty()


@pytest.fixture(params=["away", "full"])
def failing(request: pytest.FixtureRequest, database: str) -> Iterator[tuple[str, Break]]:
    """Start a server with a PostgreSQL that can be cut off, or an SQLite file that can become read-only."""
    with ExitStack() as stack:
        if request.param == "away":
            yield stack.enter_context(away(request.getfixturevalue("postgres")))
        else:
            yield stack.enter_context(full(database))


async def opened(place: str, do: Callable[[Database], Awaitable[None]]) -> None:
    """Run a function with a database, and close it."""
    database = Database(address(place))
    try:
        await do(database)
    finally:
        await database.close()


def health(player: Player) -> Form:
    answer = player.http.get("/api/health")
    form: Form = answer.json()
    assert answer.status_code == (200 if form["status"] == "ok" else 503)
    return form


def test_a_failing_database_is_said_once_and_everything_goes_on_afterwards(
    failing: tuple[str, Break],
) -> None:
    url, set_broken = failing
    with capture_logs() as logged, Player(url, "Ann") as ann:
        table = ann.make_table("me", "me")
        bots = ann.make_table("bot", "bot")
        actor = ann.table(table)["actor"]
        with ann.live(table, actor) as live:
            moment = live.decision(actor)
        click = {
            "seat": actor, "sequence": moment["sequence"], "action": choices(moment)[-1], "key": "the-same-click",
        }  # fmt: skip
        set_broken(True)
        for _ in range(20):
            answer = ann.http.post(f"/api/tables/{table}/actions", json=click)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert int(answer.headers["retry-after"]) > 0
        form = health(ann)
        assert form["status"] == "failing" and form["advice"]
        set_broken(False)
        until(lambda: health(ann)["status"] == "ok")
        done = ann.http.post(f"/api/tables/{table}/actions", json=click)
        assert done.status_code == 200 and ann.table(table)["sequence"] == done.json()["sequence"]
        played = ann.table(bots)["sequence"]
        until(lambda: ann.table(bots)["sequence"] > played)
    _check_said_once(logged)


def _check_said_once(logged: list[MutableMapping[str, Any]]) -> None:
    loud = [one for one in logged if one["log_level"] not in ("debug", "info")]
    assert [one["event"] for one in loud].count("database unavailable") == 1, loud
    assert not [one for one in loud if one.get("exc_info")], loud
    assert len(loud) <= 2, loud


class Pauses:
    """Replaces `asyncio` in a module. Records the pauses. Only `allowed` of them end."""

    def __init__(self, allowed: int) -> None:
        self.seconds: list[float] = []
        self.allowed = asyncio.Semaphore(allowed)

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await self.allowed.acquire()
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@pytest.mark.parametrize("way", ["away", "full"])
def test_bots_resume_within_a_second_although_nobody_looks(
    way: str, database: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Probes of the database are half a second apart, even in a long outage. The bots continue after the first
    successful probe. Nothing else delays them, because their clock is stopped and they do not pause.
    """
    probes, bots = Pauses(0), Pauses(1_000_000)
    monkeypatch.setattr(faults, "asyncio", probes)
    monkeypatch.setattr("kontor.server.bots.asyncio", bots)
    monkeypatch.setattr("kontor.server.bots.time", SimpleNamespace(monotonic=lambda: 5_000.0))
    with ExitStack() as stack:
        if way == "away":
            door = stack.enter_context(door_to(request.getfixturevalue("postgres").new_database()))
            settings, shut, repair = settings_for(door.address), door.shut, door.open
        else:
            disk = stack.enter_context(fragile_disk())
            settings, shut, repair = settings_for(database), disk.fill, disk.empty

        async def test() -> None:
            one = service.Service(settings)
            await one.start()
            seats = [SeatWanted("bot", bot="apprentice")] * 3
            table = (await lobby.make(one, Visitor("here"), NewTable("hansa", None, {}, seats))).id
            shut()
            while one.database.condition.trouble is None:
                await asyncio.sleep(0.01)
            for number in range(1, 21):
                while len(probes.seconds) < number:
                    await asyncio.sleep(0.01)
                probes.allowed.release()
            while len(probes.seconds) < 21:
                await asyncio.sleep(0.01)
            repair()
            probes.allowed.release()
            await one.database.condition.restored()
            before = await sequence(one, table)
            while await sequence(one, table) == before:
                await asyncio.sleep(0.01)
            await one.stop()

        asyncio.run(asyncio.wait_for(test(), PATIENCE))
    assert probes.seconds == [0.5] * 21 and max(bots.seconds) <= 1 / MANY.bots_alone


async def sequence(at: service.Service, table: str) -> int:
    """Read the number of entries without waking the table's bots."""
    async with at.database.reading() as db:
        row = await queries.table(db, table)
    assert row is not None
    return row.sequence


def test_a_socket_during_an_outage_is_told_to_try_later(postgres: Postgres) -> None:
    with away(postgres) as (url, set_broken), Player(url, "Ann") as ann:
        table = ann.make_table("me", "open")
        with ann.live(table, 0) as live:
            live.table()
            set_broken(True)
            until(lambda: health(ann)["status"] == "failing")
            with Player(url, "Ben") as ben, ben.socket(table) as socket:
                assert closed(socket) == 1013
            with pytest.raises(InvalidStatus), ann.socket(table):
                pass
            set_broken(False)
            until(lambda: health(ann)["status"] == "ok")
            with Player(url, "Ben") as ben:
                ben.join(table, 1)  # the socket that was open all the time hears of it
            assert live.until(lambda one: one["type"] == "table" and one["table"]["seats"][1]["name"] == "Ben")


def test_a_damaged_file_is_refused_at_the_start(database: str) -> None:
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        for _ in range(3):
            ann.make_table("me", "open")
    damage(Path(database))
    with pytest.raises(KontorError) as error:
        asyncio.run(opened(database, Database.migrate))
    said = Words("en").say(error.value.messages[0])
    assert "damaged" in said and "kontor doctor" in said and "kontor restore" in said


def test_a_damaged_name_that_is_no_text_is_damage_too(tmp_path: Path) -> None:
    file = tmp_path / "kontor.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE sessions (id)")
    damaged = file.read_bytes().replace(b"CREATE TABLE", b"CREATX TABLE").replace(b"sessions", b"ses\xe0ions")
    file.write_bytes(damaged)
    assert file_faults(file) == ["the names of tables or indices are damaged"]
    with pytest.raises(KontorError) as error:
        asyncio.run(opened(str(file), Database.migrate))
    assert error.value.messages[0].id == "server-database-damaged"


def test_a_file_damaged_while_the_server_runs_shows_in_the_health_report(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kontor.server.service.CHECKING", 0.2)
    with capture_logs() as logged, running(settings_for(database)) as url, Player(url, "Ann") as ann:
        table = ann.make_table("me", "open")
        with closing(sqlite3.connect(database)) as db:
            until(
                lambda: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0
            )  # not while a reader is busy
        assert health(ann)["status"] == "ok"
        damage(Path(database))
        until(lambda: health(ann)["status"] == "failing")
        assert "damaged" in health(ann)["advice"]
        for _ in range(10):
            ann.http.get(f"/api/tables/{table}")
    assert [one["event"] for one in logged].count("database unavailable") == 1


def test_a_second_server_on_one_file_is_refused(database: str) -> None:
    async def claim(one: Database) -> None:
        one.claim()

    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        assert "already using" in refusal("--database", database)
        ann.make_table("me", "open")
    asyncio.run(opened(database, claim))


def test_a_server_waits_for_its_database(postgres: Postgres) -> None:
    with door_to(postgres.new_database()) as door:
        door.shut()
        with pytest.raises(DatabaseAway):
            asyncio.run(opened(door.address, lambda database: run._migrate(database, 0, door.open)))
        asyncio.run(opened(door.address, lambda database: run._migrate(database, PATIENCE, door.open)))


def test_a_slow_disk_delays_writes_and_nothing_else(database: str) -> None:
    """Another program has the write lock, which has the same effect as a slow disk."""
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        table = ann.make_table("me", "me")
        with closing(sqlite3.connect(database, isolation_level=None)) as db:
            db.execute("BEGIN IMMEDIATE")
            with pytest.raises(Exception, match="timed out"):
                ann.http.put("/api/me", json={"name": "Anna"}, timeout=0.5)
            assert ann.table(table)["state"] == "running", "reads do not wait for the lock"
            db.execute("ROLLBACK")
        until(lambda: bool(ann.get("/me")["name"] == "Anna"))


def test_a_clock_that_jumps_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = 1_800_000_000.0, 5_000.0
    # Not the module `time` itself: the timers of a server in another thread would stop.
    clocks = SimpleNamespace(time=lambda: wall, monotonic=lambda: steady)
    monkeypatch.setattr("kontor.server.steady_clock.time", clocks)
    clock = SteadyClock()
    for passed, really, jumped in (
        (86_400, 86_400, False),
        (86_410, 86_400, False),
        (86_400 + 3 * 365 * 86_400, 86_400, True),
        (86_400, 86_400, False),
        (-86_400, 86_400, True),
    ):
        wall, steady = wall + passed, steady + really
        assert clock.jumped() == jumped


@pytest.mark.parametrize(("days", "deleted"), [(0, True), (-3, False), (400, False)])
def test_a_wrong_date_deletes_nothing(database: str, days: int, deleted: bool) -> None:
    """The newest table is from the current date of the system clock, and the other one is 100 days older."""
    with running(settings_for(database)) as url, Player(url, "Ann") as ann:
        old, new = ann.make_table("me", "open"), ann.make_table("me", "open")
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE tables SET changed = ? WHERE id = ?", (days_ago(days), new))
        db.execute("UPDATE tables SET changed = ? WHERE id = ?", (days_ago(days + 100), old))
    with capture_logs() as logged, running(settings_for(database)) as url, Player(url, "Ann") as ann:
        if deleted:
            until(lambda: ann.http.get(f"/api/tables/{old}").status_code == 404)
        else:
            until(lambda: any("clock unreliable" in one["event"] for one in logged))
            assert ann.table(old)
        assert ann.table(new)


DYING = """
import asyncio, os, sys
from alembic import op
from kontor.server.storage import Database, address

made = op.create_table

def dying(name, *columns, **more):
    made(name, *columns, **more)
    if name == "notes":
        os._exit(9)

op.create_table = dying
asyncio.run(Database(address(sys.argv[1])).migrate())
"""
"""Program that migrates a database and dies in the middle of migration 0016."""


@pytest.mark.parametrize("way", ["sqlite", "postgres"])
def test_half_a_migration_is_never_stored(way: str, database: str, request: pytest.FixtureRequest) -> None:
    """A process dies after several migrations of an older database that has data. The next start finds the state
    before all of them, and migrates.
    """
    place = database if way == "sqlite" else request.getfixturevalue("postgres").empty_database()
    seen: list[tuple[object, ...]] = []

    async def prepare(one: Database) -> None:
        async with one.writing() as db:
            await db.run_sync(upgrade, "0008")
            await db.execute(text("INSERT INTO sessions (hash, name, made, seen) VALUES ('ab', 'Ann', 'x', 'x')"))

    async def look(one: Database) -> None:
        async with one.reading() as db:
            tables = await db.run_sync(lambda connection: set(inspect(connection).get_table_names()))
            devices = (await db.execute(text("SELECT person FROM devices"))).all() if "devices" in tables else None
            names = (await db.execute(text("SELECT name FROM sessions"))).scalars().all()
            revision = (await db.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
        seen.append((tables, names, revision, devices))

    before: list[Callable[[Database], Awaitable[None]]] = [prepare, look]
    after: list[Callable[[Database], Awaitable[None]]] = [look, Database.migrate, look]
    for step in before:
        asyncio.run(opened(place, step))
    assert subprocess.run([sys.executable, "-c", DYING, place], check=False).returncode == 9
    for step in after:
        asyncio.run(opened(place, step))
    older, died, migrated = seen
    assert older[1:] == (["Ann"], ["0008"], None) and died == older
    assert migrated[1:] == (["Ann"], [newest()], [("ab",)])


def test_only_faults_of_the_database_count_as_such(database: str) -> None:
    async def failing(one: Database) -> None:
        await one.migrate()
        try:
            async with one.writing() as db:
                await db.execute(text("SELECT nothing FROM nowhere"))
        finally:
            assert one.condition.trouble is None

    with pytest.raises(DBAPIError, match="nowhere"):
        asyncio.run(opened(database, failing))
