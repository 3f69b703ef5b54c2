"""Sends encrypted Web Push messages through the push services of browser vendors. Requires the `push` extra."""

from __future__ import annotations

import base64
import hashlib
import json
import time
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.ext.asyncio import AsyncConnection

from kontor.core import Message
from kontor.server.posting import Poster
from kontor.server.settings import Settings
from kontor.server.storage import notice_queries
from kontor.server.storage.notice_queries import SubscriptionRow
from kontor.table.refusals import Refused

KEEP = 12 * 60 * 60
"""Number of seconds for which a push service keeps a message for an offline device."""
SIGNED = 12 * 60 * 60
"""Validity of a signature, in seconds."""
NOBODY = "mailto:operator@example.org"
"""Contact address for push services, if the server has no public address."""


def possible() -> bool:
    return find_spec("pywebpush") is not None


async def private_key(db: AsyncConnection) -> str:
    """Return the private key that identifies this server. The first call creates the key."""
    found = await notice_queries.push_key(db)
    if found is not None:
        return found
    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid02

    new = Vapid02()
    new.generate_keys()
    number = new.private_key.private_bytes(
        serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    return await notice_queries.add_push_key(db, base64.urlsafe_b64encode(number).decode())


def public_key(private: str) -> str:
    """Return the public key in the form that browsers expect."""
    from cryptography.hazmat.primitives import serialization

    point = _vapid(private).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def check(row: SubscriptionRow) -> None:
    """Raise an error if the subscription's keys cannot be used for encryption."""
    try:
        _encrypted(row, b"test")
    except Exception as error:  # malformed input can raise many kinds of errors
        raise Refused("bad-request", Message("server-push-keys", {})) from error


async def send(
    poster: Poster, row: SubscriptionRow, private: str, settings: Settings, message: dict[str, Any], topic: str
) -> None:
    """Send a message. It replaces any undelivered message with the same topic. Raises Failed on failure."""
    body = _encrypted(row, json.dumps(message, ensure_ascii=False).encode())
    parts = urlsplit(row.endpoint)
    claims = {
        "aud": f"{parts.scheme}://{parts.netloc}",
        "exp": int(time.time()) + SIGNED,
        "sub": settings.public_url if settings.secure else NOBODY,
    }
    headers = {
        **_vapid(private).sign(claims),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEEP),
        "Topic": base64.urlsafe_b64encode(hashlib.sha256(topic.encode()).digest()[:24]).decode(),
        "Urgency": "normal",
    }
    await poster.post(row.endpoint, body, headers)


def _vapid(private: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_der(private.encode())


def _encrypted(row: SubscriptionRow, data: bytes) -> bytes:
    from pywebpush import WebPusher

    info = {"endpoint": row.endpoint, "keys": {"p256dh": row.p256dh, "auth": row.auth}}
    body: bytes = WebPusher(info).encode(data)["body"]
    return body
