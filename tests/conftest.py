"""Marks the tests that `make check` leaves out so that it stays under a minute: many whole games, a real browser, and
PostgreSQL, where the same tests have run on SQLite. And lets the command line speak English, whatever the machine does,
and what the tests start hear Ctrl-C, even where they were started in the background themselves.
"""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

os.environ["KONTOR_LANGUAGE"] = "en"
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

WHOLE_GAMES = ("twin", "battery", "golden")
"""Folders whose tests play many games; `make test` runs them all."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(tests).parts[0]
        if folder in WHOLE_GAMES:
            item.add_marker(pytest.mark.games)
        if folder == "browser":
            item.add_marker(pytest.mark.browser)
        if isinstance(item, pytest.Function) and needs_postgres(item):
            item.add_marker(pytest.mark.postgres)


def needs_postgres(test: pytest.Function) -> bool:
    """Whether it asks for the fixture, or is the variant that does."""
    variants = test.callspec.params.values() if hasattr(test, "callspec") else ()
    return "postgres" in test.fixturenames or "postgres" in variants
