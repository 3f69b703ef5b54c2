"""Click paths: the places to click for an action. A click can mean one of several actions."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.games.felinia import notation
from kontor.games.felinia.notation import EXTRAS, OWN_BOARD
from kontor.games.felinia.pieces import FACE_DOWN, GOODS, GUILD, NONE
from kontor.games.felinia.rules.reasons import ASKED_FOR
from kontor.games.felinia.rules.spots import bag_spot, good_spot, market_spot, province_spot, sold, stack_name
from kontor.games.felinia.state import State

Path = tuple[str, ...]

PLAYED = (notation.BID, notation.BONUS, notation.EXCHANGE, notation.SELL, notation.BOARD, notation.STEP)
"""Kinds of actions that always refer to a place, in the order of a round."""


def path_of(view: State, number: int) -> Path:
    """Return the places to click, in order, for an action of the acting seat. Buttons and chance have no path."""
    actions = view.board.actions
    kind, first, second = actions.kind[number], actions.first[number], actions.second[number]
    seat = view.actor
    if kind == notation.BID:
        return (f"circles:{seat}",) if first == OWN_BOARD else (f"stall:{stack_name(first)}",)
    if kind == notation.BUY:
        market = view.current_stack()
        return (market_spot(view, market, first),) if market < GUILD else ()
    if kind == notation.EXCHANGE:
        give, take = divmod(first, GOODS)
        goods = (good_spot(view, seat, give), bag_spot(view, take))
        return (*goods, f"supply:{EXTRAS[second]}") if view.board.expert else goods
    if kind == notation.BONUS:
        return (f"bonus:{first + 1}",)
    if kind == notation.SELL:
        return (sold(view, seat, first, 1)[0][0],)
    if kind == notation.BOARD:
        berth = view.berths.find(first)
        return (f"berth:{berth + 1}",) if berth >= 0 else ()
    if kind in (notation.TURN, notation.STEP):
        return (province_spot(view, first),)
    if kind == notation.KEEP and first != NONE:
        return (f"looked:{seat}",)
    return ()


def meant(view: State, path: Sequence[str]) -> list[int]:
    """Return the actions, including illegal ones, that this path could begin in the current decision, most likely
    first.

    Returns an empty list if no player has a decision to make. An empty path selects the actions without a place. If no
    action involves this place, returns actions from other phases, so the table can explain why they are illegal.
    """
    if view.actor < 0:
        return []
    kinds = view.board.actions.kind
    asked = ASKED_FOR[type(view.stack[-1])][1]
    wanted = tuple(path)
    paths = {number: path_of(view, number) for number, kind in enumerate(kinds) if kind in asked}
    found = [number for number, own in paths.items() if own[: len(wanted)] == wanted and (wanted or not own)]
    if not found and len(wanted) == 1:
        return _at_other_times(view, wanted[0])
    return sorted(found, key=lambda number: (len(paths[number]), not _likely(view, number), number))


def _at_other_times(view: State, place: str) -> list[int]:
    """Return the first action of each kind that involves this place, in the order of a round. A click on your own
    merchants could mean boarding any ship.
    """
    kinds = view.board.actions.kind
    if place == f"pool:{view.actor}":
        return [number for number, kind in enumerate(kinds) if kind == notation.BOARD and path_of(view, number)]
    found: dict[int, int] = {}
    for number, kind in enumerate(kinds):
        if kind in PLAYED and kind not in found and place in path_of(view, number):
            found[kind] = number
    return sorted(found.values(), key=lambda number: PLAYED.index(kinds[number]))


def _likely(view: State, number: int) -> bool:
    """Return whether a click probably means this action, such as turning a tile or selling a single item."""
    actions = view.board.actions
    if actions.kind[number] == notation.TURN:
        return bool(view.tiles[actions.first[number]] == FACE_DOWN)
    if actions.kind[number] == notation.SELL:
        return actions.second[number] == 1
    return True
