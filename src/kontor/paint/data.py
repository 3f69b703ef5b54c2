"""Loads the drawings shared with the browser's painter, such as shapes, sizes and symbols (docs/looks.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "drawings"
DRAWINGS: Final[dict[str, Any]] = json.loads((FOLDER / "drawings.json").read_text("utf-8"))
SYMBOLS: Final[dict[str, str]] = json.loads((FOLDER / "symbols.json").read_text("utf-8"))
