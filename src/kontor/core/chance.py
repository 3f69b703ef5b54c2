"""Chance is a player. Its cards and markers lie in a Bag or a Deck whose order does not exist until something is drawn.

Outcomes are weighed by integers, and random numbers come from whoever runs the game (`pick`), never from a position:
a bot cannot look ahead, and a record needs no seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

CHANCE = -1
"""The actor of a draw, a deal or a shuffle."""

NOBODY = -2
"""The actor of a position in which the game is over."""


class Bits(Protocol):
    """A source of random bits, such as `random.Random(seed)`."""

    def getrandbits(self, k: int, /) -> int: ...


def below(limit: int, bits: Bits) -> int:
    """A random whole number from 0 to limit-1, each equally likely, the same on every machine for the same bits."""
    width = (limit - 1).bit_length()
    while True:
        number = bits.getrandbits(width) if width else 0
        if number < limit:
            return number


def pick(actions: Sequence[int], weights: Sequence[int], bits: Bits) -> int:
    """One of the actions, as likely as its weight says."""
    rest = below(sum(weights), bits)
    for action, weight in zip(actions, weights, strict=True):
        rest -= weight
        if rest < 0:
            return action
    raise ValueError("weights must not be negative")


class Bag:
    """A multiset: how many of each kind (0, 1, 2, …) are in it. Its order does not exist."""

    __slots__ = ("counts",)

    def __init__(self, counts: Iterable[int]) -> None:
        self.counts = bytearray(counts)

    def copy(self) -> Bag:
        return Bag(self.counts)

    def __len__(self) -> int:
        return sum(self.counts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.counts == other.counts

    def __hash__(self) -> int:
        raise TypeError("a Bag changes and cannot be a key")

    def kinds(self) -> list[int]:
        """The kinds that can be drawn, in their order."""
        return [kind for kind, count in enumerate(bytes(self.counts)) if count]

    def draw(self, kind: int) -> None:
        """Take one of this kind out."""
        if not self.counts[kind]:
            raise ValueError(f"the bag holds none of kind {kind}")
        self.counts[kind] -= 1

    def put(self, kind: int, number: int = 1) -> None:
        """Put some of this kind in."""
        self.counts[kind] += number


class Segment:
    """A part of a Deck: cards whose order among themselves nobody knows, and who knows which cards they are.

    A card put under the pile is a segment of one. In a view, a segment that the viewer does not know is a hole: it has
    a size and no cards.
    """

    __slots__ = ("cards", "known_to", "size")

    def __init__(self, cards: Bag | None, size: int, known_to: int) -> None:
        self.cards = cards
        self.size = size
        self.known_to = known_to  # one bit per seat

    def copy(self) -> Segment:
        return Segment(self.cards.copy() if self.cards is not None else None, self.size, self.known_to)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Segment)
            and self.cards == other.cards
            and self.size == other.size
            and self.known_to == other.known_to
        )

    def __hash__(self) -> int:
        raise TypeError("a Segment changes and cannot be a key")


class Deck:
    """A pile of cards, top first: a sequence of multisets, together with who has seen what.

    Whoever draws in secret knows more about what is left than the others: from then on the multiset he drew from is
    known exactly to nobody who did not see every card that left it.
    """

    __slots__ = ("segments",)

    def __init__(self, segments: Iterable[Segment] = ()) -> None:
        self.segments = list(segments)

    @staticmethod
    def shuffled(parts: Iterable[Iterable[int]], seats: int) -> Deck:
        """A fresh pile: each part (counts per kind) shuffled by itself, the first part on top, its make-up public."""
        everybody = (1 << seats) - 1
        bags = [Bag(part) for part in parts]
        return Deck(Segment(bag, len(bag), everybody) for bag in bags if len(bag))

    def copy(self) -> Deck:
        return Deck(segment.copy() for segment in self.segments)

    def __len__(self) -> int:
        return sum(segment.size for segment in self.segments)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.segments == other.segments

    def __hash__(self) -> int:
        raise TypeError("a Deck changes and cannot be a key")

    def top(self) -> Bag:
        """What the next card can be, with the number of each as its weight."""
        cards = self.segments[0].cards
        if cards is None:
            raise ValueError("a view does not know the top of this pile: sample a position first")
        return cards

    def draw(self, kind: int, seen_by: int) -> None:
        """Take the top card, of this kind, in sight of these seats (one bit each)."""
        first = self.segments[0]
        self.top().draw(kind)
        first.size -= 1
        first.known_to &= seen_by
        if not first.size:
            del self.segments[0]

    def put_under(self, kind: int, seen_by: int, kinds: int) -> None:
        """Put a card under the pile, in sight of these seats; `kinds` is the number of kinds there are."""
        card = Bag([0] * kinds)
        card.put(kind)
        self.segments.append(Segment(card, 1, seen_by))

    def view(self, seat_bit: int) -> Deck:
        """The pile as one seat knows it; `seat_bit` 0 is a spectator. What he does not know becomes a hole."""
        return Deck(
            segment.copy() if segment.known_to & seat_bit else Segment(None, segment.size, segment.known_to)
            for segment in self.segments
        )

    def hidden_from(self, seat_bit: int, kinds: int) -> Bag:
        """All cards of the pile that this seat cannot place, together."""
        pool = Bag([0] * kinds)
        for segment in self.segments:
            if not segment.known_to & seat_bit and segment.cards is not None:
                for kind, number in enumerate(bytes(segment.cards.counts)):
                    pool.put(kind, number)
        return pool

    def fill(self, pool: Bag, bits: Bits) -> None:
        """Fill the holes of a view with cards drawn from the pool, which loses them."""
        for segment in self.segments:
            if segment.cards is None:
                segment.cards = Bag([0] * len(pool.counts))
                for _ in range(segment.size):
                    kind = pick(range(len(pool.counts)), pool.counts, bits)
                    pool.draw(kind)
                    segment.cards.put(kind)
