"""A game's symbols, with names and SVG paths in a JSON file. Symbol files contain data, never markup."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final

from kontor.core.scene import Symbol

SYMBOLS_FILE: Final = Path("look", "symbols.json")
"""Path of a game's symbol file, relative to its folder."""
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
PATH: Final = re.compile(r"M[MLHVCSQTAZmlhvcsqtaz0-9eE., +-]{1,3999}")


@cache
def load_symbols(file: Path) -> tuple[Symbol, ...]:
    """Return the symbols in a file such as `{"lantern": "M0,-9L8,9H-8Z", …}`, or an empty tuple if there is no file.

    Raises ValueError with the name of the symbol if a name or a path contains invalid characters.
    """
    if not file.exists():
        return ()
    held: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return tuple(checked_symbol(name, path) for name, path in held.items())


def checked_symbol(name: str, path: Any) -> Symbol:
    """Create a symbol. Raises ValueError if its name or its path contains invalid characters."""
    if not NAME.fullmatch(name):
        raise ValueError(f"symbol {name!r}: use at most 40 lower-case letters, digits and hyphens")
    if not isinstance(path, str) or not PATH.fullmatch(path):
        raise ValueError(
            f"symbol {name!r}: start the path with M; use only commands and numbers, at most 4000 characters"
        )
    return Symbol(name, path)
