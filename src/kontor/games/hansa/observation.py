"""What a seat knows, in bytes for whoever learns: which parts there are, and what a view says of each."""

from __future__ import annotations

from typing import Final

from kontor.core.contract import Setup
from kontor.core.observation import Part, Value, counted, named, number, numbered, one, seats
from kontor.games.hansa.board import Board, City
from kontor.games.hansa.checks import STACKS
from kontor.games.hansa.decisions import (
    NAME,
    Answer,
    Benefit,
    Move,
    NeutralOffice,
    Pay,
    Redeploy,
    Remove,
    SeaMove,
)
from kontor.games.hansa.json_form import most_actions, most_prestige
from kontor.games.hansa.pieces import (
    EMPTY,
    HIDDEN,
    LIBER_SOPHIAE,
    MARKERS,
    MARKERS_OR_HIDDEN,
    MERCHANTS,
    MOST_GREEN_OFFICES,
    NO_MARKER,
    NONE,
    PIECES,
    TRACK_LENGTH,
    TRACK_VALUES,
    TRACKS,
    TRADERS,
    UNKNOWN,
    piece_of,
)
from kontor.games.hansa.rules.cities import green_row
from kontor.games.hansa.rules.markers import MOST_REMOVED
from kontor.games.hansa.state import DESK, ENDS, LINK, SCORE, UNPLACED, State, clear

SHAPES: Final = {shape: number for number, shape in enumerate(STACKS)}

MOST_SET: Final = 3
"""D: pieces that one answer sets."""
MOST_HELD: Final = 2
"""X7a: pieces of any owners in hand."""

# The bytes of what is being decided, behind the shape of the stack.
POST: Final = 0
VICTIM: Final = 1
SEAT: Final = 2
OWNER: Final = 3
DISPLACED: Final = 4
LIFTED: Final = 5
EXTRAS: Final = 6
SET: Final = 7
ROUTE: Final = SET + MOST_SET
TAKEN: Final = ROUTE + 1
LEFT: Final = TAKEN + 1
LIFTS: Final = LEFT + 1
IN_HAND: Final = LIFTS + 1
HELD: Final = IN_HAND + len(PIECES)
PENDING: Final = HELD + MOST_HELD

NOTHING_PENDING: Final = (
    bytes([NONE, EMPTY, NONE, NONE, NONE, NONE, 0])
    + bytes([NONE] * MOST_SET)
    + bytes([NONE, NONE, 0, 0, 0, 0])
    + bytes([EMPTY] * MOST_HELD)
)


def parts(setup: Setup) -> tuple[Part, ...]:
    """What an observation says, in the order of its bytes."""
    first = State(setup)
    clear(first)
    board = first.board
    pieces = _pieces(first)
    desks = [part for seat in range(setup.players) for part in _desk(first, seat)]
    marker_values = numbered((*MARKERS_OR_HIDDEN, "none"))
    mix = setup.options["marker_mix"]
    return (
        named("posts", board.post_names, pieces),
        named("houses", _house_names(board), pieces),
        named("special", [str(slot.points) for slot in board.slots], pieces),
        named("markers", [route.name for route in board.routes], marker_values),
        *desks,
        counted("unseen", MARKERS, max(mix.values())),
        counted("gone", MARKERS_OR_HIDDEN, sum(mix.values())),
        number("bag", sum(mix.values())),
        number("bag ran out", 1),
        one("first", [Value(NONE, "none"), *seats(setup.players)]),
        one("active", [Value(NONE, "none"), *seats(setup.players)]),
        number("actions", most_actions(first), unit=5),
        number("completed", len(board.cities), unit=10),
        one("ended", numbered(("running", *ENDS))),
        one("pawn", [Value(NONE, "none"), Value(UNPLACED, "unplaced"), *numbered(board.province_names)]),
        number("pawn moved", 1),
        number("acted", 1),
        *([] if first.neutral == NONE else _neutral(first)),
        *_extra_offices(first, pieces),
        *_green_offices(first, pieces),
        one("decision", numbered(" > ".join(shape) or "over" for shape in STACKS)),
        *_pending(first, pieces),
    )


def _pieces(state: State) -> list[Value]:
    """What can lie on a post, in a house or in a hand: nothing, or a piece of somebody's."""
    owned = [
        Value(piece_of(seat, kind), name, seat) for seat in range(state.players) for kind, name in enumerate(PIECES)
    ]
    if state.neutral != NONE:
        owned += [Value(piece_of(state.neutral, kind), f"neutral {name}") for kind, name in enumerate(PIECES)]
    return [Value(EMPTY, "empty"), *owned]


def _house_names(board: Board) -> list[str]:
    return [f"{city.name} {house + 1}" for city in board.cities for house in range(len(city.houses))]


def _desk(state: State, seat: int) -> list[Part]:
    """A desk, in the order of its bytes (`state.py`)."""
    mix = state.setup.options["marker_mix"]
    most = max(mix.values())
    cards = [Value(NONE, "none"), Value(UNKNOWN, "hidden"), *numbered(card.name for card in state.board.missions)]
    return [
        number("supply trader", TRADERS, seat=seat),
        number("supply merchant", MERCHANTS, seat=seat),
        number("stock trader", TRADERS, seat=seat),
        number("stock merchant", MERCHANTS, seat=seat),
        *(number(name, length, seat=seat) for name, length in zip(TRACKS, TRACK_LENGTH)),
        number("prestige", most_prestige(state), unit=20, seat=seat),
        number("link", state.players + 1, seat=seat),
        counted("unused", MARKERS, most, unit=2, seat=seat),
        counted("used", MARKERS, most, unit=2, seat=seat),
        counted("plate", MARKERS_OR_HIDDEN, sum(mix.values()), unit=2, seat=seat),
        one("mission", cards, seat=seat),
    ]


