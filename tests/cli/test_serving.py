"""`kontor serve` refuses invalid options before it opens anything."""

from __future__ import annotations

import socket
from contextlib import closing

import pytest

from tests.cli.kit import Run


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--public-url", "play.example"], "https://host"),
        (["--public-url", "https://play.example/games"], "without a path"),
        (["--limit", "tables"], "NAME=NUMBER"),
        (["--limit", "cats=3"], "tables_a_day"),
        (["--log", "loud"], "debug, info, warning, error"),
        (["--database", "mysql://user:secret@host/x"], "postgresql://user:password@host/name"),
        (["--host", "no.such.host.invalid"], "no.such.host.invalid"),
        (["--port", "70000"], "65535"),
    ],
)
def test_invalid_options_are_explained(run: Run, arguments: list[str], said: str) -> None:
    answer = run("serve", *arguments)
    assert answer.refused(said) and "secret" not in answer.err


def test_a_port_that_is_taken(run: Run) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = str(taken.getsockname()[1])
        assert run("serve", "--port", port).refused(f"port {port}", "--port 0")


@pytest.mark.parametrize("terminal", [True, False])
def test_a_terminal_shows_at_once_that_the_server_is_starting(
    run: Run, monkeypatch: pytest.MonkeyPatch, terminal: bool
) -> None:
    """The first line appears before anything is loaded or opened. Without a terminal, only the log is printed."""
    monkeypatch.setenv("FORCE_COLOR", "1" if terminal else "")
    answer = run("serve", "--limit", "cats=3")
    assert answer.refused("tables_a_day") and answer.err.startswith("Starting") == terminal
