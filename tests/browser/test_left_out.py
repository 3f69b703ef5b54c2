"""The list of tests that are skipped on the static page contains only existing tests."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.left_out import LEFT_OUT, left_out

HERE = Path(__file__).parent
TOGETHER = re.compile(r'"open"|sit_down|\btwo\(')
"""Pattern for the code of a test in which people at several browsers share a table."""


def test_every_name_is_that_of_a_test() -> None:
    for name in LEFT_OUT:
        file, _, test = name.partition("::")
        text = (HERE / f"{file}.py").read_text("utf-8")
        assert re.search(rf"^def {test or 'test_'}", text, re.MULTILINE), name


def test_every_test_with_two_people_is_left_out() -> None:
    """The static page has no seats for people at other browsers, so such a test would never finish."""
    for file in sorted(HERE.glob("test_*.py")):
        for test in re.split(r"^(?=def )", file.read_text("utf-8"), flags=re.MULTILINE):
            name = re.match(r"def (test_\w+)", test)
            if name and TOGETHER.search(test):
                assert left_out(f"tests/browser/{file.name}::{name[1]}"), name[1]
