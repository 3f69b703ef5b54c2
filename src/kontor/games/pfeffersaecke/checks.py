"""Checks positions for missing branches and discs, and for an open decision that does not match the table."""

from __future__ import annotations

from kontor.core.messages import Message, Value
from kontor.games.pfeffersaecke import decisions
from kontor.games.pfeffersaecke.pieces import (
    BRANCHES,
    CLOSED,
    FIRST_INFLUENCE,
    HAND,
    LARGE,
    LETTERS,
    NONE,
    SCORED,
    START_MONEY,
    VALUES,
    majority,
    preplaced,
    towns_to_take,
)
from kontor.games.pfeffersaecke.pieces import OPEN as DISC_OPEN
from kontor.games.pfeffersaecke.rules import legal
from kontor.games.pfeffersaecke.rules.cities import holds_disc
from kontor.games.pfeffersaecke.rules.ending import end_reason, stops_at_once
from kontor.games.pfeffersaecke.rules.extending import can_extend
from kontor.games.pfeffersaecke.rules.letters import letter_usable
from kontor.games.pfeffersaecke.rules.setup import in_the_bag
from kontor.games.pfeffersaecke.scoring import town_points
from kontor.games.pfeffersaecke.state import State, derive, undealt
from kontor.games.pfeffersaecke.stored import DESK, INFLUENCE, LETTER, SUPPLY, WON, WORTH

SETUP = (decisions.FIRST, decisions.DEAL, decisions.FOUND)
STEPS = (decisions.EXTEND, decisions.INCOME, decisions.BRANCH, decisions.SECOND)
"""Decisions during which branches may wait in a city's centre."""
SPENDING = (*STEPS, decisions.OVER)
"""Decisions during which a letter may already have been spent."""
TOWNS_TAKEN = 1
"""The value of `ended` after E1a."""
FREE = b"\0"
"""An empty space of a city."""


def wrong(id: str, **args: Value) -> Message:
    return Message(f"pfeffersaecke-position-{id}", args)


def faults(state: State) -> list[Message]:
    """Return every reason why this state is impossible."""
    found = _seat_faults(state)
    if not found:
        found = [*_city_faults(state), *_desk_faults(state), *_disc_faults(state), *_turn_faults(state)]
    if not found:
        found = [*_decision_faults(state), *_derived_faults(state)]
    return found


def _seat_faults(state: State) -> list[Message]:
    """Check the starting seat and the active seat. Once the start player has been drawn, the course of the game
    determines both.
    """
    drawn = state.first != NONE
    if drawn != (state.active != NONE) or drawn != (state.decision != decisions.FIRST):
        return [Message("position-first-player", {})]
    if drawn and (state.active - state.first) % state.players != _places_on(state) % state.players:
        return [wrong("active")]
    return []


def _places_on(state: State) -> int:
    """Return the number of seats before the active one that have received discs, founded a branch or had a turn."""
    if state.decision == decisions.DEAL:
        return sum(state.hands)
    return state.turn - 1 if state.turn else len(state.towns) - state.towns.count(0)


def _city_faults(state: State) -> list[Message]:
    found = []
    for city, there in enumerate(state.board.cities):
        spaces = bytes(state.spaces[there.first_space : there.first_space + there.size])
        held = spaces.replace(FREE, b"")
        waiting = state.centre[city]
        if not spaces.startswith(held):
            found.append(wrong("gap", city=there.name))
        if state.discs[city] == CLOSED and (held or waiting):
            found.append(wrong("closed", city=there.name))
        if len(held) + waiting > there.size:
            found.append(wrong("crowded", city=there.name, size=there.size))
        if state.discs[city] == DISC_OPEN and _decided(held, there.size):
            found.append(wrong("unscored", city=there.name))
    return found


def _decided(held: bytes, size: int) -> bool:
    """T6: return whether a seat has a majority or no space is free."""
    return len(held) == size or any(held.count(piece) >= majority(size) for piece in held)


