"""Seats: who sits where, for whom a bot plays, and the links that bring people back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.bots import check_level
from kontor.core import Message
from kontor.server.changes import Change, not_now, not_yours
from kontor.server.clock import now
from kontor.server.lobby import see
from kontor.server.names import clean
from kontor.server.people import Visitor
from kontor.server.problems import Refused
from kontor.server.requests import Entered, SeatLink
from kontor.server.secret import hashed, new_secret
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.server.storage.queries import BOT, OPEN, OVER, PERSON, WAITING, SeatRow
from kontor.server.table_forms import others
from kontor.table.messages import TableForm

MOST_LINKS = 8
"""To one seat; the oldest goes when there are more."""


@asynccontextmanager
async def _at(service: Service, id: str, number: int) -> AsyncIterator[tuple[Change, SeatRow]]:
    """Change something about a seat."""
    async with service.changing(id) as change:
        if not 0 <= number < change.row.players:
            raise Refused("not-found", Message("server-no-seat", {}))
        yield change, change.seats[number]


def _check_holder(change: Change, visitor: Visitor, seat: int) -> None:
    if seat not in change.room.held_by(visitor.session):
        raise not_yours(Message("server-not-your-seat", {}))


def _is_host(change: Change, visitor: Visitor) -> bool:
    return visitor.session is not None and visitor.session == change.row.host


def _check_playable(change: Change) -> None:
    """Whether anything can still be played at the table."""
    change.room.check_not_frozen()
    if change.row.state == OVER:
        raise not_now(Message("game-over", {}))
    if change.table.sequence >= change.table.game.declaration.max_actions:  # or it could be made to grow without end
        raise not_now(Message("server-log-full", {}))


def _check_no_spying(change: Change, visitor: Visitor) -> None:
    """Whoever takes a seat over learns what it hides; so nobody does who already plays against other people.

    A bot that stands in for one of them changes nothing: the host can let it, and its person comes back.
    """
    held = change.room.held_by(visitor.session)
    if held and others(change.seats, held) and not change.table.knows_all(held, change.table.now):
        raise not_now(Message("server-second-seat", {}))


async def join(service: Service, visitor: Visitor, id: str, number: int, name: str) -> TableForm:
    """Take an open seat. A bot that stands in there gives it back."""
    tidy = clean(name)
    async with _at(service, id, number) as (change, seat):
        _check_playable(change)
        if seat.kind != OPEN:
            raise not_now(Message("server-seat-taken", {}))
        _check_no_spying(change, visitor)
        session = await service.people.welcome(change.db, visitor, tidy)
        await change.free(number)  # nobody who held it before looks over the shoulder of who sits there now
        await change.set_seat(SeatRow(number, PERSON, tidy))
        await change.hold(session, number)
        await change.begin_if_full(service.bits)
    return await see(service, visitor, id)


async def leave(service: Service, visitor: Visitor, id: str, number: int) -> TableForm:
    """Leave a seat; everybody who holds it does. The host may free a seat as long as the table waits."""
    async with _at(service, id, number) as (change, seat):
        if not (_is_host(change, visitor) and change.row.state == WAITING and seat.kind == PERSON):
            _check_holder(change, visitor, number)
        await change.vacate(number)
    return await see(service, visitor, id)


async def rename(service: Service, visitor: Visitor, id: str, number: int, name: str) -> TableForm:
    tidy = clean(name)
    async with _at(service, id, number) as (change, seat):
        _check_holder(change, visitor, number)
        await change.set_seat(seat._replace(name=tidy))
    return await see(service, visitor, id)


async def stand_in(service: Service, visitor: Visitor, id: str, number: int, level: str) -> TableForm:
    """Let a bot play for a seat: an open one, one's own, or, as the host, anybody's."""
    async with _at(service, id, number) as (change, seat):
        held = change.room.held_by(visitor.session)
        if not (_is_host(change, visitor) or number in held or (seat.kind == OPEN and held)):
            raise not_yours(Message("server-not-for-you", {}))
        _check_playable(change)
        check_level(level)
        if seat.bot is not None:
            raise not_now(Message("server-bot-there", {}))
        await change.set_seat(seat._replace(bot=level))
        await change.begin_if_full(service.bits)
    return await see(service, visitor, id)


async def give_back(service: Service, visitor: Visitor, id: str, number: int) -> TableForm:
    """The bot that stands in stops: for the holder of the seat, or, where it is open, for the host."""
    async with _at(service, id, number) as (change, seat):
        holds = number in change.room.held_by(visitor.session)
        if not (holds or (seat.kind == OPEN and _is_host(change, visitor))):
            raise not_yours(Message("server-not-for-you", {}))
        _check_playable(change)
        if seat.kind == BOT or seat.bot is None:
            raise not_now(Message("server-no-stand-in", {}))
        await change.set_seat(seat._replace(bot=None))
    return await see(service, visitor, id)


async def make_link(service: Service, visitor: Visitor, id: str, number: int) -> SeatLink:
    """A new secret for a seat. Only its hash is stored: it cannot be shown again."""
    secret = new_secret()
    async with _at(service, id, number) as (change, _):
        _check_holder(change, visitor, number)
        await queries.add_link(change.db, hashed(secret), id, number, now(), MOST_LINKS)
    return SeatLink(secret)


async def enter(service: Service, visitor: Visitor, secret: str) -> Entered:
    """Hold the seat that a secret leads to."""
    async with service.database.reading() as db:
        found = await queries.link(db, hashed(secret))
    if found is None:
        raise _wrong_link()
    id, number = found
    async with _at(service, id, number) as (change, seat):
        if await queries.link(change.db, hashed(secret)) is None:  # the seat was left meanwhile
            raise _wrong_link()
        await change.hold(await service.people.welcome(change.db, visitor, seat.name), number)
    return Entered(id, number)


def _wrong_link() -> Refused:
    return Refused("not-found", Message("server-wrong-link", {}))
