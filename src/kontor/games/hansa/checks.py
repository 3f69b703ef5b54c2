"""Checks positions for missing pieces and markers, and for open decisions that do not match the table."""

from __future__ import annotations

from itertools import permutations

from kontor.core.contract import ALL
from kontor.core.decisions import Decision
from kontor.core.messages import Message, Value
from kontor.games.hansa import decisions, pieces
from kontor.games.hansa.board import City
from kontor.games.hansa.fields import STACKS, covering, schema
from kontor.games.hansa.pieces import (
    BOUGHT,
    EMPTY,
    EXCHANGE,
    FRESH,
    HIDDEN,
    MERCHANT,
    MORE_ACTIONS,
    MORE_INCOME,
    MOST_MOVED_BY_MARKER,
    NONE,
    ON_TABLE,
    TRADER,
    TRIBUTE,
    kind_of,
    owner,
    piece_of,
)
from kontor.games.hansa.rules import legal
from kontor.games.hansa.rules.beside import beside_slots, toll
from kontor.games.hansa.rules.cities import green_row, has_chain, neutral_scores, offices
from kontor.games.hansa.rules.countries import lifted
from kontor.games.hansa.rules.displacing import extra_source, extras_for, payments, targets
from kontor.games.hansa.rules.ending import end_reason
from kontor.games.hansa.rules.favours import PRICE, unused_markers
from kontor.games.hansa.rules.gifts import BY_TILE, in_stock
from kontor.games.hansa.rules.markers import PLUS_ACTIONS
from kontor.games.hansa.rules.moving import hand_of
from kontor.games.hansa.rules.neutral import neutral_routes
from kontor.games.hansa.rules.plate import plate, some_route_for_markers
from kontor.games.hansa.rules.sea import MOST_MOVED, green_choices, redeploy_choices, sea_place_choices
from kontor.games.hansa.rules.setup import tavern_markers_left
from kontor.games.hansa.rules.turn import actions_of
from kontor.games.hansa.state import MARKER_PLACES, State
from kontor.games.hansa.stored import DESK, LINK, MISSION, PLATE, STOCK, SUPPLY, TRACK, UNUSED, USED

# With these stacks, no claim is in progress, so the game would already be over if E1 applied. "answer" is added only
# without neutral traders, because an answer may place the last of them on a route, which is then claimed at once (N3).
OUTSIDE_CLAIMS = (
    ("turn",),
    ("turn", "pay"),
    ("turn", "move"),
    ("turn", "remove"),
    ("turn", "marker_move"),
    ("turn", "buying"),
    ("placing",),
    ("placing", "draw"),
    ("closing",),
    ("pawn",),
)
MOST_EXTRA_OFFICES = 60
"""Upper limit on extra offices: more than the markers allow (M5), but small enough for one byte."""

IN_ACTIONS = ("pay", "answer", "move", "benefit", "redeploy", "sea_move", "sea_skill", "sea_office", "sea_place")
"""Decisions that occur only during an action (L4b), never during the use of a marker."""

BEFORE_FIRST = (("taverns",), ("missions",), ("favours",), ("first",))


def faults(state: State) -> list[Message]:
    """Return every reason why this state is impossible."""
    found = _board_faults(state)
    if not found:
        found += _stack_faults(state)
    found += _piece_faults(state)
    found += _office_faults(state)
    found += _link_faults(state)
    found += _marker_faults(state)
    found += _route_marker_faults(state)
    found += _action_faults(state)
    found += _mission_faults(state)
    found += _extension_faults(state)
    return found


def _fault(id: str, **args: Value) -> Message:
    return Message(f"position-{id}", args)


def pieces_of(state: State, seat: int, kind: int) -> int:
    """Return the number of pieces of this kind that a seat owns, in all places. The score marker is not counted."""
    piece = piece_of(seat, kind)
    desk = seat * DESK
    number = state.desks[desk + SUPPLY + kind] + state.desks[desk + STOCK + kind]
    number += covering(kind, state.desks[desk + TRACK : desk + TRACK + len(pieces.TRACKS)])
    number += state.posts.count(piece) + state.houses.count(piece) + state.special.count(piece)
    number += state.extra_offices[1::2].count(piece) + state.green_offices[1::2].count(piece)
    number += state.beside_of.count(seat) if kind == TRADER else 0  # Q7
    return number + _in_hand(state, seat, kind)


