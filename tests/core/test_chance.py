"""Chance: bags, piles of cards with what each seat knows of them, and fair picking."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.core import Bag, Deck, Segment, below, pick

KINDS = 4
SEATS = 3
EVERYBODY = 0b111


class Fixed:
    """A source of bits that gives what it was told, and says when it has nothing more."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)

    def getrandbits(self, k: int, /) -> int:
        answer = self.answers.pop(0)
        assert 0 <= answer < 1 << k
        return answer


@pytest.mark.parametrize("limit", range(1, 18))
def test_below_gives_each_number_for_as_many_bit_patterns(limit: int) -> None:
    """Exactly one pattern of the smallest width leads to each number; the others are drawn again."""
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


@pytest.mark.parametrize("thing", [Bag([1]), Deck(), Segment(None, 1, 0)])
def test_what_changes_is_no_key(thing: object) -> None:
    with pytest.raises(TypeError):
        hash(thing)
    assert thing != "something else"


def pile() -> Deck:
    """Three cards of the kinds 0 and 1 on top, two of the kind 2 and one of the kind 3 under them."""
    return Deck.shuffled([[2, 1, 0, 0], [0, 0, 2, 1]], SEATS)


def test_a_fresh_pile_is_public_in_its_make_up_and_nobody_knows_its_order() -> None:
    deck = pile()
    assert len(deck) == 6
    assert list(deck.top().counts) == [2, 1, 0, 0]
    for seat_bit in (1, 2, 4):
        assert deck.view(seat_bit) == deck
        assert not len(deck.hidden_from(seat_bit, KINDS))


def test_an_open_draw_leaves_everybody_as_wise() -> None:
    deck = pile()
    deck.draw(0, EVERYBODY)
    assert len(deck) == 5
    assert list(deck.top().counts) == [1, 1, 0, 0]
    assert deck.view(0b010) == deck


def test_a_secret_draw_hides_what_is_left_from_the_others() -> None:
    """Seat 0 draws and looks: only he knows which cards are left on top; the part below is untouched."""
    deck = pile()
    deck.draw(0, 0b001)
    assert deck.view(0b001) == deck
    for seat_bit in (0b010, 0b100, 0):
        seen = deck.view(seat_bit)
        assert seen.segments[0].cards is None and seen.segments[0].size == 2
        assert len(seen) == len(deck)
        with pytest.raises(ValueError, match="sample a position"):
            seen.top()
    assert deck.view(0b010).segments[1] == deck.segments[1]
    assert list(deck.hidden_from(0b010, KINDS).counts) == [1, 1, 0, 0]
    deck.draw(1, 0b010)  # now seat 1 draws in secret: nobody has seen both cards
    assert all(deck.view(bit).segments[0].cards is None for bit in (1, 2, 4))


def test_the_next_part_comes_when_the_first_is_used_up() -> None:
    deck = pile()
    for kind in (0, 1, 0):
        deck.draw(kind, 0b001)
    assert list(deck.top().counts) == [0, 0, 2, 1]
    assert deck.view(0b100) == deck
    for kind in (2, 2, 3):
        deck.draw(kind, EVERYBODY)
    assert not len(deck) and not deck.segments


def test_a_drawn_kind_must_be_there() -> None:
    deck = pile()
    with pytest.raises(ValueError, match="none of kind 3"):
        deck.draw(3, EVERYBODY)


def test_a_card_put_under_the_pile_is_known_to_those_who_saw_it() -> None:
    """As with the cards for goods in Felinia: one seat looks at the pile of a place and puts a card back under it."""
    deck = Deck.shuffled([[1, 1, 1, 1]], SEATS)
    deck.draw(3, 0b010)
    deck.put_under(3, 0b010, KINDS)
    assert len(deck) == 4
    assert [segment.size for segment in deck.segments] == [3, 1]
    assert deck.view(0b010) == deck
    spectator = deck.view(0)
    assert [segment.cards for segment in spectator.segments] == [None, None]
    assert list(deck.hidden_from(0b001, KINDS).counts) == [1, 1, 1, 1]
    assert not len(deck.hidden_from(0b010, KINDS))
    for kind in (0, 1, 2):
        deck.draw(kind, EVERYBODY)
    assert deck.top().kinds() == [3]


def test_copies_and_views_are_independent() -> None:
    deck = pile()
    kept, seen = deck.copy(), deck.view(1)
    deck.draw(0, EVERYBODY)
    deck.put_under(0, 1, KINDS)
    assert kept == seen == pile()
    seen.draw(1, EVERYBODY)
    assert kept == pile()


def test_a_view_filled_from_the_pool_is_a_whole_pile_again() -> None:
    deck = pile()
    deck.draw(0, 0b001)
    deck.put_under(0, 0b001, KINDS)
    view = deck.view(0b100)
    pool = deck.hidden_from(0b100, KINDS)
    assert list(pool.counts) == [2, 1, 0, 0]
    view.fill(pool, Fixed(*[0] * 9))
    assert not len(pool)
    assert [list(segment.cards.counts) for segment in view.segments if segment.cards] == [
        [2, 0, 0, 0],
        [0, 0, 2, 1],
        [0, 1, 0, 0],
    ]
    assert view.view(0b100) == deck.view(0b100)


def test_filling_is_fair() -> None:
    """Two holes, of two cards and of one, and three different cards: each is the single one in a third of all cases."""
    alone: Counter[int] = Counter()
    weight: Counter[int] = Counter()
    for first, second in product(range(3), range(2)):
        hole = Deck([Segment(None, 2, 0), Segment(None, 1, 0)])
        hole.fill(Bag([1, 1, 1]), Fixed(first, second))
        cards = hole.segments[1].cards
        assert cards is not None
        alone[cards.kinds()[0]] += 1
        weight[len(cards)] += 1
    assert {kind: Fraction(number, 6) for kind, number in alone.items()} == dict.fromkeys(range(3), Fraction(1, 3))
    assert weight == {1: 6}


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.data())
def test_whatever_is_drawn_and_put_back_nothing_is_lost_and_views_fit(data: st.DataObject) -> None:
    """A long hidden game with one pile: the cards of the pile, those drawn and what is told to a seat add up."""
    deck = Deck.shuffled([[3, 2, 1, 0], [0, 1, 2, 3]], SEATS)
    hand = Bag([0] * KINDS)
    for _ in range(data.draw(st.integers(0, 15))):
        seen_by = data.draw(st.integers(0, EVERYBODY))
        if len(deck) and data.draw(st.booleans()):
            kind = data.draw(st.sampled_from(deck.top().kinds()))
            deck.draw(kind, seen_by)
            hand.put(kind)
        elif hand.kinds():
            kind = data.draw(st.sampled_from(hand.kinds()))
            hand.draw(kind)
            deck.put_under(kind, seen_by, KINDS)
    whole = Counter(dict(enumerate(hand.counts)))
    for segment in deck.segments:
        assert segment.cards is not None and len(segment.cards) == segment.size > 0
        whole.update(dict(enumerate(segment.cards.counts)))
    assert [whole[kind] for kind in range(KINDS)] == [3, 3, 3, 3]
    for seat_bit in (1, 2, 4, 0):
        view = deck.view(seat_bit)
        pool = deck.hidden_from(seat_bit, KINDS)
        assert len(pool) == sum(segment.size for segment in view.segments if segment.cards is None)
        full = view.copy()
        full.fill(pool, Fixed(*[0] * 50))
        assert not len(pool)
        assert full.view(seat_bit) == view
        assert view.view(seat_bit) == view
