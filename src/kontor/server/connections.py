"""HTTP connections that disconnect clients that stop reading."""

from __future__ import annotations

import asyncio

from litestar.types import ASGIApp, Receive, Scope, Send
from litestar.types import Message as AsgiMessage
from uvicorn.protocols.http.h11_impl import H11Protocol

SENDING = 30.0
"""Seconds after which a client that accepts no data is disconnected."""
PART = 32_768
"""Maximum number of bytes to pass to a connection at once. The connection copies everything that the client has not
read yet.
"""


class PatientConnection(H11Protocol):
    """An HTTP connection with a time limit for the client to read data."""

    _waiting: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._waiting = self.loop.call_later(SENDING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None


def in_parts(app: ASGIApp) -> ASGIApp:
    """Send long responses in parts, each after the client has read most of the previous one."""

    async def called(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_parts(message: AsgiMessage) -> None:
            if message["type"] != "http.response.body" or len(message.get("body", b"")) <= PART:
                await send(message)
                return
            body, more = message["body"], message.get("more_body", False)
            for at in range(0, len(body), PART):
                more_body = more or at + PART < len(body)
                await send({"type": "http.response.body", "body": body[at : at + PART], "more_body": more_body})

        await app(scope, receive, send_parts)

    return called
