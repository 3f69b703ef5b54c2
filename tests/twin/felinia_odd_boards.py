"""Boards of Felinia that make rare situations common, derived from those of the game."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import kontor

Data = dict[str, Any]


def _cheap_ships(data: Data) -> None:
    """Every ship costs one good and has two places, so pools run empty (E1)."""
    colour = {country["id"]: country["good"] for country in data["country"]}
    for ship in data["ship"]:
        ship.update(goods=[colour[ship["country"]]], coins=0, places=2)


def _dear_ships(data: Data) -> None:
    """Every ship costs coins, some as many as a player can have. Selling before boarding matters (R5, R15)."""
    for number, ship in enumerate(data["ship"]):
        ship.update(goods=ship["goods"][:1] + ship["goods"][-1:], coins=1 + number % 6)


def _rich_land(data: Data) -> None:
    """Every symbol is printed twice (R9b, R12, R16)."""
    for province in data["province"]:
        if province["role"] == "symbol":
            province["symbol_count"] = 2


def _symbols(*symbols: str) -> Callable[[Data], None]:
    """Use few kinds of symbols. The supply, the bag or the pile of places then runs out (R12, R16)."""

    def change(data: Data) -> None:
        provinces = [province for province in data["province"] if province["role"] == "symbol"]
        for number, province in enumerate(provinces):
            province["symbol"] = symbols[number % len(symbols)]

    return change


def _places(free: int, dear: int, of_each: int) -> Callable[[Data], None]:
    """Set the numbers of free places and of places that cost a book. Few can be deduced, and many use up the pile."""

    def change(data: Data) -> None:
        names = [f"free_{number}" for number in range(free)] + [f"dear_{number}" for number in range(dear)]
        data["mysterious_place"] = [
            {"id": name, "name": {"en": name}, "count": of_each, "source": "reconstructed"} for name in names
        ]
        for place in data["mysterious_place"][free:]:
            place["cost"] = "books"

    return change


def _star(data: Data) -> None:
    """Only posts are next to the port. No step is possible before a tile is turned (R8, R10a)."""
    country = {province["id"]: province["country"] for province in data["province"]}
    for border in data["border"]:
        border["road"] = False
    known = {frozenset((border["a"], border["b"])): border for border in data["border"]}
    port = {one["id"]: one["port"]["province"] for one in data["country"]}
    for province in data["province"]:
        if province["role"] == "post":
            ends = (port[country[province["id"]]], province["id"])
            border = known.setdefault(frozenset(ends), {"a": ends[0], "b": ends[1]})
            border["road"] = True
    data["border"] = list(known.values())


def _border_roads(data: Data) -> None:
    """Add roads between all bordering countries (R10b), for use with O4."""
    country = {province["id"]: province["country"] for province in data["province"]}
    for border in data["border"]:
        if country[border["a"]] != country[border["b"]]:
            border["road"] = True


def _bonus_of_two_peoples(data: Data) -> None:
    """Give both kinds of bonus tiles to the same people (E3b, E3c)."""
    peoples = ("lions", "lions", "panthers", "panthers", "tigers")
    for number, (tile, people) in enumerate(zip(data["bonus_tile"], peoples, strict=True)):
        tile.update(people=people, kind=("counts_as_tile", "plus_one")[number % 2])


def _printed(data: Data) -> None:
    """Add special features of printed boards, such as ports with symbols, two symbols in a province, empty crossroads,
    and ships that sail at the same time (R6, R9b).
    """
    pairs = (["good", "place"], ["place", "good"], ["coin", "gold"], ["spice", "good"], ["place", "provision"])
    if "mysterious_place" not in data:
        pairs = (["good", "coin"], ["gold", "good"], ["coin", "gold"], ["spice", "good"], ["gold", "spice"])
    at = 0
    for province in data["province"]:
        if province["role"] == "symbol":
            del province["symbol"], province["symbol_count"]
            if at % 3 == 2:
                province["role"] = "crossroads"
            else:
                province["symbols"] = pairs[at % len(pairs)]
            at += 1
        elif province["role"] == "port":
            at += 1
            if at % 2:
                province.update(symbol=pairs[at % len(pairs)][0], symbol_count=2)
            else:
                province["symbols"] = pairs[at % len(pairs)]
    for number, ship in enumerate(data["ship"]):
        ship["time"] = ("7:30", "8:00")[number % 2]


ODD: dict[str, tuple[str, tuple[Callable[[Data], None], ...]]] = {
    "cheap": ("classic", (_cheap_ships,)),
    "cheap_expert": ("expert", (_cheap_ships, _rich_land)),
    "dear": ("classic", (_dear_ships,)),
    "dear_expert": ("expert", (_dear_ships, _symbols("coin", "gold", "good"))),
    "goods": ("classic", (_cheap_ships, _rich_land, _symbols("good"))),
    "goods_expert": ("expert", (_cheap_ships, _rich_land, _symbols("good", "provision"))),
    "places": ("expert", (_cheap_ships, _rich_land, _places(16, 2, 1), _symbols("place", "provision"))),
    "two_places": ("expert", (_cheap_ships, _rich_land, _places(1, 1, 9), _symbols("place", "good"))),
    "star": ("classic", (_cheap_ships, _star)),
    "crossing": ("classic", (_cheap_ships, _border_roads)),
    "printed": ("classic", (_cheap_ships, _printed)),
    "printed_expert": ("expert", (_cheap_ships, _printed)),
    "printed_places": ("expert", (_cheap_ships, _printed, _places(1, 1, 9))),
    "spice": ("classic", (_cheap_ships, _rich_land, _symbols("spice"), _bonus_of_two_peoples)),
    "provisions": ("expert", (_cheap_ships, _rich_land, _symbols("provision", "gold"), _bonus_of_two_peoples)),
}
"""Test boards by name, each with the original board and the changes."""


@cache
def odd_board(name: str) -> Any:
    game = kontor.game("felinia")
    base, changes = ODD[name]
    data = copy.deepcopy(game.board(base).data)
    data["board"]["id"] = name
    for change in changes:
        change(data)
    return game.board_from_data(data)
