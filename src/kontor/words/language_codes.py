"""Codes of Kontor's languages. Importing this module loads no translations."""

from __future__ import annotations

from pathlib import Path

from kontor.core.errors import KontorError
from kontor.core.messages import Message

SHARED = Path(__file__).parent
FIRST_LANGUAGE = "en"


class LanguageUnknown(KontorError):
    """Raised if Kontor has no translation for a language."""


def languages() -> list[str]:
    """Return the codes of all languages.

    >>> languages()
    ['de', 'en', 'fr', 'it']
    """
    return sorted(file.stem for file in SHARED.glob("*.ftl"))


def checked(language: str) -> str:
    """Return the code, or raise LanguageUnknown if there is no translation."""
    if language not in languages():
        possible = ", ".join(languages())
        raise LanguageUnknown([Message("language-unknown", {"language": language, "possible": possible})])
    return language
