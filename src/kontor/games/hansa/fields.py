"""The state of Hansa Teutonica, declared once (see `kontor.core.fields`), and its JSON form (docs/hansa.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.contract import Setup
from kontor.core.fields import (
    Array,
    Column,
    Counts,
    Derived,
    Desks,
    In,
    Observed,
    One,
    Open,
    Pairs,
    Schema,
    Slot,
    Stack,
    ViewerByte,
    kept,
)
from kontor.core.forms import Cell, Codec, Each, Flag, Form, Group, Listed, Mapped, Names, Number, Seats, named_rows
from kontor.core.observation import Part, Value
from kontor.core.reader import Reader, excerpt
from kontor.games.hansa import pieces
from kontor.games.hansa.board import Board
from kontor.games.hansa.decisions import KINDS
from kontor.games.hansa.pieces import (
    BEGUN,
    EMPTY,
    EXCHANGE,
    FRESH,
    MARKER_NAMES,
    MARKERS,
    MARKERS_OR_HIDDEN,
    MERCHANTS,
    NONE,
    ON_TABLE,
    PIECES,
    PROMOS,
    TRACKS,
    TRADER,
    UNPLACED,
    piece_of,
)
from kontor.games.hansa.rules.cities import green_row, insert_office
from kontor.games.hansa.rules.countries import MOST_LIFTED
from kontor.games.hansa.rules.markers import MOST_REMOVED, PLUS_ACTIONS
from kontor.games.hansa.state import MARKER_PLACES, PROMO_DESK
from kontor.games.hansa.stored import DESK, LINK, MISSION, PLATE, SCORE

RULES_VERSION = 1
NEUTRAL = "neutral"
MOST_IN_ONE_CLAIM = 40
"""Maximum points from one claim: for controlling two cities, a coin, and the link."""
MOST_SET = 3
"""D: maximum number of pieces placed in one answer."""
MOST_HELD = 2
"""X7a: maximum number of pieces in hand, of any owner."""

ORDER = (
    "first active actions completed bag bag_ran_out gone neutral.prestige neutral.link "
    "pawn.province pawn.moved pawn.acted missions unseen markers posts cities special seats.prestige seats.link "
    "seats.supply seats.stock seats.tracks seats.unused seats.used seats.plate stack ended"
)

IN_A_TURN = (
    "pay", "answer", "move", "remove", "benefit", "benefit taken", "redeploy", "sea_move", "sea_skill", "sea_office",
    "neutral_office", "neutral_order", "answer neutral_office",
)  # fmt: skip
STACKS = (
    (),
    *[(name,) for name in ("taverns", "missions", "first", "pawn", "turn")],
    *[("turn", *names.split()) for names in IN_A_TURN],
    *[("closing",), ("placing",), ("placing", "draw")],
    ("turn", "marker_move"),
    ("turn", "sea_place"),
    *[("favours",), ("turn", "buying"), ("turn", "gift"), ("turn", "benefit", "gift"), ("turn", "answer", "gift")],
    *[("turn", "neutral_office", "gift"), ("turn", "neutral_order", "gift")],
    ("turn", "answer", "neutral_office", "gift"),
)
"""The possible stacks of open decisions (docs/hansa.md). The last stacks occur only at some tables (`stacks_used`)."""

# fmt: off
OPENS = (
    Open("taverns", "Taverns", "Chance puts the three starting markers on the tavern routes (S4).", chance=True),
    Open("missions", "Missions", "Chance deals mission cards, one seat after another (X1).", chance=True),
    Open("first", "First", "Chance draws the first player (S5).", chance=True),
    Open("pawn", "PlacePawn", "The second player puts the pawn on a province (W2)."),
    Open("turn", "Turn", "The active player acts, uses markers, or ends the turn (T).", once="TURN"),
    Open("pay", "Pay", "The payment for a displacement (D1) or, if no piece was displaced, of a route's toll (Q6).",
         {"post": In("displaced from"), "displaced": In("displaced piece", null=True)}),
    Open("answer", "Answer", "The answer to a displacement (D2–D7, N2), with the answering seat and the piece's owner.",
         {"post": In("displaced from"), "seat": In("answering"), "owner": In("displaced owner"),
          "displaced": In("to set", null=True), "extras": In("extras left"), "lifted": In("taken up", null=True),
          "set": In("set on", several=True)},
         order="post seat owner displaced extras set lifted"),
    Open("move", "Move", "A Move in progress (A4): the pieces in hand, and the number that may still be lifted.",
         {"lifts": In("lifts"), "traders": In("in hand trader", key="hand.trader"),
          "merchants": In("in hand merchant", key="hand.merchant")}),
    Open("remove", "Remove", "A remove marker in use (M9).", {"left": In("left")}),
    Open("taken", "Taken", "Chance draws the kind of a face-down marker that was taken (C4b).", chance=True),
    Open("benefit", "Benefit", "The choice of one benefit after a claim (C5).",
         {"route": In("claimed route"), "taken": In("marker taken", null=True)}),
    Open("neutral_order", "NeutralOrder", "The choice of which route the neutral player claims first (N3a)."),
    Open("neutral_office", "NeutralOffice", "The choice of a city for a neutral office (N3c).",
         {"route": In("claimed route")}),
    Open("redeploy", "Redeploy", "X9: redeployment of pieces from the claimed route to other routes.",
         {"route": In("claimed route"), "left": In("left")}),
    Open("sea_move", "SeaMove", "X7a: a move of one or two pieces of any owner. The hand is in lifting order.",
         {"lifts": In("lifts"), "hand": In("hand of any", several=True)}),
    Open("sea_skill", "SeaSkill", "X7b: an optional step on Privilegium."),
    Open("sea_office", "SeaOffice", "X8: an optional office in a green city."),
    Open("closing", "Closing", "The free move of the pawn after the actions (W3)."),
    Open("draw", "DrawNew", "Chance draws the kinds of the new markers on the plate (M3c).", chance=True,
         once="DRAW_NEW"),
    Open("placing", "Placing", "The active player moves markers from the plate to routes (M3).", once="PLACING"),
    Open("marker_move", "MarkerMove", "A Move marker in use (G4). The pieces lifted are in the `hand` field.",
         {"lifts": In("lifts")}),
    Open("sea_place", "SeaPlace", "B18: placement of pieces from stock on posts abroad.", {"left": In("left")}),
    Open("favours", "Favours", "Chance draws the tiles of Emperor's Favour (L2).", chance=True),
    Open("buying", "Buying", "The buyer of a tile turns over markers (L3).", {"left": In("left")}),
    Open("gift", "Gift", "A gift of pieces from stock to supply. `left` is 1 for a tile (L7) and 2 for a tribute (Q5).",
         {"seat": In("answering"), "then": In("displaced owner", null=True), "left": In("left")}),
)
# fmt: on


def neutral_of(setup: Setup) -> int:
    """Return the neutral player's owner number, the next after the last seat, or NONE without neutral traders (N)."""
    return setup.players if setup.players == 2 and setup.options["two_players"] != "pawn" else NONE


