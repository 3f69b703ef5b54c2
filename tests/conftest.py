"""Configures all tests: sets the language to English, restores Ctrl-C for subprocesses if the tests were started in the
background, leaves tests marked `full` to `make test-all`, starts with the slow tests on every worker, and speeds up
garbage collection.
"""

from __future__ import annotations

import gc
import os
import signal

import pytest

os.environ["KONTOR_LANGUAGE"] = "en"
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not os.environ.get("KONTOR_FULL"):
        out = [item for item in items if item.get_closest_marker("full")]
        config.hook.pytest_deselected(items=out)
        items[:] = [item for item in items if not item.get_closest_marker("full")]
    items[:] = slow_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def pytest_collection_finish() -> None:
    """Let the garbage collector ignore the thousands of collected tests and all imported modules."""
    gc.collect()
    gc.freeze()


def slow_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests in an order in which each worker begins with its share of the slow tests. Each worker gets a
    contiguous part of the list. If all slow tests came first, one worker would get all of them, and the others would
    have to wait for it. Adjacent tests stay together, because they may share a module fixture.
    """
    slow = [item for item in items if item.get_closest_marker("slow")]
    fast = [item for item in items if not item.get_closest_marker("slow")]
    ordered: list[pytest.Item] = []
    for left in range(workers, 0, -1):
        size = (len(slow) + len(fast)) // left  # as xdist divides them
        begin = slow[: -(-len(slow) // left)][:size]
        rest = fast[: size - len(begin)]
        ordered += begin + rest
        slow, fast = slow[len(begin) :], fast[len(rest) :]
    return ordered
