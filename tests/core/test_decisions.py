"""Open decisions: comparison, and a stack of them as bytes."""

from __future__ import annotations

from typing import Any

import pytest

from kontor.core import PositionError
from kontor.core.decisions import Decision, stack_from_bytes, stack_to_bytes


class Turn(Decision):
    """Remembers nothing."""


class Pay(Decision):
    """Remembers a price and a seat."""

    def __init__(self, price: int = 0, seat: int = 0) -> None:
        self.price, self.seat = price, seat

    def numbers(self) -> tuple[int, ...]:
        return self.price, self.seat


class Walk(Decision):
    """Remembers a seat and any number of provinces."""

    def __init__(self, seat: int, passed: tuple[int, ...]) -> None:
        self.seat, self.passed = seat, passed

    def numbers(self) -> tuple[int, ...]:
        return self.seat, len(self.passed), *self.passed


KINDS: list[type[Any]] = [Turn, Pay, Walk]
NUMBER = {kind: number for number, kind in enumerate(KINDS)}


def read(data: bytes) -> list[Any]:
    return stack_from_bytes(data, KINDS, [0, 2, 1], [False, False, True])


def test_decisions_are_equal_if_their_kind_and_their_values_are() -> None:
    assert Turn() == Turn() and Pay(2, 1) == Pay(2, 1) and hash(Pay(2, 1)) == hash(Pay(2, 1))
    assert Pay(2, 1) != Pay(2, 0) and Pay(1, 0) != Walk(1, ()) and Walk(1, (3,)) != Walk(1, (4,))
    assert Turn() != "turn"


@pytest.mark.parametrize(
    ("stack", "data"),
    [
        ([], []),
        ([Turn()], [0]),
        ([Turn(), Pay(7, 1)], [0, 1, 7, 1]),
        ([Walk(1, ()), Turn()], [2, 1, 0, 0]),
        ([Walk(0, (5, 6)), Pay(3, 2), Walk(2, (9,))], [2, 0, 2, 5, 6, 1, 3, 2, 2, 2, 1, 9]),
    ],
)
def test_a_stack_comes_back_from_its_bytes(stack: list[Decision], data: list[int]) -> None:
    assert list(stack_to_bytes(stack, NUMBER)) == data
    assert read(bytes(data)) == stack


@pytest.mark.parametrize(
    ("data", "least"), [([1], 3), ([1, 7], 3), ([2, 0], 3), ([2, 0, 2, 5], 5), ([0, 2], 4), ([3], 2), ([3, 1, 1], 4)]
)
def test_bytes_that_end_too_soon_or_name_no_decision_are_refused(data: list[int], least: int) -> None:
    with pytest.raises(PositionError) as error:
        read(bytes(data))
    assert error.value.messages[0].args == {"bytes": len(data), "least": least}
