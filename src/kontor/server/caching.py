"""Cacheable responses with an ETag. If the browser already has the content, the response is an empty 304."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from litestar import Request, Response

Asked = Request[Any, Any, Any]

ASK_AGAIN = "no-cache"
"""Directive to cache the response but revalidate it on every request."""
ONE_VIEWER = f"private, {ASK_AGAIN}"
"""Like ASK_AGAIN, for private content."""
A_WHILE = "private, max-age=300"
"""Directive for content that is constant in this version of Kontor."""
FOR_A_MINUTE = "public, max-age=60"
FOR_A_DAY = "public, max-age=86400"
FOR_EVER = "public, max-age=31536000, immutable"
"""Directive for files with a content hash in their name."""


def cached(
    request: Asked, content: bytes | str, media_type: str = "text/plain", keep: str = ASK_AGAIN
) -> Response[Any]:
    """Return the content, or a 304 response if the browser already has it."""
    raw = content.encode() if isinstance(content, str) else content
    tag = tag_of(raw)
    return unchanged(request, tag, keep) or Response(raw, media_type=media_type, headers=headers_of(tag, keep))


def tag_of(content: bytes) -> str:
    """Return the ETag for this content."""
    return f'"{hashlib.sha256(content).hexdigest()[:32]}"'


def unchanged(request: Asked, tag: str, keep: str) -> Response[Any] | None:
    """Return an empty 304 response if the browser has the content with this tag."""
    known = request.headers.get("if-none-match", "").replace("W/", "")
    if tag in (one.strip() for one in known.split(",")):
        return Response(b"", status_code=304, headers=headers_of(tag, keep))
    return None


def headers_of(tag: str, keep: str) -> dict[str, str]:
    return {"etag": tag, "cache-control": keep}


def cached_json(request: Asked, content: Any, keep: str = ASK_AGAIN) -> Response[Any]:
    raw = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return cached(request, raw, "application/json", keep)
