"""The town in the Felinia twin: bids, selling, trade, boarding, storage (R1-R5, R13, R15)."""

from __future__ import annotations

import copy
from collections.abc import Callable
from itertools import combinations
from typing import Any

from tests.twin.felinia_twin_position import PRICES, STACKS, gain, lose, total
from tests.twin.felinia_twin_scoring import TwinScoring

FREE_STORAGE = 3


class TwinTown(TwinScoring):
    """Rules for players in Katzburg."""

    def _begin_exploration(self) -> None:
        raise NotImplementedError

    def _begin_preparation(self) -> None:
        raise NotImplementedError

    # ================================================================ R1 bids

    def _bidder(self) -> int:
        """Return the next bidder in the three rounds: the first seat, counted from the start player, of those with most
        tokens left.
        """
        return max(self._in_order(), key=lambda seat: int(self.seats[seat]["hand"]))

    def _in_order(self) -> list[int]:
        if self.start is None:
            raise AssertionError("nobody starts")
        return [(self.start + place) % self.players for place in range(self.players)]

    def _legal_bids(self) -> list[str]:
        return [*(f"bid market {number}" for number in self.open_markets()), "bid guild", "bid board"]

    def _play_bid(self, where: str) -> None:
        seat = self._bidder()
        holder = self.seats[seat]
        time = 4 - holder["hand"]  # 1st, 2nd or 3rd
        holder["hand"] -= 1
        if where == "board":
            holder["circles"].append(time)
            self.earn(seat, time)
        else:
            self.stacks[where.removeprefix("market ")].append(seat)
        if all(one["hand"] == 0 for one in self.seats):
            self.phase = "trade"
            self._next_token()

    # ================================================================ R15 selling

    def _sales(self) -> list[str]:
        """Return everything that can be sold, in the fixed order."""
        return ["gold", "spice", *self.board.goods]

    def _for_sale(self, seat: int, sold: int) -> dict[str, int]:
        """Return the items that the seat may still sell after the first `sold` kinds."""
        return {what: self.has(seat, what) for what in self._sales()[sold:] if self.has(seat, what) > 0}

    def _legal_sales(self, seat: int, sold: int) -> list[str]:
        offers = self._for_sale(seat, sold).items()
        return [f"sell {what} {number}" for what, most in offers for number in range(1, most + 1)]

    def _play_sell(self, seat: int, rest: str) -> None:
        """Sell items, and note in the current decision which kinds can no longer be sold."""
        what, number = rest.split(" ")
        self._sell(seat, what, int(number))
        self.stack[-1]["sold"] = self._sales().index(what) + 1

    def _sell(self, seat: int, what: str, number: int) -> None:
        if what in ("gold", "spice"):
            self.seats[seat][what] -= number
        else:
            self.return_good(seat, what, number)
        self.earn(seat, number * PRICES.get(what, 1))

    def _after_selling(self, seat: int, sold: int, kept: dict[str, int], possible: Callable[[], bool]) -> bool:
        """Return whether an action would be possible after selling everything except `kept`."""
        before = copy.deepcopy(self.seats[seat]), dict(self.bag)
        for what, number in self._for_sale(seat, sold).items():
            self._sell(seat, what, max(0, number - kept.get(what, 0)))
        found = possible()
        self.seats[seat], self.bag = before
        return found

    # ================================================================ R2 trade

    def _token(self) -> tuple[str, int]:
        """Return the current stack, and the owner of its top token."""
        for name in STACKS:
            if self.stacks[name]:
                return name, self.stacks[name][-1]
        raise AssertionError("no token is left")

    def _price(self) -> int:
        name, _ = self._token()
        return len(self.stacks[name])

    def _can_pay(self, seat: int) -> bool:
        return int(self.seats[seat]["coins"]) >= self._price()

    def _next_token(self) -> None:
        """Move to the next token whose owner can act; after the last one, exploration begins."""
        while any(self.stacks.values()):
            self.stack = [{"decision": "trade", "sold": 0}]
            if self._could_act():
                return
            self._take_token_back()
        self._begin_exploration()

    def _take_token_back(self) -> int:
        name, owner = self._token()
        self.stacks[name].pop()
        self.seats[owner]["hand"] += 1
        return owner

    def _could_act(self) -> bool:
        """R2: return whether the owner can act, now or after selling everything possible."""
        name, owner = self._token()
        sold: int = self.stack[-1]["sold"]
        if name != "guild":
            goods = self.markets[int(name) - 1]
            return total(goods) > 0 and self._after_selling(owner, sold, {}, lambda: self._can_pay(owner))
        for exchange in self._imaginable_exchanges():
            give = exchange[0]
            if self._after_selling(owner, sold, {give: 1}, lambda: self._may_exchange(owner, *exchange)):  # noqa: B023
                return True
        return self._after_selling(owner, sold, {"gold": 1, "spice": 1}, lambda: self._may_take_bonus(owner))

    def _legal_trade(self) -> list[str]:
        name, owner = self._token()
        texts = self._legal_guild(owner) if name == "guild" else self._legal_purchases(name, owner)
        return [*texts, "decline", *self._legal_sales(owner, self.stack[-1]["sold"])]

    def _play_trade(self, kind: str, rest: str) -> None:
        name, owner = self._token()
        if kind == "sell":
            self._play_sell(owner, rest)
            return
        if kind == "decline":
            self._take_token_back()
            self._next_token()
            return
        self.seats[owner]["coins"] -= self._price()
        if kind == "buy":
            lose(self.markets[int(name) - 1], rest)
            gain(self.seats[owner]["goods"], rest)
        elif kind == "exchange":
            self._play_exchange(owner, *rest.split(" "))
        elif kind == "bonus":
            self._play_bonus(owner, *rest.split(" "))
        self._take_token_back()
        self._offer_boarding(owner)

    # ---------------------------------------------------------------- R3, R4

    def _legal_purchases(self, name: str, owner: int) -> list[str]:
        return [f"buy {good}" for good in self.markets[int(name) - 1]] if self._can_pay(owner) else []

    def _legal_guild(self, owner: int) -> list[str]:
        texts: list[str] = []
        for give, take, extra in self._imaginable_exchanges():
            if self._may_exchange(owner, give, take, extra):
                texts.append(f"exchange {give} {take} {extra}")
        if self._may_take_bonus(owner):
            left = [tile for tile, holder in zip(self.board.bonus, self.bonus, strict=True) if holder is None]
            texts += [f"bonus {people} {kind}" for people, kind in left]
        return texts

    def _imaginable_exchanges(self) -> list[tuple[str, str, str]]:
        extras = ["spice", "provision"] if self.board.expert else ["spice"]
        goods = list(self.board.goods)
        return [(give, take, extra) for give in goods for take in goods if take != give for extra in extras]

    def _may_exchange(self, owner: int, give: str, take: str, extra: str) -> bool:
        """R4a, R4c, R4d: return whether the full exchange is possible."""
        in_supply = self.supply("spice" if extra == "spice" else "provisions") > 0
        return self._can_pay(owner) and self.has(owner, give) > 0 and self.bag.get(take, 0) > 0 and in_supply

    def _may_take_bonus(self, owner: int) -> bool:
        """Rule R4b."""
        pays = self.has(owner, "gold") > 0 and self.has(owner, "spice") > 0
        return self._can_pay(owner) and pays and None in self.bonus

    def _play_exchange(self, owner: int, give: str, take: str, extra: str) -> None:
        self.return_good(owner, give)
        self.draw_good(take)
        gain(self.seats[owner]["goods"], take)
        self.receive(owner, "spice" if extra == "spice" else "provisions", 1)

    def _play_bonus(self, owner: int, people: str, kind: str) -> None:
        self.seats[owner]["gold"] -= 1
        self.seats[owner]["spice"] -= 1
        self.bonus[self._free_bonus(people, kind)] = owner

    def _free_bonus(self, people: str, kind: str) -> int:
        for number, tile in enumerate(self.board.bonus):
            if tile == (people, kind) and self.bonus[number] is None:
                return number
        raise AssertionError(f"no bonus tile {people} {kind}")

    # ================================================================ R5 boarding

    def _offer_boarding(self, seat: int) -> None:
        """R5d: offer boarding while some ship could be boarded, otherwise go on to the next token."""
        self.stack = [{"decision": "boarding", "seat": seat, "sold": 0}]
        if not self._could_board():
            self._next_token()

    def _could_board(self) -> bool:
        seat: int = self.stack[-1]["seat"]
        sold: int = self.stack[-1]["sold"]
        for berth in self.berths:
            kept = self.board.ship_goods(berth["ship"])
            if self._after_selling(seat, sold, kept, lambda: self._may_board(seat, berth)):  # noqa: B023
                return True
        return False

    def _may_board(self, seat: int, berth: dict[str, Any]) -> bool:
        ship = self.board.ships[berth["ship"]]
        room = None in berth["aboard"][: ship["places"]]
        goods = self.board.ship_goods(berth["ship"])
        pays = all(self.has(seat, good) >= number for good, number in goods.items())
        return room and pays and self.seats[seat]["coins"] >= ship["coins"] and self.seats[seat]["merchants"] > 0

    def _legal_boarding(self) -> list[str]:
        seat: int = self.stack[-1]["seat"]
        texts = [f"board {berth['ship']}" for berth in self.berths if self._may_board(seat, berth)]
        return [*texts, *self._legal_sales(seat, self.stack[-1]["sold"]), "done"]

    def _play_boarding(self, kind: str, rest: str) -> None:
        seat: int = self.stack[-1]["seat"]
        if kind == "done":
            self._next_token()
        elif kind == "sell":
            self._play_sell(seat, rest)
        else:
            self._board(seat, rest)
            self._offer_boarding(seat)

    def _board(self, seat: int, ship: str) -> None:
        """Rule R5c."""
        for good, number in self.board.ship_goods(ship).items():
            self.return_good(seat, good, number)
        self.seats[seat]["coins"] -= self.board.ships[ship]["coins"]
        self.seats[seat]["merchants"] -= 1
        for berth in self.berths:
            if berth["ship"] == ship:
                berth["aboard"][berth["aboard"].index(None)] = seat

    # ================================================================ R13 storage

    def _begin_storage(self) -> None:
        self.phase = "storage"
        self._next_storing()

    def _next_storing(self) -> None:
        while self.stored < self.players:
            seat = self._in_order()[self.stored]
            self.stack = [{"decision": "storage", "seat": seat, "sold": 0}]
            if self._for_sale(seat, 0):  # R13a
                return
            self.stored += 1
        self.stored = 0
        self._begin_preparation()

    def _legal_storage(self) -> list[str]:
        seat: int = self.stack[-1]["seat"]
        texts = self._legal_sales(seat, self.stack[-1]["sold"])
        if total(self.seats[seat]["goods"]) <= FREE_STORAGE:
            return [*texts, "done"]
        kept = self._choices(seat, 3)
        if self.seats[seat]["coins"] >= 2:
            kept += self._choices(seat, 4)
        return [*texts, *(f"store {'+'.join(goods)}" for goods in kept)]

    def _choices(self, seat: int, number: int) -> list[tuple[str, ...]]:
        """Return all different choices of this number of goods, in board order."""
        goods = [good for good in self.board.goods for _ in range(self.has(seat, good))]
        return sorted(set(combinations(goods, number)))

    def _play_storage(self, kind: str, rest: str) -> None:
        seat: int = self.stack[-1]["seat"]
        if kind == "sell":
            self._play_sell(seat, rest)
            return
        if kind == "store":
            self._store(seat, rest.split("+"))
        self.stored += 1
        self._next_storing()

    def _store(self, seat: int, staying: list[str]) -> None:
        """R13b: the fourth good is paid before the rest is sold."""
        if len(staying) > FREE_STORAGE:
            self.seats[seat]["coins"] -= 2
        for good in self.board.goods:
            self._sell_down_to(seat, good, staying.count(good))

    def _sell_down_to(self, seat: int, good: str, number: int) -> None:
        surplus = self.has(seat, good) - number
        if surplus > 0:
            self._sell(seat, good, surplus)
