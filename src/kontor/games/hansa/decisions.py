"""The open decisions of a position: what is being decided, and what must be remembered until it is (docs/hansa.md)."""

from __future__ import annotations

from typing import NamedTuple


class Taverns(NamedTuple):
    """Chance: the three starting markers are shuffled over the tavern routes (S4)."""


class Missions(NamedTuple):
    """Chance: mission cards are dealt, seat after seat (X1)."""


class First(NamedTuple):
    """Chance: who begins (S5)."""


class PlacePawn(NamedTuple):
    """The player who is not first puts the pawn on a province (W2)."""


class Turn(NamedTuple):
    """The active player acts, uses markers, or ends the turn (T)."""


class Pay(NamedTuple):
    """The price of a displacement (D1). The new piece stands, the displaced one is off the board."""

    post: int
    displaced: int


class Answer(NamedTuple):
    """The answer to a displacement (D2–D7, N2): who answers, and whose piece it is."""

    post: int
    seat: int
    owner: int
    displaced: int
    extras: int
    lifted: int
    set: tuple[int, ...]


class Move(NamedTuple):
    """A Move under way (A4): pieces in hand, and how many more may be lifted."""

    lifts: int
    traders: int
    merchants: int


class Remove(NamedTuple):
    """A remove marker in use (M9)."""

    left: int


class Taken(NamedTuple):
    """Chance: the kind of a face-down marker just taken (C4b)."""


class Benefit(NamedTuple):
    """The one benefit of a claim (C5)."""

    route: int
    taken: int


class NeutralOrder(NamedTuple):
    """Several routes are neutral throughout: which is claimed first (N3a)."""


class NeutralOffice(NamedTuple):
    """A route is claimed for neutral: where its office goes (N3c)."""

    route: int


class Redeploy(NamedTuple):
    """X9: pieces of the claimed route go to other routes."""

    route: int
    left: int


class SeaMove(NamedTuple):
    """X7a: one or two pieces of any owners are moved. In hand are pieces with their owners, first lifted first."""

    lifts: int
    hand: tuple[int, ...]


class SeaSkill(NamedTuple):
    """X7b: Privilegium +1."""


class SeaOffice(NamedTuple):
    """X8: an office in a green city."""


class Closing(NamedTuple):
    """The free move of the pawn after the actions (W3)."""


class DrawNew(NamedTuple):
    """Chance: the kinds of the new markers on the plate (M3c)."""


class Placing(NamedTuple):
    """The markers on the plate go to routes (M3)."""


Decision = (
    Taverns
    | Missions
    | First
    | PlacePawn
    | Turn
    | Pay
    | Answer
    | Move
    | Remove
    | Taken
    | Benefit
    | NeutralOrder
    | NeutralOffice
    | Redeploy
    | SeaMove
    | SeaSkill
    | SeaOffice
    | Closing
    | DrawNew
    | Placing
)

DECISIONS: tuple[tuple[str, type[Decision]], ...] = (
    ("taverns", Taverns),
    ("missions", Missions),
    ("first", First),
    ("pawn", PlacePawn),
    ("turn", Turn),
    ("pay", Pay),
    ("answer", Answer),
    ("move", Move),
    ("remove", Remove),
    ("taken", Taken),
    ("benefit", Benefit),
    ("neutral_order", NeutralOrder),
    ("neutral_office", NeutralOffice),
    ("redeploy", Redeploy),
    ("sea_move", SeaMove),
    ("sea_skill", SeaSkill),
    ("sea_office", SeaOffice),
    ("closing", Closing),
    ("draw", DrawNew),
    ("placing", Placing),
)

NAME = {decision: name for name, decision in DECISIONS}
NUMBER = {decision: number for number, (_, decision) in enumerate(DECISIONS)}

OF_CHANCE = (Taverns, Missions, First, Taken, DrawNew)


def stack_to_bytes(stack: list[Decision]) -> bytes:
    """One after another: the number of the decision and its fields; several values in one field begin with how many."""
    out = bytearray()
    for decision in stack:
        out.append(NUMBER[type(decision)])
        if isinstance(decision, Answer | SeaMove):
            *numbers, several = decision
            out += bytes(numbers)
            out.append(len(several))
            out += bytes(several)
        else:
            out += bytes(decision)
    return bytes(out)


def _must_reach(data: bytes, end: int) -> None:
    if len(data) < end:
        raise IndexError("a decision is cut off")


def stack_from_bytes(data: bytes) -> list[Decision]:
    """Read what `stack_to_bytes` wrote; IndexError if it is something else."""
    stack: list[Decision] = []
    at = 0
    while at < len(data):
        kind = DECISIONS[data[at]][1]
        at += 1
        if kind is Answer or kind is SeaMove:
            last = at + len(kind._fields) - 1
            end = last + 1 + data[last]
            _must_reach(data, end)
            several = tuple(data[last + 1 : end])
            if kind is SeaMove:
                stack.append(SeaMove(data[at], several))
            else:
                post, seat, owner, displaced, extras, lifted = data[at:last]
                stack.append(Answer(post, seat, owner, displaced, extras, lifted, several))
        else:
            end = at + len(kind._fields)
            _must_reach(data, end)
            stack.append(kind(*data[at:end]))
        at = end
    return stack
