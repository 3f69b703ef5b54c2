"""Whether a request that changes something, or a socket, comes from our own pages.

Browsers say so themselves, and no page can make them lie: `Sec-Fetch-Site`, or `Origin` where a browser is older or
leaves the other out (sockets). A request with neither comes from no browser, so that there is nobody to be deceived.

Where it is known how people reach the server, only pages from there count: whoever lets a name of his own lead here
(DNS rebinding) has pages that are of one origin with us as far as a browser can tell. Only addresses in numbers, and
`localhost`, cannot be made to lead elsewhere: so whoever sits at the machine itself can come by them.
"""

from __future__ import annotations

import ipaddress
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from kontor.server.settings import Settings

OURS = ("same-origin", "none")
"""`none`: asked for by the person, not by a page."""


def same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    if site is not None and site not in OURS:
        return False
    if origin is None or origin.lower() == settings.origin:
        return True
    parts = urlsplit(origin)
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
