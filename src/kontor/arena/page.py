"""Reports as self-contained HTML pages without scripts, for light and dark themes and all screen sizes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from kontor.arena.figures import Figures, spread
from kontor.arena.plots import COLOURS, Bar, Heap, Range, bars, heaps, ranges
from kontor.arena.ratings import AVERAGE
from kontor.arena.report import Report, Standing
from kontor.arena.summary import Summary
from kontor.arena.telling import Telling
from kontor.paint.xml import el, text

STYLE = Path(__file__).with_name("page.css")

Row = Sequence[str]


def match_page(report: Report, tell: Telling, title: str, facts: Sequence[str]) -> str:
    """Return a page with a match's report."""
    rows = report.standings
    body = [
        _section(tell.say("report-standings"), _standings(rows, report.games.fair, tell), wide=True),
        _cards(
            _section(tell.say("report-win-shares"), _shares(_named(report.games.names, rows), report.games, tell)),
            _section(tell.say("report-ratings"), _ratings(rows, tell)),
        ),
        *_summary(report.games, [standing.bot.name for standing in rows], tell),
    ]
    if report.mirror is not None:
        body.append(_mirror(report.mirror, tell))
    if report.crashes:
        crashes = [[str(one.job.number), one.job.part, one.error, one.file] for one in report.crashes]
        heads = [tell.say("report-game"), "", tell.say("report-error"), tell.say("report-record")]
        body.append(_section(tell.say("report-crashes"), _table(heads, crashes), wide=True))
    return _page(tell.language, title, facts, body)


def pile_page(piles: Sequence[tuple[str, Summary, Telling]], title: str, facts: Sequence[str], language: str) -> str:
    """Return a page with statistics for one or more sets of records."""
    body: list[str] = []
    for name, summary, tell in piles:
        body.append(el("h1", text(name)) if len(piles) > 1 else "")
        names = [one for one in summary.names if one]
        if names:
            shares = _shares({one: summary.names[one] for one in names}, summary, tell)
            body += _summary(summary, names, tell, _section(tell.say("report-win-shares"), shares))
        else:
            body += _summary(summary, names, tell)
    return _page(language, title, facts, body)


def _summary(games: Summary, names: Sequence[str], tell: Telling, *first: str) -> list[str]:
    seats = {tell.seat(seat): figures for seat, figures in games.seats.items()}
    named = games.compared(names, tell.say("report-everybody"))
    return [
        _cards(
            *first,
            _section(tell.say("report-seats"), _shares(seats, games, tell)),
            _section(tell.say("report-scores"), _scores(named, tell)),
            _section(tell.say("report-winning"), _heap(tell.say("report-winning"), games.winning, tell)),
            _section(tell.say("report-lengths"), _heap(tell.say("report-lengths"), games.lengths, tell)),
            _section(tell.say("report-ends"), _ends(games, tell)),
        ),
        _section(tell.say("report-sources"), _sources(named, tell), wide=True),
        _section(tell.say("report-kinds"), _kinds(named, tell), wide=True),
    ]


def _named(figures: dict[str, Figures], rows: Sequence[Standing]) -> dict[str, Figures]:
    return {row.bot.name: figures[row.bot.name] for row in rows}


def _standings(rows: Sequence[Standing], fair: float, tell: Telling) -> str:
    heads = [
        tell.say("report-bot"),
        tell.say("report-budget"),
        tell.say("report-games"),
        tell.say("report-win-share"),
        tell.say("report-interval"),
        tell.say("report-times-fair"),
        tell.say("report-rating"),
        tell.say("report-interval"),
        tell.say("report-mean-score"),
    ]
    cells = [
        [
            row.bot.name,
            "–" if row.bot.budget is None else tell.number(row.bot.budget),
            tell.number(row.figures.games),
            tell.share(row.figures.win_share),
            tell.between(row.figures.interval),
            tell.number(row.figures.win_share / fair, 2),
            tell.number(row.rating.points),
            f"{tell.number(row.rating.low)} – {tell.number(row.rating.high)}",
            tell.number(spread(row.figures.scores).mean, 1),
        ]
        for row in rows
    ]
    return _table(heads, cells)


def _shares(figures: dict[str, Figures], games: Summary, tell: Telling) -> str:
    rows = [Range(name, tell.share(one.win_share), one.win_share, *one.interval) for name, one in figures.items()]
    said = tell.say("report-fair", share=tell.share(games.fair))
    return _figure(ranges(said, rows, tell.short_share, games.fair), said)


