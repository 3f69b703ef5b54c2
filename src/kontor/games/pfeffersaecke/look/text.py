"""Draws Pfeffersäcke as text: a table of desks, cities with their spaces, towns, and the costs of reaching them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from kontor.core.messages import Message
from kontor.core.text_picture import Block, Cell, Grid, Lines, SeatRow, SeatTable, Span, TextPicture
from kontor.games.pfeffersaecke.look.backdrop import region_name
from kontor.games.pfeffersaecke.look.labels import label_of
from kontor.games.pfeffersaecke.look.map_sprites import eyes
from kontor.games.pfeffersaecke.look.scene import prompt
from kontor.games.pfeffersaecke.pieces import CLOSED, FAR, HAND, NONE, OPEN, VALUES, towns_to_take
from kontor.games.pfeffersaecke.position import PfeffersaeckePosition
from kontor.games.pfeffersaecke.rules.income import paid_by
from kontor.games.pfeffersaecke.rules.settling import leader
from kontor.games.pfeffersaecke.scoring import SOURCES
from kontor.games.pfeffersaecke.stored import DESK, INFLUENCE, LETTER, MONEY, SUPPLY, WON, WORTH

BRANCH = "■"
FREE = "□"
WAITING = "+"
CLOSED_CITY = "·"
SCORED_CITY = "✓"
NOTHING = "–"


def status(view: PfeffersaeckePosition) -> Message:
    """Return a one-line summary of what the acting seat has or, if no seat must act, the reason."""
    if view.actor < 0:
        return prompt(view)
    desk = view.desks[view.actor * DESK : (view.actor + 1) * DESK]
    args = {"florins": desk[MONEY], "supply": desk[SUPPLY], "letters": desk[LETTER], "influence": desk[INFLUENCE]}
    return Message("pfeffersaecke-status", {**args, "discs": _hand(view, view.actor)})


def label(view: PfeffersaeckePosition, action: int) -> Message:
    """Return the label of an action."""
    return label_of(view, action)


def text_picture(view: PfeffersaeckePosition) -> TextPicture:
    """Draw the table as text, as the viewer sees it."""
    blocks: list[Block] = [
        _desks(view),
        _summary(view),
        Lines((_titled("cities", Message("pfeffersaecke-legend-cities", {})),)),
        _cities(view),
        Lines((_titled("towns", Message("pfeffersaecke-legend-towns", {})),)),
        _towns(view),
        _routes(view),
    ]
    return TextPicture(tuple(blocks))


def _titled(what: str, legend: Message) -> Cell:
    return Span(Message("pfeffersaecke-label", {"what": what}), "bold"), Span("  "), Span(legend, "dim")


def _joined(cells: Iterable[Cell], between: str, style: str = "") -> Cell:
    """Join several cells into one."""
    found = list(chain.from_iterable((Span(between, style), *cell) for cell in cells))
    return tuple(found[1:])


def _plain(text: str) -> Cell:
    return (Span(text),)


def _row(what: str, cells: Iterable[Cell]) -> SeatRow:
    return SeatRow((Span(Message("pfeffersaecke-label", {"what": what})),), tuple(cells))


def _hand(view: PfeffersaeckePosition, seat: int) -> str:
    held = [str(value) for value in VALUES for _ in range(view.hands[seat * HAND + value])]
    return " ".join(held) or NOTHING


def _desks(view: PfeffersaeckePosition) -> SeatTable:
    desks = [view.desks[seat * DESK : (seat + 1) * DESK] for seat in range(view.players)]
    fields = (("influence", INFLUENCE), ("money", MONEY), ("supply", SUPPLY), ("letters", LETTER))
    rows = [_row(what, [_plain(str(desk[field])) for desk in desks]) for what, field in fields]
    rows.append(_row("discs", [_plain(_hand(view, seat)) for seat in range(view.players)]))
    rows.append(_row("won", [_plain(f"{desk[WON]} ({desk[WORTH]})") for desk in desks]))
    return SeatTable(view.actor, (*rows, *_scores(view)))


def _scores(view: PfeffersaeckePosition) -> list[SeatRow]:
    """E2: return the points if the game ended now, in total and by source."""
    sheets = view.scores()
    label = Message("pfeffersaecke-label-score", {"over": "yes" if view.ended else "no"})
    totals = tuple((Span(str(sum(sheet.values())), "bold"),) for sheet in sheets)
    rows = [SeatRow((Span(label),), totals)]
    for source in SOURCES:
        title = (Span("  "), Span(Message(f"pfeffersaecke-source-{source}", {})))
        rows.append(SeatRow(title, tuple(_plain(str(sheet[source])) for sheet in sheets), "dim"))
    return rows


def _summary(view: PfeffersaeckePosition) -> Lines:
    """E1: return the progress towards the end of the game."""
    left = view.discs.count(OPEN) + view.discs.count(CLOSED)
    args = {"counter": view.counter, "start": towns_to_take(view.setup), "discs": left, "idle": view.idle}
    return Lines(((Span(Message("pfeffersaecke-summary", {**args, "players": view.players})),),))


def _of(text: str, seat: int) -> Span:
    """Return text containing a seat number in the seat's colour."""
    return Span(f"{text}{seat}", seat=seat)


