"""Forecast of the trade in this round. Each token buys the good that its owner values most, and the owner then boards a
ship if possible.

The value of a bid depends on all other bids, the goods at the market, the order of choice, and the money left. The
forecast resolves the stacks by a simple deterministic rule.
"""

from __future__ import annotations

from typing import Final

from kontor.games.felinia.bot.island_analysis import FURTHER, IslandAnalysis
from kontor.games.felinia.decisions import Boarding
from kontor.games.felinia.pieces import BERTHS, GOODS, GUILD, MOST_ABOARD, MOST_TOKENS, NONE, PLUS_ONE, STACKS
from kontor.games.felinia.scoring import bonus_of
from kontor.games.felinia.state import BIDDING, TRADING, State
from kontor.games.felinia.stored import COINS, DESK, GOLD_AT, GOODS_AT, POOL, PROVISIONS, SPICE_AT

COIN: Final = 0.6
"""Value of a coin in points when buying."""


class Foresight:
    """Forecast of desks and berths once the last token has been resolved. Goods are indexed by seat and kind."""

    __slots__ = (
        "aboard",
        "bonus",
        "coins",
        "free",
        "goods",
        "markets",
        "missing",
        "needs",
        "pool",
        "spare",
        "state",
        "worth",
    )

    def __init__(self, state: State, look: IslandAnalysis) -> None:
        self.state = state
        seats = range(state.players)
        desks = state.desks
        self.goods: list[int] = [desks[seat * DESK + GOODS_AT + good] for seat in seats for good in range(GOODS)]
        self.coins: list[int] = [desks[seat * DESK + COINS] for seat in seats]
        self.spare: list[int] = [desks[seat * DESK + SPICE_AT] + 2 * desks[seat * DESK + GOLD_AT] for seat in seats]
        """Sale value of the seat's gold and spice."""
        self.pool: list[int] = [desks[seat * DESK + POOL] for seat in seats]
        self.bonus: list[float] = [0.0] * state.players
        """Points of the bonus tile that the seat is expected to take."""
        self.free: list[int] = [0] * BERTHS
        """Number of free places on each berth's ship."""
        self.aboard: list[int] = list(bytes(state.aboard))
        """The seat in each place aboard, in the same order as in the state."""
        self.worth: list[list[float]] = [[0.0] * BERTHS for _ in seats]
        """Expected points of a merchant on each berth's ship, by seat."""
        self.needs: list[tuple[int, ...]] = [()] * BERTHS
        self.markets: list[int] = list(bytes(state.markets))
        self.missing: list[list[int]] = [[0] * BERTHS for _ in seats]
        """Number of goods each seat lacks for each berth's ship."""
        for berth in range(BERTHS):
            number = state.berths[berth]
            if number == NONE:
                continue
            ship = state.board.ships[number]
            self.needs[berth] = ship.goods
            for place in range(ship.places):
                self.free[berth] += self.aboard[berth * MOST_ABOARD + place] == NONE
            for seat in seats:
                paid = min(FURTHER - 1, desks[seat * DESK + PROVISIONS])
                self.worth[seat][berth] = look.best[seat][ship.country][paid]
        for seat in seats:
            self._count(seat)
        if state.phase == BIDDING or state.phase == TRADING:
            self._play(look)

    def _play(self, look: IslandAnalysis) -> None:
        """R2: resolve the stacks, from the top stack and its top token down."""
        state = self.state
        top = state.stack[-1] if state.stack else None
        if isinstance(top, Boarding):
            self._board(top.seat)
        for stack in range(STACKS):
            for at in range(state.heights[stack] - 1, -1, -1):
                seat = state.stacks[stack * MOST_TOKENS + at]
                if stack == GUILD:
                    self._at_guild(look, seat, at + 1)
                else:
                    self._at_market(seat, stack, at + 1)

    def _at_market(self, seat: int, market: int, price: int) -> None:
        """R3: buy the most valuable good, or any good if a ship can be boarded afterwards."""
        if price > self.coins[seat] + self.spare[seat]:
            return
        chosen = -1
        most = 0.0
        ready = self._ready(seat)
        for good in range(GOODS):
            if self.markets[market * GOODS + good]:
                want = self._want(seat, good) + (self.worth[seat][ready] if ready >= 0 else 0.0)
                if want > most:
                    chosen, most = good, want
        if chosen < 0 or most < price * COIN:
            return
        self._pay(seat, price)
        self.markets[market * GOODS + chosen] -= 1
        self.goods[seat * GOODS + chosen] += 1
        self._count(seat)
        self._board(seat)

    def _at_guild(self, look: IslandAnalysis, seat: int, price: int) -> None:
        """R4: make an exchange that completes the goods for a ship, or take a bonus tile."""
        if price > self.coins[seat] + self.spare[seat]:
            return
        give, take, gain = self._exchange(seat)
        bonus = self._best_bonus(look, seat)
        if max(gain, bonus) < price * COIN:
            return
        if bonus > gain:
            self._pay(seat, price)
            self.spare[seat] = max(0, self.spare[seat] - 3)
            self.bonus[seat] += bonus
        else:
            self._pay(seat, price)
            self.goods[seat * GOODS + give] -= 1
            self.goods[seat * GOODS + take] += 1
            self.spare[seat] += 1
            self._count(seat)
        self._board(seat)

    def _exchange(self, seat: int) -> tuple[int, int, float]:
        """Return the best exchange of a spare good that completes the goods for a ship, as (give, take, value)."""
        best = (0, 0, 0.0)
        for berth in range(BERTHS):
            if not self.free[berth] or self.worth[seat][berth] <= best[2]:
                continue
            needs = self.needs[berth]
            lacking = -1
            missing = 0
            over = -1
            for good in range(GOODS):
                left = self.goods[seat * GOODS + good] - needs[good]
                if left < 0:
                    missing -= left
                    lacking = good
                elif left > 0:
                    over = good
            if missing == 1 and over >= 0 and self.state.bag.counts[lacking]:
                best = (over, lacking, self.worth[seat][berth])
        return best

    def _best_bonus(self, look: IslandAnalysis, seat: int) -> float:
        """R4b: return the value of the best bonus tile, less the gold and spice it costs."""
        state = self.state
        if not (state.desks[seat * DESK + GOLD_AT] and state.desks[seat * DESK + SPICE_AT]) or self.bonus[seat] > 0.0:
            return 0.0
        best = 0.0
        for tile in range(len(state.board.bonuses)):
            if state.bonus[tile] == NONE:
                best = max(best, bonus_gain(state, look, seat, tile))
        return max(0.0, best - 1.5)

    def _ready(self, seat: int) -> int:
        """Return the best ship that the seat can pay for in goods and coins, or -1."""
        chosen = -1
        most = 0.0
        if not self.pool[seat]:
            return -1
        for berth in range(BERTHS):
            if self.free[berth] and self.worth[seat][berth] > most and not self.missing[seat][berth]:
                coins = self.state.board.ships[self.state.berths[berth]].coins
                if self.coins[seat] + self.spare[seat] >= coins:
                    chosen, most = berth, self.worth[seat][berth]
        return chosen

    def _count(self, seat: int) -> None:
        """Update the missing goods after the goods of a seat have changed."""
        for berth in range(BERTHS):
            needs = self.needs[berth]
            lacking = 0
            for good in range(len(needs)):
                left = needs[good] - self.goods[seat * GOODS + good]
                if left > 0:
                    lacking += left
            self.missing[seat][berth] = lacking

    def _want(self, seat: int, good: int) -> float:
        """Return the value of another good of this kind, as a share of the points of a ship that needs it and has a
        free place.
        """
        best = 0.0
        have = self.goods[seat * GOODS + good]
        for berth in range(BERTHS):
            if self.free[berth] and self.needs[berth][good] > have:
                want = self.worth[seat][berth] / self.missing[seat][berth]
                if want > best:
                    best = want
        return best

    def _board(self, seat: int) -> None:
        """R5: board as often as possible, the best ship first."""
        berth = self._ready(seat)
        while berth >= 0:
            needs = self.needs[berth]
            for good in range(GOODS):
                self.goods[seat * GOODS + good] -= needs[good]
            self._count(seat)
            self._pay(seat, self.state.board.ships[self.state.berths[berth]].coins)
            self.pool[seat] -= 1
            self.free[berth] -= 1
            place = berth * MOST_ABOARD
            while self.aboard[place] != NONE:
                place += 1
            self.aboard[place] = seat
            berth = self._ready(seat)

    def _pay(self, seat: int, price: int) -> None:
        """Pay in coins, selling gold and spice if there are not enough coins."""
        self.coins[seat] -= price
        if self.coins[seat] < 0:
            self.spare[seat] += self.coins[seat]
            self.coins[seat] = 0

    def sailing(self) -> list[bool]:
        """R6, E1: return the ships that will sail at the end of the trade."""
        state = self.state
        docked = [state.berths[berth] != NONE for berth in range(BERTHS)]
        if 0 in self.pool:
            return docked
        full = [docked[berth] and not self.free[berth] for berth in range(BERTHS)]
        if True not in full and True in docked:
            earliest = -1
            for berth in range(BERTHS):
                if docked[berth] and (earliest < 0 or self._time(berth) < self._time(earliest)):
                    earliest = berth
            full[earliest] = True
        return full

    def _time(self, berth: int) -> int:
        return self.state.board.ships[self.state.berths[berth]].time


def bonus_gain(state: State, look: IslandAnalysis, seat: int, tile: int) -> float:
    """E3b, E3c: return the points of a bonus tile, given the tiles the seat has."""
    bonus = state.board.bonuses[tile]
    number = look.counted[seat][bonus.people]
    if bonus.kind:
        return float(number)
    most = state.board.countries[bonus.people].max_each
    now = (number + 1) * min(number + 1, most) - number * min(number, most)
    return float(now + bonus_of(state, seat, bonus.people, PLUS_ONE))
