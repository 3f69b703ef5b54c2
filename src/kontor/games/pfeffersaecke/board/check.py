"""B. Validation of board files: one pass over the data that reports every fault."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kontor.core.actions import folded
from kontor.core.boards import LONGEST_NAME, LONGEST_TITLE, BoardReader, reached_from
from kontor.core.messages import Message
from kontor.core.reader import excerpt
from kontor.games.pfeffersaecke.pieces import (
    FAR,
    MAX_SEATS,
    MIN_SEATS,
    MOST_VALUE,
    VALUES,
    counter_start,
    preplaced,
)

GAME = "pfeffersaecke"
MOST_PLACES = 120  # a place is stored in one byte, which needs room for a few special values
MOST_COST = 200
MOST_REGIONS = 30
MOST_ROUTES = 300  # a map with more routes would be unreadable
MOST_BENDS = 12

TAKEN = ("twice ", "letter ")
"""Prefixes that would make a name look like another action."""

assert MOST_COST < FAR

BOARD_FIELDS = ("id", "game", "players", "reconstruction", "preplaced_disc_city", "discs", "title")
REGION_FIELDS = ("id", "name", "paint")
CITY_FIELDS = ("id", "name", "size", "region", "x", "y", "source")
TOWN_FIELDS = ("id", "name", "region", "x", "y", "source")
ROUTE_FIELDS = ("a", "b", "cost", "via")
INTRO_FIELDS = ("players", "start_towns", "hint_city")


class BoardCheck(BoardReader):
    """Validates board data and collects its faults."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.ids: list[str] = []
        """Ids of all places, cities first."""
        self.cities: list[str] = []
        self.towns: list[str] = []
        self.regions: list[str] = []
        self.sizes: dict[str, int] = {}
        self.joined_places: list[tuple[str, str]] = []

    def broken(self, rule: str, id: str, where: str, **args: str | int) -> None:
        """Report a violation of a rule of section B."""
        self.note(Message(f"{GAME}-board-{id}", {"where": excerpt(where.rstrip(".")), "rule": rule, **args}))

    def whole(self, data: Mapping[str, Any]) -> None:
        self.keys(data, "", ("board", "region", "city", "town", "route", "intro_setup"))
        self.at_most([*self.tables(data, "city"), *self.tables(data, "town")], "city", MOST_PLACES)
        self.region_tables(data)
        self.city_tables(data)
        self.town_tables(data)
        self.regions_have_places(data)
        self.route_tables(data)
        self.head(data)
        self.intro(data)
        if self.ids:
            self.all_joined()

    def new_id(self, data: Mapping[str, Any], where: str, known: list[str]) -> str:
        """B7: check that an id is unique."""
        id = self.text(data, "id", where)
        self.name(id, f"{where}id")
        if id in known:
            self.broken("B7", "id-twice", f"{where}id", name=id)
        known.append(id)
        return id

    def place(self, data: Mapping[str, Any], where: str, fields: tuple[str, ...]) -> str:
        """Check the fields that cities and towns have in common."""
        self.keys(data, where, fields)
        id = self.new_id(data, where, self.ids)
        name = self.text(data, "name", where)
        self.name(name, f"{where}name", "city")
        if folded(name).startswith(TAKEN):
            self.fault("name", f"{where}name", what="city", most=LONGEST_NAME)
        self.new_name(name, f"{where}name")
        region = self.text(data, "region", where)
        if region not in self.regions and isinstance(data.get("region"), str):
            self.broken("B5", "region-unknown", f"{where}region", name=region)
        self.position_of(data, where)
        self.spoken(data, where, ("source",))
        return id

    def region_tables(self, data: Mapping[str, Any]) -> None:
        for where, region in self.tables(data, "region", most=MOST_REGIONS):
            self.keys(region, where, REGION_FIELDS)
            self.spoken(region, where, ("paint",))
            self.new_id(region, where, self.regions)
            names = self.mapping(region, "name", where)
            if not names:
                self.fault("missing-field", f"{where}name")
            for language, name in names.items():
                self.name(name if isinstance(name, str) else "", f"{where}name.{language}")

    def city_tables(self, data: Mapping[str, Any]) -> None:
        for where, city in self.tables(data, "city"):
            id = self.place(city, where, CITY_FIELDS)
            self.cities.append(id)
            size = self.number(city, "size", where, VALUES[0], MOST_VALUE)
            self.sizes[id] = size if city.get("size") == size else 0  # avoids a second fault for the discs

    def town_tables(self, data: Mapping[str, Any]) -> None:
        for where, town in self.tables(data, "town"):
            self.towns.append(self.place(town, where, TOWN_FIELDS))

    def regions_have_places(self, data: Mapping[str, Any]) -> None:
        """B5: check that every region has a place."""
        tables = [*self.tables(data, "city"), *self.tables(data, "town")]
        used = [table.get("region") for _, table in tables]
        for number, region in enumerate(self.regions, start=1):
            if region not in used:
                self.broken("B5", "region-empty", f"region.{number}.id", name=region)

    def route_tables(self, data: Mapping[str, Any]) -> None:
        """B1, B2, B6, B8: check the routes."""
        seen: set[frozenset[str]] = set()
        for where, route in self.tables(data, "route", most=MOST_ROUTES):
            self.keys(route, where, ROUTE_FIELDS)
            one, other = (self.end_of(route, key, where) for key in ("a", "b"))
            if one == other:
                self.broken("B2", "route-to-itself", where, name=one)
            elif frozenset((one, other)) in seen:
                self.broken("B2", "route-twice", where, name=f"{one}-{other}")
            seen.add(frozenset((one, other)))
            self.joined_places.append((one, other))
            self.cost(route, where)
            self.bends(route, where)
        for number, town in enumerate(self.towns, start=1):
            ends = {end for pair in self.joined_places if town in pair for end in pair}
            if ends.isdisjoint(self.cities):
                self.broken("B6", "town-alone", f"town.{number}.id", name=town)

    def end_of(self, route: Mapping[str, Any], key: str, where: str) -> str:
        id = self.text(route, key, where)
        if id not in self.ids and isinstance(route.get(key), str):
            self.broken("B1", "place-unknown", f"{where}{key}", name=id)
        return id

    def cost(self, route: Mapping[str, Any], where: str) -> None:
        """B8: check that a cost is a non-negative integer within the limit."""
        if "cost" not in route:
            self.fault("missing-field", f"{where}cost")
            return
        cost = route["cost"]
        if type(cost) is not int or not 0 <= cost <= MOST_COST:
            self.broken("B8", "cost", f"{where}cost", value=excerpt(cost), most=MOST_COST)

    def bends(self, route: Mapping[str, Any], where: str) -> None:
        """Check the points through which a route is drawn."""
        bends = self.optional_items(route, "via", where)
        self.at_most(bends, f"{where}via", MOST_BENDS)
        for bend in bends:
            point = bend if isinstance(bend, list) else []
            if len(point) != 2 or any(type(at) is not int or not 0 <= at <= 10_000 for at in point):
                self.fault("wrong-type", f"{where}via", expected="[x, y]")

    def head(self, data: Mapping[str, Any]) -> None:
        where = "board."
        head = self.mapping(data, "board")
        self.keys(head, where, BOARD_FIELDS)
        self.name(self.text(head, "id", where), f"{where}id", most=LONGEST_TITLE)
        if "title" in head:
            self.name(self.text(head, "title", where), f"{where}title", most=LONGEST_TITLE)
        if "game" not in head:
            self.fault("missing-field", f"{where}game")
        self.optional_flag(head, "reconstruction", where)
        players = self.items(head, "players", where)
        whole = all(type(number) is int and MIN_SEATS <= number <= MAX_SEATS for number in players)
        if not players or not whole or len(set(players)) != len(players):
            self.fault("players", f"{where}players", low=MIN_SEATS, high=MAX_SEATS)
            players = []
        self.discs(head, where)
        self.deal(players, where)
        self.enough_towns(players)
        city = self.text(head, "preplaced_disc_city", where)
        if city not in self.cities and isinstance(head.get("preplaced_disc_city"), str):
            self.broken("B11", "preplaced", f"{where}preplaced_disc_city", name=city)

    def discs(self, head: Mapping[str, Any], where: str) -> None:
        """B4: check that there are as many discs of each value as cities of that size."""
        discs = self.mapping(head, "discs", where)
        self.keys(discs, f"{where}discs.", tuple(map(str, VALUES)))
        sizes = list(self.sizes.values())
        for value in VALUES:
            held = discs.get(str(value), 0)
            if type(held) is not int or held != sizes.count(value):
                args: dict[str, str | int] = {"value": value, "discs": excerpt(held), "cities": sizes.count(value)}
                self.broken("B4", "discs", f"{where}discs.{value}", **args)

    def deal(self, players: list[int], where: str) -> None:
        """B9: check that the discs can be dealt evenly for every player count."""
        for number in players:
            discs = len(self.cities) - preplaced(number)
            if discs % number or not discs:
                self.broken("B9", "deal", f"{where}players", players=number, discs=discs)

    def enough_towns(self, players: list[int]) -> None:
        """B10: check that there are enough towns for the counter and for all players."""
        for number in players:
            wanted = max(counter_start(number), number)
            if len(self.towns) < wanted:
                self.broken("B10", "towns", "town", players=number, towns=len(self.towns), wanted=wanted)

    def intro(self, data: Mapping[str, Any]) -> None:
        """S6: check that there is a start town for each seat. A city may be given as a hint."""
        seen: list[int] = []
        for where, table in self.tables(data, "intro_setup") if "intro_setup" in data else []:
            self.keys(table, where, INTRO_FIELDS)
            players = self.number(table, "players", where, MIN_SEATS, MAX_SEATS)
            if players in seen:
                self.fault("name-twice", f"{where}players", name=str(players))
            seen.append(players)
            self.listed(table, "start_towns", where, self.towns, players)
            if "hint_city" in table:
                self.listed(table, "hint_city", where, self.cities, players)

    def listed(self, table: Mapping[str, Any], key: str, where: str, known: list[str], wanted: int) -> None:
        """Check that the list has as many known ids as there are seats, without duplicates."""
        ids = self.items(table, key, where)
        if len(ids) != wanted or any(id not in known for id in ids) or len({str(id) for id in ids}) != len(ids):
            self.broken("S6", "intro", f"{where}{key}", wanted=wanted)

    def all_joined(self) -> None:
        """B3: check that every place can be reached from the first."""
        reached = reached_from(self.ids[0], self.joined_places)
        for number, id in enumerate(self.ids):
            if id not in reached:
                kind, at = ("city", number) if number < len(self.cities) else ("town", number - len(self.cities))
                self.broken("B3", "not-joined", f"{kind}.{at + 1}.id", name=id)
