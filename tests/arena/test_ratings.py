"""Plackett–Luce ratings: closed forms, known strengths, ties, unbeaten bots, and the coverage of intervals."""

from __future__ import annotations

import random
from math import log, log10

import pytest

from kontor.arena.intervals import wilson
from kontor.arena.ratings import AVERAGE, Ranking, draws, fit, ranking, ratings

NO_PRIOR = 1e-7


def drawn(strengths: list[float], players: list[int], bits: random.Random) -> Ranking:
    """Draw a random game from the model. Places are drawn one after another among the remaining players."""
    left = list(players)
    order = []
    while left:
        one = bits.choices(left, [strengths[player] for player in left])[0]
        left.remove(one)
        order.append(one)
    return tuple((one,) for one in order)


@pytest.mark.parametrize(("won", "lost", "tied"), [(10, 10, 0), (30, 10, 0), (75, 25, 0), (20, 5, 10), (1, 3, 6)])
def test_two_players_have_elo_ratings(won: int, lost: int, tied: int) -> None:
    """Elo's formula predicts exactly the actual score. A draw is half a point."""
    games: list[Ranking] = [((0,), (1,))] * won + [((1,), (0,))] * lost + [((0, 1),)] * tied
    one, other = ratings(2, games, prior=NO_PRIOR, resamples=0)
    score = (won + tied / 2) / len(games)
    assert one.points - other.points == pytest.approx(400 * log10(score / (1 - score)), abs=1e-3)
    assert one.points + other.points == pytest.approx(2 * AVERAGE)


def test_one_against_three_equal_ones() -> None:
    """If ranks occur exactly as often as the model predicts for odds of three to one, the result is these odds."""
    strength = 3.0
    chances, left = [], 1.0
    for others in (3, 2, 1):
        chances.append(left * strength / (strength + others))
        left *= others / (strength + others)
    chances.append(left)
    games: list[Ranking] = []
    for place, chance in enumerate(chances):
        order: list[tuple[int, ...]] = [(1,)] * 3
        order.insert(place, (0,))
        games += [tuple(order)] * round(100_000 * chance)
    one, other = ratings(2, games, resamples=0)
    assert one.points - other.points == pytest.approx(400 * log10(strength), abs=0.1)


def test_known_strengths_are_recovered() -> None:
    strengths = [1.0, 2.0, 4.0, 0.5, 8.0]
    bits = random.Random(11)
    games = [drawn(strengths, bits.sample(range(5), bits.choice([2, 3, 4, 5])), bits) for _ in range(6000)]
    found = ratings(5, games, resamples=40)
    mean = sum(log(one) for one in strengths) / 5
    for rating, strength in zip(found, strengths, strict=True):
        assert rating.points == pytest.approx(AVERAGE + 400 / log(10) * (log(strength) - mean), abs=20)
        assert rating.low < rating.points < rating.high < rating.low + 60


def test_the_gradient_is_zero_at_the_maximum() -> None:
    """At the maximum of the likelihood, the actual wins of each bot equal the expected wins."""
    games: list[Ranking] = [((0,), (1, 2)), ((2,), (0,), (1,)), ((1,), (0,), (2,)), ((0,), (2,), (1,))]
    found = [draws(3, game) for game in games]
    among = {rivals: sum(one.among.get(rivals, 0.0) for one in found) for one in found for rivals in one.among}
    whole = type(found[0])(tuple(sum(one.drawn[player] for one in found) for player in range(3)), among)
    strengths = [2.718281828459045**one for one in fit(whole, [(0.5, 0.5)] * 3)]
    for player in range(3):
        expected = strengths[player] / (1 + strengths[player])
        for rivals, times in among.items():
            if player in rivals:
                expected += times * strengths[player] / sum(strengths[one] for one in rivals)
        assert whole.drawn[player] + 0.5 == pytest.approx(expected)


def test_every_order_of_a_tie_counts_equally() -> None:
    tie = draws(3, ((0, 1, 2),))
    assert tie.drawn == pytest.approx([2 / 3] * 3)  # two places were drawn, and one was left
    assert tie.among[0, 1, 2] == pytest.approx(1)
    assert [tie.among[pair] for pair in ((0, 1), (0, 2), (1, 2))] == pytest.approx([1 / 3] * 3)


def test_seats_of_the_same_bot_carry_no_information() -> None:
    assert draws(1, ((0,), (0,), (0,))).among == {}
    assert [tuple(map(round, one)) for one in ratings(1, [((0,), (0,))], resamples=5)] == [(1500, 1500, 1500)]
    first = draws(2, ((0,), (1,), (1,)))
    assert first.drawn == (1.0, 0.0) and first.among == {(0, 1, 1): 1.0}


def test_an_unbeaten_bot_has_a_finite_and_uncertain_rating() -> None:
    best, rest = ratings(2, [((0,), (1,))] * 200, seed=3)
    assert 500 < best.points - rest.points < 1500
    assert best.high - best.low > 150 and best.low > rest.high


def test_the_same_seed_gives_the_same_intervals() -> None:
    bits = random.Random(2)
    games = [drawn([1.0, 1.5, 2.0], [0, 1, 2], bits) for _ in range(60)]
    assert ratings(3, games, 5, resamples=50) == ratings(3, list(reversed(games)), 5, resamples=50)
    assert ratings(3, games, 5, resamples=50) != ratings(3, games, 6, resamples=50)


@pytest.mark.slow
def test_intervals_cover_the_true_rating_as_often_as_they_should() -> None:
    bits = random.Random(4)
    strengths = [3.0, 1.0]
    true = AVERAGE + 200 * log10(3)
    held = 0
    for seed in range(200):
        games = [drawn(strengths, [0, 1, 1, 1], bits) for _ in range(80)]
        one, _ = ratings(2, games, seed, resamples=200)
        held += one.low <= true <= one.high
    assert 180 <= held <= 199  # 95%, allowing for chance


def test_rankings_come_from_the_ranks_of_seats() -> None:
    assert ranking([0, 1, 1, 2], [2, 1, 2, 4]) == ((1,), (0, 1), (2,))


@pytest.mark.parametrize(
    ("won", "tries", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval(won: int, tries: int, low: float, high: float) -> None:
    """Compare with published values (Newcombe 1998, for 81 of 263)."""
    assert wilson(won, tries) == pytest.approx((low, high), abs=5e-5)
