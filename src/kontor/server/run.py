"""Runs a server process."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import time
from collections.abc import Callable

import uvicorn
from litestar import Litestar

from kontor.server.app import make_app
from kontor.server.connections import PatientConnection, in_parts
from kontor.server.middleware import bounded
from kontor.server.settings import Settings
from kontor.server.storage import Database
from kontor.server.storage.database import DatabaseAway

TRYING = 0.5
"""Seconds between two attempts to connect to the database at startup."""
GRACE = 10
"""Time limit, in seconds, for finishing requests when the server stops. Sockets are closed at once."""
IDLE = 150
"""Seconds after which an idle connection is closed. Reverse proxies close theirs earlier (Caddy after 120, nginx after
60). If the server closed them first, a proxy could send a click on a connection that is just being closed. Players
click every few seconds, so it is also worth keeping connections open.
"""


class Server(uvicorn.Server):
    """A uvicorn server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if self.force_exit:  # after a second Ctrl-C, uvicorn does not stop the application
            await self.lifespan.shutdown()


def listening(host: str, port: int) -> socket.socket:
    """Create a listening socket. Call this before any other setup, in case the address is in use."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.create_server((host, port), family=family)
    # asyncio sets TCP_NODELAY only on its own sockets. Without it, a short response can be delayed by 40 ms.
    bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return bound


def configured(app: Litestar, settings: Settings, trusted_proxies: str) -> uvicorn.Config:
    """Return the configuration of uvicorn."""
    return uvicorn.Config(
        in_parts(bounded(app)),
        http=PatientConnection,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=trusted_proxies,
        timeout_keep_alive=IDLE,
        ws_max_size=settings.limits.message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
    )


def serve(
    settings: Settings,
    bound: socket.socket,
    trusted_proxies: str,
    ready: Callable[[], None],
    wait: float = 0,
    waiting: Callable[[], None] = lambda: None,
) -> None:
    """Serve until the process receives a stop signal.

    If PostgreSQL is unavailable, `waiting` is called, and the server waits at most `wait` seconds.
    """
    server = Server(configured(make_app(settings), settings, trusted_proxies), ready)
    _seldom_tidy()
    asyncio.run(_serve(settings, server, bound, wait, waiting))


def _seldom_tidy() -> None:
    """Keep the garbage collector from scanning long-lived objects, such as modules and positions. The second threshold
    keeps pauses to a few milliseconds (50,000 objects). The third prevents full collections, which block everyone for a
    second and are not needed to free tables. Instead, there is one per day.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 5, 1_000_000)


async def _serve(
    settings: Settings, server: uvicorn.Server, bound: socket.socket, wait: float, waiting: Callable[[], None]
) -> None:
    database = Database(settings.database)  # do this first, to report an unusable database without a traceback
    try:
        database.claim()
        await _migrate(database, wait, waiting)
    finally:
        await database.close()
    # uvicorn raises the signal again after shutting down
    signal.signal(signal.SIGTERM, lambda *_: None)
    await server.serve([bound])


async def _migrate(database: Database, wait: float, waiting: Callable[[], None]) -> None:
    """Migrate the database as soon as it is reachable."""
    deadline = time.monotonic() + wait
    announced = False
    while True:
        try:
            return await database.migrate()
        except DatabaseAway:
            if time.monotonic() >= deadline:
                raise
        if not announced:
            waiting()
        announced = True
        await asyncio.sleep(TRYING)
