"""`kontor --version` and `kontor --help` are fast, because they load only what they need."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from importlib import import_module

import pytest

from kontor.cli.main import COMMANDS, OPERATION, summary

HEAVY = ("babel", "fluent", "kontor.arena", "kontor.bots", "kontor.games", "kontor.server", "litestar", "numpy", "rich")


def _cpu(code: str, *arguments: str) -> float:
    """Return the minimum number of CPU seconds that Python needs to run the code."""
    found = []
    for _ in range(3):
        before = os.times()
        subprocess.run([sys.executable, "-c", code, *arguments], check=True, stdout=subprocess.DEVNULL)
        after = os.times()
        found.append(after.children_user + after.children_system - before.children_user - before.children_system)
    return min(found)


@pytest.mark.parametrize("argument", ["--version", "--help"])
def test_nothing_heavy_is_loaded(argument: str) -> None:
    code = (
        "import sys; from kontor.cli.main import app\n"
        "try: app()\n"
        "finally: print('loaded:', *(name for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code, argument], capture_output=True, text=True, check=True)
    loaded = done.stdout.split("loaded:")[1].split()
    assert [name for name in loaded if name.startswith(HEAVY)] == []


@pytest.mark.parametrize("argument", ["--version", "--help"])
def test_it_costs_little_more_than_typer(argument: str) -> None:
    assert _cpu("from kontor.cli.main import app; app()", argument) < 2.2 * _cpu("import typer")


def test_the_list_of_commands_shows_what_each_says_of_itself() -> None:
    for name in COMMANDS:
        room = "operation" if name in OPERATION else "cli"
        described = inspect.getdoc(getattr(import_module(f"kontor.{room}.{name}"), name))
        assert described is not None
        assert summary(name) == " ".join(described.split("\n\n")[0].split())
