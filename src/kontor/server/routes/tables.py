"""Tables: making, finding, deleting them, and what is to be read about one."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from kontor.server import continuing, lobby, playing
from kontor.server.answers import A_WHILE, ONE_VIEWER, cached_json
from kontor.server.people import Visitor
from kontor.server.problems import changing, refusals
from kontor.server.requests import Continuing, NewTable
from kontor.server.service import Service
from kontor.table.messages import AnalysisForm, LogForm, Moment, ScoreHistory, TableForm, TableList

Which = Literal["open", "mine", "over"]


@get("/", responses=refusals())
async def list_tables(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], which: FromQuery[Which] = "open"
) -> TableList:
    """The latest tables: those to join or watch, those of this browser, or finished ones."""
    return await lobby.listed(service, visitor, which)


@post("/tables", responses=changing(404), tags=["tables"])
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


@get("/{table:str}/backdrop", responses=refusals(404, 409))
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


@get("/{table:str}/analysis", responses=refusals(404, 409))
async def see_analysis(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    after: FromQuery[int] = 0,
) -> AnalysisForm:
    """A finished game in hindsight, begun when it is first asked for. Ask until it is done, for what comes `after`."""
    return await playing.analysis(service, visitor, table, after)


@get("/{table:str}/record", media_type="text/plain", responses=refusals(403, 404, 409))
async def read_record(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Response[str]:
    """The record. While a game with secrets runs, only what a seat of this browser or a spectator may know."""
    text = await playing.game_record(service, visitor, table, seat)
    kept_as = f'attachment; filename="{table}.kontor"'  # there is such a table, so its id is plain letters
    return Response(text, media_type="text/plain", headers={"content-disposition": kept_as})


@get("/{table:str}/moments/{sequence:int}", responses=refusals(403, 404, 409))
async def see_moment(
    request: Request[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    sequence: FromPath[int],
    seat: FromQuery[int | None] = None,
) -> Response[Moment]:
    """The table after an entry of its log, to be looked at: as a seat of this browser or a spectator saw it then.

    When the rules have ended the game, as any seat saw it.
    """
    moment = await playing.moment(service, visitor, table, sequence, seat)
    return cached_json(request, moment, A_WHILE if moment.opened else ONE_VIEWER)


@post("/{table:str}/continue", responses=changing(404, 409))
async def continue_from(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[Continuing],
) -> TableForm:
    """Make a new table that goes on after an entry of this one, against bots.

    Only for who may know all that led there: the game is finished, or nothing in it was hidden.
    """
    return await continuing.go_on(service, visitor, table, data)


router = Router(
    "/tables",
    route_handlers=[
        list_tables, see_table, delete_table, see_backdrop, read_log, read_scores, read_record, see_moment,
        see_analysis, continue_from,
    ],
    tags=["tables"],
)  # fmt: skip
