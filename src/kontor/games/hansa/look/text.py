"""Draws Hansa Teutonica as text: a table of desks, cities with offices, and routes with pieces and markers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from kontor.core.messages import Message, Value
from kontor.core.text_picture import Block, Cell, Grid, Lines, SeatRow, SeatTable, Span, TextPicture
from kontor.games.hansa.board import House
from kontor.games.hansa.look.backdrop import countries_of
from kontor.games.hansa.look.labels import label_of
from kontor.games.hansa.look.scene import prompt, used_sources
from kontor.games.hansa.notation import PAWN, RIDE
from kontor.games.hansa.pieces import (
    BLOCK,
    BONUSES,
    COLOURS,
    EMPTY,
    HIDDEN,
    KINDS_OF_MARKERS,
    NO_MARKER,
    NONE,
    ON_TABLE,
    TILES,
    TRACK_LENGTH,
    TRACKS,
    TRIBUTE,
    UNKNOWN,
    kind_of,
    owner,
    value_name,
)
from kontor.games.hansa.position import HansaPosition
from kontor.games.hansa.rules.beside import owners_beside
from kontor.games.hansa.rules.cities import controller, green_row, offices
from kontor.games.hansa.rules.pawn import bordering, provinces
from kontor.games.hansa.state import UNPLACED
from kontor.games.hansa.stored import DESK, LINK, MISSION, PLATE, SCORE, STOCK, SUPPLY, TRACK, UNUSED, USED

SYMBOL = ("■", "●")
FREE_HOUSE = ("□", "○")
"""Symbols of a free house for a trader and for a merchant."""
FREE_POST = "· "
FREE_SHIP_POST = "≈ "
FREE_SLOT = "○"
GREEN = "◇"
BORDERS = "*"
NEUTRAL = "n"
NOTHING = "–"
SECRET = "?"


def status(view: HansaPosition) -> Message:
    """Return a one-line summary of what the acting seat has or, if no seat must act, the reason."""
    if view.actor < 0:
        return prompt(view)
    desk = _desk(view, view.actor)
    return Message(
        "hansa-status",
        {
            "supply": _amounts(desk, SUPPLY),
            "stock": _amounts(desk, STOCK),
            "prestige": desk[SCORE],
            "province": _province(view),
            "card": _card(view, desk),
        },
    )


def label(view: HansaPosition, action: int) -> Message:
    """Return the label of an action. Provinces are described by their routes, because there is no map."""
    board = view.board
    if board.actions.kind[action] not in (PAWN, RIDE):
        return label_of(view, action)
    province = provinces(view)[board.actions.first[action]]
    routes = ", ".join(board.routes[route].name for route in sorted(province.routes))
    return Message("hansa-province-routes", {"province": province.name, "routes": routes})


def text_picture(view: HansaPosition) -> TextPicture:
    """Draw the table as text, as the viewer sees it."""
    pieces = Message("hansa-legend-pieces", {"neutral": _yes(view.neutral != NONE), "pawn": _yes(view.pawn != NONE)})
    green = any(city.green for city in view.board.cities)
    houses = Message("hansa-legend-houses", {"green": _yes(green)})
    blocks: list[Block] = [
        _desks(view),
        _summary(view),
        Lines((_titled(Message("hansa-label-routes", {}), pieces),)),
        _routes(view),
        *_sea_routes(view),
        Lines((_titled(Message("hansa-label-cities", {}), houses),)),
        _cities(view),
        _skills(view),
        _special(view),
    ]
    return TextPicture(tuple(blocks))


def _yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _titled(title: Message, legend: str | Message) -> Cell:
    return Span(title, "bold"), Span("  "), Span(legend, "dim")


def _joined(cells: Iterable[Cell], between: str, style: str = "") -> Cell:
    """Join several cells into one."""
    found = list(chain.from_iterable((Span(between, style), *cell) for cell in cells))
    return tuple(found[1:])


def _desk(view: HansaPosition, seat: int) -> bytearray:
    return view.desks[seat * DESK : (seat + 1) * DESK]


def _desks(view: HansaPosition) -> SeatTable:
    desks = [_desk(view, seat) for seat in range(view.players)]
    rows = [
        _row(Message("hansa-label-prestige", {}), [_plain(str(desk[SCORE])) for desk in desks]),
        _row(Message("hansa-label-supply", {}), [_plain(_amounts(desk, SUPPLY)) for desk in desks]),
        _row(Message("hansa-label-stock", {}), [_plain(_amounts(desk, STOCK)) for desk in desks]),
    ]
    for track, name in enumerate(TRACKS):
        cells = [_track(track, desk[TRACK + track]) for desk in desks]
        rows.append(_row(Message("hansa-track", {"track": name}), cells))
    for label, place in (
        (Message("hansa-label-unused", {}), UNUSED),
        (Message("hansa-label-used", {}), USED),
        (Message("hansa-label-plate", {}), PLATE),
    ):
        kinds = sorted((*KINDS_OF_MARKERS, *([HIDDEN] if place == PLATE else [])))
        held = [{kind: view.held(seat, place, kind) for kind in kinds} for seat in range(view.players)]
        rows.append(_row(label, [_markers(view, counts) for counts in held]))
    if view.tiles:
        owned = [[n for n, holder in enumerate(bytes(view.tiles)) if holder == seat] for seat in range(view.players)]
        rows.append(_row(Message("hansa-label-favours", {}), [_tiles(tiles) for tiles in owned]))
    links = [_plain(str(desk[LINK]) if desk[LINK] else NOTHING) for desk in desks]
    rows.append(_row(Message("hansa-label-link", {}), links))
    if view.setup.options["mission_cards"]:
        rows.append(_row(Message("hansa-label-mission", {}), [_card_cell(view, desk) for desk in desks]))
    return SeatTable(view.actor, (*rows, *_scores(view, [desk[MISSION] == UNKNOWN for desk in desks])))


def _row(label: Message, cells: Iterable[Cell]) -> SeatRow:
    return SeatRow((Span(label),), tuple(cells))


def _plain(text: str) -> Cell:
    return (Span(text),)


def _scores(view: HansaPosition, secret: Sequence[bool]) -> list[SeatRow]:
    """F: return the points if the game ended now, in total and by source. Points for an unknown card are left blank."""
    sheets = list(zip(view.scores(), secret, strict=True))
    label = Message("hansa-label-final", {}) if view.ended else Message("hansa-label-score", {})
    totals = [f"{sum(sheet.values())}{f'+{SECRET}' if hidden else ''}" for sheet, hidden in sheets]
    rows = [_row(label, [(Span(total, "bold"),) for total in totals])]
    for source in used_sources(view):
        points = [SECRET if source == "mission" and hidden else str(sheet[source]) for sheet, hidden in sheets]
        title = (Span("  "), Span(Message(f"hansa-source-{source}", {})))
        rows.append(SeatRow(title, tuple(map(_plain, points)), "dim"))
    return rows


def _card(view: HansaPosition, desk: bytearray) -> str | None:
    """Return a mission card's name, or None if the seat has no card yet or never gets one."""
    held = desk[MISSION]
    if held == NONE:
        return None
    return "hidden" if held == UNKNOWN else view.board.missions[held].name


