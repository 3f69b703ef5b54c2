"""Chance as a player. Bags and decks hold cards and markers whose order is undecided until they are drawn.

Outcomes have integer weights. Random numbers come from the caller (`pick`), never from a position. Bots therefore
cannot predict chance, and records need no seed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

CHANCE: Final = -1
"""The actor when something is drawn, dealt or shuffled at random."""

NOBODY: Final = -2
"""The actor of a position after the end of the game."""


class RandomBits(Protocol):
    """A source of random bits, such as `random.Random(seed)`."""

    def getrandbits(self, k: int, /) -> int: ...


def below(limit: int, bits: RandomBits) -> int:
    """Return a random integer from 0 to limit-1, the same on every machine for the same bits."""
    if limit < 1:
        raise ValueError("there is nothing to choose from")
    width = (limit - 1).bit_length()
    while True:
        number = bits.getrandbits(width) if width else 0
        if number < limit:
            return number


def pick(actions: Sequence[int], weights: Sequence[int], bits: RandomBits) -> int:
    """Pick one of the actions at random with the given weights."""
    if len(actions) != len(weights):
        raise ValueError(f"there are {len(actions)} actions but {len(weights)} weights")
    rest = below(sum(weights), bits)
    for at, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return actions[at]
    raise ValueError("weights must not be negative")


class Bag:
    """A multiset: the number of items of each kind (0, 1, 2, …).

    >>> bag = Bag([2, 0, 1])
    >>> bag.draw(2)
    >>> bag.kinds()
    [0]
    """

    __slots__ = ("counts",)

    def __init__(self, counts: Iterable[int]) -> None:
        self.counts = counts.copy() if isinstance(counts, bytearray) else bytearray(counts)  # copying is faster

    def copy(self) -> Bag:
        return Bag(self.counts)

    def __len__(self) -> int:
        return sum(self.counts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bag) and self.counts == other.counts

    def __hash__(self) -> int:
        raise TypeError("a Bag is mutable and cannot be a key")

    def kinds(self) -> list[int]:
        """Return the kinds that can be drawn, in ascending order."""
        return [kind for kind, count in enumerate(bytes(self.counts)) if count]

    def draw(self, kind: int) -> None:
        """Remove one item of this kind."""
        if not self.counts[kind]:
            raise ValueError(f"the bag contains none of kind {kind}")
        self.counts[kind] -= 1

    def put(self, kind: int, number: int = 1) -> None:
        """Add items of this kind."""
        self.counts[kind] += number


PUBLIC: Final = 1
"""The bit for public knowledge, which every seat and every spectator has."""


def sight(*seats: int) -> int:
    """Return a bit mask of viewers, such as `sight(2)` for seat 2 alone. A negative seat means the public."""
    bits = 0
    for seat in seats:
        bits |= PUBLIC if seat < 0 else PUBLIC << (seat + 1)
    return bits


def everybody(seats: int) -> int:
    """Return a bit mask of all seats and the public."""
    return (PUBLIC << (seats + 1)) - 1


class Segment:
    """A section of a Deck: cards in unknown order, with a mask of the viewers who know which cards they are.

    A card put under the pile becomes its own segment. `part` is the number of the separately shuffled part from which
    the cards come. In a view, an unknown segment is a hole: it has a size but no cards.
    """

    __slots__ = ("cards", "known_to", "part", "size")

    def __init__(self, cards: Bag | None, size: int, known_to: int, part: int) -> None:
        self.cards = cards
        self.size = size
        self.known_to = known_to
        self.part = part

    def certain(self) -> bool:
        """Return whether everyone knows that the viewers of these cards can tell which one is drawn. True for a single
        card and for cards publicly known to be of one kind. If only some players know that, the result is False,
        because True would reveal it.
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
        raise TypeError("a Segment is mutable and cannot be a key")


class Deck:
    """A pile of cards: a sequence of multisets from top to bottom, with each viewer's knowledge of them. A secret draw
    affects what is known about the remaining cards: only viewers who saw every card that left a multiset know its
    contents. A card that can be deduced counts as seen.

    A view contains holes and, for each part, a pool of cards whose location the viewer does not know. These cards are
    in the holes or in other players' secret hands. Playing a view forward with the cards its seat is shown (`draw(None,
    …)`) gives the same view as the true pile afterwards. `fill` turns a view into a consistent full pile.
    """

    __slots__ = ("pools", "segments")

    def __init__(self, segments: Iterable[Segment], pools: Iterable[Bag]) -> None:
        self.segments = list(segments)
        self.pools = list(pools)

    @staticmethod
    def shuffled(parts: Sequence[Sequence[int]], seats: int) -> Deck:
        """Create a pile with public contents. Parts (counts per kind) are shuffled separately. The first part is on
        top.
        """
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
        raise TypeError("a Deck is mutable and cannot be a key")

    def to_bytes(self) -> bytes:
        """Serialize a one-part deck: its pool, then the size, mask, visibility and cards of each segment."""
        out = bytearray(self.pools[0].counts)
        for segment in self.segments:
            out += bytes((segment.size, segment.known_to, segment.cards is not None))
            out += segment.cards.counts if segment.cards is not None else bytes(len(self.pools[0].counts))
        return bytes(out)

    def from_bytes(self, data: bytes, segments: int) -> Deck:
        """Read the output of `to_bytes` for a deck with the same kinds of card."""
        kinds = len(self.pools[0].counts)
        read: list[Segment] = []
        for at in range(kinds, kinds + segments * (3 + kinds), 3 + kinds):
            cards = Bag(data[at + 3 : at + 3 + kinds]) if data[at + 2] else None
            read.append(Segment(cards, data[at], data[at + 1], 0))
        return Deck(read, [Bag(data[:kinds])])

    def top(self) -> Bag:
        """Return the possible next cards, with their counts as weights. A hole on top may be any card in the pool."""
        first = self.segments[0]
        return self.pools[first.part] if first.cards is None else first.cards

    def known_by(self, seen_by: int) -> int:
        """Return a mask of the viewers who know the top card once `seen_by` have seen it drawn."""
        first = self.segments[0]
        return seen_by | first.known_to if first.certain() else seen_by

    def draw(self, kind: int | None, seen_by: int) -> None:
        """Draw the top card while `seen_by` watch. In a view, `kind` is None if the viewer does not see the card."""
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
        """Turn a segment into a hole after an unseen card has left it."""
        if segment.cards is not None:
            pool = self.pools[segment.part]
            for kind in segment.cards.kinds():
                pool.put(kind, segment.cards.counts[kind])
            segment.cards = None

    def put_under(self, kind: int | None, seen_by: int, part: int = 0) -> None:
        """Put a card under the pile while `seen_by` watch. In a view that does not show the card, `kind` is None."""
        card = None
        if kind is not None:
            card = Bag([0] * len(self.pools[part].counts))
            card.put(kind)
        self.segments.append(Segment(card, 1, seen_by, part))

    def view(self, seat: int) -> Deck:
        """Return a seat's or a spectator's view of the pile."""
        other = self.copy()
        for segment in other.segments:
            if not segment.known_to & sight(seat):
                other._lose_sight(segment)
        return other

    def fill(self, bits: RandomBits) -> None:
        """Fill the holes of a view with cards from its pools. The cards left over in the pools belong to other players'
        hands.
        """
        for segment in self.segments:
            if segment.cards is None:
                pool = self.pools[segment.part]
                segment.cards = Bag([0] * len(pool.counts))
                for _ in range(segment.size):
                    kind = pick(range(len(pool.counts)), pool.counts, bits)
                    pool.draw(kind)
                    segment.cards.put(kind)
