"""Reads a game's handbook. A handbook begins with introductory chapters, followed by all rules with their ids.

The file is Markdown with a fixed structure. A heading such as `## One turn {#turn}` opens a chapter, which explains the
game and has no rule ids. A heading such as `## D. Displacing` opens a section, and `### D6 Where …` opens a rule. A
list item that begins with `**D6b**` is a lettered part of that rule. Pictures such as `![What it
shows](pictures/claim.svg)` are in the `pictures` folder next to the file.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from kontor.core import KontorError, Message

CHAPTER = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z]+)\}")
SECTION = re.compile(r"## (?P<id>[A-Z])\. (?P<title>.+)")
RULE = re.compile(r"### (?P<id>[A-Z]\d+) (?P<title>.+)")
LETTER = re.compile(r"- \*\*(?P<id>[A-Z]\d+[a-z])\*\* ")
PICTURE = re.compile(r"!\[(?P<alt>[^]]*)\]\(pictures/(?P<name>[a-z-]+)\.svg\)")
LETTERED = re.compile(r"[A-Z]\d+[a-z]")
CHAPTER_ID = re.compile(r" \{#[a-z]+\}$", re.MULTILINE)
WORD = re.compile(r"\w+")
SHORTEST_BEGINNING = 3
"""Minimum length of a prefix that matches a whole word in a search."""


class RuleUnknown(KontorError):
    """Raised if the handbook has no rule with the given id."""


@dataclass(frozen=True)
class Entry:
    """A chapter, a section, a rule or a lettered part of a rule, in Markdown. A lettered part has the title of its
    rule.
    """

    id: str
    title: str
    text: str

    def markdown(self) -> str:
        """Return the text to print for this entry. For a lettered part, the text includes the title of its rule.
        Pictures are replaced by their descriptions.
        """
        letter = LETTERED.fullmatch(self.id)
        return without_pictures(f"### {self.id[:-1]} {self.title}\n\n{self.text}" if letter else self.text)

    def holds(self, words: list[str]) -> bool:
        """Return whether the text contains all these words."""
        return _contains(self.text, words)

    def is_called(self, words: list[str]) -> bool:
        """Return whether the id and title contain all these words."""
        return _contains(f"{self.id} {self.title}", words)


class Handbook:
    """A handbook with its chapters, sections, rules and lettered parts. `text` is the content of the whole file."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.chapters = [Entry(m["id"], m["title"], part) for m, part in _parts(CHAPTER, text.splitlines())]
        self.sections = [Entry(m["id"], m["title"], part) for m, part in _parts(SECTION, text.splitlines())]
        self._chapter_ids = {chapter.id for chapter in self.chapters}
        self.rules: list[Entry] = []
        self.letters: list[Entry] = []
        for section in self.sections:
            self.rules += [Entry(m["id"], m["title"], part) for m, part in _parts(RULE, section.text.splitlines())]
        for rule in self.rules:
            self.letters += [Entry(m["id"], rule.title, part) for m, part in _parts(LETTER, rule.text.splitlines())]
        self._entries = {entry.id: entry for entry in [*self.chapters, *self.sections, *self.rules, *self.letters]}

    @staticmethod
    def of(folder: Path, language: str = "en") -> Handbook:
        """Return the handbook in a game's folder, in English if there is no translation."""
        file = folder / "handbook" / f"{language}.md"
        return Handbook((file if file.exists() else file.with_stem("en")).read_text(encoding="utf-8"))

    def ids(self) -> list[str]:
        """Return the ids that tests must cover: all lettered parts, and all rules without lettered parts."""
        lettered = {entry.id[:-1] for entry in self.letters}
        letters = {rule.id: [entry.id for entry in self.letters if entry.id[:-1] == rule.id] for rule in self.rules}
        return [id for rule in self.rules for id in (letters[rule.id] if rule.id in lettered else [rule.id])]

    def find(self, id: str) -> Entry:
        """Return the entry with this id, ignoring case, or raise RuleUnknown with similar ids."""
        wanted = self._spelled(id)
        if wanted not in self._entries:
            raise RuleUnknown([Message("rule-unknown", {"rule": id, "near": ", ".join(self.near(wanted))})])
        return self._entries[wanted]

    def has(self, id: str) -> bool:
        """Return whether there is an entry with this id, ignoring case."""
        return self._spelled(id) in self._entries

    def search(self, words: str) -> list[Entry]:
        """Return the chapters, sections and rules that contain all these words. Those with matching titles come first.

        A word of the query matches the same word and, with at least three letters, every word that begins with it.
        Accents are ignored. The browser's handbook searches the same way (web/src/handbook/rules.ts).
        """
        parts = words_of(words)
        if not parts:
            return []
        entries = [*self.chapters, *self._openings_and_rules()]
        titled = [entry for entry in entries if entry.is_called(parts)]
        return titled + [entry for entry in entries if entry not in titled and entry.holds(parts)]

    def _openings_and_rules(self) -> Iterator[Entry]:
        """Yield the rules of each section, preceded by the section's introduction if it has one."""
        for section in self.sections:
            opening = before(RULE, section.text)
            if "\n" in opening.strip():
                yield Entry(section.id, section.title, opening)
            yield from (rule for rule in self.rules if rule.id[0] == section.id)

    def _spelled(self, id: str) -> str:
        wanted = id.strip()
        chapter = wanted.lower()
        return chapter if chapter in self._chapter_ids else wanted[:1].upper() + wanted[1:].lower()

    def near(self, id: str) -> list[str]:
        """Return ids similar to this one. They come from the same rule if possible, otherwise from the same section. If
        there are none, they have a similar spelling.
        """
        rule = re.match(r"[A-Z]\d+", id)
        same_rule = [entry.id for entry in self.letters if rule and entry.id[:-1] == rule[0]]
        if rule and rule[0] in self._entries:
            return [rule[0], *same_rule]
        same_section = [entry.id for entry in self.rules if entry.id[0] == id[:1]]
        spelled_alike = difflib.get_close_matches(id, self._entries, n=5, cutoff=0.5)
        return same_section or spelled_alike or [entry.id for entry in self.sections]


def words_of(text: str) -> list[str]:
    """Return the words of a text, in lower case and without accents."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("ß", "ss"))
    return WORD.findall("".join(letter for letter in plain if not unicodedata.combining(letter)))


def _contains(text: str, wanted: list[str]) -> bool:
    held = words_of(CHAPTER_ID.sub("", PICTURE.sub("", text)))
    return all(any(_matches(word, part) for word in held) for part in wanted)


def _matches(word: str, part: str) -> bool:
    return word == part or (len(part) >= SHORTEST_BEGINNING and word.startswith(part))


def without_pictures(text: str) -> str:
    """Return the text for a terminal, with descriptions instead of pictures and without chapter ids."""
    return CHAPTER_ID.sub("", PICTURE.sub(r"> \g<alt>", text))


def before(heading: re.Pattern[str], text: str) -> str:
    lines = text.splitlines()
    end = next((number for number, line in enumerate(lines) if heading.match(line)), len(lines))
    return "\n".join(lines[:end])


def _parts(heading: re.Pattern[str], lines: list[str]) -> Iterator[tuple[re.Match[str], str]]:
    """Yield each heading with the lines up to the next heading of the same or a higher level."""
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
    """Return whether a line ends a part. Sections end at `##`, rules also at `###`, and lettered parts at the first
    line that is not indented.
    """
    if heading is LETTER:
        return bool(line.strip()) and not line.startswith("  ")
    return line.startswith("## ")
