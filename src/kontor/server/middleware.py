"""What every request passes: the checks of rate and origin on its way in; headers, cookie, counting on its way out."""

from __future__ import annotations

import time
from typing import Any

import structlog
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import Message as AsgiMessage
from litestar.types import Scope

from kontor.core import Message
from kontor.server.headers import headers_for
from kontor.server.live import NOT_YOURS, TOO_MANY
from kontor.server.origins import same_origin
from kontor.server.people import Visitor
from kontor.server.problems import Refused
from kontor.server.rates import address_of
from kontor.server.service import Service

SAFE = ("GET", "HEAD")
METHODS = (*SAFE, "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
VISITOR = "visitor"
BEGAN = "began"

logger = structlog.get_logger("kontor.requests")

Connection = ASGIConnection[Any, Any, Any, Any]


class Passage:
    """The checks on the way in, and what every answer takes along."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._headers = headers_for(service.settings)

    # On the way in

    def check_rate(self, connection: Connection, _: BaseRouteHandler) -> None:
        connection.scope["state"][BEGAN] = time.perf_counter()
        if self._service.requests.allows(address_of(connection)):
            return
        if connection.scope["type"] == ScopeType.WEBSOCKET:
            raise WebSocketException(detail="", code=TOO_MANY)
        raise Refused("too-many", Message("server-too-many-requests", {"most": self._service.requests.most}))

    def check_origin(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Sockets, and requests that change something, must come from our own pages."""
        socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if not socket and connection.scope.get("method") in SAFE:
            return
        asked_before = connection.scope.get("method") == "OPTIONS"  # by browsers, for pages of other sites
        if asked_before or not same_origin(connection, self._service.settings):
            if socket:
                raise WebSocketException(detail="", code=NOT_YOURS)
            raise Refused("wrong-origin", Message("server-wrong-origin", {}))
        if not socket:
            _check_json(connection)

    async def visitor(self, connection: Connection) -> Visitor:
        """Who is asking; what is to become his cookie goes out with the answer."""
        visitor = await self._service.people.find(connection)
        connection.scope["state"][VISITOR] = visitor
        return visitor

    # On the way out

    async def leave(self, message: AsgiMessage, scope: Scope) -> None:
        """Called with everything that is sent."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self._headers.items():
            headers[name] = value
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"
        visitor = scope["state"].get(VISITOR)
        if visitor is not None and visitor.cookie is not None and message["status"] < 400:
            headers.add("set-cookie", self._service.people.set_cookie(visitor))
        self._note(scope, message["status"])

    def _note(self, scope: Scope, status: int) -> None:
        """Counted and logged by the pattern of the route: a path may hold what only its owner should know."""
        route = scope.get("path_template") or "-"
        method = scope.get("method")
        method = method if method in METHODS else "-"  # anybody can think up others, and each would be kept
        self._service.metrics.requests.labels(method, route, status).inc()
        began = scope["state"].get(BEGAN)
        took = round((time.perf_counter() - began) * 1000, 1) if began is not None else None
        logger.info("request", method=method, route=route, status=status, ms=took)


def _check_json(connection: Connection) -> None:
    """A form of another site can send much, but not this type."""
    empty = connection.headers.get("content-length", "0") == "0" and "transfer-encoding" not in connection.headers
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != "application/json":
        raise Refused("bad-request", Message("server-not-json", {}), status=415)
