"""The island in the Felinia twin: departure, walks, tiles, Mysterious Places (R6-R12, X)."""

from __future__ import annotations

from typing import Any

from tests.twin.felinia_twin_position import Knowing, gain, lose
from tests.twin.felinia_twin_town import TwinTown

FREE_STEPS = 3
TURNS = 2
AT_ONCE: dict[str, str] = {"more_coins": "coin", "more_provisions": "provision", "more_gold": "gold"}  # X5-X7


class TwinIsland(TwinTown):
    """Rules for merchants after they leave Katzburg."""

    def _end(self) -> None:
        raise NotImplementedError

    # ================================================================ R6 departure, R7 landing

    def _begin_exploration(self) -> None:
        taken = [number for number in range(4) if self.berths[number]["ship"] is not None]
        if any(seat["merchants"] == 0 for seat in self.seats) and self.closing is None:
            self.closing = "merchants"
            leaving = taken  # E1
        elif self.closing == "ships":
            leaving = [number for number in taken if self._aboard(number)]  # E2
        else:
            full = [number for number in taken if self._is_full(number)]
            leaving = full or [min(taken, key=self._time)]
        self.phase = "exploration"
        self.sailing = [number + 1 for number in sorted(leaving, key=self._time)]
        self._next_landing()

    def _time(self, number: int) -> int:
        return self.board.time(self.berths[number]["ship"])

    def _aboard(self, number: int) -> list[int]:
        return [seat for seat in self.berths[number]["aboard"] if seat is not None]

    def _is_full(self, number: int) -> bool:
        return len(self._aboard(number)) == int(self.board.ships[self.berths[number]["ship"]]["places"])

    def _next_landing(self) -> None:
        """Land the next merchant of the sailing ship, or of the next ship; after the last one, the phase ends."""
        while self.sailing:
            berth = self.berths[self.sailing[0] - 1]
            for place in (0, 1):
                seat = berth["aboard"][place]
                if seat is not None:
                    berth["aboard"][place] = None
                    self._land(seat, self.board.ships[berth["ship"]]["country"])
                    return
            berth["ship"] = None  # R17
            self.sailing.pop(0)
        if self.closing is None:
            self._begin_storage()
        else:
            self._end()

    def _land(self, seat: int, country: str) -> None:
        self.stack = [{"decision": "walk", "seat": seat, "turns": TURNS, "passed": [self.board.port[country]]}]
        self._enter(seat, self.board.port[country])

    # ================================================================ R8 turning

    def _legal_turns(self, walk: dict[str, Any]) -> list[str]:
        """R8: return the tiles that can be turned, but only after the first step."""
        if walk["turns"] == 0 or len(walk["passed"]) > 1:
            return []
        country = self._home(walk)
        hidden = [post for post, tile in self.tiles.items() if tile == "face_down"]
        return [f"turn {post}" for post in hidden if self.board.country[post] == country]

    def _home(self, walk: dict[str, Any]) -> str:
        """Return the country that the ship sailed to."""
        return self.board.country[walk["passed"][0]]

    def _play_turn(self, province: str) -> None:
        self.stack[-1]["turns"] -= 1
        self.stack.append({"decision": "turned", "province": province})

    def _play_turned(self, tile: str) -> None:
        province: str = self.stack.pop()["province"]
        self.tiles[province] = tile
        lose(self.unseen[self.board.country[province]], tile)
        self._go_on_walking()

    # ================================================================ R9-R11 walking

    def _may_cross(self) -> bool:
        """O4: return whether walks may cross borders at this table."""
        return self.options["cross_border_movement"] is True

    def _steps(self, walk: dict[str, Any]) -> list[str]:
        """R9a, R10b, R11: return the provinces that the walk may enter next."""
        if len(walk["passed"]) >= FREE_STEPS and not self.board.expert:
            return []
        if len(walk["passed"]) >= FREE_STEPS and self.seats[walk["seat"]]["provisions"] == 0:
            return []
        return [province for province in self.board.roads[walk["passed"][-1]] if self._may_enter(walk, province)]

    def _may_enter(self, walk: dict[str, Any], province: str) -> bool:
        abroad = self.board.country[province] != self._home(walk)
        if province in walk["passed"] or province in self.merchants or (abroad and not self._may_cross()):
            return False
        return self.tiles.get(province) != "face_down"

    def _legal_walk(self) -> list[str]:
        walk = self.stack[-1]
        return [*self._legal_turns(walk), *(f"step {province}" for province in self._steps(walk)), "stop"]

    def _play_walk(self, kind: str, rest: str) -> None:
        if kind == "turn":
            self._play_turn(rest)
        elif kind == "step":
            self._step(rest)
        else:
            self._go_home()

    def _go_on_walking(self) -> None:
        """R10a: end the walk if nothing is left to do."""
        walk = self.stack[-1]
        if not self._steps(walk) and not self._legal_turns(walk):
            self._go_home()

    def _go_home(self) -> None:
        walk = self.stack.pop()
        self.seats[walk["seat"]]["merchants"] += 1
        self._next_landing()

    def _step(self, province: str) -> None:
        walk = self.stack[-1]
        if len(walk["passed"]) >= FREE_STEPS:
            self.seats[walk["seat"]]["provisions"] -= 1
        walk["passed"].append(province)
        walk["turns"] = 0
        if province in self.tiles:
            self._settle(walk["seat"], province)
            return
        self._enter(walk["seat"], province)

    def _enter(self, seat: int, province: str) -> None:
        """R9b: the symbols take effect one after another in printed order."""
        self.symbols_left = [(seat, *symbol) for symbol in self.board.symbol.get(province, [])]
        self._next_symbol()

    def _next_symbol(self) -> None:
        walk = self.stack[-1]
        while self.symbols_left and self.stack[-1] is walk:
            self._find(*self.symbols_left.pop(0))
        if self.stack[-1] is walk:
            self._go_on_walking()

    def _find(self, seat: int, symbol: str, number: int) -> None:
        """Rules R9b, X5-X7."""
        for tile, of in AT_ONCE.items():
            if of == symbol and self.holds_tile(seat, tile):
                number += 1
        self._give(seat, symbol, number)

    def _give(self, seat: int, symbol: str, number: int) -> None:
        if symbol == "coin":
            self.earn(seat, number)
        elif symbol == "good":
            if self.bag:
                self.stack.append({"decision": "found", "seat": seat, "left": number})
        elif symbol == "place":
            if self.pile:
                self.stack.append({"decision": "look", "seat": seat, "times": number - 1, "cards": []})
        else:
            self.receive(seat, {"gold": "gold", "spice": "spice", "provision": "provisions"}[symbol], number)

    def _settle(self, seat: int, province: str) -> None:
        """R9c: the merchant stays and the tile is taken."""
        tile = self.tiles.pop(province)
        self.merchants[province] = seat
        self.stack = []
        if tile == "gift":  # X2
            for symbol in ("provision", "gold", "coin", "good"):
                self._give(seat, symbol, 1)
        else:
            gain(self.seats[seat]["tiles"], tile)
        if tile in AT_ONCE:
            self._give(seat, AT_ONCE[tile], 1)
        if not self.stack:
            self._next_landing()

    def _play_found(self, good: str) -> None:
        found = self.stack[-1]
        self.draw_good(good)
        gain(self.seats[found["seat"]]["goods"], good)
        found["left"] -= 1
        if found["left"] == 0 or not self.bag:
            self.stack.pop()
            self._after_finding()

    def _after_finding(self) -> None:
        if self.stack:
            self._next_symbol()
        else:
            self._next_landing()

    # ================================================================ R12 places

    def _play_look(self, place: str) -> None:
        """R12a: look at the top card in secret."""
        look = self.stack[-1]
        look["cards"].append({"place": place, "known_to": self._take_top(look["seat"], place)})
        if len(look["cards"]) == 2 or not self.pile:
            look["decision"] = "keep"

    def _take_top(self, seat: int, place: str) -> Knowing:
        """Return the seats that know the card, because they see it or can deduce it."""
        top = self.pile[0]
        knowing: Knowing = {seat}
        if len(top["cards"]) == 1:
            knowing |= top["known_to"]
        lose(top["cards"], place)
        top["known_to"] = top["known_to"] & knowing
        if not top["cards"]:
            self.pile.pop(0)
        return knowing

    def _legal_keep(self) -> list[str]:
        keep = self.stack[-1]
        places = sorted({card["place"] for card in keep["cards"]})
        return [*(f"keep {place}" for place in places if self._may_keep(keep["seat"], place)), "keep none"]

    def _may_keep(self, seat: int, place: str) -> bool:
        """Rules R12b, R12c."""
        cost = self.board.cost[place]
        pays = cost == "free" or self.has(seat, cost) > 0
        return pays and place not in self.seats[seat]["kept"]

    def _play_keep(self, place: str) -> None:
        keep = self.stack.pop()
        cards: list[dict[str, Any]] = keep["cards"]
        if place != "none":
            self._keep(keep["seat"], place, cards)
        for card in cards:  # R12d
            self.pile.append({"known_to": card["known_to"], "cards": {card["place"]: 1}})
        if keep["times"] > 0 and self.pile:
            self.stack.append({"decision": "look", "seat": keep["seat"], "times": keep["times"] - 1, "cards": []})
        else:
            self._next_symbol()

    def _keep(self, seat: int, place: str, cards: list[dict[str, Any]]) -> None:
        if len(cards) == 2:  # other players do not know which of the two was kept
            for card in cards:
                card["known_to"] = {seat}
        kept = next(card for card in cards if card["place"] == place)
        cards.remove(kept)
        cost = self.board.cost[place]
        if cost != "free":
            self.return_good(seat, cost)
        self.seats[seat]["kept"][place] = kept["known_to"]
        gain(self.seats[seat]["costs"], cost)
