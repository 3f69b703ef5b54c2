"""Prints statistics over many games as tables with bars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.arena.figures import Figures, spread
from kontor.arena.ratings import Rating
from kontor.arena.summary import Summary
from kontor.arena.telling import Telling
from kontor.cli.screen import seat_style

BAR = 20
"""Width of a bar, in characters."""
FIRST = 34
"""Width of the column with row names, in characters."""
WIDE = 96
"""Minimum terminal width for bars."""


def show_summary(console: Console, games: Summary, names: Sequence[str], tell: Telling) -> None:
    """Print tables by seat, ending and length, and tables of points and actions by name."""
    console.print(shares(console, tell.say("report-seat"), _seats(games, tell), games.fair, tell))
    console.print()
    console.print(_ends(games, tell))
    console.print()
    for said, values in ((tell.say("report-lengths"), games.lengths), (tell.say("report-winning"), games.winning)):
        console.print(tell.say("report-spread", what=said, **_spread(values, tell)))
    console.print()
    fitting = names if sum(len(name) + 2 for name in names) <= console.width - FIRST else []
    named = games.compared(fitting, tell.say("report-everybody"))
    console.print(_sources(named, tell))
    console.print()
    console.print(_kinds(named, tell))


def shares(
    console: Console,
    what: str,
    figures: Mapping[str, Figures],
    fair: float,
    tell: Telling,
    ratings: Mapping[str, Rating] | None = None,
) -> Table:
    """Return a table that compares win shares with the fair share, and includes ratings if available."""
    bars = console.width >= WIDE
    table = columns(what, tell.say("report-games"), tell.say("report-win-share"), tell.say("report-interval"))
    if bars:
        table.add_column(tell.say("report-fair", share=tell.share(fair)))
    if ratings:
        table.add_column(tell.say("report-rating"), justify="right")
        table.add_column(tell.say("report-interval"), justify="right")
    table.add_column(tell.say("report-mean-score"), justify="right")
    for number, (name, one) in enumerate(figures.items()):
        row: list[Text | str] = [Text(name, style=seat_style(number)), tell.number(one.games)]
        row += [tell.share(one.win_share), tell.between(one.interval)]
        if bars:
            row.append(_bar(one.win_share, fair, seat_style(number)))
        if ratings:
            rating = ratings[name]
            row += [tell.number(rating.points), f"{tell.number(rating.low)} – {tell.number(rating.high)}"]
        table.add_row(*row, tell.number(spread(one.scores).mean, 1))
    return table


def columns(*heads: str) -> Table:
    """Create a table with the names of the rows in the first column and numbers in the others."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for number, head in enumerate(heads):
        table.add_column(head, justify="right" if number else "left", overflow="fold")
    return table


def _seats(games: Summary, tell: Telling) -> dict[str, Figures]:
    return {tell.seat(seat): figures for seat, figures in games.seats.items()}


def _bar(share: float, mark: float, style: str) -> Text:
    """Return a bar that shows a share of the whole, with a vertical line at `mark`."""
    at = min(BAR - 1, round(mark * BAR))
    cells = [("█" if cell < round(share * BAR) else "·") for cell in range(BAR)]
    bar = Text()
    for cell, sign in enumerate(cells):
        bar.append("│" if cell == at else sign, style="bold" if cell == at else style if sign == "█" else "dim")
    return bar


def _spread(values: Sequence[int], tell: Telling) -> dict[str, str]:
    lie = spread(values)
    held = {"least": lie.least, "lower": lie.lower, "median": lie.median, "upper": lie.upper, "most": lie.most}
    return {name: tell.number(value) for name, value in held.items()}


def _ends(games: Summary, tell: Telling) -> Table:
    table = columns(tell.say("report-ends"), tell.say("report-games"), tell.say("report-share"))
    whole = len(games.played)
    for end, count in sorted(games.ends.items(), key=lambda item: -item[1]):
        table.add_row(tell.end(end), tell.number(count), tell.share(count / whole))
    return table


def _sources(figures: Mapping[str, Figures], tell: Telling) -> Table:
    table = columns(tell.say("report-sources"), *figures)
    for source in dict.fromkeys(source for one in figures.values() for source in one.sources):
        table.add_row(tell.source(source), *(tell.number(one.sources.get(source, 0.0), 1) for one in figures.values()))
    totals = [tell.number(sum(one.sources.values()), 1) for one in figures.values()]
    table.add_row(Text(tell.say("report-total"), style="bold"), *(Text(total, style="bold") for total in totals))
    return table


def _kinds(figures: Mapping[str, Figures], tell: Telling) -> Table:
    table = columns(tell.say("report-kinds"), *figures)
    found = dict.fromkeys(kind for one in figures.values() for kind in one.kinds)
    for kind in sorted(found, key=lambda kind: -max(one.kinds.get(kind, 0.0) for one in figures.values())):
        table.add_row(tell.kind(kind), *(tell.number(one.kinds.get(kind, 0.0), 1) for one in figures.values()))
    return table
