"""Static parts of a Felinia table: the town above, the island below, the desks, and every place by name."""

from __future__ import annotations

from itertools import pairwise

from kontor.core.contract import Setup
from kontor.core.messages import Message
from kontor.core.scene import DESK, MAP, PANEL, Area, Backdrop, Decoration, Line, Place, Point, Zone
from kontor.games.felinia.board import Board
from kontor.games.felinia.look.desk_places import desk_decorations, desk_places, desk_size
from kontor.games.felinia.look.drawings import CATS, SYMBOL_GLYPHS
from kontor.games.felinia.look.listing import spot_name, spot_of
from kontor.games.felinia.pieces import (
    BERTHS,
    BONUS_TILES,
    GUILD,
    MARKETS,
    MOST_ABOARD,
    NONE,
    PORT,
    STACKS,
    SYMBOLS,
)
from kontor.games.felinia.rules.spots import stack_name

WIDTH = 1000
TOWN = 300
"""Height of the town; the island is below it."""
HEIGHT = TOWN + 640
ISLAND_TOP = 40
"""Offset cut from the top of the island's own coordinates."""

PANEL_WIDTH = 440
SCORES_WIDTH = 550
PANEL_HEIGHT = 180

# Markets: one row each, with the goods in columns, then the stack of bids.
ROW_TOP = 62
ROW = 38
STALL_LEFT = 36
STALL_WIDTH = 480
FIRST_COLUMN = 58
COLUMN = 38
GOOD = 32
STACK_LEFT = 232
TOKEN = 24
TOKEN_ROOM = 20
"""Horizontal step between tokens; twelve tokens fit side by side."""

# Berths, in two rows of two.
BERTH_LEFT = 528
BERTH_TOP = 44
BERTH_WIDTH = 226
BERTH_HEIGHT = 116
BERTH_GAP = 8
MOST_WANTED = 5
TINTS = (3, 4, 1, 0, 2)
"""Tints of the countries, by their goods, close to the colours of the goods."""
WANTED = 36


def printed(text: str) -> Message:
    """Name or number as printed on the board."""
    return Message("felinia-print", {"text": text})


def backdrop(setup: Setup) -> Backdrop:
    """Everything static at this table: zones, places and decorations."""
    board: Board = setup.board
    places = [
        *(place for stack in range(STACKS) for place in _stall_places(setup, stack)),
        *(place for berth in range(BERTHS) for place in _berth_places(berth)),
        *_province_places(board),
        *(place for seat in range(setup.players) for place in desk_places(setup, seat)),
        *_panel_places(board),
    ]
    decorations = [
        *_town_decorations(setup),
        *_island_decorations(board),
        *(one for seat in range(setup.players) for one in desk_decorations(setup, seat)),
        *_panel_decorations(board),
    ]
    return Backdrop(
        Message("felinia-scene-title", {"board": board.id, "players": setup.players}),
        _zones(setup),
        tuple(_areas(board)),
        tuple(_roads(board)),
        tuple(decorations),
        tuple(places),
    )


def _zones(setup: Setup) -> tuple[Zone, ...]:
    width, height = desk_size(setup)
    return (
        Zone("map", MAP, Message("felinia-scene-map", {}), None, WIDTH, HEIGHT),
        *(
            Zone(f"desk:{seat}", DESK, Message("felinia-scene-desk", {"seat": seat}), seat, width, height)
            for seat in range(setup.players)
        ),
        Zone("panel:table", PANEL, Message("felinia-scene-panel", {}), None, PANEL_WIDTH, PANEL_HEIGHT),
        Zone("panel:scores", PANEL, Message("felinia-scene-scores", {}), None, SCORES_WIDTH, PANEL_HEIGHT),
    )


# The town.


def row_middle(stack: int) -> int:
    return ROW_TOP + ROW * stack


def column_middle(column: int) -> int:
    return FIRST_COLUMN + COLUMN * column


