"""Checks for every position: pieces and markers are conserved, and open decisions match the state of the table."""

from __future__ import annotations

from kontor.core.contract import ALL
from kontor.core.decisions import Decision
from kontor.core.messages import Message, Value
from kontor.games.hansa import decisions, pieces
from kontor.games.hansa.fields import STACKS, covering, most_actions, schema
from kontor.games.hansa.pieces import EMPTY, HIDDEN, MARKERS, MERCHANT, NONE, TRADER, kind_of, owner, piece_of
from kontor.games.hansa.rules import legal
from kontor.games.hansa.rules.cities import green_row, offices
from kontor.games.hansa.rules.displacing import extra_source, payments, price, targets
from kontor.games.hansa.rules.ending import end_reason
from kontor.games.hansa.rules.markers import PLUS_ACTIONS
from kontor.games.hansa.rules.neutral import neutral_routes
from kontor.games.hansa.rules.plate import plate, some_route_for_markers
from kontor.games.hansa.rules.sea import MOST_MOVED, green_choices, redeployments
from kontor.games.hansa.rules.setup import tavern_markers_left
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, LINK, MISSION, PLATE, STOCK, SUPPLY, TRACK, UNUSED, USED

# With these stacks no claim is in progress, so the game would already be over if E1 applied. "answer" is missing: an
# answer may place the last neutral trader of a route, which is then claimed immediately (N3). It is added if neutral
# traders are not used.
OUTSIDE_CLAIMS = (
    ("turn",),
    ("turn", "pay"),
    ("turn", "move"),
    ("turn", "remove"),
    ("placing",),
    ("placing", "draw"),
    ("closing",),
    ("pawn",),
)
MOST_EXTRA_OFFICES = 60
"""An upper limit: more than there are markers for (M5), yet small enough for the length to fit in one byte."""

BEFORE_FIRST = (("taverns",), ("missions",), ("first",))


def faults(state: State) -> list[Message]:
    """List every way in which this state is impossible."""
    found = _board_faults(state)
    if not found:
        found += _stack_faults(state)
    found += _piece_faults(state)
    found += _marker_faults(state)
    found += _action_faults(state)
    found += _mission_faults(state)
    return found


def _fault(id: str, **args: Value) -> Message:
    return Message(f"position-{id}", args)


def pieces_of(state: State, seat: int, kind: int) -> int:
    """Number of pieces of this kind that a seat owns, wherever they are. The score marker is not counted."""
    piece = piece_of(seat, kind)
    desk = seat * DESK
    number = state.desks[desk + SUPPLY + kind] + state.desks[desk + STOCK + kind]
    number += covering(kind, state.desks[desk + TRACK : desk + TRACK + len(pieces.TRACKS)])
    number += state.posts.count(piece) + state.houses.count(piece) + state.special.count(piece)
    number += state.extra_offices[1::2].count(piece) + state.green_offices[1::2].count(piece)
    return number + _in_hand(state, seat, kind)


def _in_hand(state: State, seat: int, kind: int) -> int:
    """Number of pieces held by unfinished decisions. They are neither on the board nor on a desk."""
    return sum(_held(state, decision, seat, kind) for decision in state.stack)


def _held(state: State, decision: Decision, seat: int, kind: int) -> int:
    if isinstance(decision, decisions.Pay):
        return int(decision.displaced == piece_of(seat, kind))
    if isinstance(decision, decisions.SeaMove):
        return decision.hand.count(piece_of(seat, kind))
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
    """Check that every marker of the mix exists exactly once. Markers out of sight are in the bag or hidden."""
    found = []
    mix = state.setup.options["marker_mix"]
    waiting = tavern_markers_left(state) if state.stack and type(state.stack[-1]) is decisions.Taverns else []
    for kind, name in enumerate(MARKERS):
        number = state.unseen.counts[kind] + state.markers.count(kind) + waiting.count(kind) + state.gone[kind]
        number += sum(sum(state.desks[place + kind :: DESK]) for place in (UNUSED, USED, PLATE))
        if number != mix[name]:
            found.append(_fault("markers", marker=name, counted=number, wanted=mix[name]))
    hidden = state.markers.count(HIDDEN) + sum(state.desks[PLATE + HIDDEN :: DESK]) + state.gone[HIDDEN]
    hidden += 1 if state.stack and type(state.stack[-1]) is decisions.Taken else 0
    if len(state.unseen) != state.bag + hidden:
        found.append(_fault("bag", bag=state.bag, hidden=hidden, unseen=len(state.unseen)))
    return found


def _action_faults(state: State) -> list[Message]:
    """M7: check that an unused marker has not given any actions yet."""
    if state.active == NONE:
        return []
    ready = state.desks[state.active * DESK + UNUSED : state.active * DESK + UNUSED + len(MARKERS)]
    most = most_actions(state.setup) - sum(more * ready[kind] for kind, more in PLUS_ACTIONS.items())
    if state.actions <= most:
        return []
    return [_fault("out-of-range", where="actions", value=state.actions, low=0, high=most)]


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

    All cards are revealed at the end of a game. A view played to its end does not learn the cards of the others.
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


