"""Error responses. Each is a `Problem` with messages for users, and reveals no internals."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.openapi.datastructures import ResponseSpec

from kontor.core import Message
from kontor.core.reader import excerpt
from kontor.registry import BrokenGame
from kontor.table.catalogue import MOST_FAULTS
from kontor.table.messages import Problem
from kontor.table.refusals import Refused, refused_by

WHEN = {
    400: "The request is malformed.",
    403: "This browser may not do that, or the request comes from another site.",
    404: "Not found.",
    409: "Not possible now: against the rules, out of date, or not your turn.",
    413: "The request is too large.",
    415: "The request must be JSON.",
    429: "Too many requests or tables.",
    500: "Server error.",
    503: "The database fails. Repeat the request after a moment.",
}

HUNG_UP = "client disconnected prematurely"
"""Error message of the framework if the client disconnects in the middle of a request."""

log = structlog.get_logger("kontor.problems")


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the common and specific error responses of a route, for the API description."""
    always = (400, 429, 500, 503)
    return {status: ResponseSpec(Problem, False, WHEN[status]) for status in sorted({*always, *statuses})}


def changing(*statuses: int) -> dict[int, ResponseSpec]:
    """Like `refusals`, for a route that changes data."""
    return refusals(403, 413, 415, *statuses)


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Return the response to an exception."""
    refused = _refused(error)
    if refused is None:
        log.error("internal", method=request.method, route=_route(request), exc_info=error)
        refused = Refused("internal", Message("server-internal", {}))
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if refused.retry is not None:
        headers["retry-after"] = str(refused.retry)
    return Response(refused.problem, status_code=refused.status, media_type="application/json", headers=headers)


def _route(request: Request[Any, Any, Any]) -> str:
    """Return the pattern of the route instead of the path, which may contain a secret."""
    return str(request.scope.get("path_template") or "")


def _refused(error: Exception) -> Refused | None:
    """Return the refusal for an error, or None if the error is a bug."""
    if isinstance(error, BrokenGame):  # the cause may contain file names of the server, so only log it
        log.error("game cannot be used", exc_info=error)
    if (refused := refused_by(error)) is not None:
        return refused
    if isinstance(error, ValidationException):
        return Refused("bad-request", *_faults(error))
    if isinstance(error, InternalServerException) and error.detail == HUNG_UP:  # nobody will read the response
        return Refused("bad-request", Message("server-bad-request", {}))
    if isinstance(error, HTTPException) and error.status_code < 500:
        return _of_status(error.status_code)
    return None


def _of_status(status: int) -> Refused:
    if status == 404:
        return Refused("not-found", Message("server-no-page", {}))
    if status == 405:
        return Refused("bad-request", Message("server-method", {}), status=405)
    if status == 413:
        return Refused("too-large", Message("server-too-large", {}))
    if status == 415:
        return Refused("bad-request", Message("server-not-json", {}), status=415)
    return Refused("bad-request", Message("server-bad-request", {}))


def _faults(error: ValidationException) -> list[Message]:
    """Return the invalid fields listed in an error of the framework."""
    found = error.extra if isinstance(error.extra, list) else []
    said = [
        Message(
            "server-bad-field", {"field": excerpt(fault.get("key") or "-"), "fault": excerpt(fault.get("message", ""))}
        )
        for fault in found[:MOST_FAULTS]
    ]
    return said or [Message("server-bad-request", {})]
