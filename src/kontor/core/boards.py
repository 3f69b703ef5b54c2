"""Board files of any game: data from a stranger, of a bounded size, read once, with every fault named."""

from __future__ import annotations

import hashlib
import json
import math
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from kontor.core.actions import folded
from kontor.core.errors import BoardError
from kontor.core.messages import Message
from kontor.core.reader import Reader, excerpt

MOST_BYTES = 100_000
"""A board is small; a larger file, or more data in a record, is refused before it is read."""

MOST_ODD = 20
"""So many values that no board can hold are named; after that nobody reads on."""

MOST_FAULTS = 50
"""The same of faults of any kind: a file with more of them is no board yet."""

MOST_TABLES = 1000
"""No list of tables in a board is longer."""

MOST_BITS = 64  # a larger number is no measure of anything, and may be too large to be written
LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_TEXT = 200
DEEPEST = 8  # no table of a board lies deeper in others

NO_KEYS = re.compile(
    r"""(?P<text>\"{3}(?:\\.|.)*?(?:\"{3}(?!\")|\Z)|'{3}.*?(?:'{3}(?!')|\Z)|"(?:\\[^\n]|[^"\\\n])*"?|'[^'\n]*'?)"""
    r"""|\#[^\n]*|[ \t]+""",
    re.DOTALL,
)
"""Texts, comments and blanks of TOML. A text without an end goes as far as it can: there TOML ends with an error."""

DOTTED = re.compile(r"[\w.-]+")


def data_from_file(path: str | Path) -> dict[str, Any]:
    """The data of a board file; BoardError if it is too large or no TOML."""
    with Path(path).open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    return data_from_bytes(raw, str(path))


def data_from_bytes(raw: bytes, where: str) -> dict[str, Any]:
    """The same from what somebody has sent."""
    if len(raw) > MOST_BYTES:
        raise BoardError([Message("board-too-large", {"where": where, "most": MOST_BYTES})])
    try:
        text = raw.decode("utf-8")
        if _deepest_key(text) > DEEPEST:
            raise BoardError([Message("board-too-deep", {"where": where, "most": DEEPEST})])
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: no TOML, no UTF-8, or a number of thousands of digits
        raise BoardError([Message("board-not-toml", {"where": where, "error": str(error)})]) from error


def _deepest_key(text: str) -> int:
    """How many parts the longest dotted key has; `tomllib` needs time and memory for the square of them.

    Without texts and blanks a key is a run of letters and dots, and so is a number, which has one dot at most.
    """
    bare = NO_KEYS.sub(lambda found: "t" if found["text"] else "", text)
    return max((run.count(".") + 1 for run in DOTTED.findall(bare)), default=0)


def must_be_plain(data: object) -> None:
    """BoardError for data that no board file holds: whatever is left can be compared, said and written."""
    if not isinstance(data, dict):
        raise BoardError([Message("board-wrong-type", {"where": "board", "expected": "table"})])
    odd = list(islice(odd_values(data), MOST_ODD))
    if odd:
        raise BoardError([Message("board-odd-value", {"where": where or "board"}) for where in odd])
    if len(json.dumps(data, ensure_ascii=False).encode()) > MOST_BYTES:
        raise BoardError([Message("board-too-large", {"where": "board", "most": MOST_BYTES})])


def odd_values(value: object, where: str = "", depth: int = 0) -> Iterator[str]:
    """The places of what no board file holds: dates, what cannot be written, tables in tables without end."""
    if isinstance(value, dict | list) and depth < DEEPEST:
        for key, held in value.items() if isinstance(value, dict) else enumerate(value, start=1):
            if isinstance(value, dict) and (type(key) is not str or _odd_text(key)):
                yield f"{where}{excerpt(ascii(key))}"
            else:
                yield from odd_values(held, f"{where}{key}.", depth + 1)
    elif _odd(value):
        yield where.rstrip(".")


def _odd(value: object) -> bool:
    if isinstance(value, str):
        return _odd_text(value)
    if isinstance(value, int):
        return value.bit_length() > MOST_BITS
    if isinstance(value, float):
        return not math.isfinite(value)
    return value is not None


def _odd_text(text: str) -> bool:
    return len(text) > LONGEST_TEXT or any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


