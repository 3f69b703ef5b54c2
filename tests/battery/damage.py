"""Generates damaged data, which readers must reject without an unexpected error."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Path = tuple[str | int, ...]

NONSENSE: tuple[Any, ...] = (None, -1, 300, 2.5, True, "nonsense", "", [], {}, [[]], {"a": []}, ["a"], [None])


def paths(data: Any, here: Path = ()) -> Iterator[Path]:
    """Return the path to every value in nested data."""
    keys: Any = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    for key in keys:
        yield (*here, key)
        yield from paths(data[key], (*here, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def name(path: Path) -> str:
    return ".".join(map(str, path))


def without(data: Any, path: Path) -> Any:
    """Return a copy of the data without the value."""
    damaged = copy.deepcopy(data)
    del at(damaged, path[:-1])[path[-1]]
    return damaged


def changed(data: Any, path: Path, value: Any) -> Any:
    """Return a copy of the data with another value."""
    damaged = copy.deepcopy(data)
    at(damaged, path[:-1])[path[-1]] = copy.deepcopy(value)
    return damaged


def doubled(data: Any, path: Path) -> Any:
    """Return a copy of the data with a list item repeated."""
    damaged = copy.deepcopy(data)
    row = at(damaged, path[:-1])
    row.insert(path[-1], copy.deepcopy(row[path[-1]]))
    return damaged


def renamed(data: Any, path: Path) -> Any:
    """Return a copy of the data with a field renamed."""
    damaged = copy.deepcopy(data)
    held = at(damaged, path[:-1])
    held[f"x{path[-1]}"] = held.pop(path[-1])
    return damaged


def every_damage(data: Any, few: int = 0) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Yield copies of the data in which a value is removed, repeated, renamed, or replaced by nonsense. With `few`,
    only some nonsense values are used, except for top-level fields, which are the most important. Damaged copies are
    made on demand, because large data allows many of them.
    """
    for number, path in enumerate(paths(data)):
        yield f"without {name(path)}", partial(without, data, path)
        some = [NONSENSE[(number * few + step) % len(NONSENSE)] for step in range(few)]
        nonsense = some if few and len(path) > 1 else NONSENSE
        for value in nonsense:
            yield f"{name(path)} = {value!r}", partial(changed, data, path, value)
        if isinstance(path[-1], int):
            yield f"{name(path)} twice", partial(doubled, data, path)
        else:
            yield f"{name(path)} renamed", partial(renamed, data, path)
