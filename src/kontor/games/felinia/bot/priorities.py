"""Action priorities for a simple bot, good enough to fill ships, settle merchants and finish a game.

Priorities are integers, so they are the same on every machine. They are computed from a view, never from the true
position.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.felinia import notation
from kontor.games.felinia.decisions import Walk
from kontor.games.felinia.notation import OWN_BOARD, STORED
from kontor.games.felinia.pieces import (
    BERTHS,
    FACE_DOWN,
    FREE_GOODS,
    GOODS,
    GUILD,
    MOST_COINS,
    NO_TILE,
    NONE,
    PEOPLES,
    SHORT_WALK,
)
from kontor.games.felinia.rules.boarding import free_place
from kontor.games.felinia.scoring import tiles_of
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import COINS, DESK, GOODS_AT, PROVISIONS, TILES_AT

FURTHEST = 3
"""Number of steps that the path search looks ahead."""


def priorities(state: State, actions: Sequence[int]) -> list[int]:
    """Return the priority of each action for the acting seat."""
    look = _Look(state)
    return [look.urge(action) for action in actions]


class _Look:
    """Facts shared by all actions of a decision."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.actor
        first = self.seat * DESK + GOODS_AT
        self.held = list(state.desks[first : first + GOODS])
        self.coins = state.desks[self.seat * DESK + COINS]
        self.wanted = [self.want(good) for good in range(GOODS)]

    def want(self, good: int) -> int:
        """Return how much another good of this kind would help to board a ship with a free place: more if fewer goods
        are missing.
        """
        best = 0
        for berth in range(BERTHS):
            ship = self.state.berths[berth]
            if ship == NONE or free_place(self.state, berth) == NONE:
                continue
            goods = self.state.board.ships[ship].goods
            missing = sum(max(0, goods[one] - self.held[one]) for one in range(GOODS))
            if goods[good] > self.held[good]:
                best = max(best, 90 // missing)
        return best

    def urge(self, action: int) -> int:
        actions = self.state.board.actions
        kind, first, second = actions.kind[action], actions.first[action], actions.second[action]
        if kind == notation.BID:
            return self.bid(first)
        if kind == notation.BUY:
            return 40 + self.wanted[first] - 8 * self.state.heights[self.state.current_stack()]
        if kind == notation.EXCHANGE:
            give, take = divmod(first, GOODS)
            return 30 + self.wanted[take] - self.use(give) + 2 * second
        if kind == notation.BONUS:
            return self.bonus(first)
        if kind == notation.SELL:
            return self.sale(first, second)
        if kind == notation.BOARD:
            return 200
        if kind in (notation.TURN, notation.STEP):
            return self.walk(kind, first)
        if kind == notation.KEEP:
            return 5 if first == NONE else 30
        if kind == notation.STORE:
            goods = STORED[first]
            return 20 + sum(self.use(good) for good in goods) // len(goods) - 6 * (len(goods) > FREE_GOODS)
        return {notation.DECLINE: 25, notation.DONE: 15, notation.STOP: 1}.get(kind, 1)

    def use(self, good: int) -> int:
        """Return the value of keeping a good because a ship needs it."""
        best = 0
        for berth in range(BERTHS):
            ship = self.state.berths[berth]
            if ship != NONE and free_place(self.state, berth) != NONE:
                goods = self.state.board.ships[ship].goods
                missing = sum(max(0, goods[one] - self.held[one]) for one in range(GOODS))
                if goods[good] >= self.held[good] > 0:
                    best = max(best, 40 // (1 + missing))
        return best

    def bid(self, where: int) -> int:
        """Prefer useful, affordable goods, or the seat's own board if money is short or bidding is almost over."""
        state = self.state
        if where == OWN_BOARD:
            time = state.placed() // state.players
            return 22 + 9 * time - 5 * self.coins + (10 if self.coins < 2 else 0)
        price = state.heights[where] + 1
        if price > self.coins + 1 or price > MOST_COINS:
            return 1
        if where == GUILD:
            return 24 - 6 * price
        goods = [self.wanted[good] for good in range(GOODS) if state.markets[where * GOODS + good]]
        return max(1, 20 + max(goods, default=-20) // 2 - 7 * price) if goods else 1

    def bonus(self, tile: int) -> int:
        bonus = self.state.board.bonuses[tile]
        return 35 + 12 * self.state.desks[self.seat * DESK + TILES_AT + bonus.people]

    def sale(self, what: int, number: int) -> int:
        """Sell only as much as the next action costs, spice before gold."""
        return max(1, 6 - what - number) if self.coins == 0 and number == 1 else 1

    def walk(self, kind: int, province: int) -> int:
        walk = self.state.stack[-1]
        assert isinstance(walk, Walk)
        if kind == notation.TURN:
            return 300
        left = SHORT_WALK - len(walk.passed) + self.state.desks[self.seat * DESK + PROVISIONS]
        return 10 + self.reach((*walk.passed, province), min(left, FURTHEST))

    def reach(self, passed: tuple[int, ...], left: int) -> int:
        """Return the value of the best tile on this path."""
        state = self.state
        here = passed[-1]
        if state.tiles[here] != NO_TILE:
            return 0 if state.tiles[here] == FACE_DOWN else 100 + self.tile(here)
        best = 3 if state.board.provinces[here].symbols else 0
        if left > 1:
            provinces = state.board.provinces
            crossing = state.crossing()
            for there in provinces[here].roads:
                same = crossing or provinces[there].country == provinces[here].country
                if same and there not in passed and state.merchants[there] == NONE:
                    best = max(best, self.reach((*passed, there), left - 1) - 4)
        return best

    def tile(self, province: int) -> int:
        """Return the value of a tile and of its post, which may enlarge one of the seat's groups."""
        state = self.state
        tile = state.tiles[province]
        near = sum(1 for there in state.board.provinces[province].borders if state.merchants[there] == self.seat)
        groups = 10 * min(near, 2)
        if tile >= PEOPLES:
            return 30 + groups
        own = tiles_of(state, self.seat, tile)
        most = state.board.countries[tile].max_each
        return 10 * ((own + 1) * min(own + 1, most) - own * min(own, most)) + groups
