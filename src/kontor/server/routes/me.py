"""Routes for the person using this browser, who needs only a guest name."""

from __future__ import annotations

from litestar import Router, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from kontor.server import lobby
from kontor.server.people import Visitor
from kontor.server.problems import changing, refusals
from kontor.server.requests import Me, NewName
from kontor.server.service import Service


@get("/", responses=refusals())
async def who_am_i(visitor: NamedDependency[Visitor]) -> Me:
    """Return the name of the person using this browser."""
    return Me(visitor.name)


@put("/", responses=changing())
async def call_me(visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[NewName]) -> Me:
    """Set the name of the person using this browser."""
    return Me(await service.people.call(visitor, data.name))


@delete("/", responses=changing())
async def forget_me(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> None:
    """Delete your own data. This removes your names and opens your seats, and in running games bots take over."""
    await lobby.forget(service, visitor)


router = Router("/me", route_handlers=[who_am_i, call_me, forget_me], tags=["me"])
