"""Routes to take, leave and rename seats, for stand-in bots, and for links to a seat."""

from __future__ import annotations

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kontor.server import rematch, seating
from kontor.server.people import Visitor
from kontor.server.problems import changing
from kontor.server.requests import Again, Ballot, Bot, ClockChange, ColourChoice, Entered, Joining, SeatLink
from kontor.server.service import Service
from kontor.table.messages import TableForm

AT_SEAT = "/tables/{table:str}/seats/{seat:int}"


@post(f"{AT_SEAT}/join", status_code=200, responses=changing(404, 409))
async def join(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Joining],
) -> TableForm:
    """Take an open seat, even if a bot is playing it."""
    return await seating.join(service, visitor, table, seat, data.name)


@post(f"{AT_SEAT}/leave", status_code=200, responses=changing(404, 409))
async def leave(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str], seat: FromPath[int]
) -> TableForm:
    """Leave a seat, which then is open. If the game has begun, a bot takes over."""
    return await seating.leave(service, visitor, table, seat)


@post(f"{AT_SEAT}/resign", status_code=200, responses=changing(404, 409))
async def resign(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str], seat: FromPath[int]
) -> TableForm:
    """Resign from a running game. A bot plays your seat to the end, and nobody can take it back."""
    return await seating.resign(service, visitor, table, seat)


@post(f"{AT_SEAT}/rename", status_code=200, responses=changing(404, 409))
async def rename(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Joining],
) -> TableForm:
    """Change the name at a seat."""
    return await seating.rename(service, visitor, table, seat, data.name)


@post(f"{AT_SEAT}/colour", status_code=200, responses=changing(404, 409))
async def choose_colour(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[ColourChoice],
) -> TableForm:
    """Change the colour of your seat to one that no other person has, before the game begins."""
    return await seating.choose_colour(service, visitor, table, seat, data.colour)


@post(f"{AT_SEAT}/bot", status_code=200, responses=changing(404, 409))
async def let_bot_play(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[Bot],
) -> TableForm:
    """Let a bot play an open seat or your own seat."""
    return await seating.stand_in(service, visitor, table, seat, data.level)


@post("/tables/{table:str}/votes", status_code=200, responses=changing(404, 409))
async def vote(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[Ballot],
) -> TableForm | None:
    """Make a proposal, agree with one, or reject it. The response is `null` if the table was deleted."""
    return await seating.vote(service, visitor, table, data)


@post("/tables/{table:str}/rematch", status_code=200, responses=changing(404, 409))
async def play_again(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[Again],
) -> TableForm:
    """Ask for a rematch, agree, or decline. Once the new table exists, `rematch.next` contains its id."""
    return await rematch.answer(service, visitor, table, data)


@post("/tables/{table:str}/clock", status_code=200, responses=changing(404, 409))
async def change_clock(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[ClockChange],
) -> TableForm:
    """Resume a paused game, start or end a vacation, wait for a player who is out of time, or let a bot play."""
    return await seating.clock(service, visitor, table, data)


@post(f"{AT_SEAT}/return", status_code=200, responses=changing(404, 409))
async def take_back_from_bot(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str], seat: FromPath[int]
) -> TableForm:
    """Take a seat back from a bot."""
    return await seating.give_back(service, visitor, table, seat)


@post(f"{AT_SEAT}/link", status_code=200, responses=changing(404, 409))
async def make_link(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str], seat: FromPath[int]
) -> SeatLink:
    """Create a secret that gives access to this seat on any device. The secret is shown only once."""
    return await seating.make_link(service, visitor, table, seat)


@post("/seats/enter", status_code=200, responses=changing(404))
async def enter(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[SeatLink]
) -> Entered:
    """Get access to a seat with its secret."""
    return await seating.enter(service, visitor, data.secret)


router = Router(
    "/",
    route_handlers=[
        join, leave, resign, rename, choose_colour, let_bot_play, vote, play_again, change_clock, take_back_from_bot,
        make_link, enter,
    ],
    tags=["seats"],
)  # fmt: skip
