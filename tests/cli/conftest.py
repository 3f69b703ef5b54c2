"""A record and a position to inspect, and a fixture that runs the command."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

from kontor.cli.main import app
from tests.cli.kit import Answer


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Answer]:
    """Runs a command: `run("show", file)` returns its output and exit status."""
    monkeypatch.setenv("COLUMNS", "100")

    def once(*words: object, input: str | None = None) -> Answer:
        result = CliRunner().invoke(app, [str(word) for word in words], input=input)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Answer(result.exit_code, result.stdout, result.stderr)

    return once


@pytest.fixture(scope="session")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the record of a complete four-player game between bots."""
    folder = tmp_path_factory.mktemp("records")
    result = CliRunner().invoke(app, ["simulate", "hansa", "--games", "1", "--seed", "7", "--save", str(folder)])
    assert result.exit_code == 0
    return folder / "hansa-7.kontor"


@pytest.fixture(scope="session")
def position(record: Path) -> Path:
    """Return a position from the recorded game, as a JSON file."""
    result = CliRunner().invoke(app, ["show", str(record), "--at", "20", "--json"])
    json.loads(result.stdout)
    file = record.with_name("position.json")
    file.write_text(result.stdout, encoding="utf-8")
    return file
