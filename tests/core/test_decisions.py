"""Open decisions: comparison, and a stack of them as bytes."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import PositionError
from kontor.core.decisions import Decision, stack_from_bytes, stack_to_bytes
from kontor.games.felinia.decisions import Bid, Boarding, Storage, Walk

KINDS: list[type[Any]] = [Bid, Boarding, Walk]
"""Define decisions that store nothing, two numbers, or two numbers and a list."""
NUMBER = {kind: number for number, kind in enumerate(KINDS)}


def read(data: bytes) -> list[Any]:
    return stack_from_bytes(data, KINDS, [0, 2, 2], [False, False, True])


def test_decisions_are_equal_if_their_kind_and_their_values_are() -> None:
    assert Bid() == Bid() and Boarding(2, 1) == Boarding(2, 1) and hash(Boarding(2, 1)) == hash(Boarding(2, 1))
    assert Boarding(2, 1) != Boarding(2, 0) and Storage(2, 1) != Boarding(2, 1) and Walk(1, 0, (3,)) != Walk(1, 0, (4,))
    assert Bid() != "bid"


@pytest.mark.parametrize(
    ("stack", "data"),
    [
        ([], []),
        ([Bid()], [0]),
        ([Bid(), Boarding(7, 1)], [0, 1, 7, 1]),
        ([Walk(1, 0, ()), Bid()], [2, 1, 0, 0, 0]),
        ([Walk(0, 3, (5, 6)), Boarding(3, 2), Walk(2, 1, (9,))], [2, 0, 3, 2, 5, 6, 1, 3, 2, 2, 2, 1, 1, 9]),
    ],
)
def test_a_stack_comes_back_from_its_bytes(stack: list[Decision], data: list[int]) -> None:
    assert list(stack_to_bytes(stack, NUMBER)) == data
    assert read(bytes(data)) == stack


@pytest.mark.parametrize(
    ("data", "least"),
    [([1], 3), ([1, 7], 3), ([2, 0], 4), ([2, 0, 1], 4), ([2, 0, 1, 2, 5], 6), ([0, 2], 5), ([3], 2), ([3, 1, 1], 4)],
)
def test_bytes_that_end_too_soon_or_name_no_decision_are_refused(data: list[int], least: int) -> None:
    with pytest.raises(PositionError) as error:
        read(bytes(data))
    assert error.value.messages[0].args == {"bytes": len(data), "least": least}
