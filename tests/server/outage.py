"""Faults to inject: a PostgreSQL server that stops and comes back, a read-only disk, and a damaged SQLite file."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, make_url

from kontor.server import service
from kontor.server.storage import Database

PAGE = 4096
"""Size of a page in an SQLite file, in bytes."""


class Door:
    """A proxy port in front of PostgreSQL. While the port is closed, the database is unreachable."""

    def __init__(self, database: str) -> None:
        self._url = make_url(database)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._lines: set[socket.socket] = set()
        self._shut = False
        self._closed = False
        threading.Thread(target=self._welcome, daemon=True).start()

    @property
    def address(self) -> str:
        """The address of the same database behind this proxy."""
        port = self._listening.getsockname()[1]
        behind = self._url.set(host="127.0.0.1", port=port, query={"ssl": "disable"})
        return behind.render_as_string(hide_password=False)

    def shut(self) -> None:
        """Cut all connections, and accept no new ones."""
        self._shut = True
        for line in [*self._lines]:
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)

    def open(self) -> None:
        self._shut = False

    def close(self) -> None:
        self._closed = True
        self.shut()
        self._listening.close()

    def _welcome(self) -> None:
        while not self._closed:
            try:
                came, _ = self._listening.accept()
            except OSError:
                return
            if self._shut:
                came.close()
                continue
            there = self._database()
            for pair in ((came, there), (there, came)):
                self._lines.add(pair[0])
                threading.Thread(target=self._pass_on, args=pair, daemon=True).start()

    def _database(self) -> socket.socket:
        folder = self._url.query.get("host")
        if isinstance(folder, str) and folder.startswith("/"):
            line = socket.socket(socket.AF_UNIX)
            line.connect(f"{folder}/.s.PGSQL.{self._url.port or 5432}")
            return line
        return socket.create_connection((self._url.host or "127.0.0.1", self._url.port or 5432))

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        for line in (source, target):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
        source.close()
        self._lines.discard(source)


@contextmanager
def door_to(database: str) -> Iterator[Door]:
    door = Door(database)
    try:
        yield door
    finally:
        door.close()


class Disk:
    """The simulated disk of an SQLite file. While the disk is full, reads work and writes fail."""

    full = False

    def fill(self) -> None:
        self.full = True

    def empty(self) -> None:
        self.full = False

    def opened(self, database: Database) -> None:
        @event.listens_for(database.engine.sync_engine, "checkout")
        def _used(connection: Any, *_: Any) -> None:
            cursor = connection.cursor()
            cursor.execute(f"PRAGMA query_only={'ON' if self.full else 'OFF'}")
            cursor.close()

        quick = database._quick_writes
        assert quick is not None
        run = quick._run

        def running(work: Any, arguments: Any) -> Any:
            if quick._connection is None:
                quick._connection = quick._open()
            quick._connection.execute(f"PRAGMA query_only={'ON' if self.full else 'OFF'}")
            return run(work, arguments)

        setattr(quick, "_run", running)  # noqa: B010


@contextmanager
def fragile_disk() -> Iterator[Disk]:
    """Yield the simulated disk of the servers started in this block."""
    disk = Disk()

    class Fragile(Database):
        def __init__(self, url: str) -> None:
            super().__init__(url)
            disk.opened(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(service, "Database", Fragile)
        yield disk


def damage(file: Path) -> None:
    """Overwrite every page of an SQLite file except the first."""
    size = file.stat().st_size
    assert size > 2 * PAGE
    with file.open("r+b") as opened:
        opened.seek(PAGE)
        opened.write(b"\xa5" * (size - PAGE))
