"""Analysis of finished games: win probabilities before each decision, and the cost of each decision.

A bot process analyses one decision at a time, alternating between games, so a bot at a table never waits for more than
one decision. Clients can read partial results. Finished results are cached for a while. Later requests compute them
again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

import structlog

from kontor.bots import Limit
from kontor.core import Message
from kontor.server.budgets import Owners
from kontor.server.thinking import Thinking
from kontor.table.analysis import Analysis
from kontor.table.log import Table, TableState
from kontor.table.messages import AnalysisForm, JudgedForm
from kontor.table.questions import judged, judgement_of
from kontor.table.refusals import Refused
from kontor.table.turns import Urgency

MOST_KEPT = 30

logger = structlog.get_logger("kontor.analysis")


class Analyses:
    """Cache of the most recently requested analyses. An analysis in progress is never evicted."""

    def __init__(self, thinking: Thinking, limit: Limit) -> None:
        self._critic = Critic(thinking, limit)
        self._kept: OrderedDict[str, Analysis] = OrderedDict()

    def form(self, id: str, table: Table, owners: Owners, after: int) -> AnalysisForm:
        """Return the results available so far, from a given decision on. The first request starts the analysis and is
        charged for it.
        """
        if id not in self._kept:
            self._begin(id, table, owners)
        self._kept.move_to_end(id)
        analysis = self._kept[id]
        if analysis.failed:  # report the error once, and restart the analysis at the next request
            del self._kept[id]
        return analysis.form(after)

    def forget(self, id: str) -> None:
        """Discard the analysis of a deleted table."""
        if id in self._kept:
            self._kept.pop(id).task.cancel()

    async def close(self) -> None:
        tasks = [one.task for one in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, id: str, table: Table, owners: Owners) -> None:
        self._critic.check(owners)
        if len(self._kept) >= MOST_KEPT:
            oldest = next((id for id, analysis in self._kept.items() if analysis.task.done()), None)
            if oldest is None:
                raise Refused("too-many", Message("server-too-many-analyses", {}), retry=60)
            del self._kept[oldest]
        self._kept[id] = Analysis(table, partial(self._critic.judged, owners), _failed)


class Critic:
    """Evaluates the decisions of any game one by one."""

    def __init__(self, thinking: Thinking, limit: Limit) -> None:
        self._thinking = thinking
        self._limit = limit
        self._one = asyncio.Lock()

    def check(self, owners: Owners) -> None:
        """Check that the owners have enough budget for an analysis."""
        self._thinking.check(owners)

    async def judged(self, owners: Owners, table: Table, state: TableState) -> JudgedForm:
        async with self._one:
            answer = await self._thinking.answer(judgement_of(table, state, self._limit), Urgency.WATCHED, owners)
        return judged(table, state, answer)


def _failed(error: Exception) -> None:
    logger.error("analysis failed", exc_info=error)
