"""Static parts of a Hansa Teutonica table: the map, the desks, the panels, and every place by name."""

from __future__ import annotations

from typing import Any

from kontor.core.contract import Setup
from kontor.core.messages import Message
from kontor.core.scene import DESK, MAP, PANEL, Area, Backdrop, Decoration, Line, Place, Point, Zone
from kontor.games.hansa.board import Board
from kontor.games.hansa.look.borders import province_areas, province_lines
from kontor.games.hansa.look.desk_places import desk_decorations, desk_places, desk_size
from kontor.games.hansa.look.drawings import COMPASS, ISLANDS, WATER
from kontor.games.hansa.look.layout import HOUSE, POST, SLOT, TOKEN, Layout, Town, layout_of, special_plate
from kontor.games.hansa.pieces import BONUSES, COLOURS, NONE, PIECES, RIMS, TRACKS

HOUSE_SIZE = HOUSE - 2
EXTRA_OFFICE = "extra_office"

PANEL_WIDTH = 440
SCORES_WIDTH = 550
PANEL_HEIGHT = 180

SKILL_SYMBOLS = dict(zip(TRACKS, ("key", "hourglass", "crest", "book", "purse"), strict=True))
"""Symbol of each track."""
BONUS_SYMBOLS = dict(zip(BONUSES, ("move", "crest", "house", "fork"), strict=True))
SHAPES = dict(zip(PIECES, ("square", "round"), strict=True))
SPECIAL_SYMBOL = "laurel"


def printed(text: str) -> Message:
    """Name or number as printed on the board."""
    return Message("hansa-print", {"text": text})


def backdrop(setup: Setup) -> Backdrop:
    """Everything static at this table: zones, places and decorations."""
    board: Board = setup.board
    layout = layout_of(board)
    with_pawn = setup.players == 2 and setup.options["two_players"] == "pawn"
    with_neutral = setup.players == 2 and not with_pawn
    rim = setup.options["rim"]
    places = [
        *_city_places(board, layout, setup.options["marker_mix"][EXTRA_OFFICE]),
        *_route_places(board, layout),
        *_special_places(board),
        *(_province_places(layout, rim) if with_pawn else []),
        *(place for seat in range(setup.players) for place in desk_places(setup, seat)),
        *_panel_places(board),
        *([_neutral_place(setup.players)] if with_neutral else []),
    ]
    decorations = [
        *_map_decorations(board, layout),
        *(one for seat in range(setup.players) for one in desk_decorations(setup, seat)),
        *_panel_decorations(board, with_neutral),
    ]
    return Backdrop(
        Message("hansa-scene-title", {"board": board.id, "title": board.title, "players": setup.players}),
        _zones(setup),
        (*(province_areas(board, rim) if with_pawn else []), *_ground(board)),
        (*(province_lines(board, rim) if with_pawn else []), *_route_lines(board)),
        tuple(decorations),
        tuple(places),
    )


def _zones(setup: Setup) -> tuple[Zone, ...]:
    head = setup.board.data["board"]
    width, height = desk_size(setup)
    return (
        Zone("map", MAP, Message("hansa-scene-map", {}), None, head["width"], head["height"]),
        *(
            Zone(f"desk:{seat}", DESK, Message("hansa-scene-desk", {"seat": seat}), seat, width, height)
            for seat in range(setup.players)
        ),
        Zone("panel:table", PANEL, Message("hansa-scene-panel", {}), None, PANEL_WIDTH, PANEL_HEIGHT),
        Zone("panel:scores", PANEL, Message("hansa-scene-scores", {}), None, SCORES_WIDTH, PANEL_HEIGHT),
    )


def _ground(board: Board) -> list[Area]:
    left, top, right, bottom = special_plate(board)
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return [
        *(Area("", "map", shape, "sea", smooth=True) for shape in WATER.get(board.id, ())),
        *(Area("", "map", shape, "land", smooth=True) for shape in ISLANDS.get(board.id, ())),
        Area("", "map", corners, "plate"),
    ]


def route_points(board: Board, number: int) -> tuple[Point, ...]:
    """Points of a route from city to city, through its posts."""
    route = board.data["route"][number]
    ends = [board.data["city"][end] for end in board.routes[number].ends]
    posts = [(post["x"], post["y"]) for post in route["posts"]]
    return ((ends[0]["x"], ends[0]["y"]), *posts, (ends[1]["x"], ends[1]["y"]))


