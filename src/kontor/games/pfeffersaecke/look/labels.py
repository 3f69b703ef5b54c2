"""Short labels for all actions, with their gains and costs, used by buttons, choosers and lists."""

from __future__ import annotations

from kontor.core.messages import Message, Value
from kontor.games.pfeffersaecke import notation
from kontor.games.pfeffersaecke.decisions import SECOND
from kontor.games.pfeffersaecke.pieces import FAR, OPEN, SCORED, majority
from kontor.games.pfeffersaecke.rules.extending import price_of
from kontor.games.pfeffersaecke.rules.income import incomes, paid_by
from kontor.games.pfeffersaecke.rules.settling import leader_of
from kontor.games.pfeffersaecke.scoring import regions
from kontor.games.pfeffersaecke.state import State


def label_of(view: State, number: int) -> Message:
    """Return the label of an action. Actions offered at the same time always have different labels."""
    kind, value = view.board.actions.kind[number], view.board.actions.first[number]
    if kind == notation.FIRST:
        return Message("pfeffersaecke-do-first", {"seat": value})
    if kind == notation.DEAL:
        return Message("pfeffersaecke-do-deal", {"value": value})
    if kind == notation.FOUND:
        return Message("pfeffersaecke-do-found", {"town": view.board.towns[value]})
    if kind == notation.OPEN:
        return _open(view, value)
    if kind == notation.EXTEND:
        return _extend(view, value, 1)
    if kind == notation.EXTEND_TWICE:
        return _extend(view, value, 2)
    if kind == notation.INCOME:
        return _income(view, value)
    if kind == notation.PASS:
        return Message("pfeffersaecke-do-pass", {"second": "yes" if view.decision == SECOND else "no"})
    return _branch(view, value, "yes" if kind == notation.BRANCH_LETTER else "no")


def _open(view: State, city: int) -> Message:
    cost = view.reach[view.active][city]
    near: Value = cost if cost != FAR else None
    value = view.board.sizes[city]
    return Message("pfeffersaecke-do-open", {"city": view.board.names[city], "value": value, "cost": near})


def points_for(view: State, city: int, times: int) -> tuple[int, int]:
    """T6: return who wins the city, and for how many points, if the active player adds this many branches there."""
    if view.discs[city] != OPEN:
        return view.active, 0
    size = view.board.sizes[city]
    if view.counts[view.active * len(view.board.names) + city] + times >= majority(size):
        return view.active, size
    if view.room[city] > times:
        return view.active, 0
    first = view.board.firsts[city]
    stand = bytes(view.spaces[first : first + size - view.room[city]])
    return leader_of(stand + bytes([view.active + 1]) * times), size // 2


def _extend(view: State, city: int, times: int) -> Message:
    winner, points = points_for(view, city, times)
    args: dict[str, Value] = {
        "city": view.board.names[city],
        "branches": times,
        "scored": "yes" if view.discs[city] == SCORED else "no",
        "price": price_of(view, city, times),
        "lost": paid_by(view, view.active, city),
        "points": points,
        "winner": "self" if winner == view.active else winner,
    }
    return Message("pfeffersaecke-do-extend", args)


def _income(view: State, letter: int) -> Message:
    plain, doubled = incomes(view)
    args: dict[str, Value] = {"letter": "yes" if letter else "no", "florins": doubled if letter else plain}
    return Message("pfeffersaecke-do-income", args)


def _branch(view: State, place: int, letter: str) -> Message:
    board, seat = view.board, view.active
    new = board.regions[place] not in regions(view, seat)
    winner, points = points_for(view, place, 1) if place < len(board.cities) else (seat, 0)
    args: dict[str, Value] = {
        "place": board.names[place],
        "cost": None if view.reach[seat][place] == FAR else view.reach[seat][place],
        "town": "yes" if place >= len(board.cities) else "no",
        "region": "yes" if new else "no",
        "letter": letter,
        "ends": "yes" if _ends_at_once(view, place) else "no",
        "points": points,
        "winner": "self" if winner == seat else winner,
    }
    return Message("pfeffersaecke-do-branch", args)


def _ends_at_once(view: State, place: int) -> bool:
    """E1a, O2: return whether a branch in this place ends the game before the waiting branches are settled."""
    return bool(view.setup.options["end_at_once"]) and place >= len(view.board.cities) and view.counter == 1


def group_of(view: State, number: int) -> str:
    """Return the name of an action's group, such as `extend twice`, `income` or `branch`."""
    face = view.board.actions.table.faces[number]
    values = dict(face.values)
    return f"{face.kind} twice" if "times" in values else face.kind
