"""C. Claiming a route, and P. special prestige."""

from __future__ import annotations

from kontor.core.messages import Moved
from kontor.games.hansa.decisions import Benefit, Redeploy, Taken
from kontor.games.hansa.pieces import (
    EMPTY,
    EXTRA_OFFICE,
    HIDDEN,
    MARKER_NAMES,
    MERCHANT,
    NO_MARKER,
    NONE,
    PIECES,
    PRIVILEGIUM,
    TRACK_LENGTH,
    TRADER,
    piece_of,
)
from kontor.games.hansa.rules.cities import (
    check_link,
    establish,
    first_in_green_city,
    free_house,
    insert_office,
    pay_controllers,
)
from kontor.games.hansa.rules.ending import finish_action
from kontor.games.hansa.rules.gifts import ask_tributes
from kontor.games.hansa.rules.markers import use
from kontor.games.hansa.rules.pawn import bordering
from kontor.games.hansa.rules.places import marker_place, post_place, stock_place, turned_over
from kontor.games.hansa.rules.posts import lift_piece, on_route, take_from_route, to_stock
from kontor.games.hansa.rules.replacing import take_replacement
from kontor.games.hansa.rules.sea import begin_redeploying, begin_sea_bonus, redeploy
from kontor.games.hansa.rules.turn import advance, spend_action
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, UNUSED


def add_claims(state: State, own: bytes, found: list[int]) -> None:
    """C1: add a claim for each route with the player's pieces (marked 1 in `own`) on every post."""
    for number, route in enumerate(state.board.routes):
        post = route.first_post
        if own[post]:
            end = route.end_post
            while post < end and own[post]:
                post += 1
            if post == end and bordering(state, number):
                found.append(state.board.actions.claim[number])


def claim(state: State, route: int) -> None:
    """C2: give the controllers their prestige, take the marker, then choose the benefit."""
    spend_action(state)
    if state.listener is not None:
        state.tell("claimed", state.active, "C1", route=state.board.routes[route].name)
    pay_controllers(state, route)
    take_marker(state, route)


def take_marker(state: State, route: int) -> None:
    """C4: take the marker of the route. A replacement of unknown kind moves from the bag to the claimer's plate."""
    marker = state.markers[route]
    if marker == NO_MARKER:
        state.stack.append(Benefit(route, NONE))
        return
    state.markers[route] = NO_MARKER
    state.stack.append(Benefit(route, marker))
    if marker == HIDDEN:
        state.stack.append(Taken())
    else:
        own_marker(state, route, marker)
    take_replacement(state)


def own_marker(state: State, route: int, marker: int) -> None:
    state.hold(state.active, UNUSED, marker)
    if state.listener is not None:
        move = (marker_place(state, route), f"markers:{state.active}:{MARKER_NAMES[marker]}")
        state.tell("marker-taken", state.active, "C4a", [move], marker=state.marker_name(marker))


def draw_taken(state: State, marker: int) -> None:
    """C4b, C4d: draw the kind of a face-down marker when it is taken, before the benefit is chosen."""
    state.stack.pop()
    benefit = state.stack.pop()
    assert isinstance(benefit, Benefit)
    state.unseen.draw(marker)
    state.stack.append(Benefit(benefit.route, marker))
    own_marker(state, benefit.route, marker)


def benefits(state: State) -> list[int]:
    """C5: return the possible benefits (office, extra office, skill, special prestige and nothing)."""
    benefit = state.stack[-1]
    assert isinstance(benefit, Benefit)
    actions = state.board.actions
    ends = sorted(state.board.routes[benefit.route].ends)
    found = [actions.office[city] for city in ends if can_open_office(state, benefit.route, city)]
    if can_use_extra_office(state, benefit):
        cities = [city for city in ends if takes_extra_office(state, city)]
        kinds = [kind for kind in (TRADER, MERCHANT) if on_route(state, benefit.route, kind)]
        found += [actions.extra[kind][city] for kind in kinds for city in cities]
    found += [actions.skill[track] for track in skills(state, benefit.route)]
    found += [actions.prestige[slot] for slot in free_slots(state, benefit.route)]
    found.append(actions.nothing)
    return found


def privileged(state: State, colour: int) -> bool:
    """C6: return whether Privilegium covers this colour."""
    return colour <= state.value(state.active, PRIVILEGIUM)


def can_open_office(state: State, route: int, city: int) -> bool:
    """C6: return whether a piece on the route fits the leftmost free house and Privilegium covers its colour."""
    number = free_house(state, city)
    if number is None:
        return False
    house = state.board.cities[city].houses[number]
    return on_route(state, route, house.kind) and privileged(state, house.colour)


