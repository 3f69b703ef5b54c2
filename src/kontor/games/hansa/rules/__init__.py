"""The rules, by the sections of the handbook: what is legal, what an action does, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from kontor.games.hansa.decisions import (
    Answer,
    Benefit,
    Decision,
    DrawNew,
    First,
    Move,
    Pay,
    Placing,
    Remove,
    Taken,
    Taverns,
    Turn,
)
from kontor.games.hansa.rules.actions import income, incomes, lift, lifts, move_choices, place, placements, set_piece
from kontor.games.hansa.rules.claiming import (
    benefits,
    claim,
    claims,
    draw_taken,
    learn_skill,
    no_benefit,
    open_extra_office,
    open_office,
    take_special_prestige,
)
from kontor.games.hansa.rules.displacing import add, answers, displace, displacements, pay, payments, return_piece, take
from kontor.games.hansa.rules.markers import (
    done,
    marker_uses,
    removals,
    remove,
    use_plus,
    use_remove,
    use_skill,
    use_swap,
)
from kontor.games.hansa.rules.plate import draw_new, end_turn, placings, put
from kontor.games.hansa.rules.setup import draw_first_player, draw_for_tavern, tavern_markers_left
from kontor.games.hansa.state import State


def legal(state: State) -> list[int]:
    """Every action allowed now, in the order of their numbers."""
    return LEGAL[type(state.stack[-1])](state) if state.stack else []


def weights(state: State) -> list[int]:
    """How likely each outcome of chance is, beside `legal`."""
    top = type(state.stack[-1]) if state.stack else None
    if top is Taken or top is DrawNew:
        return [state.unseen.counts[kind] for kind in state.unseen.kinds()]
    return [1] * len(legal(state))


def apply(state: State, action: int) -> None:
    """Carry out an action that is known to be legal."""
    actions = state.board.actions
    APPLY[actions.kind[action]](state, actions.first[action], actions.second[action])


def turn_actions(state: State) -> list[int]:
    """T1, T3, T4: actions while there are any left, markers and the end of the turn at any time."""
    found: list[int] = []
    if state.actions:
        found += incomes(state)
        found += placements(state)
        found += displacements(state)
        found += lifts(state)
        found += claims(state)
    found += marker_uses(state)
    found.append(state.board.actions.end)
    return found


def tavern_draws(state: State) -> list[int]:
    return [state.board.actions.draw[kind] for kind in tavern_markers_left(state)]


def first_players(state: State) -> list[int]:
    return list(state.board.actions.first_player[: state.players])


def unseen_draws(state: State) -> list[int]:
    return [state.board.actions.draw[kind] for kind in state.unseen.kinds()]


def draw(state: State, marker: int, _: int) -> None:
    """S4, C4b, M3c: chance has drawn a marker; what for, the open decision says."""
    DRAWN_FOR[type(state.stack[-1])](state, marker)


LEGAL: dict[type[Decision], Callable[[State], list[int]]] = {
    Taverns: tavern_draws,
    First: first_players,
    Turn: turn_actions,
    Pay: payments,
    Answer: answers,
    Move: move_choices,
    Remove: removals,
    Taken: unseen_draws,
    Benefit: benefits,
    DrawNew: unseen_draws,
    Placing: placings,
}

DRAWN_FOR: dict[type[Decision], Callable[[State, int], None]] = {
    Taverns: draw_for_tavern,
    Taken: draw_taken,
    DrawNew: draw_new,
}

APPLY: tuple[Callable[[State, int, int], None], ...] = (
    draw,
    draw_first_player,
    income,
    place,
    displace,
    lift,
    claim,
    use_swap,
    use_plus,
    use_skill,
    use_remove,
    end_turn,
    pay,
    return_piece,
    add,
    take,
    done,
    set_piece,
    open_office,
    open_extra_office,
    learn_skill,
    take_special_prestige,
    no_benefit,
    remove,
    put,
)
"""In the order of the kinds of actions in `notation`."""
