"""`kontor admin`, `backup`, `restore` and `doctor`, on both databases and while a server runs."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app
from kontor.core import parse
from kontor.server.storage import Database, address, queries
from kontor.table.clock import now
from tests.cli.kit import Answer
from tests.server import test_storage
from tests.server.outage import damage
from tests.server.player import Player, choices, until
from tests.server.running import running, settings_for

pytestmark = pytest.mark.slow

Kontor = Callable[..., Answer]

SQLITE = pytest.mark.parametrize("anywhere", ["sqlite"], indirect=True)


def rows(database: str) -> dict[str, Any]:
    """Return all rows, except those that the server updates in the background."""
    return {name: found for name, found in test_storage.rows(database).items() if name != "budgets"}


@pytest.fixture
def kontor(monkeypatch: pytest.MonkeyPatch, anywhere: str) -> Kontor:
    """Runs a command with the database of the test."""
    monkeypatch.setenv("KONTOR_DATABASE", anywhere)
    monkeypatch.setattr("kontor.server.service.READING", 0.1)

    def once(*words: object, **more: Any) -> Answer:
        done = CliRunner().invoke(app, ["--language", "en", *map(str, words)], **more)
        if done.exception is not None and not isinstance(done.exception, SystemExit):
            raise done.exception
        return Answer(done.exit_code, done.stdout, done.stderr)

    return once


@pytest.fixture
def url(anywhere: str, kontor: Kontor) -> Iterator[str]:
    with running(settings_for(anywhere)) as url:
        yield url


def test_an_operator_looks_after_tables_while_the_server_runs(url: str, kontor: Kontor) -> None:
    with Player(url, "Ann") as ann:
        table, bots = ann.make_table("me", "me"), ann.make_table("bot", "bot")
        listed = kontor("admin", "list", "--json").json()["tables"]
        assert {one["id"] for one in listed} == {table, bots} and not any("host" in one for one in listed)
        assert table in kontor("admin", "list", "--state", "running").out
        assert kontor("admin", "list", "--game", "felinia").out == "No tables found.\n"
        seen = kontor("admin", "inspect", table, "--json").json()
        assert [seat["name"] for seat in seen["seats"]] == ["Ann", "Ann"] and seen["frozen"] is None
        assert "Seat 1: Ann (person" in kontor("admin", "inspect", table).out
        assert len(parse(kontor("admin", "export", table).out).actions) >= 1

        with ann.live(table) as live:
            live.moment()
            assert kontor("admin", "close", table).code == 0
            closed = live.until(lambda one: one["type"] == "table" and one["table"]["state"] == "frozen")
            assert closed["table"]["trouble"]["id"] == "server-table-closed"
            assert kontor("admin", "list", "--state", "closed", "--json").json()["tables"][0]["id"] == table
            assert "kontor record" in ann.get(f"/tables/{table}/record")
            click = {"seat": 0, "sequence": 1, "action": "end", "key": "somekey1"}
            assert ann.refused("POST", f"/tables/{table}/actions", click)[1]["code"] == "frozen"
            assert kontor("admin", "reopen", table, "--json").json() == {"done": "reopened", "table": table}
            live.until(lambda one: one["type"] == "table" and one["table"]["state"] == "running")
            actor = ann.table(table)["actor"]
            live.look(actor)
            moment = live.decision(actor)
            ann.act(table, actor, moment, choices(moment)[-1])

            assert kontor("admin", "remove", table, input="n\n").code == 1 and ann.table(table)
            assert kontor("admin", "remove", table, "--yes").out == f"Deleted table {table}.\n"
            live.until(lambda one: one["type"] == "gone")
        assert kontor("admin", "inspect", table).refused("There is no table")


def test_a_ban_and_an_announcement(url: str, kontor: Kontor) -> None:
    with Player(url, "Ann") as ann, Player(url, "Eve") as eve:
        table = ann.make_table("me", "open")
        eve.join(table, 1)
        assert kontor("admin", "ban", table, 1, "--reason", "insults").code == 0
        until(lambda: eve.http.get("/api/me").status_code == 403)
        assert eve.refused("GET", "/me")[1]["said"][0]["id"] == "server-banned"
        assert ann.get("/me") == {"name": "Ann"}
        (ban,) = kontor("admin", "bans", "--json").json()["bans"]
        assert ban["reason"] == "insults" and "Eve" not in str(ban)
        assert kontor("admin", "unban", ban["who"]).code == 0
        until(lambda: eve.http.get("/api/me").status_code == 200)

        assert kontor("admin", "ban", "--network", "127.0.0.0/8").out == "Banned 127.0.0.0/8.\n"
        until(lambda: ann.http.get("/api/me").status_code == 403)
        kontor("admin", "unban", "127.0.0.0/8")
        until(lambda: ann.http.get("/api/me").status_code == 200)

        assert ann.get("/announcement") == {"text": None}
        assert "Restart" in kontor("admin", "announce", "Restart at 20:00", "--minutes", 5).out
        until(lambda: bool(ann.get("/announcement")["text"] == "Restart at 20:00"))
        assert kontor("admin", "announce").code == 0
        until(lambda: ann.get("/announcement")["text"] is None)
    for wrong in (("ban",), ("ban", table), ("ban", table, 0, "--network", "::1"), ("ban", "--network", "here")):
        assert kontor("admin", *wrong).code == 2
    assert kontor("admin", "ban", table, 7).refused("Nobody is playing in seat 7")
    assert kontor("admin", "unban", "nobody").refused("no ban")


@SQLITE
def test_an_id_may_begin_with_a_dash(kontor: Kontor, anywhere: str) -> None:
    """One in 64 ids begins with a dash, and must not be parsed as an option."""

    async def prepare() -> None:
        database = Database(address(anywhere))
        await database.migrate()
        async with database.writing() as db:
            await queries.add_ban(db, queries.Ban("-who", "session", "", now()))
        await database.close()

    asyncio.run(prepare())
    for id in ("-3kfyPzXq1aBc-1j", "--kfyPzXq1aBc-1j"):
        for words in (("inspect", id), ("export", id), ("remove", id, "--yes"), ("ban", id, 1), ("unsay", id, 2)):
            assert kontor("admin", *words).refused(f"There is no table “{id}”"), words
        for command in ("close", "reopen"):
            assert kontor("admin", command, id, "--json").refused("There is no table")
    assert kontor("admin", "unban", "-who").code == 0
    misspelt = ("--network", "192.0.2.0/24", "--databse=x")
    assert kontor("admin", "ban", *misspelt).code == 2 and kontor("admin", "bans", "--json").json()["bans"] == []
    assert kontor("admin", "inspect", "3kfyPzXq1aBc", "--jsn").code == 2


def test_a_backup_brings_everything_back(url: str, kontor: Kontor, anywhere: str, tmp_path: Path) -> None:
    file = tmp_path / "one.backup"
    with Player(url, "Ann") as ann:
        table = ann.make_table("me", "me", board=None, game="felinia")
        before = rows(anywhere)
        done = kontor("backup", file, "--json").json()
        assert done["rows"]["tables"] == 1 and done["rows"]["log"] == len(before["log"])
        assert file.stat().st_mode & 0o777 == 0o600
        assert kontor("backup", file).refused("already exists")
        nowhere = tmp_path / "nowhere"
        assert kontor("backup", nowhere / "one.backup").refused(f"{nowhere} does not exist")
        ann.http.delete(f"/api/tables/{table}")
        assert not rows(anywhere)["tables"]
    if not anywhere.startswith("postgresql"):
        assert kontor("restore", file, "--force").refused("already using")
    other = str(tmp_path / "other.sqlite")
    assert kontor("restore", file, "--database", other).code == 0
    assert rows(other) == before
    assert kontor("restore", file, "--database", other).refused("not empty")
    assert kontor("doctor", "--database", other).code == 0
    with running(settings_for(other)) as again, Player(again, "Ann") as ann:
        assert ann.table(table)["state"] == "running"


def test_a_backup_replaces_what_is_there(kontor: Kontor, anywhere: str, tmp_path: Path) -> None:
    with running(settings_for(anywhere)) as url, Player(url, "Ann") as ann:
        ann.make_table("me", "open")
        before = rows(anywhere)
        assert kontor("backup", tmp_path / "one.backup").code == 0
        ann.make_table("me", "open")
    assert kontor("restore", tmp_path / "one.backup").refused("not empty")
    assert kontor("restore", tmp_path / "one.backup", "--force").code == 0
    assert rows(anywhere) == before


def test_a_deleted_person_stays_deleted_after_a_backup_is_restored(
    kontor: Kontor, anywhere: str, tmp_path: Path
) -> None:
    old, newer, other = tmp_path / "old.backup", tmp_path / "newer.backup", str(tmp_path / "other.sqlite")
    with running(settings_for(anywhere)) as url, Player(url, "Wilhelmine") as ann, Player(url, "Ben") as ben:
        table = ben.make_table("me", "open")
        ann.join(table, 1)
        ann.make_table("me", "bot")
        key, cookie = ann.post("/me/key")["secret"], ann.cookie
        assert ann.http.put("/api/me/profile", json={"public": True}).status_code == 200
        kontor("backup", old)
        ann.http.delete("/api/me")
        kontor("backup", newer)
    assert kontor("restore", old, "--force").code == 0
    assert kontor("restore", old, "--deletions", newer, "--database", other).code == 0
    for place in (anywhere, other):
        _check_deleted(place, cookie or "", key, table)


def _check_deleted(place: str, cookie: str, key: str, table: str) -> None:
    assert "Wilhelmine" not in repr(rows(place)) and not rows(place)["profiles"], "before any server starts"
    with running(settings_for(place)) as url, Player(url, "Eve") as eve:
        eve.http.cookies.set("kontor", cookie)
        assert eve.get("/me") == {"name": None}
        assert eve.refused("POST", "/me/enter", {"secret": key})[0] == 404
        until(lambda: len(rows(place)["sessions"]) == 1)
        assert eve.table(table)["seats"][1]["name"] is None
    assert [row[0] for row in rows(place)["tables"]] == [table]


@SQLITE
def test_a_deleted_person_takes_those_merged_into_them_along(kontor: Kontor, anywhere: str, tmp_path: Path) -> None:
    old, newer, other = tmp_path / "old.backup", tmp_path / "newer.backup", str(tmp_path / "other.sqlite")
    with (
        running(settings_for(anywhere)) as url,
        Player(url, "Wilhelmine") as ann,
        Player(url, "Kunigunde") as cora,
        Player(url, "Ben") as ben,
    ):
        for one in (ann, cora, ben):
            one.make_table("me", "bot")
        cookie = ben.cookie or ""
        kontor("backup", old)
        for one, into in ((ann, cora), (cora, ben)):
            one.post("/me/enter", {"secret": into.post("/me/key")["secret"], "merge": True})
        kontor("backup", newer)
        assert len(rows(anywhere)["merged"]) == 2 and rows(anywhere)["deleted"] == []
        assert ben.http.delete("/api/me").status_code == 204
        assert len(rows(anywhere)["deleted"]) == 3 and rows(anywhere)["merged"] == []
    assert kontor("restore", old, "--force").code == 0
    assert not [name for name in ("Wilhelmine", "Kunigunde", "Ben") if name in repr(rows(anywhere))]

    assert kontor("restore", old, "--deletions", newer, "--database", other).code == 0
    assert "Wilhelmine" in repr(rows(other)), "nobody was deleted in that backup"
    with running(settings_for(other)) as url, Player(url) as again:
        again.http.cookies.set("kontor", cookie)
        assert again.http.delete("/api/me").status_code == 204
        assert rows(other)["sessions"] == [] and rows(other)["tables"] == []


def test_an_incomplete_backup_changes_nothing(kontor: Kontor, anywhere: str, tmp_path: Path) -> None:
    with running(settings_for(anywhere)) as url, Player(url, "Ann") as ann:
        ann.make_table("me", "open")
    file, stored = tmp_path / "one.backup", rows(anywhere)
    assert kontor("backup", file).code == 0
    packed = file.read_bytes()
    lines = gzip.decompress(packed).splitlines(keepends=True)
    end = b'{"rows": %d}\n' % (len(lines) - 1)
    for broken in (
        b"",
        b"nonsense",
        packed[:-20],
        packed[:30] + bytes([packed[30] ^ 0xFF]) + packed[31:],
        *(
            gzip.compress(b"".join((*lines[:-1], row)))
            for row in (b"", b"[]\n" + end, b'["sessions"]\n' + end, b"[" * 100_000)
        ),
        gzip.compress(b"[]"),
        gzip.compress(b"".join((*lines[:-1], b'["nothing", {"a": 1}]\n', end))),
        gzip.compress(b"".join((*lines[:-1], b'["sessions", {"hash": "x", "nothing": 1}]\n', end))),
        gzip.compress(b"".join((*lines[:-1], b'["sessions", {"hash": "x"}]\n', end))),
    ):
        (tmp_path / "broken").write_bytes(broken)
        assert kontor("restore", tmp_path / "broken", "--force").refused("not a Kontor backup")
        assert rows(anywhere) == stored
    newer = json.loads(lines[0]) | {"revision": "9999"}
    (tmp_path / "broken").write_bytes(gzip.compress(json.dumps(newer).encode() + b"\n" + b"".join(lines[1:])))
    assert kontor("restore", tmp_path / "broken", "--force").refused("newer version")
    assert rows(anywhere) == stored


@SQLITE
def test_the_doctor_finds_damage_and_a_backup_heals_it(kontor: Kontor, anywhere: str, tmp_path: Path) -> None:
    with running(settings_for(anywhere)) as url, Player(url, "Ann") as ann:
        for _ in range(3):
            ann.make_table("me", "open")
        assert kontor("doctor").code == 0
    kontor("backup", tmp_path / "one.backup")
    stored = rows(anywhere)
    damage(Path(anywhere))
    answer = kontor("doctor")
    assert answer.code == 1 and "damaged" in answer.out and "kontor restore" in answer.out
    assert kontor("admin", "list").refused("damaged")
    assert kontor("restore", tmp_path / "one.backup", "--force").code == 0
    assert kontor("doctor").code == 0 and rows(anywhere) == stored
    assert [*Path(anywhere).parent.glob("kontor.sqlite.before-*")]


@SQLITE
def test_the_doctor_of_a_new_version_says_which_tables_it_would_freeze(kontor: Kontor, anywhere: str) -> None:
    with running(settings_for(anywhere)) as url, Player(url, "Ann") as ann:
        table, fine = ann.make_table("me", "me"), ann.make_table("me", "me")
    with closing(sqlite3.connect(anywhere)) as db, db:  # an older form, and a position of older rules
        db.execute("UPDATE tables SET rules = 0, position = replace(position, '-', '-0') WHERE id = ?", (table,))
        db.execute("ALTER TABLE tables DROP COLUMN closed")
        db.execute("DROP TABLE bans")
        db.execute("UPDATE alembic_version SET version_num = '0005'")
    before = Path(anywhere).read_bytes()
    answer = kontor("doctor", "--json")
    found = answer.json()
    assert answer.code == 1 and {one["table"] for one in found["findings"]} == {None, table}
    assert "doctor-older" in [one["id"] for one in found["findings"]]
    text = kontor("doctor").out
    assert table in text and fine not in text and "frozen" in text and "1 table can continue" in text
    assert Path(anywhere).read_bytes() == before, "nothing is changed"
    assert kontor("admin", "list").refused("kontor doctor")
    with closing(sqlite3.connect(anywhere)) as db, db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer version" in kontor("doctor").out


@SQLITE
def test_a_database_that_is_not_there_is_not_made(kontor: Kontor, anywhere: str) -> None:
    for command in (("admin", "list"), ("backup", f"{anywhere}.backup"), ("doctor",)):
        assert kontor(*command).refused("Cannot open the database")
    assert not Path(anywhere).exists()
