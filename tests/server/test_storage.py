"""Stored data is durable, can be migrated, contains no plain-text secrets, and is gone after deletion."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError

from kontor.core import KontorError
from kontor.server.storage import Database, address, default_file, described
from kontor.server.storage.model import metadata, sessions
from tests.server.player import PATIENCE, Player, choices
from tests.server.running import Postgres, running, settings_for

pytestmark = pytest.mark.slow


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, database: str) -> str:
    """Return a database without tables, in a file or on a server."""
    return database if request.param == "sqlite" else str(request.getfixturevalue("postgres").empty_database())


def rows(database: str) -> dict[str, list[tuple[Any, ...]]]:
    """Return the contents of every table of a database."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        opened = Database(address(database))
        async with opened.reading() as db:
            found = {name: [*map(tuple, await db.execute(table.select()))] for name, table in metadata.tables.items()}
        await opened.close()
        return found

    return asyncio.run(read())


async def _migrate(place: str) -> None:
    database = Database(address(place), PATIENCE)
    try:
        await database.migrate()
    finally:
        await database.close()


def test_the_migrations_lead_to_the_tables(empty: str) -> None:
    async def differences() -> list[Any]:
        database = Database(address(empty))
        await database.migrate()
        await database.migrate()
        async with database.reading() as db:
            found: list[Any] = await db.run_sync(
                lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
            )
        await database.close()
        return found

    assert asyncio.run(differences()) == []


def test_two_processes_may_start_on_an_empty_database_at_once(empty: str) -> None:
    async def both() -> None:
        await asyncio.gather(_migrate(empty), _migrate(empty))

    asyncio.run(both())
    assert rows(empty)["tables"] == []


def test_a_commit_is_on_the_disk(database: str) -> None:
    async def pragmas() -> list[Any]:
        opened = Database(address(database))
        await opened.migrate()
        async with opened.reading() as db:
            names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete")
            found = [(await db.execute(text(f"PRAGMA {name}"))).scalar() for name in names]
        await opened.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1, 1]


def test_a_file_is_for_its_owner_alone(database: str) -> None:
    asyncio.run(_migrate(database))
    with running(settings_for(database)) as url, Player(url) as ann:
        ann.make_table("me", "open")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in Path(database).parent.glob("kontor.sqlite*")}
    assert len(modes) == 4 and set(modes.values()) == {0o600}


def test_what_is_stored_stands_in_no_error(anywhere: str) -> None:
    async def failing() -> None:
        database = Database(address(anywhere))
        await database.migrate()
        try:
            async with database.writing() as db:
                await db.execute(insert(sessions), [{"hash": "a hash", "name": "Kunigunde", "made": None, "seen": "x"}])
        finally:
            await database.close()

    with pytest.raises(IntegrityError) as error:
        asyncio.run(failing())
    assert "Kunigunde" not in str(error.value)


def test_a_database_of_a_newer_kontor_is_not_touched(database: str) -> None:
    asyncio.run(_migrate(database))
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(KontorError) as error:
        asyncio.run(_migrate(database))
    assert error.value.messages[0].id == "server-database-newer"


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    broken.write_text("this is no database, however long one looks at it" * 100, encoding="utf-8")

    for name, why in (
        (str(broken), "server-database-damaged"),
        (str(tmp_path), "server-database-closed"),
        ("postgresql://nobody:secret@127.0.0.1:1/nothing", "server-database-closed"),
    ):
        with pytest.raises(KontorError) as error:
            asyncio.run(_migrate(name))
        assert error.value.messages[0].id == why
        assert "secret" not in str(error.value)
    for wrong in ("mysql://a/b", "sqlite://", "://", "postgresql+psycopg://a/b"):
        with pytest.raises(KontorError) as error:
            address(wrong)
        assert error.value.messages[0].id == "server-database-address"


