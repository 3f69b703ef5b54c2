"""Chance: bags, piles of cards with each seat's knowledge, and fair random choice."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.core import SPECTATOR, Bag, Deck, Segment, below, everybody, pick, sight

KINDS = 4
SEATS = 3
ALL_SEE = 0b1111
VIEWERS = (0, 1, 2, SPECTATOR)


class Fixed:
    """A random source that returns the given values, and fails if no values are left."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)

    def getrandbits(self, k: int, /) -> int:
        answer = self.answers.pop(0)
        assert 0 <= answer < 1 << k
        return answer


@pytest.mark.parametrize("limit", range(1, 18))
def test_below_gives_each_number_for_equally_many_bit_patterns(limit: int) -> None:
    """Each number has exactly one bit pattern of the minimum width. All other patterns are drawn again."""
    width = (limit - 1).bit_length()
    again = []
    for pattern in range(1 << width):
        if pattern < limit:
            assert below(limit, Fixed(pattern)) == pattern
        else:
            again.append(pattern)
            assert below(limit, Fixed(pattern, 0)) == 0
    assert len(again) == (1 << width) - limit < limit


def test_below_one_needs_no_bits() -> None:
    assert below(1, Fixed()) == 0


@pytest.mark.parametrize("limit", [0, -1])
def test_nothing_can_be_chosen_from_nothing(limit: int) -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        below(limit, Fixed(0, 0, 0))
    with pytest.raises(ValueError, match="nothing to choose from"):
        pick([1, 2], [0, 0], Fixed(0, 0, 0))
    with pytest.raises(ValueError, match="nothing to choose from"):
        Deck([Segment(None, 1, 0, 0)], [Bag([0, 0])]).fill(Fixed(0, 0, 0))


@pytest.mark.parametrize("weights", [(1,), (1, 1), (2, 1), (0, 3, 1), (5, 0, 2), (1, 2, 3, 2)])
def test_pick_follows_the_weights_exactly(weights: tuple[int, ...]) -> None:
    total = sum(weights)
    actions = [10 * number for number in range(len(weights))]
    got = Counter(
        pick(actions, weights, Fixed(pattern)) if total > 1 else pick(actions, weights, Fixed())
        for pattern in range(total)
    )
    assert got == Counter({action: weight for action, weight in zip(actions, weights) if weight})


def test_a_bag_is_a_multiset() -> None:
    bag = Bag([2, 0, 1])
    assert (len(bag), bag.kinds()) == (3, [0, 2])
    kept = bag.copy()
    bag.draw(2)
    bag.put(1, 2)
    assert list(bag.counts) == [2, 2, 0]
    assert (len(bag), bag.kinds()) == (4, [0, 1])
    assert list(kept.counts) == [2, 0, 1]
    assert kept != bag == Bag([2, 2, 0])
    with pytest.raises(ValueError, match="none of kind 2"):
        bag.draw(2)


@pytest.mark.parametrize("thing", [Bag([1]), Deck([], []), Segment(None, 1, 0, 0)])
def test_mutable_objects_cannot_be_keys(thing: object) -> None:
    with pytest.raises(TypeError):
        hash(thing)
    assert thing != "something else"


def pile() -> Deck:
    """The pile has three cards of kinds 0 and 1 on top, and below them two of kind 2 and one of kind 3."""
    return Deck.shuffled([[2, 1, 0, 0], [0, 0, 2, 1]], SEATS)


def test_sight_has_a_bit_for_each_seat_and_one_for_the_public() -> None:
    assert sight(0, 1, 2, SPECTATOR) == everybody(SEATS) == ALL_SEE
    assert not sight(0) & sight(1) and not sight(2) & sight(SPECTATOR)


def test_a_fresh_pile_has_a_public_composition_and_an_unknown_order() -> None:
    deck = pile()
    assert len(deck) == 6
    assert list(deck.top().counts) == [2, 1, 0, 0]
    for seat in VIEWERS:
        assert deck.view(seat) == deck


