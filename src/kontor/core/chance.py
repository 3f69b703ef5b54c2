"""Chance is a player. Its cards and markers lie in a Bag or a Deck whose order does not exist until something is drawn.

Outcomes are weighed by integers, and random numbers come from whoever runs the game (`pick`), never from a position:
a bot cannot look ahead, and a record needs no seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

CHANCE: Final = -1
"""The actor of a draw, a deal or a shuffle."""

NOBODY: Final = -2
"""The actor of a position in which the game is over."""


class RandomBits(Protocol):
    """A source of random bits, such as `random.Random(seed)`."""

    def getrandbits(self, k: int, /) -> int: ...


def below(limit: int, bits: RandomBits) -> int:
    """A random whole number from 0 to limit-1, each equally likely, the same on every machine for the same bits."""
    if limit < 1:
        raise ValueError("there is nothing to choose from")
    width = (limit - 1).bit_length()
    while True:
        number = bits.getrandbits(width) if width else 0
        if number < limit:
            return number


def pick(actions: Sequence[int], weights: Sequence[int], bits: RandomBits) -> int:
    """One of the actions, as likely as its weight says."""
    if len(actions) != len(weights):
        raise ValueError(f"{len(actions)} actions have {len(weights)} weights")
    rest = below(sum(weights), bits)
    for at, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return actions[at]
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


PUBLIC: Final = 1
"""Among those who know something: everybody who only looks on, and so the public. What it sees, every seat sees."""


def sight(*seats: int) -> int:
    """Those who see something, one bit each: `sight(2)` for a secret look of seat 2; a negative seat is the public."""
    bits = 0
    for seat in seats:
        bits |= PUBLIC if seat < 0 else PUBLIC << (seat + 1)
    return bits


def everybody(seats: int) -> int:
    """All seats and the public."""
    return (PUBLIC << (seats + 1)) - 1


class Segment:
    """A stretch of a Deck: cards whose order among themselves nobody knows, and who knows which cards they are.

    A card put under the pile is a segment of one. `part` says which of the parts shuffled apart the cards belong to.
    In a view, a segment that the viewer does not know is a hole: it has a size and no cards.
    """

    __slots__ = ("cards", "known_to", "part", "size")

    def __init__(self, cards: Bag | None, size: int, known_to: int, part: int) -> None:
        self.cards = cards
        self.size = size
        self.known_to = known_to
        self.part = part

    def certain(self) -> bool:
        """Whether all who know these cards know which one is drawn, and everybody knows that they do.

        That is so of a single card, and of several of one kind that the public knows. Where only some know that
        several are of one kind, they lose sight of what is left like anybody else: to keep it would tell the others.
        """
        if self.size == 1:
            return True
        return bool(self.known_to & PUBLIC) and self.cards is not None and len(self.cards.kinds()) == 1

    def copy(self) -> Segment:
        return Segment(self.cards.copy() if self.cards is not None else None, self.size, self.known_to, self.part)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Segment)
            and self.cards == other.cards
            and self.size == other.size
            and self.known_to == other.known_to
            and self.part == other.part
        )

    def __hash__(self) -> int:
        raise TypeError("a Segment changes and cannot be a key")


class Deck:
    """A pile of cards, top first: a sequence of multisets, together with who knows what.

    Whoever draws in secret knows more about what is left than the others: from then on the multiset he drew from is
    known exactly to nobody who did not see every card that left it. A card that can be no other is as good as seen.

    A view has holes, and per part a pool of the cards that its viewer cannot place: those of the holes, to which the
    game adds what others hold in secret. A view can be played on from what its seat is shown (`draw(None, …)`), and
    comes to the same as the view of the true pile; `fill` turns it into a full pile that fits.
    """

    __slots__ = ("pools", "segments")

    def __init__(self, segments: Iterable[Segment], pools: Iterable[Bag]) -> None:
        self.segments = list(segments)
        self.pools = list(pools)

    @staticmethod
    def shuffled(parts: Sequence[Sequence[int]], seats: int) -> Deck:
        """A fresh pile: each part (counts per kind) shuffled by itself, the first part on top, its make-up public."""
        bags = [Bag(part) for part in parts]
        segments = [Segment(bag, len(bag), everybody(seats), part) for part, bag in enumerate(bags) if len(bag)]
        return Deck(segments, [Bag([0] * len(part)) for part in parts])

    def copy(self) -> Deck:
        return Deck([segment.copy() for segment in self.segments], [pool.copy() for pool in self.pools])

    def __len__(self) -> int:
        return sum(segment.size for segment in self.segments)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.segments == other.segments and self.pools == other.pools

    def __hash__(self) -> int:
        raise TypeError("a Deck changes and cannot be a key")

    def top(self) -> Bag:
        """What the next card can be, with the number of each as its weight; in a hole whatever may be there."""
        first = self.segments[0]
        return self.pools[first.part] if first.cards is None else first.cards

    def known_by(self, seen_by: int) -> int:
        """Those who know the top card when these see it drawn: also whoever knows that it can be no other."""
        first = self.segments[0]
        return seen_by | first.known_to if first.certain() else seen_by

    def draw(self, kind: int | None, seen_by: int) -> None:
        """Take the top card in sight of these (`sight`); in a view the kind is None if the viewer does not see it."""
        first = self.segments[0]
        seen_by = self.known_by(seen_by)
        if kind is None and first.cards is not None and first.certain():
            kind = first.cards.kinds()[0]
        if kind is None:
            self._lose_sight(first)
        elif first.cards is None:
            self.pools[first.part].draw(kind)
        else:
            first.cards.draw(kind)
        first.size -= 1
        first.known_to &= seen_by
        if not first.size:
            del self.segments[0]

    def _lose_sight(self, segment: Segment) -> None:
        """A card left unseen: the viewer no longer knows what lies there."""
        if segment.cards is not None:
            pool = self.pools[segment.part]
            for kind in segment.cards.kinds():
                pool.put(kind, segment.cards.counts[kind])
            segment.cards = None

    def put_under(self, kind: int | None, seen_by: int, part: int = 0) -> None:
        """Put a card of a part under the pile, in sight of these; in a view the kind is None if it is not seen."""
        card = None
        if kind is not None:
            card = Bag([0] * len(self.pools[part].counts))
            card.put(kind)
        self.segments.append(Segment(card, 1, seen_by, part))

    def view(self, seat: int) -> Deck:
        """The pile as one seat, or a spectator, knows it."""
        other = self.copy()
        for segment in other.segments:
            if not segment.known_to & sight(seat):
                other._lose_sight(segment)
        return other

    def fill(self, bits: RandomBits) -> None:
        """Fill the holes of a view with cards from its pools; what is left there is what others hold in secret."""
        for segment in self.segments:
            if segment.cards is None:
                pool = self.pools[segment.part]
                segment.cards = Bag([0] * len(pool.counts))
                for _ in range(segment.size):
                    kind = pick(range(len(pool.counts)), pool.counts, bits)
                    pool.draw(kind)
                    segment.cards.put(kind)
