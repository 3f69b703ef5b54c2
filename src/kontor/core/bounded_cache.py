"""What is worked out once and asked for again: kept by what it depends on, as long as there is room."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")


class BoundedCache(Generic[Thing]):
    """So many things at most. When there are more all are forgotten: what is asked for will soon be there again."""

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
