"""Draws the primitives of `drawings.json`. The browser has the same interpreter in `web/src/paint/draw.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from kontor.core.scene import Symbol
from kontor.paint.data import DRAWINGS, SYMBOLS
from kontor.paint.palette import colours
from kontor.paint.type import fitted
from kontor.paint.xml import el, number, text

Items = Sequence[Any]
Values = Mapping[str, Any]

TERM: Final = re.compile(r"([+-]?)([\d.]*)([a-z]?)")
HOLE: Final = re.compile(r"\{([^}]*)\}")
MEASURES: Final = frozenset(("cx", "cy", "font-size", "height", "r", "rx", "width", "x", "y"))
"""Attributes whose values are expressions."""
PAINTS: Final = frozenset(("fill", "stroke", "stop-color"))
"""Attributes whose values are colour roles."""
NOT_WRITTEN: Final = frozenset(
    ("bold", "centred", "class", "each", "is", "least", "most", "name")
    + ("parts", "room", "serif", "size", "slant", "text", "when")
)
"""Instructions for the interpreter. Only the browser uses `class`."""


@cache
def _terms(expression: str) -> tuple[tuple[float, str], ...]:
    found = TERM.findall(expression)
    return tuple((float(f"{sign}{value or 1}"), name) for sign, value, name in found if value or name)


def measure(expression: str | float, values: Values) -> float:
    """Return the value of a linear expression such as `0.5w-2`."""
    if not isinstance(expression, str):
        return expression
    return sum(factor * values[name] if name else factor for factor, name in _terms(expression))


class Pen:
    """Draws with a theme's colours, the shared symbols and the game's own symbols."""

    def __init__(self, symbols: Iterable[Symbol] = (), dark: bool | None = False) -> None:
        """Create a pen. If `dark` is None, the theme follows the reader's system, using `adaptive_style`."""
        self.colours = {role: f"var(--{role})" for role in colours()} if dark is None else colours(dark)
        self._symbols = SYMBOLS | {symbol.name: symbol.path for symbol in symbols}

    def draw(self, items: Items, values: Values, scope: str = "") -> str:
        """Draw items. `scope` makes the ids of gradients and clips unique on the page."""
        return "".join(
            self._item(item, one, scope) for item in _spread(items) for one in _each(item, values) if _wanted(item, one)
        )

    def symbol(self, name: str, x: float, y: float, size: float, ink: str, **more: Any) -> str:
        """Return a symbol centred on a point, or an empty string if no symbol has this name."""
        if name not in self._symbols:
            return ""
        place = f"translate({number(x)} {number(y)}) scale({size / 20:.4g})"
        return el("path", d=self._symbols[name], fill=ink, fill_rule="evenodd", transform=place, **more)

    def _item(self, item: Mapping[str, Any], values: Values, scope: str) -> str:
        written: dict[str, Any] = {}
        for name, given in item.items():
            if name not in NOT_WRITTEN:
                written[name.replace("-", "_")] = self._attribute(name, given, values, scope)
        if item["is"] == "symbol":
            x, y, ink = written.pop("x", 0), written.pop("y", 0), written.pop("fill")
            return self.symbol(filled(item["name"], values), x, y, measure(item["size"], values), ink, **written)
        if item["is"] == "text":
            return _text(item, values, written)
        if item["is"] == "rect" and "x" not in written:
            written["x"] = -written["width"] / 2
        if item["is"] == "rect" and "y" not in written:
            written["y"] = -written["height"] / 2
        inner = self.draw(item.get("parts", ()), values, scope)
        return el(item["is"], inner, **written) if inner or item["is"] != "g" else ""

    def _attribute(self, name: str, given: Any, values: Values, scope: str) -> Any:
        if not isinstance(given, str):
            return given
        if given.startswith("#"):
            return f"url(#{scope}{given[1:]})"
        if name == "id":
            return scope + given
        if name in PAINTS:
            role = filled(given, values)
            return self.colours.get(role, role)
        if name in MEASURES and not given.endswith("%"):
            return measure(given, values)
        return HOLE.sub(lambda hole: number(measure(hole[1], values)), filled(given, values))


def filled(given: str, values: Values) -> str:
    """Return a literal, or the value of `$name`."""
    return str(values[given[1:]]) if given.startswith("$") else given


def _spread(items: Items) -> Iterable[Mapping[str, Any]]:
    for item in items:
        if isinstance(item, str):
            yield from DRAWINGS["parts"][item]
        else:
            yield item


def _each(item: Mapping[str, Any], values: Values) -> Iterable[Values]:
    if "each" not in item:
        return [values]
    several = values[item["each"]]
    return [{**values, **one, "i": at, "n": len(several)} for at, one in enumerate(several)]


def _wanted(item: Mapping[str, Any], values: Values) -> bool:
    return all(any(_holds(one, values) for one in choice.split("|")) for choice in item.get("when", "").split())


def _holds(condition: str, values: Values) -> bool:
    name, _, wanted = condition.removeprefix("!").partition("=")
    found = values.get(name)
    return (found == wanted if wanted else bool(found)) is not condition.startswith("!")


def _text(item: Mapping[str, Any], values: Values, written: dict[str, Any]) -> str:
    size = min(written.pop("font_size"), item.get("most", float("inf")))
    room = measure(item.get("room", float("inf")), values)
    said, size = fitted(filled(item["text"], values), size, room, item.get("least", DRAWINGS["text"]["least"]))
    if not said:
        return ""
    x, y = written.pop("x", 0), written.pop("y", 0)
    anchor = "middle" if item.get("centred") else written.pop("text_anchor", None)
    return el(
        "text",
        text(said),
        x=x,
        y=y + size * DRAWINGS["text"]["middle"] if item.get("centred") else y,
        font_size=size,
        text_anchor=anchor,
        font_family=DRAWINGS["fonts"]["serif"] if item.get("serif") else None,
        font_weight="bold" if item.get("bold") else None,
        font_style="italic" if item.get("slant") else None,
        **written,
    )
