"""Numbers in the format of each language."""

from __future__ import annotations

from babel import Locale
from babel.numbers import format_decimal, format_percent


def decimal(value: float, digits: int, language: str) -> str:
    """Format a number with this many decimal places, for example `1,234.5` in English and `1.234,5` in German."""
    return str(format_decimal(value, format=_pattern("#,##0", digits), locale=language))


def percent(value: float, digits: int, language: str) -> str:
    """Format a share as a percentage, for example `62.5%` in English and `62,5 %` in German."""
    pattern = Locale.parse(language).percent_formats[None].pattern
    return str(format_percent(value, format=pattern.replace("#,##0", _pattern("#,##0", digits)), locale=language))


def _pattern(whole: str, digits: int) -> str:
    return f"{whole}.{'0' * digits}" if digits else whole
