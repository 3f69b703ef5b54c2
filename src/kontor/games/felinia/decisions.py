"""The kinds of open decisions, with the data each one stores.

Generated from `fields.py` by scripts/states.py. Do not edit; run `make generate`.
"""

from __future__ import annotations

from typing import Final

from kontor.core.decisions import Decision, OfChance


class First(OfChance):
    """Chance draws the first player (S5)."""

    __slots__ = ()


class Markets(OfChance):
    """Chance draws goods for the markets, up to `filling` on each (S2b, R14b)."""

    __slots__ = ("filling",)

    def __init__(self, filling: int) -> None:
        self.filling = filling

    def numbers(self) -> tuple[int, ...]:
        return (self.filling,)


class Berths(OfChance):
    """Chance draws ships for empty berths and for the open top tile (S3, R14a, O2)."""

    __slots__ = ()


class Tiles(OfChance):
    """Chance draws the tiles of the expert side, post by post (S4b)."""

    __slots__ = ()


class Bid(Decision):
    """The next bid (R1)."""

    __slots__ = ()


class Trade(Decision):
    """The owner of the top token acts or declines (R2–R4). Sales resume at `sold` (R15c)."""

    __slots__ = ("sold",)

    def __init__(self, sold: int) -> None:
        self.sold = sold

    def numbers(self) -> tuple[int, ...]:
        return (self.sold,)


class Boarding(Decision):
    """Boarding after a purchase or an exchange (R5)."""

    __slots__ = (
        "seat",
        "sold",
    )

    def __init__(self, seat: int, sold: int) -> None:
        self.seat = seat
        self.sold = sold

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.sold,
        )


class Walk(Decision):
    """A walk on the island (R7–R11), with tiles to turn and provinces passed."""

    __slots__ = (
        "passed",
        "seat",
        "turns",
    )

    def __init__(self, seat: int, turns: int, passed: tuple[int, ...]) -> None:
        self.seat = seat
        self.turns = turns
        self.passed = passed

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.turns,
            len(self.passed),
            *self.passed,
        )


class Turned(OfChance):
    """Chance draws the tile being turned (R8)."""

    __slots__ = ("province",)

    def __init__(self, province: int) -> None:
        self.province = province

    def numbers(self) -> tuple[int, ...]:
        return (self.province,)


class Found(OfChance):
    """Chance draws `left` random goods (R9b, X2)."""

    __slots__ = (
        "left",
        "seat",
    )

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.left,
        )


class Look(OfChance):
    """Chance draws the top places for one seat (R12a). Cards are pairs of kind and mask."""

    __slots__ = (
        "cards",
        "seat",
        "times",
    )

    def __init__(self, seat: int, times: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.times = times
        self.cards = cards

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.times,
            len(self.cards),
            *self.cards,
        )


class Keep(Decision):
    """The seat keeps at most one of the places it looked at (R12)."""

    __slots__ = (
        "cards",
        "seat",
        "times",
    )

    def __init__(self, seat: int, times: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.times = times
        self.cards = cards

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.times,
            len(self.cards),
            *self.cards,
        )


class Storage(Decision):
    """The choice of goods to sell and to keep (R13)."""

    __slots__ = (
        "seat",
        "sold",
    )

    def __init__(self, seat: int, sold: int) -> None:
        self.seat = seat
        self.sold = sold

    def numbers(self) -> tuple[int, ...]:
        return (
            self.seat,
            self.sold,
        )


KINDS: Final[tuple[type[Decision], ...]] = (
    First,
    Markets,
    Berths,
    Tiles,
    Bid,
    Trade,
    Boarding,
    Walk,
    Turned,
    Found,
    Look,
    Keep,
    Storage,
)
NAMES: Final = (
    "first",
    "markets",
    "berths",
    "tiles",
    "bid",
    "trade",
    "boarding",
    "walk",
    "turned",
    "found",
    "look",
    "keep",
    "storage",
)
NAME: Final[dict[type[Decision], str]] = dict(zip(KINDS, NAMES, strict=True))
NUMBER: Final[dict[type[Decision], int]] = {kind: number for number, kind in enumerate(KINDS)}
SINGLES: Final[tuple[int, ...]] = (0, 1, 0, 0, 0, 1, 2, 2, 1, 2, 2, 2, 2)
"""Number of single values in each decision."""
SEVERAL: Final[tuple[bool, ...]] = (
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
    True,
    True,
    False,
)
"""True for each decision that also has a list."""
