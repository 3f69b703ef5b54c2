"""The format of board files."""

from __future__ import annotations

from kontor.core.board_fields import FARTHEST, BoardFormat, Field, Table, head, spot
from kontor.games.hansa.pieces import BONUSES, COLOURS, MAX_SEATS, NONE, PIECES, RIMS, TRACKS

GAME = "hansa"
MOST_POSTS = 250  # a post is stored in one byte
MOST_GREEN_CITIES = 4  # limits the length of the office lists, which must fit in one byte
MOST_PROVINCES = 100
MOST_COUNTRIES = 8
MOST_PRESTIGE = 150  # leaves room in one byte for the points of the last claims (`form.most_prestige`)
SIZE = (1000, 700)

assert MOST_POSTS < NONE

CITY = ("city",)
ROUTE = ("route",)

PROVINCE = (
    Field("id", "name", "harz_west", texts="hansa:province-id"),
    Field("cities", "references", ["Minden", "Goslar"], of=CITY, texts="hansa:province-cities"),
    Field("routes", "links", [["Hildesheim", "Goslar"]], of=ROUTE, longest=MOST_POSTS, texts="hansa:province-routes"),
    Field(
        "interior_routes",
        "links",
        [["Minden", "Brunswiek"]],
        False,
        of=ROUTE,
        longest=MOST_POSTS,
        drawing=True,
        texts="hansa:province-interior_routes",
    ),
    Field(
        "soldiers",
        "pairs",
        [["Brunswiek", "Goslar"]],
        of=CITY,
        longest=MOST_POSTS,
        drawing=True,
        texts="hansa:province-soldiers",
    ),
    Field("neighbours", "names", ["leine", "rim"], longest=MOST_PROVINCES, texts="hansa:province-neighbours"),
    *spot(),
)

FORMAT = BoardFormat(
    GAME,
    SIZE,
    (
        head(
            GAME,
            (2, MAX_SEATS),
            Field("width", "number", SIZE[0], False, SIZE[0], 1, FARTHEST, drawing=True),
            Field("height", "number", SIZE[1], False, SIZE[1], 1, FARTHEST, drawing=True),
            Field("cities", "number", 27, False, least=1),
            Field("routes", "number", 32, False, least=1),
            Field("posts", "number", 101, False, least=1, most=MOST_POSTS),
            Field("completed_cities_limit", "number", 10, least=1, most=200),
            Field("prestige_limit", "number", 20, least=1, most=MOST_PRESTIGE),
            Field("east_west", "references", ["Arnheim", "Stendal"], of=CITY, fewest=2, longest=2),
            Field("east_west_points", "numbers", [7, 4, 2], most=20, longest=10),
            Field("taverns", "links", [["Lüneburg", "Perleberg"]], False, of=ROUTE),
            Field("green_cities", "references", ["Waren"], False, of=CITY, longest=MOST_GREEN_CITIES),
            Field("coin_points", "number", 2, False, 1, least=1, most=2),
            Field("countries", "names", ["England", "Wales"], False, [], longest=MOST_COUNTRIES),
            Field("home_country", "name", "England", False),
            Field("country_points", "numbers", [7, 4, 2], False, [], most=20, longest=10),
            Field(
                "permits",
                "list",
                [{"city": "Cardiff", "countries": ["Wales"]}],
                False,
                [],
                longest=MOST_COUNTRIES,
                fields=(
                    Field("city", "reference", "Cardiff", of=CITY),
                    Field("countries", "names", ["Wales"], fewest=1, longest=MOST_COUNTRIES),
                ),
            ),
        ),
        Table(
            "special_prestige",
            "settings",
            (
                Field("city", "reference", "Coellen", of=CITY),
                Field("route", "link", ["Coellen", "Warburg"], of=ROUTE),
                Field("piece", "choice", "merchant", False, "merchant", choices=("merchant",)),
                Field(
                    "slot",
                    "list",
                    [{"points": 7, "colour": "white"}],
                    fewest=1,
                    longest=20,
                    fields=(
                        Field("points", "number", 7, least=1, most=50),
                        Field("colour", "choice", "white", choices=COLOURS),
                        *spot(),
                    ),
                ),
            ),
        ),
        Table(
            "city",
            "place",
            (
                Field("name", "id", "Lübeck", texts="board:name"),
                Field("aliases", "names", ["Lubeck"], False, longest=10, unique="city", drawing=True),
                *spot(),
                Field("banner", "name", "plain", False, "plain", drawing=True),
                Field("skills", "choices", ["bursa"], False, [], choices=TRACKS),
                Field("special_prestige", "yes", True, False, False),
                Field("green", "yes", True, False, False),
                Field("countries", "names", ["Wales"], False, [], longest=MOST_COUNTRIES),
                Field(
                    "offices",
                    "list",
                    [{"colour": "white", "shape": "trader", "coin": True}],
                    longest=10,
                    fields=(
                        Field("colour", "choice", "white", choices=COLOURS),
                        Field("shape", "choice", "trader", choices=PIECES),
                        Field("coin", "yes", True, False, False),
                        *spot(),
                    ),
                ),
            ),
            most=60,
        ),
        Table(
            "route",
            "link",
            (
                Field("a", "reference", "Hamburg", of=CITY, texts="board:a"),
                Field("b", "reference", "Lübeck", of=CITY, texts="board:b"),
                Field("length", "number", 3, False, least=2, most=20),
                Field("tavern", "yes", True, False, False),
                Field("sea", "yes", True, False, False),
                Field("country", "name", "Wales", False),
                Field("permanent_bonus", "choice", BONUSES[0], False, choices=BONUSES),
                Field("marker", "table", {"x": 300, "y": 518}, False, fields=spot(), drawing=True),
                Field(
                    "posts",
                    "list",
                    [{"merchant_only": True}],
                    False,
                    longest=20,
                    fields=(*spot(), Field("merchant_only", "yes", True, False, False)),
                ),
            ),
            most=MOST_POSTS // 2,  # each route has at least two posts
            ends=("a", "b"),
        ),
        Table(
            "mission",
            "list",
            (Field("cities", "references", ["Danzig", "Lübeck", "Stettin"], of=CITY, fewest=3, longest=3),),
            required=False,
            most=100,  # a card is stored in one byte
        ),
        Table(
            "two_player_neutral",
            "settings",
            (Field("neutral_start", "links", [["Halle", "Dresden"]], of=ROUTE, longest=MOST_POSTS),),
            required=False,
        ),
        Table(
            "two_player_2009",
            "settings",
            (
                Field("soldiers", "pairs", [["Münster", "Dortmund"]], of=CITY, longest=MOST_POSTS, drawing=True),
                Field("default_rim", "choice", RIMS[0], False, choices=RIMS),
                *(Field(rim, "list", [], fewest=1, longest=MOST_PROVINCES, fields=PROVINCE) for rim in RIMS),
            ),
            required=False,
        ),
    ),
    ignored=("game",),
    unfinished=("board-no-house", "board-tavern-number", "board-not-joined"),
)
