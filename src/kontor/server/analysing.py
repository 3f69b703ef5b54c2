"""A finished game in hindsight: how the chances stood at each decision, and what it cost.

It is worked out where bots think, one decision at a time in the whole server, the games in turn: so bots at tables wait
for one of them at most. What has been found so far can be read meanwhile; it is kept for a while, and worked out anew
when somebody asks later.
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
from kontor.table.log import ACTION, Logged, Table
from kontor.table.messages import AnalysisForm, JudgedForm
from kontor.table.questions import judged, judgement_of

MOST_KEPT = 30

logger = structlog.get_logger("kontor.analysing")


class Analyses:
    """Those of the tables that were asked for last. One that is under way is never dropped for another."""

    def __init__(self, thinking: Thinking, limit: Limit, rate: Rate) -> None:
        """`rate`: how many may be begun, by address."""
        self._critic = Critic(thinking, limit)
        self._rate = rate
        self._kept: OrderedDict[str, Analysis] = OrderedDict()

    def form(self, id: str, table: Table, address: str, after: int) -> AnalysisForm:
        """What is known by now, without the first decisions; it is begun where nobody has asked before."""
        if id not in self._kept:
            self._begin(id, table, address)
        self._kept.move_to_end(id)
        analysis = self._kept[id]
        if analysis.failed:  # that is told once; whoever asks again lets it be tried again
            del self._kept[id]
        return analysis.form(after)

    def forget(self, id: str) -> None:
        """The table is no more."""
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
    """Of one game, as far as it has come."""

    def __init__(self, critic: Critic, table: Table) -> None:
        steps = [step for step in reversed([*table.counting()]) if step.entry.kind == ACTION]
        self.failed = False
        self._total = len(steps)
        self._found: list[JudgedForm] = []
        self.task = asyncio.create_task(self._work(critic, table, steps))

    def form(self, after: int) -> AnalysisForm:
        return AnalysisForm(self.task.done(), self._total, self._found[max(0, after) :])

    async def _work(self, critic: Critic, table: Table, steps: list[Logged]) -> None:
        """The table is not kept beyond the end of it: games are large."""
        try:
            for step in steps:
                self._found.append(await critic.judged(table, step))
        except Exception as error:
            self.failed = True
            logger.error("analysis failed", exc_info=error)


class Critic:
    """Weighs one decision after another, whatever game it is of."""

    def __init__(self, thinking: Thinking, limit: Limit) -> None:
        self._thinking = thinking
        self._limit = limit
        self._one = asyncio.Lock()

    async def judged(self, table: Table, state: Logged) -> JudgedForm:
        async with self._one:
            answer = await self._thinking.answer(judgement_of(table, state, self._limit), Urgency.WATCHED)
        return judged(table, state, answer)
