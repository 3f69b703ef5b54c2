"""Hints: each question is answered once, and paid for by the visitor who asked first."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from kontor.server.budgets import Owners
from kontor.server.thinking import Thinking
from kontor.table import Question
from kontor.table.turns import Urgency

MOST_KEPT = 200


class HintedDecision(NamedTuple):
    """The decision that a hint is for. Logs only grow, so it identifies one position."""

    table: str
    sequence: int
    seat: int


class HintQueue:
    """The hints of one server."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._asked: OrderedDict[HintedDecision, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def answer(self, owners: Owners, decision: HintedDecision, question: Question) -> dict[str, Any]:
        """The answer, shared with earlier identical questions. Raises NoAnswer if there is none."""
        if decision not in self._asked:
            self._thinking.check(owners)
            self._asked[decision] = asyncio.create_task(self._work(owners, decision, question))
        return await asyncio.shield(self._asked[decision])  # other clients may be waiting for it

    async def close(self) -> None:
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, owners: Owners, decision: HintedDecision, question: Question) -> dict[str, Any]:
        try:
            return await self._thinking.answer(question, Urgency.PLAYED, owners)
        except BaseException:
            self._asked.pop(decision)  # a new attempt may succeed
            raise
        finally:
            while len(self._asked) > MOST_KEPT:
                self._asked.popitem(last=False)
