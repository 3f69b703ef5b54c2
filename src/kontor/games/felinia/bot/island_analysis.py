"""Computes the island's value for each seat, based on the best tile within reach of each port.

Tiles and merchants change rarely, so the last few thousand results are cached.
"""

from __future__ import annotations

from typing import Final

from kontor.core.bounded_cache import BoundedCache
from kontor.games.felinia.board import Board
from kontor.games.felinia.decisions import Walk
from kontor.games.felinia.pieces import (
    FACE_DOWN,
    LONE_MERCHANTS,
    NO_TILE,
    PEOPLES,
    PLUS_ONE,
    POST,
    SHORT_WALK,
    TILES,
)
from kontor.games.felinia.scoring import LARGEST_GROUP, bonus_of, tiles_of
from kontor.games.felinia.state import State
from kontor.games.felinia.stored import DESK, TILES_AT

MOST_KEPT: Final = 4000
FAR: Final = 99
FURTHER: Final = 3
"""Number of walk lengths considered. A walk has three free steps, and zero, one or two paid steps (R11)."""

LATER: Final = 0.35
"""Weight of the next tile of the same people."""
NEIGHBOUR: Final = 0.2
"""Value of a free neighbouring post to which a group can expand."""
SPECIAL: Final = 2.0
"""Rough value of a special tile."""


class IslandAnalysis:
    """Values for each seat, derived from the tiles and merchants on the island and the tiles on the desks."""

    __slots__ = ("best", "counted", "gains", "group_points", "largest", "lone", "most", "second", "staying")

    def __init__(self, state: State) -> None:
        seats = range(state.players)
        self.counted: list[list[int]] = [[tiles_of(state, seat, people) for people in range(PEOPLES)] for seat in seats]
        """Number of tiles of each people that count, including bonus tiles (E3)."""
        self.most: list[int] = [max(counted) for counted in self.counted]
        self.second: list[int] = [sorted(counted)[-2] for counted in self.counted]
        self.staying: list[int] = []
        self.lone: list[int] = []
        self.largest: list[int] = []
        self.group_points: list[int] = []
        self.gains: list[list[float]] = []
        """Value of settling a merchant in each province, both for the tile and for groups."""
        self.best: list[list[list[float]]] = []
        """By country, the value of the best post for a merchant who lands there and pays for zero, one or two steps."""
        ways = distances(state.board, state.crossing())
        for seat in seats:
            size, group = _groups(state, seat)
            self._count(state, seat, size)
            tile_gains = [_tile_gain(state, seat, tile, self.counted[seat]) for tile in range(TILES)]
            hidden = [_hidden(state, country, tile_gains) for country in range(PEOPLES)]
            gains = [0.0] * len(state.board.provinces)
            for post in state.board.posts:
                tile = state.tiles[post]
                if tile == NO_TILE:
                    continue
                here = hidden[state.board.provinces[post].country] if tile == FACE_DOWN else tile_gains[tile]
                gains[post] = here + _group_gain(state, seat, post, size, group)
            self.gains.append(gains)
            self.best.append([_best(state.board, gains, ways[country.port]) for country in state.board.countries])

    def _count(self, state: State, seat: int, size: list[int]) -> None:
        """E4: compute statistics on groups of merchants, given the size of the group at each post."""
        staying = lone = largest = points = 0
        alone = 1 + state.desks[seat * DESK + TILES_AT + LONE_MERCHANTS]
        for post in state.board.posts:
            if size[post]:
                staying += 1
                lone += size[post] == 1
                largest = max(largest, size[post])
                points += alone if size[post] == 1 else min(size[post], LARGEST_GROUP)
        self.staying.append(staying)
        self.lone.append(lone)
        self.largest.append(largest)
        self.group_points.append(points)

    def of_walk(self, state: State, walk: Walk, provisions: int) -> float:
        """Return the value of the best post that a walking merchant can reach, or 0 if there is none."""
        ways = distances(state.board, state.crossing())[walk.passed[-1]]
        left = SHORT_WALK - len(walk.passed) if len(walk.passed) < SHORT_WALK else 0
        left += provisions
        gains = self.gains[walk.seat]
        best = 0.0
        for post in state.board.posts:
            if ways[post] <= left and gains[post] > best and (state.tiles[post] != FACE_DOWN or walk.turns):
                best = gains[post]
        return best


