"""Rules of Hansa Teutonica by handbook section: legal actions, their effects, and reasons for refusing an action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kontor.core.action_set import ActionSet
from kontor.core.chance import RandomBits
from kontor.core.contract import ALL
from kontor.core.decisions import Decision
from kontor.core.playout import about, one_of
from kontor.games.hansa import notation
from kontor.games.hansa.decisions import (
    Answer,
    Benefit,
    Buying,
    Closing,
    DrawNew,
    Favours,
    First,
    Gift,
    MarkerMove,
    Missions,
    Move,
    NeutralOffice,
    NeutralOrder,
    Pay,
    PlacePawn,
    Placing,
    Redeploy,
    Remove,
    SeaMove,
    SeaOffice,
    SeaPlace,
    SeaSkill,
    Taken,
    Taverns,
    Turn,
)
from kontor.games.hansa.pieces import BEGUN, FRESH, IS_OWN, MERCHANT, NONE, PRIVILEGIUM, TRADER
from kontor.games.hansa.rules.actions import add_placements, income, incomes, lift, move_choices, place, set_piece
from kontor.games.hansa.rules.beside import promo_uses, use_beside, use_exchange
from kontor.games.hansa.rules.claiming import (
    add_claims,
    benefits,
    claim,
    draw_taken,
    end_redeploying,
    finish_benefit,
    learn_skill,
    no_benefit,
    open_extra_office,
    open_office,
    redeploy_piece,
    take_special_prestige,
)
from kontor.games.hansa.rules.displacing import (
    add,
    add_displacements,
    answers,
    displace,
    end_answer,
    pay,
    payments,
    return_piece,
    take,
)
from kontor.games.hansa.rules.ending import finish_action
from kontor.games.hansa.rules.favours import buy, purchases, to_turn_over, turn_over
from kontor.games.hansa.rules.gifts import gift_choices, next_gift, take_gift
from kontor.games.hansa.rules.markers import (
    add_marker_uses,
    end_removing,
    removals,
    remove,
    use_plus,
    use_remove,
    use_skill,
    use_swap,
)
from kontor.games.hansa.rules.moving import marker_lift, marker_move_choices, marker_set
from kontor.games.hansa.rules.neutral import choose_order, office_choices, open_neutral_office, order_choices
from kontor.games.hansa.rules.pawn import first_places, free_moves, move_pawn, place_pawn, ride, rides
from kontor.games.hansa.rules.plate import begin_placing, draw_new, end_turn, placings, put
from kontor.games.hansa.rules.sea import (
    green_choices,
    open_green_office,
    redeploy_choices,
    sea_lift,
    sea_move_choices,
    sea_place,
    sea_place_choices,
    sea_set,
    sea_skill,
)
from kontor.games.hansa.rules.setup import (
    cards_left,
    deal,
    draw_first_player,
    draw_for_tavern,
    draw_tile,
    next_for_card,
    tavern_markers_left,
)
from kontor.games.hansa.state import State
from kontor.games.hansa.stored import DESK, SUPPLY


def legal(state: State) -> list[int]:
    """Return all legal actions in numerical order."""
    if not state.stack:
        return []
    top = type(state.stack[-1])
    if top is Turn:
        return turn_actions(state).all()
    if top is Move:
        return move_choices(state).all()
    return LEGAL[top](state)


def random_choice(state: State, bits: RandomBits) -> int:
    """Pick a random legal action without building long lists of actions."""
    top = type(state.stack[-1])
    if top is Turn:
        found = turn_actions(state)
    elif top is Move:
        found = move_choices(state)
    else:
        return one_of(LEGAL[top](state), bits)
    action: int = found.nth(about(found.number(), bits))
    return action


def weights(state: State) -> list[int]:
    """Return the relative probability of each chance outcome, in the order of `legal`."""
    top = type(state.stack[-1]) if state.stack else None
    if top is Taken or top is DrawNew:
        return [state.unseen.counts[kind] for kind in state.unseen.kinds()]
    return [1] * len(legal(state))


def apply(state: State, action: int) -> None:
    """Apply an action known to be legal."""
    actions = state.board.actions
    kind = actions.kind[action]
    if state.turn_phase and type(state.stack[-1]) is Turn and kind != notation.PAWN and state.in_phase(FRESH):
        state.turn_phase[0] = BEGUN  # L4a
    APPLY[kind](state, actions.first[action], actions.second[action])


# Legal actions of each decision.


def turn_actions(state: State) -> ActionSet:
    """T1, T3, T4: actions, while any are left. Using markers and ending the turn are always possible."""
    found = ActionSet()
    desks = bytes(state.desks)
    if state.actions:
        found.first = incomes(state, desks)
        desk = state.active * DESK + SUPPLY
        traders, merchants = desks[desk + TRADER], desks[desk + MERCHANT]
        posts = bytes(state.posts)
        add_placements(state, traders, merchants, posts, found)
        add_displacements(state, traders, merchants, posts, found)
        own = posts.translate(IS_OWN[state.active])
        found.mark(state.board.actions.lift, own)  # A4a
        add_claims(state, own, found.rest)
    add_marker_uses(state, desks, found.rest)
    found.rest.append(state.board.actions.end)
    if state.pawn != NONE:
        if not state.acted:
            found.rest += free_moves(state)
        if state.actions:
            found.rest += rides(state)
    if state.promos:
        found.rest += promo_uses(state)
    if state.tiles:
        found.rest += purchases(state)
    return found


def tavern_draws(state: State) -> list[int]:
    return [state.board.actions.draw[kind] for kind in tavern_markers_left(state)]


def deals(state: State) -> list[int]:
    """X1: mission cards that can be dealt next. Viewers who may not see the card get a single "unknown" outcome."""
    actions = state.board.actions
    if state.viewer not in (ALL, next_for_card(state)):
        return [actions.deal_unknown]
    return [actions.deal[card] for card in cards_left(state)]


def tile_draws(state: State) -> list[int]:
    return [action for tile, action in enumerate(state.board.actions.tile) if state.tiles[tile] == NONE]


def first_players(state: State) -> list[int]:
    return list(state.board.actions.first_player[: state.players])


def unseen_draws(state: State) -> list[int]:
    return [state.board.actions.draw[kind] for kind in state.unseen.kinds()]


def privilege_choices(state: State) -> list[int]:
    """X7b: advance Privilegium by one step, or decline."""
    return [state.board.actions.done, state.board.actions.skill[PRIVILEGIUM]]


def sea_office_choices(state: State) -> list[int]:
    """X8: open an office in a green city, or decline."""
    return [state.board.actions.done, *green_choices(state)]


def closing_choices(state: State) -> list[int]:
    """W3: make the free pawn move after the actions, or skip it."""
    return [state.board.actions.done, *free_moves(state)]


# Actions whose effect depends on the pending decision.


def draw(state: State, marker: int, _: int) -> None:
    """S4, C4b, M3c: handle a marker drawn by chance for the pending decision."""
    DRAWN_FOR[type(state.stack[-1])](state, marker)


def income_any(state: State, merchants: int, _: int) -> None:
    """A1: take income. L7, Q5: take a gift."""
    top = state.stack[-1]
    if isinstance(top, Gift):
        take_gift(state, top, merchants)
        end_gift(state)
    else:
        income(state, merchants, _)


def end_gift(state: State) -> None:
    """L7, Q8: continue with the next gift, or with the claim (C2) or turn that it interrupted."""
    if next_gift(state):
        return
    top = state.stack[-1]
    if isinstance(top, Benefit):
        finish_benefit(state, top.route)
    else:
        finish_action(state)


def lift_any(state: State, post: int, _: int) -> None:
    """A4a: lift one of the player's own pieces. X7a: lift any piece. G4: lift a piece of an opponent."""
    if type(state.stack[-1]) is SeaMove:
        sea_lift(state, post)
    elif type(state.stack[-1]) is MarkerMove:
        marker_lift(state, post)
    else:
        lift(state, post)


