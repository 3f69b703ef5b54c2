"""Runs the command line for the tests of the arena."""

from __future__ import annotations

from tests.cli.conftest import run as run
