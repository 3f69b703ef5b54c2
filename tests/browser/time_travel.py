"""A server with a clock that a test controls: `python -m tests.browser.time_travel STEP FILE serve …`.

FILE contains two numbers of milliseconds as JSON: the time that has *passed*, and the distance that the system clock
has *jumped*. Time passes in steps of STEP milliseconds, as if the server had been running the whole time. Changes made
while no server is running take effect when the next server starts.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from kontor.cli.main import app
from kontor.server import clocks, service
from kontor.server.clocks import Clocks
from kontor.server.steady_clock import SteadyTime
from kontor.table.clocks import SECOND

STEP = clocks.GAP_DAYS - 10 * SECOND
"""Step in milliseconds for games over several days. A longer gap between two heartbeats would count as an outage."""
LIVE_STEP, LIVE_GAP = 30 * SECOND, 600 * SECOND
"""Step for live games, and the gap that counts as an outage, which is long so that slow machines have none."""
BEAT = 0.01
"""Seconds between two heartbeats."""

real_time, real_monotonic = time.time, time.monotonic


class Travel:
    """Current time of this process."""

    def __init__(self, file: Path, step: int) -> None:
        self._file = file
        self._step = step
        self.passed, self.jumped = self.wanted()

    def wanted(self) -> tuple[int, int]:
        passed, jumped = json.loads(self._file.read_text("utf-8"))
        return int(passed), int(jumped)

    def step(self) -> None:
        """Advance towards the requested time, and report when it is reached."""
        passed, self.jumped = self.wanted()
        self.passed = min(passed, self.passed + self._step)
        if self.passed == passed:
            self._file.with_suffix(".reached").write_text(json.dumps([self.passed, self.jumped]), "utf-8")

    def time(self) -> float:
        return real_time() + (self.passed + self.jumped) / SECOND

    def monotonic(self) -> float:
        return real_monotonic() + self.passed / SECOND

    def milliseconds(self) -> int:
        return int(self.time() * SECOND)


def main() -> None:
    step, file = sys.argv.pop(1), sys.argv.pop(1)
    travel = Travel(Path(file), int(step))
    time.time = travel.time

    class TravellingClocks(Clocks):
        """The clocks of all tables, with time-outs right from the start."""

        def __init__(self, database: Any, changing: Any, warn: Any, **_: Any) -> None:
            super().__init__(database, changing, warn, SteadyTime(travel.milliseconds, travel.monotonic), grace=0)

        async def beat(self) -> None:
            travel.step()
            await super().beat()

    setattr(service, "Clocks", TravellingClocks)  # noqa: B010
    clocks.BEAT = BEAT
    if int(step) == LIVE_STEP:
        clocks.GAP = LIVE_GAP
    app()


if __name__ == "__main__":
    main()
