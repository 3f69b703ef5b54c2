"""Routes that are independent of games: health, metrics, announcements, and the API description."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from litestar import Request, Response, Router, get, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.openapi.datastructures import ResponseSpec

from kontor.core import Message
from kontor.server import schema
from kontor.server.caching import cached
from kontor.server.problems import refusals
from kontor.server.requests import Announced, Health
from kontor.server.service import Service
from kontor.server.storage.faults import ADVICE
from kontor.table.refusals import Refused

Asked = Request[Any, Any, Any]
LOOPBACK = ("127.0.0.1", "::1")
EVERY_METHOD = [HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE]


@get("/health", responses={**refusals(), 503: ResponseSpec(Health, False, "The database fails.")}, tags=["site"])
async def health(service: NamedDependency[Service]) -> Response[Health]:
    """Report whether the server works. After a failure, `advice` contains advice for the operator."""
    works = await service.database.works()
    trouble = service.database.condition.trouble
    form = Health("ok" if works else "failing", version("kontor"), works, ADVICE[trouble] if trouble else None)
    return Response(form, status_code=200 if works else 503)


@get("/announcement", responses=refusals(), tags=["site"])
async def announcement(service: NamedDependency[Service]) -> Announced:
    """Return the operator's announcement, which everyone sees, for example before a restart."""
    return Announced(service.orders.announcement)


@get("/schema.json", include_in_schema=False)
async def api_schema(request: Asked) -> Response[str]:
    """Return the OpenAPI document. There is no HTML page, because it would load scripts from other sites."""
    return cached(request, schema.text(), "application/json")


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4")
async def metrics(request: Asked, service: NamedDependency[Service]) -> bytes:
    """Return metrics for Prometheus. By default, only this machine may read them."""
    local = request.client is None or request.client.host in LOOPBACK
    if not service.settings.metrics_public and (not local or "x-forwarded-for" in request.headers):
        raise Refused("not-found", Message("server-no-page", {}))
    return await service.count()


@route("/{rest:path}", http_method=EVERY_METHOD, include_in_schema=False)
async def nothing_there() -> None:
    raise Refused("not-found", Message("server-no-page", {}))


router = Router("/", route_handlers=[health, announcement, api_schema, nothing_there])
