"""A cache of limited size."""

from __future__ import annotations

from kontor.core.bounded_cache import BoundedCache


def test_a_cached_value_is_found_and_returned() -> None:
    kept = BoundedCache[list[int]](2)
    thing = [1]
    assert kept.find("one") is None
    assert kept.keep("one", thing) is thing
    assert kept.find("one") is thing and kept.find(("one",)) is None


def test_the_size_limit_holds() -> None:
    kept = BoundedCache[int](3)
    for number in range(10):
        kept.keep(number, number)
        assert kept.find(number) == number
        assert 1 <= sum(kept.find(key) is not None for key in range(10)) <= 3
