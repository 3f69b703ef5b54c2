"""The protocol of bots, which choose actions, list good ones, and estimate every seat's chance of winning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from kontor.core import ALL, Position

Stop = Callable[[], bool]
"""Callback that a bot polls during its search. Once it returns true, the bot returns the best action found."""


class Limit(NamedTuple):
    """A bot's budget for one decision. It limits positions, time, both or neither, but always allows a minimum.

    If only the number of positions is limited, the same seed gives the same answer on every machine.
    """

    positions: int | None = None
    """Maximum number of positions to evaluate."""
    seconds: float | None = None
    least: int = 0
    """Minimum number of positions to evaluate, even if time is up. This matters on slow or busy machines."""


def check_asked(view: Position, limit: Limit | None) -> None:
    """Check the arguments of a call to a bot: a view, and a `Limit` or None. Raises TypeError or ValueError."""
    if limit is not None and not isinstance(limit, Limit):
        raise TypeError(f"limit must be a Limit, not {limit!r}: use Limit(positions=20) or Limit(seconds=0.5)")
    if limit is not None and not _is_some(limit):
        raise ValueError(f"a limit needs an int of positions or a number of seconds, 0 or more, not {limit}")
    if view.viewer == ALL:
        raise ValueError("a bot needs a view, not the true position: use position.view(position.actor)")


def _is_some(limit: Limit) -> bool:
    whole = limit.positions is None or (isinstance(limit.positions, int) and limit.positions >= 0)
    floor = isinstance(limit.least, int) and limit.least >= 0
    return whole and floor and (limit.seconds is None or limit.seconds >= 0)  # also false for NaN


class Hint(NamedTuple):
    """An action, with the acting seat's estimated chance of winning after playing it."""

    action: int
    chance: float


def with_first(hints: Sequence[Hint], action: int) -> list[Hint]:
    """Move the bot's own choice to the front of the hints, and let no other chance exceed that of the choice."""
    chosen = next(hint for hint in hints if hint.action == action)
    return [chosen, *(hint._replace(chance=min(hint.chance, chosen.chance)) for hint in hints if hint is not chosen)]


class Weighed(NamedTuple):
    """A past decision, with every seat's chances before it, the action taken, and the alternatives."""

    chances: list[float]
    taken: Hint
    hints: list[Hint]
    """All actions considered, best first."""

    @property
    def best(self) -> Hint:
        return max(self.hints[0], self.taken, key=lambda hint: hint.chance)

    @property
    def loss(self) -> float:
        """Reduction in the chance of winning, or 0 if no better action was found."""
        return max(0.0, self.best.chance - self.taken.chance)

    @property
    def better(self) -> list[Hint]:
        """Actions rated higher than the one taken, best first."""
        return [hint for hint in self.hints if self.taken.chance < hint.chance <= self.best.chance]


class Judge(Protocol):
    """Estimates each seat's chance of winning from a view."""

    def chances(self, view: Position) -> list[float]: ...


class Bot(Protocol):
    """A computer player. It sees only the view of the seat that decides, never the true position."""

    @property
    def level(self) -> str: ...

    def choose(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> int:
        """Choose a legal action. Without a limit, the level's default applies."""

    def remember(self, view: Position, action: int) -> None:
        """Record an action of this seat that the bot did not choose itself."""

    def hints(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[Hint]:
        """Return the actions considered, best first. The first action is the one that `choose` would return."""

    def chances(self, view: Position, limit: Limit | None = None, stop: Stop | None = None) -> list[float]:
        """Return each seat's chance of winning. Any view is allowed, including a spectator's."""
