"""The size of an attack."""

from __future__ import annotations

import os


def more(short: int, long: int) -> int:
    """Size of the attack: `long` for `make attack`, `short` for the tests."""
    return long if os.environ.get("KONTOR_ATTACK") else short
