"""What is wished for, checked in one place: whoever is wrong hears it at once, and hears what would be right."""

from __future__ import annotations

import operator
from typing import Any

from kontor.env.bits import Stream, unforeseen

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


def seed_of(wish: int | None) -> int:
    """The seed that was wished for; without a wish nobody knows which."""
    return unforeseen() if wish is None else whole("seed", wish, 0)


def bits_of(wish: int | None) -> Stream:
    """The random numbers of a seed."""
    return Stream(seed_of(wish))


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
    return illegal
