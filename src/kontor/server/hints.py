"""The queue for hints: each question is answered once, and no visitor can use up all the time."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, NamedTuple

from kontor.core import Message
from kontor.server.problems import Refused
from kontor.server.thinking import Thinking
from kontor.table import Question

MOST_WAITING = 10
"""Maximum number of addresses waiting for a hint. Each may wait for one."""
MOST_KEPT = 200


class Decision(NamedTuple):
    """The decision that a hint is for. Logs only grow, so it identifies one position."""

    table: str
    sequence: int
    seat: int


class Hinting:
    """The hints of one server."""

    def __init__(self, thinking: Thinking) -> None:
        self._thinking = thinking
        self._asked: OrderedDict[Decision, asyncio.Task[dict[str, Any]]] = OrderedDict()
        self._waiting: set[str] = set()

    async def answer(self, address: str, decision: Decision, question: Question) -> dict[str, Any]:
        """The answer, shared with earlier identical questions. Raises NoAnswer if there is none."""
        if decision not in self._asked:
            if address in self._waiting or len(self._waiting) >= MOST_WAITING:
                raise Refused("too-many", Message("server-hints-busy", {}))
            self._asked[decision] = asyncio.create_task(self._work(address, decision, question))
        return await asyncio.shield(self._asked[decision])  # other clients may be waiting for it

    async def close(self) -> None:
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, address: str, decision: Decision, question: Question) -> dict[str, Any]:
        self._waiting.add(address)
        try:
            return await self._thinking.answer(question)
        except BaseException:
            self._asked.pop(decision)  # a new attempt may succeed
            raise
        finally:
            self._waiting.discard(address)
            while len(self._asked) > MOST_KEPT:
                self._asked.popitem(last=False)
