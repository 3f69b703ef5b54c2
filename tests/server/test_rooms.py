"""Tables in memory match the database, even if another process changed it, and stay within the memory limit."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from kontor.bots import USUAL
from kontor.server import continuing, lobby, playing, seating
from kontor.server.people import Visitor
from kontor.server.requests import Doing, NewTable, RecordFile, SeatWanted
from kontor.server.service import Service
from kontor.server.storage import queries, quick
from kontor.server.storage.faults import Unavailable
from kontor.table.log import Entry, Table
from kontor.table.refusals import Refused
from tests.server.player import PATIENCE
from tests.server.running import MANY, Postgres, prepare, settings_for
from tests.table.logs import GOLDEN

TWO_OF_MINE = [SeatWanted("me", "Ann"), SeatWanted("me", "Ben")]


class Listening:
    """A fake watcher."""

    session: str | None = None

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


@asynccontextmanager
async def service(database: str, **limits: int) -> AsyncIterator[Service]:
    settings = settings_for(database, limits=replace(MANY, **limits))
    prepare(settings.database)
    started = Service(settings)
    await started.start()
    try:
        yield started
    finally:
        await started.stop()


async def make(at: Service, visitor: Visitor) -> str:
    return (await lobby.make(at, visitor, NewTable("hansa", None, {}, TWO_OF_MINE))).id


async def end_turn(at: Service, visitor: Visitor, table: str, key: str) -> int:
    """Let the seat to move play the last available action."""
    form = await lobby.see(at, visitor, table)
    assert form.actor is not None
    doing = Doing(form.actor, form.sequence, "end", key)
    return (await playing.act(at, visitor, table, doing)).sequence


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


def test_what_another_process_wrote_is_seen_before_anything_is_done(database: str) -> None:
    """Watchers are notified even if the request itself is rejected."""

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            async with one.reading(table) as room:
                one.analyses.form(table, room.played.table.copy(), (), 0)
            assert table in one.analyses._kept
            await lobby.delete(one, ann, table)
            assert table not in one.analyses._kept

    run(test)


def test_a_commit_that_fails_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            before = await lobby.see(one, ann, table)

            async def lost(*_: object) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr("kontor.server.storage.queries.change_table", lost)
                for change in (end_turn(one, ann, table, "key-lost"), seating.leave(one, ann, table, 0)):
                    with pytest.raises(Unavailable):
                        await change
            assert await lobby.see(one, ann, table) == before
            async with one.reading(table) as room:
                assert room.sequence == 1
            assert await end_turn(one, ann, table, "key-lost") == 2

    run(test)


def test_an_action_that_cannot_be_stored_leaves_nothing_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the fast path for storing actions on SQLite fails, the action is neither on disk nor in memory."""

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            await end_turn(one, ann, table, "key-first")
            with monkeypatch.context() as patch:
                patch.setattr(quick, "_ADD", "INSERT INTO nowhere VALUES (?)")
                with pytest.raises(sqlite3.OperationalError):
                    await end_turn(one, ann, table, "key-lost")
            async with one.database.reading() as db:
                assert [entry.sequence for entry in await queries.entries(db, table, 0)] == [1, 2]
            async with one.reading(table) as room:
                assert room.sequence == room.row.sequence == 2
            assert await end_turn(one, ann, table, "key-lost") == 3

    run(test)


def test_an_action_at_a_table_that_another_program_has_changed_is_refused(database: str) -> None:
    """The action is rejected even if the server was not notified. After that, it knows the change."""

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            await end_turn(one, ann, table, "key-first")
            form = await lobby.see(one, ann, table)
            assert form.actor is not None
            doing = Doing(form.actor, form.sequence, "end", "key-second")
            async with one.database.writing() as db:
                row = await queries.table(db, table)
                assert row is not None
                await queries.change_table(db, row._replace(version=row.version + 1, closed=True))
            for code in ("stale", "frozen"):
                with pytest.raises(Refused) as refused:
                    await playing.act(one, ann, table, doing)
                assert refused.value.problem.code == code
            async with one.database.reading() as db:
                assert len(await queries.entries(db, table, 0)) == 2

    run(test)


def test_a_table_that_leaves_the_memory_is_freed_at_once(database: str) -> None:
    """Memory is freed without the garbage collector, which scans all objects only once a day."""

    async def test() -> None:
        async with service(database, live=1) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            await end_turn(one, ann, table, "key-first")
            async with one.reading(table) as room:
                kept = weakref.ref(room.played.table), weakref.ref(room)
                room.played.views.moment(0, frozenset([0]), "own")
            del room
            gc.collect()
            gc.disable()
            try:
                for _ in range(3):
                    await make(one, ann)
                assert [one() for one in kept] == [None, None]
            finally:
                gc.enable()

    run(test)


