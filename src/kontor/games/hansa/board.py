"""A board of Hansa Teutonica: cities with houses, routes with posts, read from data and checked on load."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from kontor.core.errors import BoardError
from kontor.core.forms import Reader
from kontor.core.messages import Message
from kontor.games.hansa.notation import Actions
from kontor.games.hansa.pieces import COLOURS, MAX_SEATS, NONE, PIECES, TRACKS

TAVERNS = 3
MOST_POSTS = 250  # a post is one byte wherever it is stored
MOST_BYTES = 200_000
"""A board file is small; a larger one is refused before it is read."""


class House(NamedTuple):
    colour: int
    kind: int
    coin: bool


class City(NamedTuple):
    name: str
    houses: tuple[House, ...]
    first_house: int
    skills: tuple[int, ...]


class Route(NamedTuple):
    name: str
    ends: tuple[int, int]
    first_post: int
    length: int
    tavern: bool
    sea: bool

    def posts(self) -> range:
        return range(self.first_post, self.first_post + self.length)


class Slot(NamedTuple):
    points: int
    colour: int


class Board:
    """The facts of a board, in the order of its file, with what the rules look up again and again."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Trusts the data: `board_from_data` has checked it."""
        head = data["board"]
        self.data = data
        self.id: str = head["id"]
        self.title: str = head["title"]
        self.players: tuple[int, ...] = tuple(head["players"])
        self.reconstruction: bool = head.get("reconstruction", False)
        self.prestige_limit: int = head["prestige_limit"]
        self.completed_cities_limit: int = head["completed_cities_limit"]
        self.link_points: tuple[int, ...] = tuple(head["east_west_points"])
        self.digest = _digest(data)

        self.cities = _cities(data)
        self.city_number = {city.name: number for number, city in enumerate(self.cities)}
        self.houses = tuple(house for city in self.cities for house in city.houses)
        self.routes = _routes(data, self.city_number)
        self.route_number = {route.name: number for number, route in enumerate(self.routes)}
        self.taverns = tuple(number for number, route in enumerate(self.routes) if route.tavern)
        west, east = head["east_west"]
        self.link_ends = (self.city_number[west], self.city_number[east])
        special = data["special_prestige"]
        self.slots = tuple(Slot(slot["points"], COLOURS.index(slot["colour"])) for slot in special["slot"])
        self.special_route = self.route_number["-".join(special["route"])]

        self.post_route = tuple(n for n, route in enumerate(self.routes) for _ in route.posts())
        self.post_names = tuple(f"{route.name} {n}" for route in self.routes for n in range(1, route.length + 1))
        self.post_number = {name: number for number, name in enumerate(self.post_names)}
        self.ships = bytes(post["merchant_only"] for route in data["route"] for post in route["posts"])
        self.has_ships = any(self.ships)
        self.land = int.from_bytes(bytes(1 - ship for ship in self.ships), "big")
        self.city_routes = tuple(
            tuple(number for number, route in enumerate(self.routes) if city in route.ends)
            for city in range(len(self.cities))
        )
        self.neighbours = tuple(
            tuple(end for number in routes for end in self.routes[number].ends if end != city)
            for city, routes in enumerate(self.city_routes)
        )
        self.rings = tuple(self._rings_around(number) for number in range(len(self.routes)))
        self.actions = Actions(
            [city.name for city in self.cities],
            [len(city.houses) for city in self.cities],
            [route.name for route in self.routes],
            self.post_names,
            [slot.points for slot in self.slots],
            {alias: city["name"] for city in data["city"] for alias in city.get("aliases", [])},
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its data; compiled classes need it, and all the rest follows from the data."""
        return Board, (self.data,)

    def _rings_around(self, start: int) -> tuple[tuple[int, ...], ...]:
        """D6a: the posts of the routes at distance 1, 2, … from a route, ring by ring."""
        rings = []
        seen = {start}
        ring = [start]
        while ring:
            cities = {city for number in ring for city in self.routes[number].ends}
            ring = [n for n, route in enumerate(self.routes) if n not in seen and not cities.isdisjoint(route.ends)]
            seen.update(ring)
            if ring:
                rings.append(tuple(post for number in ring for post in self.routes[number].posts()))
        return tuple(rings)


def _cities(data: Mapping[str, Any]) -> tuple[City, ...]:
    cities = []
    first_house = 0
    for city in data["city"]:
        houses = tuple(
            House(COLOURS.index(house["colour"]), PIECES.index(house["shape"]), house["coin"])
            for house in city["offices"]
        )
        skills = tuple(TRACKS.index(skill) for skill in city.get("skills", []))
        cities.append(City(city["name"], houses, first_house, skills))
        first_house += len(houses)
    return tuple(cities)


def _routes(data: Mapping[str, Any], city_number: Mapping[str, int]) -> tuple[Route, ...]:
    routes = []
    first_post = 0
    for route in data["route"]:
        ends = (city_number[route["a"]], city_number[route["b"]])
        name = f"{route['a']}-{route['b']}"
        routes.append(Route(name, ends, first_post, route["length"], route["tavern"], route.get("sea", False)))
        first_post += route["length"]
    return tuple(routes)


def _digest(data: Mapping[str, Any]) -> str:
    """Of the facts that the rules use: a board that is only drawn anew keeps its records."""

    def facts(value: Any) -> Any:
        if isinstance(value, dict):
            drawing = ("x", "y", "title", "width", "height", "banner", "marker", "aliases")
            return {key: facts(held) for key, held in value.items() if key not in drawing}
        return [facts(held) for held in value] if isinstance(value, list) else value

    text = json.dumps(facts(dict(data)), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def board_from_file(path: str | Path) -> Board:
    """Read a board file; every fault is named."""
    raw = Path(path).read_bytes()
    if len(raw) > MOST_BYTES:
        raise BoardError([Message("board-too-large", {"where": str(path), "most": MOST_BYTES})])
    try:
        data = tomllib.loads(raw.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BoardError([Message("board-not-toml", {"where": str(path), "error": str(error)})]) from error
    return board_from_data(data)


def board_from_data(data: Mapping[str, Any]) -> Board:
    """A board from parsed data; every fault is named."""
    check = _BoardCheck()
    check.whole(data)
    if check.faults:
        raise BoardError(check.faults)
    return Board(dict(data))


class _BoardCheck(Reader):
    """Goes through board data once and collects what is wrong with it."""

    def __init__(self) -> None:
        super().__init__("board")
        self.names: list[str] = []
        self.route_names: list[str] = []

    def whole(self, data: Mapping[str, Any]) -> None:
        self.keys(data, "", ("board", "special_prestige", "city", "route"))
        self.cities(data)
        self.routes(data)
        self.head(data)
        self.special(data)
        if not self.faults:
            self.joined(data)

    def position_of(self, data: Mapping[str, Any], where: str) -> None:
        for axis in ("x", "y"):
            self.number(data, axis, where, 0, 10_000)

    def optional_items(self, data: Mapping[str, Any], key: str, where: str) -> list[Any]:
        return self.items(data, key, where) if key in data else []

    def one_of(self, data: Mapping[str, Any], key: str, where: str, possible: tuple[str, ...]) -> None:
        value = self.text(data, key, where)
        if isinstance(data.get(key), str) and value not in possible:
            self.fault("unknown-name", f"{where}{key}", name=value, possible=", ".join(possible))

    def tables(self, data: Mapping[str, Any], key: str, where: str = "") -> list[tuple[str, dict[str, Any]]]:
        """The tables of a list, each with its place; what is no table is a fault."""
        found = []
        for number, value in enumerate(self.items(data, key, where), start=1):
            place = f"{where}{key}.{number}."
            if isinstance(value, dict):
                found.append((place, value))
            else:
                self.fault("wrong-type", place, expected="table")
        return found

    def cities(self, data: Mapping[str, Any]) -> None:
        for where, city in self.tables(data, "city"):
            self.keys(city, where, ("name", "aliases", "x", "y", "banner", "skills", "special_prestige", "offices"))
            name = self.text(city, "name", where)
            if not name or not name.isprintable() or name != " ".join(name.split()):  # it stands in lines of text
                self.fault("wrong-type", f"{where}name", expected="str")
            if name in self.names:
                self.fault("name-twice", where, name=name)
            self.names.append(name)
            self.position_of(city, where)
            self.text(city, "banner", where)
            for alias in self.optional_items(city, "aliases", where):
                if not isinstance(alias, str) or not alias:
                    self.fault("wrong-type", f"{where}aliases", expected="str")
            for skill in self.optional_items(city, "skills", where):
                if skill not in TRACKS:
                    self.fault("unknown-name", f"{where}skills", name=str(skill), possible=", ".join(TRACKS))
            houses = self.tables(city, "offices", where)
            if not houses:
                self.fault("no-house", where, name=name)
            for place, house in houses:
                self.keys(house, place, ("colour", "shape", "coin", "x", "y"))
                self.one_of(house, "colour", place, COLOURS)
                self.one_of(house, "shape", place, PIECES)
                self.flag(house, "coin", place)
                self.position_of(house, place)

    def routes(self, data: Mapping[str, Any]) -> None:
        pairs: list[set[str]] = []
        for where, route in self.tables(data, "route"):
            self.keys(route, where, ("a", "b", "length", "tavern", "sea", "marker", "posts"))
            ends = [self.city_named(route, end, where) for end in ("a", "b")]
            if ends[0] == ends[1]:
                self.fault("route-to-itself", where, name=ends[0])
            if set(ends) in pairs or "-".join(ends) in self.route_names:
                self.fault("route-twice", where, name="-".join(ends))
            pairs.append(set(ends))
            self.route_names.append("-".join(ends))
            self.flag(route, "tavern", where)
            self.position_of(self.mapping(route, "marker", where), f"{where}marker.")
            posts = self.tables(route, "posts", where)
            if self.number(route, "length", where, 1, 20) != len(posts):
                self.fault("length-differs", where, name=self.route_names[-1], posts=len(posts))
            for place, post in posts:
                self.keys(post, place, ("x", "y", "merchant_only"))
                self.flag(post, "merchant_only", place)
                self.position_of(post, place)
            ships = any(post.get("merchant_only") for _, post in posts)
            if ships != route.get("sea", False):
                self.fault("sea-differs", where, name=self.route_names[-1])

    def city_named(self, data: Mapping[str, Any], key: str, where: str) -> str:
        name = self.text(data, key, where)
        if name not in self.names and isinstance(data.get(key), str):
            self.fault("unknown-city", f"{where}{key}", name=name)
        return name

    def head(self, data: Mapping[str, Any]) -> None:
        where = "board."
        head = self.mapping(data, "board")
        fields = ("id", "title", "players", "width", "height", "cities", "routes", "posts", "completed_cities_limit")
        more = ("prestige_limit", "east_west", "east_west_points", "taverns", "green_cities", "reconstruction")
        self.keys(head, where, fields + more)
        self.text(head, "id", where)
        self.text(head, "title", where)
        for key in ("width", "height"):
            self.number(head, key, where, 1, 10_000)
        for key in ("completed_cities_limit", "prestige_limit"):
            self.number(head, key, where, 1, 200)
        players = self.items(head, "players", where)
        if not players or any(type(n) is not int or not 2 <= n <= MAX_SEATS for n in players):
            self.fault("players", f"{where}players", low=2, high=MAX_SEATS)
        posts = [post for _, route in self.tables(data, "route") for _, post in self.tables(route, "posts")]
        for key, number in (("cities", len(self.names)), ("routes", len(self.route_names)), ("posts", len(posts))):
            if self.number(head, key, where, 1, MOST_POSTS) != number:
                self.fault("count-differs", f"{where}{key}", counted=number)
        self.link(head, where)
        self.taverns(data, head, where)
        if head.get("green_cities"):
            self.fault("green-city", f"{where}green_cities")

    def link(self, head: Mapping[str, Any], where: str) -> None:
        ends = self.items(head, "east_west", where)
        if len(ends) != 2 or ends[0] == ends[1] or any(end not in self.names for end in ends):
            self.fault("link-ends", f"{where}east_west")
        points = self.items(head, "east_west_points", where)
        if any(type(n) is not int or not 0 <= n <= 20 for n in points):
            self.fault("link-points", f"{where}east_west_points")

    def taverns(self, data: Mapping[str, Any], head: Mapping[str, Any], where: str) -> None:
        listed = ["-".join(map(str, pair)) for pair in self.items(head, "taverns", where) if isinstance(pair, list)]
        routes = [route for _, route in self.tables(data, "route")]
        marked = [f"{route.get('a')}-{route.get('b')}" for route in routes if route.get("tavern") is True]
        if sorted(listed) != sorted(marked):
            self.fault("taverns-differ", f"{where}taverns")
        if len(marked) != TAVERNS:
            self.fault("tavern-number", f"{where}taverns", wanted=TAVERNS)

    def special(self, data: Mapping[str, Any]) -> None:
        where = "special_prestige."
        special = self.mapping(data, "special_prestige")
        self.keys(special, where, ("city", "route", "piece", "slot"))
        self.one_of(special, "piece", where, ("merchant",))
        city = self.city_named(special, "city", where)
        ends = self.items(special, "route", where)
        route = "-".join(map(str, ends))
        if route not in self.route_names:
            self.fault("unknown-route", f"{where}route", name=route)
        if city not in ends:
            self.fault("special-city", f"{where}city", name=city)
        slots = self.tables(special, "slot", where)
        points = [self.number(slot, "points", place, 1, 50) for place, slot in slots]
        if not slots or len(set(points)) != len(points):
            self.fault("special-slots", f"{where}slot")
        for place, slot in slots:
            self.keys(slot, place, ("points", "colour", "x", "y"))
            self.one_of(slot, "colour", place, COLOURS)
            self.position_of(slot, place)

    def joined(self, data: Mapping[str, Any]) -> None:
        """Every city can be reached: otherwise a displaced piece could find no ring."""
        reached = {self.names[0]}
        pairs = [(route["a"], route["b"]) for route in data["route"]]
        for _ in self.names:
            reached |= {end for pair in pairs if not reached.isdisjoint(pair) for end in pair}
        for name in self.names:
            if name not in reached:
                self.fault("not-joined", f"city.{name}", name=name)


assert MOST_POSTS < NONE
