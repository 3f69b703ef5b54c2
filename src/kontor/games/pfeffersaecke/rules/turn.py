"""T. The steps of a turn, in order. Steps without a choice are automatic."""

from __future__ import annotations

from kontor.games.pfeffersaecke.decisions import BRANCH, EXTEND, INCOME, OPEN, SECOND
from kontor.games.pfeffersaecke.pieces import NONE, SCORED
from kontor.games.pfeffersaecke.rules.cities import holds_disc, open_city
from kontor.games.pfeffersaecke.rules.ending import end_reason, finish, stops_at_once
from kontor.games.pfeffersaecke.rules.extending import add, can_extend
from kontor.games.pfeffersaecke.rules.income import collect
from kontor.games.pfeffersaecke.rules.letters import letter_usable, spend_letter
from kontor.games.pfeffersaecke.rules.opening import can_open, enter
from kontor.games.pfeffersaecke.rules.settling import settle_all
from kontor.games.pfeffersaecke.state import State, widen


def begin_turn(state: State, seat: int) -> None:
    """Start a turn. T1: opening a city comes first if the player has a disc."""
    state.active = seat
    state.turn += 1
    state.letter_used = False
    if state.listener is not None:
        state.tell("turn", seat, "S2", number=state.turn)
    if holds_disc(state, seat):
        state.decision = OPEN
    else:
        go_on_extending(state)


def take_disc(state: State, city: int) -> None:
    """T1: open a city, then go on to T2."""
    open_city(state, city)
    go_on_extending(state)


def go_on_extending(state: State) -> None:
    """T2c: continue while a city can be extended, then take the income. A player who can use a letter chooses whether
    to do so.
    """
    if can_extend(state):
        state.decision = EXTEND
    elif letter_usable(state):
        state.decision = INCOME
    else:
        take_income(state, 0)


def extend(state: State, city: int) -> None:
    """T2: add a branch in a city."""
    add(state, city, 1, "T2b" if state.discs[city] == SCORED else "T2a")
    go_on_extending(state)


def extend_twice(state: State, city: int) -> None:
    """L2: add two branches in a city with a letter."""
    spend_letter(state)
    add(state, city, 2, "L2")
    go_on_extending(state)


def take_income(state: State, letter: int) -> None:
    """T3, T4: take the income, with or without a letter. T5 is skipped if no branch can be opened."""
    collect(state, letter == 1)
    state.decision = BRANCH
    if not can_open(state):
        pass_on(state, 0)


def open_branch(state: State, place: int) -> None:
    """T5: open a branch. L4: offer a second branch if a letter can be used, unless the game is over (O2)."""
    enter(state, place, "T5c" if place < len(state.board.cities) else "T5b")
    state.at = place
    if letter_usable(state) and not stops_at_once(state) and can_open(state):
        state.decision = SECOND
    else:
        widen(state, state.active, place)
        finish_turn(state, True)


def open_second(state: State, place: int) -> None:
    """L4: open the second branch."""
    spend_letter(state)
    enter(state, place, "L4")
    widen(state, state.active, state.at)
    widen(state, state.active, place)
    finish_turn(state, True)


def pass_on(state: State, _: int) -> None:
    """T5a: decline to open a first or a second branch."""
    opened = state.decision == SECOND
    if opened:
        widen(state, state.active, state.at)
    elif state.listener is not None:
        state.tell("passed", state.active, "T5a")
    finish_turn(state, opened)


def finish_turn(state: State, opened: bool) -> None:
    """T6, E1: settle all cities, then end the game or begin the next player's turn."""
    settle_all(state)
    state.at = NONE
    state.idle = 0 if opened else state.idle + 1
    reason = end_reason(state)
    if reason:
        finish(state, reason)
    else:
        begin_turn(state, (state.active + 1) % state.players)
