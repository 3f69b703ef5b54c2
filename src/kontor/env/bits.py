"""Random number generator for the environments. Its state is one integer, so it is cheap to copy."""

from __future__ import annotations

import hashlib
import secrets

WORD = (1 << 64) - 1


class Stream:
    """Random bits from SplitMix64. The same seed gives the same numbers on every machine."""

    __slots__ = ("_state",)

    def __init__(self, seed: object) -> None:
        self._state = int.from_bytes(hashlib.blake2b(repr(seed).encode(), digest_size=8).digest(), "big")

    def getrandbits(self, k: int) -> int:
        """Return an integer with `k` random bits."""
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
        """Return a copy that continues the same sequence."""
        other = Stream.__new__(Stream)
        other._state = self._state
        return other


def unforeseen() -> int:
    """Return an unpredictable seed."""
    return secrets.randbits(64)
