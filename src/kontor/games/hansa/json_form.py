"""The JSON form of a position (docs/hansa.md): writing it, and reading it with every fault named."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.chance import Bag
from kontor.core.messages import Message
from kontor.core.position_reader import VIEWERS, PositionReader
from kontor.core.reader import excerpt
from kontor.games.hansa.decisions import (
    DECISIONS,
    NAME,
    Answer,
    Benefit,
    Closing,
    Decision,
    DrawNew,
    First,
    Missions,
    Move,
    NeutralOffice,
    NeutralOrder,
    Pay,
    PlacePawn,
    Placing,
    Redeploy,
    Remove,
    SeaMove,
    SeaOffice,
    SeaSkill,
    Taken,
    Taverns,
    Turn,
)
from kontor.games.hansa.pieces import (
    ACTIONES,
    EMPTY,
    HIDDEN,
    MARKERS,
    MARKERS_OR_HIDDEN,
    MERCHANT,
    MOST_GREEN_OFFICES,
    NO_MARKER,
    NONE,
    PIECES,
    TRACK_LENGTH,
    TRACK_VALUES,
    TRACKS,
    TRADER,
    UNKNOWN,
    kind_of,
    owner,
    piece_of,
)
from kontor.games.hansa.rules.cities import green_row, insert_office
from kontor.games.hansa.rules.markers import PLUS_ACTIONS
from kontor.games.hansa.rules.pawn import provinces
from kontor.games.hansa.state import (
    DESK,
    ENDS,
    LINK,
    MISSION,
    PLATE,
    SCORE,
    STOCK,
    SUPPLY,
    TRACK,
    UNPLACED,
    UNUSED,
    USED,
    State,
    clear,
)

RULES_VERSION = 1
GAME = "hansa"

FIELDS = (
    "game",
    "rules",
    "board",
    "digest",
    "players",
    "options",
    "viewer",
    "first",
    "active",
    "actions",
    "completed",
    "bag",
    "bag_ran_out",
    "gone",
    "neutral",
    "pawn",
    "missions",
    "unseen",
    "markers",
    "posts",
    "cities",
    "special",
    "seats",
    "stack",
    "ended",
)
WITHOUT_FIELDS: dict[type[Decision], Decision] = {
    Taverns: Taverns(),
    Missions: Missions(),
    First: First(),
    PlacePawn: PlacePawn(),
    Turn: Turn(),
    Taken: Taken(),
    NeutralOrder: NeutralOrder(),
    SeaSkill: SeaSkill(),
    SeaOffice: SeaOffice(),
    Closing: Closing(),
    DrawNew: DrawNew(),
    Placing: Placing(),
}
SEAT_FIELDS = ("prestige", "link", "supply", "stock", "tracks", "unused", "used", "plate")


NEUTRAL = "neutral"

MOST_IN_ONE_CLAIM = 40
"""Prestige: two cities with their controllers, a coin, the link."""


def piece_text(state: State, piece: int) -> str | None:
    """`trader 0`, `trader neutral`, or None for an empty place."""
    return None if piece == EMPTY else f"{PIECES[kind_of(piece)]} {seat_text(state, owner(piece))}"


def seat_text(state: State, seat: int) -> str | int:
    return NEUTRAL if seat == state.neutral else seat


def _named(number: int, names: Sequence[str]) -> str | None:
    return None if number == NONE else names[number]


def _maybe(number: int) -> int | None:
    return None if number == NONE else number


def _counts(values: Sequence[int], names: Sequence[str], all_of_them: bool = False) -> dict[str, int]:
    return {name: value for name, value in zip(names, values, strict=True) if value or all_of_them}


def write(state: State) -> dict[str, Any]:
    """The whole position, half-finished decisions included."""
    board = state.board
    return {
        "game": GAME,
        "rules": RULES_VERSION,
        "board": board.id,
        "digest": board.digest,
        "players": state.players,
        "options": copy.deepcopy(state.setup.options),
        "viewer": VIEWERS.get(state.viewer, state.viewer),
        "first": _maybe(state.first),
        "active": _maybe(state.active),
        "actions": state.actions,
        "completed": state.completed,
        "bag": state.bag,
        "bag_ran_out": state.bag_ran_out,
        "gone": _counts(state.gone, MARKERS_OR_HIDDEN),
        "neutral": _write_neutral(state),
        "pawn": _write_pawn(state),
        "missions": _write_missions(state),
        "unseen": _counts(state.unseen.counts, MARKERS, all_of_them=True),
        "markers": {
            route.name: MARKERS_OR_HIDDEN[marker]
            for route, marker in zip(board.routes, state.markers, strict=True)
            if marker != NO_MARKER
        },
        "posts": {
            name: piece_text(state, piece)
            for name, piece in zip(board.post_names, state.posts, strict=True)
            if piece != EMPTY
        },
        "cities": _write_cities(state),
        "special": [piece_text(state, piece) for piece in bytes(state.special)],
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
        "stack": [_write_decision(state, decision) for decision in state.stack],
        "ended": ENDS[state.ended - 1] if state.ended else None,
    }


def _write_neutral(state: State) -> dict[str, int] | None:
    if state.neutral == NONE:
        return None
    desk = state.neutral * DESK
    return {"prestige": state.desks[desk + SCORE], "link": state.desks[desk + LINK]}


def _write_pawn(state: State) -> dict[str, Any] | None:
    if state.pawn == NONE:
        return None
    province = None if state.pawn == UNPLACED else state.board.province_names[state.pawn]
    return {"province": province, "moved": state.pawn_moved, "acted": state.acted}


def _write_missions(state: State) -> list[str | None] | None:
    if not state.setup.options["mission_cards"]:
        return None
    names = {NONE: None, UNKNOWN: "hidden"} | {n: card.name for n, card in enumerate(state.board.missions)}
    return [names[state.desks[seat * DESK + MISSION]] for seat in range(state.players)]


def _write_cities(state: State) -> dict[str, Any]:
    cities = {}
    added = state.extra_offices
    for number, city in enumerate(state.board.cities):
        houses = state.houses[city.first_house : city.first_house + len(city.houses)]
        extra = [piece_text(state, added[at + 1]) for at in range(len(added) - 2, -1, -2) if added[at] == number]
        if city.green:
            houses = bytearray(green_row(state, number))
        if any(houses) or extra:
            cities[city.name] = {"houses": [piece_text(state, piece) for piece in bytes(houses)], "extra": extra}
    return cities


def _write_seat(state: State, seat: int) -> dict[str, Any]:
    desk = state.desks[seat * DESK : (seat + 1) * DESK]
    return {
        "prestige": desk[SCORE],
        "link": desk[LINK],
        "supply": _counts(desk[SUPPLY : SUPPLY + 2], PIECES, all_of_them=True),
        "stock": _counts(desk[STOCK : STOCK + 2], PIECES, all_of_them=True),
        "tracks": _counts(desk[TRACK : TRACK + len(TRACKS)], TRACKS, all_of_them=True),
        "unused": _counts(desk[UNUSED : UNUSED + len(MARKERS)], MARKERS),
        "used": _counts(desk[USED : USED + len(MARKERS)], MARKERS),
        "plate": _counts(desk[PLATE : PLATE + len(MARKERS_OR_HIDDEN)], MARKERS_OR_HIDDEN),
    }


def _write_decision(state: State, decision: Decision) -> dict[str, Any]:
    board = state.board
    form: dict[str, Any] = {"decision": NAME[type(decision)]}
    if isinstance(decision, Pay):
        form |= {"post": board.post_names[decision.post], "displaced": piece_text(state, decision.displaced)}
    elif isinstance(decision, Answer):
        form |= {
            "post": board.post_names[decision.post],
            "seat": decision.seat,
            "owner": seat_text(state, decision.owner),
            "displaced": _named(decision.displaced, PIECES),
            "extras": decision.extras,
            "set": [board.post_names[post] for post in decision.set],
            "lifted": _named(decision.lifted, PIECES),
        }
    elif isinstance(decision, Move):
        form |= {"lifts": decision.lifts, "hand": {"trader": decision.traders, "merchant": decision.merchants}}
    elif isinstance(decision, Remove):
        form |= {"left": decision.left}
    elif isinstance(decision, NeutralOffice):
        form |= {"route": board.routes[decision.route].name}
    elif isinstance(decision, Redeploy):
        form |= {"route": board.routes[decision.route].name, "left": decision.left}
    elif isinstance(decision, SeaMove):
        form |= {"lifts": decision.lifts, "hand": [piece_text(state, piece) for piece in decision.hand]}
    elif isinstance(decision, Benefit):
        form |= {"route": board.routes[decision.route].name, "taken": _named(decision.taken, MARKERS_OR_HIDDEN)}
    return form


def most_actions(state: State) -> int:
    """More actions than that no turn can have: the last value of Actiones and every marker for more of them."""
    mix = state.setup.options["marker_mix"]
    most: int = max(TRACK_VALUES[ACTIONES]) + sum(more * mix[MARKERS[kind]] for kind, more in PLUS_ACTIONS.items())
    return most


def most_prestige(state: State) -> int:
    """The limit ends the game (E1a); what one claim gives beyond it is never as much as this."""
    return state.board.prestige_limit + MOST_IN_ONE_CLAIM


def read_into(state: State, data: Mapping[str, Any]) -> list[Message]:
    """Fill a state from its JSON form; gives every fault of the form (its consistency is checked afterwards)."""
    clear(state)
    state.posts = bytearray(len(state.posts))  # neutral traders stand only where the form says
    reader = _PositionReader(state)
    reader.whole(data)
    return reader.faults


class _PositionReader(PositionReader):
    """Reads one position of Hansa Teutonica."""

    def __init__(self, state: State) -> None:
        super().__init__(state.players)
        self.state = state

    def whole(self, data: Mapping[str, Any]) -> None:
        state = self.state
        self.keys(data, "", FIELDS)
        state.viewer = self.viewer(data)
        state.first = self.seat_or_none(data, "first")
        state.active = self.seat_or_none(data, "active")
        state.actions = self.number(data, "actions", high=most_actions(state))
        state.completed = self.number(data, "completed", high=len(state.board.cities))
        state.bag = self.number(data, "bag")
        state.bag_ran_out = self.flag(data, "bag_ran_out")
        state.gone = bytearray(self.counts(self.mapping(data, "gone"), "gone.", MARKERS_OR_HIDDEN))
        self.pawn(data)
        state.unseen = Bag(self.counts(self.mapping(data, "unseen"), "unseen.", MARKERS))
        for name, marker in self.mapping(data, "markers").items():
            route = self.lookup(name, state.board.route_number, "markers.", "route")
            kind = self.one_of(marker, MARKERS_OR_HIDDEN, f"markers.{name}")
            if route != NONE and kind != NONE:
                state.markers[route] = kind
        for name, piece in self.mapping(data, "posts").items():
            post = self.lookup(name, state.board.post_number, "posts.", "post")
            if post != NONE:
                state.posts[post] = self.piece(piece, f"posts.{name}")
        self.cities(self.mapping(data, "cities"))
        self.special(self.items(data, "special"))
        for number, (where, form) in enumerate(self.desks(data)):
            state.desks[number * DESK : (number + 1) * DESK] = self.desk(form, where)
        self.neutral(data)
        self.missions(data)
        self.stack(self.items(data, "stack"))
        ended = self.present(data, "ended")
        state.ended = 0 if ended is None else 1 + self.one_of(ended, ENDS, "ended", default=-1)

    def neutral(self, data: Mapping[str, Any]) -> None:
        state = self.state
        if state.neutral == NONE:
            self.must_be_null(data, "neutral")
            return
        form = self.mapping(data, "neutral")
        self.keys(form, "neutral.", ("prestige", "link"))
        state.desks[state.neutral * DESK + SCORE] = self.number(form, "prestige", "neutral.", high=most_prestige(state))
        state.desks[state.neutral * DESK + LINK] = self.number(form, "link", "neutral.", high=state.players + 1)

    def pawn(self, data: Mapping[str, Any]) -> None:
        state = self.state
        if state.pawn == NONE:
            self.must_be_null(data, "pawn")
            return
        form = self.mapping(data, "pawn")
        self.keys(form, "pawn.", ("province", "moved", "acted"))
        province = form.get("province")
        if province is not None:
            names = [there.name for there in provinces(state).values()]
            if self.one_of(province, names, "pawn.province") != NONE:
                state.pawn = state.board.province_names.index(str(province))
        state.pawn_moved = self.flag(form, "moved", "pawn.")
        state.acted = self.flag(form, "acted", "pawn.")

    def missions(self, data: Mapping[str, Any]) -> None:
        state = self.state
        if not state.setup.options["mission_cards"]:
            self.must_be_null(data, "missions")
            return
        cards = self.items(data, "missions")
        if len(cards) != state.players:
            self.fault("seats", "missions", wanted=state.players)
            return
        names = [mission.name for mission in state.board.missions]
        for seat, card in enumerate(cards):
            if card == "hidden":
                state.desks[seat * DESK + MISSION] = UNKNOWN
            elif card is not None:
                state.desks[seat * DESK + MISSION] = self.one_of(card, names, f"missions.{seat}")

    def must_be_null(self, data: Mapping[str, Any], key: str) -> None:
        if self.present(data, key) is not None:
            self.fault("not-at-this-table", key)

    def piece(self, value: object, where: str) -> int:
        """`trader 0`"""
        kind, _, seat = value.partition(" ") if isinstance(value, str) else ("", "", "")
        if kind in PIECES and seat in [str(number) for number in range(self.state.players)]:
            return piece_of(int(seat), PIECES.index(kind))
        if value == f"{PIECES[TRADER]} {NEUTRAL}" and self.state.neutral != NONE:
            return piece_of(self.state.neutral, TRADER)
        self.fault("piece", where, value=excerpt(value))
        return EMPTY

    def cities(self, data: Mapping[str, Any]) -> None:
        state = self.state
        for name in data:
            number = self.lookup(name, state.board.city_number, "cities.", "city")
            held = self.mapping(data, name, "cities.")
            where = f"cities.{name}."
            self.keys(held, where, ("houses", "extra"))
            if number == NONE:
                continue
            city = state.board.cities[number]
            houses = self.items(held, "houses", where)
            if city.green:
                self.green_city(number, houses, where)
            elif len(houses) != len(city.houses):
                self.fault("houses", f"{where}houses", wanted=len(city.houses))
            for house, piece in enumerate(houses[: len(city.houses)]):
                if piece is not None:
                    state.houses[city.first_house + house] = self.piece(piece, f"{where}houses")
            for piece in self.items(held, "extra", where)[::-1]:
                insert_office(state.extra_offices, number, self.piece(piece, f"{where}extra"))

    def green_city(self, number: int, offices: list[Any], where: str) -> None:
        """X4c: as many as there are, from left to right."""
        if len(offices) > MOST_GREEN_OFFICES:
            self.fault("houses", f"{where}houses", wanted=MOST_GREEN_OFFICES)
        for piece in offices[:MOST_GREEN_OFFICES]:
            insert_office(self.state.green_offices, number, self.piece(piece, f"{where}houses"))

    def special(self, slots: list[Any]) -> None:
        state = self.state
        if len(slots) != len(state.special):
            self.fault("slots", "special", wanted=len(state.special))
        for number, piece in enumerate(slots[: len(state.special)]):
            if piece is not None:
                state.special[number] = self.piece(piece, "special")

    def desk(self, form: Mapping[str, Any], where: str) -> bytearray:
        self.keys(form, where, SEAT_FIELDS)
        desk = bytearray(DESK)
        desk[MISSION] = NONE
        desk[SCORE] = self.number(form, "prestige", where, high=most_prestige(self.state))
        desk[LINK] = self.number(form, "link", where, high=self.state.players + 1)
        places = (
            (SUPPLY, "supply", PIECES),
            (STOCK, "stock", PIECES),
            (UNUSED, "unused", MARKERS),
            (USED, "used", MARKERS),
            (PLATE, "plate", MARKERS_OR_HIDDEN),
        )
        for start, key, names in places:
            counts = self.counts(self.mapping(form, key, where), f"{where}{key}.", names)
            desk[start : start + len(names)] = bytes(counts)
        tracks = self.mapping(form, "tracks", where)
        self.keys(tracks, f"{where}tracks.", TRACKS)
        for track, name in enumerate(TRACKS):
            desk[TRACK + track] = self.number(tracks, name, f"{where}tracks.", high=TRACK_LENGTH[track])
        return desk

    def stack(self, forms: list[Any]) -> None:
        self.state.stack = []
        kinds = dict(DECISIONS)
        for number, form in enumerate(forms):
            where = f"stack.{number}."
            name = form.get("decision") if isinstance(form, dict) else None
            if not isinstance(name, str) or name not in kinds:
                self.fault("unknown-name", f"{where}decision", name=excerpt(name), possible=", ".join(kinds))
                continue
            self.state.stack.append(self.decision(kinds[name], form, where))

    def decision(self, kind: type[Decision], form: Mapping[str, Any], where: str) -> Decision:
        posts = self.state.board.post_number
        if kind is Pay:
            self.keys(form, where, ("decision", "post", "displaced"))
            post = self.lookup(self.text(form, "post", where), posts, where, "post")
            return Pay(post, self.piece(form.get("displaced"), f"{where}displaced"))
        if kind is Answer:
            fields = ("decision", "post", "seat", "owner", "displaced", "extras", "set", "lifted")
            self.keys(form, where, fields)
            neutral = form.get("owner") == NEUTRAL and self.state.neutral != NONE
            last = self.state.players - 1
            return Answer(
                self.lookup(self.text(form, "post", where), posts, where, "post"),
                self.number(form, "seat", where, high=last),
                self.state.neutral if neutral else self.number(form, "owner", where, high=last),
                self.kind_or_none(form, "displaced", where),
                self.number(form, "extras", where, high=2),
                self.kind_or_none(form, "lifted", where),
                tuple(
                    self.lookup(excerpt(post), posts, f"{where}set.", "post") for post in self.items(form, "set", where)
                ),
            )
        if kind is Move:
            self.keys(form, where, ("decision", "lifts", "hand"))
            hand = self.counts(self.mapping(form, "hand", where), f"{where}hand.", PIECES, high=5)
            return Move(self.number(form, "lifts", where, high=5), hand[TRADER], hand[MERCHANT])
        if kind is NeutralOffice:
            self.keys(form, where, ("decision", "route"))
            return NeutralOffice(self.route(form, where))
        if kind is Redeploy:
            self.keys(form, where, ("decision", "route", "left"))
            return Redeploy(self.route(form, where), self.number(form, "left", where, low=1, high=2))
        if kind is SeaMove:
            self.keys(form, where, ("decision", "lifts", "hand"))
            pieces = [self.piece(piece, f"{where}hand") for piece in self.items(form, "hand", where)]
            return SeaMove(self.number(form, "lifts", where, high=2), tuple(pieces))
        if kind is Remove:
            self.keys(form, where, ("decision", "left"))
            return Remove(self.number(form, "left", where, low=1, high=2))
        if kind is Benefit:
            self.keys(form, where, ("decision", "route", "taken"))
            route = self.route(form, where)
            taken = self.present(form, "taken", where)
            return Benefit(route, NONE if taken is None else self.one_of(taken, MARKERS_OR_HIDDEN, f"{where}taken"))
        self.keys(form, where, ("decision",))
        return WITHOUT_FIELDS[kind]

    def route(self, form: Mapping[str, Any], where: str) -> int:
        return self.lookup(self.text(form, "route", where), self.state.board.route_number, where, "route")

    def kind_or_none(self, form: Mapping[str, Any], key: str, where: str) -> int:
        value = self.present(form, key, where)
        return NONE if value is None else self.one_of(value, PIECES, f"{where}{key}")


assert len(MARKERS) == HIDDEN
