"""A short version of `make load` with few tables and without timing."""

from __future__ import annotations

import pytest

from tests.load import Wanted, lines, measured

pytestmark = pytest.mark.slow

FEW = Wanted(tables=3, spectators=4, seconds=3, every=0.5, entries=10, patricians=1, sleeping=5, quiet=0.1)


@pytest.mark.parametrize("processes", [1, pytest.param(2, marks=pytest.mark.full)])
def test_everything_is_answered_and_nothing_lost(processes: int) -> None:
    wanted = FEW._replace(processes=processes, on_postgres=processes > 1)
    found = measured(wanted)  # raises Lost if a click is refused, or if somebody misses an entry
    assert len(found.stored) == len(found.seen) >= wanted.tables
    report = "\n".join(lines(wanted, found))
    assert all(word in report for word in ("p50", "p95", "p99", "CPU", "memory per watched table"))
