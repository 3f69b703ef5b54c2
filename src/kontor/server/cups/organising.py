"""Requests to create, join and leave cups, and to start rounds."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import AnyGame, Message
from kontor.registry import GAMES
from kontor.registry import game as game_of
from kontor.server import ratings
from kontor.server.budgets import HOUR
from kontor.server.cup_forms import CupForm, CupGame, CupInfo, CupPlayer, CupRank, CupSeat, NewCup
from kontor.server.cups import pools, rounds, swiss
from kontor.server.cups.rounds import Draw
from kontor.server.lobby import check_tries
from kontor.server.people import Visitor, hashed
from kontor.server.service import Service
from kontor.server.storage import cups as stored
from kontor.server.storage.cups import OPEN, OVER, RUNNING, CupRow, PlayerRow
from kontor.table.clock import now
from kontor.table.clocks import MINUTE, PACES
from kontor.table.names import clean, look
from kontor.table.refusals import Refused, key_used, not_now, not_yours
from kontor.table.timing import new_clock

MOST_LISTED: Final = 20
MOST_HOSTED: Final = 5
"""Maximum number of unfinished cups per host."""
MOST_JOINED: Final = 10
"""Maximum number of unfinished cups per player."""
MOST_SWISS: Final = 32
"""Maximum number of players in Swiss rounds."""
BREAK: Final = 5 * MINUTE
"""Break before each live game."""
WANTED: Final = ("kind", "game", "board", "options", "clock", "players", "size", "rounds", "rated", "public")
"""The fields of a cup that its host chooses."""
CUP_ID: Final = 12
"""Number of random bytes in a cup's id. Anyone who knows the id can see the cup, so it must be hard to guess."""


# Reading


async def listed(service: Service, visitor: Visitor) -> list[CupInfo]:
    """Return the public cups and the visitor's own cups, starting with open ones."""
    async with service.database.reading() as db:
        rows = await stored.listed(db, visitor.session, MOST_LISTED)
        players = await stored.players_of(db, [row.id for row in rows])
    return [_info(row, players[row.id], visitor.session) for row in rows]


async def see(service: Service, visitor: Visitor, id: str) -> CupForm:
    async with service.database.reading() as db:
        drawn = await rounds.draw_of(db, await _cup(db, id))
        there = await stored.existing(db, [one.table for one in drawn.games if one.table is not None])
    return _form(drawn, there, visitor.session)


# Creating and deleting


async def make(service: Service, visitor: Visitor, wanted: NewCup) -> CupForm:
    """Create a cup. A repeated click returns the same cup and is not charged again."""
    await service.people.recognize(visitor, wanted.key)
    id = secrets.token_urlsafe(CUP_ID)
    person = visitor.session or (hashed(visitor.first) if visitor.first is not None else None)
    if wanted.key is not None and person is not None:  # deriving the id from the click saves storing the click
        id = service.budgets.hashed(f"cup {person} {wanted.key}")[: 2 * CUP_ID]
    row = _new_row(service, visitor, wanted, id)
    async with service.database.reading() as db:
        if await _made_before(db, row):
            return await see(service, visitor, id)
    check_tries(service, visitor, row.size if row.kind == "pool" else 2 * row.rounds)
    async with service.database.writing() as db:
        if await stored.count_unfinished(db) >= service.settings.limits.cups:
            raise Refused("too-many", Message("server-cups-full", {}), retry=HOUR)
        if visitor.session is not None and await stored.count_unfinished(db, host=visitor.session) >= MOST_HOSTED:
            raise not_now(Message("server-cup-hosted", {"most": MOST_HOSTED}))
        host = await service.people.welcome(db, visitor)
        if not await _made_before(db, row):  # the same click may arrive twice at the same time
            await stored.add_cup(db, row._replace(host=host))
    return await see(service, visitor, id)


async def _made_before(db: AsyncConnection, row: CupRow) -> bool:
    """Return whether a click has already created this cup. Raises Refused if its key belongs to another request."""
    before = await stored.cup(db, row.id)
    if before is not None and any(getattr(before, name) != getattr(row, name) for name in WANTED):
        raise key_used()
    return before is not None


