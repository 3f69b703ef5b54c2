"""Creates tables in the middle of games directly in a database, which is faster than playing the games on a server. The
greedy bot plays these games with five players, because such games last the longest. Each table has its own session,
which holds all of its seats.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import count, cycle, islice, pairwise
from typing import Any, NamedTuple

from sqlalchemy import insert

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import Match
from kontor.server.people import hashed, new_secret
from kontor.server.storage import Database, person_queries, queries
from kontor.server.storage.model import log
from kontor.server.storage.person_queries import DeviceRow
from kontor.table.clock import now
from kontor.table.log import ACTION, PERSON, START, TABLE, Entry
from kontor.table.rows import RUNNING, SeatRow, TableRow, new_table_id

GAME = kontor.game("hansa")
PLAYERS = 5


class Seeded(NamedTuple):
    """A table in the database, with its id, session and position."""

    id: str
    cookie: str
    sequence: int
    position: Any


@cache
def played(games: int, decisions: int) -> list[Match[Any]]:
    """Play games with at least this many decisions."""
    return list(islice((game for game in _games() if len(game.decisions) >= decisions), games))


def _games() -> Iterator[Match[Any]]:
    for seed in count():
        bits = random.Random(seed)
        match = Match(GAME, GAME.setup(players=PLAYERS), bits)
        match.run(Greedy(GAME, bits).choose)
        yield match


async def write_tables(database: Database, games: Sequence[Match[Any]], tables: int, sequence: int) -> list[Seeded]:
    """Write tables with this many log entries, using the games in turn."""
    async with database.writing() as db:
        return [await _write(db, game, sequence) for game in islice(cycle(games), tables)]


async def _write(db: Any, match: Match[Any], sequence: int) -> Seeded:
    cookie, at = new_secret(), now()
    position = position_after(match, sequence)
    row = _row(match, hashed(cookie), sequence, position.actor, at)
    await queries.add_session(db, hashed(cookie), "Ann", at)
    await person_queries.add_device(db, DeviceRow(hashed(cookie), hashed(cookie), cookie[:12], "", at, at))
    await queries.add_table(db, row, [SeatRow(seat, "person", f"Ann {seat}") for seat in range(PLAYERS)])
    for seat in range(PLAYERS):
        await queries.add_hold(db, hashed(cookie), row.id, seat)
    written = [{"table": row.id, **entry._replace(at=at)._asdict()} for entry in entries(match, sequence)]
    await db.execute(insert(log), written)
    return Seeded(row.id, cookie, sequence, position)


def _row(match: Match[Any], host: str, sequence: int, actor: int, at: str) -> TableRow:
    setup = match.setup
    return TableRow(
        id=new_table_id(),
        game=setup.game,
        rules=GAME.declaration.rules_version,
        board=setup.board.id,
        digest=setup.board.digest,
        players=setup.players,
        options=dict(setup.options),
        public=False,
        takebacks="own",
        host=host,
        made=at,
        changed=at,
        version=sequence,
        sequence=sequence,
        state=RUNNING,
        actor=actor,
        winners=[],
    )


def position_after(match: Match[Any], sequence: int) -> Any:
    """Return the position after this many log entries."""
    actions = match.actions[: match.decisions[sequence - 1]]
    return Match(GAME, match.setup, random.Random(0), actions=actions).position


def entries(match: Match[Any], sequence: int) -> Iterator[Entry]:
    """Return the first log entries: the start, then one for each decision with its draws and forced actions."""
    ends = match.decisions[:sequence]
    text = match.position.text
    yield Entry(1, START, None, TABLE, tuple(map(text, match.actions[: ends[0]])))
    for number, (begin, end) in enumerate(pairwise(ends), start=2):
        yield Entry(number, ACTION, match.actors[begin], PERSON, tuple(map(text, match.actions[begin:end])))
