"""Records: a file that was kept becomes a table again. It may be larger than other requests."""

from __future__ import annotations

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from kontor.server import continuing
from kontor.server.people import Visitor
from kontor.server.problems import changing
from kontor.server.requests import RecordFile
from kontor.server.service import Service
from kontor.table.messages import TableForm


@post("/records", responses=changing(404), tags=["tables"])
async def open_record(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], data: JSONBody[RecordFile]
) -> TableForm:
    """Make a table from a record: to look at its game, and to play on if it is not over. Every fault is named."""
    return await continuing.open_record(service, visitor, data)
