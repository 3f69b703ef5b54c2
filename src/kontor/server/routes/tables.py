"""Tables: making, finding, deleting them, and what is to be read about one."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from kontor.server import lobby, playing
from kontor.server.answers import cached_json
from kontor.server.forms import LogForm, NewTable, ScoreHistory, TableForm, TableList
from kontor.server.people import Visitor
from kontor.server.problems import changing, refusals
from kontor.server.service import Service

Which = Literal["open", "mine", "over"]


@get("/", responses=refusals())
async def list_tables(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], which: FromQuery[Which] = "open"
) -> TableList:
    """The latest tables: those to join or watch, those of this browser, or finished ones."""
    return await lobby.listed(service, visitor, which)


@post("/", responses=changing(404))
async def make_table(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[NewTable]
) -> TableForm:
    """Make a table; its game begins when no seat is open any more."""
    return await lobby.make(service, visitor, data)


@get("/{table:str}", responses=refusals(404))
async def see_table(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str]
) -> TableForm:
    """A table and who sits there."""
    return await lobby.see(service, visitor, table)


@delete("/{table:str}", responses=changing(404))
async def delete_table(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str]
) -> None:
    """Delete a table with its names and its log. Only for whoever made it."""
    await lobby.delete(service, visitor, table)


@get("/{table:str}/backdrop", responses=refusals(404))
async def see_backdrop(
    request: Request[Any, Any, Any], service: NamedDependency[Service], table: FromPath[str]
) -> Response[dict[str, Any]]:
    """What does not change at a table."""
    return cached_json(request, await playing.backdrop(service, table))


@get("/{table:str}/log", responses=refusals(403, 404))
async def read_log(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> LogForm:
    """The whole log, as a seat of this browser or a spectator may know it."""
    return await playing.log(service, visitor, table, seat)


@get("/{table:str}/scores", responses=refusals(403, 404))
async def read_scores(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> ScoreHistory:
    """How the scores grew, as a seat of this browser or a spectator may know it."""
    return await playing.scores(service, visitor, table, seat)


@get("/{table:str}/record", media_type="text/plain", responses=refusals(403, 404, 409))
async def read_record(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> str:
    """The record. While a game with secrets runs, only what a seat of this browser or a spectator may know."""
    return await playing.game_record(service, visitor, table, seat)


router = Router(
    "/tables",
    route_handlers=[
        list_tables, make_table, see_table, delete_table, see_backdrop, read_log, read_scores, read_record,
    ],
    tags=["tables"],
)  # fmt: skip