def _stall_places(setup: Setup, stack: int) -> list[Place]:
    """Places of a market or the guild: the whole row, its contents, and the stack of bids."""
    board: Board = setup.board
    name = stack_name(stack)
    y = row_middle(stack)
    whole = f"stall:{name}"
    closed = "yes" if stack in board.closed[setup.players] else "no"
    about = Message("felinia-scene-stall", {"stack": name, "closed": closed})
    shape = "plate" if closed == "no" else "none"
    left = STALL_LEFT + STALL_WIDTH // 2
    places = [Place(whole, "map", left, y, STALL_WIDTH, ROW - 4, shape, about)]
    if stack < GUILD:
        places += [
            Place(
                f"market:{stack + 1}:{good}",
                "map",
                column_middle(at),
                y,
                GOOD,
                GOOD,
                "none",
                Message("felinia-scene-market", {"market": stack + 1, "good": good}),
                part_of=whole,
            )
            for at, good in enumerate(board.goods)
        ]
    else:
        places += [
            Place(
                f"bonus:{tile + 1}",
                "map",
                column_middle(tile),
                y,
                GOOD,
                GOOD,
                "none",
                Message(
                    "felinia-scene-bonus", {"people": board.bonus_names[tile][0], "tile": board.bonus_names[tile][1]}
                ),
                part_of=whole,
            )
            for tile in range(BONUS_TILES)
        ]
    tokens = Message("felinia-scene-stack", {"stack": name})
    first = STACK_LEFT + TOKEN // 2
    places.append(Place(f"stack:{name}", "map", first, y, TOKEN_ROOM, TOKEN, "row", tokens, part_of=whole))
    return places


