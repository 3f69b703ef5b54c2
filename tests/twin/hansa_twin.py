"""The twin of Hansa Teutonica: a second, plain implementation of the rules, for 3-5 players on the base boards.

Written from the rules text alone, to be compared with the first implementation. Slow and obvious on purpose.
Rule ids (S2, D6, ...) are those of the rules text.
"""

from __future__ import annotations

from typing import Any

from tests.twin.hansa_twin_claiming import TwinClaiming
from tests.twin.hansa_twin_displacing import TwinDisplacing
from tests.twin.hansa_twin_position import (
    KINDS,
    MARKERS,
    TAVERN_MARKERS,
    TRACK_VALUES,
    gain,
    kind_of,
    lose,
    owner_of,
    total,
)

CHANCE = -1
OVER = -2


class HansaTwin(TwinDisplacing, TwinClaiming):
    """One game: who acts, what is legal, what it does."""

    # ================================================================ the interface

    def actor(self) -> int:
        if not self.position.stack:
            return OVER
        decision = self._top()["decision"]
        if decision in ("taverns", "first", "taken", "draw"):
            return CHANCE
        if decision == "answer":
            return int(self._top()["seat"])  # D2
        return self._active()

    def legal(self) -> list[str]:
        if not self.position.stack:
            return []
        decision = self._top()["decision"]
        if decision in ("taverns", "first", "taken", "draw"):
            return list(self.weights())
        if decision == "turn":
            return self._legal_turn()
        if decision == "pay":
            return self._legal_pay()
        if decision == "answer":
            return self._legal_answer()
        if decision == "move":
            return self._legal_move()
        if decision == "remove":
            return [f"remove {post}" for post in self._occupied_posts()] + ["done"]
        if decision == "benefit":
            return self._legal_benefit()
        if decision == "placing":
            return self._legal_placing()
        raise AssertionError(decision)

    def weights(self) -> dict[str, int]:
        """The chance actions with their weights; empty when it is not chance's turn."""
        position = self.position
        if not position.stack:
            return {}
        decision = self._top()["decision"]
        if decision == "taverns":  # S4: shuffled, each kind once
            lying = list(position.markers.values())
            return {f"draw {kind}": 1 for kind in TAVERN_MARKERS if kind not in lying}
        if decision == "first":  # S5
            return {f"first {seat}": 1 for seat in range(position.players)}
        if decision in ("taken", "draw"):  # C4b, M3c
            return {f"draw {kind}": position.unseen[kind] for kind in MARKERS if position.unseen[kind] > 0}
        return {}

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"not legal: {text}")
        decision = self._top()["decision"]
        kind, _, rest = text.partition(" ")
        if decision == "taverns":
            self._play_tavern(rest)
        elif decision == "first":
            self._play_first(int(rest))
        elif decision == "taken":
            self._play_taken(rest)
        elif decision == "draw":
            self._play_draw(rest)
        elif decision == "turn":
            self._play_turn(kind, rest)
        elif decision == "pay":
            self._play_pay(rest)
        elif decision == "answer":
            self._play_answer(kind, rest)
        elif decision == "move":
            self._play_move(kind, rest)
        elif decision == "remove":
            self._play_remove(kind, rest)
        elif decision == "benefit":
            self._play_benefit(kind, rest)
        elif decision == "placing":
            self._play_put(rest)
        else:
            raise AssertionError(decision)

    def to_json(self) -> dict[str, Any]:
        return self.position.to_json()

    def scores(self) -> list[dict[str, int]]:
        return self.position.scores()

    # ================================================================ S. setup

    def _play_tavern(self, marker: str) -> None:
        """S4: the tavern routes get their markers in board order, face up."""
        bare = [route for route in self.board.taverns if route not in self.position.markers]
        self.position.markers[bare[0]] = marker
        if len(bare) == 1:
            self.position.stack = [{"decision": "first"}]

    def _play_first(self, first: int) -> None:
        """S5, and S2 for every seat."""
        position = self.position
        position.first = first
        for seat in range(position.players):
            k = (seat - first) % position.players + 1
            position.seats[seat]["supply"] = {"trader": 4 + k, "merchant": 1}
            position.seats[seat]["stock"] = {"trader": 7 - k, "merchant": 0}
        self._begin_turn(first)

    # ================================================================ T. turn

    def _begin_turn(self, seat: int) -> None:
        """T1."""
        self.position.active = seat
        self.position.actions = self.position.value(seat, "actiones")
        self.position.stack = [{"decision": "turn"}]

    def _next_turn(self) -> None:
        self._begin_turn((self._active() + 1) % self.position.players)

    def _legal_turn(self) -> list[str]:
        texts: list[str] = []
        if self.position.actions > 0:
            texts += self._legal_income()
            texts += self._legal_place()
            texts += self._legal_displace()
            texts += [f"lift {post}" for post in self.position.own_posts(self._active())]  # A4a
            texts += [f"claim {route}" for route in self.board.routes if self._may_claim(route)]
        texts += self._legal_use()  # T3
        texts.append("end")  # T4
        return texts

    def _play_turn(self, kind: str, rest: str) -> None:
        if kind in ("income", "place", "displace", "lift", "claim"):
            self.position.actions -= 1
        if kind == "income":
            self._play_income(int(rest))
        elif kind == "place":
            self._play_place(rest)
        elif kind == "displace":
            self._play_displace(rest)
        elif kind == "lift":
            self._play_first_lift(rest)
        elif kind == "claim":
            self._play_claim(rest)
        elif kind == "use":
            self._play_use(rest)
        elif kind == "end":
            self._play_end()
        else:
            raise AssertionError(kind)

    def _play_end(self) -> None:
        """T4: after the actions and markers comes the placing of markers (M3)."""
        if not self._placing_possible():
            self._next_turn()  # M4: what is on the plate stays there, undrawn
            return
        self.position.stack = [{"decision": "placing"}]
        hidden = self._me()["plate"].get("hidden", 0)
        if hidden > 0 and self.position.options["new_markers"] == "face_up":  # M3c
            self.position.stack.append({"decision": "draw"})

    # ================================================================ A1 income, A2 place

    def _legal_income(self) -> list[str]:
        """A1."""
        stock: dict[str, int] = self._me()["stock"]
        if total(stock) == 0:
            return []
        pieces = min(self.position.value(self._active(), "bursa"), total(stock))
        texts: list[str] = []
        for merchants in range(pieces + 1):
            if merchants <= stock["merchant"] and pieces - merchants <= stock["trader"]:
                texts.append(f"income {merchants}")
        return texts

    def _play_income(self, merchants: int) -> None:
        me = self._me()
        pieces = min(self.position.value(self._active(), "bursa"), total(me["stock"]))
        for number in range(pieces):
            kind = "merchant" if number < merchants else "trader"
            lose(me["stock"], kind)
            gain(me["supply"], kind)

    def _legal_place(self) -> list[str]:
        """A2."""
        texts: list[str] = []
        for kind in KINDS:
            if self._me()["supply"][kind] > 0:
                for post in self.position.empty_posts():
                    if self.board.may_stand(kind, post):
                        texts.append(f"place {kind} {post}")
        return texts

    def _play_place(self, rest: str) -> None:
        kind, post = rest.split(" ", 1)
        lose(self._me()["supply"], kind)
        self.position.posts[post] = f"{kind} {self._active()}"

    # ================================================================ A4 move

    def _play_first_lift(self, post: str) -> None:
        """A4a: the first lift starts the Move."""
        hand = {"trader": 0, "merchant": 0}
        gain(hand, kind_of(self.position.posts.pop(post)))
        lifts = self.position.value(self._active(), "liber_sophiae") - 1
        self.position.stack.append({"decision": "move", "lifts": lifts, "hand": hand})

    def _legal_move(self) -> list[str]:
        move = self._top()
        texts: list[str] = []
        if move["lifts"] > 0:
            texts += [f"lift {post}" for post in self.position.own_posts(self._active())]
        empty = self.position.empty_posts()
        land = len([post for post in empty if post not in self.board.ship_posts])
        for post in empty:
            if move["hand"]["trader"] > 0 and self.board.may_stand("trader", post):
                texts.append(f"set trader {post}")
            # A4: no lifted trader may be left without a post it may stand on.
            land_left = land if post in self.board.ship_posts else land - 1
            if move["hand"]["merchant"] > 0 and move["hand"]["trader"] <= land_left:
                texts.append(f"set merchant {post}")
        return texts

    def _play_move(self, kind: str, rest: str) -> None:
        move = self._top()
        if kind == "lift":
            gain(move["hand"], kind_of(self.position.posts.pop(rest)))
            move["lifts"] -= 1
            return
        piece, post = rest.split(" ", 1)
        lose(move["hand"], piece)
        move["lifts"] = 0
        self.position.posts[post] = f"{piece} {self._active()}"
        if total(move["hand"]) == 0:
            self.position.stack.pop()

    # ================================================================ M. using markers

    def _legal_use(self) -> list[str]:
        """M6-M10."""
        unused: dict[str, int] = self._me()["unused"]
        texts: list[str] = []
        if unused.get("swap", 0) > 0:
            for city in self.board.cities:
                for index in range(len(self.position.houses[city]) - 1):
                    if self._may_swap(city, index):
                        texts.append(f"use swap {city} {index + 1}")
        for marker in ("plus3", "plus4"):
            if unused.get(marker, 0) > 0:
                texts.append(f"use {marker}")
        if unused.get("skill", 0) > 0:
            for track in TRACK_VALUES:
                if not self.position.finished(self._active(), track):
                    texts.append(f"use skill {track}")
        if unused.get("remove", 0) > 0:
            texts += [f"use remove {post}" for post in self._occupied_posts()]
        return texts

    def _may_swap(self, city: str, index: int) -> bool:
        """M6: neighbours that differ in owner or kind."""
        left = self.position.houses[city][index]
        right = self.position.houses[city][index + 1]
        if left is None or right is None or left == right:
            return False
        if self.position.options["swap_must_own_one"]:
            return self._active() in (owner_of(left), owner_of(right))
        return True

    def _play_use(self, rest: str) -> None:
        marker, _, what = rest.partition(" ")
        self._turn_over(marker)
        if marker == "swap":
            city, number = what.rsplit(" ", 1)
            houses = self.position.houses[city]
            index = int(number) - 1
            houses[index], houses[index + 1] = houses[index + 1], houses[index]
        elif marker == "plus3":
            self.position.actions += 3  # M7
        elif marker == "plus4":
            self.position.actions += 4  # M7
        elif marker == "skill":
            self._advance(self._active(), what)  # M8
        elif marker == "remove":
            self._remove_piece(what)
            self.position.stack.append({"decision": "remove", "left": 2})
        else:
            raise AssertionError(marker)

    def _remove_piece(self, post: str) -> None:
        """M9: to its owner's supply."""
        piece = self.position.posts.pop(post)
        gain(self.position.seats[owner_of(piece)]["supply"], kind_of(piece))

    def _play_remove(self, kind: str, post: str) -> None:
        """M9: the second and third piece."""
        if kind == "remove":
            self._remove_piece(post)
            self._top()["left"] -= 1
        if kind == "done" or self._top()["left"] == 0:
            self.position.stack.pop()

    # ================================================================ M3, M4 placing

    def _open_routes(self) -> list[str]:
        """M3b: no marker, no piece, a free printed house in an end city, never a sea route."""
        found: list[str] = []
        for route in self.board.routes:
            if route in self.position.markers or self.board.is_sea_route(route):
                continue
            if any(not self.position.is_empty(post) for post in self.board.route_posts[route]):
                continue
            if any(self.position.free_house(city) is not None for city in self.board.ends[route]):
                found.append(route)
        return found

    def _placing_possible(self) -> bool:
        return total(self._me()["plate"]) > 0 and len(self._open_routes()) > 0

    def _play_draw(self, marker: str) -> None:
        """M3c: all new ones are drawn before the first is placed."""
        plate: dict[str, int] = self._me()["plate"]
        lose(self.position.unseen, marker)
        lose(plate, "hidden")
        gain(plate, marker)
        if plate["hidden"] == 0:
            self.position.stack.pop()

    def _legal_placing(self) -> list[str]:
        plate: dict[str, int] = self._me()["plate"]
        kinds = [kind for kind in MARKERS + ["hidden"] if plate.get(kind, 0) > 0]
        return [f"put {kind} {route}" for kind in kinds for route in self._open_routes()]

    def _play_put(self, rest: str) -> None:
        """M3b: compulsory if possible; M4: what no route can take stays."""
        marker, route = rest.split(" ", 1)
        lose(self._me()["plate"], marker)
        self.position.markers[route] = marker
        if not self._placing_possible():
            self._next_turn()
