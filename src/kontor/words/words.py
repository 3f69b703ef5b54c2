"""Texts in one language: the shared messages, and those in the games' folders.

To add a language, put a file `<language>.ftl` next to each `en.ftl`. Messages that are missing in that file are shown
in English. `SEAT` returns the name of the player in a seat, and `INPUT` returns the reader's input method
(docs/words.md).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser, ast

from kontor.core import Event, Message, Reason
from kontor.core.messages import Value
from kontor.core.reader import excerpt
from kontor.words.language_codes import FIRST_LANGUAGE, SHARED, checked, languages

MOST = 10**15
"""Limit for numbers. Larger numbers can only come from a damaged file, and cannot be formatted."""
MOST_LETTERS = 300
"""Maximum length of texts. Longer texts can only come from a damaged file. They are truncated, because Fluent rejects
them.
"""

WITHIN = "within"
"""Argument of `SEAT($seat, where: "within")`: the name is inside a sentence."""

Sayable = str | Message | Reason | Event


class WordsMissing(LookupError):
    """Raised if a message has no text, or if an argument of its text is missing. This is a bug in Kontor, or in the
    game with this `id`.
    """

    def __init__(self, id: str, reason: str) -> None:
        super().__init__(f"{id}: {reason}")
        self.id = id


@cache
def _resource(file: Path) -> ast.Resource:
    """Parse each file only once, although every table creates its own `Words`."""
    return parse(file.read_text(encoding="utf-8"), file.name)


def parse(text: str, name: str) -> ast.Resource:
    """Parse the messages of a Fluent file. Raises an error for invalid parts, which Fluent would skip."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise WordsMissing(name, f"cannot read {entry.content!r}")
    return resource


class Words:
    """Formats messages, reasons and events in a language.

    >>> Words("en").say("end-length")
    'stopped at the maximum length'
    >>> Words("en", names=["Anna", ""]).say("result", count=2, winners="0, 1", points=7, end="enough")
    'Anna and seat 1 share the win with 7 points: enough.'
    """

    def __init__(self, language: str = FIRST_LANGUAGE, folders: Iterable[Path] = (), names: Sequence[str] = ()) -> None:
        """Load the texts. `folders` contains the games' folders (`game.folder() / "words"`), and `names` the
        players' names.
        """
        self.language = checked(language)
        self._names = tuple(names)
        read = [SHARED, *folders]
        self._bundles = [_bundle(one, read, self._seats) for one in dict.fromkeys((language, FIRST_LANGUAGE))]

    def say(self, said: Sayable, /, **args: Value) -> str:
        """Return the sentence for a message, a reason, an event, or a message id with its arguments."""
        if isinstance(said, str):
            return self._format(said, args)
        if isinstance(said, Event):
            return self._format(said.what, {"seat": said.seat, "rule": said.rule, **said.args})
        message = said.message if isinstance(said, Reason) else said
        return self._format(message.id, message.args)

    def knows(self, id: str) -> bool:
        """Return whether there is a text for this id."""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def _seats(self, seats: object, where: str = "") -> str:
        """Implement SEAT: return the name of the player, or a list for several seats ("0, 2"). Only the first name may
        be at the beginning of a sentence.
        """
        first, *others = map(int, str(seats).split(","))
        names = [self._seat(first, where == WITHIN), *(self._seat(seat, True) for seat in others)]
        return format_list(names, locale=self.language)

    def _seat(self, seat: int, within: bool) -> str:
        if seat < 0:
            raise ValueError(f"there is no seat {seat}")
        name = self._names[seat] if seat < len(self._names) else ""
        return name or self.say("seat-numbered-within" if within else "seat-numbered", number=seat)

    def _format(self, id: str, args: Mapping[str, Value]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is None:
                    raise WordsMissing(id, "no text")
                text, faults = bundle.format_pattern(pattern, {name: _value(held) for name, held in args.items()})
                if faults:
                    raise WordsMissing(id, str(faults[0]))
                return str(text)
        raise WordsMissing(id, f"no text in {self.language}")


def check_words(folder: Path, ids: Iterable[str]) -> None:
    """Check that the texts in a game's folder can be parsed, and that each of these messages has a text in every
    language.
    """
    for language in languages():
        if language == FIRST_LANGUAGE or (folder / f"{language}.ftl").is_file():
            words = Words(language, [folder])
            for id in ids:
                words.say(id)


def _bundle(language: str, folders: Iterable[Path], seats: Any) -> FluentBundle:
    # No isolation marks around names: terminals show them as boxes, and they break searching.
    functions: dict[str, Any] = {"SEAT": seats, "INPUT": _input}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for folder in folders:
        file = folder / f"{language}.ftl"
        if file.exists():
            bundle.add_resource(_resource(file))
    return bundle


def _input() -> str:
    """Implement INPUT, the reader's input method: "text" here, where the reader types actions, and "pointer" in the
    browser.
    """
    return "text"


def _value(value: Value) -> object:
    """Convert an argument for Fluent. Numbers get no thousands separators, because most of them are labels (line 1204,
    seat 3).

    Empty and hidden values become `none`, because Fluent cannot select a variant by an empty value.
    """
    if isinstance(value, int):
        if abs(value) < MOST:
            return fluent_number(value, useGrouping=False)
        value = excerpt(value)
    if value is None or value == "":
        return "none"
    text = value if value.isprintable() else "".join(map(_printable, value[:MOST_LETTERS]))
    return text if len(text) <= MOST_LETTERS else f"{text[: MOST_LETTERS - 1]}…"


def _printable(letter: str) -> str:
    """Escape control characters and invalid code points."""
    if letter.isprintable() or unicodedata.category(letter) == "Zs":
        return letter
    return letter.encode("unicode_escape").decode()
