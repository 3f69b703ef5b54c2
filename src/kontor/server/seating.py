"""Requests about seats, stand-in bots, and links to a seat."""

from __future__ import annotations

from kontor.core import Message
from kontor.server.lobby import see
from kontor.server.people import Visitor, hashed, new_secret
from kontor.server.requests import Ballot, ClockChange, Entered, SeatLink
from kontor.server.service import Service
from kontor.server.storage import queries
from kontor.table import colours, rated, seating, timing, votes
from kontor.table.clock import now
from kontor.table.messages import TableForm
from kontor.table.names import clean
from kontor.table.refusals import Refused

MOST_LINKS = 8
"""Maximum number of links to one seat. A new link beyond this limit replaces the oldest one."""


async def join(service: Service, visitor: Visitor, id: str, number: int, name: str) -> TableForm:
    """Take an open seat, or one played by a stand-in bot."""
    tidy = clean(name)
    async with service.changing(id) as change:
        seating.check_free(change, visitor.session, number)
        session = await service.people.welcome(change.db, visitor, tidy)
        seating.join(change, session, number, tidy, service.bits)
    return await see(service, visitor, id)


async def leave(service: Service, visitor: Visitor, id: str, number: int) -> TableForm:
    """Remove all holders of a seat. Before the game begins, the host may free any seat."""
    async with service.changing(id) as change:
        seating.leave(change, visitor.session, number)
    return await see(service, visitor, id)


async def resign(service: Service, visitor: Visitor, id: str, number: int) -> TableForm:
    """Resign from a running game. A bot plays the seat to the end."""
    async with service.changing(id) as change:
        seating.resign(change, visitor.session, number)
    return await see(service, visitor, id)


async def rename(service: Service, visitor: Visitor, id: str, number: int, name: str) -> TableForm:
    tidy = clean(name)
    async with service.changing(id) as change:
        seating.rename(change, visitor.session, number, tidy)
    return await see(service, visitor, id)


async def choose_colour(service: Service, visitor: Visitor, id: str, number: int, colour: int) -> TableForm:
    """Change the colour of a seat to a free one, before the game begins."""
    async with service.changing(id) as change:
        seating.seat_at(change, number)
        colours.choose(change, visitor.session, number, colour)
    return await see(service, visitor, id)


async def stand_in(service: Service, visitor: Visitor, id: str, number: int, level: str) -> TableForm:
    """Let a bot play an open seat or a seat of the requesting person."""
    async with service.changing(id) as change:
        seating.stand_in(change, visitor.session, number, level, service.settings.bots, service.bits)
    return await see(service, visitor, id)


async def give_back(service: Service, visitor: Visitor, id: str, number: int) -> TableForm:
    """Take a seat back from a bot, as the seat's holder or, if the seat is open, as the host."""
    async with service.changing(id) as change:
        seating.give_back(change, visitor.session, number)
    return await see(service, visitor, id)


async def vote(service: Service, visitor: Visitor, id: str, ballot: Ballot) -> TableForm | None:
    """Vote on a proposal. Returns None if the table was deleted."""
    async with service.changing(id) as change:
        votes.cast(change, visitor.session, ballot.what, ballot.seat, ballot.agree)
    return None if change.gone else await see(service, visitor, id)


async def clock(service: Service, visitor: Visitor, id: str, wanted: ClockChange) -> TableForm:
    """Handle a request about a table's clocks."""
    async with service.changing(id) as change:
        timing.request(change, visitor.session, wanted.what, wanted.seat)
    return await see(service, visitor, id)


async def make_link(service: Service, visitor: Visitor, id: str, number: int) -> SeatLink:
    """Create a new secret for a seat. Only its hash is stored, so the secret cannot be shown again."""
    secret = new_secret()
    async with service.changing(id) as change:
        seating.seat_at(change, number)
        seating.check_holder(change, visitor.session, number)
        rated.check_link(change.row)
        await queries.add_link(change.db, hashed(secret), id, number, now(), MOST_LINKS)
    return SeatLink(secret)


async def enter(service: Service, visitor: Visitor, secret: str) -> Entered:
    """Give the visitor access to the seat that belongs to a secret."""
    async with service.database.reading() as db:
        found = await queries.link(db, hashed(secret))
    if found is None:
        raise _wrong_link()
    id, number = found
    async with service.changing(id) as change:
        seat = seating.seat_at(change, number)
        if await queries.link(change.db, hashed(secret)) is None:  # the player has left the seat in the meantime
            raise _wrong_link()
        change.hold(await service.people.welcome(change.db, visitor, seat.name), number)
    return Entered(id, number)


def _wrong_link() -> Refused:
    return Refused("not-found", Message("server-wrong-link", {}))
