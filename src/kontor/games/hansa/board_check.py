"""The check of a board file: it goes through the data once and names everything that is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kontor.core.forms import Reader
from kontor.games.hansa.pieces import BONUSES, COLOURS, MAX_SEATS, NONE, PIECES, RIMS, TRACKS

TAVERNS = 3
MISSION_CITIES = 3
MOST_POSTS = 250  # a post is one byte wherever it is stored

BOARD_FIELDS = (
    "id",
    "title",
    "players",
    "width",
    "height",
    "cities",
    "routes",
    "posts",
    "completed_cities_limit",
    "prestige_limit",
    "east_west",
    "east_west_points",
    "taverns",
    "green_cities",
    "reconstruction",
)
CITY_FIELDS = ("name", "aliases", "x", "y", "banner", "skills", "special_prestige", "green", "offices")
ROUTE_FIELDS = ("a", "b", "length", "tavern", "sea", "permanent_bonus", "marker", "posts")


class BoardCheck(Reader):
    """Collects the faults of board data."""

    def __init__(self) -> None:
        super().__init__("board")
        self.names: list[str] = []
        self.route_names: list[str] = []

    def whole(self, data: Mapping[str, Any]) -> None:
        sections = ("board", "special_prestige", "city", "route", "mission", "two_player_neutral", "two_player_2009")
        self.keys(data, "", sections)
        self.cities(data)
        self.routes(data)
        self.head(data)
        self.special(data)
        self.missions(data)
        self.neutral(data)
        self.provinces(data)
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
            self.keys(city, where, CITY_FIELDS)
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
            if bool(houses) == bool(city.get("green", False)):
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
            self.keys(route, where, ROUTE_FIELDS)
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
            if "permanent_bonus" in route:
                self.one_of(route, "permanent_bonus", where, BONUSES)
                if not ships:
                    self.fault("bonus-on-land", where, name=self.route_names[-1])

    def city_named(self, data: Mapping[str, Any], key: str, where: str) -> str:
        name = self.text(data, key, where)
        if name not in self.names and isinstance(data.get(key), str):
            self.fault("unknown-city", f"{where}{key}", name=name)
        return name

    def head(self, data: Mapping[str, Any]) -> None:
        where = "board."
        head = self.mapping(data, "board")
        self.keys(head, where, BOARD_FIELDS)
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
        green = [str(city.get("name")) for _, city in self.tables(data, "city") if city.get("green")]
        if sorted(map(str, self.items(head, "green_cities", where))) != sorted(green):
            self.fault("green-city", f"{where}green_cities", counted=", ".join(green))

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

    def missions(self, data: Mapping[str, Any]) -> None:
        """X1: three known cities each, no card twice."""
        seen = []
        for where, card in self.tables(data, "mission") if "mission" in data else []:
            self.keys(card, where, ("cities",))
            cities = self.items(card, "cities", where)
            different = len(set(map(str, cities)))
            if (
                len(cities) != MISSION_CITIES
                or different != MISSION_CITIES
                or any(city not in self.names for city in cities)
            ):
                self.fault("mission", where, wanted=MISSION_CITIES)
            if cities in seen:
                self.fault("name-twice", where, name="+".join(map(str, cities)))
            seen.append(cities)

    def neutral(self, data: Mapping[str, Any]) -> None:
        """N1: known routes, each once."""
        if "two_player_neutral" not in data:
            return
        where = "two_player_neutral."
        table = self.mapping(data, "two_player_neutral")
        self.keys(table, where, ("neutral_start",))
        self.known_routes(table, "neutral_start", where)

    def known_routes(self, data: Mapping[str, Any], key: str, where: str) -> None:
        listed = self.items(data, key, where)
        named = ["-".join(map(str, pair)) if isinstance(pair, list) else str(pair) for pair in listed]
        for name, pair in zip(named, listed):
            if name not in self.route_names or not isinstance(pair, list):
                self.fault("unknown-route", f"{where}{key}", name=name)
        if len(set(named)) != len(named):
            self.fault("route-twice", f"{where}{key}", name=", ".join(named))

    def provinces(self, data: Mapping[str, Any]) -> None:
        """W1: for each reading of the rim provinces with known routes, whose neighbours know them too."""
        if "two_player_2009" not in data:
            return
        where = "two_player_2009."
        rims = self.mapping(data, "two_player_2009")
        self.keys(rims, where, ("soldiers", "default_rim", *RIMS))
        for rim in RIMS:
            provinces = self.tables(rims, rim, where)
            neighbours = {str(table.get("id")): table.get("neighbours") for _, table in provinces}
            if len(neighbours) != len(provinces) or not provinces:
                self.fault("name-twice", f"{where}{rim}", name=rim)
            for place, table in provinces:
                fields = ("id", "cities", "routes", "interior_routes", "soldiers", "neighbours", "x", "y")
                self.keys(table, place, fields)
                name = self.text(table, "id", place)
                self.known_routes(table, "routes", place)
                self.position_of(table, place)
                for other in self.items(table, "neighbours", place):
                    back = neighbours.get(str(other))
                    if other == name or not isinstance(back, list) or name not in back:
                        self.fault("neighbour", place, name=str(other))

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
