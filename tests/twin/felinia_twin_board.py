"""The facts of a Felinia board for the twin, read from the data of a board file."""

from __future__ import annotations

from typing import Any


def minutes(time: str) -> int:
    """Convert `9:45` to 585."""
    hours, _, rest = time.partition(":")
    return int(hours) * 60 + int(rest)


class TwinBoard:
    """The facts of a board: goods, ships, provinces, tiles and places by their ids."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["board"]["id"]
        self.closed: dict[int, list[int]] = {
            2: data["board"]["closed_markets_2"],
            3: data["board"]["closed_markets_3"],
            4: [],
        }
        self.goods: dict[str, int] = {good["id"]: good["count"] for good in data["good"]}
        self.start_goods: dict[tuple[int, int], list[str]] = {
            (start["players"], start["seat"]): start["goods"] for start in data["start_goods"]
        }
        self.ships: dict[str, dict[str, Any]] = {ship["id"]: ship for ship in data["ship"]}
        self.bonus: list[tuple[str, str]] = [(tile["people"], tile["kind"]) for tile in data["bonus_tile"]]
        self._read_countries(data)
        self._read_provinces(data)
        self._read_places(data)

    def _read_countries(self, data: dict[str, Any]) -> None:
        self.port: dict[str, str] = {}
        self.most_each: dict[str, int] = {}
        self.tiles: dict[str, dict[str, int]] = {}
        for country in data["country"]:
            self.port[country["id"]] = country["port"]["province"]
            self.most_each[country["id"]] = country["max_each"]
            self.tiles[country["id"]] = dict(country["trade_tiles"])
            for special in country.get("special_tiles", []):
                self.tiles[country["id"]][special] = self.tiles[country["id"]].get(special, 0) + 1

    def _read_provinces(self, data: dict[str, Any]) -> None:
        self.provinces: list[str] = [province["id"] for province in data["province"]]
        self.country: dict[str, str] = {province["id"]: province["country"] for province in data["province"]}
        self.posts: list[str] = [province["id"] for province in data["province"] if province["role"] == "post"]
        self.symbol: dict[str, list[tuple[str, int]]] = {}  # in printed order, with how often each is printed
        for province in data["province"]:
            if "symbol" in province:
                self.symbol[province["id"]] = [(province["symbol"], province.get("symbol_count", 1))]
            elif "symbols" in province:
                self.symbol[province["id"]] = [(symbol, 1) for symbol in province["symbols"]]
        self.borders: dict[str, list[str]] = {province: [] for province in self.provinces}
        self.roads: dict[str, list[str]] = {province: [] for province in self.provinces}
        for border in data["border"]:
            for one, other in ((border["a"], border["b"]), (border["b"], border["a"])):
                self.borders[one].append(other)
                if border.get("road", False):
                    self.roads[one].append(other)

    def _read_places(self, data: dict[str, Any]) -> None:
        places = data.get("mysterious_place", [])
        self.places: dict[str, int] = {place["id"]: place["count"] for place in places}
        self.cost: dict[str, str] = {place["id"]: place.get("cost", "free") for place in places}
        self.expert = bool(places)

    def time(self, ship: str) -> int:
        return minutes(self.ships[ship]["time"])

    def ship_goods(self, ship: str) -> dict[str, int]:
        """Return the number of each good that boarding costs."""
        goods: list[str] = self.ships[ship]["goods"]
        return {good: goods.count(good) for good in goods}
