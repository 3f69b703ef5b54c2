"""Starts a server whose clock a test moves (see `time_travel`)."""

from __future__ import annotations

import json
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kontor.table.clocks import HOUR
from tests.browser.people import PATIENCE
from tests.browser.serving import Serving
from tests.browser.time_travel import LIVE_STEP, STEP

WEDNESDAY = 2


class Travelling(Serving):
    """A server with a controllable clock, which starts at noon on a Wednesday."""

    def __init__(self, folder: Path, client: Path, live: bool = False) -> None:
        """Prepare a server. `live` is true if live games are played, in which time must pass in small steps."""
        self._file = folder / "time.json"
        step = LIVE_STEP if live else STEP
        command = [sys.executable, "-m", "tests.browser.time_travel", str(step), str(self._file)]
        super().__init__(folder, client, command)
        now = datetime.now(UTC)
        noon = now.replace(hour=12, minute=0, second=0)
        later = noon + timedelta(days=(WEDNESDAY - now.weekday()) % 7 or 7) - now
        self._set(int(later.total_seconds() * 1000), 0)

    def _set(self, passed: int, jumped: int) -> None:
        self._time = passed, jumped
        new = self._file.with_suffix(".new")
        new.write_text(json.dumps(self._time), "utf-8")
        new.replace(self._file)

    def lose(self, hours: float) -> None:
        """Let time pass while the server is not running."""
        self._set(self._time[0] + round(hours * HOUR), self._time[1])

    def spend(self, hours: float) -> None:
        """Let time pass on the server."""
        self.lose(hours)
        self._arrive()

    def jump(self, hours: int) -> None:
        """Set the system clock of the server."""
        self._set(self._time[0], self._time[1] + hours * HOUR)
        self._arrive()

    def _arrive(self) -> None:
        for _ in range(PATIENCE // 50):
            if self._file.with_suffix(".reached").read_text("utf-8") == json.dumps(self._time):
                time.sleep(1.5)  # a server sends a new date every second
                return
            time.sleep(0.05)
        raise AssertionError("the server did not arrive")
