"""Draws the town: the shelves of the markets and the guild, and the harbour with its ships."""

from __future__ import annotations

from kontor.core.contract import Setup
from kontor.core.messages import Message, Value
from kontor.core.scene import Area, Decoration, Place
from kontor.games.felinia.board import Board
from kontor.games.felinia.pieces import BERTHS, BONUS_TILES, GUILD, MOST_ABOARD, STACKS
from kontor.games.felinia.rules.spots import stack_name

WIDTH = 1100
TOWN = 292
"""Height of the town at the top of the map."""

# Each market is a row with a name, the goods in columns, and the stack of bids.
ROW_TOP = 76
ROW = 39
SHELF_LEFT = 10
SHELF_WIDTH = 592
FIRST_COLUMN = 144
COLUMN = 37
GOOD = 34
STACK_LEFT = 318
TOKEN = 24
TOKEN_ROOM = 20
"""Horizontal step between tokens. Twelve tokens fit side by side."""

# The berths are side by side. The costs are shown on the quay, and the ship is below them.
BERTH_LEFT = 614
BERTH_TOP = 44
BERTH_WIDTH = 118
BERTH_HEIGHT = 236
BERTH_STEP = 121
MOST_WANTED = 5
WANTED = 36
IN_A_ROW = 3
SHIP_HEIGHT = 172
CABIN = 36

LIFE = (("walking-cat", 286, 27, 26), ("sitting-cat", 591, 23, 32))
"""People and animals in the town, each with its drawing, position and size."""
COAST = (
    ((-60, 306), (60, 300), (180, 306), (320, 298), (460, 304), (560, 298), (606, 272), (606, 190), (604, 120))
    + ((622, 82), (700, 76), (820, 80), (960, 74), (1090, 80), (1160, 76), (1180, 500), (1160, 960), (-60, 960))
)  # fmt: skip


def sea() -> Area:
    return Area("", "map", COAST, "sea", smooth=True)


def row_middle(stack: int) -> int:
    return ROW_TOP + ROW * stack


def town_places(setup: Setup) -> list[Place]:
    found = [place for stack in range(STACKS) for place in _shelf_places(setup, stack)]
    return found + [place for berth in range(BERTHS) for place in _berth_places(berth)]


def _shelf_places(setup: Setup, stack: int) -> list[Place]:
    """Return the places of a market or the guild: the whole row, its contents, and the stack of bids."""
    board: Board = setup.board
    name, y = stack_name(stack), row_middle(stack)
    whole = f"stall:{name}"
    closed = stack in board.closed[setup.players]
    args: dict[str, Value] = {"stack": name, "closed": "yes" if closed else "no"}
    about, label = Message("felinia-scene-stall", args), Message("felinia-label-stall", args)
    x, mark = SHELF_LEFT + SHELF_WIDTH // 2, "closed" if closed else ""
    found = [Place(whole, "map", x, y, SHELF_WIDTH, ROW - 3, "shelf", about, mark=mark, label=label)]
    inside = [
        (f"market:{name}:{good}", Message("felinia-scene-market", {"market": name, "good": good}))
        for good in board.goods
    ]
    if stack == GUILD:
        inside = [
            (f"bonus:{tile + 1}", Message("felinia-scene-bonus", {"people": people, "tile": kind}))
            for tile, (people, kind) in enumerate(board.bonus_names[:BONUS_TILES])
        ]
    found += [
        Place(id, "map", FIRST_COLUMN + COLUMN * at, y, GOOD, GOOD, "none", said, part_of=whole)
        for at, (id, said) in enumerate(inside)
    ]
    tokens = Message("felinia-scene-stack", {"stack": name})
    first = STACK_LEFT + TOKEN // 2
    return [*found, Place(f"stack:{name}", "map", first, y, TOKEN_ROOM, TOKEN, "row", tokens, part_of=whole)]


def _berth_places(berth: int) -> list[Place]:
    """Return the places of a berth: the costs on the quay, the ship, and the cabins aboard."""
    x, top, number = BERTH_LEFT + BERTH_WIDTH // 2 + BERTH_STEP * berth, BERTH_TOP, berth + 1
    whole = f"berth:{number}"
    said: dict[str, Value] = {"berth": number}
    bottom = top + BERTH_HEIGHT
    ship = (x, bottom - SHIP_HEIGHT // 2, BERTH_WIDTH - 8, SHIP_HEIGHT)
    places = [
        Place(
            whole,
            "map",
            x,
            (top + bottom) // 2,
            BERTH_WIDTH,
            BERTH_HEIGHT,
            "quay",
            Message("felinia-scene-berth", said),
        ),
        Place(f"ship:{number}", "map", *ship, "none", Message("felinia-scene-ship-place", said), part_of=whole),
    ]
    for at in range(MOST_WANTED):
        row, column = divmod(at, IN_A_ROW)
        spot = (x + (WANTED + 2) * (column - 1), top + 23 + WANTED * row)
        cost = Message("felinia-scene-want-place", said)
        places.append(Place(f"want:{number}:{at + 1}", "map", *spot, WANTED, WANTED, "none", cost, part_of=whole))
    for cabin in range(MOST_ABOARD):
        spot = (x - 22 + 44 * cabin, bottom - 32)
        name = Message("felinia-scene-aboard", {"berth": number, "place": cabin + 1})
        places.append(Place(f"aboard:{number}:{cabin + 1}", "map", *spot, CABIN, CABIN, "none", name, part_of=whole))
    return places


def town_decorations() -> list[Decoration]:
    """Return the town's decorations: headings, an awning over the markets, and people and animals above."""
    middle = SHELF_LEFT + SHELF_WIDTH // 2
    found = [
        Decoration("map", SHELF_LEFT + 8, 28, 20, text=Message("felinia-label-markets", {}), style="title"),
        Decoration("map", STACK_LEFT, 28, 15, text=Message("felinia-label-bids", {}), style="note"),
        Decoration("map", BERTH_LEFT + 8, 28, 18, text=Message("felinia-label-harbour", {}), style="title"),
    ]
    for part, colour in (("awning", "colour-white"), ("stripes", "token")):
        found.append(Decoration("map", middle, ROW_TOP - 28, SHELF_WIDTH + 8, symbol=part, style=colour))
    return [*found, *(Decoration("map", x, y, size, symbol=symbol) for symbol, x, y, size in LIFE)]
