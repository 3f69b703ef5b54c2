"""The rules of Hansa Teutonica by handbook section: legal actions, their effects, and reasons for refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kontor.core.action_set import ActionSet
from kontor.core.chance import RandomBits
from kontor.core.contract import ALL
from kontor.core.decisions import Decision
from kontor.core.playout import about, one_of
from kontor.games.hansa import decisions, notation
from kontor.games.hansa.decisions import Move, Turn
from kontor.games.hansa.pieces import BEGUN, FRESH, IS_OWN, MERCHANT, NONE, TRADER
from kontor.games.hansa.rules import (
    actions,
    beside,
    claiming,
    displacing,
    ending,
    favours,
    gifts,
    markers,
    moving,
    neutral,
    pawn,
    plate,
    sea,
    setup,
)
from kontor.games.hansa.rules.actions import add_placements, incomes
from kontor.games.hansa.rules.claiming import add_claims
from kontor.games.hansa.rules.displacing import add_displacements
from kontor.games.hansa.rules.markers import add_marker_uses
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
        return actions.move_choices(state).all()
    return LEGAL[top](state)


def random_choice(state: State, bits: RandomBits) -> int:
    """Pick a random legal action without building long lists of actions."""
    top = type(state.stack[-1])
    if top is Turn:
        found = turn_actions(state)
    elif top is Move:
        found = actions.move_choices(state)
    else:
        return one_of(LEGAL[top](state), bits)
    action: int = found.nth(about(found.number(), bits))
    return action


def weights(state: State) -> list[int]:
    """Return the relative probability of each chance outcome, in the order of `legal`."""
    top = type(state.stack[-1]) if state.stack else None
    if top is decisions.Taken or top is decisions.DrawNew:
        return [state.unseen.counts[kind] for kind in state.unseen.kinds()]
    return [1] * len(legal(state))


def apply(state: State, action: int) -> None:
    """Apply an action known to be legal."""
    table = state.board.actions
    kind = table.kind[action]
    if state.turn_phase and type(state.stack[-1]) is Turn and kind != notation.PAWN and state.in_phase(FRESH):
        state.turn_phase[0] = BEGUN  # L4a
    APPLY[kind](state, table.first[action], table.second[action])


# Legal actions of each decision.


def turn_actions(state: State) -> ActionSet:
    """T1, T3, T4: return the actions of a turn. Using markers and ending the turn are always possible."""
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
            found.rest += pawn.free_moves(state)
        if state.actions:
            found.rest += pawn.rides(state)
    if state.promos:
        found.rest += beside.promo_uses(state)
    if state.tiles:
        found.rest += favours.purchases(state)
    return found


def tavern_draws(state: State) -> list[int]:
    return [state.board.actions.draw[kind] for kind in setup.tavern_markers_left(state)]


def deals(state: State) -> list[int]:
    """X1: return the mission cards that can be dealt next, or only "unknown" if the viewer may not see them."""
    table = state.board.actions
    if state.viewer not in (ALL, setup.next_for_card(state)):
        return [table.deal_unknown]
    return [table.deal[card] for card in setup.cards_left(state)]


def tile_draws(state: State) -> list[int]:
    return [action for tile, action in enumerate(state.board.actions.tile) if state.tiles[tile] == NONE]


def first_players(state: State) -> list[int]:
    return list(state.board.actions.first_player[: state.players])


def unseen_draws(state: State) -> list[int]:
    return [state.board.actions.draw[kind] for kind in state.unseen.kinds()]


def closing_choices(state: State) -> list[int]:
    """W3: return the choices to make the free pawn move after the actions, or to skip it."""
    return [state.board.actions.done, *pawn.free_moves(state)]


# The effects of these actions depend on the pending decision.


def draw(state: State, marker: int, _: int) -> None:
    """S4, C4b, M3c: handle a marker drawn by chance for the pending decision."""
    DRAWN_FOR[type(state.stack[-1])](state, marker)


def income_any(state: State, merchants: int, _: int) -> None:
    """A1: take income. L7, Q5: take a gift."""
    top = state.stack[-1]
    if isinstance(top, decisions.Gift):
        gifts.take_gift(state, top, merchants)
        end_gift(state)
    else:
        actions.income(state, merchants, _)


def end_gift(state: State) -> None:
    """L7, Q8: continue with the next gift, or with the claim (C2) or turn that it interrupted."""
    if gifts.next_gift(state):
        return
    top = state.stack[-1]
    if isinstance(top, decisions.Benefit):
        claiming.finish_benefit(state, top.route)
    else:
        ending.finish_action(state)


def lift_any(state: State, post: int, _: int) -> None:
    """A4a: lift one of the player's own pieces. X7a: lift any piece. G4: lift a piece of an opponent."""
    top = type(state.stack[-1])
    if top is Turn or top is Move:  # mostly
        actions.lift(state, post)
    else:
        moving.lift_for(state, post)


def set_any(state: State, kind: int, post: int) -> None:
    top = type(state.stack[-1])
    if top is Move:  # mostly
        actions.set_piece(state, kind, post)
    elif top is decisions.SeaPlace:
        sea.sea_place(state, kind, post)
    else:
        moving.set_for(state, post)


