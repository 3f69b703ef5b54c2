"""Computes coordinates that are missing in a board file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kontor.core.board_layout import with_spots
from kontor.games.hansa.board.check import posts_of
from kontor.games.hansa.board.fields import FORMAT, SIZE
from kontor.games.hansa.pieces import RIMS

APART = 120
HOUSE = 22
SLOT = 36
MOST_COVERED = 0.35
BESIDE = 24
"""Distance between a route and its marker."""


def completed(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return a copy of valid board data with all coordinates."""
    found = with_spots(data, FORMAT, APART)
    found["board"] = {"width": SIZE[0], "height": SIZE[1]} | data["board"]
    at = {city["name"]: (city["x"], city["y"]) for city in found["city"]}
    found["city"] = [city | {"offices": _in_a_row(city["offices"], *at[city["name"]], HOUSE)} for city in found["city"]]
    houses = {city["name"]: len(city["offices"]) for city in found["city"]}
    found["route"] = [_route(route, at, houses) for route in found["route"]]
    special = data["special_prestige"]
    x, y = at[special["city"]]
    below = y + 2 * HOUSE if y < found["board"]["height"] - 3 * HOUSE else y - 2 * HOUSE
    found["special_prestige"] = special | {"slot": _in_a_row(special["slot"], x, below, SLOT)}
    if "two_player_2009" in data:
        rims = data["two_player_2009"]
        found["two_player_2009"] = rims | {rim: [_province(table, at) for table in rims[rim]] for rim in RIMS}
    return found


def _in_a_row(things: list[dict[str, Any]], x: int, y: int, step: int) -> list[dict[str, Any]]:
    first = x - (len(things) - 1) * step // 2
    return [
        thing if "x" in thing and "y" in thing else thing | _spot(first + step * n, y) for n, thing in enumerate(things)
    ]


def _spot(x: float, y: float) -> dict[str, int]:
    return {"x": max(0, round(x)), "y": max(0, round(y))}


def _route(route: dict[str, Any], at: Mapping[str, tuple[int, int]], houses: Mapping[str, int]) -> dict[str, Any]:
    """Return the route with its posts evenly spaced between the houses of its cities and its marker in the middle."""
    (x, y), (u, v) = at[route["a"]], at[route["b"]]
    posts = [{"merchant_only": False} | post for post in posts_of(route)]
    first, last = (_covered(houses[route[end]], u - x, v - y) for end in ("a", "b"))
    parts = [first + (1 - first - last) * (number + 0.5) / len(posts) for number in range(len(posts))]
    drawn = [
        post if "x" in post and "y" in post else post | _spot(x + part * (u - x), y + part * (v - y))
        for post, part in zip(posts, parts, strict=True)
    ]
    long = max(1.0, ((u - x) ** 2 + (v - y) ** 2) ** 0.5)
    marker = _spot((x + u) / 2 - BESIDE * (v - y) / long, (y + v) / 2 + BESIDE * (u - x) / long)
    return route | {"marker": marker | route.get("marker", {}), "posts": drawn}


def _covered(houses: int, across: int, down: int) -> float:
    """Return the part of a route that is hidden under the houses of the city at its end."""
    sides = ((houses + 0.6) * HOUSE / 2 / max(1, abs(across)), 0.8 * HOUSE / max(1, abs(down)))
    return min(*sides, MOST_COVERED)


def _province(table: dict[str, Any], at: Mapping[str, tuple[int, int]]) -> dict[str, Any]:
    spots = [at[city] for city in table["cities"]] or [*at.values()]
    x, y = (sum(spot[axis] for spot in spots) / len(spots) for axis in (0, 1))
    return _spot(x, y) | table
