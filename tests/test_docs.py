"""Runs the examples in the documentation."""

from __future__ import annotations

import ast
import doctest
import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [
    page for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if ">>>" in page.read_text("utf-8")
]
SOURCE = ROOT / "src"
MODULES = {
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted(SOURCE.rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    failures, examples = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert examples
    assert not failures


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_docstrings_are_true(module: str) -> None:
    """Docstrings are read from the source, because compiled modules lack some of them."""
    known = vars(importlib.import_module(module))
    runner = doctest.DocTestRunner()
    for name, text in docstrings(MODULES[module]):
        runner.run(doctest.DocTestParser().get_doctest(text, dict(known), f"{module}.{name}", None, None))
    assert runner.tries
    assert not runner.failures


def docstrings(file: Path) -> Iterator[tuple[str, str]]:
    """Return every docstring of a file, with the name of its module, class or function."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield getattr(node, "name", ""), ast.get_docstring(node) or ""


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 100
