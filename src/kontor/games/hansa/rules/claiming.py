"""C. Claiming a route, and P. special prestige."""

from __future__ import annotations

from kontor.games.hansa.decisions import Benefit, Taken
from kontor.games.hansa.pieces import (
    EMPTY,
    EXTRA_OFFICE,
    HIDDEN,
    IS_OWN,
    MARKERS,
    MERCHANT,
    NO_MARKER,
    NONE,
    PIECES,
    PRIVILEGIUM,
    TRACK_LENGTH,
    TRADER,
    kind_of,
    piece_of,
)
from kontor.games.hansa.rules.cities import (
    add_extra_office,
    check_link,
    controller,
    free_house,
    gain,
    offices,
)
from kontor.games.hansa.rules.ending import finish_action
from kontor.games.hansa.rules.posts import lift_piece, to_stock
from kontor.games.hansa.rules.turn import advance
from kontor.games.hansa.state import DESK, PLATE, UNUSED, USED, State


def claims(state: State) -> list[int]:
    """C1: the routes on which every post holds an own piece."""
    board = state.board
    own = state.posts.translate(IS_OWN[state.active])
    found: list[int] = []
    post = own.find(1)
    while post >= 0:  # from one route with an own piece to the next
        number = board.post_route[post]
        route = board.routes[number]
        end = route.first_post + route.length
        if 0 not in own[route.first_post : end]:
            found.append(board.actions.claim[number])
        post = own.find(1, end)
    return found


def claim(state: State, route: int, _: int) -> None:
    """C2: prestige, marker, then the benefit is chosen."""
    state.actions -= 1
    if state.listener is not None:
        state.tell("claimed", state.active, "C1", route=state.board.routes[route].name)
    for city in state.board.routes[route].ends:  # C3
        seat = controller(state, city)
        if seat is not None:
            gain(state, seat, 1, "C3")
    take_marker(state, route)


def take_marker(state: State, route: int) -> None:
    """C4: the claimer takes the marker; a replacement goes from the bag to his plate, its kind still unknown."""
    marker = state.markers[route]
    if marker == NO_MARKER:
        state.stack.append(Benefit(route, NONE))
        return
    state.markers[route] = NO_MARKER
    if state.bag:
        state.bag -= 1
        state.desks[state.active * DESK + PLATE + HIDDEN] += 1
    else:
        state.bag_ran_out = True  # E1b
    state.stack.append(Benefit(route, marker))
    if marker == HIDDEN:
        state.stack.append(Taken())
    else:
        own_marker(state, route, marker)


def own_marker(state: State, route: int, marker: int) -> None:
    state.desks[state.active * DESK + UNUSED + marker] += 1
    if state.listener is not None:
        name = state.board.routes[route].name
        source, target = f"marker:{name}", f"markers:{state.active}"
        state.tell("marker-taken", state.active, "C4a", source, target, marker=MARKERS[marker])


def draw_taken(state: State, marker: int) -> None:
    """C4b, C4d: the kind of a face-down marker is drawn when it is taken, before the benefit is chosen."""
    state.stack.pop()
    benefit = state.stack.pop()
    assert isinstance(benefit, Benefit)
    state.unseen.draw(marker)
    state.stack.append(Benefit(benefit.route, marker))
    own_marker(state, benefit.route, marker)


def benefits(state: State) -> list[int]:
    """C5: exactly one of office, extra office, skill, special prestige, nothing."""
    benefit = state.stack[-1]
    assert isinstance(benefit, Benefit)
    actions = state.board.actions
    ends = sorted(state.board.routes[benefit.route].ends)
    found = [actions.office[city] for city in ends if can_open_office(state, benefit.route, city)]
    if can_use_extra_office(state, benefit):
        cities = [city for city in ends if offices_in_houses(state, city)]
        kinds = [kind for kind in (TRADER, MERCHANT) if on_route(state, benefit.route, kind)]
        found += [actions.extra[kind][city] for kind in kinds for city in cities]
    found += [actions.skill[track] for track in skills(state, benefit.route)]
    found += [actions.prestige[slot] for slot in free_slots(state, benefit.route)]
    found.append(actions.nothing)
    return found


def on_route(state: State, route: int, kind: int) -> bool:
    """Whether the claimer has a piece of this kind on the route."""
    there = state.board.routes[route]
    return piece_of(state.active, kind) in state.posts[there.first_post : there.first_post + there.length]


def privileged(state: State, colour: int) -> bool:
    """C6: the colours up to the one that Privilegium shows are open."""
    return colour <= state.value(state.active, PRIVILEGIUM)


def can_open_office(state: State, route: int, city: int) -> bool:
    """C6: the leftmost free house, a piece of its shape, a colour that Privilegium covers."""
    number = free_house(state, city)
    if number is None:
        return False
    house = state.board.cities[city].houses[number]
    return on_route(state, route, house.kind) and privileged(state, house.colour)