def takes_extra_office(state: State, city: int) -> bool:
    """M5a: return whether at least one house is occupied. X4b: a green city takes extra offices even when empty."""
    there = state.board.cities[city]
    return there.green or state.houses[there.first_house] != EMPTY


def can_use_extra_office(state: State, benefit: Benefit) -> bool:
    """M2: return whether an extra-office marker can be used. `marker_in_same_action` allows one that was just taken."""
    held = state.desks[state.active * DESK + UNUSED + EXTRA_OFFICE]
    just_taken = benefit.taken == EXTRA_OFFICE and not state.setup.options["marker_in_same_action"]
    return held > just_taken


def skills(state: State, route: int) -> list[int]:
    """C9: return the skills of the end cities with unfinished tracks."""
    shown = state.board.routes[route].skills
    return [track for track in shown if state.value(state.active, track) < TRACK_LENGTH[track]]


def free_slots(state: State, route: int) -> list[int]:
    """P1: return the free slots for a merchant on the special route, in colours covered by Privilegium."""
    if route != state.board.special_route or not on_route(state, route, MERCHANT):
        return []
    return [
        number
        for number, slot in enumerate(state.board.slots)
        if state.special[number] == EMPTY and privileged(state, slot.colour)
    ]


def open_office(state: State, city: int) -> None:
    """C6: move a piece of the route to the leftmost free house."""
    route = claimed_route(state)
    number = free_house(state, city)
    assert number is not None
    kind = state.board.cities[city].houses[number].kind
    establish(state, state.active, kind, city, take_from_route(state, route, kind))
    if not ask_tributes(state, city):
        finish_benefit(state, route)


def open_extra_office(state: State, kind: int, city: int) -> None:
    """M5: use up the marker to add an office to the left of all others."""
    route = claimed_route(state)
    use(state, EXTRA_OFFICE)
    post = take_from_route(state, route, kind)
    first_in_green_city(state, city)
    insert_office(state.extra_offices, city, piece_of(state.active, kind))
    if state.listener is not None:
        name = state.board.cities[city].name
        number = state.extra_offices[::2].count(city)
        moves = [(post_place(state, post), f"extra:{name}:{number}"), turned_over(state.active, EXTRA_OFFICE)]
        state.tell("extra-office", state.active, "M5", moves, city=name, piece=PIECES[kind])
    check_link(state, state.active)
    if not ask_tributes(state, city):
        finish_benefit(state, route)


def learn_skill(state: State, track: int) -> None:
    """C9: advance a skill track as the benefit of a claim."""
    advance(state, track, "C9")
    finish_benefit(state, claimed_route(state))


def take_special_prestige(state: State, slot: int, _: int) -> None:
    """P1: take a special-prestige slot. It scores at the end of the game."""
    route = claimed_route(state)
    post = take_from_route(state, route, MERCHANT)
    state.special[slot] = piece_of(state.active, MERCHANT)
    if state.listener is not None:
        points = state.board.slots[slot].points
        move = (post_place(state, post), f"special:{points}")
        state.tell("special-prestige", state.active, "P1", [move], points=points)
    finish_benefit(state, route)


def no_benefit(state: State) -> None:
    """C11: take no benefit."""
    finish_benefit(state, claimed_route(state))


def claimed_route(state: State) -> int:
    benefit = state.stack[-1]
    assert isinstance(benefit, Benefit)
    return benefit.route


def finish_benefit(state: State, route: int) -> None:
    """C2: after the benefit, offer the redeployment of a sea route (X9), then clear the route."""
    state.stack.pop()
    if not begin_redeploying(state, route):
        clear_route(state, route)


def clear_route(state: State, route: int) -> None:
    """C2: move the remaining pieces on the route to the stock, then offer the sea bonus (X7, X8)."""
    there = state.board.routes[route]
    kinds: list[int] = []
    moves: list[Moved] = []
    for post in range(there.first_post, there.end_post):
        if state.posts[post] != EMPTY:
            kind = lift_piece(state, post)
            to_stock(state, state.active, kind)
            if state.listener is not None:
                kinds.append(kind)
                moves.append((post_place(state, post), stock_place(state, state.active, kind)))
    if moves:
        traders, merchants = kinds.count(TRADER), kinds.count(MERCHANT)
        state.tell("cleared", state.active, "C2d", moves, traders=traders, merchants=merchants)
    if not begin_sea_bonus(state, route):
        finish_action(state)


def redeploy_piece(state: State, kind: int, post: int) -> None:
    """X9: redeploy a piece. The route is cleared after the second piece, or as soon as no other piece can be
    redeployed.
    """
    if not redeploy(state, kind, post):
        end_redeploying(state)


def end_redeploying(state: State) -> None:
    top = state.stack.pop()
    assert isinstance(top, Redeploy)
    clear_route(state, top.route)