def _neutral(state: State) -> list[Part]:
    return [number("neutral prestige", most_prestige(state), unit=20), number("neutral link", state.players + 1)]


def _extra_offices(state: State, pieces: list[Value]) -> list[Part]:
    """City and piece of each, as many as there are markers for."""
    cities = [Value(NONE, "none"), *numbered(city.name for city in state.board.cities)]
    found = []
    for slot in range(state.setup.options["marker_mix"]["extra_office"]):
        found.append(one(f"extra office {slot + 1} city", cities))
        found.append(one(f"extra office {slot + 1} piece", pieces))
    return found


def _green_offices(state: State, pieces: list[Value]) -> list[Part]:
    names = [f"{city.name} {place + 1}" for city in _green_cities(state.board) for place in range(MOST_GREEN_OFFICES)]
    return [named("green offices", names, pieces)] if names else []


def _green_cities(board: Board) -> list[City]:
    return [city for city in board.cities if city.green]


def _pending(state: State, pieces: list[Value]) -> list[Part]:
    """What is remembered of the open decision."""
    posts = [Value(NONE, "none"), *numbered(state.board.post_names)]
    kinds = [Value(NONE, "none"), *numbered(PIECES)]
    whose = [Value(NONE, "none"), *seats(state.players)]
    owners = whose if state.neutral == NONE else [*whose, Value(state.neutral, "neutral")]
    return [
        one("displaced from", posts),
        one("displaced piece", pieces),
        one("answering", whose),
        one("displaced owner", owners),
        one("to set", kinds),
        one("taken up", kinds),
        number("extras left", MOST_SET),
        named("set on", [str(place + 1) for place in range(MOST_SET)], posts),
        one("claimed route", [Value(NONE, "none"), *numbered(route.name for route in state.board.routes)]),
        one("marker taken", [Value(NONE, "none"), *numbered(MARKERS_OR_HIDDEN)]),
        number("left", MOST_REMOVED),
        number("lifts", TRACK_VALUES[LIBER_SOPHIAE][-1]),
        number("in hand trader", TRACK_VALUES[LIBER_SOPHIAE][-1]),
        number("in hand merchant", MERCHANTS),
        named("hand of any", [str(place + 1) for place in range(MOST_HELD)], pieces),
    ]


def observation(view: State) -> bytes:
    """All that the viewer knows, in the order of `parts`."""
    desks = view.desks
    out = view.posts + view.houses + view.special + view.markers + desks[: view.players * DESK]
    out += view.unseen.counts + view.gone
    out += bytes(
        (
            view.bag,
            view.bag_ran_out,
            view.first,
            view.active,
            view.actions,
            view.completed,
            view.ended,
            view.pawn,
            view.pawn_moved,
            view.acted,
        )
    )
    if view.neutral != NONE:
        desk = view.neutral * DESK
        out += bytes((desks[desk + SCORE], desks[desk + LINK]))
    out += view.extra_offices
    slots = 2 * view.setup.options["marker_mix"]["extra_office"]
    out += bytes((NONE, EMPTY)) * ((slots - len(view.extra_offices)) // 2)
    for city, there in enumerate(view.board.cities):
        if there.green:
            out += bytes(green_row(view, city)).ljust(MOST_GREEN_OFFICES, bytes([EMPTY]))
    out.append(SHAPES[tuple([NAME[type(decision)] for decision in view.stack])])
    out += _remembered(view)
    return bytes(out)


def _remembered(view: State) -> bytearray:
    out = bytearray(NOTHING_PENDING)
    for decision in view.stack:
        if isinstance(decision, Pay):
            out[POST] = decision.post
            out[VICTIM] = decision.displaced
        elif isinstance(decision, Answer):
            out[POST] = decision.post
            out[SEAT] = decision.seat
            out[OWNER] = decision.owner
            out[DISPLACED] = decision.displaced
            out[LIFTED] = decision.lifted
            out[EXTRAS] = decision.extras
            out[SET : SET + len(decision.set)] = bytes(decision.set)
        elif isinstance(decision, Benefit):
            out[ROUTE] = decision.route
            out[TAKEN] = decision.taken
        elif isinstance(decision, NeutralOffice):
            out[ROUTE] = decision.route
        elif isinstance(decision, Redeploy):
            out[ROUTE] = decision.route
            out[LEFT] = decision.left
        elif isinstance(decision, Remove):
            out[LEFT] = decision.left
        elif isinstance(decision, Move):
            out[LIFTS] = decision.lifts
            out[IN_HAND] = decision.traders
            out[IN_HAND + 1] = decision.merchants
        elif isinstance(decision, SeaMove):
            out[LIFTS] = decision.lifts
            out[HELD : HELD + len(decision.hand)] = bytes(decision.hand)
    return out


assert len(NOTHING_PENDING) == PENDING
assert len(MARKERS) == HIDDEN and NO_MARKER == HIDDEN + 1
