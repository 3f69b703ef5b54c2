"""The handbook of a game: its rules in prose, looked up by section (`D`), rule (`D6`) or letter (`D6b`).

The file is Markdown with a fixed shape: `## D. Displacing` opens a section, `### D6 Where …` a rule, and a list item
that begins with `**D6b**` is a lettered part of it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kontor.core import KontorError, Message

SECTION = re.compile(r"## (?P<id>[A-Z])\. (?P<title>.+)")
RULE = re.compile(r"### (?P<id>[A-Z]\d+) (?P<title>.+)")
LETTER = re.compile(r"- \*\*(?P<id>[A-Z]\d+[a-z])\*\* ")


class RuleUnknown(KontorError):
    """The handbook has no rule of this id."""


@dataclass(frozen=True)
class Entry:
    """A section, a rule or a lettered part: its id, its title (a letter has its rule's) and its Markdown text."""

    id: str
    title: str
    text: str

    def markdown(self) -> str:
        """The entry, to be shown by itself: a letter under the title of its rule."""
        letter = self.id[-1].islower()
        return f"### {self.id[:-1]} {self.title}\n\n{self.text}" if letter else self.text


class Handbook:
    """Everything in it can be asked for by id; `text` is the whole."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.sections = [Entry(m["id"], m["title"], part) for m, part in _parts(SECTION, text.splitlines())]
        self.rules: list[Entry] = []
        self.letters: list[Entry] = []
        for section in self.sections:
            self.rules += [Entry(m["id"], m["title"], part) for m, part in _parts(RULE, section.text.splitlines())]
        for rule in self.rules:
            self.letters += [Entry(m["id"], rule.title, part) for m, part in _parts(LETTER, rule.text.splitlines())]
        self._entries = {entry.id: entry for entry in [*self.sections, *self.rules, *self.letters]}

    @staticmethod
    def of(folder: Path, language: str = "en") -> Handbook:
        """The handbook in a game's folder, in English where the language has none."""
        file = folder / "handbook" / f"{language}.md"
        return Handbook((file if file.exists() else file.with_stem("en")).read_text(encoding="utf-8"))

    def ids(self) -> list[str]:
        """The ids that tests have to show: every letter, and every rule that has no letters."""
        lettered = {entry.id[:-1] for entry in self.letters}
        letters = {rule.id: [entry.id for entry in self.letters if entry.id[:-1] == rule.id] for rule in self.rules}
        return [id for rule in self.rules for id in (letters[rule.id] if rule.id in lettered else [rule.id])]

    def find(self, id: str) -> Entry:
        """The entry of an id, in upper or lower case; RuleUnknown names the nearest ones."""
        wanted = _spelled(id)
        if wanted not in self._entries:
            raise RuleUnknown([Message("rule-unknown", {"rule": id, "near": ", ".join(self.near(wanted))})])
        return self._entries[wanted]

    def has(self, id: str) -> bool:
        """Whether there is an entry of this id, in upper or lower case."""
        return _spelled(id) in self._entries

    def speaking_of(self, words: str) -> list[Entry]:
        """The rules that hold these words: those with all of them in the title first."""
        parts = words.casefold().split()
        titled = [rule for rule in self.rules if all(part in rule.title.casefold() for part in parts)]
        others = [rule for rule in self.rules if all(part in rule.text.casefold() for part in parts)]
        return titled + [rule for rule in others if rule not in titled]

    def near(self, id: str) -> list[str]:
        """Ids like this one: those of the same rule, else of the same section, else of similar spelling."""
        rule = re.match(r"[A-Z]\d+", id)
        same_rule = [entry.id for entry in self.letters if rule and entry.id[:-1] == rule[0]]
        if rule and rule[0] in self._entries:
            return [rule[0], *same_rule]
        same_section = [entry.id for entry in self.rules if entry.id[0] == id[:1]]
        spelled_alike = difflib.get_close_matches(id, self._entries, n=5, cutoff=0.5)
        return same_section or spelled_alike or [entry.id for entry in self.sections]


def _spelled(id: str) -> str:
    wanted = id.strip()
    return wanted[:1].upper() + wanted[1:].lower()


def _parts(heading: re.Pattern[str], lines: list[str]) -> Iterator[tuple[re.Match[str], str]]:
    """Each heading with its lines, up to the next one of its kind or of a higher level."""
    opened: re.Match[str] | None = None
    held: list[str] = []
    for line in [*lines, "## "]:
        found = heading.match(line)
        if opened and (found or _ends(heading, line)):
            yield opened, "\n".join(held).strip()
            opened, held = None, []
        if found:
            opened = found
        if opened:
            held.append(line)


def _ends(heading: re.Pattern[str], line: str) -> bool:
    """Sections end at the next `##`, rules also at `###`, letters at the first line that is not set in."""
    if heading is LETTER:
        return bool(line.strip()) and not line.startswith("  ")
    return line.startswith("## ")