def _new_row(service: Service, visitor: Visitor, wanted: NewCup, id: str) -> CupRow:
    game, pool = game_of(wanted.game), wanted.kind == "pool"
    players = wanted.players if pool else swiss.LARGE
    if pool and wanted.size not in pools.first_games(wanted.players):
        possible = ", ".join(map(str, pools.first_games(wanted.players)))
        raise _bad(Message("server-cup-size", {"seats": wanted.players, "possible": possible}))
    if not pool and wanted.clock.length in PACES:
        raise _bad(Message("server-cup-live", {}))
    if wanted.rated and not ratings.possible():
        raise _bad(Message("server-rated-off", {}))
    _check_setup(game, wanted, [players] if pool else [swiss.LARGE - 1, swiss.LARGE])
    live = wanted.clock.length not in PACES
    made = now()
    return CupRow(
        id=id,
        kind=wanted.kind,
        game=wanted.game,
        board=wanted.board,
        options=wanted.options,
        clock={"length": wanted.clock.length, "weekends": wanted.clock.weekends},
        players=players,
        size=wanted.size if pool else MOST_SWISS,
        rounds=1 if pool else wanted.rounds,
        rated=wanted.rated,
        public=wanted.public,
        host=None,
        owner=service.budgets.owner(visitor.address),
        made=made,
        changed=made,
        pause=BREAK if live else 0,
    )


def _check_setup(game: AnyGame, wanted: NewCup, sizes: list[int]) -> None:
    """Check that the game supports these numbers of players, or raise an error that lists every fault."""
    for players in sizes:
        game.setup(players=players, board=wanted.board, options=wanted.options)
        new_clock(game, players, wanted.clock.length, wanted.clock.weekends, "bot")


async def delete(service: Service, visitor: Visitor, id: str) -> None:
    """Delete a cup that has not started, as its host."""
    async with service.database.writing() as db:
        cup = await _cup(db, id, lock=True)
        _check_host(cup, visitor)
        _check_open(cup)
        await stored.delete_cup(db, id)
    await service.database.wipe()


# Joining and leaving


async def join(service: Service, visitor: Visitor, id: str, name: str) -> CupForm:
    """Join a cup before it starts. A pool starts as soon as it is full, and live games begin after a break."""
    tidy = clean(name)
    async with service.database.writing() as db:
        cup = await _cup(db, id, lock=True)
        players = (await stored.players_of(db, [id]))[id]
        if visitor.session is None or all(one.person != visitor.session for one in players):
            await _check_join(db, cup, players, visitor.session, tidy)
            person = await service.people.welcome(db, visitor, tidy)
            number = max((one.number for one in players), default=0) + 1
            await stored.add_player(db, id, PlayerRow(number, person, tidy))
            await stored.change_cup(db, id)
            if cup.kind == "pool" and len(players) + 1 == cup.size:
                # a pool can fill up at any time, so players of live games get time to arrive
                await rounds.begin(db, cup, service.bits, service.clocks.now() + cup.pause)
    await _advance(service, id, cup)
    return await see(service, visitor, id)


async def _check_join(
    db: AsyncConnection, cup: CupRow, players: list[PlayerRow], person: str | None, name: str
) -> None:
    _check_open(cup)
    if len(players) >= cup.size:
        raise not_now(Message("server-cup-full", {}))
    if look(name) in [look(one.name) for one in players if one.name]:
        raise _bad(Message("server-name-taken", {}))
    if person is None:
        return
    if await stored.count_unfinished(db, person=person) >= MOST_JOINED:
        raise not_now(Message("server-cup-joined", {"most": MOST_JOINED}))
    if await stored.blocked(db, person, [one.person for one in players if one.person is not None]):
        raise not_now(Message("server-cup-not-here", {}))  # the message does not reveal who has blocked whom


async def leave(service: Service, visitor: Visitor, id: str) -> CupForm:
    """Leave a cup before it starts."""
    async with service.database.writing() as db:
        cup = await _cup(db, id, lock=True)
        me = await _player(db, id, visitor)
        _check_open(cup)
        await stored.delete_player(db, id, me.number)
        await stored.change_cup(db, id)
    await service.database.wipe()
    return await see(service, visitor, id)


async def remove(service: Service, visitor: Visitor, id: str, number: int) -> CupForm:
    """Remove a player before the cup starts, as its host."""
    async with service.database.writing() as db:
        cup = await _cup(db, id, lock=True)
        _check_host(cup, visitor)
        _check_open(cup)
        if all(one.number != number for one in (await stored.players_of(db, [id]))[id]):
            raise Refused("not-found", Message("server-cup-no-player", {}))
        await stored.delete_player(db, id, number)
        await stored.change_cup(db, id)
    await service.database.wipe()
    return await see(service, visitor, id)


async def withdraw(service: Service, visitor: Visitor, id: str) -> CupForm:
    """Withdraw from a running cup. A bot plays the remaining games, and the player is placed last in each of them."""
    async with service.database.writing() as db:
        cup = await _cup(db, id, lock=True)
        me = await _player(db, id, visitor)
        if cup.state != RUNNING or me.withdrawn:
            raise not_now(Message("server-cup-not-running", {}))
        await stored.change_player(db, id, me.number, withdrawn=True)
        await stored.change_cup(db, id)
    await _resign(service, id, me.number)
    return await see(service, visitor, id)


