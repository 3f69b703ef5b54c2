"""A cache with a size limit."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class BoundedCache(Generic[Thing]):
    """A cache that is cleared when full. Entries that are still needed are computed again."""

    __slots__ = ("_most", "_things")

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: dict[Hashable, Thing] = {}

    def find(self, key: Hashable) -> Thing | None:
        return self._things.get(key)

    def keep(self, key: Hashable, thing: Thing) -> Thing:
        if len(self._things) >= self._most:
            self._things.clear()
        self._things[key] = thing
        return thing
