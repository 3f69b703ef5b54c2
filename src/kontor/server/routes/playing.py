"""Routes for playing: actions, undo, reasons, hints, and the live socket."""

from __future__ import annotations

from typing import Any

from litestar import Router, WebSocket, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from kontor.server import playing
from kontor.server.live import watch
from kontor.server.people import Visitor
from kontor.server.problems import changing
from kontor.server.requests import Doing, HintsWanted, PlanInputs, TakingBack, WhyNot
from kontor.server.service import Service
from kontor.table.messages import Done, Hints, PlanForm, Refusals


@post("/actions", status_code=200, responses=changing(404, 409))
async def act(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[Doing],
) -> Done:
    """Play an action. The response is sent after the commit. A repeated request with the same key has no effect."""
    return await playing.act(service, visitor, table, data)


@post("/undo", status_code=200, responses=changing(404, 409))
async def take_back(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[TakingBack],
) -> Done:
    """Undo decisions, within the limits in the state's `undo`."""
    return await playing.take_back(service, visitor, table, data)


@post("/why", status_code=200, responses=changing(404))
async def why_not(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[WhyNot],
) -> Refusals:
    """Explain why a click has no effect, using only information that the client may know."""
    return await playing.why_not(service, visitor, table, data)


@post("/plan", status_code=200, responses=changing(404, 409))
async def make_plan(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[PlanInputs],
) -> PlanForm:
    """Try out actions of your seat on a private copy of the game, unnoticed by the other players."""
    return await playing.plan(service, visitor, table, data)


@post("/plan/why", status_code=200, responses=changing(404, 409))
async def why_not_in_plan(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[PlanInputs],
) -> Refusals:
    """Explain why a click in a plan has no effect."""
    return await playing.why_not_in_plan(service, visitor, table, data)


@post("/hints", status_code=200, responses=changing(404, 409))
async def see_hints(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[HintsWanted],
) -> Hints:
    """Return the best actions for your seat, found by a bot. You must be playing only against bots."""
    return await playing.hints(service, visitor, table, data)


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    lines: FromQuery[bool] = False,
) -> None:
    """Serve the live socket of a table. The client sends `Look` and receives `TableChanged`, `Moment` and `Gone`.

    With `lines`, a frame may contain two messages.
    """
    await watch(service, socket, visitor, table, lines)


router = Router(
    "/tables/{table:str}",
    route_handlers=[act, take_back, why_not, see_hints, make_plan, why_not_in_plan],
    tags=["playing"],
)
