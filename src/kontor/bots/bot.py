"""What every bot is: from the view of a seat to an action, to a few good ones, or to how everybody's chances stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from kontor.core import ALL

Stop = Callable[[], bool]
"""Asked now and then while a bot thinks: once it says yes, the bot answers at once with the best it has found."""


class Limit(NamedTuple):
    """What a bot may spend on one decision; without either it is done when it is done.

    With a number of positions alone the same seed gives the same answer on every machine.
    """

    positions: int | None = None
    """How many positions it may make by playing an action."""
    seconds: float | None = None


def check_asked(view: Any, limit: Limit | None) -> None:
    """Whether a bot is asked as it should be: about a view, with a Limit or none. Once for each question."""
    if limit is not None and not isinstance(limit, Limit):
        raise TypeError(f"a limit is a Limit, not {limit!r}: use Limit(positions=20) or Limit(seconds=0.5)")
    if limit is not None and not _is_some(limit):
        raise ValueError(f"a limit is an int of positions, or seconds, of 0 or more, not {limit}")
    if view.viewer == ALL:
        raise ValueError("a bot gets a view, never the true position: use position.view(position.actor)")


def _is_some(limit: Limit) -> bool:
    whole = limit.positions is None or (isinstance(limit.positions, int) and limit.positions >= 0)
    return whole and (limit.seconds is None or limit.seconds >= 0)  # what is no number is not


class Hint(NamedTuple):
    """An action, and how likely the acting seat is to win with it, as far as the bot can tell."""

    action: int
    chance: float


class Weighed(NamedTuple):
    """A decision in hindsight: how everybody's chances stood, what was taken, and what else could have been."""

    chances: list[float]
    taken: Hint
    hints: list[Hint]
    """All actions that were looked at, best first."""

    @property
    def best(self) -> Hint:
        return max(self.hints[0], self.taken, key=lambda hint: hint.chance)

    @property
    def loss(self) -> float:
        """What the decision cost: 0 where nothing better was found."""
        return max(0.0, self.best.chance - self.taken.chance)

    @property
    def better(self) -> list[Hint]:
        """What promised more than the action taken, best first."""
        return [hint for hint in self.hints if self.taken.chance < hint.chance <= self.best.chance]


class Judge(Protocol):
    """Whoever can tell from a view how likely each seat is to win."""

    def chances(self, view: Any) -> list[float]: ...


class Bot(Protocol):
    """A player that is a program. It gets the view of the seat that decides, never the true position."""

    @property
    def level(self) -> str: ...

    def choose(self, view: Any, limit: Limit | None = None, stop: Stop | None = None) -> int:
        """One of the legal actions of the view. Without a limit that of the level holds."""

    def remember(self, view: Any, action: int) -> None:
        """The seat has done this here. For whoever makes a bot for each decision: `choose` remembers by itself."""

    def hints(self, view: Any, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        """The actions it looked at, best first."""

    def chances(self, view: Any, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        """How likely each seat is to win. Any view will do, also that of a spectator."""
