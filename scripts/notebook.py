"""Print a page as a notebook. Text becomes Markdown cells, and Python becomes code cells.

python scripts/notebook.py docs/quickstart.md
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

CODE = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)


def cells(page: str) -> list[tuple[str, str]]:
    """Return the kind and source of each cell, in order."""
    found = []
    at = 0
    for block in CODE.finditer(page):
        found += [("markdown", page[at : block.start()].strip()), ("code", block[1].strip())]
        at = block.end()
    found.append(("markdown", page[at:].strip()))
    return [(kind, source) for kind, source in found if source]


def notebook(page: str) -> dict[str, Any]:
    """Return a notebook without outputs. It changes only when the page changes."""
    made = []
    for number, (kind, source) in enumerate(cells(page)):
        cell: dict[str, Any] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}}
        if kind == "code":
            cell |= {"execution_count": None, "outputs": []}
        made.append(cell | {"source": source.splitlines(keepends=True)})
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return {"cells": made, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    page = Path(sys.argv[1]).read_text(encoding="utf-8")
    sys.stdout.buffer.write((json.dumps(notebook(page), ensure_ascii=False, indent=1) + "\n").encode())
