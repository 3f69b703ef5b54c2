"""What was learned about a game and is shipped with it: weights for its features, in a small file in its folder."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

JUDGEMENT_FILE = "judgement.json"


@cache
def load_weights(folder: Path) -> Mapping[str, Any] | None:
    """The judgement in a game's folder; None where nothing was learned yet."""
    path = folder / JUDGEMENT_FILE
    if not path.exists():
        return None
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found
