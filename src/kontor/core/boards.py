"""Board files of any game: untrusted data of limited size, read once, with every fault reported."""

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
"""Maximum size of a board file, or of board data in a record. Anything larger is rejected before it is parsed."""

MOST_ODD = 20
"""Maximum number of invalid values reported."""

MOST_FAULTS = 50
"""Maximum number of faults reported."""

MOST_TABLES = 1000
"""Maximum length of any list of tables in a board."""

MOST_BITS = 64  # larger numbers measure nothing, and may be too large to print
LONGEST_NAME = 40
LONGEST_TITLE = 80
LONGEST_TEXT = 200
DEEPEST = 8  # maximum nesting of tables

NO_KEYS = re.compile(
    r"""(?P<text>\"{3}(?:\\.|.)*?(?:\"{3}(?!\")|\Z)|'{3}.*?(?:'{3}(?!')|\Z)|"(?:\\[^\n]|[^"\\\n])*"?|'[^'\n]*'?)"""
    r"""|\#[^\n]*|[ \t]+""",
    re.DOTALL,
)
"""Strings, comments and blanks in TOML. An unterminated string is matched as far as possible."""

DOTTED = re.compile(r"[\w.-]+")


def data_from_file(path: str | Path) -> dict[str, Any]:
    """Read the data of a board file. Raises BoardError if it is too large or not TOML."""
    with Path(path).open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    return data_from_bytes(raw, str(path))


def data_from_bytes(raw: bytes, where: str) -> dict[str, Any]:
    """Parse the data of a board from received bytes. Raises BoardError if it is too large or not TOML."""
    if len(raw) > MOST_BYTES:
        raise BoardError([Message("board-too-large", {"where": where, "most": MOST_BYTES})])
    try:
        text = raw.decode("utf-8")
        if _deepest_key(text) > DEEPEST:
            raise BoardError([Message("board-too-deep", {"where": where, "most": DEEPEST})])
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # ValueError: not TOML, not UTF-8, or a number with too many digits
        raise BoardError([Message("board-not-toml", {"where": where, "error": str(error)})]) from error


def _deepest_key(text: str) -> int:
    """Number of parts in the longest dotted key; `tomllib` needs time and memory proportional to its square.

    Once strings and blanks are removed, a key is a run of letters and dots. So is a number, but with at most one dot.
    """
    bare = NO_KEYS.sub(lambda found: "t" if found["text"] else "", text)
    return max((run.count(".") + 1 for run in DOTTED.findall(bare)), default=0)


def must_be_plain(data: object) -> None:
    """Raise BoardError for data that no board file can contain. Other data is safe to compare, display and write."""
    if not isinstance(data, dict):
        raise BoardError([Message("board-wrong-type", {"where": "board", "expected": "table"})])
    odd = list(islice(odd_values(data), MOST_ODD))
    if odd:
        raise BoardError([Message("board-odd-value", {"where": where or "board"}) for where in odd])
    if len(json.dumps(data, ensure_ascii=False).encode()) > MOST_BYTES:
        raise BoardError([Message("board-too-large", {"where": "board", "most": MOST_BYTES})])


def odd_values(value: object, where: str = "", depth: int = 0) -> Iterator[str]:
    """Paths of values that no board file can contain: dates, unprintable text, endlessly nested tables."""
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
    """Digest of the facts the rules use. It ignores the `drawing` keys, so records of a redrawn board stay valid."""

    def facts(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: facts(held) for key, held in value.items() if key not in drawing}
        return [facts(held) for held in value] if isinstance(value, list) else value

    text = json.dumps(facts(dict(data)), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def reached_from(first: str, pairs: Iterable[tuple[str, str]]) -> set[str]:
    """Names connected to the first name by these pairs, including the first name."""
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
    """Base class for validating board data; each game has a subclass with its own checks.

    Raises BoardError early when continuing could take long: after many faults, or at a list that is too long.
    """

    def __init__(self, game: str) -> None:
        super().__init__("board")
        self.game = game
        self._folded: set[str] = set()
        self._missing: set[object] = set()

    def whole(self, data: Mapping[str, Any]) -> None:
        """Check all of the data. Implemented by each game."""
        raise NotImplementedError

    def must_be_sound(self, data: Mapping[str, Any]) -> None:
        """Raise BoardError with every fault of the data. For a board of another game, only that fault is reported."""
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
        """Add a fault. A missing field is reported once, without further faults in the same place."""
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
        """Check a name, which must fit in a line of text and in the text of an action."""
        plain = text.isprintable() and text == " ".join(text.split())
        if not text or len(text) > most or not plain or (what == "city" and ("+" in text or text != text.strip("-"))):
            self.fault("name", where, what=what, most=most)

    def new_name(self, name: str, where: str) -> None:
        """Check that no two names are the same when normalized."""
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
        """Check text that is only displayed, such as names in several languages or sources."""
        for key in keys:
            held = table.get(key, {})
            texts = held.values() if isinstance(held, dict) else [held]
            if not all(isinstance(text, str) and text.isprintable() for text in texts):
                self.fault("wrong-type", f"{where}{key}", expected="str")

    def tables(
        self, data: Mapping[str, Any], key: str, where: str = "", most: int = MOST_TABLES
    ) -> list[tuple[str, dict[str, Any]]]:
        """Tables of a list, each with its path. Values that are not tables are faults."""
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
        """Check drawing coordinates."""
        for axis in ("x", "y"):
            self.number(data, axis, where, 0, 10_000)