def set_any(state: State, kind: int, post: int) -> None:
    if type(state.stack[-1]) is SeaMove:
        sea_set(state, post)
    elif type(state.stack[-1]) is MarkerMove:
        marker_set(state, post)
    elif type(state.stack[-1]) is SeaPlace:
        sea_place(state, kind, post)
    else:
        set_piece(state, kind, post)


def claim_any(state: State, route: int, _: int) -> None:
    """C1: claim for the active player. N3a: claim for neutral."""
    if type(state.stack[-1]) is NeutralOrder:
        choose_order(state, route)
    else:
        claim(state, route)


def office(state: State, city: int, _: int) -> None:
    if type(state.stack[-1]) is NeutralOffice:
        open_neutral_office(state, city)
    else:
        open_office(state, city)


def nothing(state: State, _: int, __: int) -> None:
    if type(state.stack[-1]) is NeutralOffice:
        open_neutral_office(state, NONE)
    else:
        no_benefit(state)


def skill(state: State, track: int, _: int) -> None:
    if type(state.stack[-1]) is SeaSkill:
        sea_skill(state)
    else:
        learn_skill(state, track)


def pawn_to(state: State, province: int, _: int) -> None:
    """W2: place the pawn on the board. W3: move it, before the first action or after the last."""
    top = type(state.stack[-1])
    if top is PlacePawn:
        place_pawn(state, province)
        return
    move_pawn(state, province)
    if top is Closing:
        begin_placing(state)


