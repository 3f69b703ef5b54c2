"""Answers of bot processes that several visitors share: hints and pictures.

Each question is answered once, and paid for by the visitor who asked first.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from kontor.core import Message
from kontor.server.budgets import Owners
from kontor.server.thinking import Thinking
from kontor.table import Question
from kontor.table.refusals import Refused
from kontor.table.turns import Urgency

HINTS_KEPT = 200
PICTURES_KEPT = 40
"""Number of pictures in memory. Each has about half a megabyte."""
PICTURES_WAITING = 8
"""Number of pictures that may be drawn or wait for it."""
PICTURE_SECONDS = 2
"""Seconds after which there may be room for another picture."""


class HintedDecision(NamedTuple):
    """The decision that a hint is for. Logs only grow, so it identifies one position."""

    table: str
    sequence: int
    seat: int


class PictureKey(NamedTuple):
    """Everything that a picture depends on: the position and the names of the players, which can change."""

    table: str
    sequence: int
    names: tuple[str, ...]


Key = HintedDecision | PictureKey


class AnswerQueue:
    """The answers to one kind of question."""

    def __init__(self, thinking: Thinking, kept: int, waiting: int | None = None) -> None:
        """`kept`: number of answers in memory. `waiting`: number of unanswered questions, or None for any number."""
        self._thinking = thinking
        self._kept = kept
        self._waiting = waiting
        self._asked: OrderedDict[Key, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def answer(self, owners: Owners, key: Key, question: Question) -> dict[str, Any]:
        """The answer, shared with earlier identical questions. Raises NoAnswer if there is none."""
        if key not in self._asked:
            if self._waiting is not None and sum(not task.done() for task in self._asked.values()) >= self._waiting:
                raise Refused("too-many", Message("server-too-many-pictures", {}), retry=PICTURE_SECONDS)
            self._thinking.check(owners)
            self._asked[key] = asyncio.create_task(self._work(owners, key, question))
        return await asyncio.shield(self._asked[key])  # other clients may be waiting for it

    async def close(self) -> None:
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, owners: Owners, key: Key, question: Question) -> dict[str, Any]:
        try:
            return await self._thinking.answer(question, Urgency.PLAYED, owners)
        except BaseException:
            self._asked.pop(key)  # a new attempt may succeed
            raise
        finally:
            while len(self._asked) > self._kept:
                self._asked.popitem(last=False)
