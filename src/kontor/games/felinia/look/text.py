"""Draws Felinia as text: a table of desks, markets with their stacks, berths, and the island country by country."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain

from kontor.core.messages import Message, Value
from kontor.core.text_picture import Block, Cell, Grid, Lines, SeatRow, SeatTable, Span, TextPicture
from kontor.games.felinia.decisions import Walk
from kontor.games.felinia.look.labels import label_of
from kontor.games.felinia.look.listing import spot_name, time_text
from kontor.games.felinia.look.open_tiles import sheet_shown, sources_shown, tiles_open
from kontor.games.felinia.look.scene import EXPERT_SOURCES, prompt
from kontor.games.felinia.pieces import (
    BERTHS,
    CROSSROADS,
    FACE_DOWN,
    GOODS,
    GUILD,
    MOST_ABOARD,
    MOST_TOKENS,
    NO_TILE,
    NONE,
    PORT,
    STACKS,
    SYMBOLS,
    TILES,
)
from kontor.games.felinia.position import FeliniaPosition
from kontor.games.felinia.rules.spots import stack_name
from kontor.games.felinia.scoring import SOURCES, places_kept
from kontor.games.felinia.stored import COINS, DESK, GOLD_AT, GOODS_AT, HAND, POOL, PROVISIONS, SPICE_AT, TILES_AT

TOKEN = "●"
MERCHANT = "♟"
FREE = "○"
NOTHING = "–"


def status(view: FeliniaPosition) -> Message:
    """Return a one-line summary of what the acting seat has or, if no seat must act, the reason."""
    if view.actor < 0:
        return prompt(view)
    desk = view.desks[view.actor * DESK : (view.actor + 1) * DESK]
    return Message(
        "felinia-status",
        {
            "coins": desk[COINS],
            "gold": desk[GOLD_AT],
            "spice": desk[SPICE_AT],
            "provisions": desk[PROVISIONS] if view.board.expert else None,
            "merchants": desk[POOL],
            "goods": " ".join(f"{desk[GOODS_AT + good]}×{name}" for good, name in _held(view, desk)) or None,
        },
    )


def _held(view: FeliniaPosition, desk: bytearray) -> list[tuple[int, str]]:
    return [(good, name) for good, name in enumerate(view.board.goods) if desk[GOODS_AT + good]]


def label(view: FeliniaPosition, action: int) -> Message:
    """Return the label of an action."""
    return label_of(view, action)


def text_picture(view: FeliniaPosition) -> TextPicture:
    """Draw the table as text, as the viewer sees it."""
    blocks: list[Block] = [
        _desks(view),
        _summary(view),
        Lines((_titled(Message("felinia-label-markets", {}), Message("felinia-legend-stacks", {})),)),
        _markets(view),
        Lines((_titled(Message("felinia-label-berths", {}), Message("felinia-legend-ships", {})),)),
        _berths(view),
        Lines((_titled(Message("felinia-label-island", {}), Message("felinia-legend-island", {})),)),
        _island(view),
    ]
    return TextPicture(tuple(blocks))


def _titled(title: Message, legend: Message) -> Cell:
    return Span(title, "bold"), Span("  "), Span(legend, "dim")


def _joined(cells: Iterable[Cell], between: str) -> Cell:
    found = list(chain.from_iterable((Span(between), *cell) for cell in cells))
    return tuple(found[1:])


def _plain(text: str) -> Cell:
    return (Span(text),)


def _row(label: Message, cells: Iterable[Cell]) -> SeatRow:
    return SeatRow((Span(label),), tuple(cells))


def _desks(view: FeliniaPosition) -> SeatTable:
    desks = [view.desks[seat * DESK : (seat + 1) * DESK] for seat in range(view.players)]
    numbers = [("coins", COINS), ("gold", GOLD_AT), ("spice", SPICE_AT)]
    numbers += [("provisions", PROVISIONS)] if view.board.expert else []
    numbers += [("merchants", POOL), ("bids", HAND)]
    rows = [
        _row(Message("felinia-row", {"row": name}), [_plain(str(desk[part])) for desk in desks])
        for name, part in numbers
    ]
    goods = [
        _several(view, desk[GOODS_AT : GOODS_AT + GOODS], "felinia-good", "good", view.board.goods) for desk in desks
    ]
    rows.append(_row(Message("felinia-row", {"row": "goods"}), goods))
    tiles = [_tiles(view, seat, desk) for seat, desk in enumerate(desks)]
    rows.append(_row(Message("felinia-row", {"row": "tiles"}), tiles))
    if view.board.places:
        kept = [_kept(view, seat) for seat in range(view.players)]
        rows.append(_row(Message("felinia-row", {"row": "places"}), kept))
    return SeatTable(view.actor, (*rows, *_scores(view)))


def _several(view: FeliniaPosition, counts: bytearray, id: str, arg: str, names: tuple[str, ...]) -> Cell:
    cells = [
        (Span(f"{count} "), Span(Message(id, {arg: name}))) for count, name in zip(counts, names, strict=True) if count
    ]
    return _joined(cells, "\n") or _plain(NOTHING)


def _tiles(view: FeliniaPosition, seat: int, desk: bytearray) -> Cell:
    """O3: return a seat's tiles, or just their number if they are face down."""
    counts = desk[TILES_AT : TILES_AT + TILES]
    bonus = [
        (Span(Message("felinia-bonus-mark", {"people": people, "tile": kind})),)
        for tile, (people, kind) in enumerate(view.board.bonus_names)
        if view.bonus[tile] == seat
    ]
    if not tiles_open(view, seat):
        number = sum(counts) + len(bonus)
        return _plain(f"{number} × ?" if number else NOTHING)
    taken = _several(view, counts, "felinia-tile", "tile", view.board.tile_names)
    if not bonus:
        return taken
    return _joined([*([taken] if any(counts) else []), *bonus], "\n")


