"""The analysis of a finished game: the win probabilities before each decision, and the cost of the decision."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from kontor.table.log import ACTION, Table, TableState
from kontor.table.messages import AnalysisForm, JudgedForm

Judge = Callable[[Table, TableState], Awaitable[JudgedForm]]


class Analysis:
    """The analysis of one game, with the results available so far."""

    def __init__(self, table: Table, judge: Judge, report: Callable[[Exception], None]) -> None:
        """`report` is called with the error if the analysis fails."""
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
        """Evaluate all decisions. The table is dropped afterwards, because games are large."""
        try:
            for state in states:
                self._found.append(await judge(table, state))
        except Exception as error:
            self.failed = True
            report(error)
