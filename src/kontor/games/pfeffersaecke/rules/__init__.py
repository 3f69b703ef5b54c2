"""The rules of Pfeffersäcke by handbook section: legal actions, their effects, and reasons for refusals."""

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
    """Return all legal actions in numerical order."""
    return [] if state.decision == OVER else LEGAL[state.decision](state)


def weights(state: State) -> list[int]:
    """Return the weights of the chance outcomes in `legal`: the number of discs of each value."""
    if state.decision == DEAL:
        return [state.bag[value] for value in in_the_bag(state)]
    return [1] * len(legal(state))


def apply(state: State, action: int) -> None:
    """Apply an action known to be legal."""
    actions = state.board.actions
    APPLY[actions.kind[action]](state, actions.first[action])


def first_players(state: State) -> list[int]:
    return list(state.board.actions.first_player[: state.players])


def deals(state: State) -> list[int]:
    return [state.board.actions.deal[value - LEAST_VALUE] for value in in_the_bag(state)]


def foundings(state: State) -> list[int]:
    """S4a: return the actions for free towns."""
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
"""Functions that list the legal actions for each decision, in the same order."""

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
"""Functions that handle the action kinds, in the order of `notation`."""
