"""Clocks on a server: stored with the action, time-outs, returns, restarts, several processes, and jumps of the clock.

The time is injected: nothing here waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from kontor.core import Message, parse, position_at
from kontor.registry import game
from kontor.server import lobby, playing, seating
from kontor.server.clocks import Clocks
from kontor.server.people import Visitor
from kontor.server.requests import Ballot, ClockChange, ClockWanted, NewTable, SeatWanted
from kontor.server.service import Service
from kontor.server.steady_clock import SteadyTime
from kontor.server.storage import queries
from kontor.server.storage.faults import Unavailable
from kontor.table import clock_keeper, timing
from kontor.table.clocks import AFTER_RESTART, DAY, HOUR, MINUTE, SECOND, STAND_IN
from kontor.table.messages import ClockForm, ClockState, TableForm
from tests.server.player import Player
from tests.server.running import Postgres, settings_for
from tests.server.test_consent import reason
from tests.server.test_rooms import end_turn, run


class Time:
    """A clock that only the test advances."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000_000
        self.real = 0.0

    def passes(self, time: int) -> None:
        self.wall += time
        self.real += time / 1000

    def steady(self) -> SteadyTime:
        return SteadyTime(lambda: self.wall, lambda: self.real)


@asynccontextmanager
async def at_time(database: str, time: Time) -> AsyncIterator[Service]:
    """Run a server process with this clock. Heartbeats and time-outs are handled only when the test requests it."""
    started = Service(settings_for(database))
    started.clocks = Clocks(started.database, started.changing, started._warn, time.steady())
    watching: asyncio.Future[None] = asyncio.Future()
    started.clocks.watch = lambda: wait(watching)  # type: ignore[method-assign]
    await started.start()
    try:
        yield started
    finally:
        await started.stop()


async def wait(forever: asyncio.Future[None]) -> None:
    await forever


async def timed(at: Service, length: Any = "60", **more: Any) -> tuple[str, list[Visitor]]:
    """Start a game of two people with clocks."""
    people = [Visitor("192.0.2.1"), Visitor("192.0.2.2")]
    wanted = NewTable(
        "hansa", None, {}, [SeatWanted("me", "Ann"), SeatWanted("open")], clock=ClockWanted(length, **more)
    )
    form = await lobby.make(at, people[0], wanted)
    assert form.clock is not None and form.clock.now is None, "no clock runs before the game"
    await seating.join(at, people[1], form.id, 1, "Ben")
    return form.id, people


async def look(at: Service, table: str) -> tuple[TableForm, ClockForm, ClockState]:
    form = await lobby.see(at, Visitor("198.51.100.1"), table)
    assert form.clock is not None and form.clock.now is not None
    return form, form.clock, form.clock.now


async def kinds(at: Service, table: str) -> list[str]:
    return [entry.kind for entry in (await playing.log(at, Visitor("x"), table, None)).entries]


