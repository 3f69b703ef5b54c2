"""Seats: taking and leaving them, stand-in bots, and links back to a seat."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from kontor.core import Message
from kontor.server.changes import Change, not_now, not_yours
from kontor.server.clock import now
from kontor.server.lobby import check_allowed, see
from kontor.server.people import Visitor, clean, hashed, new_secret
from kontor.server.problems import Refused
from kontor.server.requests import Entered, SeatLink
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.server.storage.queries import BOT, OPEN, OVER, PERSON, WAITING, SeatRow
from kontor.server.table_forms import others
from kontor.table.messages import TableForm

MOST_LINKS = 8
"""Maximum number of links to one seat. A further link replaces the oldest."""


@asynccontextmanager
async def _at(service: Service, id: str, number: int) -> AsyncIterator[tuple[Change, SeatRow]]:
    """Change a seat."""
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
    """Check that the game can continue at this table."""
    change.room.check_not_frozen()
    if change.row.state == OVER:
        raise not_now(Message("game-over", {}))
    if change.table.sequence >= change.table.game.declaration.max_actions:  # otherwise its log could grow forever
        raise not_now(Message("server-log-full", {}))


def _check_no_spying(change: Change, visitor: Visitor) -> None:
    """Refuse a second seat to a person who plays against other people, if it would reveal secrets.

    A bot that stands in for a person changes nothing: the host may arrange it, and the person may come back.
    """
    held = change.room.held_by(visitor.session)
    if held and others(change.seats, held) and not change.table.knows_all(held, change.table.now):
        raise not_now(Message("server-second-seat", {}))


async def join(service: Service, visitor: Visitor, id: str, number: int, name: str) -> TableForm:
    """Take an open seat. A bot that stands in gives it back."""
    tidy = clean(name)
    async with _at(service, id, number) as (change, seat):
        _check_playable(change)
        if seat.kind != OPEN:
            raise not_now(Message("server-seat-taken", {}))
        _check_no_spying(change, visitor)
        session = await service.people.welcome(change.db, visitor, tidy)
        await change.free(number)  # previous holders must not see the new player's view
        await change.set_seat(SeatRow(number, PERSON, tidy))
        await change.hold(session, number)
        await change.begin_if_full(service.bits)
    return await see(service, visitor, id)


async def leave(service: Service, visitor: Visitor, id: str, number: int) -> TableForm:
    """Remove all holders of a seat. Before the game begins, the host may free any seat."""
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
    """Let a bot play an open seat or your own. The host may choose any seat."""
    async with _at(service, id, number) as (change, seat):
        held = change.room.held_by(visitor.session)
        if not (_is_host(change, visitor) or number in held or (seat.kind == OPEN and held)):
            raise not_yours(Message("server-not-for-you", {}))
        _check_playable(change)
        check_allowed(service, level)
        if seat.bot is not None:
            raise not_now(Message("server-bot-there", {}))
        await change.set_seat(seat._replace(bot=level))
        await change.begin_if_full(service.bits)
    return await see(service, visitor, id)


async def give_back(service: Service, visitor: Visitor, id: str, number: int) -> TableForm:
    """Take a seat back from a bot: as its holder, or as the host if it is open."""
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
    """Create a new secret for a seat. Only its hash is stored, so it cannot be shown again."""
    secret = new_secret()
    async with _at(service, id, number) as (change, _):
        _check_holder(change, visitor, number)
        await queries.add_link(change.db, hashed(secret), id, number, now(), MOST_LINKS)
    return SeatLink(secret)


async def enter(service: Service, visitor: Visitor, secret: str) -> Entered:
    """Give the visitor the seat that a secret leads to."""
    async with service.database.reading() as db:
        found = await queries.link(db, hashed(secret))
    if found is None:
        raise _wrong_link()
    id, number = found
    async with _at(service, id, number) as (change, seat):
        if await queries.link(change.db, hashed(secret)) is None:  # the seat was left in the meantime
            raise _wrong_link()
        await change.hold(await service.people.welcome(change.db, visitor, seat.name), number)
    return Entered(id, number)


def _wrong_link() -> Refused:
    return Refused("not-found", Message("server-wrong-link", {}))