def _route_lines(board: Board) -> list[Line]:
    return [
        Line(f"route:{route.name}", "map", route_points(board, number), "water" if route.sea else "road", smooth=True)
        for number, route in enumerate(board.routes)
    ]


def _city_places(board: Board, layout: Layout, most_extras: int) -> list[Place]:
    places = []
    for city, (there, town) in enumerate(zip(board.data["city"], layout.towns)):
        places += [_city_place(there, town), _banner_place(board, city, there, town)]
        places += _house_places(board, city, town)
        places += [
            Place(
                f"extra:{there['name']}:{number + 1}",
                "map",
                *town.extras[number],
                HOUSE_SIZE,
                HOUSE_SIZE,
                "annex",
                Message("hansa-scene-extra", {"city": there["name"], "number": number + 1}),
                part_of=f"city:{there['name']}",
            )
            for number in range(most_extras)
        ]
    return places


def _city_place(there: dict[str, Any], town: Town) -> Place:
    """Place covering the houses and the banner. A click on any part of it counts as a click on the city."""
    x, y = town.plate.middle
    colour = "green" if there.get("green") else ""
    name = Message("hansa-scene-city", {"city": there["name"]})
    return Place(f"city:{there['name']}", "map", x, y, town.plate.width, town.plate.height, "plate", name, colour)


def _banner_place(board: Board, city: int, there: dict[str, Any], town: Town) -> Place:
    x, y = town.banner.middle
    marks = [SKILL_SYMBOLS[TRACKS[skill]] for skill in board.cities[city].skills]
    marks += [SPECIAL_SYMBOL] if there.get("special_prestige") else []
    name = Message(
        "hansa-scene-banner",
        {
            "city": there["name"],
            "skills": "_or_".join(TRACKS[skill] for skill in board.cities[city].skills) or None,
            "link": "yes" if city in board.link_ends else "no",
        },
    )
    return Place(
        f"banner:{there['name']}",
        "map",
        x,
        y,
        town.banner.width,
        town.banner.height,
        "banner",
        name,
        there["banner"],
        " ".join(marks),
        printed(there["name"]),
        f"city:{there['name']}",
    )


def _house_places(board: Board, city: int, town: Town) -> list[Place]:
    there = board.cities[city]
    if there.green:
        return [
            Place(
                f"office:{there.name}:{number + 1}",
                "map",
                x,
                y,
                HOUSE_SIZE,
                HOUSE_SIZE,
                "annex",
                Message("hansa-scene-green-office", {"city": there.name, "number": number + 1}),
                part_of=f"city:{there.name}",
            )
            for number, (x, y) in enumerate(town.houses)
        ]
    places = []
    for number, (house, (x, y)) in enumerate(zip(there.houses, town.houses)):
        name = Message(
            "hansa-scene-house",
            {
                "city": there.name,
                "number": number + 1,
                "colour": COLOURS[house.colour],
                "piece": PIECES[house.kind],
                "coin": "yes" if house.coin else "no",
            },
        )
        places.append(
            Place(
                f"office:{there.name}:{number + 1}",
                "map",
                x,
                y,
                HOUSE_SIZE,
                HOUSE_SIZE,
                SHAPES[PIECES[house.kind]],
                name,
                COLOURS[house.colour],
                "coin" if house.coin else "",
                part_of=f"city:{there.name}",
            )
        )
    return places


