"""Middleware: checks the rate and origin of requests, and adds headers, cookies and metrics to responses."""

from __future__ import annotations

import ipaddress
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as AsgiMessage

from kontor.core import Message
from kontor.server.budgets import address_of
from kontor.server.live import NOT_YOURS, TOO_MANY
from kontor.server.people import A_YEAR, Visitor
from kontor.server.service import Service
from kontor.server.settings import Settings
from kontor.server.storage import queries
from kontor.table.refusals import Refused

SAFE = ("GET", "HEAD")
METHODS = (*SAFE, "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
VISITOR = "visitor"
BEGAN = "began"

logger = structlog.get_logger("kontor.requests")

Connection = ASGIConnection[Any, Any, Any, Any]


LONGEST_ADDRESS = 2_000
"""Maximum length of the path and query of a request. The framework caches the parsed form of the latest 1,024, so
longer ones could fill the memory.
"""


def content_policy(scripts: str = "'self'", images: str = "'self' data:") -> str:
    """Return a content security policy under which pages load nothing from other sites and run no inline code."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src {scripts}",
            "style-src 'self'",
            f"img-src {images}",
            "connect-src 'self'",
            "font-src 'self'",
            "manifest-src 'self'",
            "worker-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        )
    )


POLICY = content_policy()
ALWAYS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def headers_for(settings: Settings) -> dict[str, str]:
    """Return the headers of every response. Behind HTTPS, they tell browsers never to use plain HTTP."""
    if settings.secure:
        return {**ALWAYS, "strict-transport-security": f"max-age={A_YEAR}"}
    return ALWAYS


OURS = ("same-origin", "none")
"""Accepted values of `Sec-Fetch-Site`: `same-origin` for requests from Kontor's pages, and `none` for an address that
the user entered."""


def same_origin(connection: Connection, settings: Settings) -> bool:
    """Return whether a socket or a state-changing request comes from Kontor's own pages. Browsers report the origin in
    `Sec-Fetch-Site` or, for older browsers and sockets, in `Origin`. Pages cannot forge these headers. A request with
    neither does not come from a browser, so no website can have forged it. If the server's public address is known,
    only pages from that address are accepted. This prevents DNS rebinding, where another host name resolves to this
    server. Numeric addresses and `localhost` cannot be rebound, so they are always allowed.
    """
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if site is not None and site not in OURS:
        return False
    if origin is None or origin.lower() == settings.origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    here = parts.netloc.lower() == connection.headers.get("host", "").lower() != ""
    if settings.origin is not None:
        return here and _cannot_lead_elsewhere(parts.hostname or "")
    return here or site is not None


def _cannot_lead_elsewhere(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name == "localhost"
    return True


def bounded(app: ASGIApp) -> ASGIApp:
    """Reject requests with an overlong address before the framework sees them."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        if len(scope.get("path", "")) + len(scope.get("query_string", b"")) <= LONGEST_ADDRESS:
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": NOT_YOURS, "reason": ""})
        else:
            problem = msgspec.json.encode(Refused("too-large", Message("server-too-large", {})).problem)
            headers = {**ALWAYS, "content-type": "application/json", "content-length": str(len(problem))}
            lines = [(name.encode(), value.encode()) for name, value in headers.items()]
            await send({"type": "http.response.start", "status": 414, "headers": lines})
            await send({"type": "http.response.body", "body": problem, "more_body": False})

    return checked


async def visitor_of(service: Service, connection: Connection) -> Visitor:
    """Identify the visitor who sent a request. A new cookie is set with the response."""
    visitor = await service.people.find(connection)
    service.orders.check(visitor)
    connection.scope["state"][VISITOR] = visitor
    return visitor


class Middleware:
    """Checks requests and completes responses."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._headers = headers_for(service.settings)

    # Requests. The framework would run synchronous checks in threads.

    async def check_rate(self, connection: Connection, _: BaseRouteHandler) -> None:
        connection.scope["state"][BEGAN] = time.perf_counter()
        budgets = self._service.budgets
        try:
            budgets.spend(budgets.owners(address_of(connection)), "requests")
        except Refused as refused:
            if connection.scope["type"] == ScopeType.WEBSOCKET:
                raise WebSocketException(detail="", code=TOO_MANY) from refused
            raise

    async def check_origin(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Check that sockets and state-changing requests come from Kontor's own pages."""
        socket = connection.scope["type"] == ScopeType.WEBSOCKET
        if not socket and connection.scope.get("method") in SAFE:
            return
        asked_before = connection.scope.get("method") == "OPTIONS"  # CORS preflight request from another site
        if asked_before or not same_origin(connection, self._service.settings):
            if socket:
                raise WebSocketException(detail="", code=NOT_YOURS)
            raise Refused("wrong-origin", Message("server-wrong-origin", {}))
        if not socket:
            _check_json(connection)

    async def check_path(self, connection: Connection, _: BaseRouteHandler) -> None:
        """Reject null bytes, which some databases cannot store. Sockets check the id of their table themselves."""
        http = connection.scope["type"] == ScopeType.HTTP
        if http and any(isinstance(value, str) and "\0" in value for value in connection.path_params.values()):
            raise Refused("not-found", Message("server-no-page", {}))

    # Responses

    async def leave(self, message: AsgiMessage, scope: Scope) -> None:
        """Add the headers to a response. Called for every ASGI message."""
        if message["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(message)
        for name, value in self._headers.items():
            headers.setdefault(name, value)  # the static page has its own policy
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"
        if entries := queries.READ.get():
            self._service.charge(address_of(ASGIConnection(scope)), entries)
        visitor = scope["state"].get(VISITOR)
        if visitor is not None and visitor.cookie is not None and message["status"] < 400:
            headers.add("set-cookie", self._service.people.set_cookie(visitor))
        self._note(scope, message["status"])

    def _note(self, scope: Scope, status: int) -> None:
        """Count and log the request by its route, because its path may contain a secret."""
        route = scope.get("path_template") or "-"
        method = scope.get("method")
        method = method if method in METHODS else "-"  # each invented method would create a new metric
        self._service.metrics.requests.labels(method, route, status).inc()
        began = scope["state"].get(BEGAN)
        took = round((time.perf_counter() - began) * 1000, 1) if began is not None else None
        logger.info("request", method=method, route=route, status=status, ms=took)


def _check_json(connection: Connection) -> None:
    """Require the JSON content type. A form on another site cannot send JSON."""
    empty = connection.headers.get("content-length", "0") == "0" and "transfer-encoding" not in connection.headers
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if not empty and kind != "application/json":
        raise Refused("bad-request", Message("server-not-json", {}), status=415)
