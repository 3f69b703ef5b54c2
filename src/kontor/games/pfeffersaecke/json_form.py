"""The JSON form of a position (docs/pfeffersaecke.md): writing it, and reading it with every fault named."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any

from kontor.core.messages import Message
from kontor.core.position_reader import VIEWERS, PositionReader
from kontor.games.pfeffersaecke.decisions import EXTEND, NAMES, OVER, SECOND
from kontor.games.pfeffersaecke.pieces import BRANCHES, CLOSED, DISCS, HAND, LETTERS, NONE, VALUES, counter_start
from kontor.games.pfeffersaecke.state import (
    DESK,
    ENDS,
    INFLUENCE,
    LETTER,
    MONEY,
    SUPPLY,
    WON,
    WORTH,
    State,
    clear,
    derive,
)

RULES_VERSION = 1
GAME = "pfeffersaecke"

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
    "turn",
    "idle",
    "letter_used",
    "counter",
    "cities",
    "towns",
    "seats",
    "stack",
    "ended",
)
SEAT_FIELDS = ("money", "influence", "supply", "letters", "won", "worth", "discs")
CITY_FIELDS = ("disc", "spaces", "centre")

MOST_MONEY = 1_000_000
MOST_INFLUENCE = 2_000
MOST_TURNS = 100_000
MOST_WAITING = 2


def _maybe(number: int) -> int | None:
    return None if number == NONE else number


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
        "turn": state.turn,
        "idle": state.idle,
        "letter_used": state.letter_used,
        "counter": state.counter,
        "cities": _write_cities(state),
        "towns": {name: held - 1 for name, held in zip(board.towns, bytes(state.towns), strict=True) if held},
        "seats": [_write_seat(state, seat) for seat in range(state.players)],
        "stack": _write_decision(state),
        "ended": ENDS[state.ended - 1] if state.ended else None,
    }


def _write_cities(state: State) -> dict[str, Any]:
    """Every city that is not closed."""
    cities = {}
    for number, city in enumerate(state.board.cities):
        if state.discs[number] != CLOSED:
            spaces = bytes(state.spaces[city.first_space : city.first_space + city.size])
            held = [piece - 1 for piece in spaces if piece]
            cities[city.name] = {
                "disc": DISCS[state.discs[number]],
                "spaces": held,
                "centre": state.centre[number],
            }
    return cities


def _write_seat(state: State, seat: int) -> dict[str, Any]:
    desk = seat * DESK
    hand = state.hands[seat * HAND : (seat + 1) * HAND]
    return {
        "money": state.desks[desk + MONEY],
        "influence": state.desks[desk + INFLUENCE],
        "supply": state.desks[desk + SUPPLY],
        "letters": state.desks[desk + LETTER],
        "won": state.desks[desk + WON],
        "worth": state.desks[desk + WORTH],
        "discs": {str(value): hand[value] for value in VALUES if hand[value]},
    }


def _write_decision(state: State) -> list[dict[str, Any]]:
    """What is open now, in a list of one, as other games write it; empty when the game is over."""
    if state.decision == OVER:
        return []
    form: dict[str, Any] = {"decision": NAMES[state.decision]}
    if state.decision == EXTEND:
        form["from"] = state.board.names[state.at]
    elif state.decision == SECOND:
        form["opened"] = state.board.names[state.at]
    return [form]


def read_into(state: State, data: Mapping[str, Any]) -> list[Message]:
    """Fill a state from its JSON form; gives every fault of the form (its consistency is checked afterwards)."""
    clear(state)
    reader = _Reader(state)
    reader.whole(data)
    if not reader.faults:
        derive(state)
    return reader.faults


class _Reader(PositionReader):
    """Reads one position of Pfeffersäcke."""

    def __init__(self, state: State) -> None:
        super().__init__(state.players)
        self.state = state

    def whole(self, data: Mapping[str, Any]) -> None:
        state = self.state
        self.keys(data, "", FIELDS)
        state.viewer = self.viewer(data)
        state.first = self.seat_or_none(data, "first")
        state.active = self.seat_or_none(data, "active")
        state.turn = self.number(data, "turn", high=MOST_TURNS)
        state.idle = self.number(data, "idle", high=state.players)
        state.letter_used = self.flag(data, "letter_used")
        state.counter = self.number(data, "counter", high=counter_start(state.players))
        state.discs = bytearray(len(state.discs))
        self.cities(self.mapping(data, "cities"))
        self.towns(self.mapping(data, "towns"))
        for seat, (where, form) in enumerate(self.desks(data)):
            self.desk(seat, form, where)
        self.decision(self.items(data, "stack"))
        ended = self.present(data, "ended")
        state.ended = 0 if ended is None else 1 + self.one_of(ended, ENDS, "ended", default=-1)
        if state.active == NONE and (state.decision == SECOND or any(state.centre)):
            self.faults.append(Message("position-first-player", {}))  # whose would the new branches be?

    def cities(self, data: Mapping[str, Any]) -> None:
        state = self.state
        numbers = {city.name: number for number, city in enumerate(state.board.cities)}
        for name in data:
            number = self.lookup(name, numbers, "cities.", "city")
            held = self.mapping(data, name, "cities.")
            where = f"cities.{name}."
            self.keys(held, where, CITY_FIELDS)
            if number == NONE:
                continue
            city = state.board.cities[number]
            disc = self.one_of(self.text(held, "disc", where), DISCS[1:], f"{where}disc", default=0)
            state.discs[number] = 1 + disc
            state.centre[number] = self.number(held, "centre", where, high=MOST_WAITING)
            spaces = self.items(held, "spaces", where)
            if len(spaces) > city.size:
                self.fault("spaces", f"{where}spaces", most=city.size)
            for at, seat in enumerate(spaces[: city.size]):
                state.spaces[city.first_space + at] = self.seat(seat, f"{where}spaces")

    def towns(self, data: Mapping[str, Any]) -> None:
        numbers = {name: number for number, name in enumerate(self.state.board.towns)}
        for name in data:
            town = self.lookup(name, numbers, "towns.", "town")
            if town != NONE:
                self.state.towns[town] = self.seat(data[name], f"towns.{name}")

    def seat(self, value: object, where: str) -> int:
        """A seat, stored with 1 added to it."""
        if type(value) is int and 0 <= value < self.players:
            return value + 1
        self.fault("seat", where, high=self.players - 1)
        return 0

    def desk(self, seat: int, form: Mapping[str, Any], where: str) -> None:
        state = self.state
        self.keys(form, where, SEAT_FIELDS)
        cities = len(state.board.cities)
        state.desks[seat * DESK : (seat + 1) * DESK] = [
            self.number(form, "money", where, high=MOST_MONEY),
            self.number(form, "influence", where, high=MOST_INFLUENCE),
            self.number(form, "supply", where, high=BRANCHES),
            self.number(form, "letters", where, high=LETTERS),
            self.number(form, "won", where, high=cities),
            self.number(form, "worth", where, high=MOST_INFLUENCE),
        ]
        discs = self.mapping(form, "discs", where)
        held = self.counts(discs, f"{where}discs.", [str(value) for value in VALUES], high=cities)
        for value, count in zip(VALUES, held, strict=True):
            state.hands[seat * HAND + value] = count

    def decision(self, forms: list[Any]) -> None:
        state = self.state
        if not forms:
            state.decision = OVER
            return
        form = forms[0]
        if len(forms) > 1 or not isinstance(form, dict):
            self.fault("one-decision", "stack")
            return
        where = "stack.0."
        decision = self.one_of(form.get("decision"), NAMES, f"{where}decision")
        if decision == NONE:
            return
        state.decision = decision
        key = {EXTEND: "from", SECOND: "opened"}.get(decision)
        self.keys(form, where, ("decision",) if key is None else ("decision", key))
        if key is not None:
            state.at = self.lookup(self.text(form, key, where), state.board.number, f"{where}{key}.", "place")
