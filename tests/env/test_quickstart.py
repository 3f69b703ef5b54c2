"""Run the quick start, as a page and as a notebook. The trained agent must clearly beat random play.

The part that needs PyTorch is run by `python -m tests.quickstart`, a stage of `make test-all`, in a separate
environment.
"""

from __future__ import annotations

import json
import sys

import pytest

from scripts.notebook import cells, notebook
from tests.quickstart import ELSEWHERE, LEAST, NOTEBOOK, blocks, left_behind

PAGE = NOTEBOOK.with_suffix(".md")


def test_the_notebook_is_made_from_the_page() -> None:
    page = PAGE.read_text("utf-8")
    assert json.loads(NOTEBOOK.read_text("utf-8")) == notebook(page)
    assert blocks() == [source for kind, source in cells(page) if kind == "code"]


@pytest.mark.slow
def test_the_numpy_part_runs_and_learns() -> None:
    code = [block for block in blocks() if not block.startswith(ELSEWHERE)]
    assert len(code) == len(blocks()) - 1
    values, said = left_behind(sys.executable, code, "before", "after")
    assert "points and a reward of" in said and "random play against an apprentice" in said
    assert values["before"] < 0.45
    assert values["after"] > LEAST["after"]
