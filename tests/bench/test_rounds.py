"""Ratios are computed within each round and reported with their spread."""

from __future__ import annotations

import pytest

from bench.loads import AT_ONCE, KEPT, MOMENTS, Copied, Load, evenly, one_of
from bench.rounds import Ratio, Sample, Turn, measure, ratio, timed, typical
from tests.bench.kit import RandomBits


def test_a_ratio_is_the_median_of_the_rounds_with_the_quartiles() -> None:
    assert ratio([10, 40, 30, 20, 50], [10, 10, 10, 10, 10]) == Ratio(3, 2, 4)
    assert ratio([10, 100], [5, 50]) == Ratio(2, 2, 2)
    assert ratio([10], [4]) == Ratio(2.5, 2.5, 2.5)


def test_contenders_take_turns_and_the_first_round_only_warms_up() -> None:
    asked: list[tuple[str, float]] = []

    def turn(name: str, units: int) -> Turn:
        def work(seconds: float) -> Sample:
            asked.append((name, seconds))
            return Sample(units * len(asked), 2.0)

        return work

    rates = measure({"one": turn("one", 10), "other": turn("other", 100)}, rounds=2, seconds=0.5)
    assert asked == [("one", 0.5), ("other", 0.5)] * 3
    assert rates == {"one": [15, 25], "other": [200, 300]}
    assert typical(rates["one"]) == 20


def test_work_runs_until_the_time_is_up_and_preparation_does_not_count() -> None:
    begun: list[int] = []

    def begin() -> int:
        begun.append(sum(range(100_000)))
        return len(begun)

    found = timed(Load("counts", begin, lambda number: sum(range(1000)) and number), seconds=0.001)
    assert found.units == sum(range(1, len(begun) + 1))
    assert found.seconds >= 0.001


def test_copies_are_made_of_copies_and_the_oldest_are_dropped() -> None:
    made: list[int] = []

    def copy(number: int) -> int:
        made.append(number)
        return number + 1000

    load = Copied("numbers", range(MOMENTS), copy).load()
    assert made == list(range(MOMENTS)) * (KEPT // MOMENTS)
    kept = load.begin()
    assert load.work(kept) == AT_ONCE and len(kept) == KEPT
    assert made[KEPT:] == [1000 + number for number in range(MOMENTS)] * (AT_ONCE // MOMENTS)
    assert list(kept)[-MOMENTS:] == [2000 + number for number in range(MOMENTS)]


def test_positions_are_spread_over_a_game() -> None:
    assert evenly(range(160)) == list(range(0, 160, 10))


@pytest.mark.parametrize(("word", "chosen"), [(0, "a"), ((1 << 32) - 1, "c"), (1 << 31, "b")])
def test_one_of_many_is_chosen_at_random(word: int, chosen: str) -> None:
    assert one_of("abc", RandomBits(word)) == chosen
