"""Selects the language of the command line: the requested one, the system's, or English."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from kontor.words.language_codes import FIRST_LANGUAGE, checked, languages

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the system's language, in order of precedence."""

_spoken = FIRST_LANGUAGE


def spoken() -> str:
    """Return the current language."""
    return _spoken


def speak(wanted: str | None) -> None:
    """Set the language, or use the system's language if it is None.

    Raises LanguageUnknown, with a message in the system's language.
    """
    global _spoken
    _spoken = of_system(os.environ)
    if wanted is not None:
        _spoken = known(wanted) or checked(wanted)


def of_system(environment: Mapping[str, str]) -> str:
    """Return the system's language.

    For example, `de_AT.UTF-8` is German. `C`, `POSIX` and unsupported languages count as English.
    """
    said = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return known(said) or FIRST_LANGUAGE


def known(tag: str) -> str | None:
    """Return the language of a tag or locale, without the country.

    For example, `fr-CH`, `fr_CH.UTF-8` and `FR` become `fr`.
    """
    code = re.split(r"[-_.@]", tag.strip())[0].lower()
    return code if code in languages() else None