def _route_places(board: Board, layout: Layout) -> list[Place]:
    places = []
    for number, route in enumerate(board.routes):
        x, y = layout.markers[number]
        bonus = BONUSES[route.bonus] if route.bonus != NONE else None
        about = Message(
            "hansa-scene-route",
            {
                "route": route.name,
                "length": route.length,
                "tavern": "yes" if route.tavern else "no",
                "sea": "yes" if route.sea else "no",
            },
        )
        marked = Message("hansa-scene-marker-place", {"route": route.name, "bonus": bonus})
        mark = BONUS_SYMBOLS[bonus] if bonus else ("tankard" if route.tavern else "")
        shape = "seal" if bonus else ("token" if route.tavern else "none")
        points = route_points(board, number)
        middle = points[len(points) // 2]
        whole = f"route:{route.name}"
        places += [
            Place(whole, "map", *middle, POST, POST, "line", about),
            Place(f"marker:{route.name}", "map", x, y, TOKEN, TOKEN, shape, marked, "", mark, None, whole),
        ]
        places += [_post_place(board, post) for post in route.posts()]
    return places


def _post_place(board: Board, post: int) -> Place:
    number = board.post_route[post]
    drawn = board.data["route"][number]["posts"][post - board.routes[number].first_post]
    route = f"route:{board.routes[number].name}"
    ship = bool(board.ships[post])
    name = Message("hansa-scene-post", {"post": board.post_names[post], "ship": "yes" if ship else "no"})
    shape, mark = ("round", "ship") if ship else ("post", "")
    x, y = drawn["x"], drawn["y"]
    return Place(f"post:{board.post_names[post]}", "map", x, y, POST, POST, shape, name, "", mark, None, route)


def _special_places(board: Board) -> list[Place]:
    places = []
    for slot, drawn in zip(board.slots, board.data["special_prestige"]["slot"]):
        colour = COLOURS[slot.colour]
        name = Message("hansa-scene-special", {"points": slot.points, "colour": colour})
        places.append(
            Place(
                f"special:{slot.points}",
                "map",
                drawn["x"],
                drawn["y"],
                SLOT,
                SLOT,
                "round",
                name,
                colour,
                label=printed(str(slot.points)),
            )
        )
    return places


def _province_places(layout: Layout, rim: str) -> list[Place]:
    spots = layout.provinces[RIMS.index(rim)]
    return [
        Place(
            f"province:{id}",
            "map",
            *box.middle,
            box.width,
            box.height,
            "area",
            Message("hansa-scene-province", {"province": id}),
            label=Message("hansa-province", {"province": id}),
        )
        for id, box in spots.items()
    ]


def _map_decorations(board: Board, layout: Layout) -> list[Decoration]:
    slots = board.data["special_prestige"]["slot"]
    x = sum(slot["x"] for slot in slots) // len(slots)
    y = min(slot["y"] for slot in slots) - 20
    found = [Decoration("map", x, y, 12, text=Message("hansa-label-special", {}), style="label", anchor="middle")]
    if board.id in COMPASS:
        x, y, size = COMPASS[board.id]
        found.append(Decoration("map", x, y, size, symbol="compass"))
    return found


# The panels below the map.

METERS = ("completed", "prestige", "bag")
METER_ROW = 50
LINK_LEFT = 270


def _panel_places(board: Board) -> list[Place]:
    places = [
        Place(
            id,
            "panel:table",
            128,
            30 + METER_ROW * number,
            228,
            30,
            "meter",
            Message("hansa-scene-meter", {"meter": id}),
            label=Message("hansa-scene-meter", {"meter": id}),
        )
        for number, id in enumerate(METERS)
    ]
    for rank, points in enumerate(board.link_points, start=1):
        name = Message("hansa-scene-link", {"rank": rank, "points": points})
        places.append(
            Place(
                f"link:{rank}",
                "panel:table",
                LINK_LEFT + 22 + 52 * (rank - 1),
                76,
                44,
                56,
                "scroll",
                name,
                label=printed(str(points)),
            )
        )
    return places


def _panel_decorations(board: Board, with_neutral: bool) -> list[Decoration]:
    west, east = (board.cities[end].name for end in board.link_ends)
    found = [
        Decoration("panel:table", LINK_LEFT, 22, 13, text=Message("hansa-label-link", {}), style="label"),
        Decoration("panel:table", LINK_LEFT, 38, 12, text=printed(f"{west} – {east}"), style="note"),
    ]
    if with_neutral:
        found.append(
            Decoration("panel:table", LINK_LEFT, 138, 13, text=Message("hansa-scene-neutral", {}), style="label")
        )
    return found


def _neutral_place(number: int) -> Place:
    """Place of the neutral traders' supply, which belongs to no desk."""
    name = Message("hansa-scene-neutral", {})
    return Place(f"supply:{number}", "panel:table", LINK_LEFT + 130, 134, 40, 24, "none", name)