def _kept(view: FeliniaPosition, seat: int) -> Cell:
    kinds = len(view.board.places)
    known = [kind for kind in range(kinds) if view.kept[seat * kinds + kind]]
    hidden = places_kept(view, seat) - len(known)
    cells: list[Cell] = [(Span(Message("felinia-place", {"place": view.board.places[kind].name})),) for kind in known]
    cells += [_plain("?")] * hidden
    return _joined(cells, "\n") or _plain(NOTHING)


def _scores(view: FeliniaPosition) -> list[SeatRow]:
    """E: return the points if the game ended now, in total and by source. I3: hide points from face-down tiles."""
    sources = [source for source in SOURCES if view.board.expert or source not in EXPERT_SOURCES]
    columns = [sources_shown(view, seat, sheet_shown(view, seat), sources) for seat in range(view.players)]
    label = Message("felinia-label-final", {}) if view.ended else Message("felinia-label-score", {})
    rows = [_row(label, [(Span(_points(column[-1]), "bold"),) for column in columns])]
    for at, source in enumerate(sources):
        title = (Span("  "), Span(Message(f"felinia-source-{source}", {})))
        rows.append(SeatRow(title, tuple(_plain(_points(column[at])) for column in columns), "dim"))
    return rows


def _points(number: int | None) -> str:
    return "?" if number is None else str(number)


def _summary(view: FeliniaPosition) -> Lines:
    """Return the progress towards the end and the contents of the bag and the supply."""
    args: dict[str, Value] = {
        "round": view.round,
        "ships": sum(view.ships) + (view.next_ship != NONE),
        "gold": view.supply(GOLD_AT),
        "spice": view.supply(SPICE_AT),
        "provisions": view.supply(PROVISIONS) if view.board.expert else None,
        "places": len(view.places) if view.board.places else None,
    }
    lines: list[Cell] = [(Span(Message("felinia-summary", args)),)]
    bag = [
        (Span(f"{view.bag.counts[good]} "), Span(Message("felinia-good", {"good": name})))
        for good, name in enumerate(view.board.goods)
    ]
    lines.append((Span(Message("felinia-label-bag", {}), "bold"), Span(": "), *_joined(bag, ", ")))
    if view.start != NONE:
        lines.append((Span(Message("felinia-start-player", {"seat": view.start})),))
    if view.next_ship != NONE:
        lines.append((Span(Message("felinia-label-next", {}), "bold"), Span(": "), *_ship(view, view.next_ship)))
    return Lines(tuple(lines))


Row = tuple[Cell, ...]


def _markets(view: FeliniaPosition) -> Grid:
    rows: list[Row] = []
    closed = view.board.closed[view.players]
    for stack in range(STACKS):
        name = Message("felinia-stack", {"stack": stack_name(stack)})
        if stack in closed:
            rows.append(((Span(name, "dim"),), (Span(Message("felinia-label-closed", {}), "dim"),), ()))
            continue
        tokens = [
            (Span(f"{TOKEN}{seat}", seat=seat),)
            for seat in view.stacks[stack * MOST_TOKENS : stack * MOST_TOKENS + view.heights[stack]]
        ]
        rows.append(((Span(name),), _stall(view, stack), _joined(tokens, " ") or (Span(NOTHING, "dim"),)))
    return Grid(tuple(rows))


