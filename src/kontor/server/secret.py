"""Secrets: the cookie of a browser, the link to a seat. They are random and long, and only their hashes are stored.

A slow hash is for secrets that people think up, and that can be guessed. There is nothing to guess in 256 random bits.
"""

from __future__ import annotations

import hashlib
import secrets

TABLE_ID = 12
"""Random bytes of a table's id: whoever does not have its address does not find it."""


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_table_id() -> str:
    return secrets.token_urlsafe(TABLE_ID)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