def _desk_faults(state: State) -> list[Message]:
    """S1, S4, T6: check branches, letters, points and cities won."""
    found = []
    for seat in range(state.players):
        desk = state.desks[seat * DESK : (seat + 1) * DESK]
        placed = state.spaces.count(seat + 1) + state.towns.count(seat + 1)
        placed += sum(state.centre) if seat == state.active else 0
        if desk[SUPPLY] + placed != BRANCHES:
            found.append(wrong("branches", seat=seat, counted=desk[SUPPLY] + placed, wanted=BRANCHES))
        gained = desk[INFLUENCE] - town_points(state, seat)
        if not (desk[WORTH] - desk[WON]) <= 2 * gained <= 2 * desk[WORTH]:  # halves are rounded down
            found.append(wrong("influence", seat=seat, influence=desk[INFLUENCE]))
    cities = [city.size for number, city in enumerate(state.board.cities) if state.discs[number] == SCORED]
    if sum(state.desks[WON::DESK]) != len(cities) or sum(state.desks[WORTH::DESK]) != sum(cities):
        found.append(wrong("won", cities=len(cities), worth=sum(cities)))
    taken = len(state.towns) - state.towns.count(0)
    counter = max(0, towns_to_take(state.setup) - taken)
    if state.counter != counter:
        found.append(wrong("counter", counter=state.counter, wanted=counter))
    return found


def _disc_faults(state: State) -> list[Message]:
    """S3: check that every disc is still to be dealt, in a hand, on a city or spent."""
    if state.decision in (decisions.FIRST, decisions.DEAL):
        return _deal_faults(state)
    found = []
    for value in VALUES:
        closed = sum(1 for city in state.board.of_size[value] if state.discs[city] == CLOSED)
        held = sum(state.hands[value::HAND])
        if held != closed:
            found.append(wrong("discs", value=value, held=held, closed=closed))
    return found


def _deal_faults(state: State) -> list[Message]:
    """Check that only dealing has happened. Discs are dealt one seat at a time, large ones first."""
    opened = bytearray(len(state.discs))
    if preplaced(state.players):
        opened[state.board.preplaced] = DISC_OPEN
    desk = [START_MONEY[state.players], FIRST_INFLUENCE, BRANCHES, LETTERS, 0, 0]
    if state.discs != opened or state.desks != desk * state.players or any(state.towns) or any(state.centre):
        return [wrong("setup")]
    left = undealt(state)
    dealt = sum(state.hands)
    if min(left) < 0 or (state.decision == decisions.FIRST and dealt):
        return [wrong("dealt")]
    if any(left[LARGE:]) and any(state.hands[seat * HAND + v] for seat in range(state.players) for v in range(LARGE)):
        return [wrong("dealt")]
    if state.decision == decisions.DEAL:
        for seat in range(state.players):
            place = (seat - state.first) % state.players
            wanted = dealt // state.players + (place < dealt % state.players)
            if sum(state.hands[seat * HAND : (seat + 1) * HAND]) != wanted:
                return [wrong("dealt")]
    return []


def _turn_faults(state: State) -> list[Message]:
    """Check the progress of the game and whether it should be over."""
    found = []
    if (state.turn == 0) != (state.decision in SETUP) or state.idle > state.turn:
        found.append(wrong("turn", turn=state.turn))
    spending = state.turn > state.players and state.decision in SPENDING
    if state.letter_used and not (spending and state.desks[state.active * DESK + LETTER] < LETTERS):
        found.append(wrong("letter-used"))
    over = end_reason(state) if state.turn else 0
    if (state.decision == decisions.OVER) != bool(state.ended) or (state.ended and state.ended != over):
        found.append(Message("position-ended", {}))
    elif over and not state.ended and (state.decision != decisions.SECOND or stops_at_once(state)):
        found.append(Message("position-should-be-over", {}))  # before SECOND, the last town may have been opened
    return found


