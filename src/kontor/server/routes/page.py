"""Routes for the static page under /page/, which works without the server after one visit."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, route
from litestar.enums import HttpMethod
from litestar.response import Redirect
from litestar.types import ControllerRouterHandler

from kontor.core import Message
from kontor.server.caching import ASK_AGAIN, FOR_EVER, headers_of, tag_of, unchanged
from kontor.server.middleware import content_policy
from kontor.server.page_files import INDEX, NoPage, page_files
from kontor.server.routes.client import MEDIA
from kontor.table.refusals import Refused

PATH: Final = "/page"
POLICY: Final = content_policy(scripts="'self' 'wasm-unsafe-eval'", images="'self' data: blob:")
"""Content security policy that allows WebAssembly, which the page needs."""
MORE_MEDIA: Final = {
    ".ftl": "text/plain",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
COMPRESSIBLE: Final = 1000


class Stored(NamedTuple):
    """A file of the page, uncompressed and compressed."""

    plain: bytes
    packed: bytes | None
    tag: str
    """ETag of the uncompressed file."""


@lru_cache(maxsize=2)
def stored(client: Path) -> dict[str, Stored]:
    """Return all files of the page. Compressed versions are cached, because compressing takes a second."""
    return {
        name: Stored(content, gzip.compress(content, 6) if _compressible(name, content) else None, tag_of(content))
        for name, content in page_files(client, server="../").items()
    }


def _compressible(name: str, content: bytes) -> bool:
    return len(content) > COMPRESSIBLE and not name.endswith((".zip", ".png"))


def handlers(client: Path) -> list[ControllerRouterHandler]:
    """Return the routes of the static page."""

    @route([PATH, PATH + "/{name:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
    async def page_file(request: Request[Any, Any, Any]) -> Response[Any]:
        path = request.scope["raw_path"].decode("latin-1").partition("?")[0]
        if path == PATH:  # without the trailing slash, the page would look for its files in /
            return Redirect(PATH + "/")
        name = path.removeprefix(PATH + "/")
        try:
            files = await asyncio.to_thread(stored, client)
        except NoPage as error:
            raise Refused("not-found", error.messages[0]) from error
        found = files.get(name or INDEX)
        if found is None:
            raise Refused("not-found", Message("server-no-page", {}))
        keep = FOR_EVER if "-" in name and "/" in name else ASK_AGAIN
        packed = found.packed if "gzip" in request.headers.get("accept-encoding", "") else None
        suffix = Path(name or INDEX).suffix
        tag = found.tag if packed is None else f'"gzip-{found.tag[1:]}'
        headers = headers_of(tag, keep)
        answer = unchanged(request, tag, keep) or Response(
            packed or found.plain, media_type=(MEDIA | MORE_MEDIA)[suffix], headers=headers
        )
        answer.headers["content-security-policy"] = POLICY
        if packed is not None:
            answer.headers["content-encoding"] = "gzip"
            answer.headers["vary"] = "accept-encoding"
        return answer

    return [page_file]