def offices_in_houses(state: State, city: int) -> bool:
    """M5a: at least one house is occupied."""
    return state.houses[state.board.cities[city].first_house] != EMPTY


def can_use_extra_office(state: State, benefit: Benefit) -> bool:
    """M2: one taken in this very claim does not count, unless the switch says so."""
    held = state.desks[state.active * DESK + UNUSED + EXTRA_OFFICE]
    just_taken = benefit.taken == EXTRA_OFFICE and not state.setup.options["marker_in_same_action"]
    return held > just_taken


def skills(state: State, route: int) -> list[int]:
    """C9: the skills that the end cities show, on tracks that are not finished."""
    shown = {track for city in state.board.routes[route].ends for track in state.board.cities[city].skills}
    return [track for track in sorted(shown) if state.value(state.active, track) < TRACK_LENGTH[track]]


def free_slots(state: State, route: int) -> list[int]:
    """P1: any free slot whose colour Privilegium covers, for a merchant of the special route."""
    if route != state.board.special_route or not on_route(state, route, MERCHANT):
        return []
    return [
        number
        for number, slot in enumerate(state.board.slots)
        if state.special[number] == EMPTY and privileged(state, slot.colour)
    ]


def take_from_route(state: State, route: int, kind: int) -> None:
    """One piece of this kind leaves the route; which one makes no difference."""
    wanted = piece_of(state.active, kind)
    post = next(post for post in state.board.routes[route].posts() if state.posts[post] == wanted)
    state.posts[post] = EMPTY


def open_office(state: State, city: int, _: int) -> None:
    """C6–C8: a piece of the route goes to the leftmost free house."""
    route = claimed_route(state)
    there = state.board.cities[city]
    number = free_house(state, city)
    assert number is not None
    house = there.houses[number]
    take_from_route(state, route, house.kind)
    state.houses[there.first_house + number] = piece_of(state.active, house.kind)
    if state.listener is not None:
        source, target = f"route:{state.board.routes[route].name}", f"office:{there.name}:{number + 1}"
        state.tell("office", state.active, "C6", source, target, city=there.name, piece=PIECES[house.kind])
    if house.coin:
        gain(state, state.active, 1, "C7")
    if free_house(state, city) is None:
        state.completed += 1
        if state.listener is not None:
            state.tell("completed", state.active, "C8", city=there.name)
    check_link(state, state.active)
    finish_claim(state, route)


def open_extra_office(state: State, kind: int, city: int) -> None:
    """M5: left of all offices; the marker is used up."""
    route = claimed_route(state)
    desk = state.active * DESK
    state.desks[desk + UNUSED + EXTRA_OFFICE] -= 1
    state.desks[desk + USED + EXTRA_OFFICE] += 1
    take_from_route(state, route, kind)
    add_extra_office(state, city, piece_of(state.active, kind))
    if state.listener is not None:
        name = state.board.cities[city].name
        number = len(offices(state, city))
        source, target = f"route:{state.board.routes[route].name}", f"extra:{name}:{number}"
        state.tell("extra-office", state.active, "M5", source, target, city=name, piece=PIECES[kind])
    check_link(state, state.active)
    finish_claim(state, route)


def learn_skill(state: State, track: int, _: int) -> None:
    """C9."""
    advance(state, track, "C9")
    finish_claim(state, claimed_route(state))


def take_special_prestige(state: State, slot: int, _: int) -> None:
    """P1: the points count only at the end."""
    route = claimed_route(state)
    take_from_route(state, route, MERCHANT)
    state.special[slot] = piece_of(state.active, MERCHANT)
    if state.listener is not None:
        points = state.board.slots[slot].points
        source = f"route:{state.board.routes[route].name}"
        state.tell("special-prestige", state.active, "P1", source, f"special:{points}", points=points)
    finish_claim(state, route)


def no_benefit(state: State, _: int, __: int) -> None:
    """C11."""
    finish_claim(state, claimed_route(state))


def claimed_route(state: State) -> int:
    benefit = state.stack[-1]
    assert isinstance(benefit, Benefit)
    return benefit.route


def finish_claim(state: State, route: int) -> None:
    """C2: the pieces left on the route go to stock."""
    state.stack.pop()
    returned = [0, 0]
    for post in state.board.routes[route].posts():
        if state.posts[post] != EMPTY:
            kind = kind_of(state.posts[post])
            lift_piece(state, post)
            to_stock(state, state.active, kind)
            returned[kind] += 1
    if state.listener is not None:
        source, target = f"route:{state.board.routes[route].name}", f"stock:{state.active}"
        state.tell(
            "cleared", state.active, "C2", source, target, traders=returned[TRADER], merchants=returned[MERCHANT]
        )
    finish_action(state)
