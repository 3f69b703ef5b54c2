"""Static parts of a Hansa Teutonica table: the map, the desks, the panels, and all named places."""

from __future__ import annotations

from itertools import cycle
from typing import Any

from kontor.core.contract import Setup
from kontor.core.messages import Message, Value
from kontor.core.scene import DESK, MAP, PANEL, Area, Backdrop, Decoration, Line, Place, Point, Zone
from kontor.games.hansa.board import Board, Route
from kontor.games.hansa.look.borders import province_areas, province_lines
from kontor.games.hansa.look.desk_places import desk_decorations, desk_places, desk_size
from kontor.games.hansa.look.drawings import drawing_of
from kontor.games.hansa.look.layout import HOUSE, POST, SLOT, TOKEN, Layout, Town, layout_of, special_plate, square
from kontor.games.hansa.pieces import BONUSES, COLOURS, NONE, PIECES, RIMS, TILES, TRACKS, most_extra_offices

HOUSE_SIZE = HOUSE - 2

PANEL_WIDTH = 440
SCORES_WIDTH = 550
PANEL_HEIGHT = 180

SKILL_SYMBOLS = dict(zip(TRACKS, ("key", "hourglass", "crest", "book", "purse"), strict=True))
"""Symbol of each track."""
BONUS_SYMBOLS = dict(zip(BONUSES, ("move", "crest", "house", "fork", "ship"), strict=True))
SHAPES = dict(zip(PIECES, ("square", "round"), strict=True))
SPECIAL_SYMBOL = "laurel"
PERMIT_SYMBOL = "scroll"
COIN = {1: "coin", 2: "coin-2"}
"""Symbol of a house with a coin, by the coin's value in prestige."""
ROADS_ABROAD = ("lane", "double")
TINTS_ABROAD = (1, 0, 4, 3)
"""Tints of the countries abroad. Tint 2 is not used, because it looks like the sea."""
EMBLEMS = ("daffodil", "thistle", "star", "diamond", "cross", "circle", "square")
"""Symbols of the countries abroad, in the order of the board file."""


def printed(text: str) -> Message:
    """Return a name or number as printed on the board."""
    return Message("hansa-print", {"text": text})


