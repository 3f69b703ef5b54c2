"""Check that every handbook rule is covered by a test and that every cited rule exists.

    python -m tests.check_rules

A test lists the rules it covers with `@rule("D6a")`. If a rule has lettered parts, each part needs a test, but the
heading does not. Rule ids cited by tests and by the rules code (reasons, events) must be in the handbook. Prints the
faults and exits with status 1 if there are any.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import kontor
from kontor.core import Game
from tests.battery.handbook import rules_of

TESTS = Path(__file__).parent
ID = re.compile(r"[A-Z]\d+[a-z]?")


def strings(node: ast.AST) -> Iterator[str]:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Constant) and isinstance(inner.value, str):
            yield inner.value


def marks(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls of `rule("…")` and `pytest.mark.rule("…")`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = (
                called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
            )
            if name == "rule":
                yield node


def shown_by_tests(folder: Path) -> dict[str, str]:
    """Return the rule ids cited by tests, each with the location of one such test."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("test_*.py")):
        for mark in marks(ast.parse(path.read_text("utf-8"))):
            for argument in mark.args:
                for id in strings(argument):
                    found.setdefault(id, f"{path.relative_to(TESTS.parent)}:{mark.lineno}")
    return found


def cited_by_code(folder: Path) -> dict[str, str]:
    """Return the rule ids in a game's code. Strings that look like ids count, such as a reason's first argument."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.setdefault(node.value, f"{path.relative_to(folder.parent)}:{node.lineno}")
    return found


def faults(game: Game[Any]) -> list[str]:
    """Return the mismatches between a handbook, its tests and its code."""
    rules = rules_of(game)
    shown = shown_by_tests(TESTS / game.declaration.id)
    cited = cited_by_code(game.folder())
    said = [f"{id} is shown by no test" for id in rules.to_be_shown() if id not in shown]
    said += [f"{id} is named in {place}, but not in the handbook" for id, place in shown.items() if id not in rules]
    said += [f"{id} is cited in {place}, but not in the handbook" for id, place in cited.items() if id not in rules]
    return said


def main() -> int:
    found = {id: faults(game) for id, game in kontor.GAMES.items()}
    for id, said in found.items():
        rules = rules_of(kontor.game(id))
        print(f"{id}: {len(rules.headings)} rules, {len(rules.to_be_shown())} ids to cover, {len(said)} faults")
        for line in said:
            print(f"  {line}")
    return 1 if any(found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
