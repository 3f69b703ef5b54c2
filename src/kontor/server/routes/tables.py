"""Routes to create, list, read and delete tables."""

from __future__ import annotations

from typing import Any, Literal

from litestar import Request, Response, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from kontor.server import continuing, lobby, notes, pictures, playing
from kontor.server.caching import A_WHILE, ONE_VIEWER, cached_json
from kontor.server.people import Visitor
from kontor.server.problems import changing, refusals
from kontor.server.requests import Continuing, NewNotes, NewTable, RecordFile
from kontor.server.service import Service
from kontor.table.messages import AnalysisForm, LogForm, Moment, NotesForm, ScoreHistory, TableForm, TableList

Which = Literal["open", "mine", "over"]


@get("/", responses=refusals())
async def list_tables(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], which: FromQuery[Which] = "open"
) -> TableList:
    """List the most recent open tables, tables of this browser, or finished tables."""
    return await lobby.listed(service, visitor, which)


@post("/tables", responses=changing(404), tags=["tables"])
async def make_table(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[NewTable]
) -> TableForm:
    """Create a table. The game begins as soon as no seat is open."""
    return await lobby.make(service, visitor, data)


@post("/records", responses=changing(404), tags=["tables"])
async def open_record(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[RecordFile]
) -> TableForm:
    """Create a table from a record, to review or continue the game. All faults in the record are reported."""
    return await continuing.open_record(service, visitor, data)


@get("/{table:str}", responses=refusals(404))
async def see_table(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str]
) -> TableForm:
    """Return a table and its seats."""
    return await lobby.see(service, visitor, table)


@delete("/{table:str}", responses=changing(404, 409))
async def delete_table(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str]
) -> None:
    """Delete a table with its names and log, as its host. During a game, the other players must agree first."""
    await lobby.delete(service, visitor, table)


@get("/{table:str}/backdrop", responses=refusals(404, 409))
async def see_backdrop(
    request: Request[Any, Any, Any], service: NamedDependency[Service], table: FromPath[str]
) -> Response[dict[str, Any]]:
    """Return a table's backdrop."""
    return cached_json(request, await playing.backdrop(service, table))


@get("/{table:str}/picture.png", media_type="image/png", responses=refusals(404, 409))
async def see_picture(
    request: Request[Any, Any, Any],
    service: NamedDependency[Service],
    table: FromPath[str],
    at: FromQuery[int | None] = None,
) -> Response[bytes]:
    """Return a picture of the table for link previews, now or after an entry of its log, from a spectator's view."""
    return await pictures.picture(service, request, table, at)


@get("/{table:str}/log", responses=refusals(403, 404))
async def read_log(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> LogForm:
    """Return the whole log, limited to what a seat of this browser or a spectator may know."""
    return await playing.log(service, visitor, table, seat)


@get("/{table:str}/scores", responses=refusals(403, 404))
async def read_scores(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> ScoreHistory:
    """Return the score history, limited to what a seat of this browser or a spectator may know."""
    return await playing.scores(service, visitor, table, seat)


@get("/{table:str}/analysis", responses=refusals(404, 409))
async def see_analysis(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    after: FromQuery[int] = 0,
) -> AnalysisForm:
    """Return a finished game's analysis. The first request starts the analysis. Repeat the request until the analysis
    is done.
    """
    return await playing.analysis(service, visitor, table, after)


@get("/{table:str}/record", media_type="text/plain", responses=refusals(403, 404, 409))
async def read_record(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Response[str]:
    """Return a game's record, limited to what a seat of this browser or a spectator may know."""
    text = await playing.game_record(service, visitor, table, seat)
    kept_as = f'attachment; filename="{table}.kontor"'  # the id of an existing table contains only safe characters
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
    """Return the table after an entry of its log, from the view of a seat of this browser or of a spectator. Once the
    game is over, every seat's view is available.
    """
    moment = await playing.moment(service, visitor, table, sequence, seat)
    return cached_json(request, moment, A_WHILE if moment.opened else ONE_VIEWER)


@get("/{table:str}/notes", responses=refusals(404))
async def read_notes(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str]
) -> NotesForm:
    """Return your private notes about a table."""
    return await notes.read(service, visitor, table)


@put("/{table:str}/notes", responses=changing(404))
async def write_notes(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[NewNotes],
) -> NotesForm:
    """Replace your private notes about a table where you have a seat."""
    return await notes.write(service, visitor, table, data.text)


@post("/{table:str}/continue", responses=changing(404, 409))
async def continue_from(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[Continuing],
) -> TableForm:
    """Create a table that continues this one from an entry of its log, with bots as opponents. The game must be
    finished, or nothing in it may have been hidden from the person using this browser.
    """
    return await continuing.go_on(service, visitor, table, data)


router = Router(
    "/tables",
    route_handlers=[
        list_tables, see_table, delete_table, see_backdrop, see_picture, read_log, read_scores, read_record, see_moment,
        see_analysis, continue_from, read_notes, write_notes,
    ],
    tags=["tables"],
)  # fmt: skip
