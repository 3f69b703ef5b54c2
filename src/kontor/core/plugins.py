"""Games and bots from other packages. Finds their entry points and loads objects given as `module:attribute`.

Packages are imported on demand: a broken one does not affect the others.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple


class Plugin(NamedTuple):
    """An entry point of an installed package."""

    name: str
    target: str
    """The location of the object, as `module:attribute`."""
    package: str


@cache
def plugins(group: str) -> tuple[Plugin, ...]:
    """Return the entry points of a group, ordered by name and package. They are read only once per process."""
    from importlib.metadata import entry_points  # slow to import and rarely needed

    found = [
        Plugin(one.name, one.value.replace(" ", ""), one.dist.name if one.dist is not None else "?")
        for one in entry_points(group=group)
    ]
    return tuple(sorted(set(found)))


def load(target: str) -> Any:
    """Return the object at `module:attribute`. Import errors are not caught.

    >>> load("math:pi")
    3.141592653589793
    """
    module, _, path = target.partition(":")
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found, name)
    return found


def load_from_here(target: str) -> Any:
    """Like `load`, but modules in the current folder are found even if Kontor was started as a command."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
    return load(target)


def cause(error: BaseException) -> str:
    """Format an exception as one line, such as `ModuleNotFoundError: No module named 'broker'`."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
