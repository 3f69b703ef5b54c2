"""Step T5 in the twin: a new branch at the other end of a route, and a second one elsewhere with a letter (L4)."""

from __future__ import annotations

from tests.twin.pfeffersaecke_twin_position import TwinPosition


def own_places(position: TwinPosition) -> list[str]:
    """Return the places where the active player has a branch now."""
    return [place for place in position.board.places if position.present(position.mover(), place)]


def prices(position: TwinPosition, before: list[str]) -> dict[str, int]:
    """Return the price of each affordable place. `before` lists the player's places before this step (T5a, L4)."""
    own = position.seats[position.mover()]
    if own["supply"] == 0:  # T7
        return {}
    taken = own_places(position)
    cheapest: dict[str, int] = {}
    for start in before:  # T5a: along one route, never through a place
        for target, cost in position.board.ways[start].items():
            if target not in taken and _takes_branches(position, target) and cost <= own["money"]:
                cheapest[target] = min(cost, cheapest.get(target, cost))
    return cheapest


def _takes_branches(position: TwinPosition, place: str) -> bool:
    if place in position.board.size:  # T5c
        return position.state[place] in ("open", "scored") and position.free_spaces(place) >= 1
    return place not in position.towns  # T5b


def branch(position: TwinPosition, place: str, price: int) -> None:
    """Pay for the route. A town scores at once. In a city, the branch waits in the centre."""
    seat = position.mover()
    own = position.seats[seat]
    own["money"] -= price
    own["supply"] -= 1
    if place in position.board.size:
        position.centre[place] += 1
        return
    position.towns[place] = seat
    own["influence"] += 1
    if position.counter > 0:
        position.counter -= 1
