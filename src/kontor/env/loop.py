"""Inner loops over a whole batch of games. This module is compiled with mypyc if possible.

It uses only the standard library. Arrays are handled in `kontor.env.batch`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kontor.core.match import Match

if TYPE_CHECKING:
    from mypy_extensions import i64

BYTES: Final = [bytes([byte]) for byte in range(256)]


def play_all(matches: list[Match[Any]], actions: list[int]) -> None:
    """Play an action in each match. Actions must be legal; −1 leaves a match unchanged."""
    for match, action in zip(matches, actions):
        if action >= 0:
            match.apply(action)


def ended(matches: list[Match[Any]]) -> list[int]:
    """Return the indexes of the matches that are over."""
    return [row for row, match in enumerate(matches) if not match.legal]


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


def bits_of(lists: list[list[int]], gaps: list[bytes]) -> bytes:
    """Return packed action masks for lists of legal actions, one after another. Bit n of byte m is action 8 m + n.

    `gaps[n]` contains n zero bytes, and the last gap is as long as a mask. Legal actions are in ascending order, so a
    mask alternates between gaps and single bytes.
    """
    parts: list[bytes] = []
    size: i64 = len(gaps) - 1
    for legal in lists:
        written: i64 = 0
        place: i64 = 0
        byte: i64 = 0
        for action in legal:
            number: i64 = action
            if number >> 3 != place:
                if byte:
                    parts.append(gaps[place - written])
                    parts.append(BYTES[byte])
                    written = place + 1
                    byte = 0
                place = number >> 3
            byte |= 1 << (number & 7)
        if byte:
            parts.append(gaps[place - written])
            parts.append(BYTES[byte])
            written = place + 1
        parts.append(gaps[size - written])
    return b"".join(parts)
