"""Set the command line to English, restore Ctrl-C for subprocesses if the tests were started in the background, and
leave tests marked `full` to `make test-all`.
"""

from __future__ import annotations

import os
import signal

import pytest

os.environ["KONTOR_LANGUAGE"] = "en"
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if os.environ.get("KONTOR_FULL"):
        return
    out = [item for item in items if item.get_closest_marker("full")]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]
