"""Validation of board files: one pass over the data that reports every fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kontor.core.actions import folded
from kontor.core.boards import LONGEST_TITLE, BoardReader, reached_from
from kontor.core.reader import excerpt
from kontor.games.hansa.pieces import BONUSES, COLOURS, MAX_SEATS, NONE, PIECES, RIMS, TRACKS

GAME = "hansa"
TAVERNS = 3
MISSION_CITIES = 3
MOST_POSTS = 250  # a post is stored in one byte
MOST_ROUTES = MOST_POSTS // 2  # each route has at least two posts
MOST_CITIES = 60
MOST_HOUSES = 10
MOST_ALIASES = 10
MOST_ON_ROUTE = 20
MOST_GREEN_CITIES = 4  # so that the length of the list of their offices fits in one byte
MOST_MISSIONS = 100  # a card is stored in one byte
MOST_PROVINCES = 100
MOST_LINK_RANKS = 10
MOST_PRESTIGE = 150  # leaves room in one byte for the points of the last claims (`form.most_prestige`)

BOARD_FIELDS = (
    "id",
    "game",
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


class BoardCheck(BoardReader):
    """Validates board data and collects its faults."""

    def __init__(self) -> None:
        super().__init__(GAME)
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

    def cities(self, data: Mapping[str, Any]) -> None:
        for where, city in self.tables(data, "city", most=MOST_CITIES):
            self.keys(city, where, CITY_FIELDS)
            name = self.text(city, "name", where)
            self.name(name, f"{where}name", "city")
            self.new_name(name, f"{where}name")
            self.names.append(name)
            self.position_of(city, where)
            self.name(self.text(city, "banner", where), f"{where}banner")
            self.optional_flag(city, "special_prestige", where)
            self.spelling(city, where)
            houses = self.tables(city, "offices", where, MOST_HOUSES)
            if bool(houses) == self.optional_flag(city, "green", where):
                self.fault("no-house", where, name=name)
            for place, house in houses:
                self.keys(house, place, ("colour", "shape", "coin", "x", "y"))
                self.one_of(house, "colour", place, COLOURS)
                self.one_of(house, "shape", place, PIECES)
                self.flag(house, "coin", place)
                self.position_of(house, place)

    def spelling(self, city: Mapping[str, Any], where: str) -> None:
        """Check the aliases and skills of a city."""
        aliases = self.optional_items(city, "aliases", where)
        self.at_most(aliases, f"{where}aliases", MOST_ALIASES)
        for alias in aliases:
            if isinstance(alias, str):
                self.name(alias, f"{where}aliases")
                self.new_name(alias, f"{where}aliases")
            else:
                self.fault("wrong-type", f"{where}aliases", expected="str")
        skills = self.optional_items(city, "skills", where)
        for number, skill in enumerate(skills):
            if skill not in TRACKS:
                self.fault("unknown-name", f"{where}skills", name=excerpt(skill), possible=", ".join(TRACKS))
            elif skill in skills[:number]:
                self.fault("name-twice", f"{where}skills", name=skill)

    def routes(self, data: Mapping[str, Any]) -> None:
        pairs: set[frozenset[str]] = set()
        written: set[str] = set()
        for where, route in self.tables(data, "route", most=MOST_ROUTES):
            self.keys(route, where, ROUTE_FIELDS)
            ends = [self.city_named(route, end, where) for end in ("a", "b")]
            if ends[0] == ends[1]:
                self.fault("route-to-itself", where, name=ends[0])
            if frozenset(ends) in pairs or folded("-".join(ends)) in written:
                self.fault("route-twice", where, name="-".join(ends))
            pairs.add(frozenset(ends))
            written.add(folded("-".join(ends)))
            self.route_names.append("-".join(ends))
            self.flag(route, "tavern", where)
            self.position_of(self.mapping(route, "marker", where), f"{where}marker.")
            posts = self.tables(route, "posts", where, MOST_ON_ROUTE)
            if self.number(route, "length", where, 2, MOST_ON_ROUTE) != len(posts):
                self.fault("length-differs", where, name=self.route_names[-1], posts=len(posts))
            for place, post in posts:
                self.keys(post, place, ("x", "y", "merchant_only"))
                self.flag(post, "merchant_only", place)
                self.position_of(post, place)
            ships = any(post.get("merchant_only") for _, post in posts)
            if ships != self.optional_flag(route, "sea", where):
                self.fault("sea-differs", where, name=self.route_names[-1])
            if "permanent_bonus" in route:
                self.one_of(route, "permanent_bonus", where, BONUSES)
                if not ships:
                    self.fault("bonus-on-land", where, name=self.route_names[-1])
            if ships and route.get("tavern"):
                self.fault("tavern-at-sea", where, name=self.route_names[-1])

    def city_named(self, data: Mapping[str, Any], key: str, where: str) -> str:
        name = self.text(data, key, where)
        if name not in self.names and isinstance(data.get(key), str):
            self.fault("unknown-city", f"{where}{key}", name=name)
        return name

    def head(self, data: Mapping[str, Any]) -> None:
        where = "board."
        head = self.mapping(data, "board")
        self.keys(head, where, BOARD_FIELDS)
        for key in ("id", "title"):
            self.name(self.text(head, key, where), f"{where}{key}", most=LONGEST_TITLE)
        self.optional_flag(head, "reconstruction", where)
        for key in ("width", "height"):
            self.number(head, key, where, 1, 10_000)
        self.number(head, "completed_cities_limit", where, 1, 200)
        self.number(head, "prestige_limit", where, 1, MOST_PRESTIGE)
        players = self.items(head, "players", where)
        whole = all(type(n) is int and 2 <= n <= MAX_SEATS for n in players)
        if not players or not whole or len(set(players)) != len(players):
            self.fault("players", f"{where}players", low=2, high=MAX_SEATS)
        posts = [post for _, route in self.tables(data, "route") for _, post in self.tables(route, "posts")]
        for key, number in (("cities", len(self.names)), ("routes", len(self.route_names)), ("posts", len(posts))):
            if self.number(head, key, where, 1, MOST_POSTS) != number:
                self.fault("count-differs", f"{where}{key}", counted=number)
        self.link(head, where)
        self.taverns(data, head, where)
        green = [str(city.get("name")) for _, city in self.tables(data, "city") if city.get("green")]
        self.at_most(green, f"{where}green_cities", MOST_GREEN_CITIES)
        if sorted(map(str, self.items(head, "green_cities", where))) != sorted(green):
            self.fault("green-city", f"{where}green_cities", counted=", ".join(green))

    def link(self, head: Mapping[str, Any], where: str) -> None:
        ends = self.items(head, "east_west", where)
        if len(ends) != 2 or ends[0] == ends[1] or any(end not in self.names for end in ends):
            self.fault("link-ends", f"{where}east_west")
        points = self.items(head, "east_west_points", where)
        if any(type(n) is not int or not 0 <= n <= 20 for n in points):
            self.fault("link-points", f"{where}east_west_points")
        self.at_most(points, f"{where}east_west_points", MOST_LINK_RANKS)

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
        route = self.route_of(ends)
        if route not in self.route_names:
            self.fault("unknown-route", f"{where}route", name=excerpt(ends))
        if city not in ends:
            self.fault("special-city", f"{where}city", name=city)
        own = [table for _, table in self.tables(data, "route") if city in (table.get("a"), table.get("b"))]
        if len(own) > 1:  # N3d mentions the city but the rules check the route, so the city must have only one route
            self.fault("special-route", f"{where}city", name=city)
        slots = self.tables(special, "slot", where)
        points = [self.number(slot, "points", place, 1, 50) for place, slot in slots]
        if not slots or len(set(points)) != len(points):
            self.fault("special-slots", f"{where}slot")
        for place, slot in slots:
            self.keys(slot, place, ("points", "colour", "x", "y"))
            self.one_of(slot, "colour", place, COLOURS)
            self.position_of(slot, place)

    def missions(self, data: Mapping[str, Any]) -> None:
        """X1: check that each card has three known cities and that no card occurs twice."""
        seen = []
        for where, card in self.tables(data, "mission", most=MOST_MISSIONS) if "mission" in data else []:
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
                self.fault("name-twice", where, name=excerpt("+".join(map(str, cities))))
            seen.append(cities)

    def neutral(self, data: Mapping[str, Any]) -> None:
        """N1: check that the routes are known and listed once each."""
        if "two_player_neutral" not in data:
            return
        where = "two_player_neutral."
        table = self.mapping(data, "two_player_neutral")
        self.keys(table, where, ("neutral_start",))
        listed = self.known_routes(table, "neutral_start", where)
        for _, route in self.tables(data, "route"):
            name = f"{route.get('a')}-{route.get('b')}"
            posts = self.tables(route, "posts")
            if name in listed and all(post.get("merchant_only") for _, post in posts):
                self.fault("neutral-ship", f"{where}neutral_start", name=name)

    def route_of(self, pair: object) -> str | None:
        """Name of a route given by its two ends, or None."""
        if isinstance(pair, list) and len(pair) == 2 and all(end in self.names for end in pair):
            return "-".join(pair)
        return None

    def known_routes(self, data: Mapping[str, Any], key: str, where: str) -> list[str]:
        named = []
        for pair in self.items(data, key, where):
            name = self.route_of(pair)
            if name is None or name not in self.route_names:
                self.fault("unknown-route", f"{where}{key}", name=excerpt(pair))
            elif name in named:
                self.fault("route-twice", f"{where}{key}", name=name)
            else:
                named.append(name)
        return named

    def known_cities(self, data: Mapping[str, Any], key: str, where: str) -> None:
        """Check a list of known cities, each listed once."""
        listed = self.items(data, key, where)
        for number, city in enumerate(listed):
            if city not in self.names:
                self.fault("unknown-city", f"{where}{key}", name=excerpt(city))
            elif city in listed[:number]:
                self.fault("name-twice", f"{where}{key}", name=city)

    def borders(self, data: Mapping[str, Any], key: str, where: str) -> None:
        """W1a: check the soldiers between two cities, which need no route between them."""
        for pair in self.items(data, key, where):
            if self.route_of(pair) is None:
                self.fault("unknown-city", f"{where}{key}", name=excerpt(pair))

    def provinces(self, data: Mapping[str, Any]) -> None:
        """W1: for each `rim` option, check that routes are known and neighbours are mutual."""
        if "two_player_2009" not in data:
            return
        where = "two_player_2009."
        rims = self.mapping(data, "two_player_2009")
        self.keys(rims, where, ("soldiers", "default_rim", *RIMS))
        self.borders(rims, "soldiers", where)
        if "default_rim" in rims:
            self.one_of(rims, "default_rim", where, RIMS)
        all_names: set[str] = set()
        for rim in RIMS:
            provinces = self.tables(rims, rim, where, MOST_PROVINCES)
            neighbours = {str(table.get("id")): _texts(table.get("neighbours")) for _, table in provinces}
            if len(neighbours) != len(provinces) or not provinces:
                self.fault("name-twice", f"{where}{rim}", name=rim)
            for place, table in provinces:
                fields = ("id", "cities", "routes", "interior_routes", "soldiers", "neighbours", "x", "y")
                self.keys(table, place, fields)
                name = self.text(table, "id", place)
                self.name(name, f"{place}id")
                all_names.add(name)
                self.known_routes(table, "routes", place)
                if "interior_routes" in table:
                    self.known_routes(table, "interior_routes", place)
                self.known_cities(table, "cities", place)
                self.borders(table, "soldiers", place)
                self.position_of(table, place)
                for other in self.items(table, "neighbours", place):
                    back = neighbours.get(other, set()) if isinstance(other, str) else set()
                    if other == name or name not in back:
                        self.fault("neighbour", place, name=excerpt(other))
        self.at_most(list(all_names), where, MOST_PROVINCES)
        if len({folded(name) for name in all_names}) != len(all_names):
            self.fault("name-twice", where, name=", ".join(sorted(all_names)))

    def joined(self, data: Mapping[str, Any]) -> None:
        """Check that every city can be reached; otherwise a displaced piece might find no ring."""
        reached = reached_from(self.names[0], [(route["a"], route["b"]) for route in data["route"]])
        for name in self.names:
            if name not in reached:
                self.fault("not-joined", f"city.{name}", name=name)


def _texts(held: object) -> set[str]:
    return {one for one in held if isinstance(one, str)} if isinstance(held, list) else set()


assert MOST_POSTS < NONE
