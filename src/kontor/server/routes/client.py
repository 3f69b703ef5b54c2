"""Routes for the client's files and its page, which is served for every path outside the API."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from kontor.core import Message
from kontor.server.caching import FOR_EVER, cached
from kontor.server.service import Service
from kontor.server.sharing import preview
from kontor.table.refusals import Refused

INDEX = "index.html"
END = b"</head>"
LONGEST_NAME = 200

MEDIA: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Media types of the files in the same folder as the page."""


def handlers(folder: Path) -> list[ControllerRouterHandler]:
    """Return the routes of a built client. File names contain a hash, so browsers may cache the files forever."""
    beside = _beside(folder)

    @route(["/", "/{page:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], service: NamedDependency[Service]) -> Response[str]:
        """Return the client's page, with tags for link previews. The client interprets the path."""
        file = beside.get(request.scope["path"], folder / INDEX)
        if not file.is_file():
            raise Refused("not-found", Message("server-no-client", {}))
        content = file.read_bytes()
        if file.name == INDEX:
            content = content.replace(END, (await preview(service, request)).encode() + END, 1)
        return cached(request, content, MEDIA[file.suffix])

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


def _beside(folder: Path) -> dict[str, Path]:
    """Return the files with fixed names by path, such as icons, the manifest and the service worker. Browsers
    revalidate these files on every request. No other files are served, so no path can escape the folder.
    """
    if not folder.is_dir():
        return {}
    return {f"/{file.name}": file for file in sorted(folder.iterdir()) if file.suffix in MEDIA and file.is_file()}


async def _keep(answer: Response[Any]) -> Response[Any]:
    answer.headers["cache-control"] = FOR_EVER
    return answer


async def _check_name(request: Request[Any, Any, Any]) -> None:
    name = request.scope["path"]
    if "\0" in name or len(name.encode()) > LONGEST_NAME:
        raise Refused("not-found", Message("server-no-page", {}))
