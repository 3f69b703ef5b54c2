"""Damaged data: what reading must refuse without stumbling, whatever was done to it."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

Path = tuple[str | int, ...]

NONSENSE: tuple[Any, ...] = (None, -1, 300, 2.5, True, "nonsense", "", [], {}, [[]], {"a": []}, ["a"], [None])


def paths(data: Any, here: Path = ()) -> Iterator[Path]:
    """The way to every value in nested data."""
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
    """A copy that lacks the value."""
    damaged = copy.deepcopy(data)
    del at(damaged, path[:-1])[path[-1]]
    return damaged


def changed(data: Any, path: Path, value: Any) -> Any:
    """A copy in which the value is another."""
    damaged = copy.deepcopy(data)
    at(damaged, path[:-1])[path[-1]] = copy.deepcopy(value)
    return damaged


def doubled(data: Any, path: Path) -> Any:
    """A copy in which an item of a list is there twice."""
    damaged = copy.deepcopy(data)
    row = at(damaged, path[:-1])
    row.insert(path[-1], copy.deepcopy(row[path[-1]]))
    return damaged


def renamed(data: Any, path: Path) -> Any:
    """A copy in which a field has another name."""
    damaged = copy.deepcopy(data)
    held = at(damaged, path[:-1])
    held[f"x{path[-1]}"] = held.pop(path[-1])
    return damaged


def every_damage(data: Any, few: int = 0) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Each value left out, doubled in its list or renamed, and replaced by nonsense; with `few` only by some of it,
    but for what stands first in the form: much hangs on it.

    The damaged data are made only when asked for: large data have many damages.
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