def _stack_faults(state: State) -> list[Message]:
    names = tuple(decisions.NAME[type(decision)] for decision in state.stack)
    if names not in STACKS:
        return [_fault("stack", stack=", ".join(names))]
    drawing_first = names in BEFORE_FIRST
    if (state.first == NONE) != drawing_first or (state.active == NONE) != drawing_first:
        return [_fault("first-player")]
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
    """N3a: the possible numbers of all-neutral routes. Such routes are claimed at once; X7a can create two of them."""
    top = state.stack[-1] if state.stack else None
    if isinstance(top, decisions.NeutralOrder):
        return (2,)
    if isinstance(top, decisions.NeutralOffice):
        return (1,) if isinstance(state.stack[-2], decisions.Answer) else (1, 2)
    if isinstance(top, decisions.SeaMove):  # X7c: routes are checked when both pieces are placed
        return (0, 1) if len(top.hand) == 1 and not top.lifts else (0,)
    return (0,)


def _decision_fits(state: State) -> bool:
    """Whether the decision on top of the stack matches the state of the table."""
    top = state.stack[-1]
    if isinstance(top, decisions.Pay):
        return _holds(state, top.post, state.active) and owner(top.displaced) != state.active and bool(payments(state))
    if isinstance(top, decisions.Answer):
        return _answer_fits(state, top)
    if isinstance(top, decisions.Move):
        liber = pieces.TRACK_VALUES[pieces.LIBER_SOPHIAE][state.value(state.active, pieces.LIBER_SOPHIAE)]
        return 0 < top.traders + top.merchants <= liber - top.lifts
    if isinstance(top, decisions.Benefit):
        return _claimed(state, top.route, state.active) and _holds_marker(state, top.taken)
    if isinstance(top, decisions.Taken):
        under = state.stack[-2]
        return (
            isinstance(under, decisions.Benefit)
            and under.taken == HIDDEN
            and _claimed(state, under.route, state.active)
        )
    if isinstance(top, decisions.Remove):
        return state.desks[state.active * DESK + USED + pieces.REMOVE_MARKER] > 0
    return _setup_fits(state) and _variant_fits(state)


def _untouched(state: State) -> bool:
    """Whether nothing has happened except that tavern markers were placed and mission cards dealt."""
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
        and not (state.extra_offices or state.green_offices)
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
    if isinstance(top, decisions.First):
        return not tavern_markers_left(state) and (NONE not in cards) == state.setup.options["mission_cards"]
    if isinstance(top, decisions.Placing):
        return bool(plate(state)) and some_route_for_markers(state)
    if isinstance(top, decisions.DrawNew):
        return state.desks[state.active * DESK + PLATE + HIDDEN] > 0 and some_route_for_markers(state)
    return True


def _variant_fits(state: State) -> bool:
    """Whether a decision about sea routes, neutral traders or the pawn matches the state of the table."""
    top = state.stack[-1]
    if isinstance(top, decisions.NeutralOffice):
        under = state.stack[-2]
        asked = not isinstance(under, decisions.Answer) or (
            _answer_fits(state, under) and _has_set_neutral(state, under)
        )
        return asked and _claimed(state, top.route, state.neutral)
    if isinstance(top, decisions.Redeploy):
        return bool(redeployments(state)) and state.board.routes[top.route].bonus == pieces.REDEPLOY
    if isinstance(top, decisions.SeaMove):
        return len(top.hand) <= MOST_MOVED - top.lifts and bool(top.hand or any(state.posts))
    if isinstance(top, decisions.SeaOffice):
        return bool(green_choices(state))
    if isinstance(top, decisions.SeaSkill):
        return state.value(state.active, pieces.PRIVILEGIUM) < pieces.TRACK_LENGTH[pieces.PRIVILEGIUM]
    if isinstance(top, decisions.Closing):
        return state.pawn != NONE and not state.pawn_moved
    return not isinstance(top, decisions.PlacePawn) or state.pawn == pieces.UNPLACED


def _holds(state: State, post: int, seat: int) -> bool:
    return state.posts[post] != EMPTY and owner(state.posts[post]) == seat


def _holds_marker(state: State, taken: int) -> bool:
    """C4: whether the marker just taken is among the seat's unused markers."""
    return taken == NONE or (taken != HIDDEN and state.desks[state.active * DESK + UNUSED + taken] > 0)


def _claimed(state: State, route: int, seat: int) -> bool:
    there = state.board.routes[route]
    return all(state.posts[there.first_post : there.first_post + there.length].translate(pieces.IS_OWN[seat]))


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
    if answer.displaced == NONE:  # D4, D6d: for a trader or a merchant that may have returned to stock
        return 1 <= len(answer.set) + answer.extras <= 3
    return len(answer.set) == price(piece_of(answer.seat, answer.displaced)) - answer.extras


def _neutral_answer_fits(state: State, answer: decisions.Answer) -> bool:
    """N2: whether the answer for neutral is possible: the displaced cube, then one more. Both can be placed on the same
    post, because a claim may clear it in between (N3d).
    """
    if answer.lifted != NONE or answer.displaced == MERCHANT:
        return False
    if answer.displaced == TRADER:
        return answer.extras == 1 and not answer.set
    if not answer.set:  # D6d: no post was free for it
        return answer.extras == 1 and not targets(state, answer, TRADER)
    return len(answer.set) + answer.extras == 2


def _has_set_neutral(state: State, answer: decisions.Answer) -> bool:
    """N3a: whether a neutral trader was just placed. Only then does neutral claim a route."""
    return answer.owner == state.neutral and bool(answer.set)