def moves_by_marker(setup: Setup) -> bool:
    """G4: return whether this table has Move markers."""
    return bool(setup.options["third_marker"] == "move")


def extended(options: Mapping[str, Any]) -> bool:
    """L, Q: return whether a table has Emperor's Favour or promo markers."""
    return bool(options["emperors_favour"] or any(options["promo_markers"].values()))


def stacks_used(setup: Setup) -> int:
    """Return the number of STACKS that can occur at this table. A board with countries has Move markers (B12)."""
    if extended(setup.options):
        return len(STACKS)
    if not moves_by_marker(setup):
        return STACKS.index(("turn", "marker_move"))
    return STACKS.index(("turn", "sea_place")) + any(r.bonus == pieces.PLACE_ABROAD for r in setup.board.routes)


def most_actions(setup: Setup) -> int:
    """Return the maximum number of actions in a turn, given by Actiones and all markers for more actions."""
    mix = pieces.mix_of(setup.options)
    more_actions: int = sum(more * mix[MARKERS[kind]] for kind, more in PLUS_ACTIONS.items())
    more_actions += setup.options["emperors_favour"]  # L6
    return max(pieces.TRACK_VALUES[pieces.ACTIONES]) + more_actions


def covering(kind: int, steps: Any) -> int:
    """S1, S3: return the number of pieces of this kind that still cover a desk's tracks."""
    return sum(
        pieces.TRACK_LENGTH[track] - steps[track] for track in range(len(TRACKS)) if pieces.TRACK_PIECE[track] == kind
    )


