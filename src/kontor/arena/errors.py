"""Errors of the arena."""

from __future__ import annotations

from kontor.core import KontorError, Message


class ArenaError(KontorError):
    """Raised if a match cannot be played as requested."""


def refused(id: str, **args: str | int) -> ArenaError:
    return ArenaError([Message(id, dict(args))])
