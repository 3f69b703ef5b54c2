"""B. Checks that the file format cannot express."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kontor.core.actions import folded
from kontor.core.board_reader import LONGEST_NAME, BoardReader
from kontor.core.boards import reached_from
from kontor.core.messages import Message
from kontor.games.pfeffersaecke.board.fields import FORMAT, GAME, MOST_PLACES
from kontor.games.pfeffersaecke.pieces import VALUES, counter_start, preplaced

TAKEN = ("twice ", "letter ")
"""Prefixes that no name may have, because such a name could be mistaken for another action."""


class BoardCheck(BoardReader):
    """Validates board data and collects its faults."""

    def __init__(self) -> None:
        super().__init__(FORMAT)

    def broken(self, rule: str, id: str, where: str, **args: str | int) -> None:
        """Report a violation of a rule of section B."""
        self.note(Message(f"{GAME}-board-{id}", {"where": where.rstrip("."), "rule": rule, **args}))

    def rules(self, data: Mapping[str, Any]) -> None:
        places = [*self.rows["city"], *self.rows["town"]]
        self.at_most(places, "city", MOST_PLACES)
        for where, place in places:
            if folded(str(place.get("name"))).startswith(TAKEN):
                self.fault("name", f"{where}name", what="city", most=LONGEST_NAME)
        if self.sound("board.players"):
            self.players(data["board"]["players"])
        if self.sound("board.discs", "city.size"):
            self.discs(data["board"])
        if self.sound("intro_setup"):
            self.intro()
        if self.sound("region.id", "city.region", "town.region"):
            self.regions_have_places()
        if self.sound("route.a", "route.b"):
            self.routes()
        if self.sound("route.a", "route.b", "city.id", "town.id"):
            self.all_joined()

    def regions_have_places(self) -> None:
        """B5: check that every region has a place."""
        used = [place["region"] for _, place in (*self.rows["city"], *self.rows["town"])]
        for where, region in self.rows["region"]:
            if region["id"] not in used:
                self.broken("B5", "region-empty", where)

    def routes(self) -> None:
        """B2: check that no route joins a place to itself or is listed twice with the same cost."""
        seen = []
        for where, route in self.rows["route"]:
            same = (sorted((route["a"], route["b"])), route.get("cost", where))
            if route["a"] == route["b"]:
                self.broken("B2", "route-to-itself", where, name=route["a"])
            elif same in seen:
                self.broken("B2", "route-twice", where, name=f"{route['a']}-{route['b']}")
            seen.append(same)

    def all_joined(self) -> None:
        """B3, B6: check that every place can be reached from the first city, and that every town can reach a city."""
        joined = [(route["a"], route["b"]) for _, route in self.rows["route"]]
        cities = self.ids["city"]
        for where, place in (*self.rows["city"], *self.rows["town"]):
            reached = reached_from(place["id"], joined)
            if reached.isdisjoint(cities):
                self.broken("B6", "town-alone", where)
            elif cities[0] not in reached:
                self.broken("B3", "not-joined", where)

    def discs(self, head: Mapping[str, Any]) -> None:
        """B4: check that there are as many discs of each value as there are cities of that size."""
        sizes = [city["size"] for _, city in self.rows["city"]]
        for value in VALUES if "discs" in head else ():
            discs = head["discs"].get(str(value), 0)
            if discs != sizes.count(value):
                where = f"board.discs.{value}"
                self.broken("B4", "discs", where, value=value, discs=discs, cities=sizes.count(value))

    def players(self, players: list[int]) -> None:
        """B9, B10: check that the discs can be dealt evenly, and that there are enough towns for the counter and all
        players.
        """
        towns = len(self.rows["town"])
        for number in players:
            discs = len(self.rows["city"]) - preplaced(number)
            if discs % number or discs < 1:
                more = -discs % number if discs > 0 else number - discs
                self.broken("B9", "deal", "board.players", players=number, cities=len(self.rows["city"]), more=more)
            wanted = max(counter_start(number), number)
            if towns < wanted:
                self.broken("B10", "towns", "board.players", players=number, towns=towns, more=wanted - towns)

    def intro(self) -> None:
        """S6: check that each seat has a starting town, and that a hint names a different city for each seat."""
        seen: list[int] = []
        for where, table in self.rows["intro_setup"]:
            players = table["players"]
            if players in seen:
                self.fault("name-twice", f"{where}players", name=str(players))
            seen.append(players)
            for key in ("start_towns", "hint_city"):
                listed = table.get(key)
                if listed is not None and (len(listed) != players or len(set(listed)) != players):
                    self.broken("S6", "intro", f"{where}{key}", wanted=players)
