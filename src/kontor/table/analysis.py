"""Analysis of a finished game, with win probabilities before each decision and the cost of each decision."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from kontor.table.log import ACTION, Table, TableState
from kontor.table.messages import AnalysisForm, JudgedForm

Judge = Callable[[Table, TableState], Awaitable[JudgedForm]]


class Analysis:
    """Analysis of one game. Partial results can be read while it is running."""

    def __init__(self, table: Table, judge: Judge, report: Callable[[Exception], None]) -> None:
        """Start the analysis. If the analysis fails, `report` is called with the error."""
        states = [state for state in reversed([*table.counting()]) if state.entry.kind == ACTION]
        self.failed = False
        self._total = len(states)
        self._found: list[JudgedForm] = []
        self.task = asyncio.create_task(self._work(table, judge, states, report))

    def form(self, after: int) -> AnalysisForm:
        return AnalysisForm(self.task.done(), self._total, self._found[max(0, after) :])

    async def _work(
        self, table: Table, judge: Judge, states: list[TableState], report: Callable[[Exception], None]
    ) -> None:
        """Evaluate all decisions, then release the table to free its memory."""
        try:
            for state in states:
                self._found.append(await judge(table, state))
        except Exception as error:
            self.failed = True
            report(error)
