"""Helpers for the tests of the benchmark."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

from bench.games import TABLES, write_down


class RandomBits(random.Random):
    """A random source that always returns the same word."""

    def __init__(self, word: int) -> None:
        self.word = word
        super().__init__()

    def getrandbits(self, k: int) -> int:
        return self.word


def written(folder: Path, tables: Sequence[str]) -> Path:
    """Write a file with one game at each of these tables."""
    file = folder / "games.json"
    file.write_text(json.dumps({name: [write_down(TABLES[name], 1)] for name in tables}))
    return file
