"""Base classes for open decisions, which are part of a position until a player or chance makes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kontor.core.errors import PositionError
from kontor.core.messages import Message


class Decision:
    """An open decision. Decisions are immutable, because copies of a position share them."""

    __slots__ = ()

    def numbers(self) -> tuple[int, ...]:
        return ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and type(other) is type(self) and other.numbers() == self.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())


class OfChance(Decision):
    """A decision made by chance, such as a draw."""

    __slots__ = ()


def stack_to_bytes(stack: Sequence[Decision], numbers: dict[type[Any], int]) -> bytes:
    """Serialize a stack of decisions. Each decision is stored as the number of its class, followed by its values."""
    out: list[int] = []
    for decision in stack:
        out.append(numbers[type(decision)])
        out += decision.numbers()
    return bytes(out)


def stack_from_bytes(
    data: bytes, kinds: Sequence[type[Any]], singles: Sequence[int], several: Sequence[bool]
) -> list[Any]:
    """Read the output of `stack_to_bytes`. Each kind has `singles` values, followed by a list if `several` is set."""
    stack: list[Any] = []
    at = 0
    while at < len(data):
        number = data[at]
        begin = at + 1
        end = begin + (singles[number] if number < len(kinds) else len(data))
        remembered: list[Any] = list(data[begin:end])
        if end < len(data) and several[number]:
            begin, end = end + 1, end + 1 + data[end]
            remembered.append(tuple(data[begin:end]))
        elif number < len(kinds) and several[number]:
            end += 1
        if end > len(data):
            raise PositionError([Message("position-bytes", {"bytes": len(data), "least": end})])
        stack.append(kinds[number](*remembered))
        at = end
    return stack
