"""What the island still has to give: the points that the best tile in reach of a port would bring each seat.

Tiles and merchants change seldom, and whoever looks ahead asks the same again and again: so the last few thousand are
kept.
"""

from __future__ import annotations

from typing import Final

from kontor.core.bounded_cache import BoundedCache
from kontor.games.felinia.board import Board
from kontor.games.felinia.decisions import Walk
from kontor.games.felinia.pieces import (
    COUNTS_AS_TILE,
    FACE_DOWN,
    LONE_MERCHANTS,
    NO_TILE,
    PEOPLES,
    PLUS_ONE,
    POST,
    SHORT_WALK,
    TILES,
)
from kontor.games.felinia.scoring import LARGEST_GROUP, bonus_of
from kontor.games.felinia.state import DESK, TILES_AT, State

MOST_KEPT: Final = 4000
FAR: Final = 99
FURTHER: Final = 3
"""Walks of three steps, and of up to so many less one more where they are paid for (R11)."""

LATER: Final = 0.35
"""What a people's next tile counts for, beside the one that is taken."""
NEIGHBOUR: Final = 0.2
"""What a bordering post counts for that is still to be had: a group can grow there."""
SPECIAL: Final = 2.0
"""What a special tile is roughly worth to whoever takes it."""


class Outlook:
    """All that follows from tiles and merchants on the island and from the tiles on the desks, by seat."""

    __slots__ = ("best", "counted", "gains", "group_points", "largest", "lone", "most", "second", "staying")

    def __init__(self, state: State) -> None:
        seats = range(state.players)
        self.counted: list[list[int]] = [[_tiles(state, seat, people) for people in range(PEOPLES)] for seat in seats]
        """How many tiles of each people count, bonus tiles included (E3)."""
        self.most: list[int] = [max(counted) for counted in self.counted]
        self.second: list[int] = [sorted(counted)[-2] for counted in self.counted]
        self.staying: list[int] = []
        self.lone: list[int] = []
        self.largest: list[int] = []
        self.group_points: list[int] = []
        self.gains: list[list[float]] = []
        """What a merchant would bring by settling in a province: the tile and what he adds to groups."""
        self.best: list[list[list[float]]] = []
        """What the best post brings to a merchant who lands in a country, with no steps paid for, one, two."""
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
        """E4: all merchants of a group stand on a province with the size of the group."""
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
        """What the best post in reach of a merchant on his walk would bring; nothing if there is none."""
        ways = distances(state.board, state.crossing())[walk.passed[-1]]
        left = SHORT_WALK - len(walk.passed) if len(walk.passed) < SHORT_WALK else 0
        left += provisions
        gains = self.gains[walk.seat]
        best = 0.0
        for post in state.board.posts:
            if ways[post] <= left and gains[post] > best and (state.tiles[post] != FACE_DOWN or walk.turns):
                best = gains[post]
        return best


def _tiles(state: State, seat: int, people: int) -> int:
    return state.desks[seat * DESK + TILES_AT + people] + bonus_of(state, seat, people, COUNTS_AS_TILE)


def _tile_gain(state: State, seat: int, tile: int, counted: list[int]) -> float:
    """E3: what one more tile of a people brings now, and in part what the one after it would."""
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
    """R8: the better of two tiles that are turned, as far as one can expect."""
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
    """E4: the size and the number of the group that each province with an own merchant is in; 0 and -1 elsewhere."""
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
    """E4: what groups would score more with a merchant here, and room to grow."""
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
    """The best post within two more steps than the one to the port, within three, within four."""
    best = [0.0] * FURTHER
    for post in board.posts:
        gain = gains[post]
        if gain > 0.0:
            for paid in range(FURTHER):
                if ways[post] <= SHORT_WALK - 1 + paid and gain > best[paid]:
                    best[paid] = gain
    return best


MOST_WAYS: Final = 32
"""Each board has two: with and without crossing borders. People bring boards of their own."""

_ways: Final = BoundedCache[list[list[int]]](MOST_WAYS)


def distances(board: Board, crossing: bool) -> list[list[int]]:
    """How many steps it takes from each province to each other one, past no post (R9c)."""
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


_kept: Final = BoundedCache[Outlook](MOST_KEPT)


def outlook(state: State) -> Outlook:
    """What the island of this moment has to give."""
    facts = state.tiles + state.merchants + state.unseen + state.bonus
    for seat in range(state.players):
        facts += state.desks[seat * DESK + TILES_AT : seat * DESK + TILES_AT + TILES]
    key = (state.board.digest, state.crossing(), bytes(facts))
    found = _kept.find(key)
    return _kept.keep(key, Outlook(state)) if found is None else found
