"""Analysis of finished games: the win probabilities before each decision, and its cost.

Bot processes analyse one decision at a time for the whole server, and take turns between games, so a bot at a table
waits for at most one decision. Clients can read partial results. Results are cached for a while and recomputed on later
requests.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import structlog

from kontor.bots import Limit
from kontor.core import Message
from kontor.server.problems import Refused
from kontor.server.rates import Rate
from kontor.server.thinking import Thinking, Urgency
from kontor.table.log import ACTION, Table, TableState
from kontor.table.messages import AnalysisForm, JudgedForm
from kontor.table.questions import judged, judgement_of

MOST_KEPT = 30

logger = structlog.get_logger("kontor.analysis")


class Analyses:
    """The most recently requested analyses. An analysis in progress is never dropped."""

    def __init__(self, thinking: Thinking, limit: Limit, rate: Rate) -> None:
        """`rate` limits the number of analyses that an address may start."""
        self._critic = Critic(thinking, limit)
        self._rate = rate
        self._kept: OrderedDict[str, Analysis] = OrderedDict()

    def form(self, id: str, table: Table, address: str, after: int) -> AnalysisForm:
        """The results so far, from a given decision on. The first request starts the analysis."""
        if id not in self._kept:
            self._begin(id, table, address)
        self._kept.move_to_end(id)
        analysis = self._kept[id]
        if analysis.failed:  # reported once; another request restarts it
            del self._kept[id]
        return analysis.form(after)

    def forget(self, id: str) -> None:
        """Drop the analysis of a deleted table."""
        if id in self._kept:
            self._kept.pop(id).task.cancel()

    async def close(self) -> None:
        tasks = [one.task for one in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _begin(self, id: str, table: Table, address: str) -> None:
        too_many = Message("server-too-many-analyses", {})
        self._rate.check(address, too_many)
        if len(self._kept) >= MOST_KEPT:
            oldest = next((id for id, analysis in self._kept.items() if analysis.task.done()), None)
            if oldest is None:
                raise Refused("too-many", too_many)
            del self._kept[oldest]
        self._kept[id] = Analysis(self._critic, table)


class Analysis:
    """The analysis of one game, with its results so far."""

    def __init__(self, critic: Critic, table: Table) -> None:
        states = [state for state in reversed([*table.counting()]) if state.entry.kind == ACTION]
        self.failed = False
        self._total = len(states)
        self._found: list[JudgedForm] = []
        self.task = asyncio.create_task(self._work(critic, table, states))

    def form(self, after: int) -> AnalysisForm:
        return AnalysisForm(self.task.done(), self._total, self._found[max(0, after) :])

    async def _work(self, critic: Critic, table: Table, states: list[TableState]) -> None:
        """Judge all decisions. The table is not kept afterwards, because games are large."""
        try:
            for state in states:
                self._found.append(await critic.judged(table, state))
        except Exception as error:
            self.failed = True
            logger.error("analysis failed", exc_info=error)


class Critic:
    """Judges one decision after another, of any game."""

    def __init__(self, thinking: Thinking, limit: Limit) -> None:
        self._thinking = thinking
        self._limit = limit
        self._one = asyncio.Lock()

    async def judged(self, table: Table, state: TableState) -> JudgedForm:
        async with self._one:
            answer = await self._thinking.answer(judgement_of(table, state, self._limit), Urgency.WATCHED)
        return judged(table, state, answer)
