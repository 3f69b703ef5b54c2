"""Reading data that a stranger wrote (JSON forms, board files): go on after a fault, so that every one is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.messages import Message

MOST_SHOWN = 100
"""A message repeats no more of a stranger's text than this."""


def excerpt(value: object) -> str:
    """A value as a message tells it: short, whatever it is; it may be nested or long beyond what `str` can write."""
    try:
        text = str(value)
    except (RecursionError, ValueError):
        return type(value).__name__
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + "…"


def excerpt_number(value: object) -> int | str:
    """The same of what should be a number: as such, if it is one that can be written."""
    return value if type(value) is int and value.bit_length() <= MOST_SHOWN else excerpt(value)


class Reader:
    """Collects the faults of a document while its values are taken out with their types checked.

    Every getter names the place of what it wants (`seats.0.supply`), notes a fault if it is missing or of the wrong
    type, and then gives a harmless value, so that reading goes on.
    """

    def __init__(self, prefix: str) -> None:
        self.faults: list[Message] = []
        self._prefix = prefix

    def fault(self, id: str, where: str, **args: str | int) -> None:
        self.faults.append(Message(f"{self._prefix}-{id}", {"where": excerpt(where), **args}))

    def keys(self, data: Mapping[str, Any], where: str, known: Sequence[str]) -> None:
        """Every key must be known."""
        for key in data:
            if key not in known:
                self.fault("unknown-field", f"{where}{excerpt(key)}", possible=", ".join(known))

    def get(self, data: Mapping[str, Any], key: str, where: str, kind: type, default: Any) -> Any:
        if key not in data:
            self.fault("missing-field", f"{where}{key}")
            return default
        value = data[key]
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fault("wrong-type", f"{where}{key}", expected=kind.__name__)
            return default
        return value

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
        value: int = self.get(data, key, where, int, low)
        if not low <= value <= high:
            self.fault("out-of-range", f"{where}{key}", value=excerpt_number(value), low=low, high=high)
            return low
        return value
