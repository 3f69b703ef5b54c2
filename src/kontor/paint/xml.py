"""Writes SVG elements as text and escapes all external input."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

QUOTES = {'"': "&quot;", "'": "&apos;", "\n": "&#10;"}
NOT_XML = (*range(9), 11, 12, *range(14, 32), *range(0xD800, 0xE000), 0xFFFE, 0xFFFF)
TURNING = (*range(0x202A, 0x202F), *range(0x2066, 0x206A))
"""Characters that change the direction of text and would also affect the text around a name."""
FORBIDDEN = dict.fromkeys((*NOT_XML, *TURNING))
"""Characters to remove."""

Attribute = str | int | float | None


def text(said: str) -> str:
    """Escape text for the content of an element."""
    return escape(said.translate(FORBIDDEN))


def number(value: float) -> str:
    """Format a number briefly, with the same result on every machine."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown in ("-0", "") else shown


def el(name: str, *children: str, **attributes: Attribute) -> str:
    """Return an element. The keyword `stroke_width` becomes `stroke-width`, and `class_` becomes `class`. Attributes
    that are None are left out.
    """
    parts = [name]
    for key, value in attributes.items():
        if value is None:
            continue
        written = number(value) if isinstance(value, int | float) else escape(value.translate(FORBIDDEN), QUOTES)
        parts.append(f'{key.rstrip("_").replace("_", "-")}="{written}"')
    opening = " ".join(parts)
    inner = "".join(children)
    return f"<{opening}>{inner}</{name}>" if inner else f"<{opening}/>"


def named(name: str, tip: str, children: Iterable[str]) -> str:
    """Return a group with a name for screen readers and a tooltip. Without a name, return only the content."""
    if not name:
        return "".join(children)
    said = f"{name}. {tip}" if tip else name
    return el("g", el("title", text(said)), *children, role="img", aria_label=said)
