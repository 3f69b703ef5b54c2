"""The languages that Kontor has words for. Importing this loads no words."""

from __future__ import annotations

from pathlib import Path

from kontor.core.errors import KontorError
from kontor.core.messages import Message

SHARED = Path(__file__).parent
FIRST_LANGUAGE = "en"


class LanguageUnknown(KontorError):
    """Kontor has no words for this language."""


def languages() -> list[str]:
    """The codes of all languages.

    >>> languages()
    ['de', 'en', 'fr', 'it']
    """
    return sorted(file.stem for file in SHARED.glob("*.ftl"))


def checked(language: str) -> str:
    """The same code, or LanguageUnknown if there are no words for it."""
    if language not in languages():
        possible = ", ".join(languages())
        raise LanguageUnknown([Message("language-unknown", {"language": language, "possible": possible})])
    return language