def _berth_places(berth: int) -> list[Place]:
    """Places of a berth: the ship tile, its costs, and the places aboard."""
    left = BERTH_LEFT + (berth % 2) * (BERTH_WIDTH + BERTH_GAP)
    top = BERTH_TOP + (berth // 2) * (BERTH_HEIGHT + BERTH_GAP)
    number = berth + 1
    whole = f"berth:{number}"
    about = Message("felinia-scene-berth", {"berth": number})
    middle = (left + BERTH_WIDTH // 2, top + BERTH_HEIGHT // 2)
    places = [
        Place(whole, "map", *middle, BERTH_WIDTH, BERTH_HEIGHT, "plate", about),
        Place(
            f"ship:{number}",
            "map",
            left + 68,
            top + 32,
            124,
            48,
            "none",
            Message("felinia-scene-ship-place", {"berth": number}),
            part_of=whole,
        ),
    ]
    places += [
        Place(
            f"want:{number}:{at + 1}",
            "map",
            left + 26 + 42 * at,
            top + 88,
            WANTED,
            WANTED,
            "none",
            Message("felinia-scene-want-place", {"berth": number}),
            part_of=whole,
        )
        for at in range(MOST_WANTED)
    ]
    places += [
        Place(
            f"aboard:{number}:{place + 1}",
            "map",
            left + 158 + 40 * place,
            top + 32,
            34,
            34,
            "round",
            Message("felinia-scene-aboard", {"berth": number, "place": place + 1}),
            part_of=whole,
        )
        for place in range(MOST_ABOARD)
    ]
    return places


def _town_decorations(setup: Setup) -> list[Decoration]:
    board: Board = setup.board
    found = [
        Decoration("map", STALL_LEFT, 28, 17, text=Message("felinia-label-markets", {}), style="title"),
        Decoration("map", STACK_LEFT, 29, 15, text=Message("felinia-label-bids", {}), style="note"),
        Decoration("map", BERTH_LEFT + 4, 28, 17, text=Message("felinia-label-berths", {}), style="title"),
    ]
    for stack in range(STACKS):
        if stack == GUILD:
            found.append(Decoration("map", STALL_LEFT - 17, row_middle(stack), 22, symbol="crown"))
        else:
            text = printed(str(stack + 1))
            found.append(Decoration("map", STALL_LEFT - 17, row_middle(stack) + 6, 18, text=text, anchor="middle"))
    for market in board.closed[setup.players]:
        text = Message("felinia-label-closed", {})
        found.append(Decoration("map", FIRST_COLUMN, row_middle(market) + 5, 14, text=text, style="note"))
    cats = [CATS[people] for people in board.peoples if people in CATS]
    found += [Decoration("map", 790 + 34 * at, 22, 26, symbol=cat) for at, cat in enumerate(cats)]
    return found


# The island.


def island(x: int, y: int) -> Point:
    """Convert island coordinates to map coordinates."""
    return x, y + TOWN - ISLAND_TOP


def steps_of(board: Board) -> tuple[int, int]:
    """Distance between provinces in a row, and between rows."""
    spots = sorted((table["y"], table["x"]) for table in board.data["province"])
    beside = [b[1] - a[1] for a, b in pairwise(spots) if a[0] == b[0] and b[1] > a[1]]
    rows = sorted({y for y, _ in spots})
    below = [b - a for a, b in pairwise(rows)]
    return min(beside, default=80), min(below, default=70)


def _areas(board: Board) -> list[Area]:
    """Areas for the sea and for each province, as a hexagon in the tint of its country."""
    sea = ((-20, TOWN), (WIDTH + 20, TOWN), (WIDTH + 20, HEIGHT + 20), (-20, HEIGHT + 20))
    found = [Area("", "map", sea, "sea")]
    across, down = steps_of(board)
    half, high, low = across // 2, round(down * 2 / 3), round(down / 3)
    for table in board.data["province"]:
        x, y = island(table["x"], table["y"])
        corners = (
            (x, y - high),
            (x + half, y - low),
            (x + half, y + low),
            (x, y + high),
            (x - half, y + low),
            (x - half, y - low),
        )
        tint = TINTS[board.countries[board.people_number[table["country"]]].good]
        found.append(Area(f"province:{table['id']}", "map", corners, "province", tint=tint))
    return found


def _roads(board: Board) -> list[Line]:
    at = {table["id"]: island(table["x"], table["y"]) for table in board.data["province"]}
    roads = [
        Line("", "map", (at[border["a"]], at[border["b"]]), "road") for border in board.data["border"] if border["road"]
    ]
    lanes = [
        Line("", "map", (_port(country["port"]), at[country["port"]["province"]]), "water")
        for country in board.data["country"]
    ]
    return roads + lanes


def _port(table: dict[str, int]) -> Point:
    return island(int(table["x"]), int(table["y"]))


def _province_places(board: Board) -> list[Place]:
    places = []
    across, _ = steps_of(board)
    for table, province in zip(board.data["province"], board.provinces):
        x, y = island(table["x"], table["y"])
        symbol = None if province.symbol == NONE else SYMBOLS[province.symbol]
        role = ("port", "post", "symbol")[province.role]
        args = {**spot_of(board, province.name), "role": role, "symbol": symbol, "times": province.times}
        name = Message("felinia-scene-province", args)
        label = printed(spot_name(province.name, table["country"]))
        places.append(Place(f"province:{province.name}", "map", x, y, across - 14, 50, "area", name, label=label))
    return places


def _island_decorations(board: Board) -> list[Decoration]:
    found = []
    for table, province in zip(board.data["province"], board.provinces):
        x, y = island(table["x"], table["y"])
        if province.symbol != NONE:
            drawn = SYMBOL_GLYPHS[SYMBOLS[province.symbol]]
            tip = Message("felinia-scene-symbol", {"symbol": SYMBOLS[province.symbol], "times": province.times})
            shift = 11 * (province.times - 1)
            found += [
                Decoration("map", x - shift + 22 * at, y - 8, 20, symbol=drawn, tip=tip) for at in range(province.times)
            ]
        elif province.role == PORT:
            found.append(Decoration("map", x, y - 8, 20, symbol="anchor"))
    for country in board.data["country"]:
        x, y = _port(country["port"])
        name = Message("felinia-people", {"people": country["id"]})
        found.append(Decoration("map", x, y, 24, symbol="ship"))
        found.append(Decoration("map", x + 18, y + 5, 14, text=name, style="title"))
    return found


# The panel below the map: bag, supply and piles.

SUPPLY_NAMES = ("gold", "spice", "provision")


def _panel_places(board: Board) -> list[Place]:
    """Places for all items that can be drawn or gained, and for the progress towards the end."""
    zone = "panel:table"
    places = [
        Place(
            f"bag:{good}",
            zone,
            30 + 58 * at,
            44,
            24,
            24,
            "pile",
            Message("felinia-scene-bag", {"good": good}),
        )
        for at, good in enumerate(board.goods)
    ]
    supply = SUPPLY_NAMES if board.expert else SUPPLY_NAMES[:2]
    places += [
        Place(
            f"supply:{what}",
            zone,
            30 + 58 * at,
            100,
            24,
            24,
            "pile",
            Message("felinia-scene-supply", {"what": what}),
        )
        for at, what in enumerate(supply)
    ]
    if board.places:
        name = Message("felinia-scene-places", {})
        places.append(Place("places", zone, 30 + 58 * 4, 100, 24, 24, "pile", name))
    places += [
        Place("ships", zone, 340, 44, 24, 24, "pile", Message("felinia-scene-ships", {})),
        Place("next", zone, 386, 92, 92, 44, "none", Message("felinia-scene-next", {})),
        Place(
            "round",
            zone,
            120,
            150,
            200,
            30,
            "meter",
            Message("felinia-scene-round", {}),
            label=Message("felinia-scene-round", {}),
        ),
    ]
    return places


def _panel_decorations(board: Board) -> list[Decoration]:
    zone = "panel:table"
    found = [
        Decoration(zone, 14, 22, 13, text=Message("felinia-label-bag", {}), style="label"),
        Decoration(zone, 14, 78, 13, text=Message("felinia-label-supply", {}), style="label"),
        Decoration(zone, 324, 22, 13, text=Message("felinia-label-ships", {}), style="label"),
    ]
    if board.places:
        text = Message("felinia-label-places", {})
        found.append(Decoration(zone, 246, 78, 13, text=text, style="label"))
    return found


assert MARKETS == GUILD
