"""Checks the arguments of all environments."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from math import isfinite
from numbers import Real
from typing import Any, NamedTuple

from kontor.env.bits import Stream, unforeseen

ILLEGAL = ("raise", "replace", "lose")
"""Ways to handle an illegal action: raise an error, replace it with a random legal one, or lose the game."""

NO_PICTURE = (
    "environments have no render modes: env.view(...) is what a seat may know, task.game.scene(view) what there is to "
    "see, and kontor.paint.svg paints it"
)


class Terms(NamedTuple):
    """The learning task: rewards, length, start positions and layout."""

    reward: str = "rank"
    """Kind of reward at the end of a game: `rank`, `win`, `score difference` or `score share`."""
    max_cycles: int | None = None
    """Number of decisions after which a game is truncated."""
    shaping: float = 0.0
    """Weight of an additional reward for improving the projected score. These rewards cancel out over a whole game."""
    starts: tuple[Any, int] | None = None
    """A bot and a number N: the bot makes 0 to N decisions before each game begins."""
    pad: bool = False
    """True if all player counts, boards and options share one layout of observations and actions."""


def whole(name: str, value: Any, least: int | None = None) -> int:
    """Convert a number to an int. Numpy integers are accepted."""
    try:
        number = operator.index(value)
    except TypeError:
        raise ValueError(f"{name} must be a whole number, not {value!r}") from None
    if least is not None and number < least:
        raise ValueError(f"{name} must be {least} or more, not {number}")
    return number


def check_terms(terms: Terms) -> Terms:
    """Check shaping and start positions. Raises ValueError."""
    shaping: Any = terms.shaping
    starts: Any = terms.starts
    if not isinstance(shaping, Real) or not isfinite(shaping):
        raise ValueError(f"shaping must be a number, not {shaping!r}")
    if starts is None:
        return terms
    if not isinstance(starts, list | tuple) or len(starts) != 2:
        raise ValueError(f"starts must be a bot and a number, such as ('apprentice', 60), not {starts!r}")
    return terms._replace(starts=(starts[0], whole("the number in starts", starts[1], 0)))


def seed_of(wish: int | None) -> int:
    """Return the given seed, or a random one."""
    return unforeseen() if wish is None else whole("seed", wish, 0)


def bits_of(wish: int | None) -> Stream:
    """Return a random number generator for the given seed."""
    return Stream(seed_of(wish))


def unknown_options(given: Mapping[str, Any] | None, possible: Sequence[str]) -> str:
    """Return a complaint about unknown options for `reset`, or an empty text if there are none."""
    unknown = sorted((given or {}).keys() - set(possible))
    return f"unknown reset options {', '.join(unknown)}; choose from {', '.join(possible)}" if unknown else ""


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
    return illegal
