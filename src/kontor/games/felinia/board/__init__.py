"""Board of Felinia, with the town and the island. It is read from data and checked when loaded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, NamedTuple

from kontor.core.boards import digest_of
from kontor.games.felinia.board.check import CROSSING, BoardCheck, is_expert, minutes, symbols_of
from kontor.games.felinia.board.coordinates import completed
from kontor.games.felinia.board.fields import FORMAT
from kontor.games.felinia.notation import Actions
from kontor.games.felinia.pieces import (
    BONUSES,
    GOODS,
    MARKETS,
    NONE,
    OF_EACH_GOOD,
    PEOPLES,
    POST,
    ROLES,
    SPECIALS,
    SYMBOLS,
    TILES,
)


class Country(NamedTuple):
    name: str
    good: int
    max_each: int
    port: int
    tiles: tuple[int, ...]
    """Number of tiles of each kind on the country's posts at the start of the game."""


class Ship(NamedTuple):
    name: str
    country: int
    blue: bool
    places: int
    goods: tuple[int, ...]
    """Number of goods of each kind that boarding costs."""
    coins: int
    time: int
    """Departure time in minutes since midnight."""


class Province(NamedTuple):
    name: str
    country: int
    role: int
    symbols: tuple[tuple[int, int], ...]
    """The printed symbols in order, with the number of copies of each."""
    roads: tuple[int, ...]
    borders: tuple[int, ...]


def times_printed(province: Province, symbol: int) -> int:
    return dict(province.symbols).get(symbol, 0)


class Bonus(NamedTuple):
    people: int
    kind: int


class PlaceCard(NamedTuple):
    """R12: a kind of Mysterious Place, with its number of cards and the good that each costs (or NONE)."""

    name: str
    number: int
    cost: int


class Board:
    """A board of Felinia. Rows are numbered in file order, and lookup tables make the rules fast."""

    def __init__(self, data: dict[str, Any]) -> None:
        """Build the board from valid data (see `board_from_data`)."""
        head = data["board"]
        self.data = data
        self.id: str = head["id"]
        self.players: tuple[int, ...] = tuple(head["players"])
        self.reconstruction: bool = head.get("reconstruction", False)
        self.digest = digest_of(_with_old_key(data), FORMAT.drawing())
        self.expert = is_expert(data)

        self.goods: tuple[str, ...] = tuple(good["id"] for good in data["good"])
        self.good_number = {name: number for number, name in enumerate(self.goods)}
        self.good_counts = tuple(OF_EACH_GOOD for _ in self.goods)
        self.peoples: tuple[str, ...] = tuple(country["id"] for country in data["country"])
        self.people_number = {name: number for number, name in enumerate(self.peoples)}
        self.tile_names = (*self.peoples, *SPECIALS)
        self.provinces = _provinces(data, self.people_number)
        self.province_number = {province.name: number for number, province in enumerate(self.provinces)}
        self.countries = tuple(self._country(country) for country in data["country"])
        self.ships = tuple(self._ship(ship) for ship in data["ship"])
        self.ship_number = {ship.name: number for number, ship in enumerate(self.ships)}
        self.grey = bytes(not ship.blue for ship in self.ships)
        self.posts = tuple(number for number, one in enumerate(self.provinces) if one.role == POST)
        self.country_posts = tuple(
            tuple(post for post in self.posts if self.provinces[post].country == country)
            for country in range(len(self.countries))
        )
        self.tiles = tuple(sum(country.tiles[kind] for country in self.countries) for kind in range(TILES))
        self.bonuses = tuple(
            Bonus(self.people_number[tile["people"]], BONUSES.index(tile["kind"])) for tile in data["bonus_tile"]
        )
        self.bonus_names = tuple((tile["people"], tile["kind"]) for tile in data["bonus_tile"])
        self.places = tuple(
            PlaceCard(card["id"], card["count"], self.good_number[card["cost"]] if "cost" in card else NONE)
            for card in data.get("mysterious_place", [])
        )
        self.place_number = {card.name: number for number, card in enumerate(self.places)}
        self.costs = tuple(sorted({card.cost for card in self.places}))
        self.start_goods = {players: self._start_goods(players) for players in self.players}
        self.closed = {
            players: tuple(number - 1 for number in head.get(f"closed_markets_{players}", [])) for players in (2, 3, 4)
        }
        self.open_markets = {
            players: tuple(market for market in range(MARKETS) if market not in closed)
            for players, closed in self.closed.items()
        }
        self.border_roads = any(
            self.provinces[other].country != province.country for province in self.provinces for other in province.roads
        )
        self.actions = Actions(
            self.goods,
            [ship.name for ship in self.ships],
            self.peoples,
            self.bonus_names,
            [province.name for province in self.provinces],
            [card.name for card in self.places],
            self.costs,
            self.expert,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only the data; the rest of the board is derived from it. Compiled classes need this method."""
        return Board, (self.data,)

    def _country(self, table: Mapping[str, Any]) -> Country:
        special = table.get("special_tiles", [])
        tiles = [table["trade_tiles"].get(people, 0) for people in self.peoples]
        tiles += [special.count(name) for name in SPECIALS]
        port = self.province_number[table["port"]["province"]]
        return Country(table["id"], self.good_number[table["good"]], table["max_each"], port, tuple(tiles))

    def _ship(self, table: Mapping[str, Any]) -> Ship:
        goods = tuple(table["goods"].count(good) for good in self.goods)
        country = self.people_number[table["country"]]
        time = minutes(table["time"])
        return Ship(table["id"], country, table["back"] == "blue", table["places"], goods, table.get("coins", 0), time)

    def _start_goods(self, players: int) -> tuple[tuple[int, ...], ...]:
        """S1b: return the starting goods for each place in turn order, beginning with the start player."""
        rows = {row["seat"]: row["goods"] for row in self.data["start_goods"] if row["players"] == players}
        return tuple(tuple(self.good_number[good] for good in rows[seat]) for seat in range(1, players + 1))


def _provinces(data: Mapping[str, Any], people_number: Mapping[str, int]) -> tuple[Province, ...]:
    number = {table["id"]: at for at, table in enumerate(data["province"])}
    roads: list[list[int]] = [[] for _ in number]
    borders: list[list[int]] = [[] for _ in number]
    for border in data["border"]:
        one, other = number[border["a"]], number[border["b"]]
        for near, far in ((one, other), (other, one)):
            borders[near].append(far)
            if border.get("road"):
                roads[near].append(far)
    return tuple(
        Province(
            table["id"],
            people_number[table["country"]],
            ROLES.index(table["role"]),
            tuple((SYMBOLS.index(symbol), times) for symbol, times in Counter(symbols_of(table)).items()),
            tuple(sorted(roads[at])),
            tuple(sorted(borders[at])),
        )
        for at, table in enumerate(data["province"])
    )


def _with_old_key(data: Mapping[str, Any]) -> dict[str, Any]:
    """Add a key from older board files (O4), which keeps the digests in old records valid. The rules ignore it."""
    return {**data, "board": {CROSSING: is_expert(data), **data["board"]}}


def board_from_data(data: Mapping[str, Any]) -> Board:
    """Build a board from parsed data. Raises an error that lists every fault."""
    BoardCheck().must_be_sound(data)
    return Board(completed(data))


assert GOODS == PEOPLES