def test_the_time_is_stored_with_the_action(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            table, people = await timed(one)
            form, clock, times = await look(one, table)
            assert times.runs == form.actor and times.left == [clock.bank] * 2
            time.passes(12 * SECOND)
            assert form.actor is not None
            await end_turn(one, people[form.actor], table, "key-ends-turn")
        async with at_time(database, time) as other:
            _, clock, after = await look(other, table)
            assert after.left[form.actor] == clock.bank - 10 * SECOND + clock.added and after.runs == 1 - form.actor
            record = parse(await playing.game_record(other, people[0], table, None))
            assert record.clock is not None and record.clock["bank"] == clock.bank
            assert record.clock["left"][-1] == after.left[form.actor]
            assert len(record.clock["left"]) == len(record.actions)
            assert parse(record.write()) == record
            position_at(record, game("hansa"))  # the actions are as in any record
            entry = (await playing.log(other, people[0], table, None)).entries[-1]
            assert (entry.left, entry.gain) == (after.left[form.actor], clock.added)

    run(test)


def test_a_time_out_a_bot_and_a_return(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            table, people = await timed(one)
            form, clock, _ = await look(one, table)
            late = form.actor
            assert late is not None
            time.passes(clock.free + clock.bank + clock.overtime - SECOND)
            await one.clocks.sweep()
            assert (await look(one, table))[0].seats[late].bot is None, "there is overtime left"
            time.passes(SECOND)
            await one.clocks.sweep()
            form, _, times = await look(one, table)
            assert form.seats[late].bot == STAND_IN and times.taken == [late]
            assert (await kinds(one, table))[1:3] == ["timeout", "takeover"]
            await seating.give_back(one, people[late], table, late)
            form, clock, times = await look(one, table)
            assert form.seats[late].bot is None and times.left[late] >= clock.back

    run(test)


def test_a_pause_is_a_vote_and_anyone_resumes(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            table, people = await timed(one)
            await seating.vote(one, people[0], table, Ballot("pause"))
            form = await seating.vote(one, people[1], table, Ballot("pause"))
            assert form is not None and form.clock is not None and form.clock.now is not None
            assert form.clock.now.paused and not form.votes
            assert await reason(seating.vote(one, people[0], table, Ballot("pause"))) == "server-paused"
            time.passes(9 * DAY)
            await one.clocks.sweep()
            stranger = Visitor("198.51.100.1")
            assert await reason(seating.clock(one, stranger, table, ClockChange("resume", 0))) == "server-not-your-seat"
            await seating.clock(one, people[1], table, ClockChange("resume", 1))
            assert await kinds(one, table) == ["start", "pause", "resume"]
            assert (await look(one, table))[2].left == [(await look(one, table))[1].bank] * 2

    run(test)


def test_a_player_is_warned_once_when_the_time_is_nearly_out(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            warned: list[int] = []
            one.notifier.time_nearly_out = lambda room, seat: warned.append(seat)  # type: ignore[method-assign]
            table, _ = await timed(one)
            form, clock, _ = await look(one, table)
            time.passes(clock.free + clock.bank - 31 * SECOND)
            await one.clocks.warn()
            assert warned == []
            time.passes(SECOND)
            await one.clocks.warn()
            await one.clocks.warn()
            assert warned == [form.actor]

    run(test)


@pytest.mark.parametrize(("length", "gap", "given"), [("60", 40, True), ("60", 9, False), ("normal", 300, False)])
def test_a_restart_gives_live_clocks_the_gap_back(database: str, length: str, gap: int, given: bool) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            table, _ = await timed(one, length)
            await one.clocks.beat()
        time.passes(gap * SECOND)
        async with at_time(database, time) as other:
            before = (await look(other, table))[2].since
            await other.clocks.beat()
            times = (await look(other, table))[2]
            assert times.since - before == (gap * SECOND + AFTER_RESTART if given else 0)
            assert (await kinds(other, table))[1:] == (["credit"] if given else [])
            await other.clocks.beat()
            assert (await look(other, table))[2] == times, "once only"

    run(test)


def test_a_game_over_days_gets_a_long_outage_back(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            table, _ = await timed(one, "brisk")
            await one.clocks.beat()
        time.passes(2 * DAY)
        async with at_time(database, time) as other:
            await other.clocks.beat()
            await other.clocks.sweep()
            assert await kinds(other, table) == ["start", "credit"]

    run(test)


def test_a_jump_of_the_clock_costs_nobody_anything(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            table, people = await timed(one)
            await one.clocks.beat()
            time.wall += HOUR  # before the next heartbeat, the time of the process runs on
            form, clock, _ = await look(one, table)
            assert form.actor is not None
            time.passes(4 * SECOND)
            await end_turn(one, people[form.actor], table, "key-in-a-jump")
            assert (await look(one, table))[2].left[form.actor] == clock.bank - 2 * SECOND + clock.added
            await one.clocks.beat()
            await one.clocks.sweep()
            assert "timeout" not in await kinds(one, table)
            time.passes(3 * SECOND)
            time.wall -= 2 * HOUR
            await one.clocks.beat()
            assert (await look(one, table))[2].since <= time.wall, "nobody gets two hours"

    run(test)


def test_two_processes_carry_out_a_time_out_once(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one, at_time(database, time) as other:
            table, _ = await timed(one)
            await asyncio.gather(one.clocks.beat(), other.clocks.beat())
            time.passes(MINUTE)
            await asyncio.gather(one.clocks.beat(), other.clocks.beat())
            assert (await kinds(other, table)).count("credit") == 1
            time.passes(HOUR)
            await asyncio.gather(one.clocks.sweep(), other.clocks.sweep(), one.clocks.sweep())
            assert (await kinds(other, table)).count("timeout") == 1
            assert (await kinds(other, table)).count("takeover") == 1

    run(test)


def test_a_table_that_is_being_changed_is_left_to_the_next_sweep(postgres: Postgres) -> None:
    database = postgres.new_database()

    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one, at_time(database, time) as other:
            table, people = await timed(one)
            form = (await look(one, table))[0]
            assert form.actor is not None
            time.passes(HOUR)
            async with one.changing(table):
                await other.clocks.sweep()
            assert await kinds(other, table) == ["start"]
            await end_turn(one, people[form.actor], table, "key-just-in-time")
            await other.clocks.sweep()
            assert await kinds(other, table) == ["start", "action"], "the player was faster than the sweep"

    run(test)


def test_there_is_no_time_out_in_the_first_minute(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr("kontor.server.clocks.BEAT", 0)
        one = Service(settings_for(database))
        swept: list[str] = []

        async def sweep() -> None:
            swept.append("sweep")

        beats = asyncio.Event()

        async def beat() -> None:
            beats.set()

        for grace, expected in ((60.0, False), (0.0, True)):
            beats.clear()
            one.clocks = Clocks(one.database, one.changing, one._warn, grace=grace)
            one.clocks.warn = beat  # type: ignore[method-assign]
            one.clocks.sweep = sweep  # type: ignore[method-assign]
            one.clocks.beat = beat  # type: ignore[method-assign]
            watching = asyncio.create_task(one.clocks.watch())
            await beats.wait()
            await asyncio.sleep(0)
            watching.cancel()
            assert bool(swept) == expected

    run(test)


def test_a_table_without_clocks_has_no_deadline(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            wanted = NewTable("hansa", None, {}, [SeatWanted("me", "Ann"), SeatWanted("me", "Ben")])
            ann = Visitor("192.0.2.1")
            form = await lobby.make(one, ann, wanted)
            await end_turn(one, ann, form.id, "key-no-clock")
            time.passes(400 * DAY)
            await one.clocks.beat()
            await one.clocks.sweep()
            form = await lobby.see(one, ann, form.id)
            assert form.clock is None and form.sequence == 2
            for what in ("resume", "depart", "wait"):
                assert await reason(seating.clock(one, ann, form.id, ClockChange(what, 0))) == "server-no-clock"
            assert await reason(seating.vote(one, ann, form.id, Ballot("pause"))) == "server-no-clock"
            async with one.database.reading() as db:
                assert await queries.clocks_running(db) == []
                assert await queries.last_beat(db) is None, "nothing is written while no clock runs"

    run(test)


@pytest.mark.parametrize("clock", [{"length": "61"}, {"length": 60}, {"length": "-5"}, {"length": "60", "bank": 1}, {}])
def test_other_lengths_are_refused(plain: str, clock: dict[str, Any]) -> None:
    with Player(plain) as ann:
        seats = [{"who": "me", "name": "Ann"}, {"who": "open"}]
        form = {"game": "hansa", "board": None, "options": {}, "seats": seats, "clock": clock}
        if "bank" in clock:
            assert ann.post("/tables", form)["clock"]["bank"] > MINUTE, "nobody sets the figures"
        else:
            assert ann.refused("POST", "/tables", form)[0] == 400


def test_a_table_that_fails_does_not_concern_the_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:
            bad, good = [(await timed(one))[0] for _ in range(2)]
            await one.clocks.beat()
            fault: list[Exception] = [ValueError("broken")]

            def failing(work: Any) -> Any:
                def tried(change: Any, *more: Any) -> Any:
                    if change.room.id == bad and fault:
                        raise fault[0]
                    return work(change, *more)

                return tried

            monkeypatch.setattr(timing, "time_out", failing(timing.time_out))
            monkeypatch.setattr(timing, "credit", failing(timing.credit))
            time.passes(MINUTE)
            await one.clocks.beat()
            assert [await kinds(one, table) for table in (bad, good)] == [["start"], ["start", "credit"]]
            time.passes(MINUTE)
            fault[0] = Unavailable("busy")
            with pytest.raises(Unavailable):
                await one.clocks.beat()
            fault.clear()
            await one.clocks.beat()
            assert await kinds(one, bad) == ["start", "credit"], "the beat was not stored before"
            fault.append(ValueError("broken"))
            time.passes(HOUR)
            await one.clocks.sweep()
            assert "timeout" in await kinds(one, good) and "timeout" not in await kinds(one, bad)

    run(test)


def test_no_clock_runs_at_a_closed_table(database: str) -> None:
    async def test() -> None:
        time = Time()
        async with at_time(database, time) as one:

            async def close(closed: bool) -> None:
                async with one.writing([table]) as db:
                    row = await queries.table(db, table, lock=True)
                    assert row is not None
                    await queries.change_table(db, clock_keeper.closed(row, closed, time.wall))

            table, _ = await timed(one)
            _, clock, _ = await look(one, table)
            time.passes(12 * SECOND)
            await close(True)
            time.passes(DAY)
            version = await version_of(one, table)
            await close(True)
            await one.clocks.beat()
            await one.clocks.sweep()
            async with one.database.reading() as db:
                assert await queries.clocks_running(db) == [] == await queries.overdue(db, time.wall, 9)
                assert not await queries.any_warning(db, time.wall)
            assert await version_of(one, table) == version + 1, "only the operator has changed it"
            await close(False)
            await one.clocks.sweep()
            form, _, times = await look(one, table)
            assert await kinds(one, table) == ["start"] and times.runs == form.actor is not None
            assert times.left[form.actor] == clock.bank - 10 * SECOND
            time.passes(clock.bank - 10 * SECOND + clock.overtime)
            await one.clocks.sweep()
            assert "timeout" in await kinds(one, table)

    run(test)


def test_a_frozen_table_is_not_written_and_leaves_room_for_others(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr("kontor.server.clocks.SLICE", 1)
        time = Time()
        async with at_time(database, time) as one:
            frozen = (await timed(one))[0]
            time.passes(SECOND)
            other = (await timed(one))[0]
            async with one.reading(frozen) as room:
                room.trouble = Message("live-differs", {})
            version = await version_of(one, frozen)
            time.passes(HOUR)
            for _ in range(2):
                await one.clocks.sweep()
            assert await version_of(one, frozen) == version and "timeout" in await kinds(one, other)

    run(test)


async def version_of(at: Service, table: str) -> int:
    async with at.database.reading() as db:
        return (await queries.versions(db, [table]))[table]


def test_a_single_decision_of_a_bot_is_made_after_a_restart(database: str) -> None:
    async def test() -> None:
        async with at_time(database, Time()) as one:
            table = (await timed(one, "normal"))[0]
            async with one.database.writing() as db:
                assert await queries.tables_for_bots(db) == []
                row = await queries.table(db, table, lock=True)
                assert row is not None and row.times is not None
                await queries.change_table(db, row._replace(times=row.times | {"proxy": True}, deadline=None))
                assert await queries.tables_for_bots(db) == [table]
                replying = row._replace(times=row.times | {"reply": True})
                await queries.change_table(db, replying)
                assert await queries.tables_for_bots(db) == []
                seat = (await queries.seats_of(db, [table]))[table][replying.actor or 0]
                await queries.change_seat(db, table, seat._replace(bot_replies=True))
                assert await queries.tables_for_bots(db) == [table], "a standing order is carried out too"

    run(test)
