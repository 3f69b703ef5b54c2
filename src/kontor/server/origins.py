"""Whether a request that changes something, or a socket, comes from our own pages.

Browsers say so themselves, and no page can make them lie: `Sec-Fetch-Site`, or `Origin` where a browser is older or
leaves the other out (sockets). A request with neither comes from no browser, so that there is nobody to be deceived.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from kontor.server.settings import Settings

OURS = ("same-origin", "none")
"""`none`: asked for by the person, not by a page."""


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site in OURS
    origin = connection.headers.get("origin")
    if origin is None or origin.lower() == settings.origin:
        return True
    return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower() != ""
