"""What the painter needs of a language: something that says messages."""

from __future__ import annotations

from collections.abc import Callable

from kontor.core import Message

Say = Callable[[Message], str]
