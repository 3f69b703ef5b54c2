"""The rule ids of a game's handbook: its headings, their lettered parts, and those marked as rulings."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kontor.core import Game

HEADING = re.compile(r"^### ([A-Z]+\d+[a-z]?)\b")
PART = re.compile(r"^- \*\*([A-Z]+\d+[a-z])\*\*")
RULING = {"en": "(ruling)", "de": "(Auslegung)", "fr": "(arbitrage)", "it": "(interpretazione)"}
"""Mark of a ruling in each language, placed after the rule id or after the sentence that is not in the printed rules.
"""


@dataclass(frozen=True)
class Rules:
    """Rules of a handbook: headings (`D6`) and their lettered parts (`D6a`)."""

    headings: tuple[str, ...]
    parts: tuple[str, ...]

    def __contains__(self, id: str) -> bool:
        return id in self.headings or id in self.parts

    def to_be_shown(self) -> list[str]:
        """Return the ids that need a test, which are all parts and all headings without parts."""
        split = {part.rstrip("abcdefghijklmnopqrstuvwxyz") for part in self.parts}
        return [id for id in (*self.headings, *self.parts) if id not in split]


@cache
def read_rules(page: Path) -> Rules:
    lines = page.read_text("utf-8").splitlines()
    headings = [match[1] for line in lines if (match := HEADING.match(line))]
    parts = [match[1] for line in lines if (match := PART.match(line))]
    twice = {id for id in headings + parts if (headings + parts).count(id) > 1}
    if twice:
        raise ValueError(f"{page.name} tells {', '.join(sorted(twice))} twice")
    return Rules(tuple(headings), tuple(parts))


def rules_of(game: Game[Any]) -> Rules:
    return read_rules(game.folder() / "handbook" / "en.md")


def rulings_in(page: Path, mark: str) -> set[str]:
    """Return the ids of the rules that contain the mark."""
    marked: set[str] = set()
    id = ""
    for line in page.read_text("utf-8").splitlines():
        if match := HEADING.match(line) or PART.match(line):
            id = match[1]
        elif line.startswith("#"):
            id = ""
        if id and mark in line:
            marked.add(id)
    return marked


def rulings_explained(page: Path, title: str) -> set[str]:
    """Return the rule ids in a game's table on the page of rulings. A row may explain several rules."""
    _, _, section = page.read_text("utf-8").partition(f"\n## {title}\n")
    rows = [line.split("|")[1] for line in section.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    return {id for row in rows for id in re.findall(r"[A-Z]+\d+[a-z]?", row)}
