"""The kinds of open decisions, with the data each one stores.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from typing import Final

from kontor.core.decisions import Decision, OfChance


class Taverns(OfChance):
    """Chance puts the three starting markers on the tavern routes (S4)."""

    __slots__ = ()


class Missions(OfChance):
    """Chance deals mission cards, one seat after another (X1)."""

    __slots__ = ()


class First(OfChance):
    """Chance draws the first player (S5)."""

    __slots__ = ()


class PlacePawn(Decision):
    """The second player puts the pawn on a province (W2)."""

    __slots__ = ()


class Turn(Decision):
    """The active player acts, uses markers, or ends the turn (T)."""

    __slots__ = ()


class Pay(Decision):
    """The payment for a displacement (D1) or, if no piece was displaced, of a route's toll (Q6)."""

    __slots__ = (
        "displaced",
        "post",
    )

    def __init__(self, post: int, displaced: int) -> None:
        self.post = post
        self.displaced = displaced

    def numbers(self) -> tuple[int, ...]:
        return (
            self.post,
            self.displaced,
        )


class Answer(Decision):
    """The answer to a displacement (D2–D7, N2), with the answering seat and the piece's owner."""

    __slots__ = (
        "displaced",
        "extras",
        "lifted",
        "owner",
        "post",
        "seat",
        "set",
    )

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
        return (
            self.post,
            self.seat,
            self.owner,
            self.displaced,
            self.extras,
            self.lifted,
            len(self.set),
            *self.set,
        )


class Move(Decision):
    """A Move in progress (A4): the pieces in hand, and the number that may still be lifted."""

    __slots__ = (
        "lifts",
        "merchants",
        "traders",
    )

    def __init__(self, lifts: int, traders: int, merchants: int) -> None:
        self.lifts = lifts
        self.traders = traders
        self.merchants = merchants

    def numbers(self) -> tuple[int, ...]:
        return (
            self.lifts,
            self.traders,
            self.merchants,
        )


class Remove(Decision):
    """A remove marker in use (M9)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (self.left,)


class Taken(OfChance):
    """Chance draws the kind of a face-down marker that was taken (C4b)."""

    __slots__ = ()


class Benefit(Decision):
    """The choice of one benefit after a claim (C5)."""

    __slots__ = (
        "route",
        "taken",
    )

    def __init__(self, route: int, taken: int) -> None:
        self.route = route
        self.taken = taken

    def numbers(self) -> tuple[int, ...]:
        return (
            self.route,
            self.taken,
        )


class NeutralOrder(Decision):
    """The choice of which route the neutral player claims first (N3a)."""

    __slots__ = ()


class NeutralOffice(Decision):
    """The choice of a city for a neutral office (N3c)."""

    __slots__ = ("route",)

    def __init__(self, route: int) -> None:
        self.route = route

    def numbers(self) -> tuple[int, ...]:
        return (self.route,)


class Redeploy(Decision):
    """X9: redeployment of pieces from the claimed route to other routes."""

    __slots__ = (
        "left",
        "route",
    )

    def __init__(self, route: int, left: int) -> None:
        self.route = route
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (
            self.route,
            self.left,
        )


class SeaMove(Decision):
    """X7a: a move of one or two pieces of any owner. The hand is in lifting order."""

    __slots__ = (
        "hand",
        "lifts",
    )

    def __init__(self, lifts: int, hand: tuple[int, ...]) -> None:
        self.lifts = lifts
        self.hand = hand

    def numbers(self) -> tuple[int, ...]:
        return (
            self.lifts,
            len(self.hand),
            *self.hand,
        )


class SeaSkill(Decision):
    """X7b: an optional step on Privilegium."""

    __slots__ = ()


class SeaOffice(Decision):
    """X8: an optional office in a green city."""

    __slots__ = ()


class Closing(Decision):
    """The free move of the pawn after the actions (W3)."""

    __slots__ = ()


class DrawNew(OfChance):
    """Chance draws the kinds of the new markers on the plate (M3c)."""

    __slots__ = ()


class Placing(Decision):
    """The active player moves markers from the plate to routes (M3)."""

    __slots__ = ()


class MarkerMove(Decision):
    """A Move marker in use (G4). The pieces lifted are in the `hand` field."""

    __slots__ = ("lifts",)

    def __init__(self, lifts: int) -> None:
        self.lifts = lifts

    def numbers(self) -> tuple[int, ...]:
        return (self.lifts,)


class SeaPlace(Decision):
    """B18: placement of pieces from stock on posts abroad."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (self.left,)


class Favours(OfChance):
    """Chance draws the tiles of Emperor's Favour (L2)."""

    __slots__ = ()


class Buying(Decision):
    """The buyer of a tile turns over markers (L3)."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (self.left,)


class Gift(Decision):
    """A gift of pieces from stock to supply. `left` is 1 for a tile (L7) and 2 for a tribute (Q5)."""

    __slots__ = (
        "left",
        "seat",
        "then",
    )

    def __init__(self, seat: int, then: int, left: int) -> None:
        self.seat = seat
        self.then = then
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.then,
            self.left,
        )


KINDS: Final[tuple[type[Decision], ...]] = (
    Taverns,
    Missions,
    First,
    PlacePawn,
    Turn,
    Pay,
    Answer,
    Move,
    Remove,
    Taken,
    Benefit,
    NeutralOrder,
    NeutralOffice,
    Redeploy,
    SeaMove,
    SeaSkill,
    SeaOffice,
    Closing,
    DrawNew,
    Placing,
    MarkerMove,
    SeaPlace,
    Favours,
    Buying,
    Gift,
)
NAMES: Final = (
    "taverns",
    "missions",
    "first",
    "pawn",
    "turn",
    "pay",
    "answer",
    "move",
    "remove",
    "taken",
    "benefit",
    "neutral_order",
    "neutral_office",
    "redeploy",
    "sea_move",
    "sea_skill",
    "sea_office",
    "closing",
    "draw",
    "placing",
    "marker_move",
    "sea_place",
    "favours",
    "buying",
    "gift",
)
NAME: Final[dict[type[Decision], str]] = dict(zip(KINDS, NAMES, strict=True))
NUMBER: Final[dict[type[Decision], int]] = {kind: number for number, kind in enumerate(KINDS)}
SINGLES: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 2, 6, 3, 1, 0, 2, 0, 1, 2, 1, 0, 0, 0, 0, 0, 1, 1, 0, 1, 3)
"""Number of single values in each decision."""
SEVERAL: Final[tuple[bool, ...]] = (
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    True,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
    False,
)
"""True for each decision that also has a list."""
TURN: Final = Turn()
DRAW_NEW: Final = DrawNew()
PLACING: Final = Placing()
