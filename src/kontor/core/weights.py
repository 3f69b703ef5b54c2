"""Learned feature weights, in a small file in each game's folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

JUDGEMENT_FILE = "judgement.json"


@cache
def load_weights(folder: Path) -> Mapping[str, Any] | None:
    """Load the weights from a game's folder, or return None if there are none."""
    path = folder / JUDGEMENT_FILE
    if not path.exists():
        return None
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
