"""Advances cups. Draws rounds, opens tables, and ends cups after their last games.

The end of a game marks its cup as due, in the same transaction. `watch` advances due cups every few seconds, and
immediately after a game ends in this process. Each step is one transaction under the cup's lock. A cup stays due until
all steps are done, so any process can continue at any point.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple

import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.registry import game as game_of
from kontor.server.changes import Change
from kontor.server.cups import pools, swiss
from kontor.server.cups.standings import Places, Rank, standings
from kontor.server.lobby import make_room
from kontor.server.rooms import Room
from kontor.server.service import Service
from kontor.server.storage import cups as stored
from kontor.server.storage import queries
from kontor.server.storage.cups import OVER, RUNNING, CupRow, GameRow, PlayerRow
from kontor.server.storage.faults import Unavailable
from kontor.table.changes import STAND_IN
from kontor.table.clocks import PACES
from kontor.table.rated import LEAST_PEOPLE
from kontor.table.refusals import Refused
from kontor.table.rows import BOT, PERSON, SeatRow, new_row
from kontor.table.timing import new_clock

LOOKING: Final = 5.0
"""Seconds between two checks for cups that are due."""
STUCK: Final = 600.0
"""Number of seconds between attempts to open a cup's tables, for example on a full server."""

logger = structlog.get_logger("kontor.cups")


class Draw(NamedTuple):
    """A cup with its players, its games, and each game's players by seat."""

    cup: CupRow
    players: dict[int, PlayerRow]
    games: list[GameRow]
    seats: dict[int, list[stored.SeatRow]]

    @property
    def live(self) -> bool:
        """True if games are played in one sitting, so that nobody can play two at once."""
        return self.cup.clock["length"] not in PACES

    def places(self) -> list[Places]:
        """Each player's place in every game that has ended."""
        found = ({seat.player: seat.place for seat in self.seats[one.number] if seat.place} for one in self.games)
        return [places for places in found if places]

    def ranks(self) -> list[Rank]:
        return standings(self.cup.kind, {number: one.lot for number, one in self.players.items()}, self.places())

    def playing(self) -> list[int]:
        return [number for number, one in self.players.items() if one.plays]

    def next_game(self) -> GameRow | None:
        """Return the next game that can begin. A live game must wait until its players are free."""
        busy: set[int] = set()
        if self.live:
            running = (one for one in self.games if one.table is not None and not one.over)
            busy = {seat.player for one in running for seat in self.seats[one.number]} & set(self.playing())
        waiting = (one for one in self.games if one.table is None and not one.over)
        return next((one for one in waiting if busy.isdisjoint(s.player for s in self.seats[one.number])), None)


async def draw_of(db: AsyncConnection, cup: CupRow) -> Draw:
    players = (await stored.players_of(db, [cup.id]))[cup.id]
    return Draw(
        cup,
        {one.number: one for one in players},
        await stored.games_of(db, cup.id),
        await stored.seats_of(db, cup.id),
    )


async def begin(db: AsyncConnection, cup: CupRow, bits: random.Random, due: int) -> None:
    """Start a cup. Draw lots, and schedule the games of the pool or of the first round."""
    drawn = await draw_of(db, cup)
    lots = list(range(1, len(drawn.players) + 1))
    bits.shuffle(lots)
    for number, lot in zip(drawn.players, lots, strict=True):
        await stored.change_player(db, cup.id, number, lot=lot)
    await stored.change_cup(db, cup.id, state=RUNNING, due=due)
    if cup.kind == "pool":
        by_lot = [number for _, number in sorted(zip(lots, drawn.players, strict=True))]
        games = [[by_lot[place] for place in game] for game in pools.schedule(cup.players, cup.size)]
        await stored.add_games(db, cup.id, 1, games)
        await stored.change_cup(db, cup.id, round=1)
    else:
        await _draw_round(db, await draw_of(db, cup), bits)


async def watch(service: Service) -> None:
    """Advance all cups when they are due, until cancelled."""
    stuck: dict[str, float] = {}
    while True:
        try:
            async with service.database.reading() as db:
                due = await stored.to_advance(db)
            for id in due:
                if stuck.get(id, 0) < time.monotonic() and not await _try(service, id):
                    stuck[id] = time.monotonic() + STUCK
        except Unavailable:
            await service.database.condition.restored()
        except Exception as error:
            logger.error("checking cups failed", exc_info=error)
        with suppress(TimeoutError):
            await asyncio.wait_for(service.cup_changed.wait(), LOOKING)
        service.cup_changed.clear()


