"""Sprites on the map: pieces on posts, offices, markers, special prestige, and the pawn."""

from __future__ import annotations

from functools import lru_cache

from kontor.core.messages import Message, Value
from kontor.core.scene import NEXT, Sprite
from kontor.games.hansa.decisions import Benefit, NeutralOffice, Redeploy
from kontor.games.hansa.pieces import BLOCK, EMPTY, NO_MARKER, NONE, PIECES, TRADER, TRIBUTE, kind_of, piece_of
from kontor.games.hansa.rules.beside import owners_beside
from kontor.games.hansa.rules.cities import controller, green_row
from kontor.games.hansa.rules.displacing import price
from kontor.games.hansa.rules.posts import whose
from kontor.games.hansa.scoring import controlled_city
from kontor.games.hansa.state import UNPLACED, State
from kontor.games.hansa.stored import DESK, MISSION

SYMBOLS = ("cube", "disc")
"""Symbols of trader and merchant."""
CACHED = 5_000
"""Number of sprites of each kind to cache. Most sprites are the same in many scenes and for all viewers."""
NOBODY = -1

MARKER_FACES: dict[str, tuple[str, str]] = {
    "extra_office": ("", "house-plus"),
    "swap": ("", "swap"),
    "plus3": ("+3", ""),
    "plus4": ("+4", ""),
    "skill": ("", "up"),
    "remove": ("", "remove"),
    "move": ("", "move"),
    "hidden": ("?", ""),
    "exchange": ("", "exchange"),
    "tribute": ("", "purse"),
    "block": ("", "barrier"),
}
"""Short text or symbol on each marker."""


def map_sprites(view: State) -> list[Sprite]:
    """Return, in this order, sprites of cities, routes, special prestige, the pawn, and the viewer's mission cities."""
    found = []
    for city in range(len(view.board.cities)):
        found += _city(view, city)
    for route in range(len(view.board.routes)):
        found += _route(view, route)
    return found + _special(view) + _pawn(view) + _mission(view)


def piece_sprite(view: State, place: str, piece: int, tip: Message | None, emphasis: tuple[str, ...] = ()) -> Sprite:
    """Return the sprite of a trader or merchant with its owner."""
    return _piece(place, whose(view, piece), kind_of(piece), tip, emphasis)


def _piece(place: str, whom: str | int, kind: int, tip: Message | None, emphasis: tuple[str, ...] = ()) -> Sprite:
    name = Message("hansa-scene-piece", {"owner": whom, "piece": PIECES[kind]})
    return Sprite(place, SYMBOLS[kind], name, tip, whom if isinstance(whom, int) else NOBODY, emphasis=emphasis)


@lru_cache(maxsize=CACHED)
def _on_post(post: str, whom: str | int, kind: int, price: int, emphasis: tuple[str, ...]) -> Sprite:
    tip = Message("hansa-scene-post-tip", {"post": post, "price": price})
    return _piece(f"post:{post}", whom, kind, tip, emphasis)


@lru_cache(maxsize=CACHED)
def _office(place: str, city: str, number: int, whom: str | int, kind: int) -> Sprite:
    """`place` is `office`, or `extra` for an extra office."""
    tip = Message("hansa-scene-office-tip", {"city": city})
    return _piece(f"{place}:{city}:{number}", whom, kind, tip)


@lru_cache(maxsize=CACHED)
def marker_sprite(place: str, kind: str, count: int = 1, order: int = 0, emphasis: tuple[str, ...] = ()) -> Sprite:
    mark, glyph = MARKER_FACES[kind]
    name = Message("hansa-scene-marker", {"marker": kind, "count": count})
    tip = Message("hansa-scene-marker-tip", {"marker": kind})
    return Sprite(place, "token", name, tip, None, count, order, mark, glyph, emphasis)


def _route(view: State, number: int) -> list[Sprite]:
    route = view.board.routes[number]
    top = view.stack[-1] if view.stack else None
    claimed = isinstance(top, Benefit | NeutralOffice | Redeploy) and top.route == number
    found = []
    for post in route.posts():
        piece = view.posts[post]
        if piece != EMPTY:
            stress = (NEXT,) if claimed else ()
            name = view.board.post_names[post]
            found.append(_on_post(name, whose(view, piece), kind_of(piece), price(piece), stress))
    if view.markers[number] != NO_MARKER:
        found.append(marker_sprite(f"marker:{route.name}", view.marker_name(view.markers[number])))
    return found + _beside(view, number)


def _beside(view: State, number: int) -> list[Sprite]:
    """Q5, Q6: return the tributes and blocks beside a route, each with its owner's trader."""
    found: list[Sprite] = []
    place = f"beside:{view.board.routes[number].name}"
    for kind in (TRIBUTE, BLOCK):
        for seat in owners_beside(view, kind, (number,)) if view.beside else ():
            args: dict[str, Value] = {
                "seat": seat,
                "marker": view.marker_name(kind),
                "route": view.board.routes[number].name,
            }
            marker = marker_sprite(place, view.marker_name(kind), order=len(found))
            found.append(marker._replace(name=Message("hansa-scene-beside-marker", args)))
            found.append(piece_sprite(view, place, piece_of(seat, TRADER), marker.tip)._replace(order=len(found)))
    return found


def _city(view: State, number: int) -> list[Sprite]:
    city = view.board.cities[number]
    extra = view.extra_offices
    extras = [extra[at + 1] for at in range(0, len(extra), 2) if extra[at] == number]
    found = [
        _office("extra", city.name, count, whose(view, piece), kind_of(piece))
        for count, piece in reversed(list(enumerate(extras, start=1)))
    ]
    row = bytes(view.houses[city.first_house : city.first_house + len(city.houses)])
    offices = green_row(view, number) if city.green else list(row)
    for count, piece in enumerate(offices, start=1):
        if piece != EMPTY:
            found.append(_office("office", city.name, count, whose(view, piece), kind_of(piece)))
    seat = controller(view, number)
    if seat is not None:
        neutral = seat == view.neutral
        points = controlled_city(view, seat)
        args: dict[str, Value] = {"owner": "neutral" if neutral else seat, "city": city.name, "points": points}
        name = Message("hansa-scene-control", args)
        found.append(Sprite(f"banner:{city.name}", "flag", name, owner=NOBODY if neutral else seat))
    return found


def _special(view: State) -> list[Sprite]:
    found = []
    for slot, piece in zip(view.board.slots, view.special):
        if piece != EMPTY:
            tip = Message("hansa-scene-special-tip", {"points": slot.points})
            found.append(piece_sprite(view, f"special:{slot.points}", piece, tip))
    return found


def _pawn(view: State) -> list[Sprite]:
    if view.pawn in (NONE, UNPLACED):
        return []
    province = view.board.province_names[view.pawn]
    name = Message("hansa-scene-pawn", {"province": province})
    return [Sprite(f"province:{province}", "pawn", name, Message("hansa-scene-pawn-tip", {}))]


def _mission(view: State) -> list[Sprite]:
    """X1: return the cities of the viewer's own mission card. Only that viewer sees these cities."""
    card = view.desks[view.viewer * DESK + MISSION] if 0 <= view.viewer < view.players else NONE
    if card >= len(view.board.missions):
        return []
    cities = [view.board.cities[city].name for city in view.board.missions[card].cities]
    tip = Message("hansa-scene-mission-tip", {})
    return [
        Sprite(f"banner:{city}", "goal", Message("hansa-scene-mission-city", {"city": city}), tip, glyph="flag")
        for city in cities
    ]
