"""The bytes of positions are private: only modules that pass positions between Kontor's own processes read them."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kontor"
"""Folder of the source, even if a compiled copy is being tested."""
CALLERS = {"env/opponents.py", "server/worker.py", "table/questions.py", "testing/invariants.py"}
"""Modules that read bytes written by the same program."""


def test_only_our_own_processes_read_bytes() -> None:
    found = set()
    for file in PACKAGE.rglob("*.py"):
        name = file.relative_to(PACKAGE).as_posix()
        if name.startswith(("games/", "core/")) or name == "simple_game.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Attribute) and node.attr == "from_bytes" and ast.unparse(node.value) != "int":
                found.add(name)
    assert found == CALLERS


def test_the_contract_says_so() -> None:
    contract = (ROOT / "docs" / "contract.md").read_text("utf-8")
    assert "`from_bytes(setup, data)` does not check them" in " ".join(contract.split())
    assert "from_bytes" not in contract.partition("## The stored forms")[0], "not among the methods for everyone"
