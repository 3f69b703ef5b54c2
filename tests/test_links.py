"""All links between pages, and all mentions of pages in code, have a target."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parent.parent
FENCE = re.compile(r"^(```|~~~).*?^\1[ ]*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]+`")
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:")
MENTION = re.compile(r"\bdocs/[\w./-]+\.(?:md|ipynb)(?:#[\w-]+)?")


@cache
def files() -> list[Path]:
    """Return the files of the project, which are tracked, or new and not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    return [ROOT / name for name in names if (ROOT / name).is_file()]


PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / ".github").rglob("*.md")])
SOURCES = (".py", ".toml", ".ftl", ".ts", ".svelte", ".yml", ".md", ".sh")


def links(page: str) -> Iterator[str]:
    """Return the link targets of a page, except those in code."""
    for found in LINK.finditer(CODE.sub("", FENCE.sub("", page))):
        yield found[1] or found[2]


def anchor(heading: str) -> str:
    """Return the anchor of a heading, in lower case, without punctuation, and with hyphens for spaces."""
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
    return re.sub(r"[^\w -]", "", plain.lower()).strip().replace(" ", "-")


@cache
def anchors(page: Path) -> frozenset[str]:
    return frozenset(anchor(heading[1]) for heading in HEADING.finditer(FENCE.sub("", page.read_text("utf-8"))))


def fault(folder: Path, target: str) -> str | None:
    """Explain the problem with a relative link from a file in this folder."""
    path, _, fragment = unquote(target).partition("#")
    file = (folder / path).resolve()
    if not file.exists():
        return f"{target}: no such file"
    if fragment and fragment not in anchors(file):
        return f"{target}: no such heading"
    return None


def faults(page: str, file: Path) -> list[str]:
    """Return every broken link of a page stored in this file."""
    found = []
    for target in links(page):
        if ELSEWHERE.match(target):
            continue
        wrong = fault(file.parent, target) if not target.startswith("#") else fault(file.parent, file.name + target)
        found += [wrong] if wrong else []
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_of_a_page_lead_somewhere(page: Path) -> None:
    assert faults(page.read_text("utf-8"), page) == []


def test_code_mentions_only_pages_that_exist() -> None:
    wrong = []
    for file in files():
        if file.suffix in SOURCES or file.name == "Makefile":
            for mention in MENTION.findall(file.read_text("utf-8")):
                found = fault(ROOT, mention)
                wrong += [f"{file.relative_to(ROOT)}: {found}"] if found else []
    assert wrong == []


def test_broken_links_are_found() -> None:
    here = ROOT / "docs" / "bots.md"
    page = (
        "[a](nowhere.md) [b](bots.md#nowhere) [c](#nowhere) `[d](code.md)`\n```\n[e](fenced.md)\n```\n[f](https://x.y)"
    )
    assert [wrong.partition(":")[0] for wrong in faults(page, here)] == [
        "nowhere.md",
        "bots.md#nowhere",
        "bots.md#nowhere",
    ]


def test_anchors_follow_headings() -> None:
    assert anchor("What `--limit` does, and [why](x.md)") == "what---limit-does-and-why"
