"""Set the command line to English, and restore Ctrl-C for subprocesses if the tests were started in the background."""

from __future__ import annotations

import os
import signal

os.environ["KONTOR_LANGUAGE"] = "en"
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
