"""Sends questions to the bots in a second worker, which keeps the table responsive.

A worker receives no messages while it computes, so a search cannot be stopped. However, every level has a time limit.
"""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

from kontor.core import RandomBits
from kontor.page.store import Ask
from kontor.table import Question
from kontor.table.turns import Turns, Urgency


class NoAnswer(Exception):
    """Raised if the worker died or reported an error."""


class Thinking:
    """The worker that runs the bots, answering one question at a time, most urgent first."""

    def __init__(self, ask: Ask, bits: RandomBits) -> None:
        self._ask = ask
        self._bits = bits
        self._turns = Turns(1)
        self._ids = count(1)

    async def answer(self, question: Question, urgency: Urgency = Urgency.PLAYED) -> dict[str, Any]:
        """Answer a question. Raises NoAnswer on failure. Questions that are cancelled while waiting are discarded."""
        await self._turns.take(urgency)
        form = question.form(next(self._ids), self._bits.getrandbits(64))
        asking = asyncio.ensure_future(self._ask(json.dumps(form)))
        asking.add_done_callback(self._done)
        answer: dict[str, Any] = json.loads(await asyncio.shield(asking))
        if "error" in answer:
            raise NoAnswer(answer["error"])
        return answer

    def _done(self, asking: asyncio.Future[str]) -> None:
        self._turns.give()
        if not asking.cancelled():
            asking.exception()  # the caller gets the error, unless it has stopped waiting
