"""K. Control of cities; offices and how they stand; C10, the East–West link."""

from __future__ import annotations

from kontor.games.hansa.pieces import EMPTY, owner
from kontor.games.hansa.state import DESK, LINK, SCORE, State


def offices(state: State, city: int) -> list[int]:
    """The pieces in a city from left to right: extra offices first, the latest leftmost (M5a), then the houses."""
    extra = state.extra_offices
    row = [extra[at + 1] for at in range(len(extra) - 2, -1, -2) if extra[at] == city]
    there = state.board.cities[city]
    row += [p for p in bytes(state.houses[there.first_house : there.first_house + len(there.houses)]) if p != EMPTY]
    return row


def add_extra_office(state: State, city: int, piece: int) -> None:
    """M5a: left of all offices of its city. The array goes city by city, so that equal positions have equal bytes."""
    extra = state.extra_offices
    at = 0
    while at < len(extra) and extra[at] <= city:
        at += 2
    extra[at:at] = bytes([city, piece])


def controller(state: State, city: int) -> int | None:
    """K1: most offices; among tied players the one whose office is furthest right."""
    owners = [owner(piece) for piece in offices(state, city)]
    best = None
    most = 0
    for seat in reversed(owners):  # whoever comes first here is further right
        number = owners.count(seat)
        if number > most:
            best, most = seat, number
    return best


def free_house(state: State, city: int) -> int | None:
    """C6: the leftmost free house of a city, as its number within the city."""
    there = state.board.cities[city]
    at = state.houses.find(EMPTY, there.first_house, there.first_house + len(there.houses))
    return None if at < 0 else at - there.first_house


def has_office(state: State, seat: int, city: int) -> bool:
    return any(owner(piece) == seat for piece in offices(state, city))


def office_cities(state: State, seat: int) -> set[int]:
    """The cities in which a seat has an office."""
    return {city for city in range(len(state.board.cities)) if has_office(state, seat, city)}


def connected(state: State, start: int, cities: set[int]) -> set[int]:
    """The cities of the set that can be reached from one of them along routes, staying in the set."""
    reached = {start}
    open_ends = [start]
    while open_ends:
        for city in state.board.neighbours[open_ends.pop()]:
            if city in cities and city not in reached:
                reached.add(city)
                open_ends.append(city)
    return reached


def gain(state: State, seat: int, points: int, rule: str) -> None:
    """Prestige on the track, at once."""
    state.desks[seat * DESK + SCORE] += points
    if state.listener is not None:
        state.tell("prestige", seat, rule, points=points)


def check_link(state: State, seat: int) -> None:
    """C10: the first player who joins the two red cities by own offices gains most; once each."""
    west, east = state.board.link_ends
    if state.desks[seat * DESK + LINK] or not (has_office(state, seat, west) and has_office(state, seat, east)):
        return
    if east not in connected(state, west, office_cities(state, seat)):
        return
    rank = 1 + max(state.desks[LINK::DESK])
    state.desks[seat * DESK + LINK] = rank
    points = state.board.link_points
    if state.listener is not None:
        state.tell("link", seat, "C10", rank=rank)
    if rank <= len(points):
        gain(state, seat, points[rank - 1], "C10")