def test_after_an_open_draw_everybody_knows_the_rest() -> None:
    deck = pile()
    deck.draw(0, ALL_SEE)
    assert len(deck) == 5
    assert list(deck.top().counts) == [1, 1, 0, 0]
    for seat in VIEWERS:
        assert deck.view(seat) == deck


def test_a_secret_draw_hides_what_is_left_from_the_others() -> None:
    """If seat 0 draws and looks at a card, only seat 0 knows which cards are left on top.

    The lower part is unaffected.
    """
    deck = pile()
    deck.draw(0, sight(0))
    assert deck.view(0) == deck
    for seat in (1, 2, SPECTATOR):
        seen = deck.view(seat)
        assert seen.segments[0].cards is None and seen.segments[0].size == 2
        assert len(seen) == len(deck)
        assert list(seen.pools[0].counts) == [1, 1, 0, 0]
        assert seen.segments[1] == deck.segments[1]
    deck.draw(1, sight(1))  # now seat 1 draws in secret, so nobody has seen both cards
    assert all(deck.view(seat).segments[0].cards is None for seat in VIEWERS)


def test_the_next_part_comes_when_the_first_is_used_up() -> None:
    deck = pile()
    for kind in (0, 1, 0):
        deck.draw(kind, sight(0))
    assert list(deck.top().counts) == [0, 0, 2, 1]
    assert deck.view(2) == deck
    for kind in (2, 2, 3):
        deck.draw(kind, ALL_SEE)
    assert not len(deck) and not deck.segments


def test_a_drawn_kind_must_be_there() -> None:
    deck = pile()
    with pytest.raises(ValueError, match="none of kind 3"):
        deck.draw(3, ALL_SEE)


def test_a_card_put_under_the_pile_is_known_to_those_who_saw_it() -> None:
    """A seat looks at cards of the pile and puts one back under it, as with the places of Felinia."""
    deck = Deck.shuffled([[1, 1, 1, 1]], SEATS)
    deck.draw(3, sight(1))
    deck.put_under(3, sight(1))
    assert [segment.size for segment in deck.segments] == [3, 1]
    assert deck.view(1) == deck
    spectator = deck.view(SPECTATOR)
    assert [segment.cards for segment in spectator.segments] == [None, None]
    assert list(spectator.pools[0].counts) == [1, 1, 1, 1]
    for kind in (0, 1, 2):
        deck.draw(kind, ALL_SEE)
    assert deck.top().kinds() == [3]


def test_a_card_that_can_only_be_one_kind_counts_as_seen() -> None:
    """Seat 1 has put a card under the pile, and knows it later even if another seat draws it in secret."""
    deck = Deck.shuffled([[1, 1, 1, 0]], SEATS)
    view = deck.view(1)
    for kind, seen_by in ((0, sight(1)), (1, sight(0))):
        view.draw(kind if seen_by == sight(1) else None, seen_by)
        deck.draw(kind, seen_by)
    for pile in (deck, view):
        pile.put_under(0, sight(1))
        pile.draw(2, ALL_SEE)
    assert deck.known_by(sight(0)) == view.known_by(sight(0)) == sight(0, 1)
    deck.draw(0, sight(0))
    view.draw(None, sight(0))
    assert view.segments == deck.segments == []
    assert list(view.pools[0].counts) == [0, 1, 0, 0]  # only seat 0's first draw is still unknown


def test_if_all_cards_are_of_one_kind_the_public_knows_each() -> None:
    deck = Deck.shuffled([[3, 0, 0, 0]], SEATS)
    assert deck.known_by(sight(0)) == ALL_SEE
    spectator = deck.view(SPECTATOR)
    deck.draw(0, sight(0))
    spectator.draw(None, sight(0))
    assert spectator == deck == deck.view(2)
    assert list(deck.top().counts) == [2, 0, 0, 0]


