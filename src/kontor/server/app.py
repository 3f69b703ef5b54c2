"""The application: routes, dependencies and middleware."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router, WebSocket
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig

from kontor.server import lobby
from kontor.server.cups import rounds
from kontor.server.middleware import Middleware, visitor_of
from kontor.server.people import Visitor
from kontor.server.problems import answer
from kontor.server.routes import (
    chat,
    client,
    cups,
    games,
    identity,
    me,
    notifications,
    page,
    playing,
    profiles,
    seats,
    site,
    tables,
)
from kontor.server.service import Service
from kontor.server.settings import Settings
from kontor.server.strict_request import StrictRequest

# All of these depend on the service, to save a task for each.


async def visitor(request: Request[Any, Any, Any], service: NamedDependency[Service]) -> Visitor:
    return await visitor_of(service, request)


async def socket_visitor(socket: WebSocket[Any, Any, Any], service: NamedDependency[Service]) -> Visitor:
    return await visitor_of(service, socket)


def make_app(settings: Settings, described_by: OpenAPIConfig | None = None) -> Litestar:
    """Build the application for a server process. No files or connections are opened until startup. Only `schema`
    passes `described_by`.
    """
    service = Service(settings)
    middleware = Middleware(service)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        service.in_background(lobby.finish_deletions(service))
        service.in_background(rounds.watch(service))
        try:
            yield
        finally:
            await service.stop()

    with_files = [tables.open_record, games.complete_setup, games.check_board, tables.make_table]
    parts = (me, identity, notifications, profiles, games, tables, seats, playing, chat, cups, site)
    api = Router(
        "/api",
        route_handlers=[
            *(part.router for part in parts),
            Router("/", route_handlers=with_files, request_max_body_size=settings.limits.record),
            Router("/", route_handlers=[playing.live], dependencies={"visitor": Provide(socket_visitor)}),
        ],
    )
    return Litestar(
        [api, site.metrics, *page.handlers(settings.client), *client.handlers(settings.client)],
        lifespan=[lifespan],
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "visitor": Provide(visitor),
        },
        guards=[middleware.check_rate, middleware.check_origin, middleware.check_path],
        before_send=[middleware.leave],
        exception_handlers={Exception: answer},
        request_class=StrictRequest,
        request_max_body_size=settings.limits.body,
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, gzip_compress_level=6, exclude=[f"^{page.PATH}(/|$)", r"/picture\.png$"]
        ),
        logging_config=None,
        openapi_config=described_by,
    )
