"""Routes for cups."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kontor.server.cup_forms import CupForm, CupInfo, NewCup
from kontor.server.cups import organising
from kontor.server.people import Visitor
from kontor.server.problems import changing, refusals
from kontor.server.requests import Joining
from kontor.server.service import Service


@get("/", responses=refusals())
async def list_cups(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> list[CupInfo]:
    """List the public cups and those of this browser, open cups first."""
    return await organising.listed(service, visitor)


@post("/", responses=changing(404, 409))
async def make_cup(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[NewCup]
) -> CupForm:
    """Create a cup. The host need not take part."""
    return await organising.make(service, visitor, data)


@get("/{cup:str}", responses=refusals(404))
async def see_cup(visitor: NamedDependency[Visitor], service: NamedDependency[Service], cup: FromPath[str]) -> CupForm:
    """Return a cup with its players, games and standings."""
    return await organising.see(service, visitor, cup)


@delete("/{cup:str}", responses=changing(404, 409))
async def delete_cup(visitor: NamedDependency[Visitor], service: NamedDependency[Service], cup: FromPath[str]) -> None:
    """Delete a cup that has not started, as its host."""
    await organising.delete(service, visitor, cup)


@post("/{cup:str}/join", status_code=200, responses=changing(404, 409))
async def join_cup(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    cup: FromPath[str],
    data: JSONBody[Joining],
) -> CupForm:
    """Join a cup before it starts. A pool starts as soon as it is full."""
    return await organising.join(service, visitor, cup, data.name)


@post("/{cup:str}/leave", status_code=200, responses=changing(404, 409))
async def leave_cup(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], cup: FromPath[str]
) -> CupForm:
    """Leave a cup before it starts."""
    return await organising.leave(service, visitor, cup)


@delete("/{cup:str}/players/{player:int}", status_code=200, responses=changing(404, 409))
async def remove_player(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    cup: FromPath[str],
    player: FromPath[int],
) -> CupForm:
    """Remove a player from a cup that has not started, as its host."""
    return await organising.remove(service, visitor, cup, player)


@post("/{cup:str}/withdraw", status_code=200, responses=changing(404, 409))
async def withdraw_from_cup(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], cup: FromPath[str]
) -> CupForm:
    """Withdraw from a running cup. A bot plays the remaining games, and the player is placed last in each of them."""
    return await organising.withdraw(service, visitor, cup)


@post("/{cup:str}/start", status_code=200, responses=changing(404, 409))
async def start_cup(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], cup: FromPath[str]
) -> CupForm:
    """As the host, start Swiss rounds, or end the break before the next table."""
    return await organising.start(service, visitor, cup)


router = Router(
    "/cups",
    route_handlers=[
        list_cups, make_cup, see_cup, delete_cup, join_cup, leave_cup, remove_player, withdraw_from_cup, start_cup,
    ],
    tags=["cups"],
)  # fmt: skip