@kept
def schema(setup: Setup) -> Schema:
    """Return the table's fields in byte order."""
    board: Board = setup.board
    players = setup.players
    neutral = neutral_of(setup)
    mix, favours = pieces.mix_of(setup.options), setup.options["emperors_favour"]
    promos = any(mix[name] for name in PROMOS)
    of_a_kind, in_all = max(mix.values()), sum(mix.values())
    piece = Piece(players, neutral)
    routes = [route.name for route in board.routes]
    post, route = Names(board.post_names, unknown="unknown-post"), Names(routes, unknown="unknown-route")
    kinds = MARKER_NAMES if promos else MARKERS
    more_kinds = {kind: MARKER_NAMES[kind] for kind in range(EXCHANGE, len(kinds))}
    marker = Names(MARKERS_OR_HIDDEN, (pieces.NO_MARKER, "none"), others=more_kinds, absent_last=True)
    whose, kind = Seats(players), Names(PIECES, (NONE, "none"))
    owner = Seats(players, others={} if neutral == NONE else {neutral: NEUTRAL})
    few, many = Number(of_a_kind, 2, high=255), Number(in_all, 2, high=255)
    both = [Number(pieces.TRADERS, high=255), Number(MERCHANTS, high=255)]
    merchants = MERCHANTS - covering(pieces.MERCHANT, [0] * len(TRACKS))
    traders = pieces.TRADERS - 1 - covering(TRADER, [0] * len(TRACKS))
    prestige, link = Number(board.prestige_limit + MOST_IN_ONE_CLAIM, 20), Number(players + 1)
    lifts = Number(pieces.TRACK_VALUES[pieces.LIBER_SOPHIAE][-1])
    cards = Names([card.name for card in board.missions], (NONE, "none"), others={pieces.UNKNOWN: "hidden"})
    dealt: Form = Listed("desks", cards, [slice(MISSION, players * DESK, DESK)], fault="seats")
    missions = dealt if setup.options["mission_cards"] else Group(null=True)
    with_pawn = players == 2 and neutral == NONE
    province = Names(board.province_names, (UNPLACED, "unplaced"))
    province.values = (Value(NONE, "none"), *province.values)
    rim = board.provinces[pieces.RIMS.index(setup.options["rim"])] if with_pawn else {}
    province.numbers = {there.name: number for number, there in rim.items()}
    occupied = [EMPTY] * len(board.post_names)  # N1: the first post of a route that is not a ship post
    for start in board.neutral_start if neutral != NONE else ():
        occupied[next(post for post in board.routes[start].posts() if not board.ships[post])] = piece_of(
            neutral, TRADER
        )
    in_hand = [str(number + 1) for number in range(pieces.MOST_MOVED_BY_MARKER)] if moves_by_marker(setup) else []
    countries = Names(board.country_names, (NONE, "none"))
    lifted = [f"{name} {number + 1}" for name in PIECES for number in range(MOST_LIFTED)] if board.country_names else []
    permits = [board.cities[permit.city].name for permit in board.permits]
    unseen = [mix.get(name, 0) - (kind in pieces.TAVERN_MARKERS) for kind, name in enumerate(kinds)]
    beside = [f"{name} {number + 1}" for name in PROMOS[1:] for number in range(mix[name])]
    phase = Names(("begun", "bought"), (FRESH, "fresh"), first=BEGUN)
    tiles: Sequence[str] = pieces.TILES if favours else ()
    houses = [f"{city.name} {house + 1}" for city in board.cities for house in range(len(city.houses))]
    # fmt: off
    return Schema(setup, RULES_VERSION, [
        Array("posts", board.post_names, piece, occupied, unknown="unknown-post", doc="The piece on each post."),
        Array("houses", houses, piece, forms={"cities": Cities(board, piece)}, doc="The piece in each house, by city."),
        Array("special", [str(slot.points) for slot in board.slots], piece, listed="slots",
              doc="The piece in each special-prestige slot."),
        Array("markers", routes, marker, unknown="unknown-route", doc="The marker on each route."),
        Desks("desks", players, "DESK", [
            Column("SUPPLY", "supply", both, PIECES, [0, merchants], "supply {}", all=True),
            Column("STOCK", "stock", both, PIECES, [traders, 0], "stock {}", all=True),
            Column("TRACK", "tracks", [*map(Number, pieces.TRACK_LENGTH)], TRACKS, observed="{}", required=True),
            Column("SCORE", "prestige", prestige),
            Column("LINK", "link", link),
            Column("UNUSED", "unused", few, MARKERS),
            Column("USED", "used", few, MARKERS),
            Column("PLATE", "plate", many, MARKERS_OR_HIDDEN),
            Column("MISSION", "missions", cards, observed="mission", secret=pieces.UNKNOWN, form=missions),
        ], more=int(neutral != NONE), doc="The desks, in seat order. Neutral has a desk for prestige and link."),
        Counts("unseen", kinds, Number(of_a_kind, high=255), unseen, all=not promos,
               doc="Number of markers of each kind that are in the bag, hidden on plates or routes, or removed."),
        Array("gone", kinds if promos else MARKERS_OR_HIDDEN, Number(in_all, high=255),
              doc="N4: markers that left the game, by kind."),
        Array("hand", in_hand, piece, key="hand" if in_hand else "",
              doc="G4: the pieces lifted by a Move marker, in lifting order. It is empty without Move markers."),
        Array("permits", permits, Flag(), key="permits" if permits else "",
              doc="B8: whether the permit of each permit city was used this turn. It is empty without permits."),
        Array("lifted_in", lifted, countries, key="lifted_in" if lifted else "",
              doc="B11: countries of the pieces in hand, by kind, in lifting order. It is empty without countries."),
        PromoDesks("promos", players if promos else 0, few),
        Array("beside", beside, Names(routes, (NONE, "none"), unknown="unknown-route"), key="beside" if beside else "",
              doc="Q5, Q6: the route of each tribute and block, if there are promo markers."),
        Array("beside_of", beside, whose, key="beside_of" if beside else "", doc="The owner of each `beside` marker."),
        Array("tiles", tiles, Seats(players, others={ON_TABLE: "table"}), key="tiles" if favours else "",
              doc="L2, L3: the owner of each tile, at a table with Emperor's Favour."),
        Array("turn_phase", ["turn"] if favours else [], phase,
              forms={"turn_phase": Cell("turn_phase", phase)} if favours else {},
              doc="L4: whether the turn has begun, and whether a tile was bought, with Emperor's Favour."),
        One("bag", Number(in_all, high=255), sum(unseen), doc="The number of markers in the bag."),
        One("bag_ran_out", Flag()),
        One("first", whose),
        One("active", whose),
        One("actions", Number(most_actions(setup), 5), doc="Actions left in this turn."),
        One("completed", Number(len(board.cities), 10)),
        One("ended", Names(pieces.ENDS, (0, "running"), first=1)),
        ViewerByte(),
        One("pawn", province, UNPLACED if with_pawn else NONE, key="pawn.province",
            doc="The province of the pawn, UNPLACED before it is placed, or NONE without a pawn (W)."),
        One("pawn_moved", Flag(), key="pawn.moved", doc="W3: whether this turn's free move has been used."),
        One("acted", Flag(), key="pawn.acted", doc="W3: whether an action was taken this turn, in games with a pawn."),
        Pairs("extra_offices", doc="City and piece of each extra office, city by city, oldest first."),
        Pairs("green_offices", doc="X4c: city and piece of each way-2 office, city by city, from left to right."),
        Derived("neutral", "int", shared=True, begin=neutral, doc="Owner number of the neutral player, or NONE (N)."),
        Observed("variants", _variant_parts(setup, piece, prestige, link)),
        Stack("stack", OPENS, KINDS, STACKS, [
            Slot("displaced from", post),
            Slot("displaced piece", piece),
            Slot("answering", whose),
            Slot("displaced owner", owner),
            Slot("to set", kind),
            Slot("taken up", kind),
            Slot("extras left", Number(MOST_SET, high=2)),
            Slot("set on", post, MOST_SET),
            Slot("claimed route", route),
            Slot("marker taken", Names(MARKERS_OR_HIDDEN, (NONE, "none"), others=more_kinds)),
            Slot("left", Number(MOST_REMOVED, low=1, high=2)),
            Slot("lifts", lifts),
            Slot("in hand trader", lifts),
            Slot("in hand merchant", Number(MERCHANTS)),
            Slot("hand of any", piece, MOST_HELD),
        ], stacks_used(setup)),
    ], ORDER + " hand" * bool(in_hand) + " permits" * bool(permits) + " lifted_in" * bool(lifted)
        + " beside beside_of" * bool(beside) + " tiles turn_phase" * favours, groups={
        "seats": Each(players), "pawn": Group(null=not with_pawn), "neutral": Group(null=neutral == NONE),
    }, more={
        "neutral.prestige": Cell("desks", prestige, neutral * DESK + SCORE),
        "neutral.link": Cell("desks", link, neutral * DESK + LINK),
        **({f"seats.{name}": Markers(place, few, many, MARKERS_OR_HIDDEN if place == PLATE else MARKERS)
            for name, place in zip(("unused", "used", "plate"), MARKER_PLACES)} if promos else {}),
    })
    # fmt: on