def _stall(view: FeliniaPosition, stack: int) -> Cell:
    if stack == GUILD:
        left = [
            (Span(Message("felinia-bonus-mark", {"people": people, "tile": kind})),)
            for tile, (people, kind) in enumerate(view.board.bonus_names)
            if view.bonus[tile] == NONE
        ]
        return _joined(left, ", ") or _plain(NOTHING)
    goods = [
        (Span(f"{view.markets[stack * GOODS + good]} "), Span(Message("felinia-good", {"good": name})))
        for good, name in enumerate(view.board.goods)
        if view.markets[stack * GOODS + good]
    ]
    return _joined(goods, ", ") or _plain(NOTHING)


def _ship(view: FeliniaPosition, number: int) -> Cell:
    ship = view.board.ships[number]
    country = Message("felinia-people", {"people": view.board.peoples[ship.country]})
    wants: list[Cell] = [
        (Span(f"{ship.goods[good]} "), Span(Message("felinia-good", {"good": name})))
        for good, name in enumerate(view.board.goods)
        if ship.goods[good]
    ]
    if ship.coins:
        wants.append((Span(Message("felinia-coins", {"coins": ship.coins})),))
    return Span(f"{time_text(ship.time)} "), Span(country, "bold"), Span(": "), *_joined(wants, ", ")


def _berths(view: FeliniaPosition) -> Grid:
    """Return each berth with its ship. The last column is the ship's name in actions such as `board cheetahs_c`."""
    rows: list[Row] = []
    for berth in range(BERTHS):
        ship = view.berths[berth]
        if ship == NONE:
            rows.append((_plain(str(berth + 1)), (Span(NOTHING, "dim"),), ()))
            continue
        aboard: list[Cell] = []
        for place in range(view.board.ships[ship].places):
            seat = view.aboard[berth * MOST_ABOARD + place]
            aboard.append((Span(FREE, "dim"),) if seat == NONE else (Span(f"{MERCHANT}{seat}", seat=seat),))
        name = (Span(view.board.ships[ship].name, "dim"),)
        rows.append((_plain(str(berth + 1)), _ship(view, ship), _joined(aboard, " "), name))
    return Grid(tuple(rows))


def _island(view: FeliniaPosition) -> Grid:
    """Return each province with its contents, its roads, and its other neighbours, which matter for groups."""
    board = view.board
    walks = {one.passed[-1]: one.seat for one in view.stack if isinstance(one, Walk)}
    rows = []
    for number, province in enumerate(board.provinces):
        people = board.peoples[province.country]
        name: Cell = (Span(Message("felinia-province", {"country": people, "spot": spot_name(province.name, people)})),)
        roads = [_named(view, number, there) for there in province.roads]
        apart = [there for there in province.borders if there not in province.roads]
        apart.sort(key=lambda there: board.provinces[there].country != province.country)
        others = [_named(view, number, there) for there in apart]
        near = (Span("· ", "dim"), *_joined(others, " ")) if others else ()
        seat = walks.get(number)
        there = _there(view, number)
        if seat is not None:
            there = (Span(f"{MERCHANT}{seat}", seat=seat), Span(" "), *there)
        rows.append((name, there, (Span("→ ", "dim"), *_joined(roads, " ")), near))
    return Grid(tuple(rows), gap=3)


def _named(view: FeliniaPosition, here: int, there: int) -> Cell:
    board = view.board
    far = board.provinces[there]
    people = board.peoples[far.country]
    spot = spot_name(far.name, people)
    if far.country == board.provinces[here].country:
        return (Span(spot, "dim"),)
    return (Span(Message("felinia-province", {"country": people, "spot": spot}), "dim"),)


def _there(view: FeliniaPosition, number: int) -> Cell:
    province = view.board.provinces[number]
    seat = view.merchants[number]
    if seat != NONE:
        return (Span(f"{MERCHANT}{seat}", seat=seat),)
    if view.tiles[number] == FACE_DOWN:
        return _plain("?")
    if view.tiles[number] != NO_TILE:
        return (Span(Message("felinia-tile", {"tile": view.board.tile_names[view.tiles[number]]}), "bold"),)
    named = [Span(Message("felinia-label-port", {}), "dim")] if province.role == PORT else []
    if province.role == CROSSROADS:
        named = [Span(Message("felinia-label-crossroads", {}), "dim")]
    for symbol, times in province.symbols:
        named += [Span(Message("felinia-symbol", {"symbol": SYMBOLS[symbol], "times": times}), "italic")]
    return _joined([(one,) for one in named], ", ")
