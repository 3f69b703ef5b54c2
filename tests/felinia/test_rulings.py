"""Rulings are marked in every language, and docs/rulings.md explains each."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kontor.games.felinia.game import GAME

PAGE = Path(__file__).parent.parent.parent / "docs" / "rulings.md"
MARKS = {"en": "(ruling)", "de": "(Auslegung)", "fr": "(arbitrage)", "it": "(interpretazione)"}
RULE = re.compile(r"^(?:### |- \*\*)([A-Z]\d+[a-z]?)\b", re.MULTILINE)


def marked(language: str) -> list[str]:
    """Return the ids of the rules that contain the mark of this language, once for each mark."""
    text = (GAME.folder() / "handbook" / f"{language}.md").read_text("utf-8")
    begins = [(match.start(), match[1]) for match in RULE.finditer(text)]
    ends = [begin for begin, _ in begins[1:]] + [len(text)]
    mark = MARKS[language]
    return [id for (begin, id), end in zip(begins, ends, strict=True) for _ in range(text[begin:end].count(mark))]


@pytest.mark.parametrize("language", MARKS)
def test_the_same_rules_are_marked_in_every_language(language: str) -> None:
    assert marked(language) == marked("en")


def test_every_ruling_has_a_reason() -> None:
    section = PAGE.read_text("utf-8").split("\n## Felinia\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1:4] for line in section.splitlines() if re.match(r"\| [A-Z]\d", line)]
    assert all(ruling.strip() and reason.strip() for _, ruling, reason in rows)
    explained = {id for ids, _, _ in rows for id in ids.replace(" ", "").split(",")}
    assert explained == set(marked("en"))
    assert {"R10a", "R12a", "R12d", "R13a", "R16", "O4", "I2"} <= explained
