"""E3–E6, X. The score by source. During the game, it is a projection."""

from __future__ import annotations

from kontor.games.felinia.pieces import (
    COUNTS_AS_TILE,
    GOODS,
    LONE_MERCHANTS,
    MOST_COINS,
    PEOPLES,
    PLACE_POINTS,
    PLUS_ONE,
    PROVISION_POINTS,
    SPICE_POINTS,
)
from kontor.games.felinia.state import FREE, State
from kontor.games.felinia.stored import COINS, DESK, GOLD_AT, GOODS_AT, PLACES_AT, PROVISIONS, SPICE_AT, TILES_AT

SOURCES = ("tiles", "bonus", "groups", "gold", "spice", "goods", "provisions", "places")
LARGEST_GROUP = 3
SPICES_FOR_A_POINT = 2


def score_sheet(state: State, seat: int) -> dict[str, int]:
    """Return the points a seat would have, by source, if the game ended now."""
    desk = seat * DESK
    return {
        "tiles": tile_points(state, seat),
        "bonus": bonus_points(state, seat),
        "groups": group_points(state, seat),
        "gold": state.desks[desk + GOLD_AT],
        "spice": spice_points(state, seat),
        "goods": sum(state.desks[desk + GOODS_AT : desk + GOODS_AT + GOODS]),
        "provisions": 2 * state.desks[desk + PROVISIONS] * has_tile(state, seat, PROVISION_POINTS),
        "places": place_points(state, seat),
    }


def has_tile(state: State, seat: int, tile: int) -> int:
    """Return 1 if a seat has this special tile, otherwise 0. Each special tile exists only once."""
    return state.desks[seat * DESK + TILES_AT + tile]


def tile_points(state: State, seat: int) -> int:
    """E3a: return n × min(n, maximum) points for each people. E3b: a bonus tile may count as a tile."""
    points = 0
    for people in range(PEOPLES):
        number = tiles_of(state, seat, people)
        points += number * min(number, state.board.countries[people].max_each)
    return points


def bonus_points(state: State, seat: int) -> int:
    """E3c: return 1 point for each tile of the people on a "plus one" bonus tile. Bonus tiles may count as tiles."""
    return sum(tiles_of(state, seat, people) * bonus_of(state, seat, people, PLUS_ONE) for people in range(PEOPLES))


def tiles_of(state: State, seat: int, people: int) -> int:
    """E3b: return the number of tiles of a people that count, including bonus tiles."""
    return state.desks[seat * DESK + TILES_AT + people] + bonus_of(state, seat, people, COUNTS_AS_TILE)


def bonus_of(state: State, seat: int, people: int, kind: int) -> int:
    """Return the number of bonus tiles of this kind that a seat has for a people."""
    found = 0
    for tile, bonus in enumerate(state.board.bonuses):
        if bonus.people == people and bonus.kind == kind and state.bonus[tile] == seat:
            found += 1
    return found


def group_points(state: State, seat: int) -> int:
    """E4: return the points for groups: 1 for a single merchant (X4: 2), 2 each for two, and 3 each for more."""
    alone = 1 + has_tile(state, seat, LONE_MERCHANTS)
    points = 0
    for size in groups(state, seat):
        points += alone if size == 1 else size * min(size, LARGEST_GROUP)
    return points


def groups(state: State, seat: int) -> list[int]:
    """E4: return the sizes of the seat's groups of merchants in bordering provinces, even across countries."""
    provinces = state.board.provinces
    left = [province for province in state.board.posts if state.merchants[province] == seat]
    sizes = []
    while left:
        following = [left.pop()]
        size = 0
        while following:
            here = following.pop()
            size += 1
            for there in provinces[here].borders:
                if there in left:
                    left.remove(there)
                    following.append(there)
        sizes.append(size)
    return sizes


def spice_points(state: State, seat: int) -> int:
    """E5a: return 1 point for every two spices. X3: each spice scores 1 point."""
    spices = state.desks[seat * DESK + SPICE_AT]
    return spices if has_tile(state, seat, SPICE_POINTS) else spices // SPICES_FOR_A_POINT


def places_kept(state: State, seat: int) -> int:
    first = seat * DESK + PLACES_AT
    return sum(state.desks[first : first + FREE + 1])


def place_points(state: State, seat: int) -> int:
    """E5b: return 1 point for a single place, or 2 each for several. X8: each place scores 1 more point."""
    number = places_kept(state, seat)
    return number * (min(number, 2) + has_tile(state, seat, PLACE_POINTS))


def coins_for_ties(state: State, seat: int) -> int:
    """E6: return the coins after selling a spice that scores nothing. The limit of 6 coins applies."""
    desk = seat * DESK
    idle = 0 if has_tile(state, seat, SPICE_POINTS) else state.desks[desk + SPICE_AT] % SPICES_FOR_A_POINT
    return min(MOST_COINS, state.desks[desk + COINS] + idle)
