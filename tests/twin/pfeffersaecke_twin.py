"""The twin of Pfeffersäcke: a second, plain implementation of the rules.

Written from the rules text, to be compared with the first implementation. Slow and obvious on purpose.
Rule ids (S2, T6, ...) are those of the rules text.
"""

from __future__ import annotations

from typing import Any

from tests.twin.pfeffersaecke_twin_board import TwinBoard
from tests.twin.pfeffersaecke_twin_position import TwinPosition

CHANCE = -1
OVER = -2
CHANCE_DECISIONS = ("first", "deal")
HIGH_VALUES = (5, 6, 7, 8)  # S3b: dealt first

# S1b, by the number of players.
SPACE_INCOME = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5}
SCORED_PRICE = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5}
BASIC_INCOME = {2: 2, 3: 4, 4: 6, 5: 8, 6: 10}
LETTER_INCOME = 48  # L3, at least

# T6, by the size of a city.
MAJORITY = {2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5}
HALF = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4}


class PfeffersaeckeTwin:
    """One game: who acts, what is legal, what it does."""

    def __init__(self, board: dict[str, Any], players: int, options: dict[str, Any]) -> None:
        self.board = TwinBoard(board)
        self.position = TwinPosition(self.board, players, options)

    # ================================================================ the interface

    def actor(self) -> int:
        if not self.position.stack:
            return OVER
        if self._open_decision() in CHANCE_DECISIONS:
            return CHANCE
        return self._active()

    def legal(self) -> list[str]:
        if not self.position.stack:
            return []
        decision = self._open_decision()
        if decision in CHANCE_DECISIONS:
            return list(self.weights())
        if decision == "found":
            return [f"found {town}" for town in self.board.towns if town not in self.position.towns]
        if decision == "open":
            return [f"open {city}" for city in self._openable()]
        if decision == "extend":
            return self._legal_extend()
        if decision == "income":
            return self._legal_income()
        if decision == "branch":
            return [f"branch {place}" for place in self._targets()] + ["pass"]
        if decision == "second":
            return [f"branch letter {place}" for place in self._targets()] + ["pass"]
        raise AssertionError(decision)

    def weights(self) -> dict[str, int]:
        """The chance actions with their weights; empty when it is not chance's turn."""
        if not self.position.stack:
            return {}
        decision = self._open_decision()
        if decision == "first":  # S2
            return {f"first {seat}": 1 for seat in range(self.position.players)}
        if decision == "deal":  # S3b
            left = {value: number for value, number in self.position.undealt.items() if number > 0}
            high = {value: number for value, number in left.items() if value in HIGH_VALUES}
            return {f"deal {value}": number for value, number in (high or left).items()}
        return {}

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        decision = self._open_decision()
        rest = text.partition(" ")[2]
        if decision == "first":
            self._play_first(int(rest))
        elif decision == "deal":
            self._play_deal(int(rest))
        elif decision == "found":
            self._play_found(rest)
        elif decision == "open":
            self._play_open(rest)
        elif text.startswith("extend twice "):
            self._play_extend(text.removeprefix("extend twice "), 2)
        elif text.startswith("extend "):
            self._play_extend(rest, 1)
        elif text in ("income", "income letter"):
            self._play_income(text == "income letter")
        elif decision == "branch":
            self._play_branch(text)
        elif decision == "second":
            self._play_second(text)
        else:
            raise AssertionError(text)

    def to_json(self) -> dict[str, Any]:
        return self.position.to_json()

    def scores(self) -> list[dict[str, int]]:
        return self.position.scores()

    def ranks(self) -> list[int]:
        return self.position.ranks()

    def _open_decision(self) -> str:
        return str(self.position.stack[-1]["decision"])

    def _active(self) -> int:
        if self.position.active is None:
            raise AssertionError("nobody is active before the start player is drawn")
        return self.position.active

    def _me(self) -> dict[str, Any]:
        return self.position.seats[self._active()]

    def _pass_on(self) -> None:
        """S2: everything goes clockwise."""
        self.position.active = (self._active() + 1) % self.position.players

    # ================================================================ S. setup

    def _play_first(self, first: int) -> None:
        """S2, then the dealing begins with the start player (S3c)."""
        self.position.first = first
        self.position.active = first
        self.position.stack = [{"decision": "deal"}]

    def _play_deal(self, value: int) -> None:
        """S3b."""
        self.position.undealt[value] -= 1
        hand: dict[int, int] = self._me()["discs"]
        hand[value] = hand.get(value, 0) + 1
        self._pass_on()
        if not any(self.position.undealt.values()):
            self._begin_founding()

    def _begin_founding(self) -> None:
        self.position.active = self.position.first
        self.position.stack = [{"decision": "found"}]
        if self.position.options["intro"]:  # S6
            for town in self.board.start_towns[self.position.players]:
                self._play_found(town)

    def _play_found(self, town: str) -> None:
        """S4: no point is gained, the one on the track is for this town."""
        self.position.towns[town] = self._active()
        self._me()["supply"] -= 1
        self.position.counter -= 1
        self._pass_on()
        if self.position.active == self.position.first:
            self._begin_turn()

    # ================================================================ T1 open

    def _begin_turn(self) -> None:
        self.position.turn += 1
        self.position.letter_used = False
        if any(self._me()["discs"].values()):
            self.position.stack = [{"decision": "open"}]
        else:
            self._begin_extending()

    def _openable(self) -> list[str]:
        """T1: closed cities of the value of a disc in hand."""
        hand: dict[int, int] = self._me()["discs"]
        closed = [city for city in self.board.cities if self.position.state[city] == "closed"]
        return [city for city in closed if hand.get(self.board.size[city], 0) > 0]

    def _play_open(self, city: str) -> None:
        self._me()["discs"][self.board.size[city]] -= 1
        self.position.state[city] = "open"
        self._begin_extending()

    # ================================================================ T2 extend, L2

    def _begin_extending(self) -> None:
        self.position.stack = [{"decision": "extend", "from": self.board.cities[0]}]
        self._skip_extending()

    def _skip_extending(self) -> None:
        """Where nothing can be extended there is nothing to decide."""
        if not any(self._may_extend(city, 1) for city in self._cities_left()):
            self._begin_income()

    def _cities_left(self) -> list[str]:
        """T2c: the cities from here on, in board order."""
        return self.board.cities[self.board.cities.index(self.position.stack[-1]["from"]) :]

    def _may_extend(self, city: str, branches: int) -> bool:
        """T2, T7; with two branches L2."""
        if self.position.state[city] == "closed" or not self.position.present(self._active(), city):
            return False
        if self.position.free_spaces(city) < branches or self._me()["supply"] < branches:
            return False
        return bool(self._me()["money"] >= self._price(city, branches))

    def _price(self, city: str, branches: int) -> int:
        """T2a, T2b."""
        return SCORED_PRICE[self.position.players] * branches if self.position.state[city] == "scored" else 0

    def _legal_extend(self) -> list[str]:
        texts = [f"extend {city}" for city in self._cities_left() if self._may_extend(city, 1)]
        if self._may_spend_letter():
            texts += [f"extend twice {city}" for city in self._cities_left() if self._may_extend(city, 2)]
        return texts + self._legal_income()

    def _play_extend(self, city: str, branches: int) -> None:
        if branches == 2:
            self._spend_letter()
        self._me()["money"] -= self._price(city, branches)
        self._me()["supply"] -= branches
        self.position.centre[city] += branches
        following = self.board.cities.index(city) + 1
        if following == len(self.board.cities):
            self._begin_income()
        else:
            self.position.stack = [{"decision": "extend", "from": self.board.cities[following]}]
            self._skip_extending()

    # ================================================================ L1 letters

    def _may_spend_letter(self) -> bool:
        """L1: not in anybody's first turn, one per turn."""
        first_turn = self.position.turn <= self.position.players
        return not first_turn and not self.position.letter_used and self._me()["letters"] > 0

    def _spend_letter(self) -> None:
        self._me()["letters"] -= 1
        self.position.letter_used = True

    # ================================================================ T3, T4 income, L3

    def _begin_income(self) -> None:
        self.position.stack = [{"decision": "income"}]
        if not self._may_spend_letter():
            self._play_income(False)

    def _legal_income(self) -> list[str]:
        return ["income", "income letter"] if self._may_spend_letter() else ["income"]

    def _play_income(self, letter: bool) -> None:
        amount = self._city_income() + BASIC_INCOME[self.position.players]
        if letter:
            self._spend_letter()
            amount = max(LETTER_INCOME, 2 * amount)  # L3
        self._me()["money"] += amount
        self._begin_branch()

    def _city_income(self) -> int:
        """T3: whatever waits in a centre now was added in this turn."""
        free = 0
        for city in self.board.cities:
            extended = self.position.centre[city] > 0
            if self.position.state[city] == "open" and self.position.present(self._active(), city) and not extended:
                free += self.position.free_spaces(city)
        return free * SPACE_INCOME[self.position.players]

    # ================================================================ T5 new branch, L4

    def _begin_branch(self) -> None:
        self.position.stack = [{"decision": "branch"}]
        if not self._targets():
            self._settle(False)

    def _targets(self) -> list[str]:
        """T5, T7: places that can be entered and paid for."""
        if self._me()["supply"] == 0:
            return []
        return [place for place in self.board.places if self._may_enter(place)]

    def _may_enter(self, place: str) -> bool:
        if self.position.present(self._active(), place) or not self._has_room(place):
            return False
        cost = self._cheapest(place)
        return cost is not None and self._me()["money"] >= cost

    def _has_room(self, place: str) -> bool:
        """T5b, T5c."""
        if place in self.board.towns:
            return place not in self.position.towns
        return self.position.state[place] != "closed" and self.position.free_spaces(place) > 0

    def _cheapest(self, place: str) -> int | None:
        """T5a: of the routes from places that had an own branch before this step; not from the one just opened (L4)."""
        opened = self.position.stack[-1].get("opened")
        origins = [origin for origin in self.board.ways[place] if origin != opened]
        costs = [self.board.ways[place][one] for one in origins if self.position.present(self._active(), one)]
        return min(costs) if costs else None

    def _enter(self, place: str) -> None:
        cost = self._cheapest(place)
        if cost is None:
            raise AssertionError(f"no way to {place}")
        self._me()["money"] -= cost
        self._me()["supply"] -= 1
        if place in self.board.towns:  # T5b
            self.position.towns[place] = self._active()
            self._me()["influence"] += 1
            self.position.counter = max(0, self.position.counter - 1)
        else:
            self.position.centre[place] += 1

    def _play_branch(self, text: str) -> None:
        if text == "pass":
            self._settle(False)
            return
        place = text.removeprefix("branch ")
        self._enter(place)
        self.position.stack = [{"decision": "second", "opened": place}]
        if not self._may_spend_letter() or not self._targets():
            self._settle(True)

    def _play_second(self, text: str) -> None:
        """L4."""
        if text != "pass":
            self._enter(text.removeprefix("branch letter "))
            self._spend_letter()
        self._settle(True)

    # ================================================================ T6 settle

    def _settle(self, opened: bool) -> None:
        self.position.idle = 0 if opened else self.position.idle + 1  # E1c
        for city in self.board.cities:
            self.position.spaces[city] += [self._active()] * self.position.centre[city]  # T6a
            self.position.centre[city] = 0
            if self.position.state[city] == "open":
                self._settle_disc(city)
        self._finish_turn()

    def _settle_disc(self, city: str) -> None:
        """T6b, or else T6c."""
        spaces, size = self.position.spaces[city], self.board.size[city]
        if spaces.count(self._active()) >= MAJORITY[size]:
            self._win(self._active(), city, size)
        elif len(spaces) == size:
            most = max(spaces.count(seat) for seat in spaces)
            nearest = next(seat for seat in spaces if spaces.count(seat) == most)
            self._win(nearest, city, HALF[size])

    def _win(self, seat: int, city: str, points: int) -> None:
        """T6d; E3 asks for the cities won and their discs, full or half."""
        self.position.state[city] = "scored"
        self.position.points_of_cities[seat] += points
        winner = self.position.seats[seat]
        winner["influence"] += points
        winner["won"] += 1
        winner["worth"] += self.board.size[city]

    # ================================================================ E1 end

    def _finish_turn(self) -> None:
        self.position.ended = self._end()
        if self.position.ended is not None:
            self.position.stack = []
            return
        self._pass_on()
        self._begin_turn()

    def _end(self) -> str | None:
        """E1; E1d: the first that holds is told."""
        if self.position.counter == 0:
            return "towns"
        in_hands = [number for seat in self.position.seats for number in seat["discs"].values() if number > 0]
        if not in_hands and "open" not in self.position.state.values():
            return "discs"
        if self.position.idle >= self.position.players:
            return "standstill"
        return None
