"""The example game is installed once for all tests of this folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.examples.installing import environment, installed


@pytest.fixture(scope="package")
def with_lantern(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the environment of a process that can play Lantern Quays."""
    return environment(installed(tmp_path_factory.mktemp("lantern")))


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")