def _variant_parts(setup: Setup, piece: Codec, prestige: Codec, link: Codec) -> list[Part]:
    """Return the parts for any neutral player, extra offices and green cities at this table (`observed.variants`)."""
    cities = Names([city.name for city in setup.board.cities], (NONE, "none"))
    slots = pieces.most_extra_offices(setup.options)
    rows = [
        f"{city.name} {place + 1}"
        for city in setup.board.cities
        if city.green
        for place in range(pieces.MOST_GREEN_OFFICES)
    ]
    found = [] if neutral_of(setup) == NONE else [prestige.part("neutral prestige"), link.part("neutral link")]
    for slot in range(1, slots + 1):
        found += [cities.part(f"extra office {slot} city"), piece.part(f"extra office {slot} piece")]
    return found + ([piece.part("green offices", rows)] if rows else [])


class PromoDesks(Array):
    """Q3: each seat's promo markers: unused, used, or on the plate. Empty at a table without promo markers."""

    def __init__(self, name: str, players: int, codec: Codec) -> None:
        self.players = players
        doc = "Q3: each seat's promo markers by kind: unused, used, on the plate. Empty without promo markers."
        super().__init__(name, [""] * (players * PROMO_DESK), codec, key="", doc=doc)

    def shown(self) -> list[Part]:
        places = [f"promo {place}" for place in ("unused", "used", "plate")]
        return [self.codec.part(place, PROMOS, seat) for seat in range(self.players) for place in places]


