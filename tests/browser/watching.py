"""Errors that must not occur on any page: console errors, violations of the content policy, requests to foreign
hosts.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, WebError, WebSocket

TELL = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`content policy: ${event.violatedDirective} forbids ${event.blockedURI}`))"""

HERE = ("data", "blob")
"""Addresses of content that is already in the page."""


class Watch:
    """Watches all pages of a browser context. `faults` lists errors that were not allowed."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.sockets: list[WebSocket] = []
        self._host = urlsplit(url).netloc
        self._noted: list[str] = []
        self._allowed: list[str] = []
        context.add_init_script(TELL)
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)
        context.on("page", lambda page: self._page(page))

    def allow(self, *patterns: str) -> None:
        """Allow errors that a test causes intentionally, such as a rejected request or a stopped server."""
        self._allowed += patterns

    @property
    def faults(self) -> list[str]:
        return [fault for fault in self._noted if not any(re.search(pattern, fault) for pattern in self._allowed)]

    def _page(self, page: Page) -> None:
        page.on("websocket", self._socket)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self._noted.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self._noted.append(f"not caught: {error.error.message}")

    def _request(self, request: Request) -> None:
        self._address(request.url)

    def _socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        self._address(socket.url)

    def _address(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.netloc != self._host and parts.scheme not in HERE:
            self._noted.append(f"foreign host: {address}")