def backdrop(setup: Setup) -> Backdrop:
    """Return everything static at this table, such as zones, places and decorations."""
    board: Board = setup.board
    layout = layout_of(board)
    with_pawn = setup.players == 2 and setup.options["two_players"] == "pawn"
    with_neutral = setup.players == 2 and not with_pawn
    rim = setup.options["rim"]
    places = [
        *_city_places(board, layout, most_extra_offices(setup.options)),
        *_route_places(board, layout),
        *(_beside_places(board, layout) if any(setup.options["promo_markers"].values()) else []),
        *_special_places(board),
        *(_province_places(layout, rim) if with_pawn else []),
        *(place for seat in range(setup.players) for place in desk_places(setup, seat)),
        *_panel_places(setup),
        *(_tile_places() if setup.options["emperors_favour"] else []),
        *([_neutral_place(setup)] if with_neutral else []),
    ]
    decorations = [
        *_map_decorations(board, layout),
        *(one for seat in range(setup.players) for one in desk_decorations(setup, seat)),
        *_panel_decorations(setup, with_neutral),
        *(_tile_decorations() if setup.options["emperors_favour"] else []),
    ]
    return Backdrop(
        Message("hansa-scene-title", {"board": board.id, "title": board.title, "players": setup.players}),
        _zones(setup),
        (*(province_areas(board, rim) if with_pawn else []), *_ground(board)),
        (*(province_lines(board, rim) if with_pawn else []), *_border_lines(board), *_route_lines(board)),
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
    drawn = drawing_of(board.id)
    left, top, right, bottom = special_plate(board)
    corners = ((left, top), (right, top), (right, bottom), (left, bottom))
    return [
        *(Area("", "map", shape, "sea", smooth=True) for shape in drawn.water),
        *(Area("", "map", shape, "land", smooth=True) for shape in drawn.islands),
        *(
            Area("", "map", shape, "province", smooth=True, tint=tint)
            for tint, shapes in zip(cycle(TINTS_ABROAD), drawn.countries.values())
            for shape in shapes
        ),
        Area("", "map", corners, "plate"),
    ]


def route_points(board: Board, number: int) -> tuple[Point, ...]:
    """Return a route's points from city to city, through its posts."""
    route = board.data["route"][number]
    ends = [board.data["city"][end] for end in board.routes[number].ends]
    posts = [(post["x"], post["y"]) for post in route["posts"]]
    return ((ends[0]["x"], ends[0]["y"]), *posts, (ends[1]["x"], ends[1]["y"]))


def _border_lines(board: Board) -> list[Line]:
    return [Line("", "map", points, "border", smooth=True) for points in drawing_of(board.id).borders]


def _route_lines(board: Board) -> list[Line]:
    return [
        Line(f"route:{route.name}", "map", route_points(board, number), _line_style(board, route), smooth=True)
        for number, route in enumerate(board.routes)
    ]


def _line_style(board: Board, route: Route) -> str:
    """B5a: return the line pattern of a route. Like the tint of the ground, it shows the country."""
    if route.sea:
        return "water"
    return "road" if route.country == board.home else ROADS_ABROAD[_abroad(board, route.country) % len(ROADS_ABROAD)]


def _abroad(board: Board, country: int) -> int:
    return country - (country > board.home)


def emblem(board: Board, country: int) -> str:
    """Return the symbol of a country abroad."""
    return EMBLEMS[_abroad(board, country)]


def countries_of(board: Board, countries: tuple[int, ...]) -> dict[str, Value]:
    """Return message arguments that name one or more countries. The values are None on a board without countries."""
    names = [board.country_names[country] for country in countries] if board.country_names else []
    return {"country": names[0] if names else None, "second": ", ".join(names[1:]) or None}


def _city_places(board: Board, layout: Layout, most_extras: int) -> list[Place]:
    places = []
    for city, (there, town) in enumerate(zip(board.data["city"], layout.towns)):
        places += [_city_place(there, town), _banner_place(board, city, there, town)]
        places += _house_places(board, city, town)
        for number, at in enumerate(town.extras[:most_extras], start=1):
            name = Message("hansa-scene-extra", {"city": there["name"], "number": number})
            id, whole = f"extra:{there['name']}:{number}", f"city:{there['name']}"
            places.append(square(id, "map", at, HOUSE_SIZE, "annex", name, part_of=whole))
    return places


def _city_place(there: dict[str, Any], town: Town) -> Place:
    """Return the place that covers the houses and the banner. A click anywhere in it counts as a click on the city."""
    x, y = town.plate.middle
    colour = "green" if there.get("green") else ""
    name = Message("hansa-scene-city", {"city": there["name"]})
    return Place(f"city:{there['name']}", "map", x, y, town.plate.width, town.plate.height, "plate", name, colour)


def _banner_place(board: Board, city: int, there: dict[str, Any], town: Town) -> Place:
    banner, countries, skills = town.banner, board.cities[city].countries, board.cities[city].skills
    permit = any(permit.city == city for permit in board.permits)
    marks = [SKILL_SYMBOLS[TRACKS[skill]] for skill in skills]
    marks += [SPECIAL_SYMBOL] if there.get("special_prestige") else []
    marks += [PERMIT_SYMBOL] if permit else []
    marks += [emblem(board, country) for country in countries if country != board.home]
    about: dict[str, Value] = {
        "city": there["name"],
        "skills": "_or_".join(TRACKS[skill] for skill in skills) or None,
        "link": "yes" if city in board.link_ends else "no",
        "permit": "yes" if permit else "no",
        **countries_of(board, countries),
    }
    id, name, label = f"banner:{there['name']}", Message("hansa-scene-banner", about), printed(there["name"])
    colour, mark, whole = there["banner"], " ".join(marks), f"city:{there['name']}"
    return Place(id, "map", *banner.middle, banner.width, banner.height, "banner", name, colour, mark, label, whole)


def _house_places(board: Board, city: int, town: Town) -> list[Place]:
    there = board.cities[city]
    whole = f"city:{there.name}"
    places = []
    for number, at in enumerate(town.houses):
        id = f"office:{there.name}:{number + 1}"
        about: dict[str, Value] = {"city": there.name, "number": number + 1}
        if there.green:
            name = Message("hansa-scene-green-office", about)
            places.append(square(id, "map", at, HOUSE_SIZE, "annex", name, part_of=whole))
            continue
        house = there.houses[number]
        colour, piece, coin = COLOURS[house.colour], PIECES[house.kind], "yes" if house.coin else "no"
        about |= {"colour": colour, "piece": piece, "coin": coin, "points": board.coin_points}
        name, mark = Message("hansa-scene-house", about), COIN[board.coin_points] if house.coin else ""
        places.append(square(id, "map", at, HOUSE_SIZE, SHAPES[piece], name, colour=colour, mark=mark, part_of=whole))
    return places


def _route_places(board: Board, layout: Layout) -> list[Place]:
    places = []
    for number, route in enumerate(board.routes):
        bonus = BONUSES[route.bonus] if route.bonus != NONE else None
        about: dict[str, Value] = {"route": route.name, "length": route.length}
        about |= {"tavern": "yes" if route.tavern else "no", "sea": "yes" if route.sea else "no"}
        about |= countries_of(board, (route.country,))
        marked = Message("hansa-scene-marker-place", {"route": route.name, "bonus": bonus})
        mark = BONUS_SYMBOLS[bonus] if bonus else ("tankard" if route.tavern else "")
        shape = "seal" if bonus else ("token" if route.tavern else "none")
        points = route_points(board, number)
        whole = f"route:{route.name}"
        places += [
            square(whole, "map", points[len(points) // 2], POST, "line", Message("hansa-scene-route", about)),
            square(
                f"marker:{route.name}", "map", layout.markers[number], TOKEN, shape, marked, mark=mark, part_of=whole
            ),
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
    id, at = f"post:{board.post_names[post]}", (drawn["x"], drawn["y"])
    return square(id, "map", at, POST, shape, name, mark=mark, part_of=route)


def _beside_places(board: Board, layout: Layout) -> list[Place]:
    """Q5, Q6: return the places for tributes and blocks."""
    places = []
    for route, at in zip(board.routes, layout.beside):
        name = Message("hansa-scene-beside", {"route": route.name})
        places.append(square(f"beside:{route.name}", "map", at, POST - 2, "row", name, part_of=f"route:{route.name}"))
    return places


def _special_places(board: Board) -> list[Place]:
    places = []
    for slot, drawn in zip(board.slots, board.data["special_prestige"]["slot"]):
        colour, label, at = COLOURS[slot.colour], printed(str(slot.points)), (drawn["x"], drawn["y"])
        name = Message("hansa-scene-special", {"points": slot.points, "colour": colour})
        places.append(square(f"special:{slot.points}", "map", at, SLOT, "round", name, colour=colour, label=label))
    return places


def _province_places(layout: Layout, rim: str) -> list[Place]:
    places = []
    for id, box in layout.provinces[RIMS.index(rim)].items():
        name, label = Message("hansa-scene-province", {"province": id}), Message("hansa-province", {"province": id})
        place = Place(f"province:{id}", "map", *box.middle, box.width, box.height, "area", name, label=label)
        places.append(place)
    return places


def _map_decorations(board: Board, layout: Layout) -> list[Decoration]:
    slots = board.data["special_prestige"]["slot"]
    x = sum(slot["x"] for slot in slots) // len(slots)
    y = min(slot["y"] for slot in slots) - 20
    found = [Decoration("map", x, y, 12, text=Message("hansa-label-special", {}), style="label", anchor="middle")]
    drawn = drawing_of(board.id)
    for name, (x, y) in drawn.names.items():
        text = Message("hansa-country", {"country": name})
        abroad = [n for n, country in enumerate(board.country_names) if country == name and n != board.home]
        found += [Decoration("map", x - 14, y - 6, 20, symbol=emblem(board, country)) for country in abroad]
        anchor = "start" if abroad else "middle"  # the emblem is on the left of a name of any length
        found.append(Decoration("map", x, y, 18, text=text, style="note", anchor=anchor))
    for route, (x, y) in zip(board.routes, layout.markers):
        if route.sea and route.country != board.home and route.bonus == NONE:  # its line looks like any sea route
            found.append(Decoration("map", x, y, 20, symbol=emblem(board, route.country)))
    if drawn.compass:
        x, y, size = drawn.compass
        found.append(Decoration("map", x, y, size, symbol="compass"))
    return found


# The panels below the map.

METERS = ("completed", "prestige", "bag")
METER_ROWS = {False: (30, 50), True: (25, 38)}
"""Position of the first row, and distance between rows, which is smaller if Emperor's Favour tiles are below."""
LINK_LEFT = 270
PERMITS_TOP = 119
PERMIT_ROW = 22
PERMIT_SIZE = (156, 20)


def _panel_places(setup: Setup) -> list[Place]:
    board: Board = setup.board
    top, row = METER_ROWS[setup.options["emperors_favour"]]
    places = []
    for number, id in enumerate(METERS):
        name = Message("hansa-scene-meter", {"meter": id})
        places.append(Place(id, "panel:table", 128, top + row * number, 228, 30, "meter", name, label=name))
    for rank, points in enumerate(board.link_points, start=1):
        name, x = Message("hansa-scene-link", {"rank": rank, "points": points}), LINK_LEFT + 22 + 52 * (rank - 1)
        label = printed(str(points))
        y, height = (63, 52) if board.permits else (76, 56)
        places.append(Place(f"link:{rank}", "panel:table", x, y, 44, height, "scroll", name, label=label))
    for number, permit in enumerate(board.permits):
        city = board.cities[permit.city].name
        name = Message("hansa-scene-permit", {"city": city, **countries_of(board, permit.countries)})
        y, mark = PERMITS_TOP + PERMIT_ROW * number, " ".join(emblem(board, country) for country in permit.countries)
        width, height = PERMIT_SIZE
        x, label = LINK_LEFT + width // 2, printed(city)
        places.append(Place(f"permit:{city}", "panel:table", x, y, width, height, "plaque", name, "", mark, label))
    return places


def _tile_places() -> list[Place]:
    """L2: return the places for the tiles that nobody owns yet."""
    places = []
    for number, tile in enumerate(TILES):
        x, name = 32 + 38 * number, Message("hansa-scene-tile-place", {"tile": tile})
        places.append(Place(f"tile:{tile}", "panel:table", x, 157, 34, 34, "none", name))
    return places


def _tile_decorations() -> list[Decoration]:
    return [Decoration("panel:table", 14, 134, 13, text=Message("hansa-label-favours", {}), style="label")]


def _panel_decorations(setup: Setup, with_neutral: bool) -> list[Decoration]:
    board: Board = setup.board
    west, east = (board.cities[end].name for end in board.link_ends)
    y = 18 if board.permits else 22
    found = [
        Decoration("panel:table", LINK_LEFT, y, 13, text=Message("hansa-label-link", {}), style="label"),
        Decoration("panel:table", LINK_LEFT, y + 15, 12, text=printed(f"{west} – {east}"), style="note"),
    ]
    if board.permits:
        text = Message("hansa-label-permits", {})
        found.append(Decoration("panel:table", LINK_LEFT, 104, 13, text=text, style="label"))
    if with_neutral:
        x, y = _neutral_corner(setup)
        found.append(Decoration("panel:table", x, y, 13, text=Message("hansa-scene-neutral", {}), style="label"))
    return found


def _neutral_corner(setup: Setup) -> Point:
    """Return the position of the neutral traders: below the link or, if permits are there, below the meters."""
    if not setup.board.permits:
        return LINK_LEFT, 138
    return (LINK_LEFT, 170) if setup.options["emperors_favour"] else (14, 170)


def _neutral_place(setup: Setup) -> Place:
    """Return the place of the neutral traders' supply, which belongs to no desk."""
    name = Message("hansa-scene-neutral", {})
    x, y = _neutral_corner(setup)
    return Place(f"supply:{setup.players}", "panel:table", x + 130, y - 4, 40, 24, "none", name)
