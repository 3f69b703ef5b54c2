"""The rule ids of a game's handbook: its headings and their lettered parts."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from kontor.core import Game

HEADING = re.compile(r"^### ([A-Z]+\d+[a-z]?)\b")
PART = re.compile(r"^- \*\*([A-Z]+\d+[a-z])\*\*")


@dataclass(frozen=True)
class Rules:
    """The rules of a handbook: headings (`D6`) and their lettered parts (`D6a`)."""

    headings: tuple[str, ...]
    parts: tuple[str, ...]

    def __contains__(self, id: str) -> bool:
        return id in self.headings or id in self.parts

    def to_be_shown(self) -> list[str]:
        """Ids that need a test: every part, and every heading without parts."""
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
