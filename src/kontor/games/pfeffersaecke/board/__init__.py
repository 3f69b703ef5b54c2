"""Board of Pfeffersäcke, read from data. Cities and towns belong to regions, and routes with costs connect them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from kontor.core.actions import folded
from kontor.core.board_layout import with_spots
from kontor.core.boards import digest_of
from kontor.games.pfeffersaecke.board.check import BoardCheck
from kontor.games.pfeffersaecke.board.fields import FORMAT
from kontor.games.pfeffersaecke.notation import KINDS, Actions
from kontor.games.pfeffersaecke.pieces import HAND

APART = 85
"""Target distance between places without coordinates."""


class City(NamedTuple):
    name: str
    size: int
    first_space: int


class Route(NamedTuple):
    ends: tuple[int, int]
    cost: int


class Way:
    """The cheapest route to a neighbouring place, as seen from one end."""

    __slots__ = ("cost", "place")

    def __init__(self, place: int, cost: int) -> None:
        self.place = place
        self.cost = cost


class Board:
    """A board of Pfeffersäcke. Everything is numbered in file order, and lookup tables make the rules fast.

    Cities are numbered first, followed by towns.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        """Build the board from valid data (see `board_from_data`)."""
        head = data["board"]
        self.data = data
        self.id: str = head["id"]
        self.players: tuple[int, ...] = tuple(head["players"])
        self.reconstruction: bool = head.get("reconstruction", False)
        self.digest = digest_of(data, FORMAT.drawing())

        self.cities = _cities(data)
        self.towns: tuple[str, ...] = tuple(town["name"] for town in data["town"])
        self.sizes = bytes(city.size for city in self.cities)
        self.firsts: tuple[int, ...] = tuple(city.first_space for city in self.cities)
        self.spaces = sum(self.sizes)
        self.tables: tuple[dict[str, Any], ...] = (*data["city"], *data["town"])
        """The table in the board data for each place."""
        self.names: tuple[str, ...] = tuple(table["name"] for table in self.tables)
        self.number = {name: number for number, name in enumerate(self.names)}
        by_id = {table["id"]: number for number, table in enumerate(self.tables)}
        self.region_ids: tuple[str, ...] = tuple(region["id"] for region in data["region"])
        self.regions: tuple[int, ...] = tuple(self.region_ids.index(table["region"]) for table in self.tables)
        """The region of each place."""
        self.routes = tuple(Route((by_id[route["a"]], by_id[route["b"]]), route["cost"]) for route in data["route"])
        pairs = [frozenset(route.ends) for route in self.routes]
        self.parallel: tuple[int, ...] = tuple(pairs[:number].count(pair) for number, pair in enumerate(pairs))
        """For each route, the number of earlier routes in the file between the same two places."""
        self.ways: tuple[tuple[Way, ...], ...] = tuple(self._ways(place) for place in range(len(self.names)))
        self.preplaced: int = by_id[head["preplaced_disc_city"]]
        self.of_size: tuple[tuple[int, ...], ...] = tuple(
            tuple(number for number, city in enumerate(self.cities) if city.size == value) for value in range(HAND)
        )
        """Number of cities of each size. There are as many discs of each value as there are cities of that size."""
        discs = [len(cities) for cities in self.of_size]
        size = self.sizes[self.preplaced]
        self.to_deal = (discs, [number - (value == size) for value, number in enumerate(discs)])
        """S3b: number of discs of each value to deal, without and with a preplaced disc."""
        self.intro: dict[int, tuple[int, ...]] = {
            table["players"]: tuple(by_id[town] - len(self.cities) for town in table["start_towns"])
            for table in data.get("intro_setup", [])
        }
        """S6: starting towns for each number of players, beginning with the start player's."""
        self.hints: dict[int, tuple[int, ...]] = {
            table["players"]: tuple(by_id[city] for city in table.get("hint_city", []))
            for table in data.get("intro_setup", [])
        }
        self.actions = Actions([city.name for city in self.cities], self.towns, self._aliases())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the data, from which the rest of the board is derived. Compiled classes need this method."""
        return Board, (self.data,)

    def _aliases(self) -> dict[str, str]:
        """Return the ids that can replace names in the text of actions, except for words that other actions use."""
        words = {word for name in (*self.names, *KINDS) for word in folded(name).split()}
        return {table["id"]: table["name"] for table in self.tables if folded(table["id"]) not in words}

    def _ways(self, place: int) -> tuple[Way, ...]:
        cheapest: dict[int, int] = {}
        for route in self.routes:
            if place in route.ends:
                one, other = route.ends
                there = other if one == place else one
                cheapest[there] = min(route.cost, cheapest.get(there, route.cost))
        return tuple([Way(there, cost) for there, cost in cheapest.items()])


def _cities(data: Mapping[str, Any]) -> tuple[City, ...]:
    cities = []
    first_space = 0
    for city in data["city"]:
        cities.append(City(city["name"], city["size"], first_space))
        first_space += city["size"]
    return tuple(cities)


def board_from_data(data: Mapping[str, Any]) -> Board:
    """Build a board from parsed data. Raises an error that lists every fault."""
    BoardCheck().must_be_sound(data)
    return Board(with_spots(data, FORMAT, APART))