def _in_hand(state: State, seat: int, kind: int) -> int:
    """Return the number of pieces in unfinished decisions, which are neither on the board nor on a desk."""
    return sum(_held(state, decision, seat, kind) for decision in state.stack)


def _held(state: State, decision: Decision, seat: int, kind: int) -> int:
    if isinstance(decision, decisions.Pay):
        return int(decision.displaced == piece_of(seat, kind))
    if isinstance(decision, decisions.SeaMove | decisions.MarkerMove):
        return hand_of(state, decision).count(piece_of(seat, kind))
    if isinstance(decision, decisions.Answer) and decision.owner == seat:
        return (decision.displaced == kind) + (decision.lifted == kind)
    if isinstance(decision, decisions.Move) and state.active == seat:
        return decision.traders if kind == TRADER else decision.merchants
    return 0


def _piece_faults(state: State) -> list[Message]:
    owned = {TRADER: pieces.TRADERS - 1, MERCHANT: pieces.MERCHANTS}
    return [
        _fault("pieces", seat=seat, piece=pieces.PIECES[kind], counted=pieces_of(state, seat, kind), wanted=owned[kind])
        for seat in range(state.players)
        for kind in (TRADER, MERCHANT)
        if pieces_of(state, seat, kind) != owned[kind]
    ]


def _marker_faults(state: State) -> list[Message]:
    """Check that every marker of the mix exists exactly once. Unseen markers are in the bag or face down."""
    found = []
    mix = pieces.mix_of(state.setup.options)
    waiting = tavern_markers_left(state) if state.stack and type(state.stack[-1]) is decisions.Taverns else []
    for kind in range(len(state.unseen.counts)):
        name, number = pieces.MARKER_NAMES[kind], state.unseen.counts[kind]
        if kind in pieces.KINDS_OF_MARKERS:
            number += state.markers.count(kind) + waiting.count(kind) + state.gone[kind]
            number += sum(state.held(seat, place, kind) for place in MARKER_PLACES for seat in range(state.players))
            number += sum(state.beside[slot] != NONE for slot in beside_slots(state, kind)) if kind >= TRIBUTE else 0
        if number != mix.get(name, 0):
            found.append(_fault("markers", marker=name, counted=number, wanted=mix.get(name, 0)))
    hidden = state.markers.count(HIDDEN) + sum(state.desks[PLATE + HIDDEN :: DESK]) + state.gone[HIDDEN]
    hidden += 1 if state.stack and type(state.stack[-1]) is decisions.Taken else 0
    if len(state.unseen) != state.bag + hidden:
        found.append(_fault("bag", bag=state.bag, hidden=hidden, unseen=len(state.unseen)))
    return found


def _route_marker_faults(state: State) -> list[Message]:
    """S4, C4, X6b, B13: check that markers are only where they may be and that none was replaced more than once."""
    routes = enumerate(state.board.routes)
    found = [
        _fault("sea-marker", route=route.name)
        for number, route in routes
        if not route.takes_markers and state.markers[number] != pieces.NO_MARKER
    ]
    number = len(state.markers) - state.markers.count(pieces.NO_MARKER)
    kinds = (*pieces.KINDS_OF_MARKERS, HIDDEN)
    number += sum(state.held(seat, PLATE, kind) for kind in kinds for seat in range(state.players))
    if number > len(pieces.TAVERN_MARKERS):
        found.append(_fault("too-many-markers", counted=number, most=len(pieces.TAVERN_MARKERS)))
    return found


def _action_faults(state: State) -> list[Message]:
    """T1, M7: check that the active seat's track and used markers allow this number of actions. B8: each used permit
    took up one action.
    """
    if state.active == NONE:
        return []
    used = state.active * DESK + USED
    most = pieces.TRACK_VALUES[pieces.ACTIONES][state.value(state.active, pieces.ACTIONES)]
    most += sum(more * state.desks[used + kind] for kind, more in PLUS_ACTIONS.items())
    most = 0 if state.in_phase(BOUGHT) else most + state.has_tile(state.active, MORE_ACTIONS)  # L4b, L6
    most = max(0, most - sum(state.permits))
    return [] if state.actions <= most else [_fault("actions", actions=state.actions, most=most)]


