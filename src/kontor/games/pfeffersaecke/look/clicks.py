"""Click paths: the places to click for an action. A click can mean one of several actions."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.pfeffersaecke import notation
from kontor.games.pfeffersaecke.board import Board
from kontor.games.pfeffersaecke.decisions import BRANCH, EXTEND, INCOME, SECOND
from kontor.games.pfeffersaecke.look.backdrop import route_name
from kontor.games.pfeffersaecke.rules.reasons import ASKED_FOR
from kontor.games.pfeffersaecke.state import State

Path = tuple[str, ...]

AT_CITIES = (notation.OPEN, notation.EXTEND, notation.EXTEND_TWICE)
AT_PLACES = (notation.BRANCH, notation.BRANCH_LETTER)


def place_id(board: Board, place: int) -> str:
    kind = "city" if place < len(board.cities) else "town"
    return f"{kind}:{board.names[place]}"


def path_of(board: Board, number: int) -> Path:
    """Return the place to click for an action. For buttons and chance, the path is empty."""
    kind, value = board.actions.kind[number], board.actions.first[number]
    if kind in AT_CITIES or kind in AT_PLACES:
        return (place_id(board, value),)
    if kind == notation.FOUND:
        return (place_id(board, len(board.cities) + value),)
    return ()


def meant(view: State, path: Sequence[str]) -> list[int]:
    """Return the actions, including illegal ones, that this path could begin in the current decision, likeliest first.

    Returns an empty list if no player has a decision to make. An empty path selects the actions without a place. A
    click on a route refers to opening a branch at its far end.
    """
    if view.actor < 0:
        return []
    board = view.board
    wanted = tuple(path)
    asked = ASKED_FOR[view.decision][1]
    found = [n for n, kind in enumerate(board.actions.kind) if kind in asked and path_of(board, n) == wanted]
    if view.decision == SECOND:
        found = [n for n in found if board.actions.kind[n] != notation.BRANCH]
    elif view.decision == BRANCH:
        found = [n for n in found if board.actions.kind[n] != notation.BRANCH_LETTER]
        return found or [board.actions.branch[place] for place in _along(view, wanted)]
    elif view.decision in (EXTEND, INCOME):  # the table explains that new branches come later
        return found or [number for number in board.actions.branch if path_of(board, number) == wanted]
    return found


def _along(view: State, path: Path) -> list[int]:
    """Return the ends of a route, starting with the end where the player has no branch."""
    start = view.active * len(view.board.names)
    for number, route in enumerate(view.board.routes):
        if path == (f"route:{route_name(view.board, number)}",):
            return sorted(route.ends, key=lambda place: view.counts[start + place] > 0)
    return []
