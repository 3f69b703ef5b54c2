"""Helpers for checking the output of a command."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)

    def refused(self, *parts: str, code: int = 2) -> bool:
        """Return whether input was rejected, with all these parts on stderr, nothing on stdout, and no traceback."""
        assert (self.code, self.out) == (code, ""), self
        assert "Traceback" not in self.err
        said = " ".join(self.err.split())
        for part in parts:
            assert part in said, self.err
        return True


Run = Callable[..., Answer]
