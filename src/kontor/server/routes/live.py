"""The live table: one socket for each page that looks at it."""

from __future__ import annotations

from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath

from kontor.server.live import watch
from kontor.server.people import Visitor
from kontor.server.service import Service


@websocket("/tables/{table:str}/live")
async def live(
    socket: WebSocket[Any, Any, Any],
    visitor: NamedDependency[Visitor],
    service: NamedDependency[Service],
    table: FromPath[str],
) -> None:
    """Send `Look`; receive `TableChanged`, `Moment` and `Gone`."""
    await watch(service, socket, visitor, table)
