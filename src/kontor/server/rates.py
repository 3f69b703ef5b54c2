"""Rate limits by address, counted in this process."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection

from kontor.core import Message
from kontor.server.problems import Refused

A_DAY = 24 * 60 * 60
IPV6_SITE = 64
"""Prefix length of the IPv6 network that counts as one client."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request comes from, even behind trusted proxies."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    if address.version == 6:
        return str(ipaddress.ip_network((address, IPV6_SITE), strict=False))
    return host


class Rate:
    """A maximum number per period for each address. All counts are reset together."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self._seconds = seconds
        self._counts: Counter[str] = Counter()
        self._begun = time.monotonic()

    def allows(self, who: str, more: int = 1) -> bool:
        """Count one or more. Returns False if the limit is exceeded."""
        if time.monotonic() - self._begun >= self._seconds:
            self._counts.clear()
            self._begun = time.monotonic()
        self._counts[who] += more
        return self._counts[who] <= self.most

    def check(self, who: str, said: Message, more: int = 1) -> None:
        if not self.allows(who, more):
            raise Refused("too-many", said)


class Places:
    """A maximum number at a time for each address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def one(self, who: str) -> Iterator[bool]:
        """Take a place while the block runs. Yields False if there was none."""
        self._taken[who] += 1
        try:
            yield self._taken[who] <= self.most
        finally:
            self._taken[who] -= 1
            if not self._taken[who]:
                del self._taken[who]
