"""Inner loops that handle a whole batch of games. This module is compiled with mypyc if possible.

This module uses only the standard library. Arrays are handled in `kontor.env.batch`.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any

from kontor.core.match import Match

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_all(matches: list[Match[Any]], actions: list[int]) -> None:
    """Play an action in each match. The actions must be legal. The action −1 leaves a match as it is."""
    row: i64
    count: i64 = len(matches)
    for row in range(count):
        action = actions[row]
        if action >= 0:
            matches[row].apply(action)


def illegal_rows(matches: list[Match[Any]], actions: list[int]) -> list[int]:
    """Return the indexes of the matches where the action is illegal."""
    found: list[int] = []
    row: i64
    count: i64 = len(matches)
    for row in range(count):
        action, legal = actions[row], matches[row].legal
        at = bisect_left(legal, action)  # legal actions are in ascending order
        if at == len(legal) or legal[at] != action:
            found.append(row)
    return found


def ended(matches: list[Match[Any]]) -> list[int]:
    """Return the indexes of the matches that are over."""
    return [row for row, match in enumerate(matches) if not match.legal]


def seats_of(matches: list[Match[Any]]) -> list[int]:
    """Return the seat to move in each match."""
    return [match.position.actor for match in matches]


def legal_of(matches: list[Match[Any]]) -> list[list[int]]:
    """Return the legal actions of each match."""
    return [match.legal for match in matches]


def known_to_actors(matches: list[Match[Any]], observation: Any, heads: list[bytes], hides: bool) -> bytes:
    """Return packed observations of the seats to move, one after another.

    `observation` is the game's function for observations. If the setup `hides` nothing, the position itself is read: a
    view would be an equal copy.
    """
    parts: list[bytes] = []
    for match in matches:
        position = match.position
        seat: int = position.actor
        parts.append(heads[seat])
        parts.append(observation(position.view(seat) if hides else position))
    return b"".join(parts)


def marks_of(lists: list[list[int]], runs: list[bytes]) -> bytes:
    """Return action masks for lists of legal actions, one after another. A mask has one byte per action: 1 if the
    action is legal, otherwise 0.

    Joins runs of zeros, which is faster than setting single bytes: `runs[n]` is n zeros and a one, except that the last
    run is a whole mask of zeros.
    """
    parts: list[bytes] = []
    size: i64 = len(runs) - 1
    for legal in lists:
        at: i64 = 0
        for action in legal:
            number: i64 = action
            parts.append(runs[number - at])
            at = number + 1
        parts.append(runs[size][at:])
    return b"".join(parts)


def runs_of(size: int) -> list[bytes]:
    """Return the runs for masks of this size."""
    return [bytes(zeros) + b"\1" for zeros in range(size)] + [bytes(size)]