def _card_cell(view: HansaPosition, desk: bytearray) -> Cell:
    """Return the cities of a mission card, one per line to fit the column."""
    card = _card(view, desk)
    if card is None or card == "hidden":
        return (Span(Message("hansa-mission", {"card": card})),)
    return _plain(card.replace("+", "\n"))


def _amounts(desk: bytearray, place: int) -> str:
    return " ".join(f"{desk[place + kind]}{symbol}" for kind, symbol in enumerate(SYMBOL))


def _track(track: int, taken: int) -> Cell:
    """Return the current value of a track and the number of pieces taken off it."""
    shown = Message("hansa-scene-value", {"value": value_name(track, taken)})
    return Span(shown), Span(f" ({taken}/{TRACK_LENGTH[track]})")


def _tiles(tiles: Iterable[int]) -> Cell:
    """L: return the names of tiles, one per line."""
    return _joined([(Span(Message("hansa-tile", {"tile": TILES[tile]})),) for tile in tiles], "\n") or _plain(NOTHING)


def _markers(view: HansaPosition, counts: Mapping[int, int]) -> Cell:
    """Return markers by kind, with their counts if there are several."""
    held = [(count, view.marker_name(kind)) for kind, count in counts.items() if count]
    several = [(Span(f"{count} × " if count > 1 else ""), _marker(name)) for count, name in held]
    return _joined(several, ", ") or _plain(NOTHING)


