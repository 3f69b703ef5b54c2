"""Checks that the file format cannot express."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kontor.core.actions import folded
from kontor.core.board_reader import BoardReader
from kontor.core.boards import reached_from
from kontor.core.reader import excerpt
from kontor.games.hansa.board.fields import FORMAT, MOST_GREEN_CITIES, MOST_POSTS, MOST_PROVINCES
from kontor.games.hansa.pieces import RIMS

TAVERNS = 3

Row = Mapping[str, Any]


def posts_of(route: Row) -> list[dict[str, Any]]:
    return list(route.get("posts") or ({} for _ in range(route.get("length", 0))))


def is_sea(route: Row) -> bool:
    return any(post.get("merchant_only") for post in posts_of(route))


class BoardCheck(BoardReader):
    """Validates board data and collects its faults."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def rules(self, data: Mapping[str, Any]) -> None:
        cities = self.rows["city"]
        if self.sound("city.name", "city.offices", "city.green"):
            for where, city in cities:
                if bool(city["offices"]) == city.get("green", False):
                    self.fault("no-house", where, name=city["name"])
            green = [city["name"] for _, city in cities if city.get("green")]
            self.at_most(green, "board.green_cities", MOST_GREEN_CITIES)
        if self.sound("route"):
            self.routes()
        if self.sound("route", "board"):
            self.head(data["board"])
        if self.sound("city.name", "city.green", "route", "board"):
            self.lists(data["board"])
        if self.sound("city.countries", "route", "board"):
            self.countries(data["board"])
        if self.sound("route", "special_prestige"):
            self.special(data["special_prestige"])
        if self.sound("mission"):
            self.missions()
        if self.sound("route", "two_player_neutral"):
            self.neutral()
        if self.sound("two_player_2009"):
            for where, rims in self.rows["two_player_2009"]:
                self.provinces(rims, where)
        if self.sound("city.name", "route.a", "route.b") and cities:
            self.joined()

    def routes(self) -> None:
        written: set[str] = set()
        for where, route in self.rows["route"]:
            ends, posts = (route["a"], route["b"]), posts_of(route)
            name = "-".join(ends)
            if ends[0] == ends[1]:
                self.fault("route-to-itself", where, name=ends[0])
            elif not written.isdisjoint((folded(name), folded("-".join(ends[::-1])))):
                self.fault("route-twice", where, name=name)
            written |= {folded(name), folded("-".join(ends[::-1]))}
            if not posts and "length" not in route:
                self.fault("missing-field", f"{where}length")
            elif len(posts) < 2 or len(posts) != route.get("length", len(posts)):
                self.fault("length-differs", where, name=name, posts=len(posts))
            sea = is_sea(route)
            if "sea" in route and route["sea"] != sea:
                self.fault("sea-differs", where, name=name)
            if "permanent_bonus" in route and not sea:
                self.fault("bonus-on-land", where, name=name)
            if sea and route.get("tavern"):
                self.fault("tavern-at-sea", where, name=name)

    def head(self, head: Row) -> None:
        """Check the numbers of cities, routes and posts, and the ends of the link."""
        routes = [route for _, route in self.rows["route"]]
        posts = sum(len(posts_of(route)) for route in routes)
        for key, number in (("cities", len(self.rows["city"])), ("routes", len(routes)), ("posts", posts)):
            if head.get(key, number) != number:
                self.fault("count-differs", f"board.{key}", counted=number)
        if posts > MOST_POSTS:
            self.fault("too-many", "route", counted=posts, most=MOST_POSTS)
        if head["east_west"][0] == head["east_west"][1]:
            self.fault("link-ends", "board.east_west")

    def countries(self, head: Row) -> None:
        """B5, B7, B18: check that countries are declared and that a bonus abroad has posts where it can be used."""
        names = head.get("countries", [])
        home = head.get("home_country")
        said = [("board.home_country", name) for name in ([home] if names or home else [])]
        said += [(where, route["country"]) for where, route in self.rows["route"] if "country" in route]
        said += [(where, name) for where, city in self.rows["city"] for name in city.get("countries", [])]
        said += [("board.permits", name) for permit in head.get("permits", []) for name in permit["countries"]]
        for where, name in said:
            if name not in names or (where == "board.permits" and name == home):
                self.fault("unknown-country", where, name=excerpt(name), possible=", ".join(names) or "none")
        cities = [permit["city"] for permit in head.get("permits", [])]
        if len(set(cities)) != len(cities) or len(set(names)) != len(names):
            self.fault("name-twice", "board.countries", name=excerpt(", ".join(names)))
        for where, route in self.rows["route"]:
            if route.get("permanent_bonus") == "place_2_abroad" and (len(names) < 2 or len(posts_of(route)) < 3):
                self.fault("bonus-abroad", where, name=f"{route['a']}-{route['b']}")

    def lists(self, head: Row) -> None:
        """Check that the optional lists of taverns and green cities match the routes and cities."""
        marked = [[route["a"], route["b"]] for _, route in self.rows["route"] if route.get("tavern")]
        if sorted(head.get("taverns", marked)) != sorted(marked):
            self.fault("taverns-differ", "board.taverns")
        if len(marked) != TAVERNS:
            self.fault("tavern-number", "board.taverns", wanted=TAVERNS)
        green = [city["name"] for _, city in self.rows["city"] if city.get("green")]
        if sorted(head.get("green_cities", green)) != sorted(green):
            self.fault("green-city", "board.green_cities", counted=", ".join(green) or "none")

    def special(self, special: Row) -> None:
        city = special["city"]
        if city not in special["route"]:
            self.fault("special-city", "special_prestige.city", name=city)
        own = [route for _, route in self.rows["route"] if city in (route["a"], route["b"])]
        if len(own) > 1:  # N3d is about the city, but the rules check the route, so there must be only one
            self.fault("special-route", "special_prestige.city", name=city)
        points = [slot["points"] for slot in special["slot"]]
        if len(set(points)) != len(points):
            self.fault("special-slots", "special_prestige.slot")

    def missions(self) -> None:
        """X1: check that the cities on a card are all different and that no card occurs twice."""
        seen = []
        for where, card in self.rows["mission"]:
            if len(set(card["cities"])) != len(card["cities"]):
                self.fault("mission", where, wanted=len(card["cities"]))
            if card["cities"] in seen:
                self.fault("name-twice", where, name=excerpt("+".join(card["cities"])))
            seen.append(card["cities"])

    def neutral(self) -> None:
        """N1: check that each listed route has a post for a trader."""
        listed = [pair for _, table in self.rows["two_player_neutral"] for pair in table["neutral_start"]]
        for _, route in self.rows["route"]:
            ends = [route["a"], route["b"]]
            if ends in listed and all(post.get("merchant_only") for post in posts_of(route)):
                self.fault("neutral-ship", "two_player_neutral.neutral_start", name="-".join(ends))

    def provinces(self, rims: Row, where: str) -> None:
        """W1: for each `rim` option, check that neighbours are mutual."""
        names: set[str] = set()
        for rim in RIMS:
            neighbours = {table["id"]: table["neighbours"] for table in rims[rim]}
            if len(neighbours) != len(rims[rim]):
                self.fault("name-twice", f"{where}{rim}", name=rim)
            for number, table in enumerate(rims[rim], start=1):
                place, name = f"{where}{rim}.{number}", table["id"]
                names.add(name)
                cities = table["cities"]
                if len(set(cities)) != len(cities):
                    self.fault("name-twice", f"{place}.cities", name=excerpt(", ".join(cities)))
                for other in table["neighbours"]:
                    if other == name or name not in neighbours.get(other, ()):
                        self.fault("neighbour", place, name=other)
        self.at_most(list(names), where, MOST_PROVINCES)
        if len({folded(name) for name in names}) != len(names):
            self.fault("name-twice", where, name=excerpt(", ".join(sorted(names))))

    def joined(self) -> None:
        """Check that every city can be reached, so that displaced pieces have somewhere to go."""
        cities = [city["name"] for _, city in self.rows["city"]]
        reached = reached_from(cities[0], [(route["a"], route["b"]) for _, route in self.rows["route"]])
        for where, city in self.rows["city"]:
            if city["name"] not in reached:
                self.fault("not-joined", where)
