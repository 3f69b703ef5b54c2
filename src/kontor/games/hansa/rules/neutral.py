"""N. Two players with neutral traders. Routes full of neutral traders are claimed for the neutral player."""

from __future__ import annotations

from kontor.games.hansa.decisions import NeutralOffice, NeutralOrder
from kontor.games.hansa.pieces import EMPTY, IS_OWN, NO_MARKER, NONE, TRADER
from kontor.games.hansa.rules.cities import establish, free_house, pay_controllers
from kontor.games.hansa.rules.ending import finish_action
from kontor.games.hansa.rules.gifts import ask_tributes
from kontor.games.hansa.rules.places import marker_place, post_place, supply_place
from kontor.games.hansa.rules.replacing import take_replacement
from kontor.games.hansa.state import State


def neutral_routes(state: State) -> list[int]:
    """N3a: return the routes with a neutral trader on every post."""
    own = bytes(state.posts).translate(IS_OWN[state.neutral])
    return [n for n, route in enumerate(state.board.routes) if 0 not in own[route.first_post : route.end_post]]


def check_neutral_routes(state: State) -> None:
    """N3a: after a neutral trader is placed, claim all full routes at once, in an order the active player chooses."""
    if state.neutral == NONE:
        return
    routes = neutral_routes(state)
    if len(routes) > 1:
        state.stack.append(NeutralOrder())
    elif routes:
        claim_for_neutral(state, routes[0])


def order_choices(state: State) -> list[int]:
    return [state.board.actions.claim[route] for route in neutral_routes(state)]


def choose_order(state: State, route: int) -> None:
    """N3a: claim this route first."""
    state.stack.pop()
    claim_for_neutral(state, route)


def claim_for_neutral(state: State, route: int) -> None:
    """N3b, N4: score prestige as usual. The marker leaves the game, and its replacement goes to the active player."""
    there = state.board.routes[route]
    if state.listener is not None:
        state.tell("neutral-claims", state.active, "N3a", route=there.name)
    pay_controllers(state, route)
    marker = state.markers[route]
    if marker != NO_MARKER:
        state.markers[route] = NO_MARKER
        state.gone[marker] += 1
        if state.listener is not None:
            move = (marker_place(state, route), "")
            state.tell("marker-gone", state.active, "N4a", [move], marker=state.marker_name(marker))
        take_replacement(state)
    state.stack.append(NeutralOffice(route))


def office_choices(state: State) -> list[int]:
    """N3c: return the end cities with a free house of any colour and shape, or `nothing` if there are none."""
    office = state.stack[-1]
    assert isinstance(office, NeutralOffice)
    ends = sorted(state.board.routes[office.route].ends)
    free = [city for city in ends if free_house(state, city) is not None]
    return [state.board.actions.office[city] for city in free] or [state.board.actions.nothing]


def open_neutral_office(state: State, city: int) -> None:
    """N3c, N3d: take the leftmost free house (no office if `city` is NONE), then clear the route."""
    office = state.stack.pop()
    assert isinstance(office, NeutralOffice)
    last = state.board.routes[office.route].posts()[-1]
    if city != NONE:
        establish(state, state.neutral, TRADER, city, last)
        state.posts[last] = EMPTY
    clear_neutral(state, office.route)
    check_neutral_routes(state)  # N3a: claim the next full route
    if city != NONE:
        ask_tributes(state, city)
    finish_action(state)


def clear_neutral(state: State, route: int) -> None:
    """N3d: remove the remaining traders, except for one on the first post if the rules keep it."""
    there = state.board.routes[route]
    stays = keeps_a_cube(state, route)
    leaving = [post for post in there.posts()[stays:] if state.posts[post] != EMPTY]
    for post in leaving:
        state.posts[post] = EMPTY
    if state.listener is not None:
        box = supply_place(state, state.neutral, TRADER)
        moves = [(post_place(state, post), box) for post in leaving]
        state.tell("neutral-cleared", state.active, "N3d", moves, route=there.name, stays="yes" if stays else "no")


def keeps_a_cube(state: State, route: int) -> bool:
    """N3d: return whether a trader remains. This happens only on routes to a skill or special-prestige city. N6c: in
    the Italian game, no trader remains.
    """
    if state.setup.options["two_players"] == "neutral_it":
        return False
    skills = any(state.board.cities[city].skills for city in state.board.routes[route].ends)
    return skills or route == state.board.special_route
