"""Board facts of Pfeffersäcke for the twin: plain dictionaries read from the parsed TOML."""

from __future__ import annotations

from typing import Any


class TwinBoard:
    """The facts of one board file. Places are identified by name, in board order."""

    def __init__(self, board: dict[str, Any]) -> None:
        head: dict[str, Any] = board["board"]
        self.id: str = head["id"]
        names: dict[str, str] = {entry["id"]: entry["name"] for entry in board["city"] + board["town"]}
        self.cities: list[str] = [entry["name"] for entry in board["city"]]
        self.towns: list[str] = [entry["name"] for entry in board["town"]]
        self.places: list[str] = self.cities + self.towns
        self.size: dict[str, int] = {entry["name"]: entry["size"] for entry in board["city"]}
        self.region: dict[str, str] = {entry["name"]: entry["region"] for entry in board["city"] + board["town"]}
        self.discs: dict[int, int] = {int(value): number for value, number in head["discs"].items()}
        self.preplaced: str = names[head["preplaced_disc_city"]]
        self.ways: dict[str, dict[str, int]] = {place: {} for place in self.places}
        for route in board["route"]:
            a, b = names[route["a"]], names[route["b"]]
            cheapest = min(route["cost"], self.ways[a].get(b, route["cost"]))  # B2: there may be several routes
            self.ways[a][b] = self.ways[b][a] = cheapest
        self.start_towns: dict[int, list[str]] = {  # S6
            entry["players"]: [names[town] for town in entry["start_towns"]] for entry in board.get("intro_setup", [])
        }
