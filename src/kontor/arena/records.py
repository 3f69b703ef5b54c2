"""Finished games out of records."""

from __future__ import annotations

from typing import Any

from kontor.arena.played import Played, played
from kontor.core import Game, Record, Result, replay


def played_record(number: int, record: Record, game: Game[Any]) -> Played | None:
    """The game of a record, replayed; None if it has not come to an end. A seat that has only a number has no name."""
    actors: list[int] = []
    actions: list[int] = []
    position: Any = None
    for position in replay(record, game):
        if len(actors) < len(record.actions):
            actors.append(position.actor)
            actions.append(position.number(record.actions[len(actions)]))
    if record.result is None:
        return None
    names = ["" if name == f"seat {seat}" else name for seat, name in enumerate(record.seats)]
    return played(number, names, position, Result(**record.result), actors, actions)