def _cities(view: PfeffersaeckePosition) -> Grid:
    """Return each city's name, disc, spaces (starting at the arrow), leader, and income or cost for the viewer."""
    rows = []
    for city, there in enumerate(view.board.cities):
        signs = {CLOSED: CLOSED_CITY, OPEN: str(there.size)}
        disc = Span(signs.get(view.discs[city], SCORED_CITY), "bold" if view.discs[city] == OPEN else "dim")
        ahead = leader(view, city) if view.discs[city] == OPEN else NONE
        rows.append(
            (
                _plain(there.name),
                (disc,),
                _spaces(view, city),
                () if ahead == NONE else (_of("→ ", ahead),),
                _price(view, city),
            )
        )
    return Grid(tuple(rows), gap=4)


def _spaces(view: PfeffersaeckePosition, city: int) -> Cell:
    there = view.board.cities[city]
    held = bytes(view.spaces[there.first_space : there.first_space + there.size])
    shown = [_of(BRANCH, piece - 1) if piece else Span(FREE, "dim") for piece in held]
    shown += [_of(WAITING, view.active)] * view.centre[city]
    return _joined(((one,) for one in shown), " ")


def _price(view: PfeffersaeckePosition, place: int) -> Cell:
    """Return the income that a city pays the viewer, such as `+8`, or the cost of reaching it, such as `27`."""
    seat = eyes(view)
    if seat == NONE or not view.turn:
        return ()
    start = seat * len(view.board.names)
    if view.counts[start + place]:
        paid = paid_by(view, seat, place) if place < len(view.board.cities) and not view.centre[place] else 0
        return _plain(f"+{paid}") if paid else ()
    cost = view.reach[seat][place]
    return _plain(str(cost)) if view.room[place] and cost != FAR else ()


def _towns(view: PfeffersaeckePosition) -> Grid:
    rows = []
    for town, held in enumerate(bytes(view.towns)):
        whose = _of(BRANCH, held - 1) if held else Span(FREE, "dim")
        rows.append((_plain(view.board.towns[town]), (whose,), _price(view, len(view.board.cities) + town)))
    return Grid(tuple(rows), gap=4)


def _routes(view: PfeffersaeckePosition) -> Lines:
    """Return all routes and their costs, by region."""
    board = view.board
    lines = []
    for region in range(len(board.region_ids)):
        parts = []
        for place, at in enumerate(board.regions):
            if at == region:
                ways = ", ".join(f"{board.names[way.place]} {way.cost}" for way in board.ways[place])
                parts.append((Span(f"{board.names[place]}", "dim"), Span(f": {ways}", "dim")))
        lines.append((Span(region_name(board, region), "dim"), Span(" · ", "dim"), *_joined(parts, " · ", "dim")))
    return Lines(tuple(lines))
