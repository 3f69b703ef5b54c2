"""Reads small hand-written positions for pictures and lessons. A file contains a setup and changes to the position at
the start of the first turn.

- `players`, `board` and `options` are the setup, with defaults for missing values.
- `[position]` changes the JSON form of the position at the start of the first turn. Seats are numbered
  (`[position.seats.0]`). In a table, an empty string removes the entry; in a list, it represents null.
- `actions` lists actions to play from that position, in notation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kontor.core.chance import CHANCE
from kontor.core.contract import AnyGame, AnyPosition

POSITION_KEYS: Final = ("players", "board", "options", "position", "actions")


def position_of(game: AnyGame, spec: Mapping[str, Any]) -> AnyPosition:
    """Return the position that a file describes."""
    position: AnyPosition = game.start(game.setup(spec.get("players"), spec.get("board"), spec.get("options")))
    while position.actor == CHANCE:
        position.apply(position.legal()[0])
    if "position" in spec:
        position = game.read(_merged(position.json(), spec["position"]))
    for action in spec.get("actions", ()):
        position.play(position.number(action))
    return position


def _merged(form: Any, changes: Any) -> Any:
    """Apply changes to a JSON form. Tables are merged, and everything else is replaced."""
    if isinstance(changes, dict) and isinstance(form, dict):
        kept = {key: value for key, value in form.items() if changes.get(key) != ""}
        return kept | {key: _merged(form.get(key), value) for key, value in changes.items() if value != ""}
    if isinstance(changes, dict) and isinstance(form, list):
        return [_merged(value, changes.get(str(number), value)) for number, value in enumerate(form)]
    if isinstance(changes, dict):
        return {key: _merged(None, value) for key, value in changes.items()}
    if isinstance(changes, list):
        return [_merged(None, value) for value in changes]
    return None if changes == "" else changes
