"""What the arena refuses."""

from __future__ import annotations

from kontor.core import KontorError, Message


class ArenaError(KontorError):
    """A match that cannot be played as it was asked for."""


def refused(id: str, **args: str | int) -> ArenaError:
    return ArenaError([Message(id, dict(args))])