def claim_any(state: State, route: int, _: int) -> None:
    """C1: claim a route for the active player. N3a: claim a route for neutral."""
    if type(state.stack[-1]) is decisions.NeutralOrder:
        neutral.choose_order(state, route)
    else:
        claiming.claim(state, route)


def office(state: State, city: int, _: int) -> None:
    if type(state.stack[-1]) is decisions.NeutralOffice:
        neutral.open_neutral_office(state, city)
    else:
        claiming.open_office(state, city)


def nothing(state: State, _: int, __: int) -> None:
    if type(state.stack[-1]) is decisions.NeutralOffice:
        neutral.open_neutral_office(state, NONE)
    else:
        claiming.no_benefit(state)


def skill(state: State, track: int, _: int) -> None:
    if type(state.stack[-1]) is decisions.SeaSkill:
        sea.sea_skill(state)
    else:
        claiming.learn_skill(state, track)


def pawn_to(state: State, province: int, _: int) -> None:
    """W2: place the pawn on the board. W3: move the pawn before the first action or after the last."""
    top = type(state.stack[-1])
    if top is decisions.PlacePawn:
        pawn.place_pawn(state, province)
        return
    pawn.move_pawn(state, province)
    if top is decisions.Closing:
        plate.begin_placing(state)


def done(state: State, _: int, __: int) -> None:
    """End the pending decision."""
    DONE_WITH[type(state.stack[-1])](state)


def decline_bonus(state: State) -> None:
    """X6c: decline the optional permanent bonus."""
    state.stack.pop()
    ending.finish_action(state)


LEGAL: Final[dict[type[Decision], Callable[[State], list[int]]]] = {
    decisions.Taverns: tavern_draws,
    decisions.Missions: deals,
    decisions.First: first_players,
    decisions.PlacePawn: pawn.first_places,
    decisions.Pay: displacing.payments,
    decisions.Answer: displacing.answers,
    decisions.Remove: markers.removals,
    decisions.Taken: unseen_draws,
    decisions.Benefit: claiming.benefits,
    decisions.NeutralOrder: neutral.order_choices,
    decisions.NeutralOffice: neutral.office_choices,
    decisions.Redeploy: sea.redeploy_choices,
    decisions.SeaMove: moving.moving_choices,
    decisions.SeaSkill: sea.privilege_choices,
    decisions.SeaOffice: sea.green_choices,
    decisions.Closing: closing_choices,
    decisions.DrawNew: unseen_draws,
    decisions.Placing: plate.placings,
    decisions.MarkerMove: moving.moving_choices,
    decisions.SeaPlace: sea.sea_place_choices,
    decisions.Favours: tile_draws,
    decisions.Buying: favours.to_turn_over,
    decisions.Gift: gifts.gift_choices,
}

DRAWN_FOR: Final[dict[type[Decision], Callable[[State, int], None]]] = {
    decisions.Taverns: setup.draw_for_tavern,
    decisions.Taken: claiming.draw_taken,
    decisions.DrawNew: plate.draw_new,
}

DONE_WITH: Final[dict[type[Decision], Callable[[State], None]]] = {
    decisions.Answer: displacing.end_answer,
    decisions.Remove: markers.end_removing,
    decisions.Redeploy: claiming.end_redeploying,
    decisions.SeaMove: decline_bonus,
    decisions.SeaSkill: decline_bonus,
    decisions.SeaOffice: decline_bonus,
    decisions.SeaPlace: decline_bonus,
    decisions.Closing: plate.begin_placing,
    decisions.Gift: end_gift,
}

APPLY: Final[dict[int, Callable[[State, int, int], None]]] = {
    notation.DRAW: draw,
    notation.FIRST: setup.draw_first_player,
    notation.INCOME: income_any,
    notation.PLACE: actions.place,
    notation.DISPLACE: displacing.displace,
    notation.LIFT: lift_any,
    notation.CLAIM: claim_any,
    notation.USE_SWAP: markers.use_swap,
    notation.USE_PLUS: markers.use_plus,
    notation.USE_SKILL: markers.use_skill,
    notation.USE_REMOVE: markers.use_remove,
    notation.END: plate.end_turn,
    notation.PAY: displacing.pay,
    notation.RETURN: displacing.return_piece,
    notation.ADD: displacing.add,
    notation.TAKE: displacing.take,
    notation.DONE: done,
    notation.SET: set_any,
    notation.OFFICE: office,
    notation.EXTRA: claiming.open_extra_office,
    notation.SKILL: skill,
    notation.PRESTIGE: claiming.take_special_prestige,
    notation.NOTHING: nothing,
    notation.REMOVE: markers.remove,
    notation.PUT: plate.put,
    notation.DEAL: setup.deal,
    notation.PAWN: pawn_to,
    notation.RIDE: pawn.ride,
    notation.REDEPLOY: claiming.redeploy_piece,
    notation.GREEN: sea.open_green_office,
    notation.USE_EXCHANGE: beside.use_exchange,
    notation.USE_BESIDE: beside.use_beside,
    notation.TILE: setup.draw_tile,
    notation.FAVOUR: favours.buy,
    notation.TURN_OVER: favours.turn_over,
}
"""The function that performs each kind of action."""
