"""What is worked out once and kept."""

from __future__ import annotations

from kontor.core.bounded_cache import BoundedCache


def test_what_was_kept_is_found_and_given_back() -> None:
    kept = BoundedCache[list[int]](2)
    thing = [1]
    assert kept.find("one") is None
    assert kept.keep("one", thing) is thing
    assert kept.find("one") is thing and kept.find(("one",)) is None


def test_there_are_never_more_than_the_most() -> None:
    kept = BoundedCache[int](3)
    for number in range(10):
        kept.keep(number, number)
        assert kept.find(number) == number
        assert 1 <= sum(kept.find(key) is not None for key in range(10)) <= 3
