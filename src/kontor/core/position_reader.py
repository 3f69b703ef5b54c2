"""Reading positions of any game from their JSON form: the head that all have, and values that many have."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from kontor.core.contract import ALL, SPECTATOR, Game, P, Setup
from kontor.core.errors import PositionError, SetupError
from kontor.core.messages import Message
from kontor.core.reader import Reader, excerpt

NONE: Final = 255
"""Nothing, where a small number is stored."""

VIEWERS: Final = {ALL: "all", SPECTATOR: "spectator"}


def cut(data: bytes, lengths: Sequence[int]) -> list[bytearray]:
    """The data in pieces of these lengths."""
    if len(data) < sum(lengths):
        raise PositionError([Message("position-bytes", {"bytes": len(data), "least": sum(lengths)})])
    parts = []
    at = 0
    for length in lengths:
        parts.append(bytearray(data[at : at + length]))
        at += length
    return parts


def must_be_of(data: object, game: str, rules: int) -> None:
    """PositionError unless the fields say that this is such a position, between how many, with which options."""
    if not isinstance(data, Mapping):
        raise PositionError([Message("position-wrong-type", {"where": "position", "expected": "dict"})])
    faults = []
    for key, wanted in (("game", game), ("rules", rules)):
        if data.get(key) != wanted or isinstance(data.get(key), bool):
            faults.append(
                Message("position-head", {"where": key, "value": excerpt(data.get(key)), "expected": str(wanted)})
            )
    for key, kind in (("players", int), ("options", dict), ("board", str)):
        if not isinstance(data.get(key), kind):
            faults.append(Message("position-wrong-type", {"where": key, "expected": kind.__name__}))
    if faults:
        raise PositionError(faults)


def board_faults(data: Mapping[str, Any], board: Any) -> list[Message]:
    """What the form says about its board, and does not fit the one that is there."""
    if board.id != data.get("board"):
        return [Message("position-board", {"board": excerpt(data.get("board")), "expected": board.id})]
    if data.get("digest") != board.digest:
        return [Message("position-digest", {"board": board.id})]
    return []


def read_position(
    game: Game[P],
    data: Mapping[str, Any],
    board: Any,
    made_of: Callable[[Setup], P],
    read_into: Callable[[P, Mapping[str, Any]], list[Message]],
) -> P:
    """A position from its JSON form, or PositionError with every fault.

    `made_of` makes an empty one, `read_into` fills it and says what is wrong. `board` is needed only if it is none that
    comes with the game.
    """
    declared = game.declaration
    must_be_of(data, declared.id, declared.rules_version)
    try:
        setup = game.setup(data["players"], board or data["board"], data["options"])
    except SetupError as error:
        raise PositionError(error.messages) from error
    made = made_of(setup)
    faults = board_faults(data, setup.board) + read_into(made, data)
    if not faults:
        faults = made.faults()
    if faults:
        raise PositionError(faults)
    return made


class PositionReader(Reader):
    """Reads one position; goes on after a fault."""

    def __init__(self, players: int) -> None:
        super().__init__("position")
        self.players = players

    def viewer(self, data: Mapping[str, Any]) -> int:
        viewer = data.get("viewer")
        if viewer == VIEWERS[ALL]:
            return ALL
        if viewer == VIEWERS[SPECTATOR]:
            return SPECTATOR
        if isinstance(viewer, int) and not isinstance(viewer, bool) and 0 <= viewer < self.players:
            return viewer
        self.fault("viewer", "viewer", value=excerpt(viewer))
        return ALL

    def seat_or_none(self, data: Mapping[str, Any], key: str) -> int:
        if key in data and data[key] is None:
            return NONE
        return self.number(data, key, high=self.players - 1)

    def present(self, data: Mapping[str, Any], key: str, where: str = "") -> Any:
        """A value that may be null, but must be there."""
        return self.get(data, key, where, object, None)

    def lookup(self, name: str, numbers: Mapping[str, int], where: str, what: str) -> int:
        if name not in numbers:
            self.fault(f"unknown-{what}", f"{where}{name}", name=excerpt(name))
        return numbers.get(name, NONE)

    def one_of(self, value: object, names: Sequence[str], where: str, default: int = NONE) -> int:
        if value in names:
            return names.index(str(value))
        self.fault("unknown-name", where, name=excerpt(value), possible=", ".join(names))
        return default

    def counts(self, data: Mapping[str, Any], where: str, names: Sequence[str], high: int = 255) -> list[int]:
        self.keys(data, where, names)
        return [self.number(data, name, where, high=high) if name in data else 0 for name in names]

    def desks(self, data: Mapping[str, Any], key: str = "seats") -> list[tuple[str, dict[str, Any]]]:
        """A table for each seat, each with its place; nothing where there are not as many as seats."""
        seats = self.items(data, key)
        if len(seats) != self.players or not all(isinstance(seat, dict) for seat in seats):
            self.fault("seats", key, wanted=self.players)
            return []
        return [(f"{key}.{number}.", form) for number, form in enumerate(seats)]