def _owners(state: State) -> list[int]:
    return [*range(state.players), *([] if state.neutral == NONE else [state.neutral])]


def _office_faults(state: State) -> list[Message]:
    """M5, C6, M6: check that used markers account for extra offices and for pieces in the wrong kind of house."""
    found = []
    for seat in _owners(state):
        extra = [owner(piece) for piece in bytes(state.extra_offices[1::2])].count(seat)
        used = state.desks[seat * DESK + USED + pieces.EXTRA_OFFICE]
        if extra > used and not state.setup.options["promo_markers"]["exchange"]:  # Q4: another seat may have it now
            whose: Value = "neutral" if seat == state.neutral else seat
            found.append(_fault("extra-office-marker", owner=whose, counted=extra, used=used))
    needed = [_swaps_needed(state, city) for city in state.board.cities]
    impossible = [city.name for city, swaps in zip(state.board.cities, needed, strict=True) if swaps == NONE]
    found += [_fault("house-piece", city=name) for name in impossible]
    swaps, used = sum(needed), sum(state.desks[USED + pieces.SWAP :: DESK])
    used += sum(state.held(seat, USED, EXCHANGE) for seat in range(state.players))  # Q4: the marker can be used again
    if not impossible and swaps > used:
        wrong = [city.name for city, number in zip(state.board.cities, needed, strict=True) if number]
        found.append(_fault("swaps", cities=", ".join(wrong), needed=swaps, used=used))
    return found


def _swaps_needed(state: State, city: City) -> int:
    """M6: return the smallest number of swaps that could have led to this order of offices in a city's houses, or NONE
    if that is impossible.

    A new office only needs the leftmost free house, so assume that all swaps come after the last one.
    """
    row = [piece for piece in bytes(state.houses[city.first_house : city.end_house]) if piece != EMPTY]
    if all(_fits(state, city, house, piece) for house, piece in enumerate(row)):
        return 0
    needed = [
        sum(order[i] > order[j] for j in range(len(row)) for i in range(j))
        for order in permutations(range(len(row)))
        if all(_fits(state, city, order[place], piece) for place, piece in enumerate(row))
    ]
    return min(needed, default=NONE)


def _fits(state: State, city: City, house: int, piece: int) -> bool:
    """C6b, C6c: return whether the owner could have put this piece there. N3c: neutral traders may use every house."""
    if owner(piece) == state.neutral:
        return True
    wanted = city.houses[house]
    return kind_of(piece) == wanted.kind and wanted.colour <= state.value(owner(piece), pieces.PRIVILEGIUM)


def _link_faults(state: State) -> list[Message]:
    """C10: check that exactly the seats with a chain have a link rank. Chains are permanent, because offices stay."""
    found = []
    for seat in _owners(state):
        whose: Value = "neutral" if seat == state.neutral else seat
        ranked = state.desks[seat * DESK + LINK] > 0
        linked = has_chain(state, seat) and (seat != state.neutral or neutral_scores(state))
        if ranked and not linked:
            found.append(_fault("link-without-chain", owner=whose))
        if linked and not ranked:
            found.append(_fault("chain-without-link", owner=whose))
    return found


