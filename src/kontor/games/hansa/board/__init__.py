"""Board of Hansa Teutonica. Cities with houses and routes with posts are read from data and checked when loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kontor.core.boards import digest_of
from kontor.games.hansa.board.check import BoardCheck, is_sea
from kontor.games.hansa.board.coordinates import completed
from kontor.games.hansa.board.fields import FORMAT
from kontor.games.hansa.notation import Actions
from kontor.games.hansa.pieces import BONUSES, COLOURS, MOST_GREEN_OFFICES, NONE, PIECES, RIMS, TRACKS

# Dataclasses, because compiled code reads their attributes faster than those of a named tuple.


@dataclass
class House:
    colour: int
    kind: int
    coin: bool


@dataclass
class City:
    name: str
    houses: tuple[House, ...]
    first_house: int
    end_house: int
    """End of the range of the city's houses (exclusive)."""
    skills: tuple[int, ...]
    green: bool
    countries: tuple[int, ...]
    """B5b: the countries where the city scores (B19)."""


@dataclass
class Route:
    name: str
    ends: tuple[int, int]
    first_post: int
    end_post: int
    """End of the range of the route's posts (exclusive)."""
    length: int
    tavern: bool
    sea: bool
    bonus: int
    """The permanent bonus of a sea route (X6c), or NONE."""
    skills: tuple[int, ...]
    """Skills of the route's end cities (C9), sorted and without duplicates."""
    country: int
    """B5a: the country of the route, or NONE on a board without countries."""
    takes_markers: bool
    """M3b: true if a marker may be placed on the route. Sea routes and routes excluded by B13 never take markers."""

    def posts(self) -> range:
        return range(self.first_post, self.end_post)


class Permit(NamedTuple):
    """B7: a permit city. Once per turn, the owner of its rightmost office may place or displace in these countries."""

    city: int
    countries: tuple[int, ...]


class Slot(NamedTuple):
    points: int
    colour: int


class Mission(NamedTuple):
    """X1: a mission card."""

    name: str
    cities: tuple[int, ...]


class Province(NamedTuple):
    """W1: a province in the two-player game with the pawn. `near` lists the provinces one or two steps away."""

    name: str
    routes: frozenset[int]
    posts: int
    """Mask (`mask_of`) of the posts on the province's routes."""
    near: tuple[int, ...]


def mask_of(posts: Sequence[bool]) -> int:
    """Encode a selection of posts as an integer mask for `masked`."""
    return int.from_bytes(bytes(posts), "big")


def masked(posts: bytes, mask: int) -> bytes:
    """Return a copy of the posts (1 or 0 each), with those outside the mask set to 0."""
    return (int.from_bytes(posts, "big") & mask).to_bytes(len(posts), "big")


