"""A finished game, reduced to the seats, the result and the sources of points for reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kontor.core import NOBODY, SPECTATOR, Position, Result

Counted = dict[str, int]


class GameSummary(NamedTuple):
    """One finished game. Lists are indexed by seat."""

    number: int
    names: list[str]
    result: Result
    actions: int
    sources: list[Counted]
    """Points by source, for each seat."""
    kinds: list[Counted]
    """Number of actions of each kind."""
    record: str = ""
    """Text of the game's record, if records are kept."""

    def form(self) -> dict[str, Any]:
        """Return the JSON form without the record, which is stored in its own file."""
        form = {**self._asdict(), "result": self.result._asdict()}
        del form["record"]
        return form


def played_from(form: Mapping[str, Any]) -> GameSummary:
    """Read a game from its JSON form."""
    return GameSummary(**{**form, "result": Result(**form["result"])})


def played(
    number: int, names: Sequence[str], end: Position, result: Result, actors: Sequence[int], actions: Sequence[int]
) -> GameSummary:
    """Summarize a game that is over or was stopped."""
    over = end if end.actor == NOBODY else end.view(SPECTATOR)  # in a stopped game, only public points count
    kinds: list[Counted] = [{} for _ in names]
    for actor, action in zip(actors, actions, strict=True):
        if actor >= 0:
            kind = end.action_table.faces[action].kind
            kinds[actor][kind] = kinds[actor].get(kind, 0) + 1
    return GameSummary(number, list(names), result, len(actions), over.scores(), kinds)
