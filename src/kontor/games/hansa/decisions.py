"""The open decisions of a position: what is being decided, and what must be remembered until it is (docs/hansa.md)."""

from __future__ import annotations

from typing import Any, Final

from kontor.games.hansa.pieces import NONE


class Decision:
    """What is being decided. None is ever changed: copies of a position share them."""

    __slots__ = ()

    def numbers(self) -> tuple[int, ...]:
        """What it remembers, for the bytes form; several values begin with how many they are."""
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and type(other) is type(self) and other.numbers() == self.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


class OfChance(Decision):
    """Nobody's decision: something is drawn."""

    __slots__ = ()


class Taverns(OfChance):
    """Chance: the three starting markers are shuffled over the tavern routes (S4)."""

    __slots__ = ()


class Missions(OfChance):
    """Chance: mission cards are dealt, seat after seat (X1)."""

    __slots__ = ()


class First(OfChance):
    """Chance: who begins (S5)."""

    __slots__ = ()


class PlacePawn(Decision):
    """The player who is not first puts the pawn on a province (W2)."""

    __slots__ = ()


class Turn(Decision):
    """The active player acts, uses markers, or ends the turn (T)."""

    __slots__ = ()


class Pay(Decision):
    """The price of a displacement (D1). The new piece stands, the displaced one is off the board."""

    __slots__ = ("displaced", "post")

    def __init__(self, post: int, displaced: int) -> None:
        self.post = post
        self.displaced = displaced

    def numbers(self) -> tuple[int, ...]:
        return self.post, self.displaced


class Answer(Decision):
    """The answer to a displacement (D2–D7, N2): who answers, and whose piece it is."""

    __slots__ = ("displaced", "extras", "lifted", "owner", "post", "seat", "set")

    def __init__(
        self, post: int, seat: int, owner: int, displaced: int, extras: int, lifted: int, set: tuple[int, ...]
    ) -> None:
        self.post = post
        self.seat = seat
        self.owner = owner
        self.displaced = displaced
        self.extras = extras
        self.lifted = lifted
        self.set = set

    def numbers(self) -> tuple[int, ...]:
        return (self.post, self.seat, self.owner, self.displaced, self.extras, self.lifted, len(self.set), *self.set)

    def after(self, displaced: int, extras: int, lifted: int, post: int) -> Answer:
        """The same with something done: a piece was set on this post, or (NONE) nowhere."""
        done = self.set if post == NONE else (*self.set, post)
        return Answer(self.post, self.seat, self.owner, displaced, extras, lifted, done)


class Move(Decision):
    """A Move under way (A4): pieces in hand, and how many more may be lifted."""

    __slots__ = ("lifts", "merchants", "traders")

    def __init__(self, lifts: int, traders: int, merchants: int) -> None:
        self.lifts = lifts
        self.traders = traders
        self.merchants = merchants

    def numbers(self) -> tuple[int, ...]:
        return self.lifts, self.traders, self.merchants


class Remove(Decision):
    """A remove marker in use (M9)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (self.left,)


class Taken(OfChance):
    """Chance: the kind of a face-down marker just taken (C4b)."""

    __slots__ = ()


class Benefit(Decision):
    """The one benefit of a claim (C5)."""

    __slots__ = ("route", "taken")

    def __init__(self, route: int, taken: int) -> None:
        self.route = route
        self.taken = taken

    def numbers(self) -> tuple[int, ...]:
        return self.route, self.taken


class NeutralOrder(Decision):
    """Several routes are neutral throughout: which is claimed first (N3a)."""

    __slots__ = ()


class NeutralOffice(Decision):
    """A route is claimed for neutral: where its office goes (N3c)."""

    __slots__ = ("route",)

    def __init__(self, route: int) -> None:
        self.route = route

    def numbers(self) -> tuple[int, ...]:
        return (self.route,)


class Redeploy(Decision):
    """X9: pieces of the claimed route go to other routes."""

    __slots__ = ("left", "route")

    def __init__(self, route: int, left: int) -> None:
        self.route = route
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return self.route, self.left


class SeaMove(Decision):
    """X7a: one or two pieces of any owners are moved. In hand are pieces with their owners, first lifted first."""

    __slots__ = ("hand", "lifts")

    def __init__(self, lifts: int, hand: tuple[int, ...]) -> None:
        self.lifts = lifts
        self.hand = hand

    def numbers(self) -> tuple[int, ...]:
        return (self.lifts, len(self.hand), *self.hand)


class SeaSkill(Decision):
    """X7b: Privilegium +1."""

    __slots__ = ()


class SeaOffice(Decision):
    """X8: an office in a green city."""

    __slots__ = ()


class Closing(Decision):
    """The free move of the pawn after the actions (W3)."""

    __slots__ = ()


class DrawNew(OfChance):
    """Chance: the kinds of the new markers on the plate (M3c)."""

    __slots__ = ()


class Placing(Decision):
    """The markers on the plate go to routes (M3)."""

    __slots__ = ()


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

SINGLE_NUMBERS: dict[type[Decision], int] = {
    Pay: 2, Answer: 6, Move: 3, Remove: 1, Benefit: 2, NeutralOffice: 1, Redeploy: 2, SeaMove: 1
}  # fmt: skip
"""How many numbers each remembers, beside the several values that Answer and SeaMove end with."""

# Those that remember nothing are made once.
TURN: Final = Turn()
DRAW_NEW: Final = DrawNew()
PLACING: Final = Placing()


def stack_to_bytes(stack: list[Decision]) -> bytes:
    """One after another: the number of the decision and what it remembers."""
    out: list[int] = []
    for decision in stack:
        out.append(NUMBER[type(decision)])
        out += decision.numbers()
    return bytes(out)


def _must_reach(data: bytes, end: int) -> None:
    if len(data) < end:
        raise IndexError("a decision is cut off")


def stack_from_bytes(data: bytes) -> list[Decision]:
    """Read what `stack_to_bytes` wrote; IndexError if it is something else."""
    stack: list[Decision] = []
    at = 0
    while at < len(data):
        kind: Any = DECISIONS[data[at]][1]
        at += 1
        end = at + SINGLE_NUMBERS.get(kind, 0)
        remembered: list[Any] = list(data[at:end])
        if kind is Answer or kind is SeaMove:
            at, end = end + 1, end + 1 + data[end]
            remembered.append(tuple(data[at:end]))
        _must_reach(data, end)
        stack.append(kind(*remembered))
        at = end
    return stack
