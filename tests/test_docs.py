"""The examples in the documentation are run, so that they stay true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import kontor

ROOT = Path(__file__).parent.parent
PAGES = [
    page for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))] if ">>>" in page.read_text("utf-8")
]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_are_true(page: Path) -> None:
    failures, examples = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert examples
    assert not failures


def test_the_example_of_the_package_is_true() -> None:
    failures, examples = doctest.testmod(kontor)
    assert examples
    assert not failures


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= 100
