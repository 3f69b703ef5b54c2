"""Adapts the command line's streams to the terminal's encoding."""

from __future__ import annotations

import sys
from io import TextIOWrapper
from typing import TextIO


def is_unicode(stream: TextIO) -> bool:
    """Return whether a stream can encode every character."""
    return (stream.encoding or "").lower().replace("-", "") == "utf8"


def tame_streams() -> None:
    """Replace characters that the terminal cannot show instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace" if is_unicode(stream) else "replace")
