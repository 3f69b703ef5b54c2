"""Set the command line to English, restore Ctrl-C for subprocesses if the tests were started in the background, leave
tests marked `full` to `make test-all`, and begin with the slow tests.
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
    # With a slow test at the end, one worker would wait for the other.
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
