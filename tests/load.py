"""Hundreds of people and spectators at one server, on this machine only.

    python -m tests.load                                    200 tables with 400 people, 100 spectators, 60 seconds
    python -m tests.load --tables 500 --seconds 30          more tables, for a shorter time
    python -m tests.load --processes 2                      two server processes on one PostgreSQL
    python -m tests.load --sleeping 10000                   with tables that nobody opens

Every table takes one action every four seconds, while two Patricians think at other tables. Prints how long
people waited (until their click was stored, and until the others at the table saw it), the server's processor time per
action, and its memory. Fails if a click is refused, or if anybody misses an entry of the log.

The waiting times depend on other load on this machine; the processor time hardly does. Both include the time that
the people in this program need to read their messages.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
import urllib.request
from collections.abc import Awaitable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import cycle, islice
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple

from sqlalchemy import insert

import kontor
from bench.table_server import Served, scratch, served
from kontor.bots.greedy import Greedy
from kontor.core import Match
from kontor.server.people import hashed, new_secret
from kontor.server.storage import Database, address, person_queries, queries
from kontor.server.storage.model import log
from kontor.server.storage.person_queries import DeviceRow
from kontor.table import Table
from kontor.table.clock import now
from kontor.table.rows import SeatRow, as_played, new_row
from scripts import compiling
from tests.browser.serving import ROOT
from tests.load_people import Lost, Person, Watcher
from tests.postgres import postgres
from tests.server.running import Postgres

GAMES = ("hansa", "felinia", "pfeffersaecke")
MOST_TABLES, MOST_SPECTATORS, MOST_SECONDS = 1000, 2000, 600
COMING = 20
"""Number of people who connect at the same time. Each connection causes a replay of the table."""


class Wanted(NamedTuple):
    """Parameters of the load test."""

    tables: int = 200
    people: int = 2
    spectators: int = 100
    seconds: float = 60
    every: float = 4.0
    """Seconds between two actions at a table."""
    entries: int = 40
    """Length of the logs at the start."""
    patricians: int = 2
    sleeping: int = 0
    processes: int = 1
    on_postgres: bool = False
    quiet: float = 3.0
    """Seconds without activity before memory and processor time are measured."""


@dataclass
class Found:
    """Results of the load test."""

    stored: list[float] = field(default_factory=list)
    """Milliseconds from each click to the response."""
    seen: list[float] = field(default_factory=list)
    """Milliseconds from each click until the slowest other person at the table saw it."""
    seconds: float = 0
    cpu: float = 0
    """Processor seconds of the servers, without bots and the database."""
    idle: float = 0
    """Processor seconds of the servers per second without clicks."""
    start: float = 0
    """Seconds from the start until the servers responded."""
    memory: dict[str, float] = field(default_factory=dict)
    """Memory of the servers in megabytes at several times."""
    received: int = 0
    """Bytes received by all people and spectators."""
    watched: int = 0
    over: int = 0
    """Number of games that ended during the test."""


class Seeded(NamedTuple):
    """A table in the database, with the cookies of its people by seat."""

    id: str
    cookies: list[str]
    sequence: int


# Before the servers start


def played(game_id: str, people: int, entries: int, seed: int) -> Table:
    """Return a game of greedy bots in the form of a table's log."""
    game, bits = kontor.game(game_id), random.Random(seed)
    match: Match[Any] = Match(game, game.setup(players=people), bits, keep_steps=True)
    choose = Greedy(game, bits).choose
    while len(match.steps) < entries and not match.over:
        view = match.position.view(match.position.actor)
        match.play(choose(view, view.legal()))
    return Table.played(match, now())


async def write(database: str, wanted: Wanted) -> list[Seeded]:
    """Create a database with the tables for this load, and with tables that nobody opens."""
    made = Database(address(database))
    await made.migrate()
    games = [played(game, wanted.people, wanted.entries, seed) for seed in range(3) for game in GAMES]
    try:
        async with made.writing() as db:
            tables = [await _write(db, table) for table in islice(cycle(games), wanted.tables + wanted.sleeping)]
    finally:
        await made.close()
    return tables[: wanted.tables]


async def _write(db: Any, table: Table) -> Seeded:
    cookies = [new_secret() for _ in range(table.setup.players)]
    at = now()
    row = as_played(new_row(table.game, table.setup, public=False, takebacks="own"), table)
    for cookie in cookies:
        await queries.add_session(db, hashed(cookie), "Ann", at)
        await person_queries.add_device(db, DeviceRow(hashed(cookie), hashed(cookie), cookie[:12], "", at, at))
    row = row._replace(host=hashed(cookies[0]), version=1)
    await queries.add_table(db, row, [SeatRow(seat, "person", f"Ann {seat + 1}") for seat in range(len(cookies))])
    for seat, cookie in enumerate(cookies):
        await queries.add_hold(db, hashed(cookie), row.id, seat)
    await db.execute(insert(log), [{"table": row.id, **state.entry._asdict()} for state in table.states[1:]])
    return Seeded(row.id, cookies, table.sequence)


