"""Static parts of a Pfeffersäcke table: the map, the desks, the panels, and all named places."""

from __future__ import annotations

from kontor.core.contract import Setup
from kontor.core.messages import Message
from kontor.core.scene import DESK, MAP, PANEL, Area, Backdrop, Decoration, Line, Place, Zone
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.look.desk_places import desk_decorations, desk_places, desk_size
from kontor.games.pfeffersaecke.look.drawings import COMPASS, HEIGHT, SHIPS, WATER, WIDTH
from kontor.games.pfeffersaecke.look.layout import (
    CENTRE,
    COST_HEIGHT,
    DISC,
    SPACE,
    TAG_HEIGHT,
    TAG_WIDTH,
    Layout,
    Spot,
    cost_width,
    layout_of,
    route_points,
    space_at,
)
from kontor.games.pfeffersaecke.look.regions import paint_of, region_shapes, tints, wavy
from kontor.games.pfeffersaecke.pieces import BASIC_INCOME, INCOME, PRICE, counter_start

NOTE = 560
"""Centre of the note below the map, away from the zoom buttons in the corners."""
PANEL_WIDTH = 440
SCORES_WIDTH = 550
PANEL_HEIGHT = 190
METERS = ("towns", "discs", "standstill")
METER_ROW = 46


def printed(text: str) -> Message:
    """Return a name or number as printed on the board."""
    return Message("pfeffersaecke-print", {"text": text})


def backdrop(setup: Setup) -> Backdrop:
    """Return everything static at this table, such as zones, places and decorations."""
    board: Board = setup.board
    layout = layout_of(board)
    places = [
        *_region_places(board, layout),
        *_route_places(board, layout),
        *_city_places(board, layout),
        *_town_places(board, layout),
        *(place for seat in range(setup.players) for place in desk_places(setup, seat)),
        *_meter_places(),
    ]
    decorations = [
        *_map_decorations(board),
        *(one for seat in range(setup.players) for one in desk_decorations(setup, seat)),
        *_rates(setup),
    ]
    return Backdrop(
        Message("pfeffersaecke-scene-title", {"board": board.id, "players": setup.players}),
        _zones(setup),
        tuple(_ground(board)),
        tuple(_route_lines(board)),
        tuple(decorations),
        tuple(places),
    )


def _zones(setup: Setup) -> tuple[Zone, ...]:
    width, height = desk_size(setup)
    return (
        Zone("map", MAP, Message("pfeffersaecke-scene-map", {}), None, WIDTH, HEIGHT),
        *(
            Zone(f"desk:{seat}", DESK, Message("pfeffersaecke-scene-desk", {"seat": seat}), seat, width, height)
            for seat in range(setup.players)
        ),
        Zone("panel:table", PANEL, Message("pfeffersaecke-scene-panel", {}), None, PANEL_WIDTH, PANEL_HEIGHT),
        Zone("panel:scores", PANEL, Message("pfeffersaecke-scene-scores", {}), None, SCORES_WIDTH, PANEL_HEIGHT),
    )


def _ground(board: Board) -> list[Area]:
    """Return the areas of the regions, with the water above them."""
    found = []
    for region, (rings, tint) in enumerate(zip(region_shapes(board), tints(board))):
        id, paint = f"region:{board.region_ids[region]}", paint_of(board, region)
        found += [Area(id, "map", wavy(ring), "province", tint=tint, paint=paint) for ring in rings]
    return found + [Area("", "map", shape, "sea", smooth=True) for shape in WATER.get(board.id, ())]


def region_name(board: Board, region: int) -> Message:
    names = board.data["region"][region]["name"]
    shown = names.get("en") or next(iter(names.values()))
    return Message("pfeffersaecke-region", {"region": board.region_ids[region], "name": shown})


def _region_places(board: Board, layout: Layout) -> list[Place]:
    return [
        Place(
            f"region:{board.region_ids[region]}",
            "map",
            *box.middle,
            box.width,
            box.height,
            "area",
            region_name(board, region),
            label=region_name(board, region),
        )
        for region, box in enumerate(layout.regions)
    ]


def route_name(board: Board, route: int) -> str:
    """Return the name of a route in the backdrop. A second route between the same places has a number in its name."""
    number = board.parallel[route]
    return f"{_ends(board, route)} {number + 1}" if number else _ends(board, route)


def _ends(board: Board, route: int) -> str:
    one, other = board.routes[route].ends
    return f"{board.names[one]}-{board.names[other]}"


def _route_lines(board: Board) -> list[Line]:
    return [
        Line(f"route:{route_name(board, route)}", "map", route_points(board, route), _style(board, route), smooth=True)
        for route in range(len(board.routes))
    ]


def _style(board: Board, route: int) -> str:
    """Return the line style: wide for expensive routes between cities, narrow for cheap routes to towns."""
    return "road" if max(board.routes[route].ends) < len(board.cities) else "lane"


