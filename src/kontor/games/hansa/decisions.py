"""The open decisions of a position: what is being decided, and what must be remembered until it is (docs/hansa.md)."""

from __future__ import annotations

from typing import NamedTuple


class Taverns(NamedTuple):
    """Chance: the three starting markers are shuffled over the tavern routes (S4)."""


class First(NamedTuple):
    """Chance: who begins (S5)."""


class Turn(NamedTuple):
    """The active player acts, uses markers, or ends the turn (T)."""


class Pay(NamedTuple):
    """The price of a displacement (D1). The new piece stands, the displaced one is off the board."""

    post: int
    displaced: int


class Answer(NamedTuple):
    """The victim's answer (D2–D7)."""

    post: int
    seat: int
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


class DrawNew(NamedTuple):
    """Chance: the kinds of the new markers on the plate (M3c)."""


class Placing(NamedTuple):
    """The markers on the plate go to routes (M3)."""


Decision = Taverns | First | Turn | Pay | Answer | Move | Remove | Taken | Benefit | DrawNew | Placing

DECISIONS: tuple[tuple[str, type[Decision]], ...] = (
    ("taverns", Taverns),
    ("first", First),
    ("turn", Turn),
    ("pay", Pay),
    ("answer", Answer),
    ("move", Move),
    ("remove", Remove),
    ("taken", Taken),
    ("benefit", Benefit),
    ("draw", DrawNew),
    ("placing", Placing),
)

NAME = {decision: name for name, decision in DECISIONS}
NUMBER = {decision: number for number, (_, decision) in enumerate(DECISIONS)}

OF_CHANCE = (Taverns, First, Taken, DrawNew)


def stack_to_bytes(stack: list[Decision]) -> bytes:
    """One after another: the number of the decision, its fields, and for the posts of an answer how many there are."""
    out = bytearray()
    for decision in stack:
        out.append(NUMBER[type(decision)])
        if isinstance(decision, Answer):
            out += bytes(decision[:5])
            out.append(len(decision.set))
            out += bytes(decision.set)
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
        if kind is Answer:
            end = at + 6 + data[at + 5]
            _must_reach(data, end)
            stack.append(
                Answer(data[at], data[at + 1], data[at + 2], data[at + 3], data[at + 4], tuple(data[at + 6 : end]))
            )
        else:
            end = at + len(kind._fields)
            _must_reach(data, end)
            stack.append(kind(*data[at:end]))
        at = end
    return stack
