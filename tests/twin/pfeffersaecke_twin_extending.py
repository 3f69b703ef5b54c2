"""Step T2 in the twin: adding a branch in cities where the player has one, or two in one of them with a letter (L2)."""

from __future__ import annotations

from tests.twin.pfeffersaecke_twin_position import TwinPosition

PRICE = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5}  # S1b: of a branch added in a scored city, by number of players


def most_added(position: TwinPosition, city: str, wanted: int) -> int:
    """Return the number of branches, at most `wanted`, that the active player may add, or 0 if T2 does not apply."""
    seat = position.mover()
    if position.state[city] == "closed" or seat not in position.spaces[city] or city in position.extended:
        return 0
    own = position.seats[seat]
    limits: list[int] = [wanted, position.free_spaces(city), own["supply"]]  # T2, T7
    if position.state[city] == "scored":
        limits.append(own["money"] // PRICE[position.players])  # T2b, S5: no debts
    return min(limits)


def texts(position: TwinPosition, letter: bool) -> list[str]:
    """Return every extension that is possible now. Each city is extended once, in any order (T2c)."""
    found: list[str] = []
    for city in position.board.cities:
        most = most_added(position, city, 2)
        found += [f"extend {city}"] if most >= 1 else []
        found += [f"extend twice {city}"] if most == 2 and letter else []  # L2
    return found


def add(position: TwinPosition, city: str, branches: int) -> None:
    """Add branches in the centre."""
    position.extended.append(city)
    own = position.seats[position.mover()]
    for _ in range(branches):
        own["supply"] -= 1
        position.centre[city] += 1
        if position.state[city] == "scored":  # T2b; free in an open city (T2a)
            own["money"] -= PRICE[position.players]