def test_sleeping_tables_are_not_loaded_at_the_start(database: str) -> None:
    """Only tables where a bot is to move are loaded."""

    async def test() -> None:
        ann = Visitor("here")
        async with service(database) as one:
            asleep = await make(one, ann)
            bots = NewTable("hansa", None, {}, [SeatWanted("bot")] * 2)
            awake = (await lobby.make(one, ann, bots)).id
            async with one.database.reading() as db:
                assert await queries.tables_for_bots(db) == [awake]
        async with service(database) as one:
            async with asyncio.timeout(PATIENCE):
                while one.rooms.get(awake) is None:
                    await asyncio.sleep(0.01)
            assert one.rooms.get(asleep) is None

    run(test)


def test_a_browser_that_is_forgotten_is_unknown_at_once(database: str) -> None:
    """This works although a session is cached for a while."""

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            await make(one, ann)
            assert ann.cookie is not None and ann.session is not None

            async def found() -> str | None:
                connection: Any = SimpleNamespace(client=None, headers={"cookie": f"kontor={ann.cookie}"})
                return (await one.people.find(connection)).session

            assert await found() == await found() == ann.session
            await lobby.forget(one, ann)
            assert await found() is None

    run(test)


def test_tables_that_nobody_uses_leave_the_memory(database: str) -> None:
    async def test() -> None:
        async with service(database, live=3) as one:
            ann = Visitor("here")
            watched = await make(one, ann)
            async with one.reading(watched) as room:
                others = [await make(one, ann) for _ in range(6)]
                assert len(one.rooms.all()) <= 4 and one.rooms.get(watched) is room
            assert await end_turn(one, ann, others[0], "key-again") == 2
            assert len(one.rooms.all()) <= 3

    run(test)