async def _resign(service: Service, id: str, player: int) -> None:
    async with service.database.reading() as db:
        drawn = await rounds.draw_of(db, await _cup(db, id))
    for game in drawn.games:
        seat = rounds.seat_of(drawn, game, player)
        if game.table is None or game.over or seat is None:
            continue
        with suppress(Refused):  # the game has just ended or is frozen
            async with service.changing(game.table) as change:
                change.room.check_not_frozen()
                if change.running and not change.seats[seat].resigned:
                    change.resign(seat)


async def start(service: Service, visitor: Visitor, id: str) -> CupForm:
    """As the host, start Swiss rounds, or end the break before the next table."""
    async with service.database.writing() as db:
        cup = await _cup(db, id, lock=True)
        _check_host(cup, visitor)
        if cup.state == OPEN and cup.kind == "swiss":
            if len((await stored.players_of(db, [id]))[id]) < swiss.LEAST:
                raise not_now(Message("server-cup-few", {"least": swiss.LEAST}))
            await rounds.begin(db, cup, service.bits, service.clocks.now())
        elif cup.state == RUNNING and cup.due is not None:
            await stored.change_cup(db, id, due=service.clocks.now())
        else:
            raise not_now(Message("server-cup-wait", {}))
    await _advance(service, id, cup)
    return await see(service, visitor, id)


async def _advance(service: Service, id: str, before: CupRow) -> None:
    """Open the tables that are due. Notify players who do not have a table yet that the cup has started."""
    await rounds.advance(service, id)
    if before.state != OPEN:
        return
    async with service.database.reading() as db:
        drawn = await rounds.draw_of(db, await _cup(db, id))
    if drawn.cup.state != OPEN:
        seated = {seat.player for one in drawn.games if one.table for seat in drawn.seats[one.number]}
        waiting = [one.person for number, one in drawn.players.items() if number not in seated and one.person]
        service.notifier.cup_started(id, _title(drawn.cup), waiting)


# Checks


async def _cup(db: AsyncConnection, id: str, lock: bool = False) -> CupRow:
    cup = await stored.cup(db, id, lock)
    if cup is None:
        raise Refused("not-found", Message("server-no-cup", {}))
    return cup


async def _player(db: AsyncConnection, id: str, visitor: Visitor) -> PlayerRow:
    players = (await stored.players_of(db, [id]))[id] if visitor.session is not None else []
    found = [one for one in players if one.person == visitor.session]
    if not found:
        raise not_yours(Message("server-cup-not-in", {}))
    return found[0]


def _check_host(cup: CupRow, visitor: Visitor) -> None:
    if visitor.session is None or cup.host != visitor.session:
        raise not_yours(Message("server-cup-host", {}))


def _check_open(cup: CupRow) -> None:
    if cup.state != OPEN:
        raise not_now(Message("server-cup-started", {}))


def _bad(said: Message) -> Refused:
    return Refused("bad-request", said)


# Forms


def _title(cup: CupRow) -> str:
    return GAMES[cup.game].declaration.title if cup.game in GAMES else cup.game


def _info(cup: CupRow, players: list[PlayerRow], session: str | None) -> CupInfo:
    return CupInfo(
        id=cup.id,
        kind=cup.kind,
        game=cup.game,
        title=_title(cup),
        length=cup.clock["length"],
        players=cup.players,
        size=cup.size,
        people=len(players),
        state=cup.state,
        round=cup.round,
        rounds=cup.rounds,
        public=cup.public,
        host=session is not None and cup.host == session,
        mine=session is not None and any(one.person == session and not one.withdrawn for one in players),
    )


def _form(drawn: Draw, there: set[str], session: str | None) -> CupForm:
    cup = drawn.cup
    players = list(drawn.players.values())
    games = [
        CupGame(
            number=one.number,
            round=one.round,
            table=one.table if one.table in there else None,
            state=OVER if one.over else RUNNING if one.table is not None else "waiting",
            seats=[CupSeat(seat.player, seat.place) for seat in drawn.seats[one.number]],
        )
        for one in drawn.games
    ]
    ranks = [] if cup.state == OPEN else drawn.ranks()
    return CupForm(
        info=_info(cup, players, session),
        board=cup.board,
        options=cup.options,
        weekends=cup.clock["weekends"],
        rated=cup.rated,
        least=cup.size if cup.kind == "pool" else swiss.LEAST,
        due=cup.due,
        players=[
            CupPlayer(one.number, one.name, one.withdrawn, session is not None and one.person == session)
            for one in players
        ],
        games=games,
        standings=[
            CupRank(one.place, one.player, one.points, float(round(one.tie, 2)), one.games, one.wins) for one in ranks
        ],
    )
