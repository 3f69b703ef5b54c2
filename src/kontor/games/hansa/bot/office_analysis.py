"""Analyses offices: control, networks, progress towards the link, and the value of another office.

Offices change rarely, so the last few thousand results are cached.
"""

from __future__ import annotations

from typing import Final

from kontor.core.bounded_cache import BoundedCache
from kontor.games.hansa.board import Board
from kontor.games.hansa.pieces import EMPTY, owner
from kontor.games.hansa.rules.cities import offices
from kontor.games.hansa.state import State

FAR: Final = 99
"""A distance that is longer than any path on a board."""

MOST_KEPT: Final = 4000


class OfficeAnalysis:
    """Values derived from the offices. Lists are indexed by seat (any neutral player comes last), then by city."""

    __slots__ = (
        "control",
        "firm",
        "gains_control",
        "gains_link",
        "gains_network",
        "groups",
        "house",
        "largest",
        "missing",
        "near_control",
        "number",
        "own",
        "schools",
        "traffic",
    )

    def __init__(self, state: State) -> None:
        board = state.board
        cities = range(len(board.cities))
        seats = range(state.players)
        rows = [[owner(piece) for piece in offices(state, city)] for city in cities]
        everybody = state.players + 1
        self.own: list[list[int]] = [[0] * len(rows) for _ in range(everybody)]
        """Number of offices by seat and city."""
        for city, row in enumerate(rows):
            for seat in row:
                self.own[seat][city] += 1
        self.number: list[int] = [sum(own) for own in self.own]
        """Number of offices by seat."""
        self.control: list[int] = [_most(row) for row in rows]
        """Controller of each city, or -1."""
        self.house: list[int] = [_next_house(state, city) for city in cities]
        """The house where the next office opens in each city, or -1."""
        self.firm: list[int] = [0] * everybody
        """For each seat, the number of cities without a free house that it controls."""
        self.traffic: list[int] = [0] * everybody
        """For each seat, the number of route ends in the cities it controls."""
        self.schools: list[tuple[int, int]] = []
        """Pairs that consist of a city's controller and a skill that can be improved there."""
        self.near_control: list[int] = [0] * everybody
        """Number of cities where a seat has offices and would gain control with one more."""
        self.gains_control: list[list[bool]] = [[False] * len(rows) for _ in seats]
        """True if another office in one of its houses would give control of the city."""
        self.gains_network: list[list[int]] = [[0] * len(rows) for _ in seats]
        """The number of offices by which a seat's largest group would grow with another office here."""
        self.gains_link: list[list[bool]] = [[False] * len(rows) for _ in seats]
        """True if an office here would shorten the seat's path to the link."""
        self.largest: list[int] = [0] * everybody
        """Number of offices in the largest group."""
        self.groups: list[int] = [0] * everybody
        """Number of groups of connected cities."""
        self.missing: list[int] = [FAR] * everybody
        """Number of offices missing for the link. A city without a free house counts twice."""
        self._count(board)
        for seat in seats:
            self._controls(seat)
            self._networks(board, seat)
            self._link(board, seat)

    def _count(self, board: Board) -> None:
        for city, seat in enumerate(self.control):
            if seat >= 0:
                self.traffic[seat] += len(board.city_routes[city])
                self.schools += [(seat, track) for track in board.cities[city].skills]
                if self.house[city] < 0:
                    self.firm[seat] += 1

    def _controls(self, seat: int) -> None:
        own = self.own[seat]
        for city in range(len(own)):
            if self.control[city] == seat:
                continue
            most = max([offices[city] for offices in self.own])
            if own[city] + 1 >= most:  # ties go to the rightmost office, which is the new one
                self.gains_control[seat][city] = True
                if own[city]:
                    self.near_control[seat] += 1

    def _networks(self, board: Board, seat: int) -> None:
        """Find groups of connected cities and, for every other city, the group that an office there would create."""
        own = self.own[seat]
        group_of = [-1] * len(own)
        sizes: list[int] = []
        for start in range(len(own)):
            if not own[start] or group_of[start] >= 0:
                continue
            group = len(sizes)
            group_of[start] = group
            size = 0
            open_ends = [start]
            while open_ends:
                city = open_ends.pop()
                size += own[city]
                for other in board.neighbours[city]:
                    if own[other] and group_of[other] < 0:
                        group_of[other] = group
                        open_ends.append(other)
            sizes.append(size)
        self.groups[seat] = len(sizes)
        largest = max(sizes) if sizes else 0
        self.largest[seat] = largest
        gains = self.gains_network[seat]
        for city in range(len(own)):
            if own[city]:
                joined = sizes[group_of[city]]
            else:
                touched = {group_of[other] for other in board.neighbours[city] if own[other]}
                joined = sum([sizes[group] for group in touched])
            gains[city] = max(0, joined + 1 - largest)

    def _link(self, board: Board, seat: int) -> None:
        own = self.own[seat]
        costs = [0 if own[city] else 1 if self.house[city] >= 0 else 2 for city in range(len(own))]
        west, east = board.link_ends
        from_west = _ways(board, west, costs)
        from_east = _ways(board, east, costs)
        missing = from_west[east]
        self.missing[seat] = missing
        on_the_way = self.gains_link[seat]
        for city, cost in enumerate(costs):
            on_the_way[city] = cost > 0 and from_west[city] + from_east[city] - cost == missing


def _most(row: list[int]) -> int:
    """K1: return the controller, computed as in `cities.controller`."""
    best = -1
    most = 0
    for seat in reversed(row):
        number = row.count(seat)
        if number > most:
            best, most = seat, number
    return best


def _next_house(state: State, city: int) -> int:
    there = state.board.cities[city]
    return state.houses.find(EMPTY, there.first_house, there.first_house + len(there.houses))


def _ways(board: Board, start: int, costs: list[int]) -> list[int]:
    """Return the cost of the cheapest path from one city to every other, including both ends."""
    best = [FAR] * len(costs)
    best[start] = costs[start]
    open_ends = [start]
    while open_ends:
        further: list[int] = []
        for city in open_ends:
            for other in board.neighbours[city]:
                cost = best[city] + costs[other]
                if cost < best[other]:
                    best[other] = cost
                    further.append(other)
        open_ends = further
    return best


_kept: Final = BoundedCache[OfficeAnalysis](MOST_KEPT)


def analyse_offices(state: State) -> OfficeAnalysis:
    """Return the analysis of the offices in this state, from the cache if possible."""
    key = (
        state.board.digest,
        state.players,
        bytes(state.houses),
        bytes(state.extra_offices),
        bytes(state.green_offices),
    )
    found = _kept.find(key)
    return _kept.keep(key, OfficeAnalysis(state)) if found is None else found
