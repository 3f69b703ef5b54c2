"""Print the number of lines of each package and its budget in docs/architecture.md. Fail if a package is over budget,
or if a file has more than 600 lines.

    python scripts/line_budget.py

Generated files and tests do not count. To raise a budget, change it in docs/architecture.md and add the reason.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from scripts.generated import MADE  # noqa: E402

PAGE = ROOT / "docs" / "architecture.md"
ROW = re.compile(r"\| (?P<name>[\w ,]+) \| (?P<folders>`[^|]+`) \| (?P<most>[\d,]+) \|")
MOST_IN_FILE = 600
CODE = (".py", ".ts", ".svelte", ".css", ".js")


class Budget(NamedTuple):
    """A row of the budget table, with a package, its folders and its maximum number of lines."""

    name: str
    folders: tuple[str, ...]
    most: int


def budgets(page: str) -> list[Budget]:
    """Return the rows of the budget table.

    >>> budgets("| core | `src/kontor/core` | 3,500 | |")
    [Budget(name='core', folders=('src/kontor/core',), most=3500)]
    """
    return [
        Budget(row["name"], tuple(re.findall(r"`([^`]+)`", row["folders"])), int(row["most"].replace(",", "")))
        for row in ROW.finditer(page)
    ]


def counted(files: Iterable[str], folders: tuple[str, ...]) -> list[str]:
    """Return the files in these folders that count towards the budget."""
    return [
        file
        for file in files
        if (file in folders or file.startswith(tuple(f"{folder}/" for folder in folders)))
        and file.endswith(CODE)
        and not file.endswith(".test.ts")
        and file not in MADE
    ]


def lines(files: Iterable[str]) -> int:
    return sum((ROOT / file).read_text("utf-8").count("\n") for file in files if (ROOT / file).is_file())


def main() -> int:
    found = budgets(PAGE.read_text("utf-8"))
    if not found:
        print(f"{PAGE.relative_to(ROOT)} has no budget table.")
        return 1
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    over = 0
    for budget in found:
        inside = counted(files, budget.folders)
        used = lines(inside)
        over += used > budget.most
        for file in inside:
            if lines([file]) > MOST_IN_FILE:
                print(f"{file} has more than {MOST_IN_FILE} lines. Split it.")
                return 1
        print(f"{budget.name:<16}{used:>7} of {budget.most:>6}{'   OVER' if used > budget.most else ''}")
    if over:
        print("Shorten the package, or raise its budget in docs/architecture.md with the reason.")
    return 1 if over else 0


if __name__ == "__main__":
    sys.exit(main())