def test_long_games_take_the_place_of_several(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the unused tables, the least recently used one is dropped first."""
    monkeypatch.setattr("kontor.server.rooms.USUAL_STEPS", 2)

    async def test() -> None:
        async with service(database, live=4) as one:
            ann = Visitor("here")
            long, short = await make(one, ann), await make(one, ann)
            for number in range(6):
                await end_turn(one, ann, long, f"key-{number:05}")
            assert one.rooms.get(long) is not None and one.rooms.get(short) is not None
            assert await end_turn(one, ann, short, "key-short") == 2
            assert one.rooms.get(long) is None and one.rooms.get(short) is not None

    run(test)


def test_nobody_looks_back_at_a_table_that_is_no_more(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        async with service(database) as one, service(database) as other:
            ann = Visitor("here")
            for deleting in (one, other):
                table = await make(one, ann)
                async with one.reading(table) as room:
                    one.analyses.form(table, room.played.table.copy(), (), 0)
                await lobby.delete(deleting, ann, table)
                room.gone = True  # as if notified by the other process
                one._changed(room)
                assert table not in one.analyses._kept

    run(test)


def test_what_nobody_wants_any_more_is_tidied_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deletes tables where no game has begun, and browsers without seats, but no games."""

    async def test() -> None:
        ann, eve = Visitor("here"), Visitor("there")
        async with service(database) as one:
            begun = await make(one, ann)
            waiting = (await lobby.make(one, ann, NewTable("hansa", None, {}, [SeatWanted("open")] * 2))).id
            await one.people.call(eve, "Eve")
        monkeypatch.setattr("kontor.server.service.KEEP_WAITING", -1)
        monkeypatch.setattr("kontor.server.service.KEEP_SESSION", -1)
        async with service(database) as one:
            while True:
                try:
                    await lobby.see(one, ann, waiting)
                except Refused:
                    break
            assert (await lobby.see(one, ann, begun)).seats[0].mine
            assert not await lobby_knows(one, eve) and await lobby_knows(one, ann)

    async def lobby_knows(at: Service, visitor: Visitor) -> bool:
        async with at.database.reading() as db:
            return await queries.session(db, str(visitor.session)) is not None

    run(test)


@pytest.mark.parametrize(("keep", "left"), [(None, True), (30, True), (-1, False)])
def test_finished_games_are_kept_unless_somebody_says_otherwise(database: str, keep: int | None, left: bool) -> None:
    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            running = await make(one, ann)
            record = RecordFile((GOLDEN / "hansa-standard_2_3-3-prestige.kontor").read_text("utf-8"))
            over = await continuing.open_record(one, ann, record)
            assert over.state == "over"
            one.settings = replace(one.settings, keep_finished=keep)
            await one._tidy_up()
            kept = (await lobby.listed(one, ann, "over")).tables
            assert [table.id for table in kept] == [over.id] * left
            assert (await lobby.see(one, ann, running)).state == "running"

    run(test)


async def who_looks_is_told_that_it_is_removed(tidying: Service, looking: Service) -> None:
    """A finished game is deleted while a person watches it, perhaps through another process."""
    record = RecordFile((GOLDEN / "hansa-standard_2_3-3-prestige.kontor").read_text("utf-8"))
    over = await continuing.open_record(tidying, Visitor("here"), record)
    async with looking.reading(over.id) as room:
        somebody = Listening()
        room.listeners.append(somebody)
        tidying.settings = replace(tidying.settings, keep_finished=-1)
        await tidying._tidy_up()
        async with asyncio.timeout(PATIENCE):
            while not (room.gone and somebody.woken):
                await asyncio.sleep(0.01)


def test_whoever_looks_at_a_game_that_is_removed_is_told(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            await who_looks_is_told_that_it_is_removed(one, one)

    run(test)


def test_a_log_cannot_be_made_to_grow_without_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Takeovers by bots are log entries too. A person can always leave."""

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            async with one.reading(table) as room:
                game = room.played.table.game
                monkeypatch.setattr(game, "declaration", game.declaration._replace(max_actions=30))
            waits = 1 - ((await lobby.see(one, ann, table)).actor or 0)

            async def come_and_go() -> None:
                while True:
                    await seating.stand_in(one, ann, table, waits, "apprentice")
                    await seating.give_back(one, ann, table, waits)

            with pytest.raises(Refused) as refused:
                await come_and_go()
            assert refused.value.problem.said[0].id == "server-log-full"
            left = await seating.leave(one, ann, table, waits)
            assert left.seats[waits].kind == "open" and left.sequence <= 31

    run(test)


def test_a_link_to_a_seat_that_is_left_meanwhile_leads_nowhere(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who uses the seat link after one person has left and before another joins must not get the seat."""

    async def test() -> None:
        async with service(database) as one:
            ann, ben, eve = Visitor("here"), Visitor("there"), Visitor("elsewhere")
            table = await make(one, ann)
            link = await seating.make_link(one, ann, table, 1)
            asked = queries.link

            async def then_left(*given: Any) -> tuple[str, int] | None:
                found = await asked(*given)
                monkeypatch.setattr(queries, "link", asked)
                await seating.leave(one, ann, table, 1)
                return found

            monkeypatch.setattr(queries, "link", then_left)
            with pytest.raises(Refused) as refused:
                await seating.enter(one, eve, link.secret)
            assert refused.value.problem.said[0].id == "server-wrong-link"
            await seating.join(one, ben, table, 1, "Ben")
            async with one.reading(table) as room:
                assert room.holds[1] == {ben.session}

    run(test)


def test_whoever_joins_holds_the_seat_alone(database: str) -> None:
    """A person who joins is the only holder, regardless of earlier holders."""

    async def test() -> None:
        async with service(database) as one:
            ann, ben, eve = Visitor("here"), Visitor("there"), Visitor("elsewhere")
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, [SeatWanted("open")] * 2))).id
            await one.people.call(eve, "Eve")
            async with one.changing(table) as change:
                change.hold(str(eve.session), 1)
            await seating.join(one, ben, table, 1, "Ben")
            async with one.reading(table) as room, one.database.reading() as db:
                assert room.holds == (await queries.holds_of(db, [table]))[table] == {1: {ben.session}}

    run(test)


