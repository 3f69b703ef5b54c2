"""Bytes of positions are private: only parts that pass positions between our own processes read them."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "kontor"
"""The source, even if a compiled copy is being tested."""
CALLERS = {"env/opponents.py", "server/worker.py", "table/questions.py", "testing/invariants.py"}
"""They read bytes that the same program has written."""


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
    assert "`from_bytes(setup, data)` trusts its input" in " ".join(contract.split())
    assert "from_bytes" not in contract.partition("## The stored forms")[0], "not among the methods for everyone"
