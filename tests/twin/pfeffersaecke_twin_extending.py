"""Step T2 in the twin: adding a branch in cities where the player has one, or two in one of them with a letter (L2)."""

from __future__ import annotations

from tests.twin.pfeffersaecke_twin_position import TwinPosition

PRICE = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5}  # S1b: of a branch added in a scored city, by number of players


def most_added(position: TwinPosition, city: str, wanted: int) -> int:
    """Number of branches, at most `wanted`, that the active player may add; 0 if T2 does not apply."""
    seat = position.mover()
    if position.state[city] == "closed" or seat not in position.spaces[city]:
        return 0
    own = position.seats[seat]
    limits: list[int] = [wanted, position.free_spaces(city), own["supply"]]  # T2, T7
    if position.state[city] == "scored":
        limits.append(own["money"] // PRICE[position.players])  # T2b, S5: no debts
    return min(limits)


def still_asked(position: TwinPosition, city: str) -> list[str]:
    """T2: a yes or no for each city in board order; this city and those after it are still unanswered."""
    order = position.board.cities
    return [one for one in order if order.index(one) >= order.index(city) and most_added(position, one, 1) == 1]


def texts(position: TwinPosition, city: str, letter: bool) -> list[str]:
    """Every possible yes from this city on; skipped cities count as no (T2c)."""
    found: list[str] = []
    for one in still_asked(position, city):
        found.append(f"extend {one}")
        if letter and most_added(position, one, 2) == 2:  # L2
            found.append(f"extend twice {one}")
    return found


def add(position: TwinPosition, city: str, branches: int) -> str | None:
    """Add branches in the centre. Returns the next city to ask about, or None."""
    own = position.seats[position.mover()]
    for _ in range(branches):
        own["supply"] -= 1
        position.centre[city] += 1
        if position.state[city] == "scored":  # T2b; free in an open city (T2a)
            own["money"] -= PRICE[position.players]
    rest = position.board.cities[position.board.cities.index(city) + 1 :]
    return rest[0] if rest else None