# Playing


class Playing:
    """Plays at one table, with its people and spectators."""

    def __init__(self, table: Seeded, urls: Sequence[str], found: Found) -> None:
        pairs = enumerate(table.cookies)
        self.people = [Person(url, table.id, cookie, seat) for url, (seat, cookie) in zip(cycle(urls), pairs)]
        self.spectators: list[Watcher] = []
        self.id = table.id
        self.last = table.sequence
        self._found = found

    @property
    def everybody(self) -> list[Watcher]:
        return [*self.people, *self.spectators]

    async def play(self, until: float, every: float) -> None:
        """Take an action every few seconds, beginning at a random time."""
        clock = asyncio.get_running_loop().time
        due = clock() + random.uniform(0, every)
        while due < until:
            await asyncio.sleep(due - clock())
            due += every
            actor = next((person for person in self.people if person.to_move), None)
            if actor is None:
                self._found.over += 1
                return
            await self.act(actor)

    async def act(self, actor: Person) -> None:
        """Take one action, and wait until everybody has seen it."""
        sequence, began, stored = await actor.click()
        if sequence != self.last + 1:
            raise Lost(f"entry {self.last + 1} became {sequence}")
        self.last = sequence
        others = [person for person in self.people if person is not actor]
        for person in (*others, actor):
            await person.until_entry(sequence)
        self._found.stored.append((stored - began) * 1000)
        self._found.seen.append((max(person.at[sequence] for person in others or [actor]) - began) * 1000)

    async def check(self, first: int) -> None:
        """Compare what everybody saw with the log of the table."""
        for one in self.everybody:
            await one.until_entry(self.last)
            missing = [sequence for sequence in range(first + 1, self.last + 1) if sequence not in one.at]
            if missing and isinstance(one, Person):  # a slow spectator skips entries
                raise Lost(f"a person did not see {missing}")
        path = f"{self.people[0].url}/api/tables/{self.id}/log"
        entries = (await asyncio.to_thread(fetched, path))["entries"]
        if [entry["sequence"] for entry in entries] != list(range(1, self.last + 1)):
            raise Lost(f"table {self.id} has {len(entries)} entries, not {self.last}")


def fetched(address: str) -> Any:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return json.load(answer)


async def in_groups(work: Iterable[Awaitable[None]], most: int = COMING) -> None:
    """Run all coroutines, a few at a time."""
    gate = asyncio.Semaphore(most)

    async def one(task: Awaitable[None]) -> None:
        async with gate:
            await task

    await asyncio.gather(*map(one, work))


async def load(servers: Sequence[Served], tables: Sequence[Seeded], wanted: Wanted) -> Found:
    """Let all people connect, play, and disconnect."""
    found = Found()
    urls = [server.url for server in servers]
    playing = [
        Playing(table, urls[number % len(urls) :] + urls[: number % len(urls)], found)
        for number, table in enumerate(tables)
    ]
    for number in range(wanted.spectators):
        at = playing[number % len(playing)]
        at.spectators.append(Watcher(urls[number % len(urls)], at.id))
    found.watched = len(playing)
    found.memory["at the start"] = memory(servers)
    await in_groups(one.come() for table in playing for one in table.everybody)
    await asyncio.sleep(wanted.quiet)
    found.memory["with everybody there"] = memory(servers)
    found.idle = await idle(servers, wanted.quiet)
    thinking = [Watcher(urls[0], await asyncio.to_thread(patricians, urls[0])) for _ in range(wanted.patricians)]
    await in_groups(one.come() for one in thinking)
    began, cpu = time.perf_counter(), sum(server.cpu() for server in servers)
    until = asyncio.get_running_loop().time() + wanted.seconds
    await asyncio.gather(*(table.play(until, wanted.every) for table in playing))
    found.seconds, found.cpu = time.perf_counter() - began, sum(server.cpu() for server in servers) - cpu
    found.memory["after playing"] = memory(servers)
    await in_groups(table.check(seeded.sequence) for table, seeded in zip(playing, tables, strict=True))
    found.received = sum(one.received for table in playing for one in table.everybody)
    await in_groups(one.leave() for one in (*thinking, *(one for table in playing for one in table.everybody)))
    await asyncio.sleep(wanted.quiet)
    found.memory["after everybody left"] = memory(servers)
    return found


async def idle(servers: Sequence[Served], seconds: float) -> float:
    before = sum(server.cpu() for server in servers)
    await asyncio.sleep(seconds)
    return (sum(server.cpu() for server in servers) - before) / seconds


def patricians(url: str) -> str:
    """Create a table where Patricians play each other. One of them is always thinking."""
    seats = [{"who": "bot", "bot": "patrician"}] * 3
    form = json.dumps({"game": "hansa", "board": None, "options": {}, "seats": seats}).encode()
    headers = {"Content-Type": "application/json", "Origin": url}
    with urllib.request.urlopen(urllib.request.Request(f"{url}/api/tables", form, headers), timeout=60) as answer:
        return str(json.load(answer)["id"])


