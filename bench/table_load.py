"""Measures the actions per second and the latency of an action on a server with a hundred live tables.

Each table has one connection that sends actions and one socket that receives updates. There are two modes:

    at full speed    every table sends its next action as soon as it has seen the last one
    calmly           the tables take turns, with a fixed number of actions per second

Early and late game positions are measured alternately, each on its own server and database.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from bench.table_games import Seeded, played, write_tables
from bench.table_player import Player, Taken
from bench.table_server import Served, scratch, served
from kontor.core import Match
from kontor.server.storage import Database, address
from tests.postgres import postgres
from tests.server.running import Postgres

EARLY, LATE = 20, 600
"""Numbers of log entries at which a game is measured: early and late in the game."""

SPARE = 60
"""Number of additional decisions that a game must have, because chance is drawn again during the measurement and may
end it earlier.
"""

AT_ONCE = 10
"""Number of players who connect at the same time. Each connection makes the server replay the table."""


COMMITS = 200
"""Number of rows written one by one to measure the speed of the disk."""


class Size(NamedTuple):
    """Size of the measurement."""

    tables: int
    games: int
    rounds: int
    at_full_speed: int
    """Number of actions per table in a round."""
    calmly: int
    per_second: int
    """Number of actions of all tables together in calm mode."""


WHOLE = Size(tables=100, games=4, rounds=4, at_full_speed=5, calmly=2, per_second=50)
QUICK = Size(tables=10, games=1, rounds=2, at_full_speed=3, calmly=2, per_second=10)


@dataclass
class Tally:
    """Measurements of one mode over all rounds."""

    taken: list[Taken] = field(default_factory=list)
    seconds: float = 0.0
    server: float = 0.0
    """Processor seconds used by the server. `players` is the time used by its clients."""
    players: float = 0.0

    @property
    def per_second(self) -> float:
        return len(self.taken) / self.seconds

    @property
    def accepted(self) -> list[float]:
        """Milliseconds until each action was reported as committed."""
        return [taken.accepted * 1000 for taken in self.taken]

    @property
    def seen(self) -> list[float]:
        """Milliseconds until the result of each action arrived through the socket."""
        return [taken.seen * 1000 for taken in self.taken]

    @property
    def work(self) -> float:
        """The server's processor time per action in milliseconds, including all effects of the action."""
        return self.server / len(self.taken) * 1000


@dataclass
class Load:
    """Tables at one point of their games, on a separate server."""

    serving: Served
    players: list[Player]
    full: Tally = field(default_factory=Tally)
    calm: Tally = field(default_factory=Tally)


def measure(size: Size, client: Path, on_postgres: bool) -> tuple[Load, Load]:
    """Measure early and late positions of the same games on one kind of database."""
    games = played(size.games, LATE + SPARE)
    with ExitStack() as stack:
        folder = stack.enter_context(scratch())
        server = Postgres(stack.enter_context(postgres())) if on_postgres else None

        def load(sequence: int) -> Load:
            database = server.new_database() if server else str(folder / f"{sequence}.sqlite")
            tables = asyncio.run(write(database, games, size.tables, sequence))
            serving = stack.enter_context(served(database, client))
            return Load(serving, [Player(serving.url, table) for table in tables])

        early, late = load(EARLY), load(LATE)
        asyncio.run(_rounds([early, late], size))
    return early, late


def bare_commit() -> float:
    """Return the median milliseconds for writing a single durable row, without other load."""
    with scratch() as folder, closing(sqlite3.connect(folder / "bare.sqlite", isolation_level=None)) as connection:
        for statement in ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=FULL", "CREATE TABLE rows (number INTEGER)"):
            connection.execute(statement)
        taken = []
        for number in range(COMMITS):
            begun = perf_counter()
            connection.execute("INSERT INTO rows VALUES (?)", (number,))
            taken.append(perf_counter() - begun)
    return median(taken) * 1000


async def write(database: str, games: Sequence[Match[Any]], tables: int, sequence: int) -> list[Seeded]:
    """Create a database with tables at the given point of their games."""
    made = Database(address(database))
    await made.migrate()
    try:
        return await write_tables(made, games, tables, sequence)
    finally:
        await made.close()


@asynccontextmanager
async def seated(loads: Sequence[Load]) -> AsyncIterator[None]:
    """Connect all players, and play one action as a warm-up. They disconnect at the end."""
    players = [player for load in loads for player in load.players]
    await _in_groups(players, Player.sit_down)
    await _in_groups(players, Player.act)
    yield
    await _in_groups(players, Player.leave)


async def _rounds(loads: Sequence[Load], size: Size) -> None:
    async with seated(loads):
        for _ in range(size.rounds):
            for load in loads:
                await _timed(load.full, load.serving, at_full_speed(load.players, size.at_full_speed))
                await _timed(load.calm, load.serving, calmly(load.players, size.calmly, size.per_second))


async def _in_groups(players: Sequence[Player], what: Callable[[Player], Awaitable[Any]]) -> None:
    for first in range(0, len(players), AT_ONCE):
        await asyncio.gather(*map(what, players[first : first + AT_ONCE]))


async def _timed(tally: Tally, serving: Served, playing: Awaitable[Iterable[Taken]]) -> None:
    begun, server, players = perf_counter(), serving.cpu(), process_time()
    tally.taken += await playing
    tally.seconds += perf_counter() - begun
    tally.server += serving.cpu() - server
    tally.players += process_time() - players


async def at_full_speed(players: Sequence[Player], actions: int) -> list[Taken]:
    async def one(player: Player) -> list[Taken]:
        return [await player.act() for _ in range(actions) if not player.over]

    return [taken for some in await asyncio.gather(*map(one, players)) for taken in some]


async def calmly(players: Sequence[Player], actions: int, per_second: int) -> list[Taken]:
    """Play one table after another at a fixed rate, without waiting for answers."""
    clock = asyncio.get_running_loop().time
    taken: list[Taken] = []
    for _ in range(actions):
        begun, acting = clock(), []
        for number, player in enumerate(players):
            await asyncio.sleep(begun + number / per_second - clock())
            if not player.over:
                acting.append(asyncio.create_task(player.act()))
        taken += await asyncio.gather(*acting)
    return taken
