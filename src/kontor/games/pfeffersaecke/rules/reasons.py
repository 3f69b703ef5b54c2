"""Reasons why actions are illegal. A reason is a rule and a message that explains it."""

from __future__ import annotations

from kontor.core.messages import Reason, reason
from kontor.games.pfeffersaecke import decisions, notation
from kontor.games.pfeffersaecke.pieces import CLOSED, FAR, HAND, LARGE, NONE, VALUES
from kontor.games.pfeffersaecke.rules.extending import price_of
from kontor.games.pfeffersaecke.rules.letters import letter_usable
from kontor.games.pfeffersaecke.state import State
from kontor.games.pfeffersaecke.stored import DESK, LETTER, SUPPLY

EXTENDING = (notation.EXTEND, notation.EXTEND_TWICE, notation.INCOME)
OPENING = (notation.BRANCH, notation.BRANCH_LETTER, notation.PASS)

# For each decision, the first rule that requires it, and the kinds of actions that it permits.
ASKED_FOR: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("S2", (notation.FIRST,)),
    ("S3b", (notation.DEAL,)),
    ("S4a", (notation.FOUND,)),
    ("T1", (notation.OPEN,)),
    ("T2c", EXTENDING),
    ("L3", EXTENDING),
    ("T5a", OPENING),
    ("L4", OPENING),
)


def explain(state: State, action: int) -> Reason:
    """Return the reason why this action is illegal."""
    if state.decision == decisions.OVER:
        return reason("E1", "pfeffersaecke-over-now")
    kind, value = state.board.actions.kind[action], state.board.actions.first[action]
    rule, asked = ASKED_FOR[state.decision]
    if kind not in asked:
        return _not_now(state, rule)
    if kind == notation.FIRST:
        return reason("S2", "pfeffersaecke-no-such-seat", seat=value, seats=state.players)
    if kind == notation.DEAL:
        return _deal(state, value)
    if kind == notation.FOUND:
        town = state.board.towns[value]
        return reason("S4a", "pfeffersaecke-town-taken", place=town, owner=state.towns[value] - 1)
    if kind == notation.OPEN:
        return _open(state, value)
    if kind in (notation.EXTEND, notation.EXTEND_TWICE):
        return _extend(state, value, 1 if kind == notation.EXTEND else 2)
    if kind == notation.INCOME:
        return _letter(state)
    return _branch(state, value, kind)


def _not_now(state: State, rule: str) -> Reason:
    name = decisions.NAMES[state.decision]
    return reason(rule, f"pfeffersaecke-not-now-{name}", seat=state.actor)


def _deal(state: State, value: int) -> Reason:
    left = state.bag
    wait = "yes" if left[value] and value < LARGE and any(left[LARGE:]) else "no"
    return reason("S3b", "pfeffersaecke-not-in-bag", value=value, wait=wait)


def _open(state: State, city: int) -> Reason:
    name, size = state.board.names[city], state.board.sizes[city]
    if state.discs[city] != CLOSED:
        return reason("T1", "pfeffersaecke-already-open", city=name)
    hand = state.hands[state.active * HAND : (state.active + 1) * HAND]
    held = ", ".join(str(value) for value in VALUES if hand[value])
    return reason("T1", "pfeffersaecke-no-disc", city=name, value=size, held=held)


def _letter(state: State) -> Reason:
    """L1: return the reason why no letter can be spent."""
    if state.letter_used:
        return reason("L1", "pfeffersaecke-letter-spent")
    if not state.desks[state.active * DESK + LETTER]:
        return reason("L1", "pfeffersaecke-no-letter")
    return reason("L1", "pfeffersaecke-first-turn")


def _extend(state: State, city: int, times: int) -> Reason:
    board, seat = state.board, state.active
    name = board.names[city]
    if state.discs[city] == CLOSED:
        return reason("T2a", "pfeffersaecke-city-closed", city=name)
    if not state.counts[seat * len(board.names) + city]:
        return reason("T2a", "pfeffersaecke-no-branch-there", city=name)
    if state.centre[city]:
        return reason("T2c", "pfeffersaecke-extended-already", city=name)
    if times == 2 and not letter_usable(state):
        return _letter(state)
    if state.room[city] < times:
        rule = "T2a" if times == 1 else "L2"
        return reason(rule, "pfeffersaecke-no-space", city=name, free=state.room[city], wanted=times)
    if state.desks[seat * DESK + SUPPLY] < times:
        return reason("T7", "pfeffersaecke-no-supply", supply=state.desks[seat * DESK + SUPPLY])
    return _too_dear(state, price_of(state, city, times), name)


def _too_dear(state: State, price: int, place: str) -> Reason:
    return reason("S5", "pfeffersaecke-too-dear", place=place, price=price, money=state.money(state.active))


def _branch(state: State, place: int, kind: int) -> Reason:
    board, seat = state.board, state.active
    name, cost = board.names[place], state.reach[seat][place]
    second = state.decision == decisions.SECOND
    if second != (kind == notation.BRANCH_LETTER):
        return reason("L4", "pfeffersaecke-which-branch", second="yes" if second else "no", place=name)
    if not state.desks[seat * DESK + SUPPLY]:
        return reason("T7", "pfeffersaecke-no-supply", supply=0)
    if state.counts[seat * len(board.names) + place]:
        return reason("T5a", "pfeffersaecke-own-branch", place=name)
    cities = len(board.cities)
    if place >= cities and state.towns[place - cities]:
        return reason("T5b", "pfeffersaecke-town-taken", place=name, owner=state.towns[place - cities] - 1)
    if place < cities and state.discs[place] == CLOSED:
        return reason("T5c", "pfeffersaecke-city-closed", city=name)
    if place < cities and not state.room[place]:
        return reason("T5c", "pfeffersaecke-city-full", city=name)
    if cost == FAR:
        if second and state.at != NONE and any(way.place == place for way in board.ways[state.at]):
            return reason("L4", "pfeffersaecke-joined-too-late", place=name, opened=board.names[state.at])
        return reason("T5a", "pfeffersaecke-not-joined", place=name)
    return _too_dear(state, cost, name)