async def _try(service: Service, id: str) -> bool:
    """Advance one cup. A failure does not affect other cups."""
    try:
        await advance(service, id)
    except Unavailable:
        raise
    except Exception as error:
        logger.error("cup could not continue", exc_info=error)
        return False
    return True


async def advance(service: Service, id: str) -> None:
    """Perform all steps that are due in a cup."""
    while True:
        async with service.database.writing() as db:
            cup = await stored.cup(db, id, lock=True)
            if cup is None or cup.state != RUNNING:
                return
            more, table = await _step(service, db, cup)
        if table is not None:
            with suppress(Refused):  # deleted in the meantime
                async with service.reading(table) as room:  # wakes its bots
                    service.notifier.began(room)
        if not more:
            return


async def _step(service: Service, db: AsyncConnection, cup: CupRow) -> tuple[bool, str | None]:
    """Perform one step. Returns whether more steps may be due, and the table that was opened."""
    drawn = await draw_of(db, cup)
    open_tables = [one for one in drawn.games if one.table is not None and not one.over]
    there = await stored.existing(db, [one.table for one in open_tables if one.table is not None])
    for one in open_tables:
        if one.table not in there:  # the operator has deleted the table, so the game has no places
            await stored.change_game(db, cup.id, one.number, over=True)
            await stored.change_cup(db, cup.id, due=service.clocks.now())
            return True, None
    if all(one.over for one in drawn.games):
        last = cup.kind == "pool" or cup.round >= cup.rounds or len(drawn.playing()) < swiss.LARGE - 1
        if last:
            await stored.change_cup(db, cup.id, state=OVER, due=None)
            return False, None
    if cup.due is None or cup.due > service.clocks.now():
        return False, None
    if all(one.over for one in drawn.games):
        await _draw_round(db, drawn, service.bits)
        return True, None
    game = drawn.next_game()
    if game is None:
        await stored.change_cup(db, cup.id, due=None)
        return False, None
    return True, await _open(service, db, drawn, game)


async def _draw_round(db: AsyncConnection, drawn: Draw, bits: random.Random) -> None:
    """Draw the tables of the next Swiss round, with random seats."""
    playing, ranks = set(drawn.playing()), drawn.ranks()
    ranked = [one.player for one in ranks if one.player in playing]
    away = [one.player for one in ranks if one.player not in playing]
    while swiss.table_sizes(len(ranked)) is None:  # for five players, a bot plays for one who has withdrawn
        ranked.append(away.pop(0))
    before = swiss.met([seat.player for seat in seats] for seats in drawn.seats.values())
    tables = swiss.pairing(ranked, {one.player: one.points for one in ranks}, before)
    for table in tables:
        bits.shuffle(table)
    await stored.add_games(db, drawn.cup.id, drawn.cup.round + 1, tables)
    await stored.change_cup(db, drawn.cup.id, round=drawn.cup.round + 1)


async def _open(service: Service, db: AsyncConnection, drawn: Draw, game: GameRow) -> str | None:
    """Open the table of a game and begin. If nobody is left to play, all players come last."""
    cup = drawn.cup
    players = [drawn.players[seat.player] for seat in drawn.seats[game.number]]
    people = [one for one in players if one.plays]
    if not people:
        await stored.end_game(db, cup.id, game.number, dict.fromkeys(range(len(players)), len(players)))
        return None
    rules = game_of(cup.game)
    setup = rules.setup(players=len(players), board=cup.board, options=cup.options)
    clock = new_clock(rules, len(players), cup.clock["length"], cup.clock["weekends"], "bot")
    rated = cup.rated and len(people) >= LEAST_PEOPLE
    row = new_row(rules, setup, cup.public, "own", clock, rated)._replace(cup=cup.id)
    await make_room(service, db)
    await queries.add_table(db, row, _seats(players))
    await queries.add_owned(db, row.id, cup.owner)
    for seat, one in enumerate(players):
        if one.plays and one.person is not None:
            await queries.add_hold(db, one.person, row.id, seat)
    await stored.change_game(db, cup.id, game.number, table=row.id)
    room = Room(row.id)  # a private room, because nobody else knows the table yet
    await room.refresh(db)
    change = Change(room, db, service.clocks.now())
    change.begin_if_full(service.bits)
    await change.finish()
    return row.id


def _seats(players: Sequence[PlayerRow]) -> list[SeatRow]:
    return [
        SeatRow(seat, PERSON, one.name) if one.plays else SeatRow(seat, BOT, None, STAND_IN)
        for seat, one in enumerate(players)
    ]


def seat_of(drawn: Draw, game: GameRow, player: int) -> int | None:
    """Create a player's seat in a game."""
    found: Mapping[int, int] = {one.player: one.seat for one in drawn.seats[game.number]}
    return found.get(player)
