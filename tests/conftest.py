"""Set the command line to English, restore Ctrl-C for subprocesses if the tests were started in the background, leave
tests marked `full` to `make test-all`, and begin with the slow tests on every worker.
"""

from __future__ import annotations

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


def slow_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """The tests in an order in which each worker begins with its share of the slow ones.

    Each worker gets a contiguous part of the list. If all slow tests came first, one worker would get all of them, and
    the others would wait for it at the end. Neighbours stay together, since they may share a fixture of their module.
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
