"""Which tests `make check` leaves out so that it stays under a minute: those that play many whole games."""

from __future__ import annotations

from pathlib import Path

import pytest

WHOLE_GAMES = ("twin", "battery", "golden")
"""Folders whose tests play many games; `make test` runs them all."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent
    for item in items:
        folder = item.path.relative_to(tests).parts[0]
        if folder in WHOLE_GAMES:
            item.add_marker(pytest.mark.games)