class Board:
    """A board of Hansa Teutonica. All rows are numbered in file order, and lookup tables make the rules fast."""

    def __init__(self, data: dict[str, Any], extended: bool = False) -> None:
        """Build the board from valid data (see `board_from_data`). An `extended` board also has the actions for
        Emperor's Favour and promo markers.
        """
        self.extended = extended
        self._other: Board | None = None
        head = data["board"]
        self.data = data
        self.id: str = head["id"]
        self.title: str = head.get("title", head["id"])
        self.players: tuple[int, ...] = tuple(head["players"])
        self.reconstruction: bool = head.get("reconstruction", False)
        self.prestige_limit: int = head["prestige_limit"]
        self.completed_cities_limit: int = head["completed_cities_limit"]
        self.link_points: tuple[int, ...] = tuple(head["east_west_points"])
        self.digest = digest_of(data, FORMAT.drawing())

        self.coin_points: int = head.get("coin_points", 1)
        self.country_names: tuple[str, ...] = tuple(head.get("countries", ()))
        self.home = self.country_names.index(head["home_country"]) if self.country_names else NONE
        self.country_points: tuple[int, ...] = tuple(head.get("country_points", ()))
        self.cities = _cities(data, self.country_names, self.home)
        self.green_cities = tuple(number for number, city in enumerate(self.cities) if city.green)
        self.city_number = {city.name: number for number, city in enumerate(self.cities)}
        self.houses = tuple(house for city in self.cities for house in city.houses)
        self.routes = _routes(data, self.cities, self.city_number, self.country_names, self.home)
        self.route_number = {route.name: number for number, route in enumerate(self.routes)}
        self.taverns = tuple(number for number, route in enumerate(self.routes) if route.tavern)
        west, east = head["east_west"]
        self.link_ends = (self.city_number[west], self.city_number[east])
        special = data["special_prestige"]
        self.slots = tuple(Slot(slot["points"], COLOURS.index(slot["colour"])) for slot in special["slot"])
        self.special_route = self.route_number["-".join(special["route"])]

        self.missions = tuple(
            Mission("+".join(card["cities"]), tuple(self.city_number[name] for name in card["cities"]))
            for card in data.get("mission", [])
        )
        neutral = data.get("two_player_neutral", {"neutral_start": []})
        self.neutral_start = tuple(self.route_number["-".join(pair)] for pair in neutral["neutral_start"])
        self.province_names = _province_names(data)
        self.post_route = tuple(n for n, route in enumerate(self.routes) for _ in route.posts())
        self.provinces = tuple(self._provinces(rim) for rim in RIMS)
        self.post_names = tuple(f"{route.name} {n}" for route in self.routes for n in range(1, route.length + 1))
        self.post_number = {name: number for number, name in enumerate(self.post_names)}
        self.ships = bytes(post.get("merchant_only", False) for route in data["route"] for post in route["posts"])
        self.has_ships = any(self.ships)
        self.land = mask_of([not ship for ship in self.ships])
        self.post_country = bytes(self.routes[route].country for route in self.post_route)
        self.country_posts = tuple(
            mask_of([there == country for there in self.post_country]) for country in range(len(self.country_names))
        )
        self.abroad = mask_of([there != self.home for there in self.post_country])
        self.permits = tuple(
            Permit(
                self.city_number[permit["city"]], tuple(self.country_names.index(name) for name in permit["countries"])
            )
            for permit in head.get("permits", ())
        )
        self.permits_for = tuple(self._permits_for(country) for country in range(len(self.country_names)))
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
            [MOST_GREEN_OFFICES if city.green else len(city.houses) for city in self.cities],
            [route.name for route in self.routes],
            self.post_names,
            [slot.points for slot in self.slots],
            [mission.name for mission in self.missions],
            self.province_names,
            {alias: city["name"] for city in data["city"] for alias in city.get("aliases", [])},
            extended,
        )

    def with_actions(self, extended: bool) -> Board:
        """Return this board with or without the additional actions."""
        if extended == self.extended:
            return self
        if self._other is None:
            self._other = Board(self.data, extended)
            self._other._other = self
        return self._other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the data, from which the rest of the board is derived. Compiled classes need this method."""
        return Board, (self.data, self.extended)

    def _provinces(self, rim: str) -> dict[int, Province]:
        """W1: return the provinces for a `rim` option, by number. W3: `near` lists provinces one or two steps away."""
        tables = {province["id"]: province for province in self.data.get("two_player_2009", {}).get(rim, [])}
        number = {name: at for at, name in enumerate(self.province_names)}
        provinces = {}
        for name, table in tables.items():
            one_step = table["neighbours"]
            two_steps = [further for nearby in one_step for further in tables[nearby]["neighbours"]]
            near = {number[other] for other in [*one_step, *two_steps] if other != name}
            routes = frozenset(self.route_number["-".join(pair)] for pair in table["routes"])
            posts = mask_of([route in routes for route in self.post_route])
            provinces[number[name]] = Province(name, routes, posts, tuple(sorted(near)))
        return provinces

    def _permits_for(self, country: int) -> tuple[int, ...]:
        """B9c: return the permits for a country in the order in which they are spent. The most limited permits come
        first, and permits of cities abroad come before those of cities at home.
        """
        fitting = [number for number, permit in enumerate(self.permits) if country in permit.countries]
        at_home = {number: self.home in self.cities[self.permits[number].city].countries for number in fitting}
        return tuple(sorted(fitting, key=lambda number: (len(self.permits[number].countries), at_home[number], number)))

    def _rings_around(self, start: int) -> tuple[tuple[int, ...], ...]:
        """D6a: return the posts on the routes at distance 1, 2, … from a route, as one tuple for each distance.

        B10: only routes in its own country and in the home country count.
        """
        rings = []
        allowed = (self.home, self.routes[start].country)
        seen = {start} | {number for number, route in enumerate(self.routes) if route.country not in allowed}
        ring = [start]
        while ring:
            cities = {city for number in ring for city in self.routes[number].ends}
            ring = [n for n, route in enumerate(self.routes) if n not in seen and not cities.isdisjoint(route.ends)]
            seen.update(ring)
            if ring:
                rings.append(tuple(post for number in ring for post in self.routes[number].posts()))
        return tuple(rings)


def _cities(data: Mapping[str, Any], countries: Sequence[str], home: int) -> tuple[City, ...]:
    cities = []
    first_house = 0
    for city in data["city"]:
        houses = tuple(
            House(COLOURS.index(house["colour"]), PIECES.index(house["shape"]), house.get("coin", False))
            for house in city["offices"]
        )
        skills = tuple(TRACKS.index(skill) for skill in city.get("skills", []))
        end_house = first_house + len(houses)
        counts_for = tuple(countries.index(name) for name in city.get("countries", ())) or (home,)
        cities.append(City(city["name"], houses, first_house, end_house, skills, city.get("green", False), counts_for))
        first_house = end_house
    return tuple(cities)


def _routes(
    data: Mapping[str, Any],
    cities: Sequence[City],
    city_number: Mapping[str, int],
    countries: Sequence[str],
    home: int,
) -> tuple[Route, ...]:
    routes = []
    first_post = 0
    for route in data["route"]:
        ends = (city_number[route["a"]], city_number[route["b"]])
        name = f"{route['a']}-{route['b']}"
        bonus = BONUSES.index(route["permanent_bonus"]) if "permanent_bonus" in route else NONE
        length, sea = len(route["posts"]), is_sea(route)
        end_post, tavern = first_post + length, route.get("tavern", False)
        skills = tuple(sorted({skill for city in ends for skill in cities[city].skills}))
        country = countries.index(route["country"]) if "country" in route else home
        markers = country == home and bonus == NONE if countries else not sea
        routes.append(Route(name, ends, first_post, end_post, length, tavern, sea, bonus, skills, country, markers))
        first_post = end_post
    return tuple(routes)


def _province_names(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the names of all provinces under any `rim` option. Most provinces are the same under all three options."""
    rims = data.get("two_player_2009", {})
    return tuple(dict.fromkeys(province["id"] for rim in RIMS for province in rims.get(rim, [])))


def board_from_data(data: Mapping[str, Any]) -> Board:
    """Build a board from parsed data. Raises an error that lists every fault."""
    BoardCheck().must_be_sound(data)
    return Board(completed(data))
