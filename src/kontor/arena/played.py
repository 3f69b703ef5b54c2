"""A finished game, as far as reports ask about it: who sat where, how it ended, where the points came from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kontor.core import NOBODY, SPECTATOR, Position, Result

Counted = dict[str, int]


class Played(NamedTuple):
    """One game. Lists are by seat."""

    number: int
    names: list[str]
    result: Result
    actions: int
    sources: list[Counted]
    """The points by source."""
    kinds: list[Counted]
    """How many actions of each kind were taken."""
    record: str = ""
    """The text of its record, if somebody wants to keep it."""

    def form(self) -> dict[str, Any]:
        """All but the record, which has a file of its own."""
        form = {**self._asdict(), "result": self.result._asdict()}
        del form["record"]
        return form


def played_from(form: Mapping[str, Any]) -> Played:
    """What `form` made."""
    return Played(**{**form, "result": Result(**form["result"])})


def played(
    number: int, names: Sequence[str], end: Position, result: Result, actors: Sequence[int], actions: Sequence[int]
) -> Played:
    """A game that came to its end, or was stopped there."""
    over = end if end.actor == NOBODY else end.view(SPECTATOR)  # of a stopped game the public points count
    kinds: list[Counted] = [{} for _ in names]
    for actor, action in zip(actors, actions, strict=True):
        if actor >= 0:
            kind = end.action_table.faces[action].kind
            kinds[actor][kind] = kinds[actor].get(kind, 0) + 1
    return Played(number, list(names), result, len(actions), over.scores(), kinds)