def test_addresses(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert described(address(None)) == str(default_file()) == str(tmp_path / "kontor" / "kontor.sqlite")
    assert described(address("games.sqlite")) == str(Path("games.sqlite").absolute())
    assert described(address("sqlite:///games.sqlite")) == str(Path("games.sqlite").absolute())
    url = address("postgres://ann:swordfish@db.example/games?sslmode=require")
    assert url == "postgresql+asyncpg://ann:swordfish@db.example/games?ssl=require"
    assert described(url) == "postgresql://ann:***@db.example/games?ssl=require"


def test_no_secret_is_stored_in_plain(anywhere: str) -> None:
    with running(settings_for(anywhere)) as url, Player(url, "Ann") as ann:
        table = ann.make_table("me", "open")
        secrets = [ann.post(f"/tables/{table}/seats/0/link")["secret"], ann.cookie]
    stored = rows(anywhere)
    assert len(stored["sessions"]) == len(stored["links"]) == 1 and "Ann" in repr(stored)
    for secret in secrets:
        assert secret and secret not in repr(stored)
        if not anywhere.startswith("postgresql"):
            assert not [file for file in Path(anywhere).parent.iterdir() if secret.encode() in file.read_bytes()]


def test_a_deleted_table_leaves_no_trace(anywhere: str) -> None:
    with running(settings_for(anywhere)) as url, Player(url, "Wilhelmine") as ann:
        table = ann.make_table("me", "bot")
        ann.post(f"/tables/{table}/seats/0/link")
        with ann.live(table, 0) as live:
            moment = live.decision(0)
            ann.act(table, 0, moment, choices(moment)[-1])
        ann.post(f"/tables/{table}/seats/0/rename", {"name": "Kunigunde"})
        assert table in repr(rows(anywhere)) and "Kunigunde" in repr(rows(anywhere))
        assert ann.http.delete(f"/api/tables/{table}").status_code == 204
        stored = rows(anywhere)
        server = ("secret", "budgets", "deleted")  # the key of the hashes, what networks have spent, and tombstones
        assert not any(stored[name] for name in stored if name not in ("sessions", "devices", *server))
        assert "Kunigunde" not in repr(stored) and len(stored["sessions"]) == 1
        assert ann.http.delete("/api/me").status_code == 204
        assert not any(left for name, left in rows(anywhere).items() if name not in server)
        _check_files(anywhere, (table, "Kunigunde", "Wilhelmine"))


def test_a_forgotten_person_leaves_no_trace(anywhere: str) -> None:
    with running(settings_for(anywhere)) as url, Player(url, "Wilhelmine") as ann, Player(url, "Ben") as ben:
        shared = ben.make_table("me", "open")
        ann.join(shared, 1)
        own = ann.make_table("me", "open", "bot")
        ben.join(own, 1)
        ann.make_table("me", "open")
        assert repr(rows(anywhere)).count("Wilhelmine") == 4
        assert ann.http.delete("/api/me").status_code == 204
        stored = rows(anywhere)
        assert "Wilhelmine" not in repr(stored) and len(stored["sessions"]) == 1
        assert sorted(row[0] for row in stored["tables"]) == sorted([shared, own])
        _check_files(anywhere, ("Wilhelmine",))


def _check_files(database: str, words: tuple[str, ...]) -> None:
    """Check that a text is not even in the free space of a file."""
    if not database.startswith("postgresql"):
        for file in Path(database).parent.iterdir():
            assert not [word for word in words if word.encode() in file.read_bytes()]


def test_a_server_that_starts_again_goes_on(anywhere: str) -> None:
    with Player("http://127.0.0.1", "Ann") as ann:
        with running(settings_for(anywhere)) as url:
            _move(ann, url)
            table = ann.make_table("me", "bot", "bot")
            with ann.live(table, 0) as live:
                moment = live.decision(0)
                done = ann.act(table, 0, moment, choices(moment)[-1], key="the-same-key")
        with running(settings_for(anywhere)) as url:
            _move(ann, url)
            assert ann.get("/me") == {"name": "Ann"}
            assert ann.act(table, 0, moment, choices(moment)[-1], key="the-same-key") == done
            with ann.live(table, 0) as live:
                moment = live.decision(0)
                assert ann.act(table, 0, moment, choices(moment)[-1]) == moment["sequence"] + 1


def _move(player: Player, url: str) -> None:
    """Connect the same browser to a server at another address."""
    player.url = url
    player.http.base_url = url
    player.http.headers["origin"] = url


def test_bots_go_on_by_themselves_after_a_start(database: str) -> None:
    """Nobody watches the table, but the server notices that it is a bot's turn."""
    with running(settings_for(database)) as url, Player(url) as ann:
        table = ann.make_table("bot", "bot")
    before = len(rows(database)["log"])
    with running(settings_for(database)):
        while len(rows(database)["log"]) <= before:
            time.sleep(0.1)
    assert rows(database)["tables"][0][0] == table


@contextmanager
def broken_table(database: str) -> Iterator[tuple[Player, str]]:
    """Create a table with a log that breaks the rules at its third entry."""
    with Player("http://127.0.0.1", "Ann") as ann:
        with running(settings_for(database)) as url:
            _move(ann, url)
            table = ann.make_table("me", "me", public=True)
            for _ in range(2):
                actor = ann.table(table)["actor"]
                with ann.live(table, actor) as live:
                    moment = live.decision(actor)
                    ann.act(table, actor, moment, choices(moment)[-1])
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("""UPDATE log SET actions = '["claim the moon"]' WHERE sequence = 3""")
        yield ann, table


@pytest.fixture
def broken(database: str) -> Iterator[tuple[Player, str]]:
    """Start a server with a table with a log that breaks the rules."""
    with broken_table(database) as (ann, table), running(settings_for(database)) as url:
        _move(ann, url)
        yield ann, table


def test_a_table_that_does_not_replay_is_frozen_and_not_lost(broken: tuple[Player, str], database: str) -> None:
    ann, table = broken
    before = rows(database)["log"]
    form = ann.table(table)
    assert form["state"] == "frozen" and form["trouble"] == {"id": "live-unplayable", "args": {"entry": 3}}
    assert [one["state"] for one in ann.get("/tables", which="mine")["tables"]] == ["frozen"]
    for action in ("end", "pass"):
        for sequence in (2, 3):
            click = {"seat": form["actor"], "sequence": sequence, "action": action, "key": "somekey1"}
            status, problem = ann.refused("POST", f"/tables/{table}/actions", click)
            assert (status, problem["code"]) == (409, "frozen")
    assert ann.refused("POST", f"/tables/{table}/undo", {"sequence": 3, "to": 1, "key": "somekey2"})[0] == 409
    assert ann.refused("POST", f"/tables/{table}/seats/0/bot", {"level": "apprentice"})[0] == 409
    with ann.live(table, form["actor"]) as live:
        moment = live.moment()
        assert moment["sequence"] == 2 and not choices(moment)  # shown up to the broken entry, without choices
    ann.post(f"/tables/{table}/seats/0/leave")  # nobody is held at it
    assert rows(database)["log"] == before
    assert ann.http.delete(f"/api/tables/{table}").status_code == 204


def test_a_table_under_older_rules_goes_on_if_its_log_replays(database: str) -> None:
    """The log of the first table does not break the rules, but that of the second one does."""
    with broken_table(database) as (ann, table):
        with running(settings_for(database)) as url:
            _move(ann, url)
            other = ann.make_table("me", "me")
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("UPDATE tables SET rules = 0")
        with running(settings_for(database)) as url:
            _move(ann, url)
            assert ann.table(table)["trouble"] == {"id": "record-older", "args": {"rules": 0, "expected": 1}}
            assert ann.table(other)["trouble"] is None


def test_a_table_under_other_rules_is_frozen(database: str) -> None:
    with Player("http://127.0.0.1", "Ann") as ann:
        with running(settings_for(database)) as url:
            _move(ann, url)
            tables = [ann.make_table("me", "me") for _ in range(3)]
        with closing(sqlite3.connect(database)) as db, db:
            db.execute("UPDATE tables SET rules = 99 WHERE id = ?", (tables[0],))
            db.execute("UPDATE tables SET digest = 'other' WHERE id = ?", (tables[1],))
            db.execute("UPDATE tables SET game = 'chess' WHERE id = ?", (tables[2],))
        with running(settings_for(database)) as url:
            _move(ann, url)
            troubles = [ann.table(table)["trouble"]["id"] for table in tables]
            assert troubles == ["record-rules", "record-digest", "game-unknown"]
            for path in ("log", "scores", "backdrop", "record"):
                for table in tables[:2]:
                    assert ann.get(f"/tables/{table}/{path}"), "it can be viewed and exported"
                status, problem = ann.refused("GET", f"/tables/{tables[2]}/{path}")
                assert (status, problem["code"]) == (409, "frozen")
            for table in tables:
                with ann.live(table) as live:
                    assert live.table()["state"] == "frozen"
                click = {"seat": 0, "sequence": 1, "action": "end", "key": "somekey1"}
                assert ann.refused("POST", f"/tables/{table}/actions", click)[0] == 409


def test_a_table_whose_log_leads_elsewhere_after_an_update_is_frozen(database: str) -> None:
    with Player("http://127.0.0.1", "Ann") as ann:
        with running(settings_for(database)) as url:
            _move(ann, url)
            table, same = (ann.make_table("me", "me", game="pfeffersaecke") for _ in range(2))
        with closing(sqlite3.connect(database)) as db, db:  # as an older version would have stored its position
            db.execute("UPDATE tables SET rules = 0")
            db.execute("UPDATE tables SET position = replace(position, '-', '-0') WHERE id = ?", (table,))
        with running(settings_for(database)) as url:
            _move(ann, url)
            assert ann.table(table)["trouble"]["id"] == "record-older"
            assert ann.table(same)["trouble"] is None
            with ann.live(table) as live:
                assert live.moment()["sequence"] == 1
            assert "\nrules: 0\n" in ann.get(f"/tables/{table}/record")


def test_postgres_is_really_used(postgres: Postgres) -> None:
    database = postgres.new_database()
    with running(settings_for(database)) as url, Player(url) as ann:
        ann.make_table("me", "open")
    assert len(rows(database)["tables"]) == 1