def _route_places(board: Board, layout: Layout) -> list[Place]:
    places = []
    for number, route in enumerate(board.routes):
        x, y = layout.costs[number]
        name = route_name(board, number)
        about = Message("pfeffersaecke-scene-route", {"route": _ends(board, number), "cost": route.cost})
        whole = f"route:{name}"
        cost, width = printed(str(route.cost)), cost_width(board, number)
        places += [
            Place(whole, "map", x, y, width, COST_HEIGHT, "line", about),
            Place(f"cost:{name}", "map", x, y, width, COST_HEIGHT, "price", about, label=cost, part_of=whole),
        ]
    return places


def _tag_place(name: str, spot: Spot, whole: str) -> Place:
    about = Message("pfeffersaecke-scene-tag", {"place": name})
    return Place(f"tag:{name}", "map", *spot.tag, TAG_WIDTH, TAG_HEIGHT, "none", about, part_of=whole)


def _banner_place(name: str, spot: Spot, whole: str, colour: str) -> Place:
    x, y = spot.banner.middle
    about = Message("pfeffersaecke-scene-name", {"place": name})
    width, height = spot.banner.width, spot.banner.height
    return Place(f"name:{name}", "map", x, y, width, height, "banner", about, colour, "", printed(name), whole)


def _city_places(board: Board, layout: Layout) -> list[Place]:
    places = []
    for number, city in enumerate(board.cities):
        spot, whole = layout.spots[number], f"city:{city.name}"
        x, y = spot.plate.middle
        side = spot.plate.width
        region = region_name(board, board.regions[number]).args
        about = Message("pfeffersaecke-scene-city", {"city": city.name, "size": city.size, **region})
        disc = Message("pfeffersaecke-scene-disc", {"city": city.name, "value": city.size})
        centre = Message("pfeffersaecke-scene-centre", {"city": city.name})
        places.append(Place(whole, "map", x, y, side, side, "hub", about, mark="arrow"))
        places.append(_banner_place(city.name, spot, whole, "plain"))
        places.append(
            Place(
                f"disc:{city.name}",
                "map",
                x,
                y,
                DISC,
                DISC,
                "round",
                disc,
                label=printed(str(city.size)),
                part_of=whole,
            )
        )
        for space in range(city.size):
            at = space_at(board, number, space, spot.ring)
            name = Message("pfeffersaecke-scene-space", {"city": city.name, "number": space + 1})
            id = f"space:{city.name}:{space + 1}"
            places.append(Place(id, "map", *at, SPACE, SPACE, "square", name, part_of=whole))
        places.append(Place(f"centre:{city.name}", "map", x, y, CENTRE, CENTRE, "none", centre, part_of=whole))
        places.append(_tag_place(city.name, spot, whole))
    return places


def _town_places(board: Board, layout: Layout) -> list[Place]:
    places = []
    for number, name in enumerate(board.towns, start=len(board.cities)):
        spot, whole = layout.spots[number], f"town:{name}"
        x, y = spot.plate.middle
        region = region_name(board, board.regions[number]).args
        about = Message("pfeffersaecke-scene-town", {"town": name, **region})
        side = spot.plate.width
        places.append(Place(whole, "map", x, y, side, side, "square", about, colour="white"))
        places.append(_banner_place(name, spot, whole, "white"))
        places.append(_tag_place(name, spot, whole))
    return places


def _map_decorations(board: Board) -> list[Decoration]:
    found = []
    if board.id in COMPASS:
        x, y, size = COMPASS[board.id]
        found.append(Decoration("map", x, y, size, symbol="compass"))
    found += [Decoration("map", *at, 26, symbol="ship", style="lane") for at in SHIPS.get(board.id, ())]
    if board.reconstruction:
        note = Message("pfeffersaecke-label-reconstruction", {})
        found.append(Decoration("map", NOTE, HEIGHT - 10, 11, text=note, style="note", anchor="middle"))
    return found


# The panels below the map.


def _meter_places() -> list[Place]:
    return [
        Place(
            f"meter:{id}",
            "panel:table",
            220,
            30 + METER_ROW * number,
            408,
            30,
            "meter",
            Message("pfeffersaecke-scene-meter", {"meter": id}),
            label=Message("pfeffersaecke-scene-meter", {"meter": id}),
        )
        for number, id in enumerate(METERS)
    ]


def _rates(setup: Setup) -> list[Decoration]:
    """S1b: return the costs and income for this number of players."""
    rates = Message(
        "pfeffersaecke-scene-rates",
        {
            "income": INCOME[setup.players],
            "basic": BASIC_INCOME[setup.players],
            "price": PRICE[setup.players],
            "counter": counter_start(setup.players),
        },
    )
    return [Decoration("panel:table", 16, 172, 12, text=rates, style="note")]
