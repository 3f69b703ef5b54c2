"""The rules, by the sections of the handbook: what is legal, what an action does, and why something is not allowed."""

from __future__ import annotations

from collections.abc import Callable

from kontor.games.pfeffersaecke.decisions import DEAL, OVER
from kontor.games.pfeffersaecke.pieces import LEAST_VALUE
from kontor.games.pfeffersaecke.rules.cities import openings
from kontor.games.pfeffersaecke.rules.extending import extensions, income_choices
from kontor.games.pfeffersaecke.rules.opening import branches, second_branches
from kontor.games.pfeffersaecke.rules.setup import deal, draw_first_player, found, in_the_bag
from kontor.games.pfeffersaecke.rules.turn import (
    extend,
    extend_twice,
    open_branch,
    open_second,
    pass_on,
    take_disc,
    take_income,
)
from kontor.games.pfeffersaecke.state import State


def legal(state: State) -> list[int]:
    """Every action allowed now, in the order of their numbers."""
    return [] if state.decision == OVER else LEGAL[state.decision](state)


def weights(state: State) -> list[int]:
    """How likely each outcome of chance is, beside `legal`: as many as there are discs of a value."""
    if state.decision == DEAL:
        return [state.bag[value] for value in in_the_bag(state)]
    return [1] * len(legal(state))


def apply(state: State, action: int) -> None:
    """Carry out an action that is known to be legal."""
    actions = state.board.actions
    APPLY[actions.kind[action]](state, actions.first[action])


def first_players(state: State) -> list[int]:
    return list(state.board.actions.first_player[: state.players])


def deals(state: State) -> list[int]:
    return [state.board.actions.deal[value - LEAST_VALUE] for value in in_the_bag(state)]


def foundings(state: State) -> list[int]:
    """S4a: free towns."""
    return [action for action, held in zip(state.board.actions.found, bytes(state.towns)) if not held]


LEGAL: tuple[Callable[[State], list[int]], ...] = (
    first_players,
    deals,
    foundings,
    openings,
    extensions,
    income_choices,
    branches,
    second_branches,
)
"""In the order of the decisions."""

APPLY: tuple[Callable[[State, int], None], ...] = (
    draw_first_player,
    deal,
    found,
    take_disc,
    extend,
    extend_twice,
    take_income,
    open_branch,
    open_second,
    pass_on,
)
"""In the order of the kinds of actions in `notation`."""
