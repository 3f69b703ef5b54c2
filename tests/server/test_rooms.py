"""Tables in memory: as the database has them, whoever wrote it, and no more of them than may be."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from kontor.server import lobby, playing, seating
from kontor.server.forms import Doing, NewTable, SeatWanted
from kontor.server.people import Visitor
from kontor.server.problems import Refused
from kontor.server.service import Service
from tests.server.running import MANY, settings_for

TWO_OF_MINE = [SeatWanted("me", "Ann"), SeatWanted("me", "Ben")]


class Listening:
    """Somebody who looks."""

    session = None

    def __init__(self) -> None:
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


@asynccontextmanager
async def service(database: str, **limits: int) -> AsyncIterator[Service]:
    started = Service(settings_for(database, limits=replace(MANY, **limits)))
    await started.start()
    try:
        yield started
    finally:
        await started.stop()


async def make(at: Service, visitor: Visitor) -> str:
    return (await lobby.make(at, visitor, NewTable("hansa", None, {}, TWO_OF_MINE))).id


async def end_turn(at: Service, visitor: Visitor, table: str, key: str) -> int:
    """The seat that decides does the last of what it can."""
    form = await lobby.see(at, visitor, table)
    assert form.actor is not None
    doing = Doing(form.actor, form.sequence, "end", key)
    return (await playing.act(at, visitor, table, doing)).sequence


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        await test()

    asyncio.run(main())


def test_what_another_process_wrote_is_seen_before_anything_is_done(database: str) -> None:
    """Also when nothing comes of what was wanted: those who look are told in any case."""

    async def test() -> None:
        async with service(database) as one, service(database) as other:
            ann = Visitor("here")
            table = await make(one, ann)
            async with one.reading(table) as room:
                listening = Listening()
                room.listeners.append(listening)
                await end_turn(other, ann, table, "key-other")
                assert (room.sequence, listening.woken) == (1, 0)  # a file has no notices
                with pytest.raises(Refused) as refused:
                    await playing.act(one, ann, table, Doing(0, 1, "end", "key-one-"))
                assert refused.value.problem.code in ("stale", "not-now") and refused.value.problem.sequence == 2
                assert (room.sequence, listening.woken) == (2, 1)

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
                    with pytest.raises(OSError, match="disk"):
                        await change
            assert await lobby.see(one, ann, table) == before
            async with one.reading(table) as room:
                assert room.sequence == 1
            assert await end_turn(one, ann, table, "key-lost") == 2

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


def test_what_nobody_wants_any_more_is_tidied_up(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables whose game never began, and browsers that hold nothing; games stay."""

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
        from kontor.server.storage import queries

        async with at.database.reading() as db:
            return await queries.session(db, str(visitor.session)) is not None

    run(test)


def test_a_log_cannot_be_made_to_grow_without_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that come and go are entries too; whoever wants to leave can always do so."""

    async def test() -> None:
        async with service(database) as one:
            ann = Visitor("here")
            table = await make(one, ann)
            async with one.reading(table) as room:
                game = room.played.table.game
                monkeypatch.setattr(type(game), "declaration", game.declaration._replace(max_actions=30))
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
