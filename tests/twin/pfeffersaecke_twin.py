"""The twin of Pfeffersäcke: a second, plain implementation of the rules.

It is written from the rules text for comparison with the first implementation, and is slow and simple on purpose. Rule
ids (S2, T6, ...) are those of the rules text.
"""

from __future__ import annotations

from typing import Any

from tests.twin import pfeffersaecke_twin_branching as branching
from tests.twin import pfeffersaecke_twin_extending as extending
from tests.twin.pfeffersaecke_twin_board import TwinBoard
from tests.twin.pfeffersaecke_twin_ending import end_of, stop_of
from tests.twin.pfeffersaecke_twin_position import TwinPosition

CHANCE = -1
OVER = -2
CHANCE_DECISIONS = ("first", "deal")
HIGH_VALUES = (5, 6, 7, 8)  # S3b: dealt first

# S1b, by the number of players.
SPACE_INCOME = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5}
BASIC_INCOME = {2: 2, 3: 4, 4: 6, 5: 8, 6: 10}
LETTER_INCOME = 48  # L3: minimum

# T6, by the size of a city.
MAJORITY = {2: 2, 3: 2, 4: 3, 5: 3, 6: 4, 7: 4, 8: 5}
HALF = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4}


class PfeffersaeckeTwin:
    """A game, with the seat to move, the legal actions, and their effects."""

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
            return [f"branch {place}" for place in self._prices()] + ["pass"]
        if decision == "second":
            return [f"branch letter {place}" for place in self._prices()] + ["pass"]
        raise AssertionError(decision)

    def weights(self) -> dict[str, int]:
        """Return chance outcomes with their weights, or nothing if no random draw is due."""
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
        elif text.startswith("extend "):
            self._play_extend(rest)
        elif text in ("income", "income letter"):
            self._play_income(text == "income letter")
        elif text == "pass":
            self._settle(1 if decision == "second" else 0)
        elif decision == "branch":
            self._play_branch(rest)
        elif decision == "second":
            self._play_second(rest.removeprefix("letter "))
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
        return self.position.mover()

    def _me(self) -> dict[str, Any]:
        return self.position.seats[self._active()]

    def _pass_on(self) -> None:
        """S2: play passes clockwise."""
        self.position.active = (self._active() + 1) % self.position.players

    # ================================================================ S. setup

    def _play_first(self, first: int) -> None:
        """S2, S3c: set the start player; dealing begins with that player."""
        self.position.first = first
        self.position.active = first
        self.position.stack = [{"decision": "deal"}]

    def _play_deal(self, value: int) -> None:
        """Rule S3b."""
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
        """S4: open a branch. No point is gained, because the one on the track is for this town."""
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
        self.position.extended = []
        if any(self._me()["discs"].values()):
            self.position.stack = [{"decision": "open"}]
        else:
            self._ask_to_extend()

    def _openable(self) -> list[str]:
        """T1: return the closed cities that match a disc in hand."""
        hand: dict[int, int] = self._me()["discs"]
        closed = [city for city in self.board.cities if self.position.state[city] == "closed"]
        return [city for city in closed if hand.get(self.board.size[city], 0) > 0]

    def _play_open(self, city: str) -> None:
        self._me()["discs"][self.board.size[city]] -= 1
        self.position.state[city] = "open"
        self._ask_to_extend()

    # ================================================================ T2 extend, L2

    def _ask_to_extend(self) -> None:
        """Ask the player to extend, unless no city can be extended."""
        if extending.texts(self.position, letter=False):
            self.position.stack = [{"decision": "extend"}]
        else:
            self._begin_income()

    def _legal_extend(self) -> list[str]:
        return extending.texts(self.position, self._may_spend_letter()) + self._legal_income()

    def _play_extend(self, words: str) -> None:
        if words.startswith("twice "):
            self._spend_letter()
            extending.add(self.position, words.removeprefix("twice "), 2)
        else:
            extending.add(self.position, words, 1)
        self._ask_to_extend()

    # ================================================================ L1 letters

    def _may_spend_letter(self) -> bool:
        """L1: return whether the player may spend a letter (one per turn, and none in the first turn)."""
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
        """T3: return the income from cities that were not extended. Branches in a centre were added this turn."""
        free = 0
        for city in self.board.cities:
            extended = self.position.centre[city] > 0
            if self.position.state[city] == "open" and self.position.present(self._active(), city) and not extended:
                free += self.position.free_spaces(city)
        return free * SPACE_INCOME[self.position.players]

    # ================================================================ T5 new branch, L4

    def _begin_branch(self) -> None:
        self.position.stack = [{"decision": "branch"}]
        if not self._prices():
            self._settle(0)

    def _prices(self) -> dict[str, int]:
        """Return places that can be opened, with prices. The branch just opened does not count as a start (L4)."""
        opened = self.position.stack[-1].get("opened")
        before = [place for place in branching.own_places(self.position) if place != opened]
        return branching.prices(self.position, before)

    def _play_branch(self, place: str) -> None:
        branching.branch(self.position, place, self._prices()[place])
        if self._stopped(1):
            return
        self.position.stack = [{"decision": "second", "opened": place}]
        if not self._may_spend_letter() or not self._prices():
            self._settle(1)

    def _play_second(self, place: str) -> None:
        """Rule L4."""
        branching.branch(self.position, place, self._prices()[place])
        self._spend_letter()
        if not self._stopped(2):
            self._settle(2)

    # ================================================================ T6 settle

    def _settle(self, opened: int) -> None:
        self.position.openings.append(opened)
        for city in self.board.cities:
            self.position.spaces[city] += [self._active()] * self.position.centre[city]  # T6a
            self.position.centre[city] = 0
            if self.position.state[city] == "open":
                self._settle_disc(city)
            if stop_of(self.position) is not None:  # O2: nothing more is settled
                break
        self._finish_turn()

    def _settle_disc(self, city: str) -> None:
        """T6b, otherwise T6c."""
        spaces, size = self.position.spaces[city], self.board.size[city]
        if spaces.count(self._active()) >= MAJORITY[size]:
            self._win(self._active(), city, size)
        elif len(spaces) == size:
            most = max(spaces.count(seat) for seat in spaces)
            nearest = next(seat for seat in spaces if spaces.count(seat) == most)
            self._win(nearest, city, HALF[size])

    def _win(self, seat: int, city: str, points: int) -> None:
        """T6d: win a disc, full or half. E3 needs the number of cities won and their discs."""
        self.position.state[city] = "scored"
        self.position.points_of_cities[seat] += points
        winner = self.position.seats[seat]
        winner["influence"] += points
        winner["won"] += 1
        winner["worth"] += self.board.size[city]

    # ================================================================ E1 end

    def _stopped(self, opened: int) -> bool:
        """O2: end a game that the branches just opened have stopped."""
        if stop_of(self.position) is None:
            return False
        self.position.openings.append(opened)
        self._finish_turn()
        return True

    def _finish_turn(self) -> None:
        self.position.ended = end_of(self.position)
        if self.position.ended is not None:
            self.position.stack = []
            return
        self._pass_on()
        self._begin_turn()
