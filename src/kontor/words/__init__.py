"""Kontor's texts. Turns messages into sentences (Project Fluent) and looks up handbook rules by id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kontor.words.language_codes import languages

if TYPE_CHECKING:
    from kontor.words.handbook import Handbook
    from kontor.words.words import Words, WordsMissing

__all__ = ["Handbook", "Words", "WordsMissing", "languages"]

_LAZY = {"Handbook": "kontor.words.handbook", "Words": "kontor.words.words", "WordsMissing": "kontor.words.words"}


def __getattr__(name: str) -> Any:
    """Load Fluent and Babel on first use, so commands without messages start faster."""
    if name not in _LAZY:
        raise AttributeError(f"module 'kontor.words' has no attribute {name!r}")
    from importlib import import_module

    found = globals()[name] = getattr(import_module(_LAZY[name]), name)
    return found
