"""The client: its page for every path that is not the API's, and the files it loads."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from kontor.core import Message
from kontor.server.answers import FOR_EVER, cached
from kontor.server.problems import Refused

INDEX = "index.html"
LONGEST_NAME = 200


def handlers(folder: Path) -> list[ControllerRouterHandler]:
    """The routes of a built client. Its files have their content in their names, so that a browser may keep them."""

    @route(["/", "/{page:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[str]:
        """The client finds out by itself what is meant."""
        file = folder / INDEX
        if not file.is_file():
            raise Refused("not-found", Message("server-no-client", {}))
        return cached(request, file.read_bytes(), "text/html")

    assets = folder / "assets"
    if not assets.is_dir():
        return [page]
    files = create_static_files_router(
        "/assets",
        [assets],
        include_in_schema=False,
        after_request=_keep,
        html_mode=False,
        before_request=_check_name,
    )
    return [page, files]


async def _keep(answer: Response[Any]) -> Response[Any]:
    answer.headers["cache-control"] = FOR_EVER
    return answer


async def _check_name(request: Request[Any, Any, Any]) -> None:
    """There is no file of a name that no file can have: the system need not be asked."""
    name = request.scope["path"]
    if "\0" in name or len(name.encode()) > LONGEST_NAME:
        raise Refused("not-found", Message("server-no-page", {}))
