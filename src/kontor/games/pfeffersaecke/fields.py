"""The state of Pfeffersäcke, declared once (see `kontor.core.fields`), and its JSON form (docs/pfeffersaecke.md)."""

from __future__ import annotations

from typing import Any

from kontor.core.contract import Setup
from kontor.core.fields import Array, Column, Derived, Desks, One, Schema, ViewerByte, kept
from kontor.core.forms import Cell, Each, Flag, Form, Listed, Names, Number, Seats
from kontor.core.reader import Reader
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.decisions import FIRST, NAMES, OVER, SECOND
from kontor.games.pfeffersaecke.pieces import (
    BRANCHES,
    CLOSED,
    DISCS,
    ENDS,
    FIRST_INFLUENCE,
    HAND,
    LEAST_VALUE,
    LETTERS,
    NONE,
    OPEN,
    START_MONEY,
    preplaced,
    towns_to_take,
)

GAME = "pfeffersaecke"
RULES_VERSION = 2

MOST_MONEY = 1_000_000
MOST_INFLUENCE = 2_000
MOST_TURNS = 100_000
MOST_WAITING = 2

ORDER = (
    "first active turn idle letter_used counter cities.disc cities.spaces cities.centre towns "
    "seats.money seats.influence seats.supply seats.letters seats.won seats.worth seats.discs stack ended"
)


@kept
def schema(setup: Setup) -> Schema:
    """Return the table's fields, in byte order."""
    board: Board = setup.board
    players = setup.players
    cities = [city.name for city in board.cities]
    places = [slice(city.first_space, city.first_space + city.size) for city in board.cities]
    spaces = [f"{city.name} {space + 1}" for city in board.cities for space in range(city.size)]
    disc = Names(DISCS[1:], (CLOSED, DISCS[CLOSED]), first=OPEN)
    opened = [OPEN if preplaced(players) and city == board.preplaced else CLOSED for city in range(len(cities))]
    waiting, points, towns = Number(MOST_WAITING), Number(MOST_INFLUENCE, 50), towns_to_take(setup)
    holder, whose = Seats(players, (0, "free"), first=1, fault="seat"), Seats(players)
    discs = Number(max(map(len, board.of_size)), high=len(cities))
    hand = [Number(0)] * LEAST_VALUE + [discs] * (HAND - LEAST_VALUE)
    # fmt: off
    return Schema(setup, RULES_VERSION, [
        Array("spaces", spaces, holder,
              forms={"cities.spaces": Listed("spaces", holder, places, fault="spaces", short=True)},
              doc="For each space of each city, clockwise from the arrow: the seat + 1, or 0 if the space is free."),
        Array("centre", cities, waiting, forms={"cities.centre": Cell("centre", waiting)},
              doc="Number of the active player's branches waiting in each city's centre (T2, T5)."),
        Array("towns", board.towns, holder, unknown="unknown-town", doc="For each town, the seat + 1, or 0 if free."),
        Array("discs", cities, disc, opened, forms={"cities.disc": Cell("discs", disc)}, observed="cities",
              doc="Whether each city is closed, open or scored."),
        Desks("hands", players, "", [Column("", "discs", hand, [str(value) for value in range(HAND)])],
              doc="Discs in hand by seat, then by value."),
        One("counter", Number(towns), towns, observed="town counter", doc="The town counter (S4b)."),
        One("first", whose),
        One("active", whose),
        One("letter_used", Flag(), doc="L1: whether a letter has been spent this turn."),
        One("decision", Names((*NAMES, "over")), FIRST, key=""),
        One("at", Names(board.names, (NONE, "none")), key="",
            doc="The place of the first new branch, during the decision SECOND."),
        One("ended", Names(ENDS, (0, "running"), first=1)),
        ViewerByte(),
        One("turn", Number(MOST_TURNS, 100), large=True, doc="The number of turns begun."),
        One("idle", Number(MOST_TURNS, 10, high=players), large=True, observed="turns without a branch",
            doc="E1c: the number of turns in a row without a new branch."),
        Desks("desks", players, "DESK", [
            Column("MONEY", "money", Number(MOST_MONEY, 100), begin=[START_MONEY[players]]),
            Column("INFLUENCE", "influence", points, begin=[FIRST_INFLUENCE]),
            Column("SUPPLY", "supply", Number(BRANCHES), begin=[BRANCHES]),
            Column("LETTER", "letters", Number(LETTERS), begin=[LETTERS]),
            Column("WON", "won", Number(len(cities)), observed="cities won"),
            Column("WORTH", "worth", points, observed="worth of cities won"),
        ], large=True),
        Derived("bag", "bytes", shared=True, doc="S3b: the number of discs of each value still to be dealt."),
        Derived("room", "list[int]", doc="Free spaces in each place, or 0 in closed cities and occupied towns."),
        Derived("counts", "bytearray", doc="Number of branches of each seat in each place, including the centre."),
        Derived("own", "list[tuple[int, ...]]",
                doc="The cities in which each seat has a branch. Copies share the tuples."),
        Derived("reach", "list[bytes]",
                doc="Cost of the cheapest route from each seat's branches to each place, or FAR. Copies share it."),
    ], ORDER, groups={
        "cities": Each(cities, unknown="unknown-city", skip=lambda state, city: state.discs[city] == CLOSED),
        "seats": Each(players),
    }, more={"stack": OpenDecision(board)})
    # fmt: on


class OpenDecision(Form):
    """The open decision as a list with one item, as in other games. After the end of the game, the list is empty."""

    def __init__(self, board: Board) -> None:
        self.places = Names(board.names, unknown="unknown-place")

    def write(self, state: Any, row: int = 0) -> list[dict[str, Any]]:
        if state.decision == OVER:
            return []
        key = KEY.get(state.decision)
        return [{"decision": NAMES[state.decision], **({key: self.places.write(state.at)} if key else {})}]

    def read(self, reader: Reader, state: Any, value: Any, where: str, row: int = 0) -> None:
        forms = reader.typed(value, where, list, [])
        state.decision = OVER
        if not forms:
            return
        form = forms[0]
        if len(forms) > 1 or not isinstance(form, dict):
            reader.fault("one-decision", where)
            return
        here = f"{where}.0."
        state.decision = Names(NAMES).read(reader, form.get("decision"), f"{here}decision")
        key = KEY.get(state.decision)
        reader.keys(form, here, ["decision", key] if key else ["decision"])
        if key and reader.has(form, key, here):
            state.at = self.places.read(reader, form[key], f"{here}{key}")


KEY = {SECOND: "opened"}
"""JSON key for the place stored with a decision."""
