"""Reads board files of any game. They are not trusted: their size is limited and every value is checked."""

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

from kontor.core.board_toml import NO_KEYS, BoardData
from kontor.core.errors import BoardError
from kontor.core.messages import Message
from kontor.core.reader import excerpt

MOST_BYTES = 100_000
"""Maximum size of a board file, or of board data in a record. Larger data is rejected before it is parsed."""

MOST_ODD = 20
"""Maximum number of invalid values reported."""

MOST_FAULTS = 50
"""Maximum number of faults reported."""

MOST_TABLES = 1000
"""Maximum length of a list of tables in a board."""

MOST_BITS = 64  # larger numbers serve no purpose and may be too long to print
LONGEST_TEXT = 200
DEEPEST = 8  # maximum nesting of tables

DOTTED = re.compile(r"[\w.-]+")


def data_from_file(path: str | Path) -> dict[str, Any]:
    """Read the data of a board file. Raises BoardError if it is too large or not TOML."""
    with Path(path).open("rb") as file:
        raw = file.read(MOST_BYTES + 1)
    return data_from_bytes(raw, str(path))


def data_from_bytes(raw: bytes, where: str) -> dict[str, Any]:
    """Parse board data from the bytes of a file. Raises BoardError if it is too large or not TOML."""
    if len(raw) > MOST_BYTES:
        raise BoardError([Message("board-too-large", {"where": where, "most": MOST_BYTES})])
    try:
        text = raw.decode("utf-8-sig")  # editors on Windows add a byte order mark
        if _deepest_key(text) > DEEPEST:
            raise BoardError([Message("board-too-deep", {"where": where, "most": DEEPEST})])
        return BoardData(tomllib.loads(text), text)
    except (ValueError, RecursionError) as error:  # ValueError: not TOML, not UTF-8, or a number with too many digits
        raise BoardError([Message("board-not-toml", {"where": where, "error": str(error)})]) from error


def _deepest_key(text: str) -> int:
    """Return the number of parts in the longest dotted key, which `tomllib` parses in quadratic time.

    After strings and blanks are removed, a key consists only of letters and dots. A number has at most one dot.
    """
    bare = NO_KEYS.sub(lambda found: "t" if found["text"] else "", text)
    return max((run.count(".") + 1 for run in DOTTED.findall(bare)), default=0)


def must_be_plain(data: object) -> None:
    """Raise BoardError for values that no board file can contain. Others are safe to compare, print and store."""
    if not isinstance(data, dict):
        raise BoardError(
            [Message("board-wrong-type", {"where": "board", "at": "board", "line": 0, "expected": "table"})]
        )
    odd = list(islice(odd_values(data), MOST_ODD))
    if odd:
        raise BoardError([Message("board-odd-value", {"where": where or "board"}) for where in odd])
    if len(json.dumps(data, ensure_ascii=False).encode()) > MOST_BYTES:
        raise BoardError([Message("board-too-large", {"where": "board", "most": MOST_BYTES})])


def odd_values(value: object, where: str = "", depth: int = 0) -> Iterator[str]:
    """Yield the paths of values that no board file can contain, such as dates, unprintable text and deep nesting."""
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
    """Return a digest of the data without its `drawing` keys, so records stay valid when a board is redrawn."""

    def facts(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: facts(held) for key, held in value.items() if key not in drawing}
        return [facts(held) for held in value] if isinstance(value, list) else value

    text = json.dumps(facts(dict(data)), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def reached_from(first: str, pairs: Iterable[tuple[str, str]]) -> set[str]:
    """Return all names that these pairs connect to the first one, including the first itself."""
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
