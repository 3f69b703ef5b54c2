"""What is wished for, checked in one place: whoever is wrong hears it at once, and hears what would be right."""

from __future__ import annotations

import operator
import random
from typing import Any

ILLEGAL = ("raise", "replace", "lose")
"""What becomes of an action that is not legal: an error, a legal one drawn at random instead, or the game is lost."""


def whole(name: str, value: Any, least: int | None = None) -> int:
    """A whole number, also one of numpy's."""
    try:
        number = operator.index(value)
    except TypeError:
        raise ValueError(f"{name} must be a whole number, not {value!r}") from None
    if least is not None and number < least:
        raise ValueError(f"{name} must be {least} or more, not {number}")
    return number


def bits_of(seed: int | None) -> random.Random:
    """The random numbers of a seed; without one nobody knows which."""
    return random.Random(None if seed is None else whole("seed", seed))


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
    return illegal
