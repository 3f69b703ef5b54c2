"""The position of the Pfeffersäcke twin: JSON form, presence, scores, ranks."""

from __future__ import annotations

from typing import Any

from tests.twin.pfeffersaecke_twin_board import TwinBoard

# S1b, by the number of players.
START_MONEY = {2: 15, 3: 20, 4: 25, 5: 30, 6: 35}


class TwinPosition:
    """The complete state of a game."""

    def __init__(self, board: TwinBoard, players: int, options: dict[str, Any]) -> None:
        self.board = board
        self.players = players
        self.options = dict(options)
        self.first: int | None = None
        self.active: int | None = None
        self.turn = 0
        self.openings: list[int] = []  # E1c: branches opened in T5, by turn
        self.letter_used = False
        self.extended: list[str] = []  # T2c: cities extended this turn
        self.counter = int(options["town_counter"]) if players == 2 else 20  # S4b, O3
        self.state: dict[str, str] = dict.fromkeys(board.cities, "closed")
        self.spaces: dict[str, list[int]] = {city: [] for city in board.cities}
        self.centre: dict[str, int] = dict.fromkeys(board.cities, 0)
        self.towns: dict[str, int] = {}
        self.seats: list[dict[str, Any]] = [self._new_seat() for _ in range(players)]
        self.points_of_cities: list[int] = [0] * players
        self.undealt: dict[int, int] = dict(board.discs)
        self.stack: list[dict[str, Any]] = [{"decision": "first"}]
        self.ended: str | None = None
        if players != 5:  # S3a
            self.state[board.preplaced] = "open"
            self.undealt[board.size[board.preplaced]] -= 1

    def _new_seat(self) -> dict[str, Any]:
        """S1: one of the 45 branches marks the point on the track."""
        money = START_MONEY[self.players]
        return {"money": money, "influence": 1, "supply": 44, "letters": 2, "won": 0, "worth": 0, "discs": {}}

    # ---------------------------------------------------------------- who is where

    def free_spaces(self, city: str) -> int:
        """Return the free spaces of a city. Branches waiting in the centre take up a space (T2)."""
        return self.board.size[city] - len(self.spaces[city]) - self.centre[city]

    def mover(self) -> int:
        if self.active is None:
            raise AssertionError("nobody is active before the start player is drawn")
        return self.active

    def present(self, seat: int, place: str) -> bool:
        if place in self.board.towns:
            return self.towns.get(place) == seat
        waiting = seat == self.active and self.centre[place] > 0
        return waiting or seat in self.spaces[place]

    def idle(self) -> int:
        """Return the number of turns since a branch was opened."""
        turns = len(self.openings)
        return turns - max((turn + 1 for turn in range(turns) if self.openings[turn]), default=0)

    def own_places(self, seat: int) -> list[str]:
        return [place for place in self.board.places if self.present(seat, place)]

    # ---------------------------------------------------------------- E2, E3

    def scores(self) -> list[dict[str, int]]:
        return [self._seat_score(seat) for seat in range(self.players)]

    def _seat_score(self, seat: int) -> dict[str, int]:
        influence: int = self.seats[seat]["influence"]
        regions = {self.board.region[place] for place in self.own_places(seat)}
        return {
            "towns": influence - self.points_of_cities[seat],
            "cities": self.points_of_cities[seat],
            "regions": 2 * len(regions),  # E2a
            "money": self.seats[seat]["money"] // 20,  # E2b
        }

    def ranks(self) -> list[int]:
        """E3: rank by points, then by cities won, then by the sum of their discs. Equal seats share a rank."""
        keys: list[tuple[int, int, int]] = []
        for seat, sheet in enumerate(self.scores()):
            keys.append((sum(sheet.values()), self.seats[seat]["won"], self.seats[seat]["worth"]))
        return [1 + len([other for other in keys if other > own]) for own in keys]

    # ---------------------------------------------------------------- the documented form

    def to_json(self) -> dict[str, Any]:
        return {
            "game": "pfeffersaecke",
            "rules": 2,
            "board": self.board.id,
            "players": self.players,
            "options": self.options,
            "viewer": "all",
            "first": self.first,
            "active": self.active,
            "turn": self.turn,
            "idle": self.idle(),
            "letter_used": self.letter_used,
            "counter": self.counter,
            "cities": {city: self._city_form(city) for city in self.board.cities if self.state[city] != "closed"},
            "towns": self.towns,
            "seats": [self._seat_form(seat) for seat in self.seats],
            "stack": self.stack,
            "ended": self.ended,
        }

    def _city_form(self, city: str) -> dict[str, Any]:
        return {"disc": self.state[city], "spaces": self.spaces[city], "centre": self.centre[city]}

    def _seat_form(self, seat: dict[str, Any]) -> dict[str, Any]:
        return {**seat, "discs": {str(value): number for value, number in seat["discs"].items() if number > 0}}