def _marker(name: str, style: str = "") -> Span:
    return Span(Message("hansa-marker", {"marker": name}), style)


def _summary(view: HansaPosition) -> Lines:
    """Return the state of the whole table: the progress towards the end, neutral traders, and the pawn."""
    board = view.board
    state = Message(
        "hansa-summary",
        {
            "completed": view.completed,
            "cities": board.completed_cities_limit,
            "prestige": board.prestige_limit,
            "bag": view.bag,
        },
    )
    first: Cell = (Span(state),)
    if any(view.gone):
        first += (
            Span(" · "),
            Span(Message("hansa-label-gone", {})),
            Span(": "),
            *_markers(view, dict(enumerate(view.gone))),
        )
    lines = [first]
    table = [tile for tile, holder in enumerate(bytes(view.tiles)) if holder == ON_TABLE]
    for tile in table:
        lines.append((Span(Message("hansa-scene-tile-place", {"tile": TILES[tile]})),))
    for number, route in enumerate(board.routes):
        for kind in (TRIBUTE, BLOCK) if view.beside else ():
            for seat in owners_beside(view, kind, (number,)):
                args: dict[str, Value] = {"seat": seat, "marker": view.marker_name(kind), "route": route.name}
                lines.append((Span(Message("hansa-scene-beside-marker", args)),))
    if view.neutral != NONE:
        desk = _desk(view, view.neutral)
        controlled = sum(1 for city in range(len(board.cities)) if controller(view, city) == view.neutral)
        stands = Message("hansa-neutral", {"prestige": desk[SCORE], "link": desk[LINK], "cities": controlled})
        lines.append((Span(Message("hansa-label-neutral", {}), "bold"), Span(": ", "bold"), Span(stands)))
    for number, permit in enumerate(board.permits):
        there = offices(view, permit.city)
        held: Cell = (_of(view, " → ", owner(there[-1])),) if there else ()
        used: Cell = (Span(" ✓"),) if view.permits[number] else ()
        permitted = {"city": board.cities[permit.city].name, **countries_of(board, permit.countries)}
        lines.append((Span(Message("hansa-scene-permit", permitted)), *held, *used))
    if view.pawn != NONE:
        place = Message("hansa-pawn-place", {"province": _province(view), "moved": _yes(view.pawn_moved)})
        lines.append((Span(Message("hansa-label-pawn", {}), "bold"), Span(": ", "bold"), Span(place)))
    return Lines(tuple(lines))


def _province(view: HansaPosition) -> str | None:
    return None if view.pawn in (NONE, UNPLACED) else view.board.province_names[view.pawn]


def _piece(view: HansaPosition, piece: int) -> Span:
    """Return the text form of a piece. For example, `■2` is a trader that belongs to seat 2."""
    return _of(view, SYMBOL[kind_of(piece)], owner(piece))


def _of(view: HansaPosition, text: str, seat: int) -> Span:
    """Return text containing a seat number in the seat's colour. The neutral player is shown as a letter without a
    colour.
    """
    return Span(f"{text}{NEUTRAL}") if seat == view.neutral else Span(f"{text}{seat}", seat=seat)


def _posts(view: HansaPosition, number: int) -> Cell:
    shown = []
    for post in view.board.routes[number].posts():
        free = Span(FREE_SHIP_POST if view.board.ships[post] else FREE_POST, "dim")
        shown.append((free if view.posts[post] == EMPTY else _piece(view, view.posts[post]),))
    return _joined(shown, " ")