def _decision_faults(state: State) -> list[Message]:
    """Check that a seat can make the open decision and that everything before it has been resolved."""
    fits = (
        _first_fits,
        _deal_fits,
        _found_fits,
        _open_fits,
        _extend_fits,
        _income_fits,
        _branch_fits,
        _second_fits,
        _over_fits,
    )
    if fits[state.decision](state) and (state.decision == decisions.OVER or len(legal(state)) > 0):
        return []
    name = decisions.NAMES[state.decision] if state.decision != decisions.OVER else "over"
    return [Message("position-decision", {"decision": name})]


def _first_fits(state: State) -> bool:
    return state.at == NONE


def _deal_fits(state: State) -> bool:
    return state.at == NONE and bool(in_the_bag(state))


def _found_fits(state: State) -> bool:
    """S4, S6: return whether each seat so far has put a branch in one town and done nothing else. With the option
    `intro`, this decision does not occur.
    """
    taken = len(state.towns) - state.towns.count(0)
    once = all(
        state.towns.count((state.first + place) % state.players + 1) == (place < taken)
        for place in range(state.players)
    )
    nothing = not any(state.spaces) and not any(state.centre) and not state.setup.options["intro"]
    return state.at == NONE and once and nothing and taken < state.players


def _settled(state: State) -> bool:
    return not any(state.centre) and state.at == NONE


def _over_fits(state: State) -> bool:
    """T6: return whether everything is settled. O2: a game that stopped before settling is accepted too."""
    if _settled(state):
        return True
    entered, town = _entered(state), state.ended == TOWNS_TAKEN
    most = 1 + state.letter_used - _second_branches(state) - town
    return state.at == NONE and stops_at_once(state) and len(entered) <= most and _waiting_once(state, entered)


def _open_fits(state: State) -> bool:
    return _settled(state) and holds_disc(state, state.active)


def _entered(state: State) -> list[int]:
    """T5: return the cities where all of the active seat's branches are waiting in the centre."""
    waiting = [(city, there) for city, there in enumerate(state.board.cities) if state.centre[city]]
    spaces = {city: state.spaces[there.first_space : there.first_space + there.size] for city, there in waiting}
    return [city for city, held in spaces.items() if not held.count(state.active + 1)]


def _second_branches(state: State) -> int:
    """L2: return the number of cities with two waiting branches, which only a letter makes possible."""
    return sum(waiting - 1 for waiting in state.centre if waiting)


def _waiting_once(state: State, cities: list[int]) -> bool:
    return all(state.centre[city] == 1 for city in cities)


def _extended_fit(state: State, entered: list[int]) -> bool:
    """T2, L2: return whether the owner of each waiting branch has another branch in the city, except in cities just
    entered.
    """
    extended = _second_branches(state) <= state.letter_used
    return extended and _entered(state) == entered and _waiting_once(state, entered)


def _extend_fits(state: State) -> bool:
    return state.at == NONE and _extended_fit(state, []) and can_extend(state)


def _income_fits(state: State) -> bool:
    return state.at == NONE and _extended_fit(state, []) and letter_usable(state) and not can_extend(state)


def _branch_fits(state: State) -> bool:
    return state.at == NONE and _extended_fit(state, []) and len(legal(state)) > 1


def _second_fits(state: State) -> bool:
    """L4: return whether the first new branch is one route away from an older one."""
    if state.at >= len(state.board.names) or not letter_usable(state) or len(legal(state)) < 2:
        return False
    cities = len(state.board.cities)
    if state.at < cities and not state.centre[state.at]:
        return False
    if state.at >= cities and state.towns[state.at - cities] != state.active + 1:
        return False
    return _extended_fit(state, [state.at] if state.at < cities else []) and any(
        state.counts[state.active * len(state.board.names) + way.place] for way in state.board.ways[state.at]
    )


def _derived_faults(state: State) -> list[Message]:
    """Check that the cached values match the rest of the state."""
    kept = state.bag, state.room, state.counts, state.own, state.reach
    derive(state)
    same = kept == (state.bag, state.room, state.counts, state.own, state.reach)
    state.bag, state.room, state.counts, state.own, state.reach = kept
    return [] if same else [wrong("derived")]
