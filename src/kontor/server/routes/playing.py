"""Playing: an action, taking it back, and why something cannot be done."""

from __future__ import annotations

from litestar import Router, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kontor.server import hint_routes, playing
from kontor.server.people import Visitor
from kontor.server.problems import changing
from kontor.server.requests import Doing, HintsWanted, TakingBack, WhyNot
from kontor.server.service import Service
from kontor.table.messages import Done, Hints, Refusals


@post("/actions", status_code=200, responses=changing(404, 409))
async def act(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[Doing],
) -> Done:
    """Take an action. The answer comes after it is committed; the same key again is the same action, done once."""
    return await playing.act(service, visitor, table, data)


@post("/undo", status_code=200, responses=changing(404, 409))
async def take_back(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[TakingBack],
) -> Done:
    """Take back, as far as a moment's `undo` says."""
    return await playing.take_back(service, visitor, table, data)


@post("/why", status_code=200, responses=changing(404))
async def why_not(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[WhyNot],
) -> Refusals:
    """Why a click does nothing, from what the one who asks may know."""
    return await playing.why_not(service, visitor, table, data)


@post("/hints", status_code=200, responses=changing(404, 409))
async def see_hints(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[HintsWanted],
) -> Hints:
    """What a bot would do in the place of a seat of this browser, for whoever plays without other people."""
    return await hint_routes.hints(service, visitor, table, data)


router = Router("/tables/{table:str}", route_handlers=[act, take_back, why_not, see_hints], tags=["playing"])
