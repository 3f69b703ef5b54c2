"""The format of board files."""

from __future__ import annotations

from kontor.core.board_fields import SOURCE, BoardFormat, Field, Table, head, spot
from kontor.games.pfeffersaecke.pieces import FAR, MAX_SEATS, MIN_SEATS, MOST_VALUE, VALUES

GAME = "pfeffersaecke"
MOST_PLACES = 120  # a place is stored in one byte, which also needs a few special values
MOST_COST = 200
MOST_ROUTES = 300  # a map with more routes would be unreadable
SIZE = (1000, 700)

assert MOST_COST < FAR

PLACE = (
    Field("id", "id", "hamburg", texts="board:key", unique="place"),
    Field("name", "name", "Hamburg", unique="name", texts="board:name"),
    Field("region", "reference", "holland", of=("region",), texts=f"{GAME}:place-region"),
    *spot(),
    SOURCE,
)

FORMAT = BoardFormat(
    GAME,
    SIZE,
    (
        head(
            GAME,
            (MIN_SEATS, MAX_SEATS),
            Field("preplaced_disc_city", "reference", "wittenberg", of=("city",)),
            Field("discs", "counts", {"2": 4, "3": 3}, required=False, choices=tuple(map(str, VALUES))),
        ),
        Table(
            "region",
            "list",
            (
                Field("id", "id", "holland", texts="board:key"),
                Field("name", "words", {"de": "Holland", "en": "Holland"}),
                Field("paint", "colour", "#9cc48a", required=False, drawing=True, texts="board:paint"),
            ),
            most=30,
        ),
        Table(
            "city",
            "place",
            (*PLACE[:2], Field("size", "number", 5, least=VALUES[0], most=MOST_VALUE), *PLACE[2:]),
            most=MOST_PLACES,
        ),
        Table("town", "place", PLACE, most=MOST_PLACES),
        Table(
            "route",
            "link",
            (
                Field("a", "reference", "hamburg", of=("city", "town"), texts="board:a"),
                Field("b", "reference", "luebeck", of=("city", "town"), texts="board:b"),
                Field("cost", "number", 24, most=MOST_COST),
                Field("via", "points", [[639, 71]], required=False, longest=12, drawing=True, texts="board:via"),
            ),
            most=MOST_ROUTES,
            ends=("a", "b"),
            bends="via",
            parallel=True,
        ),
        Table(
            "intro_setup",
            "list",
            (
                Field("players", "number", 2, least=MIN_SEATS, most=MAX_SEATS),
                Field("start_towns", "references", ["soest", "wuerzburg"], of=("town",)),
                Field("hint_city", "references", ["muenster", "ulm"], required=False, of=("city",), drawing=True),
            ),
            required=False,
            most=MAX_SEATS,
        ),
    ),
    unfinished=tuple(f"{GAME}-board-{id}" for id in ("deal", "towns", "region-empty", "not-joined", "town-alone")),
)
