"""Reads finished games from records."""

from __future__ import annotations

from kontor.arena.played import GameSummary, played
from kontor.core import AnyGame, Position, Record, Result, replay


def played_record(number: int, record: Record, game: AnyGame) -> GameSummary | None:
    """Replay a record. Returns None if the game is unfinished. Seats that have only a number get no name."""
    actors: list[int] = []
    actions: list[int] = []
    position: Position | None = None
    for position in replay(record, game):
        if len(actors) < len(record.actions):
            actors.append(position.actor)
            actions.append(position.number(record.actions[len(actions)]))
    if record.result is None:
        return None
    assert position is not None  # a replay yields at least the first position
    names = ["" if name == f"seat {seat}" else name for seat, name in enumerate(record.seats)]
    return played(number, names, position, Result(**record.result), actors, actions)
