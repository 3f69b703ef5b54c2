"""Running a server process."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
from collections.abc import Callable

import uvicorn

from kontor.server.app import make_app
from kontor.server.settings import Settings
from kontor.server.storage import Database

GRACE = 10
"""Seconds that requests have to finish when the server stops. Sockets are closed immediately (1012)."""


class Server(uvicorn.Server):
    """Reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def listening(host: str, port: int) -> socket.socket:
    """A listening socket, created first: if the address is taken, there is nothing to clean up."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.create_server((host, port), family=family)
    # asyncio sets this only on its own sockets; without it a short response may wait 40 ms
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return bound


def configured(settings: Settings, trusted_proxies: str) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        make_app(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted_proxies,
        ws_max_size=settings.limits.message,
        timeout_graceful_shutdown=GRACE,
    )


def serve(settings: Settings, bound: socket.socket, trusted_proxies: str, ready: Callable[[], None]) -> None:
    """Serve until the process receives a stop signal."""
    server = Server(configured(settings, trusted_proxies), ready)
    _seldom_tidy()
    # uvicorn raises the signal again after shutting down
    signal.signal(signal.SIGTERM, lambda *_: None)
    asyncio.run(_serve(settings, server, bound))


def _seldom_tidy() -> None:
    """Keep the garbage collector from scanning long-lived objects: modules and many positions."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


async def _serve(settings: Settings, server: uvicorn.Server, bound: socket.socket) -> None:
    database = Database(settings.database)  # first, so that an unusable database is reported without a traceback
    try:
        await database.migrate()
    finally:
        await database.close()
    await server.serve([bound])