def _tile_gain(state: State, seat: int, tile: int, counted: list[int]) -> float:
    """E3: return the points for another tile of a people, plus a share of the points for the one after it."""
    if tile >= PEOPLES:
        return SPECIAL
    number = counted[tile]
    most = state.board.countries[tile].max_each
    now = _of_people(number + 1, most) - _of_people(number, most)
    later = _of_people(number + 2, most) - _of_people(number + 1, most)
    return now + LATER * later + bonus_of(state, seat, tile, PLUS_ONE)


def _of_people(number: int, most: int) -> int:
    return number * min(number, most)


def _hidden(state: State, country: int, tile_gains: list[float]) -> float:
    """R8: return the expected value of the better of two tiles that are turned."""
    first = country * TILES
    number = 0
    for tile in range(TILES):
        number += state.unseen[first + tile]
    if not number:
        return 0.0
    total = 0.0
    for one in range(TILES):
        share = state.unseen[first + one]
        if share:
            for other in range(TILES):
                if state.unseen[first + other]:
                    better = max(tile_gains[one], tile_gains[other])
                    total += share * state.unseen[first + other] * better
    return total / (number * number)


def _groups(state: State, seat: int) -> tuple[list[int], list[int]]:
    """E4: return the size and number of the group in each province with one of the seat's merchants, or 0 and -1
    elsewhere.
    """
    provinces = state.board.provinces
    size = [0] * len(provinces)
    group = [-1] * len(provinces)
    for start in state.board.posts:
        if state.merchants[start] != seat or group[start] >= 0:
            continue
        members = [start]
        group[start] = start
        for here in members:
            for there in provinces[here].borders:
                if state.merchants[there] == seat and group[there] < 0:
                    group[there] = start
                    members.append(there)
        for here in members:
            size[here] = len(members)
    return size, group


def _group_gain(state: State, seat: int, post: int, size: list[int], group: list[int]) -> float:
    """E4: return the additional group points for a merchant on this post, plus the value of its room to grow."""
    joined = 1
    before = 0
    room = 0.0
    seen: list[int] = []
    for there in state.board.provinces[post].borders:
        if group[there] >= 0:
            if group[there] not in seen:
                seen.append(group[there])
                joined += size[there]
                before += size[there] * min(size[there], LARGEST_GROUP)
        elif state.tiles[there] != NO_TILE:
            room += NEIGHBOUR
    return joined * min(joined, LARGEST_GROUP) - before + room


def _best(board: Board, gains: list[float], ways: list[int]) -> list[float]:
    """Return the values of the best posts within two, three and four steps of the port."""
    best = [0.0] * FURTHER
    for post in board.posts:
        gain = gains[post]
        if gain > 0.0:
            for paid in range(FURTHER):
                if ways[post] <= SHORT_WALK - 1 + paid and gain > best[paid]:
                    best[paid] = gain
    return best


MOST_WAYS: Final = 32
"""Size of the cache, which has two entries per board (with and without border crossing). It needs a limit because
players may bring any number of boards.
"""

_ways: Final = BoundedCache[list[list[int]]](MOST_WAYS)


def distances(board: Board, crossing: bool) -> list[list[int]]:
    """Return the number of steps between all pairs of provinces without passing a post (R9c)."""
    key = (board.digest, crossing)
    found = _ways.find(key)
    if found is None:
        found = _ways.keep(key, [_from(board, crossing, start) for start in range(len(board.provinces))])
    return found


def _from(board: Board, crossing: bool, start: int) -> list[int]:
    far = [FAR] * len(board.provinces)
    far[start] = 0
    following = [start]
    for here in following:
        for there in board.provinces[here].roads:
            same = crossing or board.provinces[there].country == board.provinces[here].country
            if same and far[there] == FAR:
                far[there] = far[here] + 1
                if board.provinces[there].role != POST:
                    following.append(there)
    return far


_kept: Final = BoundedCache[IslandAnalysis](MOST_KEPT)


def analyse_island(state: State) -> IslandAnalysis:
    """Return the island values for this state, from the cache if possible."""
    facts = state.tiles + state.merchants + state.unseen + state.bonus
    for seat in range(state.players):
        facts += state.desks[seat * DESK + TILES_AT : seat * DESK + TILES_AT + TILES]
    key = (state.board.digest, state.crossing(), bytes(facts))
    found = _kept.find(key)
    return _kept.keep(key, IslandAnalysis(state)) if found is None else found
