"""Answers that a browser may keep: each with an ETag, and nothing but a 304 when it has them already."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
from litestar import Request, Response

Asked = Request[Any, Any, Any]

ASK_AGAIN = "no-cache"
"""Keep it, and ask each time whether it is still so."""
ONE_VIEWER = f"private, {ASK_AGAIN}"
"""The same for what not everybody may see."""
A_WHILE = "private, max-age=300"
"""For what does not change any more as long as this Kontor serves it; another one may show it otherwise."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For what has its own content in its name."""


def cached(
    request: Asked, content: bytes | str, media_type: str = "text/plain", keep: str = ASK_AGAIN
) -> Response[Any]:
    """The content, or the word that it is as before."""
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