def _ratings(rows: Sequence[Standing], tell: Telling) -> str:
    drawn = [
        Range(row.bot.name, tell.number(row.rating.points), row.rating.points, row.rating.low, row.rating.high)
        for row in rows
    ]
    said = tell.say("report-scale")
    return _figure(ranges(said, drawn, tell.number, AVERAGE, from_zero=False), said)


def _scores(figures: dict[str, Figures], tell: Telling) -> str:
    rows = []
    for name, one in figures.items():
        lie = spread(one.scores)
        said = tell.say("report-median-most", median=tell.number(lie.median), most=tell.number(lie.most))
        rows.append(Heap(name, said, one.scores))
    return _figure(heaps(tell.say("report-scores"), rows, tell.number))


def _heap(title: str, values: Sequence[int], tell: Telling) -> str:
    lie = spread(values)
    said = tell.say("report-median-most", median=tell.number(lie.median), most=tell.number(lie.most))
    return _figure(heaps(title, [Heap("", said, values)], tell.number))


def _ends(games: Summary, tell: Telling) -> str:
    whole = len(games.played)
    rows = [
        Bar(tell.end(end), tell.say("report-of", count=count, share=tell.share(count / whole)), [count])
        for end, count in sorted(games.ends.items(), key=lambda item: -item[1])
    ]
    return _figure(bars(tell.say("report-ends"), rows, tell.number))


def _sources(figures: dict[str, Figures], tell: Telling) -> str:
    known = dict.fromkeys(name for one in figures.values() for name in one.sources)
    sources = [name for name in known if any(one.sources.get(name) for one in figures.values())]
    rows = [
        Bar(
            name,
            tell.number(sum(one.sources.values()), 1),
            [one.sources.get(source, 0.0) for source in sources],
        )
        for name, one in figures.items()
    ]
    swatch = el("rect", width=10, height=10, rx=2)
    legend = [
        el("li", el("svg", swatch, viewBox="0 0 10 10", aria_hidden="true", class_=f"k{at % COLOURS}"), said)
        for at, said in enumerate(text(tell.source(source)) for source in sources)
    ]
    plot = bars(tell.say("report-sources"), rows, tell.number)
    table = _table(
        ["", *figures],
        [
            [tell.source(name), *(tell.number(one.sources.get(name, 0.0), 1) for one in figures.values())]
            for name in sources
        ],
    )
    return _figure(plot) + el("ul", *legend, class_="legend") + table


def _kinds(figures: dict[str, Figures], tell: Telling) -> str:
    kinds = sorted(
        dict.fromkeys(kind for one in figures.values() for kind in one.kinds),
        key=lambda kind: -max(one.kinds.get(kind, 0.0) for one in figures.values()),
    )
    rows = [
        [tell.kind(kind), *(tell.number(one.kinds.get(kind, 0.0), 1) for one in figures.values())] for kind in kinds
    ]
    return _table(["", *figures], rows)


def _mirror(mirror: Summary, tell: Telling) -> str:
    seats = {tell.seat(seat): figures for seat, figures in mirror.seats.items()}
    about = el("p", text(tell.say("report-mirror-about", games=len(mirror.played))), class_="faded")
    cards = _cards(
        _section(tell.say("report-mirror-places"), _shares(dict(sorted(mirror.names.items())), mirror, tell)),
        _section(tell.say("report-mirror-seats"), _shares(seats, mirror, tell)),
    )
    return el("h2", text(tell.say("report-mirror"))) + about + cards


def _page(language: str, title: str, facts: Iterable[str], body: Iterable[str]) -> str:
    head = [
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        el("title", text(title)),
        f"<style>{STYLE.read_text(encoding='utf-8')}</style>",
    ]
    intro = [el("h1", text(title)), *(el("p", text(fact), class_="faded") for fact in facts)]
    main = el("main", *intro, *body)
    return f'<!doctype html>\n<html lang="{language}">\n<head>{"".join(head)}</head>\n<body>{main}</body>\n</html>\n'


def _cards(*sections: str) -> str:
    return el("div", *sections, class_="cards")


def _section(title: str, *content: str, wide: bool = False) -> str:
    return el("section", el("h2", text(title)), *content, class_="wide" if wide else None)


def _figure(plot: str, caption: str = "") -> str:
    return el("figure", plot, *([el("figcaption", text(caption))] if caption else []))


def _table(heads: Row, rows: Iterable[Row]) -> str:
    head = el("tr", *(el("th", text(said) or "&#160;", scope="col") for said in heads))
    lines = [
        el(
            "tr",
            *(
                el("td" if at else "th", text(said) or "&#160;", scope=None if at else "row")
                for at, said in enumerate(row)
            ),
        )
        for row in rows
    ]
    return el("div", el("table", el("thead", head), el("tbody", *lines)), class_="scroll", tabindex="0")