def _board_faults(state: State) -> list[Message]:
    found = []
    board = state.board
    for post, piece in enumerate(bytes(state.posts)):
        if board.ships[post] and piece != EMPTY and kind_of(piece) == TRADER:
            found.append(_fault("ship-post", post=board.post_names[post]))
    full = 0
    for number, city in enumerate(board.cities):
        if city.green:  # X5
            full += bool(offices(state, number))
            if len(green_row(state, number)) > pieces.MOST_GREEN_OFFICES:
                found.append(_fault("green-offices", city=city.name, most=pieces.MOST_GREEN_OFFICES))
            continue
        houses = state.houses[city.first_house : city.first_house + len(city.houses)]
        full += EMPTY not in houses
        if any(houses[houses.find(EMPTY) :]) and EMPTY in houses:
            found.append(_fault("house-skipped", city=city.name))
    for at in range(0, len(state.extra_offices), 2):
        city = board.cities[state.extra_offices[at]]
        if not city.green and state.houses[city.first_house] == EMPTY:
            found.append(_fault("extra-office-alone", city=city.name))
    if len(state.extra_offices) > 2 * MOST_EXTRA_OFFICES:
        found.append(_fault("extra-offices", counted=len(state.extra_offices) // 2, most=MOST_EXTRA_OFFICES))
    if state.completed != full:
        found.append(_fault("completed", completed=state.completed, full=full))
    for piece in bytes(state.special):
        if piece != EMPTY and kind_of(piece) != MERCHANT:
            found.append(_fault("special-merchant"))
    ranks = sorted(rank for rank in bytes(state.desks[LINK::DESK]) if rank)
    if ranks != list(range(1, len(ranks) + 1)):
        found.append(_fault("link-ranks", ranks=", ".join(map(str, ranks))))
    return found


def _mission_faults(state: State) -> list[Message]:
    """X1: check that no card occurs twice, that all are dealt at the start, and that each is hidden only from seats
    that may not know it.

    All cards are revealed at the end of a game. In a view played to the end, the other seats' cards remain hidden.
    """
    if not state.setup.options["mission_cards"]:
        return []
    found = []
    cards = bytes(state.desks[MISSION : state.players * DESK : DESK])
    known = [card for card in cards if card not in (NONE, pieces.UNKNOWN)]
    if len(set(known)) != len(known):
        found.append(_fault("mission-twice"))
    dealt = cards.rstrip(bytes([NONE]))  # cards are dealt seat by seat
    if NONE in dealt or (state.first != NONE and len(dealt) < state.players):
        found.append(_fault("mission-dealt"))
    for seat, card in enumerate(cards):
        own = state.viewer in (ALL, seat)
        opened = own or bool(state.ended)
        if (card == pieces.UNKNOWN and own) or (card not in (NONE, pieces.UNKNOWN) and not opened):
            found.append(_fault("mission-hidden"))
            break
    return found


def _extension_faults(state: State) -> list[Message]:
    """L2, Q5: check the number of tiles, and that every marker beside a route has an owner."""
    found = []
    drawn = len(state.tiles) - state.tiles.count(NONE)
    wanted = state.players if state.first != NONE else drawn
    if state.tiles and (drawn != wanted or drawn > state.players):
        found.append(_fault("tiles", counted=drawn, wanted=state.players))
    if state.tiles and state.stack and not _phase_fits(state):
        found.append(_fault("turn-phase"))
    if any((route == NONE) != (seat == NONE) for route, seat in zip(state.beside, state.beside_of)):
        found.append(_fault("beside"))
    extra, exchanged = len(state.extra_offices) // 2, state.setup.options["promo_markers"]["exchange"]
    used = sum(state.desks[USED + pieces.EXTRA_OFFICE :: DESK])
    if exchanged and extra > used + sum(state.held(seat, USED, EXCHANGE) for seat in range(state.players)):
        found.append(_fault("extra-office-marker", owner=None, counted=extra, used=used))
    return found


def _phase_fits(state: State) -> bool:
    """L4: check the turn phase. A turn is fresh until its first action or marker, and a turn with a purchase has no
    actions.
    """
    names = [decisions.NAME[type(decision)] for decision in state.stack]
    if state.active == NONE or names == ["pawn"]:
        return state.in_phase(FRESH)
    if state.in_phase(FRESH):
        return names == ["turn"] and state.actions == actions_of(state, state.active)
    by_income = any(isinstance(decision, decisions.Gift) and decision.left == BY_TILE for decision in state.stack)
    bought = state.active in state.tiles and not by_income and not any(name in IN_ACTIONS for name in names)
    return bought or not state.in_phase(BOUGHT)


def _stack_faults(state: State) -> list[Message]:
    names = tuple(decisions.NAME[type(decision)] for decision in state.stack)
    if names not in STACKS:
        return [_fault("stack", stack=", ".join(names))]
    drawing_first = names in BEFORE_FIRST
    if (state.first == NONE) != drawing_first or (state.active == NONE) != drawing_first:
        return [_fault("first-player")]
    if any(state.hand) != ("marker_move" in names):
        return [_fault("decision", decision="marker_move")]
    if names and not _lifted_fit(state):
        return [_fault("lifted-in")]
    if bool(state.ended) != (not names) or (not names and state.ended != end_reason(state)):
        return [_fault("ended")]
    if (state.pawn == pieces.UNPLACED) != (state.pawn != NONE and (drawing_first or names == ("pawn",))):
        return [_fault("pawn-place")]
    outside = names in OUTSIDE_CLAIMS or (names == ("turn", "answer") and state.neutral == NONE)
    if outside and end_reason(state):
        return [_fault("should-be-over")]
    if drawing_first and not _untouched(state):
        return [_fault("setup")]
    if len(_neutral_throughout(state)) not in _neutral_claims(state):
        return [_fault("neutral-routes")]
    if names and not (_decision_fits(state) and legal(state)):
        return [_fault("decision", decision=names[-1])]
    return []


def _neutral_throughout(state: State) -> list[int]:
    return [] if state.neutral == NONE else neutral_routes(state)


def _neutral_claims(state: State) -> tuple[int, ...]:
    """N3a: return the possible numbers of routes full of neutral traders. Full routes are claimed immediately, but X7a
    can fill two at once.

    Q8: a tribute for one claim is paid before the next claim.
    """
    stack = state.stack[:-1] if state.stack and isinstance(state.stack[-1], decisions.Gift) else state.stack
    top = stack[-1] if stack else None
    moved = range(1, 1 + (MOST_MOVED_BY_MARKER if state.moves_by_marker() else MOST_MOVED))
    if isinstance(top, decisions.NeutralOrder):
        return tuple(moved[1:])
    if isinstance(top, decisions.NeutralOffice):
        return (1,) if isinstance(stack[-2], decisions.Answer) else tuple(moved)
    if isinstance(top, decisions.MarkerMove) and not top.lifts:  # G4d
        return (0, *moved[: MOST_MOVED_BY_MARKER - len(hand_of(state, top))])
    if isinstance(top, decisions.SeaMove):  # X7c: routes are checked when both pieces are placed
        return (0, 1) if len(top.hand) == 1 and not top.lifts else (0,)
    return (0,)


def _decision_fits(state: State) -> bool:
    """Return whether the decision on top of the stack matches the table's state."""
    top = state.stack[-1]
    if isinstance(top, decisions.Pay):
        paid = top.displaced != EMPTY or toll(state, state.board.post_route[top.post]) > 0
        victim = owner(top.displaced) != state.active
        return paid and _holds(state, top.post, state.active) and victim and bool(payments(state))
    if isinstance(top, decisions.Answer):
        return _answer_fits(state, top)
    if isinstance(top, decisions.Move):
        liber = pieces.TRACK_VALUES[pieces.LIBER_SOPHIAE][state.value(state.active, pieces.LIBER_SOPHIAE)]
        return 0 < top.traders + top.merchants <= liber - top.lifts
    if isinstance(top, decisions.Benefit):
        return _claimed(state, top.route, state.active) and _holds_marker(state, top.taken)
    if isinstance(top, decisions.Buying):
        bought = state.tiles.count(state.active) > 0 and state.in_phase(BOUGHT)
        return bought and 0 < top.left <= min(PRICE, unused_markers(state, state.active))
    if isinstance(top, decisions.Gift):
        return _gift_fits(state, top)
    if isinstance(top, decisions.Taken):
        under = state.stack[-2]
        return (
            isinstance(under, decisions.Benefit)
            and under.taken == HIDDEN
            and _claimed(state, under.route, state.active)
        )
    if isinstance(top, decisions.Remove | decisions.MarkerMove):
        fits = isinstance(top, decisions.Remove) or _marker_move_fits(state, top)
        return fits and state.desks[state.active * DESK + USED + pieces.REMOVE_MARKER] > 0
    return _setup_fits(state) and _variant_fits(state)


def _gift_fits(state: State, gift: decisions.Gift) -> bool:
    """L7, Q5: return whether the seats are entitled to take pieces and the first of them has any in stock."""
    under = state.stack[-2]
    if gift.left == BY_TILE:
        alone = isinstance(under, decisions.Turn) and gift.then == NONE and gift.seat != state.active
        return alone and state.has_tile(gift.seat, MORE_INCOME) and in_stock(state, gift.seat) > 0
    tributes = [seat for slot, seat in enumerate(state.beside_of) if slot in beside_slots(state, TRIBUTE)]
    asked = [gift.seat, *([] if gift.then == NONE else [gift.then])]
    fits = all(asked.count(seat) <= tributes.count(seat) for seat in asked) and in_stock(state, gift.seat) > 0
    if isinstance(under, decisions.Benefit):  # the piece for the office has left the route
        route = state.board.routes[under.route]
        there = bytes(state.posts[route.first_post : route.end_post])
        return fits and there.count(EMPTY) == 1 and all(p == EMPTY or owner(p) == state.active for p in there)
    return fits and (isinstance(under, decisions.Turn) or (state.neutral != NONE and _neutral_fits(state, under)))


def _neutral_fits(state: State, step: Decision) -> bool:
    """N3: return whether this step of a claim for the neutral player, or of the answer that includes it, is possible.

    N3a: a claim in an answer follows a neutral trader that was just placed.
    """
    if isinstance(step, decisions.Answer):
        return _answer_fits(state, step) and step.owner == state.neutral and bool(step.set)
    return not isinstance(step, decisions.NeutralOffice) or _claimed(state, step.route, state.neutral)


def _lifted_fit(state: State) -> bool:
    """B11: return whether the stored countries are exactly those of the lifted pieces."""
    if not state.board.country_names:
        return True
    kinds: list[int] = []
    for decision in state.stack:
        if isinstance(decision, decisions.SeaMove | decisions.MarkerMove):
            kinds += [kind_of(piece) for piece in hand_of(state, decision)]
        elif isinstance(decision, decisions.Move):
            kinds += [TRADER] * decision.traders + [MERCHANT] * decision.merchants
        elif isinstance(decision, decisions.Answer) and decision.lifted != NONE:
            kinds.append(decision.lifted)
    return all(NONE not in lifted(state, kind) and len(lifted(state, kind)) == kinds.count(kind) for kind in range(2))


def _marker_move_fits(state: State, top: decisions.MarkerMove) -> bool:
    """G4: return whether the hand contains one to three opponents' pieces and matches the number of lifts left."""
    hand = hand_of(state, top)
    return (
        state.moves_by_marker()
        and EMPTY not in hand
        and 0 < len(hand) <= MOST_MOVED_BY_MARKER - top.lifts
        and (not top.lifts or len(hand) == MOST_MOVED_BY_MARKER - top.lifts)
        and all(owner(piece) != state.active for piece in hand)
    )


def _untouched(state: State) -> bool:
    """Return whether nothing but setup has happened so far: placing tavern markers and dealing mission cards."""
    fresh = State(state.setup)
    schema(state.setup).clear(fresh)
    desks = state.desks[:]
    desks[MISSION::DESK] = fresh.desks[MISSION::DESK]
    elsewhere = [marker for route, marker in enumerate(bytes(state.markers)) if route not in state.board.taverns]
    return (
        (desks, state.posts, state.houses, state.special, state.gone)
        == (fresh.desks, fresh.posts, fresh.houses, fresh.special, fresh.gone)
        and (state.unseen.counts, state.bag, state.bag_ran_out) == (fresh.unseen.counts, fresh.bag, fresh.bag_ran_out)
        and (state.actions, state.completed, state.pawn_moved, state.acted) == (0, 0, False, False)
        and not (state.extra_offices or state.green_offices or any(state.permits) or any(state.promos))
        and all(tile in (NONE, ON_TABLE) for tile in bytes(state.tiles))
        and not any(state.turn_phase)
        and all(route == NONE for route in bytes(state.beside))
        and all(marker == pieces.NO_MARKER for marker in elsewhere)
    )


def _setup_fits(state: State) -> bool:
    top = state.stack[-1]
    cards = state.desks[MISSION : state.players * DESK : DESK]
    if isinstance(top, decisions.Taverns):
        free = [route for route in state.board.taverns if state.markers[route] == pieces.NO_MARKER]
        return 0 < len(free) == len(tavern_markers_left(state))
    if isinstance(top, decisions.Missions):
        return NONE in cards and not tavern_markers_left(state) and state.setup.options["mission_cards"] is True
    if isinstance(top, decisions.First | decisions.Favours):
        drawn = len(state.tiles) - state.tiles.count(NONE)
        wanted = state.players if state.tiles else 0
        tiles = drawn < wanted if isinstance(top, decisions.Favours) else drawn == wanted
        dealt = (NONE not in cards) == state.setup.options["mission_cards"]
        return tiles and not tavern_markers_left(state) and dealt
    if isinstance(top, decisions.Placing):
        return bool(plate(state)) and some_route_for_markers(state)
    if isinstance(top, decisions.DrawNew):
        return state.desks[state.active * DESK + PLATE + HIDDEN] > 0 and some_route_for_markers(state)
    return True


def _variant_fits(state: State) -> bool:
    """Return whether a decision about sea routes, neutral traders or the pawn matches the table's state."""
    top = state.stack[-1]
    if isinstance(top, decisions.NeutralOffice):
        return _neutral_fits(state, top) and _neutral_fits(state, state.stack[-2])
    if isinstance(top, decisions.Redeploy):
        return len(redeploy_choices(state)) > 1 and state.board.routes[top.route].bonus == pieces.REDEPLOY
    if isinstance(top, decisions.SeaMove):
        return len(top.hand) <= MOST_MOVED - top.lifts and bool(top.hand or any(state.posts))
    if isinstance(top, decisions.SeaOffice):
        return len(green_choices(state)) > 1
    if isinstance(top, decisions.SeaPlace):
        abroad = any(route.bonus == pieces.PLACE_ABROAD for route in state.board.routes)
        return abroad and len(sea_place_choices(state)) > 1
    if isinstance(top, decisions.SeaSkill):
        return state.value(state.active, pieces.PRIVILEGIUM) < pieces.TRACK_LENGTH[pieces.PRIVILEGIUM]
    if isinstance(top, decisions.Closing):
        return state.pawn != NONE and not state.pawn_moved
    return not isinstance(top, decisions.PlacePawn) or state.pawn == pieces.UNPLACED


def _holds(state: State, post: int, seat: int) -> bool:
    return state.posts[post] != EMPTY and owner(state.posts[post]) == seat


def _holds_marker(state: State, taken: int) -> bool:
    """C4: return whether the marker just taken is among the seat's unused markers and has been replaced."""
    if taken == NONE:
        return True
    replaced = state.bag_ran_out or bool(plate(state))
    return replaced and taken != HIDDEN and state.held(state.active, UNUSED, taken) > 0


def _claimed(state: State, route: int, seat: int) -> bool:
    """C1, C4: return whether the seat holds every post on the route and the marker has been taken."""
    there = state.board.routes[route]
    return state.markers[route] == pieces.NO_MARKER and all(
        state.posts[there.first_post : there.first_post + there.length].translate(pieces.IS_OWN[seat])
    )


def _answer_fits(state: State, answer: decisions.Answer) -> bool:
    if answer.seat == state.active or not _holds(state, answer.post, state.active):
        return False
    if answer.owner == state.neutral:
        return _neutral_answer_fits(state, answer)
    if answer.owner != answer.seat:
        return False
    if not all(_holds(state, post, answer.seat) for post in answer.set) or len(set(answer.set)) != len(answer.set):
        return False
    if answer.lifted != NONE and (not answer.extras or extra_source(state, answer.seat) != NONE):
        return False
    if answer.displaced == NONE:  # D4, D6d: the displaced piece, of either kind, may have returned to stock
        return 1 <= len(answer.set) + answer.extras <= 3
    return len(answer.set) == extras_for(state, piece_of(answer.seat, answer.displaced)) - answer.extras


def _neutral_answer_fits(state: State, answer: decisions.Answer) -> bool:
    """N2: return whether the answer for the neutral player is possible. It places the displaced trader, then one more.
    Both can be placed on the same post, because a claim may clear it in between (N3d).
    """
    if answer.lifted != NONE or answer.displaced == MERCHANT:
        return False
    if answer.displaced == TRADER:
        return answer.extras == 1 and not answer.set
    if not answer.set:  # D6d: no post was free for the trader
        return answer.extras == 1 and not targets(state, answer, TRADER)
    return len(answer.set) + answer.extras == 2