class Markers(Form):
    """A seat's unused markers, used markers or plate, by kind. Includes promo markers."""

    def __init__(self, place: int, few: Codec, many: Codec, names: Sequence[str]) -> None:
        of_desk, at = many if place == PLATE else few, MARKER_PLACES.index(place) * len(PROMOS)
        self.forms = (
            Mapped("desks", [of_desk] * len(names), names, place, DESK),
            Mapped("promos", [few] * len(PROMOS), PROMOS, at, PROMO_DESK),
        )

    def write(self, state: Any, row: int = 0) -> dict[str, Any]:
        return {name: number for form in self.forms for name, number in form.write(state, row).items()}

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        held = reader.typed(value, where, dict, {})
        reader.keys(held, f"{where}.", [name for form in self.forms for name in form.names])
        for form in self.forms:
            form.read(reader, state, {name: held[name] for name in held if name in form.names}, where, row)


class Piece(Codec):
    """A piece on a post, in a house or in hand, such as `trader 0` or `trader neutral`."""

    absent = (EMPTY, "empty")

    def __init__(self, players: int, neutral: int) -> None:
        owned = [(seat, kind, name) for seat in range(players) for kind, name in enumerate(PIECES)]
        self.texts = {piece_of(seat, kind): f"{name} {seat}" for seat, kind, name in owned}
        values = [Value(piece_of(seat, kind), name, seat) for seat, kind, name in owned]
        if neutral != NONE:
            self.texts[piece_of(neutral, TRADER)] = f"{PIECES[TRADER]} {NEUTRAL}"
            values += [Value(piece_of(neutral, kind), f"{NEUTRAL} {name}") for kind, name in enumerate(PIECES)]
        self.values = (Value(*self.absent), *values)

    def write(self, number: int) -> str:
        return self.texts[number]

    def read(self, reader: Reader, value: Any, where: str) -> int:
        for number, text in self.texts.items():
            if text == value:
                return number
        reader.fault("piece", where, value=excerpt(value))
        return EMPTY


