"""The list of tests that are left out on the static page names tests that exist."""

from __future__ import annotations

import re
from pathlib import Path

from tests.browser.left_out import LEFT_OUT

HERE = Path(__file__).parent


def test_every_name_is_that_of_a_test() -> None:
    for name in LEFT_OUT:
        file, _, test = name.partition("::")
        text = (HERE / f"{file}.py").read_text("utf-8")
        assert re.search(rf"^def {test or 'test_'}", text, re.MULTILINE), name
