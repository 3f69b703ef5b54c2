"""Type of the translation function passed to the painter."""

from __future__ import annotations

from collections.abc import Callable

from kontor.core import Message

Say = Callable[[Message], str]
