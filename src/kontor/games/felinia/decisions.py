"""The open decisions of a position: what is being decided, and what is remembered until it is (docs/felinia.md)."""

from __future__ import annotations

from typing import NamedTuple


class First(NamedTuple):
    """Chance: who begins (S5)."""


class Markets(NamedTuple):
    """Chance: goods come to the markets, up to so many on each (S2b, R14b)."""

    filling: int


class Berths(NamedTuple):
    """Chance: a ship tile for every berth without one (S3, R14a), and the next one where it is open (O2)."""


class Tiles(NamedTuple):
    """Chance: the tiles of the expert side, post by post (S4b)."""


class Bid(NamedTuple):
    """The next bid (R1)."""


class Trade(NamedTuple):
    """The owner of the token on top acts or declines (R2–R4). `sold` is the first thing he may still sell (R15c)."""

    sold: int


class Boarding(NamedTuple):
    """After a purchase or an exchange (R5)."""

    seat: int
    sold: int


class Walk(NamedTuple):
    """A merchant on the island (R7–R11). The provinces of his walk, the port province first; he stands on the last."""

    seat: int
    turns: int
    """Face-down tiles he may still turn."""
    passed: tuple[int, ...]


class Turned(NamedTuple):
    """Chance: the tile that is turned (R8)."""

    province: int


class Found(NamedTuple):
    """Chance: a random good, so many times (R9b, X2)."""

    seat: int
    left: int


class Look(NamedTuple):
    """Chance: the top cards of the pile of places, for one seat's eyes (R12a).

    `times` is how often he may still look after this. The cards drawn come as kind, who knows it, kind, who knows it.
    """

    seat: int
    times: int
    cards: tuple[int, ...]


class Keep(NamedTuple):
    """He keeps at most one of the cards he looked at (R12)."""

    seat: int
    times: int
    cards: tuple[int, ...]


class Storage(NamedTuple):
    """What is sold and what stays (R13)."""

    seat: int
    sold: int


Decision = First | Markets | Berths | Tiles | Bid | Trade | Boarding | Walk | Turned | Found | Look | Keep | Storage

DECISIONS: tuple[tuple[str, type[Decision]], ...] = (
    ("first", First),
    ("markets", Markets),
    ("berths", Berths),
    ("tiles", Tiles),
    ("bid", Bid),
    ("trade", Trade),
    ("boarding", Boarding),
    ("walk", Walk),
    ("turned", Turned),
    ("found", Found),
    ("look", Look),
    ("keep", Keep),
    ("storage", Storage),
)

NAME = {decision: name for name, decision in DECISIONS}
NUMBER = {decision: number for number, (_, decision) in enumerate(DECISIONS)}

OF_CHANCE = (First, Markets, Berths, Tiles, Turned, Found, Look)
OF_GOODS = (Markets, Found)
OF_A_SEAT = (Boarding, Walk, Keep, Storage)
"""Decisions that say whose they are. A tuple, not a union: compiled, a union is made anew at every question."""


def stack_to_bytes(stack: list[Decision]) -> bytes:
    """One after another: the number of the decision and its fields; several values in one field begin with how many."""
    out = bytearray()
    for decision in stack:
        out.append(NUMBER[type(decision)])
        if isinstance(decision, Walk | Look | Keep):
            one, two, several = decision
            out += bytes((one, two, len(several)))
            out += bytes(several)
        else:
            out += bytes(decision)
    return bytes(out)


def stack_from_bytes(data: bytes) -> list[Decision]:
    """Read what `stack_to_bytes` wrote; IndexError if it is something else."""
    stack: list[Decision] = []
    at = 0
    while at < len(data):
        kind = DECISIONS[data[at]][1]
        at += 1
        if kind is Walk or kind is Look or kind is Keep:
            end = at + 3 + data[at + 2]
            _must_reach(data, end)
            several = tuple(data[at + 3 : end])
            stack.append(_with_several(kind, data[at], data[at + 1], several))
        else:
            end = at + len(kind._fields)
            _must_reach(data, end)
            stack.append(kind(*data[at:end]))
        at = end
    return stack


def _with_several(kind: type[Decision], one: int, two: int, several: tuple[int, ...]) -> Decision:
    if kind is Walk:
        return Walk(one, two, several)
    return Look(one, two, several) if kind is Look else Keep(one, two, several)


def _must_reach(data: bytes, end: int) -> None:
    if len(data) < end:
        raise IndexError("a decision is cut off")
