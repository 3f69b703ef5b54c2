"""K. Control of cities, the order of offices, and the East–West link (C10)."""

from __future__ import annotations

from kontor.games.hansa.pieces import EMPTY, NONE, PIECES, owner, piece_of
from kontor.games.hansa.rules.places import post_place
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, LINK, SCORE


def offices(state: State, city: int) -> list[int]:
    """Return the pieces in a city from left to right. Extra offices come first (M5a: latest first), then houses,
    then way-2 offices (X4c).
    """
    extra = state.extra_offices
    there = state.board.cities[city]
    row: list[int] = []
    if extra:
        row += [extra[at + 1] for at in range(len(extra) - 2, -1, -2) if extra[at] == city]
    if there.first_house < there.end_house and state.houses[there.first_house] != EMPTY:  # C6a: filled from the left
        row += [p for p in bytes(state.houses[there.first_house : there.end_house]) if p != EMPTY]
    return row + green_row(state, city) if there.green else row


def green_row(state: State, city: int) -> list[int]:
    """X4c: return the way-2 offices of a green city, from left to right."""
    green = state.green_offices
    return [green[at + 1] for at in range(0, len(green), 2) if green[at] == city]


def insert_office(offices: bytearray, city: int, piece: int) -> None:
    """Insert an office after the others in its city. Sorting by city ensures that equal positions have equal bytes."""
    at = 0
    while at < len(offices) and offices[at] <= city:
        at += 2
    offices[at:at] = bytes([city, piece])


def first_in_green_city(state: State, city: int) -> None:
    """X5: count a completed city for the first office in a green city. Call this before adding the office."""
    if state.board.cities[city].green and not offices(state, city):
        complete(state, city, "X5")


def complete(state: State, city: int, rule: str) -> None:
    """C8, X5: increase the number of completed cities by one."""
    state.completed += 1
    if state.listener is not None:
        state.tell("completed", state.active, rule, city=state.board.cities[city].name)


def controller(state: State, city: int) -> int | None:
    """K1: return the player with the most offices in the city. Ties go to the player with the rightmost office."""
    owners = [owner(piece) for piece in offices(state, city)]
    if not owners:
        return None
    best = owners[-1]
    most = owners.count(best)
    for at in range(len(owners) - 2, -1, -1):  # from right to left, so ties go to the rightmost
        number = owners.count(owners[at])
        if number > most:
            best, most = owners[at], number
    return best


def free_house(state: State, city: int) -> int | None:
    """C6: return the leftmost free house as an index within its city, or None."""
    there = state.board.cities[city]
    at = state.houses.find(EMPTY, there.first_house, there.end_house)
    return None if at < 0 else at - there.first_house


def has_office(state: State, seat: int, city: int) -> bool:
    return any(owner(piece) == seat for piece in offices(state, city))


def office_cities(state: State, seat: int) -> set[int]:
    """Return the cities where the seat has an office."""
    return {city for city in range(len(state.board.cities)) if has_office(state, seat, city)}


def connected(state: State, start: int, cities: set[int]) -> set[int]:
    """Return the cities in the set that can be reached from `start` along routes without leaving the set."""
    reached = {start}
    open_ends = [start]
    while open_ends:
        for city in state.board.neighbours[open_ends.pop()]:
            if city in cities and city not in reached:
                reached.add(city)
                open_ends.append(city)
    return reached


def neutral_scores(state: State) -> bool:
    """N6b, N6c: return whether the neutral player scores and takes link ranks, as in the 2014 version."""
    return bool(state.setup.options["two_players"] == "neutral_14")


def gain(state: State, seat: int, points: int, rule: str, city: int = NONE) -> None:
    """Score prestige on the track immediately. N6c: in the Italian game, the neutral player scores nothing."""
    if seat == state.neutral and not neutral_scores(state):
        return
    state.desks[seat * DESK + SCORE] += points
    if state.listener is not None:
        whose = "neutral" if seat == state.neutral else seat
        name = None if city == NONE else state.board.cities[city].name
        state.tell("prestige", seat, rule, points=points, owner=whose, city=name)


def pay_controllers(state: State, route: int) -> None:
    """C3: give 1 prestige to the controller of each end city of a claimed route."""
    for city in state.board.routes[route].ends:
        seat = controller(state, city)
        if seat is not None:
            gain(state, seat, 1, "C3", city)


def establish(state: State, seat: int, kind: int, city: int, post: int) -> None:
    """C6–C8, C10: establish an office in the leftmost free house, then resolve its coin, city completion and link."""
    there = state.board.cities[city]
    number = free_house(state, city)
    assert number is not None
    state.houses[there.first_house + number] = piece_of(seat, kind)
    if state.listener is not None:
        move = (post_place(state, post), f"office:{there.name}:{number + 1}")
        whose = "neutral" if seat == state.neutral else seat
        state.tell("office", seat, "C6", [move], city=there.name, piece=PIECES[kind], owner=whose)
    if there.houses[number].coin:
        gain(state, seat, state.board.coin_points, "C7", city)
    if free_house(state, city) is None:
        complete(state, city, "C8")
    check_link(state, seat)


def has_chain(state: State, seat: int) -> bool:
    """C10a: return whether the seat has an office in every city of a chain between the two red cities."""
    west, east = state.board.link_ends
    if not (has_office(state, seat, west) and has_office(state, seat, east)):
        return False
    return east in connected(state, west, office_cities(state, seat))


def check_link(state: State, seat: int) -> None:
    """C10: score the link between the two red cities, once per player. Earlier links score more prestige."""
    if seat == state.neutral and not neutral_scores(state):
        return
    if state.desks[seat * DESK + LINK] or not has_chain(state, seat):
        return
    rank = 1 + max(state.desks[LINK::DESK])
    state.desks[seat * DESK + LINK] = rank
    points = state.board.link_points
    if state.listener is not None:
        scroll = [("", f"link:{rank}")] if rank <= len(points) else []
        state.tell("link", seat, "C10", scroll, rank=rank, owner="neutral" if seat == state.neutral else seat)
    if rank <= len(points):
        gain(state, seat, points[rank - 1], "C10")
