"""Action priorities for a simple bot: enough to claim routes and finish a game.

Priorities are integers, so that they are the same on every machine. They are computed from a view, never from the true
position.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.hansa import notation
from kontor.games.hansa.pieces import (
    ACTIONES,
    BURSA,
    CLAVIS_URBIS,
    EMPTY,
    LIBER_SOPHIAE,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    NONE,
    PRIVILEGIUM,
    RIMS,
    TRACK_LENGTH,
    TRADER,
    owner,
)
from kontor.games.hansa.rules.cities import free_house
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, SUPPLY

LIKED_SKILLS = {ACTIONES: 60, PRIVILEGIUM: 35, LIBER_SOPHIAE: 20, BURSA: 25, CLAVIS_URBIS: 30}


def priorities(state: State, actions: Sequence[int]) -> list[int]:
    """Return the priority of each action for the acting seat."""
    look = _Look(state)
    return [look.urge(action) for action in actions]


class _Look:
    """Facts shared by all actions of a decision."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seat = state.actor
        board = state.board
        self.own: list[int] = []
        self.others: list[int] = []
        for route in board.routes:
            pieces = [
                piece for piece in bytes(state.posts[route.first_post : route.first_post + route.length]) if piece
            ]
            own = sum(1 for piece in pieces if owner(piece) == self.seat)
            self.own.append(own)
            self.others.append(len(pieces) - own)
        self.worth = [self.worth_of(route) for route in range(len(board.routes))]
        desk = self.seat * DESK + SUPPLY
        self.supply = state.desks[desk + TRADER] + state.desks[desk + MERCHANT]

    def worth_of(self, route: int) -> int:
        """Rough value of claiming a route."""
        state, board = self.state, self.state.board
        worth = 30 if state.markers[route] != NO_MARKER else 0
        worth += 15 if route == board.special_route else 0
        for city in board.routes[route].ends:
            for track in board.cities[city].skills:
                if state.value(self.seat, track) < TRACK_LENGTH[track]:
                    worth += LIKED_SKILLS[track]
            house = free_house(state, city)
            if house is None:
                continue
            printed = board.cities[city].houses[house]
            if printed.colour <= state.value(self.seat, PRIVILEGIUM):
                worth += 25 + 10 * printed.coin + (10 if len(board.cities[city].houses) == house + 1 else 0)
        return worth

    def ride(self, province: int) -> int:
        """Value of moving the pawn to a province, by the seat's routes there."""
        routes = self.state.board.provinces[RIMS.index(self.state.setup.options["rim"])][province].routes
        return max((self.worth[route] + 60 * self.own[route] - 30 * self.others[route] for route in routes), default=0)

    def urge(self, action: int) -> int:
        actions = self.state.board.actions
        kind, first, second = actions.kind[action], actions.first[action], actions.second[action]
        if kind in (notation.PLACE, notation.DISPLACE, notation.SET, notation.ADD):
            return self.onto(kind, first, second)
        if kind == notation.RETURN:
            return 0 if first == NONE else self.onto(kind, TRADER, first)
        if kind == notation.CLAIM:
            return 500 + self.worth[first]
        if kind == notation.INCOME:
            return 200 if self.supply < 3 else 40 - self.supply
        if kind == notation.END:
            return 30
        return self.rest(kind, first, second)

    def onto(self, kind: int, piece: int, post: int) -> int:
        """Priority of putting a piece on a post: prefer valuable routes that are started and not blocked."""
        route = self.state.board.post_route[post]
        length = self.state.board.routes[route].length
        others = self.others[route] - (kind == notation.DISPLACE)
        missing = length - self.own[route]
        urge = 60 + self.worth[route] - 20 * missing - 45 * others
        urge -= 25 if kind == notation.DISPLACE else 0
        urge -= 10 if piece == MERCHANT and kind != notation.ADD and not self.merchant_wanted(route) else 0
        return max(1, urge)

    def merchant_wanted(self, route: int) -> bool:
        """Whether a merchant on this route could take a house or a slot."""
        board = self.state.board
        if route == board.special_route:
            return True
        houses = [(board.cities[city], free_house(self.state, city)) for city in board.routes[route].ends]
        return any(number is not None and city.houses[number].kind == MERCHANT for city, number in houses)

    def rest(self, kind: int, first: int, second: int) -> int:
        if kind == notation.PAWN:
            return 40 + self.ride(first) // 8
        if kind == notation.RIDE:
            return self.ride(first) // 8
        if kind == notation.GREEN:
            return 90 - 30 * (first == MERCHANT)
        if kind == notation.REDEPLOY:
            return self.onto(kind, first, second)
        if kind in (notation.SKILL, notation.USE_SKILL):
            return 100 + LIKED_SKILLS[first]
        if kind == notation.OFFICE:
            return self.office(first)
        if kind == notation.EXTRA:
            return 70 - 20 * (first == MERCHANT)
        if kind == notation.PRESTIGE:
            return 150 + first
        if kind == notation.USE_PLUS:
            return 150 if self.supply >= 4 else 5
        if kind == notation.USE_SWAP:
            return self.swap(first, second)
        if kind == notation.PAY:
            return 10 - notation.PAYMENTS[first][MERCHANT]
        if kind == notation.PUT:
            return 20 + 10 * self.own[second] + len(MARKERS) - first
        if kind in (notation.USE_REMOVE, notation.REMOVE):
            return self.removal(first)
        return 2 if kind == notation.DONE else 1

    def office(self, city: int) -> int:
        """Prefer a house with a coin, or one that completes the city."""
        there = self.state.board.cities[city]
        house = free_house(self.state, city)
        assert house is not None
        return 80 + 40 * there.houses[house].coin + 20 * (house + 1 == len(there.houses))

    def swap(self, city: int, house: int) -> int:
        """Prefer moving the seat's own office to the right."""
        at = self.state.board.cities[city].first_house + house
        return 90 if owner(self.state.houses[at]) == self.seat != owner(self.state.houses[at + 1]) else 1

    def removal(self, post: int) -> int:
        """Prefer another player's piece on a route that otherwise belongs to the seat."""
        piece = self.state.posts[post]
        route = self.state.board.post_route[post]
        return 120 if piece != EMPTY and owner(piece) != self.seat and self.own[route] >= 2 else 1
