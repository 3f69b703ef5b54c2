"""Board facts of Hansa Teutonica for the twin: plain dictionaries read from the parsed TOML."""

from __future__ import annotations

from typing import Any

# X1, for a board file without the section [[mission]].
MISSIONS: list[list[str]] = [
    ["Osnabrück", "Stendal", "Paderborn"],
    ["Dortmund", "Minden", "Lüneburg"],
    ["Minden", "Perleberg", "Goslar"],
    ["Arnheim", "Perleberg", "Hannover"],
    ["Dortmund", "Stendal", "Kampen"],
    ["Arnheim", "Osnabrück", "Hildesheim"],
    ["Arnheim", "Perleberg", "Bremen"],
    ["Minden", "Osnabrück", "Magdeburg"],
    ["Dortmund", "Stendal", "Münster"],
]


class TwinBoard:
    """The contents of one board file. Everything is identified by name, in board order."""

    def __init__(self, board: dict[str, Any]) -> None:
        head: dict[str, Any] = board["board"]
        self.id: str = head["id"]
        self.prestige_limit: int = head["prestige_limit"]
        self.completed_limit: int = head["completed_cities_limit"]
        self.red_cities: list[str] = list(head["east_west"])
        self.link_points: list[int] = list(head["east_west_points"])

        self.coin_points: int = head.get("coin_points", 1)  # B3b
        self.countries: list[str] = list(head.get("countries", []))  # B5
        self.home: str = head.get("home_country", "")
        self.country_points: list[int] = list(head.get("country_points", []))
        self.permits: dict[str, list[str]] = {p["city"]: list(p["countries"]) for p in head.get("permits", [])}  # B7
        self.country_of: dict[str, str] = {}  # of routes
        self.city_countries: dict[str, list[str]] = {}

        self.cities: list[str] = []
        self.houses: dict[str, list[dict[str, Any]]] = {}
        self.skills: dict[str, list[str]] = {}
        self.green_cities: list[str] = []  # X4
        for city in board["city"]:
            self.cities.append(city["name"])
            self.houses[city["name"]] = list(city.get("offices", []))
            self.skills[city["name"]] = list(city.get("skills", []))
            self.city_countries[city["name"]] = list(city.get("countries", [self.home]))
            if city.get("green", False):
                self.green_cities.append(city["name"])

        self.routes: list[str] = []
        self.ends: dict[str, list[str]] = {}
        self.route_posts: dict[str, list[str]] = {}
        self.posts: list[str] = []
        self.route_of: dict[str, str] = {}
        self.ship_posts: list[str] = []
        self.permanent_bonus: dict[str, str] = {}  # X6c
        for entry in board["route"]:
            self._read_route(entry)

        tavern_pairs: list[list[str]] = head["taverns"]
        self.taverns: list[str] = [r for r in self.routes if self._is_one_of(r, tavern_pairs)]

        special: dict[str, Any] = board["special_prestige"]
        self.special_route: str = next(r for r in self.routes if self._is_one_of(r, [special["route"]]))
        self.special_city: str = special["city"]
        self.slots: list[dict[str, Any]] = list(special["slot"])

        neutral: dict[str, Any] = board.get("two_player_neutral", {})
        self.neutral_start: list[str] = [r for r in self.routes if self._is_one_of(r, neutral.get("neutral_start", []))]

        self.missions: dict[str, list[str]] = {}  # X1
        for cities in [table["cities"] for table in board.get("mission", [])] or MISSIONS:
            self.missions["+".join(cities)] = list(cities)

        # W1: the routes on the border of each province and its neighbours, for each rim
        self.province_routes: dict[str, dict[str, list[str]]] = {}
        self.neighbours: dict[str, dict[str, list[str]]] = {}
        pawn: dict[str, Any] = board.get("two_player_2009", {})
        for rim in ("strict", "edge4", "edge10"):
            self.province_routes[rim] = {}
            self.neighbours[rim] = {}
            for province in pawn.get(rim, []):
                routes = [r for r in self.routes if self._is_one_of(r, province["routes"])]
                self.province_routes[rim][province["id"]] = routes
                self.neighbours[rim][province["id"]] = list(province["neighbours"])

    def _read_route(self, entry: dict[str, Any]) -> None:
        route = f"{entry['a']}-{entry['b']}"
        self.routes.append(route)
        self.ends[route] = [entry["a"], entry["b"]]
        self.route_posts[route] = []
        self.country_of[route] = entry.get("country", self.home)
        if "permanent_bonus" in entry:
            self.permanent_bonus[route] = entry["permanent_bonus"]
        for number, facts in enumerate(entry["posts"], start=1):
            post = f"{route} {number}"
            self.route_posts[route].append(post)
            self.posts.append(post)
            self.route_of[post] = route
            if facts.get("merchant_only", False):
                self.ship_posts.append(post)

    def _is_one_of(self, route: str, pairs: list[list[str]]) -> bool:
        return any(set(self.ends[route]) == set(pair) for pair in pairs)

    def is_sea_route(self, route: str) -> bool:
        """Return whether the route has a ship post."""
        return any(post in self.ship_posts for post in self.route_posts[route])

    def may_stand(self, kind: str, post: str) -> bool:
        """A2: ship posts take merchants only."""
        return kind == "merchant" or post not in self.ship_posts

    def country(self, post: str) -> str:
        return self.country_of[self.route_of[post]]

    def bars_markers(self, route: str) -> bool:
        """X6b: sea routes take no marker. B13: on Britannia, Welsh and Scottish routes and those with a bonus."""
        if self.countries:
            return self.country_of[route] != self.home or route in self.permanent_bonus
        return self.is_sea_route(route)

    def leads_to_skill_or_special(self, route: str) -> bool:
        """N1, N3d: return whether an end city has a skill or is the special-prestige city."""
        return any(self.skills[city] or city == self.special_city for city in self.ends[route])

    def rings(self, start: str) -> list[list[str]]:
        """D6a: return the other routes, grouped by distance 1, 2, ... from `start`.

        B10a, B10b: without those that are neither in the country of `start` nor at home.
        """
        rings: list[list[str]] = []
        possible = [r for r in self.routes if self.country_of[r] in (self.country_of[start], self.home)]
        reached: list[str] = [start]
        last: list[str] = [start]
        while True:
            cities: set[str] = set()
            for route in last:
                cities.update(self.ends[route])
            ring = [r for r in possible if r not in reached and cities & set(self.ends[r])]
            if not ring:
                break
            rings.append(ring)
            reached.extend(ring)
            last = ring
        unreachable = [r for r in possible if r not in reached]
        if unreachable:
            rings.append(unreachable)
        return rings

    def groups(self, cities: list[str]) -> list[list[str]]:
        """Return the given cities in groups connected by routes (C10, F6)."""
        groups: list[list[str]] = []
        grouped: list[str] = []
        for city in cities:
            if city in grouped:
                continue
            group = [city]
            waiting = [city]
            while waiting:
                here = waiting.pop()
                for a, b in self.ends.values():
                    if here not in (a, b):
                        continue
                    there = b if here == a else a
                    if there in cities and there not in group:
                        group.append(there)
                        waiting.append(there)
            groups.append(group)
            grouped.extend(group)
        return groups
