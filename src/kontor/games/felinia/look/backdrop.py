"""Static parts of a Felinia table: the town at the top, the island below it, and the name of every place."""

from __future__ import annotations

from kontor.core.boxes import Box
from kontor.core.contract import Setup
from kontor.core.messages import Message
from kontor.core.scene import DESK, MAP, PANEL, Backdrop, Decoration, Place, Zone
from kontor.games.felinia.board import Board
from kontor.games.felinia.look.desk_places import desk_decorations, desk_places, desk_size
from kontor.games.felinia.look.island import Island
from kontor.games.felinia.look.town import TOWN, WIDTH, sea, town_decorations, town_places

HEIGHT = TOWN + 588
ISLAND = Box(22, TOWN + 12, WIDTH - 22, HEIGHT - 14)
"""The area of the map for the island and its ports."""

PANEL_WIDTH = 440
SCORES_WIDTH = 550
PANEL_HEIGHT = 180
STEP = 58


def backdrop(setup: Setup) -> Backdrop:
    """Return everything static at this table, such as zones, places and decorations."""
    board: Board = setup.board
    island = Island(board, ISLAND)
    seats = range(setup.players)
    places = [*town_places(setup), *island.places(), *(one for seat in seats for one in desk_places(setup, seat))]
    decorations = [*town_decorations(), *island.decorations()]
    decorations += [one for seat in seats for one in desk_decorations(setup, seat)]
    return Backdrop(
        Message("felinia-scene-title", {"board": board.id, "players": setup.players}),
        _zones(setup),
        (sea(), *island.areas()),
        tuple(island.lines()),
        (*decorations, *_panel_decorations(board)),
        (*places, *_panel_places(board)),
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


# The panel below the map, with the bag, the supply and the piles.


def _panel_places(board: Board) -> list[Place]:
    """Return the places for everything that players can draw or gain and for the progress towards the end."""
    zone = "panel:table"
    supply = ("gold", "spice", "provision") if board.expert else ("gold", "spice")
    piles = [
        (f"bag:{good}", at, 44, Message("felinia-scene-bag", {"good": good})) for at, good in enumerate(board.goods)
    ]
    piles += [
        (f"supply:{what}", at, 100, Message("felinia-scene-supply", {"what": what})) for at, what in enumerate(supply)
    ]
    if board.places:
        piles.append(("places", 4, 100, Message("felinia-scene-places", {})))
    places = [Place(id, zone, 30 + STEP * at, y, 26, 26, "pile", name) for id, at, y, name in piles]
    told = Message("felinia-scene-round", {})
    return [
        *places,
        Place("ships", zone, 340, 44, 26, 26, "pile", Message("felinia-scene-ships", {})),
        Place("next", zone, 386, 92, 92, 44, "none", Message("felinia-scene-next", {})),
        Place("round", zone, 120, 150, 200, 30, "meter", told, label=told),
    ]


def _panel_decorations(board: Board) -> list[Decoration]:
    labels = [
        (14, 22, Message("felinia-label-bag", {})),
        (14, 78, Message("felinia-label-supply", {})),
        (324, 22, Message("felinia-label-ships", {})),
    ]
    if board.places:
        labels.append((246, 78, Message("felinia-label-places", {})))
    return [Decoration("panel:table", x, y, 13, text=text, style="label") for x, y, text in labels]
