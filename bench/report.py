"""Formats measurements as rows for programs and as tables for people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bench.forms import COMPILED, UNCOMPILED
from bench.games import INSIDE
from bench.rounds import Ratio, ratio, typical

DECISIONS, COPIES, SHARED = "decisions", "copies", "processes"
OTHERS = ""
"""Form of the contenders other than Kontor, which have only one form."""
CATAN = {DECISIONS: "Catanatron, random", COPIES: "Catanatron, copy"}
"""Baseline for the ratios."""
OPENSPIEL = "OpenSpiel chess, random"
OURS = "Hansa, 4 players"
"""Setup used in the goals."""
VECTOR = f"{OURS}, vector of 256, packed"
TWO_PROCESSES = f"{VECTOR}, 2 processes"


class Key(NamedTuple):
    """A load in a certain form, whose speed was measured."""

    name: str
    form: str


class Row(NamedTuple):
    """Number of units per second, and the speed relative to Catanatron."""

    part: str
    name: str
    form: str
    per_second: float
    times: Ratio | None


class Counted(NamedTuple):
    """Quantities that do not depend on the machine's load, such as instructions per unit or bytes per position."""

    name: str
    form: str
    each: float


class Goal(NamedTuple):
    """A target for a load, relative to another load."""

    words: str
    load: str
    form: str
    part: str
    against: str
    wanted: float
    above: float | None = None
    """Number that the lower quartile must exceed."""
    against_form: str = OTHERS
    reached: Ratio | None = None
    by_instructions: float | None = None
    """Ratio of the instruction counts."""

    @property
    def text(self) -> str:
        """The target as text for tables."""
        return f"{self.wanted:g}" if self.above is None else f"{self.wanted:g}, lower quartile above {self.above:g}"

    @property
    def verdict(self) -> str:
        if self.reached is None:
            return "not measured"
        lower = self.above is None or self.reached.low > self.above
        return "yes" if self.reached.middle >= self.wanted and lower else "no"


GOALS = (
    [
        Goal(f"{form} × {words}", f"{OURS}, {load}", form, DECISIONS, against, wanted, above)
        for load, form, words, against, wanted, above in (
            ("greedy", COMPILED, "Catanatron", CATAN[DECISIONS], 12.0, None),
            ("random", COMPILED, "Catanatron", CATAN[DECISIONS], 12.0, None),
            ("greedy", COMPILED, "OpenSpiel chess", OPENSPIEL, 2.2, 2.0),
            ("random", COMPILED, "OpenSpiel chess", OPENSPIEL, 2.0, None),
            ("greedy", UNCOMPILED, "Catanatron", CATAN[DECISIONS], 2.0, None),
            ("random", UNCOMPILED, "Catanatron", CATAN[DECISIONS], 2.0, None),
        )
    ]
    + [
        Goal("compiled × Catanatron", f"{OURS}, {INSIDE}", COMPILED, DECISIONS, CATAN[DECISIONS], 25.0),
        Goal("compiled × Catanatron", f"{OURS}, copy", COMPILED, COPIES, CATAN[COPIES], 40.0),
    ]
    + [
        Goal("compiled × Catanatron", load, COMPILED, DECISIONS, CATAN[DECISIONS], wanted)
        for load, wanted in ((f"{OURS}, PettingZoo, random", 3.0), (VECTOR, 10.0), (f"{OURS}, OpenSpiel, random", 6.0))
    ]
    + [
        Goal(f"compiled × {words}", load, COMPILED, part, against, wanted, against_form=COMPILED)
        for words, load, part, against, wanted in (
            ("PettingZoo", f"{OURS}, vector of 1, packed", DECISIONS, f"{OURS}, PettingZoo, random", 1.0),
            ("one process", TWO_PROCESSES, SHARED, VECTOR, 1.8),
        )
    ]
)

Rates = Mapping[Key, Sequence[float]]
"""Units per second for each round."""


def rows(part: str, rates: Rates) -> list[Row]:
    against = rates.get(Key(CATAN[part], OTHERS))
    return [
        Row(part, key.name, key.form, typical(ours), ratio(ours, against) if against else None)
        for key, ours in rates.items()
    ]


def reached(part: str, rates: Rates, counted: Sequence[Counted]) -> list[Goal]:
    """Return a part's goals with their results, if all necessary loads were measured."""
    each = {Key(row.name, row.form): row.each for row in counted}
    found = []
    for goal in GOALS:
        ours, theirs = Key(goal.load, goal.form), Key(goal.against, goal.against_form)
        if goal.part == part and ours in rates and theirs in rates:
            fewer = each[theirs] / each[ours] if ours in each and theirs in each else None
            found.append(goal._replace(reached=ratio(rates[ours], rates[theirs]), by_instructions=fewer))
    return found


# Text tables with one row per load and one column per form


def speeds(part: str, table: Sequence[Row]) -> list[str]:
    head = f"{part + ' per second, one core':<46}"
    for form in (UNCOMPILED, COMPILED):
        head += f"{form:>12}{'× Catanatron':>26}"
    lines = [head]
    for name in dict.fromkeys(row.name for row in table if row.form != OTHERS):
        found = {row.form: row for row in table if row.name == name}
        cells = "".join(speed(found.get(form)) for form in (UNCOMPILED, COMPILED))
        lines.append(f"  {name:<44}{cells}".rstrip())
    lines += [f"  {row.name:<44}{speed(row)}".rstrip() for row in table if row.form == OTHERS]
    return lines


def speed(row: Row | None) -> str:
    if row is None:
        return f"{'':>38}"
    return f"{row.per_second:>12,.0f}{spread(row.times):>26}"


def spread(times: Ratio | None) -> str:
    return "" if times is None else f"{times.middle:.2f} ({times.low:.2f} – {times.high:.2f})"


def goals(table: Sequence[Goal]) -> list[str]:
    lines = [f"{'to reach':<54}{'':<30}{'at least':>30}{'measured':>26}{'':>5}{'by instructions':>18}"]
    for goal in table:
        fewer = "" if goal.by_instructions is None else f"{goal.by_instructions:.2f}"
        head = f"  {goal.load:<52}{goal.words:<30}{goal.text:>30}"
        lines.append(f"{head}{spread(goal.reached):>26}{goal.verdict:>5}{fewer:>18}".rstrip())
    return lines


def counts(title: str, table: Sequence[Counted]) -> list[str]:
    lines = [f"{title:<46}{UNCOMPILED:>12}{COMPILED:>12}{'times':>8}"]
    for name in dict.fromkeys(row.name for row in table):
        found = {row.form: row.each for row in table if row.name == name}
        line = f"  {name:<44}"
        for form in (UNCOMPILED, COMPILED):
            value = found.get(form, found.get(OTHERS) if form == UNCOMPILED else None)
            line += f"{'' if value is None else format(value, ',.0f'):>12}"
        if UNCOMPILED in found and COMPILED in found:
            line += f"{found[UNCOMPILED] / found[COMPILED]:>8.2f}"
        lines.append(line.rstrip())
    return lines
