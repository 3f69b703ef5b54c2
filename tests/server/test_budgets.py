"""Budgets: who is charged, how budgets refill, and how much an attacker can affect others."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import KontorError, RecordError, parse
from kontor.server import continuing, lobby, playing, seating
from kontor.server.budgets import MINUTE, Budgets
from kontor.server.people import Visitor
from kontor.server.requests import Doing, NewTable, RecordFile, SeatWanted
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.table.refusals import Refused
from tests.server.player import PATIENCE, Player, closed
from tests.server.running import MANY, Postgres, budgets, running, settings_for
from tests.server.test_rooms import run, service
from tests.table.logs import GOLDEN

BOTS = [SeatWanted("bot", bot="apprentice")] * 2


class Clock:
    """A clock that only the test advances."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


def refused(some: Budgets, address: str, cost: float = 1) -> int | None:
    """Spend requests, and return the seconds to wait if this was refused."""
    try:
        some.spend(some.owners(address), "requests", cost)
    except Refused as error:
        return error.retry
    return None


def test_a_budget_refills_at_a_constant_rate() -> None:
    clock = Clock()
    some = budgets(clock, requests=60)
    assert [refused(some, "192.0.2.1") for _ in range(61)] == [None] * 60 + [1]
    clock.now += 10
    assert [refused(some, "192.0.2.1") for _ in range(11)] == [None] * 10 + [1]
    assert refused(some, "192.0.2.1", 30) == 30
    clock.now -= 500  # a clock that is set back does not reduce budgets
    assert refused(some, "192.0.2.1") == 1
    clock.now += 600
    assert refused(some, "192.0.2.1", 1000) is None, "a full budget pays any cost"
    assert refused(some, "198.51.100.1") is None


def test_what_cannot_be_refused_makes_debts() -> None:
    clock = Clock()
    some = budgets(clock, thinking=60)
    owners = some.owners("192.0.2.1")
    some.owe(owners, "thinking", 90)
    assert some.used(owners, "thinking") == 1.5
    assert not some.pays(owners, "thinking", 0)
    clock.now += 31 * MINUTE
    assert some.pays(owners, "thinking", 0)


@pytest.mark.parametrize(
    ("address", "most"),
    [
        ("2001:db8:0:0:{:x}::1", 60),  # one /64
        ("2001:db8:0:{:x}::1", 120),  # a /56, and one /64 for each request
        ("2001:db8:0:{:x}00::1", 240),  # a /48, and one /56 for each
        ("192.0.2.{:d}", 480),
    ],
)
def test_a_site_with_many_networks_is_one_owner(address: str, most: int) -> None:
    some = budgets(Clock(), requests=60)
    assert sum(refused(some, address.format(number % 250)) is None for number in range(1000)) == most


