"""Random numbers of environments. All that they remember is one number: a copy for a search costs next to nothing."""

from __future__ import annotations

import hashlib
import secrets

WORD = (1 << 64) - 1


class Stream:
    """Random bits by SplitMix64: whatever the seed, the same numbers on every machine."""

    __slots__ = ("_state",)

    def __init__(self, seed: object) -> None:
        self._state = int.from_bytes(hashlib.blake2b(repr(seed).encode(), digest_size=8).digest(), "big")

    def getrandbits(self, k: int) -> int:
        """A whole number of so many bits."""
        number = 0
        for shift in range(0, k, 64):
            number |= self._word() << shift
        return number & ((1 << k) - 1)

    def _word(self) -> int:
        self._state = mixed = self._state + 0x9E3779B97F4A7C15 & WORD
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & WORD
        return mixed ^ mixed >> 31

    def copy(self) -> Stream:
        """Another one that goes on as this one would."""
        other = Stream.__new__(Stream)
        other._state = self._state
        return other


def unforeseen() -> int:
    """A seed that nobody knows."""
    return secrets.randbits(64)
