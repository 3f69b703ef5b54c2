"""The position of the Felinia twin: contents, gains and losses, JSON form."""

from __future__ import annotations

import copy
from typing import Any

from tests.twin.felinia_twin_board import TwinBoard

MOST_COINS = 6
OF_EACH = 33  # R16
STACKS = ["1", "2", "3", "4", "5", "guild"]
PRICES = {"gold": 2}  # R15; everything else sells for 1

Heap = dict[str, int]
Knowing = set[int | str]
"""The seats that know a card, and possibly "public"."""


def gain(heap: Heap, kind: str, number: int = 1) -> None:
    heap[kind] = heap.get(kind, 0) + number


def lose(heap: Heap, kind: str, number: int = 1) -> None:
    """Remove items; kinds that run out are not listed."""
    if heap.get(kind, 0) < number:
        raise AssertionError(f"not {number} {kind} in {heap}")
    heap[kind] -= number
    if heap[kind] == 0:
        del heap[kind]


def total(heap: Heap) -> int:
    return sum(heap.values())


def listed(knowing: Knowing) -> list[int | str]:
    """Sort key that puts "public" first, followed by the seats in order."""
    seats = [one for one in knowing if isinstance(one, int)]
    return [*(["public"] if "public" in knowing else []), *sorted(seats)]


class TwinPosition:
    """The contents of the table. The rules are in the other files."""

    def __init__(self, data: dict[str, Any], players: int, options: dict[str, Any]) -> None:
        self.board = TwinBoard(data)
        self.players = players
        self.options = copy.deepcopy(options)
        self.round = 0
        self.start: int | None = None
        self.phase = "setup"
        self.stored = 0
        self.sailing: list[int] = []  # berths, counted from 1
        self.symbols_left: list[tuple[int, str, int]] = []  # of the province just entered
        self.closing: str | None = None
        self.ended: str | None = None
        self.bag: Heap = dict(self.board.goods)
        self.markets: list[Heap] = [{}, {}, {}, {}, {}]
        self.stacks: dict[str, list[int]] = {name: [] for name in STACKS}
        self.berths: list[dict[str, Any]] = [{"ship": None, "aboard": [None, None]} for _ in range(4)]
        self.ships: list[str] = list(self.board.ships)
        self.next_ship: str | None = None
        self.unseen: dict[str, Heap] = copy.deepcopy(self.board.tiles)
        self.tiles: dict[str, str] = {}
        if not self.board.expert:  # S4a
            self.tiles = dict.fromkeys(self.board.posts, "face_down")
        self.merchants: dict[str, int] = {}
        self.bonus: list[int | None] = [None for _ in self.board.bonus]
        self.pile: list[dict[str, Any]] = []  # places from the top, with who knows them
        if self.board.expert:
            everybody: Knowing = {"public", *range(players)}
            self.pile = [{"known_to": everybody, "cards": dict(self.board.places)}]
        self.seats: list[dict[str, Any]] = [self._fresh_seat() for _ in range(players)]
        self.stack: list[dict[str, Any]] = [{"decision": "first"}]

    def _fresh_seat(self) -> dict[str, Any]:
        """Rule S1a."""
        return {
            "coins": 2,
            "gold": 0,
            "spice": 0,
            "provisions": 0,
            "merchants": 10,
            "hand": 3,
            "circles": [],
            "goods": {},
            "tiles": {},
            "kept": {},
            "costs": {},
        }

    # ---- holdings

    def supply(self, kind: str) -> int:
        """R16, R17: return the gold, spice or provisions left in the supply."""
        return OF_EACH - sum(int(seat[kind]) for seat in self.seats)

    def has(self, seat: int, what: str) -> int:
        """Return the seat's number of gold, spice, or goods of a kind."""
        holder = self.seats[seat]
        return int(holder[what]) if what in ("gold", "spice") else int(holder["goods"].get(what, 0))

    def earn(self, seat: int, coins: int) -> None:
        """R15: gain coins; those above 6 are lost."""
        self.seats[seat]["coins"] = min(MOST_COINS, self.seats[seat]["coins"] + coins)

    def receive(self, seat: int, kind: str, number: int) -> None:
        """R16: gain gold, spice or provisions, limited by the supply."""
        self.seats[seat][kind] += min(number, self.supply(kind))

    def return_good(self, seat: int, good: str, number: int = 1) -> None:
        """Rule R17."""
        lose(self.seats[seat]["goods"], good, number)
        gain(self.bag, good, number)

    def draw_good(self, good: str) -> None:
        lose(self.bag, good)

    def holds_tile(self, seat: int, tile: str) -> bool:
        return tile in self.seats[seat]["tiles"]

    def open_markets(self) -> list[int]:
        """S2a: return the numbers of the open markets, from 1."""
        return [number for number in range(1, 6) if number not in self.board.closed[self.players]]

    # ---- the JSON form

    def to_json(self) -> dict[str, Any]:
        """Return the JSON form. It shares data with the position, so callers must copy data that they keep."""
        return {
            "game": "felinia",
            "rules": 2,
            "board": self.board.id,
            "players": self.players,
            "options": self.options,
            "viewer": "all",
            "round": self.round,
            "start": self.start,
            "phase": self.phase,
            "stored": self.stored,
            "sailing": sorted(self.sailing),
            "closing": self.closing,
            "bag": self.bag,
            "markets": self.markets,
            "stacks": {name: stack for name, stack in self.stacks.items() if stack},
            "berths": self.berths,
            "ships": self.ships,
            "next_ship": self.next_ship,
            "unseen": {country: tiles for country, tiles in self.unseen.items() if tiles},
            "tiles": self.tiles,
            "merchants": self.merchants,
            "bonus": self.bonus,
            "places": self._places_form(),
            "seats": [self._seat_form(seat) for seat in self.seats],
            "stack": [self._decision_form(decision) for decision in self.stack],
            "ended": self.ended,
        }

    def _places_form(self) -> dict[str, Any] | None:
        if not self.board.expert:
            return None
        pile = [
            {"size": total(part["cards"]), "known_to": listed(part["known_to"]), "cards": part["cards"]}
            for part in self.pile
        ]
        return {"pool": {}, "pile": pile}

    def _seat_form(self, seat: dict[str, Any]) -> dict[str, Any]:
        return {**seat, "kept": {place: listed(knowing) for place, knowing in seat["kept"].items()}}

    def _decision_form(self, decision: dict[str, Any]) -> dict[str, Any]:
        if "cards" not in decision:
            return decision
        cards = [{"place": card["place"], "known_to": listed(card["known_to"])} for card in decision["cards"]]
        return {**decision, "cards": cards}