def test_processes_share_budgets(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        async with service(database, requests=100) as one, service(database, requests=100) as other:
            assert one.budgets.owners("192.0.2.1") == other.budgets.owners("192.0.2.1")
            assert refused(one.budgets, "192.0.2.1", 60) is None and refused(other.budgets, "192.0.2.1", 30) is None
            for some in (one, other, one):
                await some.budgets.share()
            for some in (one, other):
                assert refused(some.budgets, "192.0.2.1", 50) is not None

    run(test)


def test_a_restart_forgets_nothing_and_no_address_is_stored(database: str) -> None:
    async def test() -> None:
        async with service(database, tables_a_day=10) as one:
            one.budgets.spend(one.budgets.owners("192.0.2.77"), "tables", 9)
        async with service(database, tables_a_day=10) as one:
            with pytest.raises(Refused):
                one.budgets.spend(one.budgets.owners("192.0.2.77"), "tables", 2)

    run(test)
    assert b"192.0.2" not in Path(database).read_bytes()


def test_a_refusal_says_when_to_come_back(database: str) -> None:
    with running(settings_for(database, limits=replace(MANY, requests=3))) as url, Player(url) as eve:
        answers = [eve.http.get("/api/me") for _ in range(10)]
    assert answers[0].status_code == 200 and answers[-1].status_code == 429
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
    assert answers[-1].json()["said"] == [{"id": "server-budget", "args": {"kind": "requests", "minutes": 1}}]


# Uploads


def test_a_long_record_is_stored_and_read_in_slices(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two batches, other requests are answered."""
    monkeypatch.setattr(queries, "SLICE", 10)

    async def test() -> None:
        async with service(database) as one:
            executed: list[int] = []
            execute = AsyncConnection.execute

            async def noted(db: AsyncConnection, what: Any, values: Any = None, **more: Any) -> Any:
                executed.append(len(values) if isinstance(values, list) else 1)
                return await execute(db, what, values, **more)

            monkeypatch.setattr(AsyncConnection, "execute", noted)
            table = await continuing.open_record(one, Visitor("here"), unfinished())
            assert table.sequence > 50 and max(executed) == 10
            assert len(executed) > 2 * table.sequence // 10, "reading as well as writing"

    run(test)


def test_a_record_that_is_longer_than_real_games_is_refused(database: str) -> None:
    async def test() -> None:
        async with service(database, actions=150) as one:
            with pytest.raises(RecordError, match="too long"):
                await continuing.open_record(one, Visitor("here"), unfinished())

    run(test)


def test_uploads_are_paid_for_by_size(database: str) -> None:
    async def test() -> None:
        async with service(database, uploads=10_000) as one:
            for _ in range(3):
                with pytest.raises(KontorError):
                    await continuing.open_record(one, Visitor("here"), RecordFile("x" * 3_000))
            with pytest.raises(Refused, match="server-budget"):
                await continuing.open_record(one, Visitor("here"), RecordFile("x" * 3_000))

    run(test)


def test_reading_a_long_game_costs_more(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It costs half of the budget at most, and others pay nothing."""
    stop_refilling(monkeypatch)
    monkeypatch.setattr("kontor.server.service.ENTRIES", 1)
    with running(settings_for(database, limits=replace(MANY, requests=100))) as url, Player(url) as eve:
        table = eve.post("/records", {"record": unfinished().record})["id"]
        for number, path in enumerate((f"tables/{table}/log", f"tables/{table}/scores", f"tables/{table}/record")):
            check_cost(eve, f"/api/{path}", f"198.51.{number}.1")
        check_cost(eve, "/api/me/export", "203.0.113.1")


def stop_refilling(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the clock of the budgets of all servers that start later."""
    monkeypatch.setattr("kontor.server.service.Budgets", partial(Budgets, clock=lambda: 1_000_000.0))


def check_cost(eve: Player, path: str, address: str) -> None:
    """Check that an address can request a long game twice, and that others can go on."""
    eve.http.headers["x-forwarded-for"] = address
    assert [eve.http.get(path).status_code for _ in range(3)] == [200, 200, 429]
    eve.http.headers["x-forwarded-for"] = "192.0.2.1"
    assert [eve.http.get("/api/me").status_code for _ in range(3)] == [200, 200, 200]


def test_loading_a_long_game_costs_as_much(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table has left the memory."""
    stop_refilling(monkeypatch)
    monkeypatch.setattr("kontor.server.service.ENTRIES", 1)
    limits = replace(MANY, requests=100, live=0)
    with running(settings_for(database, limits=limits)) as url, Player(url) as eve:
        table = eve.post("/records", {"record": unfinished().record})["id"]
        check_cost(eve, f"/api/tables/{table}", "198.51.100.1")


def test_watching_a_long_game_costs_as_much(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise, sockets to many long games that take turns in memory would keep the server busy with replays."""
    monkeypatch.setattr("kontor.server.service.ENTRIES", 1)
    limits = replace(MANY, requests=100, live=0)
    with running(settings_for(database, limits=limits)) as url, Player(url) as ann, Player(url) as eve:
        ann.http.headers["x-forwarded-for"] = "192.0.2.1"
        table = ann.post("/records", {"record": unfinished().record})["id"]
        with eve.live(table) as live:
            assert live.moment()["sequence"] > 50
        assert [eve.http.get("/api/me").status_code for _ in range(60)].count(429) > 0
        assert ann.http.get("/api/me").status_code == 200


def test_reading_a_game_of_usual_length_costs_little(database: str) -> None:
    limits = replace(MANY, requests=100)
    with running(settings_for(database, limits=limits)) as url, Player(url) as ann:
        table = ann.post("/records", {"record": unfinished().record})["id"]
        assert [ann.http.get(f"/api/tables/{table}/log").status_code for _ in range(15)] == [200] * 15


# Memory


def unfinished() -> RecordFile:
    whole = parse((GOLDEN / "hansa-standard_2_3-3-prestige.kontor").read_text("utf-8"))
    return RecordFile(replace(whole, actions=whole.actions[:200], result=None).write())


async def bots_everywhere(at: Service, visitor: Visitor) -> str:
    table = await continuing.open_record(at, visitor, unfinished())
    for seat in table.seats:
        await seating.stand_in(at, visitor, table.id, seat.seat, "apprentice")
    return table.id


def test_tables_with_bots_at_all_seats_leave_the_memory(database: str) -> None:
    """Of the tables that nobody watches, only one at a time is loaded for its bots, and each gets a turn."""

    async def test() -> None:
        async with service(database, live=0) as one:
            visitor = Visitor("here")
            tables = [await bots_everywhere(one, visitor) for _ in range(3)]
            began = [(await lobby.see(one, visitor, table)).sequence for table in tables]
            async with asyncio.timeout(PATIENCE):
                while True:
                    assert len(one.rooms.all()) <= 2
                    async with one.database.reading() as db:
                        rows = [await queries.table(db, table) for table in tables]
                    if all(row is not None and row.sequence > before for row, before in zip(rows, began, strict=True)):
                        break
                    await asyncio.sleep(0.02)

    run(test)


def test_bots_alone_wait_while_their_network_has_no_thinking_time(database: str) -> None:
    async def test() -> None:
        async with service(database, thinking=10) as one:
            owner = one.budgets.owner("here")
            one.budgets.owe(((owner, 1),), "thinking", 100)
            poor = (await lobby.make(one, Visitor("here"), NewTable("hansa", None, {}, BOTS))).id
            rich = (await lobby.make(one, Visitor("there"), NewTable("hansa", None, {}, BOTS))).id
            async with asyncio.timeout(PATIENCE):
                while (await lobby.see(one, Visitor("there"), rich)).sequence < 30:
                    await asyncio.sleep(0.02)
            assert (await lobby.see(one, Visitor("here"), poor)).sequence == 1

    run(test)


def test_watchers_pay_for_the_memory_every_minute(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A watcher whose budget is used up is disconnected, but others at the table are not. Eve is charged four times as
    much as Ann, who can watch for several seconds.
    """
    monkeypatch.setattr("kontor.server.service.MINUTE", 0.2)
    limits = replace(MANY, memory=30)
    with running(settings_for(database, limits=limits)) as url, Player(url) as ann, Player(url) as eve:
        ann.http.headers["x-forwarded-for"] = "192.0.2.1"
        eve.http.headers["x-forwarded-for"] = "198.51.100.1"
        tables = [ann.make_table("me", "me") for _ in range(4)]
        watched = {"additional_headers": {"x-forwarded-for": "198.51.100.1"}}
        with ann.live(tables[0]) as honest:
            honest.moment()
            with ExitStack() as stack:
                sockets = [stack.enter_context(eve.socket(table, **watched)) for table in tables]
                assert [closed(one) for one in sockets] == [4429] * 4
            ann.http.put("/api/me", json={"name": "Ann"}).raise_for_status()
            actor = ann.table(tables[0])["actor"]
            ann.act(tables[0], actor, {"sequence": 1}, "end")
            assert honest.moment(2)


# Tables


def test_a_flood_of_tables_does_not_shut_others_out(database: str) -> None:
    """A site with many networks fills the server with bots. Other people still get tables, and keep them."""

    async def flood(one: Service, count: int) -> None:
        for number in range(count):
            visitor = Visitor(f"2001:db8:0:{number:x}::1")
            await lobby.make(one, visitor, NewTable("hansa", None, {}, BOTS))

    async def test() -> None:
        async with service(database, tables=12) as one:
            ann, ben = Visitor("192.0.2.1"), Visitor("198.51.100.1")
            mine = [SeatWanted("me", "Ann"), SeatWanted("me", "Anna")]
            played = await lobby.make(one, ann, NewTable("hansa", None, {}, mine))
            assert played.actor is not None
            await playing.act(one, ann, played.id, Doing(played.actor, played.sequence, "end", "key-of-ann"))
            waiting = (await lobby.make(one, ann, NewTable("hansa", None, {}, [mine[0], SeatWanted("open")]))).id
            await flood(one, 14)
            later = (await lobby.make(one, ben, NewTable("hansa", None, {}, [mine[0], SeatWanted("open")]))).id
            await flood(one, 14)
            for visitor, table in ((ann, played.id), (ann, waiting), (ben, later)):
                assert (await lobby.see(one, visitor, table)).id == table
            async with one.database.reading() as db:
                assert sum((await queries.count_tables(db)).values()) == 12

    run(test)


def test_tables_where_people_play_are_not_replaced(database: str) -> None:
    async def test() -> None:
        async with service(database, tables=2) as one:
            ann = Visitor("192.0.2.1")
            mine = [SeatWanted("me", "Ann"), SeatWanted("me", "Anna")]
            for number in range(2):
                made = await lobby.make(one, ann, NewTable("hansa", None, {}, mine))
                assert made.actor is not None
                await playing.act(one, ann, made.id, Doing(made.actor, made.sequence, "end", f"key-number-{number}"))
            with pytest.raises(Refused, match="server-too-many-tables") as full:
                await lobby.make(one, ann, NewTable("hansa", None, {}, mine))
            assert full.value.retry

    run(test)


def test_a_whole_site_gets_only_some_tables_a_day(database: str) -> None:
    async def test() -> None:
        async with service(database, tables_a_day=5) as one:
            made = 0
            for number in range(100):
                visitor = Visitor(f"2001:db8:0:{number:x}00::1")
                try:
                    await lobby.make(one, visitor, NewTable("hansa", None, {}, BOTS))
                    made += 1
                except Refused:
                    continue
            assert made == 20

    run(test)
