"""The language of the command line: the requested one, else the system's, else English."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping

from kontor.words.language_codes import FIRST_LANGUAGE, checked, languages

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the system's language. The first one set is used."""

_spoken = FIRST_LANGUAGE


def spoken() -> str:
    """The current language."""
    return _spoken


def speak(wanted: str | None) -> None:
    """Set the language, or use the system's. Raises LanguageUnknown, with a message in the system's language."""
    global _spoken
    _spoken = of_system(os.environ)
    if wanted is not None:
        _spoken = known(wanted) or checked(wanted)


def of_system(environment: Mapping[str, str]) -> str:
    """The system's language: `de_AT.UTF-8` is German. `C`, `POSIX` and unsupported languages are English."""
    said = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return known(said) or FIRST_LANGUAGE


def known(tag: str) -> str | None:
    """The language of a tag or a locale, ignoring its country: `fr-CH`, `fr_CH.UTF-8` and `FR` are `fr`."""
    code = re.split(r"[-_.@]", tag.strip())[0].lower()
    return code if code in languages() else None