def digest_of(data: Mapping[str, Any], drawing: Sequence[str]) -> str:
    """Of the facts that the rules use: a board that is only drawn anew (these keys) keeps its records."""

    def facts(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: facts(held) for key, held in value.items() if key not in drawing}
        return [facts(held) for held in value] if isinstance(value, list) else value

    text = json.dumps(facts(dict(data)), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def reached_from(first: str, pairs: Iterable[tuple[str, str]]) -> set[str]:
    """Everything that is joined to the first by such pairs, itself included."""
    next_to: dict[str, list[str]] = defaultdict(list)
    for one, other in pairs:
        next_to[one].append(other)
        next_to[other].append(one)
    reached = {first}
    following = [first]
    while following:
        new = [place for place in next_to[following.pop()] if place not in reached]
        reached.update(new)
        following += new
    return reached


class BoardReader(Reader):
    """Collects the faults of board data; what is wrong with a certain game's boards its own class knows.

    It ends with BoardError where reading on could take long: after many faults, or at a list that is too long.
    """

    def __init__(self, game: str) -> None:
        super().__init__("board")
        self.game = game
        self._folded: set[str] = set()
        self._missing: set[object] = set()

    def whole(self, data: Mapping[str, Any]) -> None:
        """Look at everything; each game says how."""
        raise NotImplementedError

    def must_be_sound(self, data: Mapping[str, Any]) -> None:
        """BoardError with every fault of the data; of a board of another game everything else is wrong too."""
        must_be_plain(data)
        self.for_this_game(data)
        self.whole(data)
        if self.faults:
            raise BoardError(self.faults)

    def for_this_game(self, data: Mapping[str, Any]) -> None:
        head = data.get("board")
        if isinstance(head, dict) and "game" in head:
            named = self.text(head, "game", "board.")
            if isinstance(head["game"], str) and named != self.game:
                self.fault("other-game", "board.game", other=excerpt(named), game=self.game)
                raise BoardError(self.faults)

    def note(self, fault: Message) -> None:
        """What is missing is said once, and nothing else about that place."""
        where = fault.args["where"]
        if where in self._missing:
            return
        if fault.id == "board-missing-field":
            self._missing.add(where)
        self.faults.append(fault)
        if len(self.faults) >= MOST_FAULTS:
            raise BoardError(self.faults)

    def fault(self, id: str, where: str, **args: str | int) -> None:
        self.note(Message(f"board-{id}", {"where": excerpt(where.rstrip(".")), **args}))

    def name(self, text: str, where: str, what: str = "other", most: int = LONGEST_NAME) -> None:
        """Names stand in lines of text and in the texts of actions."""
        plain = text.isprintable() and text == " ".join(text.split())
        if not text or len(text) > most or not plain or (what == "city" and ("+" in text or text != text.strip("-"))):
            self.fault("name", where, what=what, most=most)

    def new_name(self, name: str, where: str) -> None:
        """No two names may look alike to somebody who writes them as he likes."""
        if folded(name) in self._folded:
            self.fault("name-twice", where, name=name)
        self._folded.add(folded(name))

    def at_most(self, things: Sequence[Any], where: str, most: int) -> None:
        if len(things) > most:
            self.fault("too-many", where, counted=len(things), most=most)
            raise BoardError(self.faults)

    def optional_flag(self, data: Mapping[str, Any], key: str, where: str) -> bool:
        return key in data and self.flag(data, key, where)

    def optional_items(self, data: Mapping[str, Any], key: str, where: str) -> list[Any]:
        return self.items(data, key, where) if key in data else []

    def one_of(self, data: Mapping[str, Any], key: str, where: str, possible: tuple[str, ...]) -> None:
        value = self.text(data, key, where)
        if isinstance(data.get(key), str) and value not in possible:
            self.fault("unknown-name", f"{where}{key}", name=value, possible=", ".join(possible))

    def spoken(self, table: Mapping[str, Any], where: str, keys: Sequence[str]) -> None:
        """What is only shown (names in languages, where a fact is from): texts, which the rules do not read."""
        for key in keys:
            held = table.get(key, {})
            texts = held.values() if isinstance(held, dict) else [held]
            if not all(isinstance(text, str) and text.isprintable() for text in texts):
                self.fault("wrong-type", f"{where}{key}", expected="str")

    def tables(
        self, data: Mapping[str, Any], key: str, where: str = "", most: int = MOST_TABLES
    ) -> list[tuple[str, dict[str, Any]]]:
        """The tables of a list, each with its place; what is no table is a fault."""
        found = []
        items = self.items(data, key, where)
        self.at_most(items, f"{where}{key}", most)
        for number, value in enumerate(items, start=1):
            place = f"{where}{key}.{number}."
            if isinstance(value, dict):
                found.append((place, value))
            else:
                self.fault("wrong-type", place, expected="table")
        return found

    def position_of(self, data: Mapping[str, Any], where: str) -> None:
        """Where something is drawn."""
        for axis in ("x", "y"):
            self.number(data, axis, where, 0, 10_000)
