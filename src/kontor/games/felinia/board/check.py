"""B. Checks that the file format cannot express."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from kontor.core.board_reader import BoardReader
from kontor.core.reader import excerpt
from kontor.games.felinia.board.fields import FORMAT
from kontor.games.felinia.pieces import (
    BONUS_TILES,
    COUNTRIES,
    EXPERT_SYMBOLS,
    GOODS,
    MARKETS,
    PLACES,
    SHIPS,
    SPECIALS,
)

CROSSING = "cross_border_movement"
"""A key in old board files that has become an option (O4). It is accepted but has no effect."""
CLOSED = {2: 2, 3: 1}
"""S2a: number of closed markets by number of players."""

PRINTED = {"port": (0, 1, 2), "post": (0,), "symbol": (1, 2), "crossroads": (0,)}
"""Allowed numbers of symbols in a province, by role of the province."""
ID = re.compile(r"[a-z][a-z0-9_]*")
TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
RESERVED = ("none", "gold", "spice", "board", "guild", "market", *SPECIALS)
"""Words with a special meaning in the text of actions."""

EFFECTS: dict[str, dict[str, Any]] = {
    "provision_points": {"end": {"provision": 2}},
    "gift": {"now": {"provision": 1, "gold": 1, "coin": 1, "good": 1}, "leaves_game": True},
    "spice_points": {"end": {"spice": 1}},
    "lone_merchants": {"end": {"lone_merchant": 2}},
    "more_coins": {"now": {"coin": 1}, "extra_on": "coin"},
    "more_provisions": {"now": {"provision": 1}, "extra_on": "provision"},
    "more_gold": {"now": {"gold": 1}, "extra_on": "gold"},
    "place_points": {"end": {"place": 1}},
}
"""X1–X8: effects of the special tiles. If a board file lists the effects, they must be the same."""


def minutes(time: str) -> int:
    """Convert a time such as `9:45` to minutes since midnight."""
    hours, _, rest = time.partition(":")
    return int(hours) * 60 + int(rest)


def symbols_of(province: Mapping[str, Any]) -> list[str]:
    """Return the printed symbols of a province. A symbol that is printed twice is listed twice."""
    one = [province["symbol"]] * province.get("symbol_count", 1) if "symbol" in province else []
    return [*one, *province.get("symbols", [])]


def is_expert(data: Mapping[str, Any]) -> bool:
    """O1: return whether this is an expert board, with special tiles, places, or symbols that only experts use."""
    symbols = [symbol for province in data["province"] for symbol in symbols_of(province)]
    special = any(country.get("special_tiles") for country in data["country"])
    return "mysterious_place" in data or special or any(symbol in EXPERT_SYMBOLS for symbol in symbols)


class BoardCheck(BoardReader):
    """Validates board data and collects its faults."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def rules(self, data: Mapping[str, Any]) -> None:
        self.names()
        wanted = {"good": GOODS, "country": COUNTRIES, "ship": SHIPS, "bonus_tile": BONUS_TILES}
        for table, number in wanted.items():
            if len(self.rows[table]) != number:
                self.fault("felinia-number", table, counted=len(self.rows[table]), wanted=number)
        if self.sound("board"):
            self.closed(data["board"])
        if self.sound("board", "start_goods"):
            self.starts(data["board"]["players"])
        if self.sound("country"):
            self.doubled()
        if self.sound("ship", "country"):
            self.ships()
        if self.sound("bonus_tile", "special_tile"):
            self.tiles()
        if self.sound("province"):
            self.symbols()
        if self.sound("border"):
            self.borders()
        if self.sound("province", "country", "mysterious_place"):
            self.places(data)
        countries = [f"country.{name}" for name in ("id", "port", "trade_tiles", "special_tiles")]
        if self.sound(*countries, "province.id", "province.country", "province.role"):
            self.ports(data)
            if self.sound("border"):
                self.reached(data)

    def names(self) -> None:
        """B1: check that each id is a plain word."""
        for table in ("good", "country", "mysterious_place", "ship", "province"):
            for where, row in self.rows[table]:
                id = row.get("id")
                if isinstance(id, str) and (not ID.fullmatch(id) or id in RESERVED):
                    self.fault("felinia-id", f"{where}id", name=excerpt(id))

    def closed(self, head: Mapping[str, Any]) -> None:
        """B7: check that the right number of different markets is closed."""
        for number, wanted in CLOSED.items():
            listed = head.get(f"closed_markets_{number}", [])
            right = wanted if number in head["players"] else len(listed)
            if len(set(listed)) != len(listed) or len(listed) != right:
                self.fault("felinia-closed", f"board.closed_markets_{number}", wanted=right, markets=MARKETS)

    def starts(self, players: list[int]) -> None:
        """B7: check that there are starting goods for every player count and every place in turn order."""
        rows = [(row["players"], row["seat"]) for _, row in self.rows["start_goods"] if row["players"] in players]
        if sorted(rows) != sorted((number, seat) for number in players for seat in range(1, number + 1)):
            self.fault("felinia-start-goods", "start_goods")

    def doubled(self) -> None:
        """B1, B8: check that each country has its own good, and that no special tile is in two countries."""
        goods: list[str] = []
        tiles: list[str] = []
        for where, country in self.rows["country"]:
            if country["good"] in goods:
                self.fault("felinia-doubled", f"{where}good", name=country["good"])
            goods.append(country["good"])
            for tile in country.get("special_tiles", []):
                if tile in tiles:
                    self.fault("felinia-doubled", f"{where}special_tiles", name=tile)
                tiles.append(tile)

    def ships(self) -> None:
        """B6: check the goods and times of the ships, and that each country has one blue ship."""
        goods = {country["id"]: country["good"] for _, country in self.rows["country"]}
        blue = [ship["country"] for _, ship in self.rows["ship"] if ship["back"] == "blue"]
        for where, ship in self.rows["ship"]:
            if goods[ship["country"]] not in ship["goods"]:
                self.fault("felinia-ship-goods", f"{where}goods", name=goods[ship["country"]])
            if not TIME.fullmatch(ship["time"]):
                self.fault("felinia-time", f"{where}time", value=ship["time"])
        for people in goods:
            if blue.count(people) != 1:
                self.fault("felinia-blue", "ship", name=people, counted=blue.count(people))

    def tiles(self) -> None:
        """B1, B8: check that bonus tiles differ, and that effects of special tiles match the rules."""
        seen = []
        for where, tile in self.rows["bonus_tile"]:
            one = (tile["people"], tile["kind"])
            if one in seen:
                self.fault("felinia-doubled", where, name=" ".join(one))
            seen.append(one)
        for where, tile in self.rows["special_tile"]:
            told = {key: value for key, value in tile.items() if key not in ("id", "source")}
            if told != EFFECTS[tile["id"]]:
                self.fault("felinia-special", where, name=tile["id"])

    def symbols(self) -> None:
        """B8: check that posts have no symbols and that other provinces have at most two."""
        for where, province in self.rows["province"]:
            both = "symbol" in province and "symbols" in province
            if both or ("symbol_count" in province and "symbol" not in province):
                self.fault("felinia-symbols", f"{where}symbol")
            elif len(symbols_of(province)) not in PRINTED[province["role"]]:
                self.fault("felinia-symbol", f"{where}symbol")

    def borders(self) -> None:
        """B2: check that no border is listed twice or joins a province to itself."""
        seen: set[frozenset[str]] = set()
        for where, border in self.rows["border"]:
            ends = frozenset((border["a"], border["b"]))
            if len(ends) == 1:
                self.fault("felinia-border-to-itself", where, name=border["a"])
            elif ends in seen:
                self.fault("felinia-border-twice", where, one=border["a"], other=border["b"])
            seen.add(ends)

    def places(self, data: Mapping[str, Any]) -> None:
        """B8: check that an expert board has 18 place cards."""
        counted = sum(card["count"] for _, card in self.rows["mysterious_place"])
        if is_expert(data) and self.has(data, "mysterious_place", "") and counted != PLACES:
            self.fault("felinia-number", "mysterious_place", counted=counted, wanted=PLACES)

    def ports(self, data: Mapping[str, Any]) -> None:
        """B3, B4: check that each country has one port in its own province, and as many posts as tiles."""
        for where, country in self.rows["country"]:
            own = [province for province in data["province"] if province["country"] == country["id"]]
            ports = [province["id"] for province in own if province["role"] == "port"]
            given = country["port"]["province"]
            if len(ports) != 1:
                self.fault("felinia-ports", f"{where}port", name=country["id"], counted=len(ports))
            elif ports[0] != given:
                self.fault("felinia-port", f"{where}port", name=given, wanted=ports[0])
            posts = sum(1 for province in own if province["role"] == "post")
            tiles = sum(country["trade_tiles"].values()) + len(country.get("special_tiles", []))
            if posts != tiles:
                self.fault("felinia-posts", where, name=country["id"], posts=posts, tiles=tiles)

    def reached(self, data: Mapping[str, Any]) -> None:
        """B5: check that roads lead from each country's port to all its posts without crossing a post or a border."""
        country = {one["id"]: one["country"] for one in data["province"]}
        posts = {one["id"] for one in data["province"] if one["role"] == "post"}
        roads: dict[str, list[str]] = {id: [] for id in country}
        for border in data["border"]:
            if border.get("road") and country[border["a"]] == country[border["b"]]:
                roads[border["a"]].append(border["b"])
                roads[border["b"]].append(border["a"])
        for table in data["country"]:
            reached: set[str] = set()
            following = [table["port"]["province"]]
            while following:
                here = following.pop()
                if here not in reached:
                    reached.add(here)
                    following += roads[here] if here not in posts else []
            for where, one in self.rows["province"]:
                if one["id"] in posts and one["country"] == table["id"] and one["id"] not in reached:
                    self.fault("felinia-unreached", where, name=one["id"])