def memory(servers: Sequence[Served]) -> float:
    """Return the memory of the servers in megabytes, without their bot processes."""
    pages = sum(int(Path(f"/proc/{server.process}/statm").read_text("utf-8").split()[1]) for server in servers)
    return pages * os.sysconf("SC_PAGESIZE") / 1e6


@contextmanager
def started(wanted: Wanted) -> Iterator[tuple[list[Served], list[Seeded], float]]:
    """Start servers with a separate database, and yield them with the seconds that they needed to start."""
    with ExitStack() as stack:
        folder = stack.enter_context(scratch())
        if wanted.on_postgres:
            database = Postgres(stack.enter_context(postgres())).new_database()
        else:
            database = str(folder / "kontor.sqlite")
        tables = asyncio.run(write(database, wanted))
        began = time.perf_counter()
        servers = [stack.enter_context(served(database, ROOT / "none")) for _ in range(wanted.processes)]
        yield servers, tables, time.perf_counter() - began


def measured(wanted: Wanted) -> Found:
    with started(wanted) as (servers, tables, start):
        found = asyncio.run(load(servers, tables, wanted))
    found.start = start
    return found


# The report


def lines(wanted: Wanted, found: Found) -> Iterator[str]:
    actions = len(found.stored)
    yield (
        f"{wanted.tables} tables with {wanted.people} people each, {wanted.spectators} spectators, "
        f"{wanted.patricians} Patricians, {wanted.sleeping} sleeping tables, {wanted.processes} process(es) on "
        f"{'PostgreSQL' if wanted.on_postgres else 'SQLite'}"
    )
    yield f"{actions} actions in {found.seconds:.0f} s; {found.over} games ended"
    for name, taken in (("click to answer", found.stored), ("click to the other person", found.seen)):
        parts = [f"p{percent} {percentile(percent, taken):.1f} ms" for percent in (50, 95, 99)]
        yield f"{name}: {', '.join(parts)}, longest {max(taken):.1f} ms"
    third = len(found.seen) // 3
    if third:
        first, last = (percentile(50, some) for some in (found.seen[:third], found.seen[-third:]))
        yield f"median of the last third of all clicks: {last / first:.2f} times that of the first"
    cpu = found.cpu - found.idle * found.seconds
    yield f"server CPU: {cpu / actions * 1000:.2f} ms per action, {found.idle * 1000:.1f} ms per second without actions"
    yield f"start: {found.start:.1f} s"
    yield "memory: " + ", ".join(f"{size:.0f} MB {when}" for when, size in found.memory.items())
    held = found.memory["after playing"] - found.memory["at the start"]
    yield f"memory per watched table: {held / found.watched:.2f} MB"


def percentile(percent: int, taken: Sequence[float]) -> float:
    return quantiles(taken, n=100, method="inclusive")[percent - 1] if len(taken) > 1 else taken[0]


def use_compiled_form() -> str:
    """Let the servers use the compiled rules, as installed packages do, if a compiled copy is up to date."""
    copy = compiling.made()
    if copy is None:
        return "plain Python (python scripts/compiling.py make compiles the rules)"
    compiling.overlay(copy)
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(copy), os.environ.get("PYTHONPATH")]))
    return "compiled rules"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    usual = Wanted()
    parser.add_argument("--tables", type=int, default=usual.tables, help=f"at most {MOST_TABLES}")
    parser.add_argument("--people", type=int, default=usual.people, help="people at each table: 2 to 4")
    parser.add_argument("--spectators", type=int, default=usual.spectators, help=f"at most {MOST_SPECTATORS}")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help=f"at most {MOST_SECONDS}")
    parser.add_argument("--every", type=float, default=usual.every, help="seconds between two actions of a table")
    parser.add_argument("--entries", type=int, default=usual.entries, help="length of the logs at the start")
    parser.add_argument("--patricians", type=int, default=usual.patricians, help="tables of thinking bots")
    parser.add_argument("--sleeping", type=int, default=usual.sleeping, help="further tables that nobody opens")
    parser.add_argument("--processes", type=int, default=usual.processes, help="more than one need PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="use PostgreSQL with a single process, too")
    given = parser.parse_args(arguments)
    wanted = Wanted(
        tables=max(1, min(given.tables, MOST_TABLES)),
        people=max(2, min(given.people, 4)),
        spectators=max(0, min(given.spectators, MOST_SPECTATORS)),
        seconds=min(given.seconds, MOST_SECONDS),
        every=given.every,
        entries=given.entries,
        patricians=given.patricians,
        sleeping=given.sleeping,
        processes=max(1, given.processes),
        on_postgres=given.postgres or given.processes > 1,
    )
    print(f"{os.cpu_count()} cores, load before {os.getloadavg()[0]:.1f}, {use_compiled_form()}", flush=True)
    print("\n".join(lines(wanted, measured(wanted))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
