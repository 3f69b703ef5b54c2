"""Lets the command line speak English, whatever the machine does, and what the tests start hear Ctrl-C, even where they
were started in the background themselves.
"""

from __future__ import annotations

import os
import signal

os.environ["KONTOR_LANGUAGE"] = "en"
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