def done(state: State, _: int, __: int) -> None:
    """End the pending decision."""
    DONE_WITH[type(state.stack[-1])](state)


def decline_bonus(state: State) -> None:
    """X6c: decline the optional permanent bonus."""
    state.stack.pop()
    finish_action(state)


LEGAL: Final[dict[type[Decision], Callable[[State], list[int]]]] = {
    Taverns: tavern_draws,
    Missions: deals,
    First: first_players,
    PlacePawn: first_places,
    Pay: payments,
    Answer: answers,
    Remove: removals,
    Taken: unseen_draws,
    Benefit: benefits,
    NeutralOrder: order_choices,
    NeutralOffice: office_choices,
    Redeploy: redeploy_choices,
    SeaMove: sea_move_choices,
    SeaSkill: privilege_choices,
    SeaOffice: sea_office_choices,
    Closing: closing_choices,
    DrawNew: unseen_draws,
    Placing: placings,
    MarkerMove: marker_move_choices,
    SeaPlace: sea_place_choices,
    Favours: tile_draws,
    Buying: to_turn_over,
    Gift: gift_choices,
}

DRAWN_FOR: Final[dict[type[Decision], Callable[[State, int], None]]] = {
    Taverns: draw_for_tavern,
    Taken: draw_taken,
    DrawNew: draw_new,
}

DONE_WITH: Final[dict[type[Decision], Callable[[State], None]]] = {
    Answer: end_answer,
    Remove: end_removing,
    Redeploy: end_redeploying,
    SeaMove: decline_bonus,
    SeaSkill: decline_bonus,
    SeaOffice: decline_bonus,
    SeaPlace: decline_bonus,
    Closing: begin_placing,
    Gift: end_gift,
}

APPLY: Final[dict[int, Callable[[State, int, int], None]]] = {
    notation.DRAW: draw,
    notation.FIRST: draw_first_player,
    notation.INCOME: income_any,
    notation.PLACE: place,
    notation.DISPLACE: displace,
    notation.LIFT: lift_any,
    notation.CLAIM: claim_any,
    notation.USE_SWAP: use_swap,
    notation.USE_PLUS: use_plus,
    notation.USE_SKILL: use_skill,
    notation.USE_REMOVE: use_remove,
    notation.END: end_turn,
    notation.PAY: pay,
    notation.RETURN: return_piece,
    notation.ADD: add,
    notation.TAKE: take,
    notation.DONE: done,
    notation.SET: set_any,
    notation.OFFICE: office,
    notation.EXTRA: open_extra_office,
    notation.SKILL: skill,
    notation.PRESTIGE: take_special_prestige,
    notation.NOTHING: nothing,
    notation.REMOVE: remove,
    notation.PUT: put,
    notation.DEAL: deal,
    notation.PAWN: pawn_to,
    notation.RIDE: ride,
    notation.REDEPLOY: redeploy_piece,
    notation.GREEN: open_green_office,
    notation.USE_EXCHANGE: use_exchange,
    notation.USE_BESIDE: use_beside,
    notation.TILE: draw_tile,
    notation.FAVOUR: buy,
    notation.TURN_OVER: turn_over,
}
"""The function that performs each kind of action."""