def _routes(view: HansaPosition) -> Grid:
    """Return the routes on land, marking those in the pawn's province."""
    rows = []
    for number, route in enumerate(view.board.routes):
        if route.sea:
            continue
        near = view.pawn not in (NONE, UNPLACED) and bordering(view, number)
        name = Span(f"{route.name}{BORDERS}", "bold") if near else Span(route.name)
        kind = view.markers[number]
        marker = () if kind == NO_MARKER else (_marker(view.marker_name(kind), "italic"),)
        rows.append(((name, *_abroad(view, number)), _posts(view, number), marker))
    return Grid(tuple(rows), gap=2)


def _abroad(view: HansaPosition, number: int) -> Cell:
    """B5: return the country of a route abroad."""
    board, country = view.board, view.board.routes[number].country
    if country == board.home:
        return ()
    return Span(" "), Span(Message("hansa-country", {"country": board.country_names[country]}), "italic")


def _sea_routes(view: HansaPosition) -> list[Block]:
    """Return sea routes with their permanent bonuses. Each bonus takes up more room than a marker."""
    rows = []
    for number, route in enumerate(view.board.routes):
        if route.sea:
            bonus: Cell = ()
            if route.bonus != NONE:
                bonus = (Span(Message("hansa-bonus", {"bonus": BONUSES[route.bonus]}), "italic"),)
            elif view.markers[number] != NO_MARKER:
                bonus = (_marker(view.marker_name(view.markers[number]), "italic"),)
            rows.append(((Span(route.name), *_abroad(view, number)), _posts(view, number), bonus))
    if not rows:
        return []
    return [Lines((_titled(Message("hansa-label-sea", {}), Message("hansa-legend-sea", {})),)), Grid(tuple(rows))]


def _cities(view: HansaPosition) -> Grid:
    rows = []
    for number, city in enumerate(view.board.cities):
        control = controller(view, number)
        held = () if control is None else (_of(view, "→ ", control),)
        rows.append((_plain(city.name), _offices(view, number), held))
    return Grid(tuple(rows), gap=4)


def _offices(view: HansaPosition, number: int) -> Cell:
    """Return the extra offices left of the bar, newest first, followed by the houses or, in a green city, way-2
    offices."""
    city = view.board.cities[number]
    extra = view.extra_offices
    shown = [_piece(view, extra[at + 1]) for at in range(len(extra) - 2, -1, -2) if extra[at] == number]
    if shown:
        shown.append(Span("|"))
    if city.green:  # the way-2 offices, with room for one more
        shown += [*(_piece(view, piece) for piece in green_row(view, number)), Span(GREEN, "green")]
    for at, house in enumerate(city.houses, start=city.first_house):
        piece = view.houses[at]
        shown.append(_free_house(house) if piece == EMPTY else _piece(view, piece))
    return _joined(((one,) for one in shown), " ")


def _free_house(house: House) -> Span:
    colour = COLOURS[house.colour]
    return Span(f"{FREE_HOUSE[house.kind]}{colour[0]}{'$' if house.coin else ''}", colour)


def _skills(view: HansaPosition) -> Lines:
    """Return the skill that each city improves, which matters for every claim."""
    found = []
    for track, name in enumerate(TRACKS):
        cities = ", ".join(city.name for city in view.board.cities if track in city.skills)
        if cities:
            found.append((Span(Message("hansa-track", {"track": name}), "dim"), Span(f": {cities}", "dim")))
    return Lines((_joined(found, " · ", "dim"),))


def _special(view: HansaPosition) -> Lines:
    board = view.board
    slots = []
    for slot, piece in zip(board.slots, view.special, strict=True):
        colour = COLOURS[slot.colour]
        held = Span(FREE_SLOT, colour) if piece == EMPTY else _piece(view, piece)
        slots.append((Span(f"{slot.points} "), Span(Message("hansa-scene-value", {"value": colour})), Span(" "), held))
    title = _titled(Message("hansa-label-special", {}), board.routes[board.special_route].name)
    return Lines((title, _joined(slots, "   ")))