class Cities(Form):
    """The offices in every city that has any: in houses, in the open-ended rows of green cities, or next to a city as
    extra offices.
    """

    def __init__(self, board: Board, piece: Piece) -> None:
        self.cities = board.cities
        self.piece = piece

    def write(self, state: Any, row: int = 0) -> dict[str, Any]:
        written = {}
        added = state.extra_offices
        for number, city in enumerate(self.cities):
            houses = bytes(state.houses[city.first_house : city.first_house + len(city.houses)])
            houses = bytes(green_row(state, number)) if city.green else houses
            extra = [added[at + 1] for at in range(len(added) - 2, -1, -2) if added[at] == number]
            if any(houses) or extra:
                held = {"houses": houses, "extra": extra}
                written[city.name] = {key: [*map(self.piece.write_or_null, row)] for key, row in held.items()}
        return written

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        data = reader.typed(value, where, dict, {})
        for name, number in named_rows(
            reader, data, where, [city.name for city in self.cities], unknown="unknown-city"
        ):
            city = self.cities[number]
            here = f"{where}.{name}."
            held = reader.mapping(data, name, f"{where}.")
            reader.keys(held, here, ("houses", "extra"))
            houses = reader.items(held, "houses", here)
            wanted = pieces.MOST_GREEN_OFFICES if city.green else len(city.houses)
            if len(houses) > wanted or (len(houses) < wanted and not city.green):
                reader.fault("houses", f"{here}houses", wanted=wanted)
            for house, piece in enumerate(houses[:wanted]):
                if city.green:
                    insert_office(state.green_offices, number, self.piece.read(reader, piece, f"{here}houses"))
                else:
                    at = city.first_house + house
                    state.houses[at] = self.piece.read_or_null(reader, piece, f"{here}houses")
            for piece in reader.items(held, "extra", here)[::-1]:
                insert_office(state.extra_offices, number, self.piece.read(reader, piece, f"{here}extra"))
