"""Constants of a board for the vectorised rules, derived from the board file."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from kontor.games.hansa import notation
from kontor.games.hansa.board import Board
from kontor.games.hansa.pieces import MERCHANT, MOST_GREEN_OFFICES, TRACKS

MOST_HOUSES = 4
"""Maximum number of houses in a city on the packaged boards. `Tables` adapts to larger cities."""
OWN_ROUTE = 254
"""D6c: distance assigned to the posts on the displaced piece's own route, so that they come last."""
UNREACHABLE = 255


class Tables:
    """Sizes and lookup tables for a given board, number of players and number of extra-office markers."""

    def __init__(self, board: Board, players: int, extra_offices: int) -> None:
        self.board = board
        self.players = players
        self.extra_offices = extra_offices
        self.actions = board.actions
        self.n_actions = len(board.actions.kind)
        self._actions()
        self._routes()
        self._cities()
        self._swaps()
        self.missions = np.array([card.cities for card in board.missions], np.int32)
        self.slot_points = np.array([slot.points for slot in board.slots], np.int32)
        self.slot_colour = np.array([slot.colour for slot in board.slots], np.int32)
        self.link_points = np.array([0, *board.link_points, *[0] * (players + 1)], np.int32)
        """C10: prestige by rank. Rank 0 means that there is no link."""

    def _actions(self) -> None:
        self.kind = np.array(self.actions.kind, np.uint8)
        self.first = np.array(self.actions.first, np.uint8)
        self.second = np.array(self.actions.second, np.uint8)
        self.numbers: dict[str, Any] = {}
        """Numbers of the actions that can be forced, by the name of their block in `kontor.jax.rules`."""
        for name in ("lift", "return_to", "return_to_stock", "take", "done", "put"):
            self.numbers[name] = np.ravel(getattr(self.actions, name))
        for name in ("add", "set"):
            self.numbers[f"{name}_trader"], self.numbers[f"{name}_merchant"] = map(
                np.array, getattr(self.actions, name)
            )

    def _routes(self) -> None:
        board = self.board
        self.n_posts, self.n_routes = len(board.post_names), len(board.routes)
        longest = max(route.length for route in board.routes)
        self.route_posts = np.full((self.n_routes, longest), self.n_posts, np.int32)
        """Posts of each route. Rows are padded with the number of posts."""
        for number, route in enumerate(board.routes):
            self.route_posts[number, : route.length] = route.posts()
        self.route_pad = self.route_posts == self.n_posts
        self.post_route = np.array(board.post_route, np.int32)
        self.on_route = self.post_route[None, :] == np.arange(self.n_routes)[:, None]
        self.ship = np.array(list(board.ships), bool)
        self.has_ships = bool(board.has_ships)
        self.sea = np.array([route.sea for route in board.routes], bool)
        self.bonus = np.array([route.bonus for route in board.routes], np.uint8)
        self.has_bonus = bool((self.bonus < 4).any())
        self.ends = np.array([route.ends for route in board.routes], np.int32)
        self.is_end = np.zeros((self.n_routes, len(board.cities)), bool)
        np.put_along_axis(self.is_end, self.ends, True, axis=1)
        self.skills = np.array([[track in route.skills for track in range(len(TRACKS))] for route in board.routes])
        self.distance = np.full((self.n_routes, self.n_posts), UNREACHABLE, np.uint8)
        """D6a: for each route, the number of the ring around it that contains each post."""
        for number, rings in enumerate(board.rings):
            for ring, posts in enumerate(rings):
                self.distance[number, list(posts)] = ring
            self.distance[number, self.on_route[number]] = OWN_ROUTE

    def _cities(self) -> None:
        board = self.board
        self.n_cities, self.n_houses = len(board.cities), len(board.houses)
        most = max(MOST_HOUSES, *(len(city.houses) for city in board.cities))
        self.city_houses = np.full((self.n_cities, most), self.n_houses, np.int32)
        """Houses of each city. Rows are padded with the number of houses."""
        for number, city in enumerate(board.cities):
            self.city_houses[number, : len(city.houses)] = range(city.first_house, city.end_house)
        self.house_pad = self.city_houses == self.n_houses
        self.houses_in = np.array([len(city.houses) for city in board.cities], np.int32)
        self.first_house = np.array([city.first_house for city in board.cities], np.int32)
        self.house_city = np.array([n for n, city in enumerate(board.cities) for _ in city.houses], np.int32)
        self.colour = np.array([house.colour for house in board.houses] + [0], np.int32)
        self.wants_merchant = np.array([house.kind == MERCHANT for house in board.houses] + [False], bool)
        self.coin = np.array([house.coin for house in board.houses] + [False], bool)
        self.green = np.array([city.green for city in board.cities], bool)
        self.green_cities = np.array(board.green_cities, np.int32)
        self.n_green = len(board.green_cities)
        self.green_row = np.full(self.n_cities, self.n_green, np.int32)
        self.green_row[self.green_cities] = range(self.n_green)
        self.adjacent = np.zeros((self.n_cities, self.n_cities), bool)
        for number, neighbours in enumerate(board.neighbours):
            self.adjacent[number, list(neighbours)] = True
        if self.n_cities > 32:
            raise ValueError(f"kontor.jax supports at most 32 cities, and this board has {self.n_cities}")
        self.city_bit = (np.uint32(1) << np.arange(self.n_cities, dtype=np.uint32)).astype(np.uint32)

    def _swaps(self) -> None:
        """M6: compute both places of each swap, as indices into the houses followed by the rows of the green cities."""
        left = []
        for city, numbers in enumerate(self.actions.use_swap):
            start = int(self.first_house[city])
            if self.green[city]:
                start = self.n_houses + int(self.green_row[city]) * MOST_GREEN_OFFICES
            left += [start + house for house in range(len(numbers))]
        self.swap_left = np.array(left, np.int32)


PAYMENTS = np.array(notation.PAYMENTS, np.int32)


@cache
def tables_of(board: Board, players: int, extra_offices: int) -> Tables:
    """Return the tables for a shape. They are built only once."""
    return Tables(board, players, extra_offices)