def test_a_seat_that_alone_knows_the_only_kind_does_not_reveal_it() -> None:
    """Seat 0 has drawn the card of a different kind. The others' views of the pile must not depend on this."""
    decks = [Deck.shuffled([[3, 1, 0, 0]], SEATS) for _ in range(2)]
    for kind, deck in zip((1, 0), decks, strict=True):
        deck.draw(kind, sight(0))
        assert deck.known_by(sight(1)) == sight(1)
        deck.draw(0, sight(1))
    assert decks[0].view(2).segments == decks[1].view(2).segments


def test_copies_and_views_are_independent() -> None:
    deck = pile()
    kept, seen = deck.copy(), deck.view(0)
    deck.draw(0, ALL_SEE)
    deck.put_under(0, sight(0))
    assert kept == seen == pile()
    seen.draw(1, ALL_SEE)
    assert kept == pile()


def test_parts_shuffled_separately_are_filled_separately() -> None:
    """Seat 2 knows neither part of the pile. Its samples never mix the upper and the lower cards."""
    deck = pile()
    deck.draw(0, sight(0))
    deck.segments[1].known_to = sight(0)
    view = deck.view(2)
    view.fill(Fixed(*[0] * 12))
    assert [list(segment.cards.counts) for segment in view.segments if segment.cards] == [[1, 1, 0, 0], [0, 0, 2, 1]]


def test_filling_is_fair() -> None:
    """There are two unknown parts, one with two cards and one with a single card.

    Each of the three cards is the single one in a third of the samples.
    """
    alone: Counter[int] = Counter()
    for first, second in product(range(3), range(2)):
        hole = Deck([Segment(None, 2, 0, 0), Segment(None, 1, 0, 0)], [Bag([1, 1, 1])])
        hole.fill(Fixed(first, second))
        cards = hole.segments[1].cards
        assert cards is not None and len(cards) == 1
        alone[cards.kinds()[0]] += 1
    assert {kind: Fraction(number, 6) for kind, number in alone.items()} == dict.fromkeys(range(3), Fraction(1, 3))


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.data())
def test_playing_on_a_view_gives_the_view_of_the_result(data: st.DataObject) -> None:
    """Plays a game with one pile, which every viewer tracks from the information shown to them. A viewer's pile, with
    the secret cards of others added to the pools, equals the view of the true pile. A sample from it has the same view
    and contains all cards.
    """
    deck = Deck.shuffled([[3, 2, 1, 0], [0, 1, 2, 3]], SEATS)
    views = {seat: deck.view(seat) for seat in VIEWERS}
    hand: list[tuple[int, int, int]] = []  # kind, part, seats that have seen it
    for _ in range(data.draw(st.integers(0, 15))):
        seen_by = data.draw(st.sampled_from([*range(0, ALL_SEE, 2), ALL_SEE]))  # some seats, or all
        if len(deck) and data.draw(st.booleans()):
            part = deck.segments[0].part
            kind = data.draw(st.sampled_from(deck.top().kinds()))
            known = deck.known_by(seen_by)
            for seat, view in views.items():
                assert view.known_by(seen_by) == known
                view.draw(kind if seen_by & sight(seat) else None, seen_by)
            deck.draw(kind, seen_by)
            hand.append((kind, part, known))
        elif hand:
            kind, part, known = hand.pop()
            for seat, view in views.items():
                view.put_under(kind if known & sight(seat) else None, known, part)
            deck.put_under(kind, known, part)
    for seat, view in views.items():
        expected = deck.view(seat)
        unseen = [(kind, part) for kind, part, known in hand if not known & sight(seat)]
        for kind, part in unseen:
            expected.pools[part].put(kind)
        assert view == expected
        full = view.copy()
        full.fill(Fixed(*[0] * 60))
        assert sum(map(len, full.pools)) == len(unseen)
        whole = Counter(kind for kind, _, _ in hand)
        for segment in deck.segments:
            assert segment.cards is not None and len(segment.cards) == segment.size > 0
            whole.update(dict(enumerate(segment.cards.counts)))
        assert [whole[kind] for kind in range(KINDS)] == [3, 3, 3, 3]
