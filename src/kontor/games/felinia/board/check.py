"""B. Validation of board files: one pass over the data that reports every fault."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from kontor.core.boards import LONGEST_NAME, BoardReader
from kontor.core.reader import excerpt
from kontor.games.felinia.pieces import (
    BONUS_TILES,
    BONUSES,
    COUNTRIES,
    EXPERT_SYMBOLS,
    GOODS,
    MARKETS,
    MAX_SEATS,
    MOST_ABOARD,
    MOST_COINS,
    MOST_SYMBOLS,
    OF_EACH_GOOD,
    PLACES,
    ROLES,
    SHIPS,
    SPECIALS,
    SYMBOLS,
)

GAME = "felinia"
SECTIONS = (
    "board",
    "good",
    "country",
    "special_tile",
    "mysterious_place",
    "bonus_tile",
    "ship",
    "start_goods",
    "province",
    "border",
)
BOARD_FIELDS = (
    "id",
    "game",
    "players",
    "reconstruction",
    "cross_border_movement",
    "closed_markets_2",
    "closed_markets_3",
)
COUNTRY_FIELDS = ("id", "name", "colour", "paint", "good", "max_each", "trade_tiles", "special_tiles", "port", "source")
SHIP_FIELDS = ("id", "country", "back", "places", "goods", "coins", "time", "source")
PROVINCE_FIELDS = ("id", "country", "role", "symbol", "symbol_count", "x", "y", "hex", "name", "source")

SPOKEN = ("name", "source")

MOST_PROVINCES = 200  # a province is stored in one byte
MOST_BORDERS = 1000
MOST_ON_SHIP = 4
WIDTH, HEIGHT = 1000, 700
CLOSED = {2: 2, 3: 1}
"""S2a: number of closed markets by number of players."""
START_GOODS = 2

ID = re.compile(r"[a-z][a-z0-9_]*")
TIME = re.compile(r"([01]?\d|2[0-3]):([0-5]\d)")
RESERVED = ("none", "gold", "spice", "board", "guild", "market", *SPECIALS)
"""Words with another meaning in the text form of actions."""

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
"""X1–X8: effects of the special tiles. A board file may repeat them."""


def minutes(time: str) -> int:
    """Convert a time such as `9:45` to minutes since midnight."""
    hours, _, rest = time.partition(":")
    return int(hours) * 60 + int(rest)


def is_expert(data: Mapping[str, Any]) -> bool:
    """O1: whether the board is an expert board: it has special tiles, places, or a symbol used only by experts."""
    symbols = [table.get("symbol") for table in _tables(data, "province")]
    special = [table.get("special_tiles") for table in _tables(data, "country")]
    return "mysterious_place" in data or any(special) or any(symbol in EXPERT_SYMBOLS for symbol in symbols)


def _tables(data: Mapping[str, Any], key: str) -> list[dict[str, Any]]:
    held = data.get(key)
    return [table for table in held if isinstance(table, dict)] if isinstance(held, list) else []


class BoardCheck(BoardReader):
    """Validates board data and collects its faults."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.goods: list[str] = []
        self.peoples: list[str] = []
        self.provinces: list[str] = []

    def whole(self, data: Mapping[str, Any]) -> None:
        self.keys(data, "", SECTIONS)
        players = self.head(data)
        self.all_goods(data)
        self.peoples = self.ids(data, "country")
        self.provinces = self.ids(data, "province")
        self.countries(data)
        self.ships(data)
        self.starts(data, players)
        self.bonuses(data)
        self.island(data)
        self.borders(data)
        self.specials(data)
        self.places(data)
        if not self.faults:
            self.ports(data)
            self.tiles(data)
            self.reached(data)

    # Helpers.

    def ids(self, data: Mapping[str, Any], key: str) -> list[str]:
        """B1: return the ids of a list of tables, checking that each is a plain word and unique."""
        found: list[str] = []
        for where, table in self.tables(data, key, most=MOST_PROVINCES):  # no other list is longer
            id = self.text(table, "id", where)
            if id and (not ID.fullmatch(id) or len(id) > LONGEST_NAME or id in RESERVED):
                self.fault("felinia-id", f"{where}id", name=excerpt(id))
            if id in found:
                self.fault("felinia-doubled", f"{where}id", name=excerpt(id))
            found.append(id)
        return found

    def known(self, value: object, names: Sequence[str], where: str) -> None:
        """B1: check that a name is defined."""
        if value not in names:
            self.fault("felinia-unknown", where, name=excerpt(value), possible=excerpt(", ".join(names)))

    def spot(self, table: Mapping[str, Any], where: str) -> None:
        self.number(table, "x", where, 0, WIDTH)
        self.number(table, "y", where, 0, HEIGHT)

    # The town.

    def head(self, data: Mapping[str, Any]) -> list[int]:
        """Check the board section. Returns the supported player counts."""
        where = "board."
        head = self.mapping(data, "board")
        self.keys(head, where, BOARD_FIELDS)
        self.name(self.text(head, "id", where), f"{where}id")
        self.optional_flag(head, "reconstruction", where)
        self.flag(head, "cross_border_movement", where)
        players = self.items(head, "players", where)
        whole = all(type(n) is int and 2 <= n <= MAX_SEATS for n in players)
        if not players or not whole or len(set(players)) != len(players):
            self.fault("felinia-players", f"{where}players", low=2, high=MAX_SEATS)
            players = []
        for number, wanted in CLOSED.items():
            self.closed(head, f"closed_markets_{number}", where, wanted if number in players else None)
        return [int(n) for n in players]

    def closed(self, head: Mapping[str, Any], key: str, where: str, wanted: int | None) -> None:
        """B7: check that the list has the right number of different markets, each from 1 to 5."""
        if wanted is None and key not in head:
            return
        listed = self.items(head, key, where)
        right = all(type(n) is int and 1 <= n <= MARKETS for n in listed)
        if not right or len(set(map(str, listed))) != len(listed) or len(listed) != (wanted or len(listed)):
            self.fault("felinia-closed", f"{where}{key}", wanted=wanted or len(listed), markets=MARKETS)

    def all_goods(self, data: Mapping[str, Any]) -> None:
        """B7: check that there are five goods, nine of each."""
        self.goods = self.ids(data, "good")
        if len(self.goods) != GOODS:
            self.fault("felinia-number", "good", counted=len(self.goods), wanted=GOODS)
        for where, good in self.tables(data, "good"):
            self.keys(good, where, ("id", "count", "name", "source"))
            self.spoken(good, where, SPOKEN)
            if self.number(good, "count", where) != OF_EACH_GOOD:
                self.fault("felinia-goods", f"{where}count", wanted=OF_EACH_GOOD)

    def good_list(self, table: Mapping[str, Any], where: str) -> list[Any]:
        listed = self.items(table, "goods", where)
        for good in listed:
            self.known(good, self.goods, f"{where}goods")
        return listed

    def ships(self, data: Mapping[str, Any]) -> None:
        """B6: check the ships."""
        names = self.ids(data, "ship")
        if len(names) != SHIPS:
            self.fault("felinia-number", "ship", counted=len(names), wanted=SHIPS)
        colours = {str(table.get("id")): table.get("good") for table in _tables(data, "country")}
        times: list[int] = []
        blue: list[str] = []
        for where, ship in self.tables(data, "ship"):
            self.keys(ship, where, SHIP_FIELDS)
            self.spoken(ship, where, SPOKEN)
            country = self.text(ship, "country", where)
            self.known(country, self.peoples, f"{where}country")
            self.one_of(ship, "back", where, ("grey", "blue"))
            if ship.get("back") == "blue":
                blue.append(country)
            self.number(ship, "places", where, 1, MOST_ABOARD)
            self.number(ship, "coins", where, 0, MOST_COINS)
            wanted = self.good_list(ship, where)
            if colours.get(country) not in wanted or len(wanted) > MOST_ON_SHIP:
                self.fault("felinia-ship-goods", f"{where}goods", most=MOST_ON_SHIP)
            time = self.text(ship, "time", where)
            if not TIME.fullmatch(time):
                self.fault("felinia-time", f"{where}time", value=excerpt(time))
            elif minutes(time) in times:
                self.fault("felinia-same-time", f"{where}time", value=time)
            else:
                times.append(minutes(time))
        for people in self.peoples:
            if blue.count(people) != 1:
                self.fault("felinia-blue", "ship", name=excerpt(people), counted=blue.count(people))

    def starts(self, data: Mapping[str, Any], players: list[int]) -> None:
        """B7: check that there are two start goods for every player count and every place in turn order."""
        rows = []
        for where, row in self.tables(data, "start_goods"):
            self.keys(row, where, ("players", "seat", "goods", "source"))
            self.spoken(row, where, SPOKEN)
            number = self.number(row, "players", where, 2, MAX_SEATS)
            rows.append((number, self.number(row, "seat", where, 1, MAX_SEATS)))
            goods = self.good_list(row, where)
            if len(goods) != START_GOODS:
                self.fault("felinia-number", f"{where}goods", counted=len(goods), wanted=START_GOODS)
        wanted = [(number, seat) for number in players for seat in range(1, number + 1)]
        if sorted(row for row in rows if row[0] in players) != sorted(wanted):
            self.fault("felinia-start-goods", "start_goods")

    # The island.

    def countries(self, data: Mapping[str, Any]) -> None:
        if len(self.peoples) != COUNTRIES:
            self.fault("felinia-number", "country", counted=len(self.peoples), wanted=COUNTRIES)
        colours = []
        for where, country in self.tables(data, "country"):
            self.keys(country, where, COUNTRY_FIELDS)
            self.spoken(country, where, SPOKEN)
            for key in ("colour", "paint"):
                self.name(self.text(country, key, where), f"{where}{key}")
            good = self.text(country, "good", where)
            self.known(good, self.goods, f"{where}good")
            if good in colours:
                self.fault("felinia-doubled", f"{where}good", name=excerpt(good))
            colours.append(good)
            self.number(country, "max_each", where, 3, 4)
            tiles = self.mapping(country, "trade_tiles", where)
            for people in tiles:
                self.known(people, self.peoples, f"{where}trade_tiles.{excerpt(people)}")
                self.number(tiles, people, f"{where}trade_tiles.", 0, MOST_PROVINCES)
            port = self.mapping(country, "port", where)
            self.keys(port, f"{where}port.", ("province", "x", "y"))
            self.known(self.text(port, "province", f"{where}port."), self.provinces, f"{where}port.province")
            self.spot(port, f"{where}port.")

    def island(self, data: Mapping[str, Any]) -> None:
        """B8: check that all symbols are known and printed once or twice."""
        for where, province in self.tables(data, "province"):
            self.keys(province, where, PROVINCE_FIELDS)
            self.spoken(province, where, SPOKEN)
            self.known(self.text(province, "country", where), self.peoples, f"{where}country")
            self.one_of(province, "role", where, ROLES)
            self.spot(province, where)
            hexagon = self.optional_items(province, "hex", where)
            if any(type(one) not in (int, float) or not 0 <= one <= 100 for one in hexagon):
                self.fault("wrong-type", f"{where}hex", expected="number")
            if province.get("role") == "symbol":
                self.one_of(province, "symbol", where, SYMBOLS)
                self.number(province, "symbol_count", where, 1, MOST_SYMBOLS)
            elif "symbol" in province or "symbol_count" in province:
                self.fault("felinia-symbol", f"{where}symbol")

    def borders(self, data: Mapping[str, Any]) -> None:
        """B2: check that no border is listed twice or joins a province to itself."""
        seen: set[frozenset[str]] = set()
        for where, border in self.tables(data, "border", most=MOST_BORDERS):
            self.keys(border, where, ("a", "b", "road"))
            ends = [self.text(border, end, where) for end in ("a", "b")]
            for end, name in zip("ab", ends, strict=True):
                self.known(name, self.provinces, f"{where}{end}")
            self.flag(border, "road", where)
            if ends[0] == ends[1]:
                self.fault("felinia-border-to-itself", where, name=excerpt(ends[0]))
            elif frozenset(ends) in seen:
                self.fault("felinia-border-twice", where, one=excerpt(ends[0]), other=excerpt(ends[1]))
            seen.add(frozenset(ends))

    def bonuses(self, data: Mapping[str, Any]) -> None:
        """B1: check that there are five different bonus tiles."""
        tiles = self.tables(data, "bonus_tile")
        if len(tiles) != BONUS_TILES:
            self.fault("felinia-number", "bonus_tile", counted=len(tiles), wanted=BONUS_TILES)
        seen = []
        for where, tile in tiles:
            self.keys(tile, where, ("people", "kind", "source"))
            self.spoken(tile, where, SPOKEN)
            self.known(self.text(tile, "people", where), self.peoples, f"{where}people")
            self.one_of(tile, "kind", where, BONUSES)
            one = (tile.get("people"), tile.get("kind"))
            if one in seen:
                self.fault("felinia-doubled", where, name=excerpt(f"{one[0]} {one[1]}"))
            seen.append(one)

    def specials(self, data: Mapping[str, Any]) -> None:
        """B8: check that special tiles are known and in one country each. Effects in the file must match the rules."""
        seen: list[object] = []
        for where, country in self.tables(data, "country"):
            for tile in self.optional_items(country, "special_tiles", where):
                self.known(tile, SPECIALS, f"{where}special_tiles")
                if tile in seen:
                    self.fault("felinia-doubled", f"{where}special_tiles", name=excerpt(tile))
                seen.append(tile)
        for where, table in self.tables(data, "special_tile") if "special_tile" in data else []:
            self.keys(table, where, ("id", "now", "end", "extra_on", "leaves_game", "source"))
            id = self.text(table, "id", where)
            self.known(id, SPECIALS, f"{where}id")
            told = {key: value for key, value in table.items() if key not in ("id", "source")}
            if id in EFFECTS and told != EFFECTS[id]:
                self.fault("felinia-special", where, name=id)

    def places(self, data: Mapping[str, Any]) -> None:
        """B8: check that an expert board has 18 place cards, and that each cost is a good."""
        if not is_expert(data):
            return
        cards = self.tables(data, "mysterious_place")
        self.ids(data, "mysterious_place")
        counted = 0
        for where, card in cards:
            self.keys(card, where, ("id", "name", "count", "cost", "source"))
            self.spoken(card, where, SPOKEN)
            counted += self.number(card, "count", where, 1, PLACES)
            if "cost" in card:
                self.known(self.text(card, "cost", where), self.goods, f"{where}cost")
        if counted != PLACES:
            self.fault("felinia-number", "mysterious_place", counted=counted, wanted=PLACES)

    # Checks that require valid names.

    def ports(self, data: Mapping[str, Any]) -> None:
        """B3: check that each country has one port in its own province."""
        roles = {table["id"]: (table["country"], table["role"]) for table in data["province"]}
        for number, country in enumerate(data["country"], start=1):
            where = f"country.{number}.port"
            own = [id for id, (people, role) in roles.items() if people == country["id"] and role == "port"]
            if len(own) != 1:
                self.fault("felinia-ports", where, name=country["id"], counted=len(own))
            elif own[0] != country["port"]["province"]:
                self.fault("felinia-port", where, name=country["port"]["province"], wanted=own[0])

    def tiles(self, data: Mapping[str, Any]) -> None:
        """B4: check that every country has as many posts as tiles."""
        for number, country in enumerate(data["country"], start=1):
            posts = sum(1 for one in data["province"] if one["country"] == country["id"] and one["role"] == "post")
            tiles = sum(country["trade_tiles"].values()) + len(country.get("special_tiles", []))
            if posts != tiles:
                self.fault("felinia-posts", f"country.{number}", name=country["id"], posts=posts, tiles=tiles)

    def reached(self, data: Mapping[str, Any]) -> None:
        """B5: check that every post can be reached from its own port by road without passing a post. Walks may cross
        other countries only if the board allows it.
        """
        crossing = data["board"]["cross_border_movement"]
        country = {one["id"]: one["country"] for one in data["province"]}
        posts = {one["id"] for one in data["province"] if one["role"] == "post"}
        roads: dict[str, list[str]] = {id: [] for id in country}
        for border in data["border"]:
            if border["road"] and (crossing or country[border["a"]] == country[border["b"]]):
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
            for number, one in enumerate(data["province"], start=1):
                if one["role"] == "post" and one["country"] == table["id"] and one["id"] not in reached:
                    self.fault("felinia-unreached", f"province.{number}", name=one["id"])
