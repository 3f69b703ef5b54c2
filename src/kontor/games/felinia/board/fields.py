"""The format of board files."""

from __future__ import annotations

from kontor.core.board_fields import SOURCE, BoardFormat, Field, Table, head, spot
from kontor.games.felinia.pieces import (
    BONUSES,
    GOODS,
    MARKETS,
    MAX_SEATS,
    MOST_ABOARD,
    MOST_COINS,
    MOST_SYMBOLS,
    OF_EACH_GOOD,
    PLACES,
    ROLES,
    SHIPS,
    SPECIALS,
    SYMBOLS,
)

GAME = "felinia"
MOST_PROVINCES = 200  # a province is stored in one byte
MOST_ON_SHIP = 4
START_GOODS = 2
SIZE = (1000, 700)

NAME = Field(
    "name", "note", {"fr": "Livres", "en": "Books"}, False, longest=200, drawing=True, texts="board:shown-name"
)
GAINS = tuple(dict.fromkeys((*SYMBOLS, "lone_merchant")))


def goods(example: list[str], fewest: int, longest: int) -> Field:
    return Field("goods", "references", example, of=("good",), fewest=fewest, longest=longest)


FORMAT = BoardFormat(
    GAME,
    SIZE,
    (
        head(
            GAME,
            (2, MAX_SEATS),
            Field("cross_border_movement", "yes", False, False, False),
            Field("closed_markets_2", "numbers", [4, 5], False, least=1, most=MARKETS, longest=MARKETS),
            Field("closed_markets_3", "numbers", [5], False, least=1, most=MARKETS, longest=MARKETS),
        ),
        Table(
            "good",
            "list",
            (
                Field("id", "id", "books", texts="board:key"),
                Field("count", "number", OF_EACH_GOOD, False, OF_EACH_GOOD, OF_EACH_GOOD, OF_EACH_GOOD),
                NAME,
                SOURCE,
            ),
            most=GOODS,
        ),
        Table(
            "country",
            "list",
            (
                Field("id", "id", "lions", texts="board:key"),
                NAME,
                Field("colour", "name", "orange", False, drawing=True),
                Field("paint", "colour", "#e08a2c", False, drawing=True, texts="board:noted-paint"),
                Field("good", "reference", "clocks", of=("good",)),
                Field("max_each", "number", 4, least=3, most=4),
                Field("trade_tiles", "counts", {"lions": 2, "tigers": 1}, of=("country",), most=MOST_PROVINCES),
                Field("special_tiles", "choices", ["gift"], False, [], choices=SPECIALS),
                Field(
                    "port",
                    "table",
                    {"province": "lions_a1", "x": 186, "y": 56},
                    fields=(Field("province", "reference", "lions_a1", of=("province",)), *spot(*SIZE)),
                ),
                SOURCE,
            ),
        ),
        Table(
            "special_tile",
            "list",
            (
                Field("id", "choice", "gift", choices=SPECIALS),
                Field("now", "counts", {"coin": 1}, False, choices=GAINS),
                Field("end", "counts", {"spice": 1}, False, choices=GAINS),
                Field("extra_on", "choice", "coin", False, choices=SYMBOLS),
                Field("leaves_game", "yes", True, False, False),
                SOURCE,
            ),
            required=False,
        ),
        Table(
            "mysterious_place",
            "list",
            (
                Field("id", "id", "forgotten_temple", texts="board:key"),
                NAME,
                Field("count", "number", 3, least=1, most=PLACES),
                Field("cost", "reference", "books", False, of=("good",)),
                SOURCE,
            ),
            required=False,
        ),
        Table(
            "bonus_tile",
            "list",
            (
                Field("people", "reference", "lions", of=("country",)),
                Field("kind", "choice", BONUSES[0], choices=BONUSES),
                SOURCE,
            ),
        ),
        Table(
            "ship",
            "list",
            (
                Field("id", "id", "lions_a", texts="board:key"),
                Field("country", "reference", "lions", of=("country",)),
                Field("back", "choice", "grey", choices=("grey", "blue")),
                Field("places", "number", 2, least=1, most=MOST_ABOARD),
                goods(["clocks", "clocks", "glass"], 1, MOST_ON_SHIP),
                Field("coins", "number", 0, False, 0, most=MOST_COINS),
                Field("time", "text", "10:45", longest=5),
                SOURCE,
            ),
            most=SHIPS,
        ),
        Table(
            "start_goods",
            "list",
            (
                Field("players", "number", 2, least=2, most=MAX_SEATS),
                Field("seat", "number", 1, least=1, most=MAX_SEATS),
                goods(["books", "clocks"], START_GOODS, START_GOODS),
                SOURCE,
            ),
        ),
        Table(
            "province",
            "place",
            (
                Field("id", "id", "lions_a1", texts="board:key"),
                Field("country", "reference", "lions", of=("country",)),
                Field("role", "choice", "symbol", choices=ROLES),
                Field("symbol", "choice", "gold", False, choices=SYMBOLS),
                Field("symbol_count", "number", 1, False, 1, 1, MOST_SYMBOLS),
                Field("symbols", "choices", ["gold", "spice"], False, choices=SYMBOLS, fewest=1, longest=2),
                *spot(*SIZE),
                Field("hex", "decimals", [1.5, 0], False, most=100, longest=2, drawing=True),
                NAME,
                SOURCE,
            ),
            most=MOST_PROVINCES,
        ),
        Table(
            "border",
            "link",
            (
                Field("a", "reference", "lions_a1", of=("province",), texts="board:a"),
                Field("b", "reference", "lions_a2", of=("province",), texts="board:b"),
                Field("road", "yes", True, False, False),
            ),
            most=1000,
            ends=("a", "b"),
        ),
    ),
    unfinished=tuple(
        f"board-felinia-{id}" for id in ("number", "closed", "start-goods", "blue", "ports", "posts", "unreached")
    ),
)
