"""Routes for the chat at a table."""

from __future__ import annotations

from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from kontor.server import chat
from kontor.server.people import Visitor
from kontor.server.problems import changing, refusals
from kontor.server.requests import NewLine
from kontor.server.service import Service
from kontor.table.messages import ChatForm

AT_LINE = "/tables/{table:str}/chat/{line:int}"


@get("/tables/{table:str}/chat", responses=refusals(404))
async def read_chat(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str]
) -> ChatForm:
    """Return the recent chat lines that this browser may read. The `chat` field of the table counts changes."""
    return await chat.read(service, visitor, table)


@post("/tables/{table:str}/chat", status_code=200, responses=changing(404, 409))
async def say(
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
    data: JSONBody[NewLine],
) -> ChatForm:
    """Send a message to the other players or, as a spectator, to the other spectators."""
    return await chat.say(service, visitor, table, data)


@delete(AT_LINE, responses=changing(404, 409))
async def delete_line(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str], line: FromPath[int]
) -> None:
    """Delete a chat line. The host may delete any line, and everyone else only their own."""
    await chat.remove(service, visitor, table, line)


@post(f"{AT_LINE}/report", status_code=204, responses=changing(404, 409))
async def report_line(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str], line: FromPath[int]
) -> None:
    """Report another person's line to the operator."""
    await chat.report(service, visitor, table, line)


@post(f"{AT_LINE}/block", status_code=200, responses=changing(404, 409))
async def block_author(
    visitor: NamedDependency[Visitor], service: NamedDependency[Service], table: FromPath[str], line: FromPath[int]
) -> ChatForm:
    """Mute the author of this line in this browser, at every table."""
    return await chat.block(service, visitor, table, line)


@delete("/me/blocks", responses=changing())
async def unblock_all(visitor: NamedDependency[Visitor], service: NamedDependency[Service]) -> None:
    """Unmute everyone. Show their lines again."""
    await chat.unblock_all(service, visitor)


router = Router(
    "/", route_handlers=[read_chat, say, delete_line, report_line, block_author, unblock_all], tags=["chat"]
)
