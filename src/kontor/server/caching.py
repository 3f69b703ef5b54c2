"""Responses that browsers may cache: each has an ETag, and is a bare 304 if the browser has it already."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from litestar import Request, Response

Asked = Request[Any, Any, Any]

ASK_AGAIN = "no-cache"
"""Cache it, and check every time whether it has changed."""
ONE_VIEWER = f"private, {ASK_AGAIN}"
"""The same, for content that not everyone may see."""
A_WHILE = "private, max-age=300"
"""For content that does not change while this version of Kontor serves it."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files with a hash of their content in their name."""


def cached(
    request: Asked, content: bytes | str, media_type: str = "text/plain", keep: str = ASK_AGAIN
) -> Response[Any]:
    """The content, or 304 if the browser has it."""
    raw = content.encode() if isinstance(content, str) else content
    tag = f'"{hashlib.sha256(raw).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": keep}
    known = request.headers.get("if-none-match", "").replace("W/", "")
    if tag in (one.strip() for one in known.split(",")):
        return Response(b"", status_code=304, headers=headers)
    return Response(raw, media_type=media_type, headers=headers)


def cached_json(request: Asked, content: Any, keep: str = ASK_AGAIN) -> Response[Any]:
    raw = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return cached(request, raw, "application/json", keep)
