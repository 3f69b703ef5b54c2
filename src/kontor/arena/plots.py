"""Plots as inline SVG without scripts or external fonts. Colours are CSS classes that follow the page's theme.

All plots are 360 units wide, so their text has its normal size on a phone screen. On a wide screen, two plots fit side
by side. Labels are placed above their rows to leave room for long names.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

from kontor.paint.xml import el, text

WIDTH = 360.0
EDGE = 14.0
ROW = 44.0
BAR = 14.0
AXIS = 22.0
SAID = 84.0
"""Width reserved for the text after a bar."""
TALL = 46.0
"""Height of the bars of a histogram."""
MOST_BINS = 24
LONGEST = 46
"""Maximum number of letters in a name. Longer names are truncated."""
COLOURS = 10

Written = Callable[[float], str]
"""Formats a number for an axis."""


class Range(NamedTuple):
    """A row with a value and its interval."""

    name: str
    said: str
    value: float
    low: float
    high: float


class Bar(NamedTuple):
    """A row with a bar of one or more parts in different colours."""

    name: str
    said: str
    parts: Sequence[float]


class Heap(NamedTuple):
    """A row with a histogram."""

    name: str
    said: str
    values: Sequence[int]


def ranges(title: str, rows: Sequence[Range], written: Written, mark: float, from_zero: bool = True) -> str:
    """Return a plot of points with error bars. A line marks the expected value."""
    low = 0.0 if from_zero else min(mark, *(row.low for row in rows))
    axis = Axis(low, max(mark, *(row.high for row in rows)))
    height = ROW * len(rows)
    drawn = []
    for number, row in enumerate(rows):
        y = ROW * number
        middle = y + 30
        drawn += _words(y, row.name, row.said)
        drawn.append(el("line", class_="mark", x1=axis.at(mark), x2=axis.at(mark), y1=middle - 10, y2=middle + 10))
        drawn.append(el("line", class_="whisker", x1=axis.at(row.low), x2=axis.at(row.high), y1=middle, y2=middle))
        drawn += [
            el("line", class_="whisker", x1=axis.at(end), x2=axis.at(end), y1=middle - 5, y2=middle + 5)
            for end in (row.low, row.high)
        ]
        drawn.append(el("circle", class_="point", cx=axis.at(row.value), cy=middle, r=5.5))
    return _plot(title, height, drawn, axis, written)


def bars(title: str, rows: Sequence[Bar], written: Written) -> str:
    """Draw bars from 0, each followed by its text. Negative values are shown only in the table."""
    axis = Axis(0.0, max([*(sum(max(part, 0) for part in row.parts) for row in rows), 1e-9]), room=SAID)
    height = ROW * len(rows)
    drawn = []
    for number, row in enumerate(rows):
        y = ROW * number
        drawn += _words(y, row.name)
        reached = 0.0
        for colour, part in enumerate(row.parts):
            if part > 0:
                begun = axis.at(reached)
                reached += part
                width = max(axis.at(reached) - begun - (1 if len(row.parts) > 1 else 0), 0.5)
                shade = f"c{colour % COLOURS}"
                drawn.append(el("rect", class_=shade, x=begun, y=y + 22, width=width, height=BAR, rx=2))
        drawn.append(el("text", text(row.said), class_="said", x=axis.at(reached) + 6, y=y + 34))
    return _plot(title, height, drawn, axis, written)


def heaps(title: str, rows: Sequence[Heap], written: Written) -> str:
    """Return histograms stacked above a common axis."""
    values = [value for row in rows for value in row.values]
    step = max(1, ceil((max(values) - min(values) + 1) / MOST_BINS))
    first = floor(min(values) / step) * step
    bins = (max(values) - first) // step + 1
    axis = Axis(first, first + bins * step, nice=False)
    row_height = TALL + 26
    drawn = []
    for number, row in enumerate(rows):
        ground = number * row_height + 22 + TALL
        drawn += _words(number * row_height, row.name, row.said)
        counts = [0] * bins
        for value in row.values:
            counts[(value - first) // step] += 1
        for place, count in enumerate(counts):
            if count:
                x, high = axis.at(first + place * step), TALL * count / max(counts)
                width = axis.at(first + step) - axis.at(first) - 1
                drawn.append(el("rect", class_=f"c{number % COLOURS}", x=x, y=ground - high, width=width, height=high))
        drawn.append(el("line", class_="ground", x1=EDGE, x2=WIDTH - EDGE, y1=ground, y2=ground))
    height = row_height * len(rows)
    return _plot(title, height, drawn, axis, written)


class Axis:
    """Maps numbers to coordinates, with ticks at round numbers."""

    def __init__(self, low: float, high: float, nice: bool = True, room: float = 0.0) -> None:
        """Create an axis, leaving `room` free on the right."""
        self.wide = WIDTH - 2 * EDGE - room
        self.step = _round_step(max(high - low, 1e-9))
        self.low = floor(low / self.step) * self.step if nice else low
        self.high = ceil(high / self.step - 1e-9) * self.step if nice else high
        self.high = max(self.high, self.low + self.step)

    def at(self, value: float) -> float:
        return EDGE + (value - self.low) / (self.high - self.low) * self.wide

    def ticks(self) -> list[float]:
        first, last = ceil(self.low / self.step - 1e-9), floor(self.high / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]

    def lines(self, height: float) -> list[str]:
        return [el("line", class_="tick", x1=self.at(t), x2=self.at(t), y1=0, y2=height) for t in self.ticks()]

    def names(self, y: float, written: Written) -> list[str]:
        return [
            el("text", text(written(t)), class_="small", x=self.at(t), y=y, text_anchor=self._anchor(t))
            for t in self.ticks()
        ]

    def _anchor(self, value: float) -> str:
        """Return the text anchor that keeps the first and last labels inside the plot."""
        place = self.at(value)
        return "start" if place < EDGE + 4 else "end" if place > WIDTH - EDGE - 4 else "middle"


def _round_step(wide: float) -> float:
    """Return a step of 1, 2 or 5 times a power of ten that gives three to six ticks."""
    rough = wide / 5
    power = 10.0 ** floor(log10(rough))
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough - 1e-12))


def _words(y: float, name: str, said: str = "") -> list[str]:
    shown = name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…"
    words = [el("text", text(shown), class_="name", x=EDGE, y=y + 15)]
    if said:
        words.append(el("text", text(said), class_="said", x=WIDTH - EDGE, y=y + 15, text_anchor="end"))
    return words


def _plot(title: str, height: float, drawn: Sequence[str], axis: Axis, written: Written) -> str:
    behind, below = axis.lines(height), axis.names(height + 15, written)
    box = f"0 0 {WIDTH:g} {height + AXIS:g}"
    return el("svg", *behind, *drawn, *below, viewBox=box, role="img", aria_label=title)
