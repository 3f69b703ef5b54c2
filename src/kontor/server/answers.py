"""Hints and pictures from bot processes, shared by several visitors. Each is computed once and charged to the network
of the first visitor who asked.
"""

from __future__ import annotations

import asyncio
import time
from math import inf
from typing import Any, NamedTuple

from kontor.core import Message
from kontor.server.backdrops import AGAIN
from kontor.server.budgets import Owners
from kontor.server.thinking import NoAnswer, Thinking
from kontor.table import Question
from kontor.table.refusals import Refused, not_now
from kontor.table.turns import Urgency

HINTS_KEPT = 200
PICTURES_KEPT = 40
"""Number of pictures kept in memory. Each takes about half a megabyte."""
PICTURES_WAITING = 8
"""Maximum number of pictures being drawn or waiting to be drawn."""
PICTURES_OF_ONE = 2
"""Maximum number of unfinished pictures for one network. Larger networks may have a multiple of this."""
PICTURE_SECONDS = 2
"""Seconds to wait before retrying a refused picture request."""


class HintedDecision(NamedTuple):
    """A decision that someone wants hints for. The log is append-only, so its length identifies the position."""

    table: str
    sequence: int
    seat: int


class PictureKey(NamedTuple):
    """Cache key of a picture: the position and the players' names and colours."""

    table: str
    sequence: int
    names: tuple[str, ...]
    colours: tuple[int, ...]


Key = HintedDecision | PictureKey


class AnswerQueue:
    """Answers to one kind of question, with a cache."""

    def __init__(self, thinking: Thinking, kept: int) -> None:
        """Create an empty queue. `kept` is the maximum number of cached answers."""
        self._thinking = thinking
        self._kept = kept
        self._asked: dict[Key, asyncio.Task[dict[str, Any]]] = {}
        self._unanswered: dict[Key, Owners] = {}

    async def answer(self, owners: Owners, key: Key, question: Question) -> dict[str, Any]:
        """Return the answer. Identical questions share one answer. Raises NoAnswer on failure."""
        if key not in self._asked:
            self._check(owners, key)
            self._unanswered[key] = owners
            self._asked[key] = asyncio.create_task(self._work(owners, key, question))
        return await asyncio.shield(self._asked[key])  # other clients may be waiting for the same answer

    async def close(self) -> None:
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check(self, owners: Owners, key: Key) -> None:
        """Refuse a new question if its owners have no thinking time left."""
        self._thinking.check(owners)

    async def _work(self, owners: Owners, key: Key, question: Question) -> dict[str, Any]:
        try:
            return await self._thinking.answer(question, Urgency.PLAYED, owners)
        except BaseException:
            del self._asked[key]  # allow another attempt
            raise
        finally:
            del self._unanswered[key]
            answered = [old for old in self._asked if old not in self._unanswered]
            for old in answered[: max(0, len(self._asked) - self._kept)]:
                del self._asked[old]


class PictureQueue(AnswerQueue):
    """A queue for pictures. Anyone can request one, so only a few may wait at a time."""

    def __init__(self, thinking: Thinking, kept: int = PICTURES_KEPT, waiting: int = PICTURES_WAITING) -> None:
        """Create an empty queue. `waiting` is the maximum number of unfinished pictures."""
        super().__init__(thinking, kept)
        self._waiting = waiting
        self._failed: dict[str, float] = {}
        """Time of the failure, for tables whose latest picture could not be drawn."""

    def _check(self, owners: Owners, key: Key) -> None:
        if time.monotonic() < self._failed.get(key.table, -inf) + AGAIN:
            raise not_now(Message("server-not-drawn", {}))
        if len(self._unanswered) >= self._waiting or any(self._is_full(*owner) for owner in owners):
            raise Refused("too-many", Message("server-too-many-pictures", {}), retry=PICTURE_SECONDS)
        super()._check(owners, key)

    def _is_full(self, owner: str, times: int) -> bool:
        """Return whether a network has reached its limit of unfinished pictures, at most half of the queue."""
        mine = sum(owner in dict(owners) for owners in self._unanswered.values())
        return mine >= min(PICTURES_OF_ONE * times, self._waiting // 2)

    async def _work(self, owners: Owners, key: Key, question: Question) -> dict[str, Any]:
        try:
            return await super()._work(owners, key, question)
        except NoAnswer:
            now = time.monotonic()
            self._failed = {table: at for table, at in self._failed.items() if now < at + AGAIN}
            self._failed[key.table] = now
            raise
