"""A game's options, with names, possible values, defaults and validation."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from kontor.core.messages import Message
from kontor.core.reader import excerpt, nearest_first

Options = dict[str, Any]


class Choice(NamedTuple):
    """An option with several named values."""

    name: str
    values: tuple[str, ...]
    default: str
    players: tuple[int, ...] = ()
    """Player counts that have the option; empty for all."""

    def possible(self) -> str:
        return ", ".join(self.values)

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values


class Flag(NamedTuple):
    """An option that is on or off."""

    name: str
    default: bool
    boards: tuple[str, ...] = ()
    """Boards that have the option; empty for all."""

    def possible(self) -> str:
        return "true, false"

    def allows(self, value: object) -> bool:
        return isinstance(value, bool)


class Counts(NamedTuple):
    """An option that sets a count for each of several kinds."""

    name: str
    kinds: tuple[str, ...]
    least: dict[str, int]
    most: int
    default: dict[str, int]

    def possible(self) -> str:
        return ", ".join(f"{kind} {self.least.get(kind, 0)}–{self.most}" for kind in self.kinds)

    def allows(self, value: object) -> bool:
        if not isinstance(value, dict) or set(value) != set(self.kinds):
            return False
        return all(
            isinstance(value[kind], int)
            and not isinstance(value[kind], bool)
            and self.least.get(kind, 0) <= value[kind] <= self.most
            for kind in self.kinds
        )


class Preset(NamedTuple):
    """A named set of values for other options, each of which can still be set separately."""

    name: str
    values: dict[str, Options]
    default: str

    def possible(self) -> str:
        return ", ".join(self.values)

    def allows(self, value: object) -> bool:
        return isinstance(value, str) and value in self.values


Option = Choice | Flag | Counts | Preset


def resolve(options: Iterable[Option], given: Mapping[str, Any]) -> tuple[Options, list[Message]]:
    """Fill in defaults. Returns the options and a list of faults."""
    known = {option.name: option for option in options}
    faults = [
        Message("option-unknown", {"option": excerpt(name), "possible": nearest_first(name, known)})
        for name in given
        if name not in known
    ]
    faults += [
        Message(
            "option-value", {"option": name, "value": excerpt(_written(given[name])), "possible": option.possible()}
        )
        for name, option in known.items()
        if name in given and not option.allows(given[name])
    ]
    resolved: Options = {name: option.default for name, option in known.items()}
    for name, option in known.items():
        if isinstance(option, Preset):
            chosen = given.get(name, option.default)
            resolved.update(option.values.get(chosen, {}) if isinstance(chosen, str) else {})
    resolved.update({name: value for name, value in given.items() if name in known})
    return {name: dict(value) if isinstance(value, dict) else value for name, value in resolved.items()}, faults


def _written(value: object) -> str:
    """Write a value as JSON, which distinguishes the text "2014" from the number 2014."""
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return excerpt(value)
