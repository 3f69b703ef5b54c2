"""Action priorities for a simple bot, good enough to claim routes and finish a game.

Priorities are integers, so they are the same on every machine. They are computed from a view, never from the true
position.
"""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.hansa import notation
from kontor.games.hansa.decisions import Gift, MarkerMove
from kontor.games.hansa.pieces import (
    ACTIONES,
    BETTER_CITIES,
    BETTER_SKILLS,
    BURSA,
    CLAVIS_URBIS,
    EMPTY,
    EXTRA_OFFICE,
    LIBER_SOPHIAE,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    NONE,
    PLUS3,
    PLUS4,
    PRIVILEGIUM,
    REMOVE_MARKER,
    RIMS,
    SKILL_MARKER,
    SWAP,
    TRACK_LENGTH,
    TRADER,
    TRIBUTE,
    owner,
)
from kontor.games.hansa.rules.cities import free_house
from kontor.games.hansa.scoring import control_points, skill_points
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, SUPPLY

LIKED_MARKERS = {EXTRA_OFFICE: 40, SWAP: 15, PLUS3: 50, PLUS4: 60, SKILL_MARKER: 70, REMOVE_MARKER: 10}
"""Priority of taking each marker. Markers that are not listed have a middle rank."""
LIKED_TILES = (60, 210, 70, 60, 60, 50)
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
        self.permit_cities = [permit.city for permit in board.permits]  # B7
        self.worth = [self.worth_of(route) for route in range(len(board.routes))]
        desk = self.seat * DESK + SUPPLY
        self.supply = state.desks[desk + TRADER] + state.desks[desk + MERCHANT]
        self.moving_others = bool(state.stack) and type(state.stack[-1]) is MarkerMove

    def worth_of(self, route: int) -> int:
        """Return the approximate value of claiming a route."""
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
                worth += 25 + 10 * printed.coin * board.coin_points + 15 * (city in self.permit_cities)
                worth += 10 if len(board.cities[city].houses) == house + 1 else 0
        return worth

    def ride(self, province: int) -> int:
        """Return the value of moving the pawn to a province, which depends on the seat's routes there."""
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
        if kind == notation.INCOME and type(self.state.stack[-1]) is Gift:
            return 50 + first
        if kind == notation.INCOME:
            return 200 if self.supply < 3 else 40 - self.supply
        if kind == notation.END:
            return 30
        return self.rest(kind, first, second)

    def onto(self, kind: int, piece: int, post: int) -> int:
        """Return the priority of putting a piece on a post. Prefer valuable routes that are begun and not blocked."""
        route = self.state.board.post_route[post]
        if kind == notation.SET and self.moving_others:  # G4: move the piece out of the way
            return max(1, 60 - self.worth[route] // 2 - 30 * self.own[route])
        length = self.state.board.routes[route].length
        others = self.others[route] - (kind == notation.DISPLACE)
        missing = length - self.own[route]
        urge = 60 + self.worth[route] - 20 * missing - 45 * others
        urge -= 25 if kind == notation.DISPLACE else 0
        urge -= 6 * missing if self.state.board.post_country[post] != self.state.board.home else 0  # B8: slow to fill
        urge -= 10 if piece == MERCHANT and kind != notation.ADD and not self.merchant_wanted(route) else 0
        return max(1, urge)

    def merchant_wanted(self, route: int) -> bool:
        """Return whether a merchant on this route could take a house or a slot."""
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
        if kind in (notation.USE_REMOVE, notation.REMOVE) or (kind == notation.LIFT and self.moving_others):
            return self.removal(first)
        return self.extension(kind, first, second)

    def extension(self, kind: int, first: int, second: int) -> int:
        """L, Q: return the priorities of tiles and promo markers."""
        state, board = self.state, self.state.board
        if kind == notation.FAVOUR:  # L8, L9: worth more to a player who has cities or finished tracks
            points = {BETTER_CITIES: control_points(state, self.seat), BETTER_SKILLS: skill_points(state, self.seat)}
            return LIKED_TILES[first] + 15 * points.get(first, 0)
        if kind == notation.TURN_OVER:
            return 100 - LIKED_MARKERS.get(first, 20)
        if kind == notation.USE_EXCHANGE:
            return 60 + LIKED_MARKERS.get(second, 20)
        if kind == notation.USE_BESIDE and first == TRIBUTE:
            free = [city for city in board.routes[second].ends if free_house(state, city) is not None]
            return 40 + sum(20 * len(board.cities[city].houses) for city in free)
        if kind == notation.USE_BESIDE:
            return max(1, 40 + 20 * self.others[second] - 40 * self.own[second])
        return 2 if kind == notation.DONE else 1

    def office(self, city: int) -> int:
        """Prefer a house with a coin, or one that completes the city."""
        there = self.state.board.cities[city]
        house = free_house(self.state, city)
        assert house is not None
        worth = 40 * there.houses[house].coin * self.state.board.coin_points + 25 * (city in self.permit_cities)
        return 80 + worth + 20 * (house + 1 == len(there.houses))

    def swap(self, city: int, house: int) -> int:
        """Prefer moving the seat's own office to the right."""
        at = self.state.board.cities[city].first_house + house
        return 90 if owner(self.state.houses[at]) == self.seat != owner(self.state.houses[at + 1]) else 1

    def removal(self, post: int) -> int:
        """Prefer another player's piece on a route where the seat has at least two pieces."""
        piece = self.state.posts[post]
        route = self.state.board.post_route[post]
        return 120 if piece != EMPTY and owner(piece) != self.seat and self.own[route] >= 2 else 1
