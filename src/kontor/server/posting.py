"""Sends POST requests to the addresses of webhooks and push services, which people enter.

Requests must not reach the operator's internal network. They use https only, the host name must resolve to public
addresses, and the connection goes to an address that was checked. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

from kontor.core import Message
from kontor.table.refusals import Refused

SECONDS = 6.0
"""Time limit for an entire request, in seconds."""
LOOK_UPS = 4
"""Maximum number of concurrent host name lookups."""
LONGEST = 500
SCHEMES = {"https": 443}
PLAIN = re.compile(r"[a-z]+://[\x21-\x7e]+")
TUNNELS = tuple(ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32"))
"""Prefixes of IPv6 addresses that embed an IPv4 address, which may be private."""
SITE_LOCAL = ipaddress.ip_network("fec0::/10")
"""Deprecated private IPv6 addresses (replaced by `fc00::/7`) that some networks still use."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Failed(Exception):
    """Raised if a request has failed.

    `reason` is `address`, `timeout`, `unreachable`, `tls`, or a status such as `status-404`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason

    @property
    def final(self) -> bool:
        """True if a retry is pointless, because the address is wrong or the receiver rejects the request."""
        return self.reason == "address" or (
            self.reason.startswith("status-4") and self.reason not in ("status-408", "status-425", "status-429")
        )


def check_url(url: str) -> None:
    """Raise an error for an unusable address before it is stored. The host name is checked again at every request."""
    try:
        parts = urlsplit(url)
        usable = parts.scheme in SCHEMES and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError:
        usable = False
    if not usable or len(url) > LONGEST or not PLAIN.fullmatch(url):
        raise Refused("bad-request", Message("server-hook-address", {}))


def is_public(address: Address) -> bool:
    """Return whether an address belongs to the public internet.

    >>> [is_public(ipaddress.ip_address(one)) for one in ("192.168.1.1", "::ffff:127.0.0.1", "64:ff9b::7f00:1")]
    [False, False, False]
    """
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    found = mapped or address
    private = any(found.version == one.version and found in one for one in (*TUNNELS, SITE_LOCAL))
    return found.is_global and not found.is_multicast and not found.is_reserved and not private


class Poster:
    """HTTP client for webhooks and push services. Looks up host names in separate threads."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(LOOK_UPS, "look-up")

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Send a request. Raises Failed unless the response has a success status."""
        try:
            async with asyncio.timeout(SECONDS):
                status = await self._post(url, body, headers)
        except TimeoutError as error:
            raise Failed("timeout") from error
        except ssl.SSLError as error:
            raise Failed("tls") from error
        except (OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise Failed("unreachable") from error
        if not 200 <= status < 300:
            raise Failed(f"status-{status}")

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        parts = urlsplit(url)
        host = (parts.hostname or "").encode("idna").decode()
        usual = SCHEMES.get(parts.scheme)
        if not host or usual is None:
            raise Failed("address")
        port = parts.port or usual
        address = await self._checked(host, port)
        secure = ssl.create_default_context() if parts.scheme == "https" else None
        name = f"[{host}]" if ":" in host else host
        lines = {
            "Host": name if port == usual else f"{name}:{port}",
            "User-Agent": "Kontor",
            "Connection": "close",
            "Content-Length": str(len(body)),
            **headers,
        }
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = f"POST {path} HTTP/1.1\r\n" + "".join(f"{key}: {value}\r\n" for key, value in lines.items()) + "\r\n"
        reader, writer = await asyncio.open_connection(
            str(address), port, ssl=secure, server_hostname=host if secure else None, limit=4096
        )
        try:
            writer.write(head.encode("ascii") + body)
            await writer.drain()
            answer = (await reader.readuntil(b"\r\n")).split()
            return int(answer[1])
        except IndexError as error:
            raise ValueError("no status") from error
        finally:
            writer.close()

    async def _checked(self, host: str, port: int) -> Address:
        """Return the address to connect to, after checking that the host name resolves only to public addresses."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, look_up)
        addresses = [ipaddress.ip_address(str(one[4][0]).partition("%")[0]) for one in found]
        if not addresses or not all(is_public(one) for one in addresses):
            raise Failed("address")
        return addresses[0]
