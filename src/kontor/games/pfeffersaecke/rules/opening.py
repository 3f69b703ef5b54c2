"""T5. Opening a branch in a new place, along one route. L4: opening a second branch with a letter."""

from __future__ import annotations

from kontor.games.pfeffersaecke.decisions import SECOND
from kontor.games.pfeffersaecke.notation import Block
from kontor.games.pfeffersaecke.pieces import FAR, NONE
from kontor.games.pfeffersaecke.rules.places import centre_place, supply_place, town_place
from kontor.games.pfeffersaecke.state import State, settle_in
from kontor.games.pfeffersaecke.stored import DESK, INFLUENCE, MONEY, SUPPLY


def targets(state: State, actions: Block) -> list[int]:
    """T5: return the actions, one per place, for the places where the player can open and afford a branch."""
    desk = state.active * DESK
    if not state.desks[desk + SUPPLY]:
        return []
    most = min(state.desks[desk + MONEY], FAR - 1)
    new, costs, room = state.at, state.reach[state.active], state.room
    return [actions[place] for place in range(len(costs)) if costs[place] <= most and room[place] and place != new]


def can_open(state: State) -> bool:
    """Return whether a branch can be opened anywhere but where one was just opened. Faster than listing the places."""
    desk = state.active * DESK
    if not state.desks[desk + SUPPLY]:
        return False
    most = min(state.desks[desk + MONEY], FAR - 1)
    new, costs, room = state.at, state.reach[state.active], state.room
    for place in range(len(costs)):  # this runs every turn, and a loop is faster than any()
        if costs[place] > most or not room[place] or place == new:
            continue
        return True
    return False


def branches(state: State) -> list[int]:
    return [*targets(state, state.board.actions.branch), state.board.actions.pass_on]


def second_branches(state: State) -> list[int]:
    return [*targets(state, state.board.actions.second), state.board.actions.pass_on]


def enter(state: State, place: int, rule: str) -> None:
    """T5a: pay for the cheapest route. T5b: gain a point in a town. T5c: in a city, the branch waits in the centre."""
    seat, board = state.active, state.board
    cost = state.reach[seat][place]
    state.desks[seat * DESK + MONEY] -= cost
    state.desks[seat * DESK + SUPPLY] -= 1
    settle_in(state, seat, place)
    town = place >= len(board.cities)
    if town:
        state.towns[place - len(board.cities)] = seat + 1
        state.desks[seat * DESK + INFLUENCE] += 1
        state.counter = max(0, state.counter - 1)
    else:
        state.centre[place] = 1
    if state.listener is not None:
        target = town_place(state, place) if town else centre_place(state, place)
        moved = (supply_place(seat), target)
        name, come = board.names[place], origin(state, seat, place, cost)
        kind = "town" if town else "city"
        state.tell("branch", seat, rule, [moved], place=name, kind=kind, origin=come, cost=cost, counter=state.counter)


def origin(state: State, seat: int, place: int, cost: int) -> str | None:
    """Return the place where the paid route starts: the first possible one in board order."""
    start = seat * len(state.board.names)
    new = state.at if state.decision == SECOND else NONE
    for other in range(len(state.board.names)):
        if state.counts[start + other] and other not in (place, new):
            for way in state.board.ways[other]:
                if way.place == place and way.cost == cost:
                    return state.board.names[other]
    return None
