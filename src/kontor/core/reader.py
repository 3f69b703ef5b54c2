"""Reads untrusted data, such as JSON positions and board files. All faults are reported, not only the first."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kontor.core.messages import Message

MOST_SHOWN = 100
"""Maximum number of characters of untrusted text in a message."""

MOST_LISTED = 300
"""Maximum number of characters in a list of possible names, without the commas."""


def excerpt(value: object) -> str:
    """Return a short text for any value, even one that is too deeply nested or too long for `str`."""
    try:
        text = str(value)
    except (RecursionError, ValueError):
        return type(value).__name__
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def excerpt_number(value: object) -> int | str:
    return value if type(value) is int and value.bit_length() <= MOST_SHOWN else excerpt(value)


def nearest_first(wrong: object, possible: Iterable[str]) -> str:
    """Return as many of the possible names as fit, those most similar to the wrong one first.

    >>> nearest_first("Cardif", ["York", "Oxford", "Cardiff"])
    'Cardiff, York, Oxford'
    """
    names = list(dict.fromkeys(possible))
    folded = {name.casefold(): name for name in names}
    near = [folded[name] for name in difflib.get_close_matches(excerpt(wrong).casefold(), folded)]
    shown: list[str] = []
    for name in dict.fromkeys([*near, *names]):
        if sum(map(len, shown)) + len(name) > MOST_LISTED:
            return ", ".join([*shown, "…"])
        shown.append(name)
    return ", ".join(shown)


class Reader:
    """Reads values from a document, checks their types, and collects faults. Methods take the path of a value, such as
    `seats.0.supply`. If a value is missing or wrong, they report a fault and return a harmless value, so reading can
    continue.
    """

    def __init__(self, prefix: str) -> None:
        self.faults: list[Message] = []
        self._prefix = prefix

    def fault(self, id: str, where: str, **args: str | int) -> None:
        self.faults.append(Message(f"{self._prefix}-{id}", {"where": excerpt(where), **args}))

    def keys(self, data: Mapping[str, Any], where: str, known: Sequence[str]) -> None:
        """Report every unknown key."""
        for key in data:
            if key not in known:
                self.fault("unknown-field", f"{where}{excerpt(key)}", possible=nearest_first(key, known))

    def has(self, data: Mapping[str, Any], key: str, where: str) -> bool:
        """Return whether the key is present, or report a fault."""
        if key not in data:
            self.fault("missing-field", f"{where}{key}")
        return key in data

    def typed(self, value: Any, where: str, kind: type, default: Any) -> Any:
        """Return the value if it has this type. A bool does not count as an int."""
        if isinstance(value, kind) and not (kind is int and isinstance(value, bool)):
            return value
        self.fault("wrong-type", where, expected=kind.__name__)
        return default

    def in_range(self, value: Any, where: str, low: int, high: int) -> int:
        number: int = self.typed(value, where, int, low)
        if low <= number <= high:
            return number
        self.fault("out-of-range", where, value=excerpt_number(number), low=low, high=high)
        return low

    def get(self, data: Mapping[str, Any], key: str, where: str, kind: type, default: Any) -> Any:
        return self.typed(data[key], f"{where}{key}", kind, default) if self.has(data, key, where) else default

    def text(self, data: Mapping[str, Any], key: str, where: str = "") -> str:
        value: str = self.get(data, key, where, str, "")
        return value

    def flag(self, data: Mapping[str, Any], key: str, where: str = "") -> bool:
        value: bool = self.get(data, key, where, bool, False)
        return value

    def items(self, data: Mapping[str, Any], key: str, where: str = "") -> list[Any]:
        value: list[Any] = self.get(data, key, where, list, [])
        return value

    def mapping(self, data: Mapping[str, Any], key: str, where: str = "") -> dict[str, Any]:
        value: dict[str, Any] = self.get(data, key, where, dict, {})
        return value

    def number(self, data: Mapping[str, Any], key: str, where: str = "", low: int = 0, high: int = 255) -> int:
        return self.in_range(data[key], f"{where}{key}", low, high) if self.has(data, key, where) else low