def test_whoever_is_forgotten_while_joining_leaves_no_name(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with service(database) as one:
            ann, ben = Visitor("here"), Visitor("there")
            table = (await lobby.make(one, ben, NewTable("hansa", None, {}, [SeatWanted("open")] * 2))).id
            own = (await lobby.make(one, ann, NewTable("hansa", None, {}, [SeatWanted("open")] * 2))).id
            asked = queries.tables_of

            async def then_joins(*given: Any) -> list[str]:
                monkeypatch.setattr(queries, "tables_of", asked)
                joining.append(asyncio.create_task(seating.join(one, replace(ann), table, 0, "Ann")))
                return await asked(*given)

            joining: list[asyncio.Task[Any]] = []
            monkeypatch.setattr(queries, "tables_of", then_joins)
            await lobby.forget(one, replace(ann))
            await asyncio.gather(*joining, return_exceptions=True)
            with pytest.raises(Refused) as refused:  # with a cookie that was found just before
                await seating.join(one, replace(ann), table, 0, "Ann")
            assert refused.value.problem.code == "stale"
            with pytest.raises(Refused) as refused:
                await make(one, replace(ann))
            assert refused.value.problem.code == "stale"
            assert [seat.name for seat in (await lobby.see(one, ben, table)).seats] == [None, None]
            with pytest.raises(Refused):
                await lobby.see(one, ben, own)

    run(test)


def test_a_table_without_a_host_is_nobodys(database: str) -> None:
    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            async with one.changing(table) as change:
                change.row = change.row._replace(host=None)
            assert not (await lobby.listed(one, Visitor("there"), "mine")).tables
            await lobby.forget(one, ann)
            with pytest.raises(Refused):
                await lobby.see(one, Visitor("there"), table)

    run(test)


def test_a_fault_of_the_rules_freezes_one_table_only(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        ann = Visitor("here")
        async with service(database) as one:
            tables = [await make(one, ann) for _ in range(2)]
            await end_turn(one, ann, tables[0], "key-fault")
        fold = Table.fold

        def faulty(table: Table, entry: Entry) -> None:
            if entry.key == "key-fault":
                raise ZeroDivisionError
            fold(table, entry)

        monkeypatch.setattr(Table, "fold", faulty)
        async with service(database) as one:
            form = await lobby.see(one, ann, tables[0])
            assert form.state == "frozen" and form.trouble is not None
            assert (form.trouble.id, form.trouble.args) == ("live-unplayable", {"entry": 2})
            assert await end_turn(one, ann, tables[1], "key-other") == 2

    run(test)


def test_a_table_that_cannot_be_read_keeps_no_other_from_being_replayed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        ann = Visitor("here")
        async with service(database) as one:
            bots = NewTable("hansa", None, {}, [SeatWanted("bot")] * 2)
            first, last = [(await lobby.make(one, ann, bots)).id for _ in range(2)]
        asked = queries.table

        async def lost(db: Any, id: str, lock: bool = False) -> Any:
            if id == last:
                raise OSError("the disk is broken")
            return await asked(db, id, lock)

        monkeypatch.setattr(queries, "table", lost)
        async with service(database) as one:
            async with asyncio.timeout(PATIENCE):
                while (room := one.rooms.get(first)) is None or not room.loaded:
                    await asyncio.sleep(0.01)

    run(test)


def test_a_bot_that_fails_is_left_alone_for_a_while(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fails(*_: object) -> str:
        tried.append(1)
        raise ZeroDivisionError

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = (await lobby.make(one, ann, NewTable("hansa", None, {}, [SeatWanted("bot")] * 2))).id
            while not tried or one.bots._at_work:
                await asyncio.sleep(0.01)
            for _ in range(5):
                await lobby.see(one, ann, table)
            assert not one.bots._at_work and len(tried) == 1
            monkeypatch.undo()
            one.bots._failed[table] = 1, 0.0  # the while is over
            before = (await lobby.see(one, ann, table)).sequence
            while (await lobby.see(one, ann, table)).sequence == before:
                await asyncio.sleep(0.01)
            assert table not in one.bots._failed

    monkeypatch.setattr(Table, "choose", fails)
    monkeypatch.setattr("kontor.server.bots.time", SimpleNamespace(monotonic=lambda: 0.0))  # no time passes
    run(test)


def test_the_usual_bot_replaces_one_that_the_operator_has_withdrawn(database: str) -> None:
    ann = Visitor("here")
    seats = [SeatWanted("me", "Ann"), SeatWanted("bot", bot="somebodys:Bot")]

    async def test() -> None:
        one = Service(settings_for(database, bots=("somebodys:Bot",)))
        await one.start()
        table = (await lobby.make(one, ann, NewTable("hansa", None, {}, seats))).id
        await one.stop()
        async with service(database) as one:
            seen = await lobby.see(one, ann, table)  # chance decides who begins
            before = seen.sequence if seen.actor == 1 else await end_turn(one, ann, table, "key-ended")
            while (seen := await lobby.see(one, ann, table)).sequence == before:
                await asyncio.sleep(0.01)
            assert seen.seats[1].bot == USUAL
            async with one.reading(table) as room:
                said = [state.entry for state in room.played.table.states if state.entry.kind == "takeover"]
            assert [(entry.seat, entry.by, entry.level) for entry in said] == [(1, "bot", USUAL)]

    run(test)
