"""A toy game for the search: an explicit tree with win probabilities at each node."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kontor.core import CHANCE, NOBODY, RandomBits, below


class Place(NamedTuple):
    """A node, with the seat to act, the node after each action, the estimated win probabilities, and the weights of
    chance.
    """

    actor: int
    ways: tuple[str, ...] = ()
    chances: tuple[float, ...] = (0.5, 0.5)
    weights: tuple[int, ...] = ()


def over(*chances: float) -> Place:
    return Place(NOBODY, chances=chances)


def chance(ways: Sequence[str], weights: Sequence[int]) -> Place:
    return Place(CHANCE, tuple(ways), weights=tuple(weights))


class ToyPosition:
    """A position in the tree. If there is hidden information, it includes the true world, which is None in a view."""

    def __init__(self, tree: Mapping[str, Place], at: str, world: str | None = "") -> None:
        self.tree = tree
        self.at = at
        self.world = world

    @property
    def place(self) -> Place:
        return self.tree.get(f"{self.at}{self.world}") or self.tree[self.at]

    @property
    def actor(self) -> int:
        return self.place.actor

    @property
    def active(self) -> int:
        return self.actor

    def legal(self) -> list[int]:
        return list(range(len(self.place.ways)))

    def weights(self) -> list[int]:
        return list(self.place.weights)

    def copy(self) -> ToyPosition:
        return ToyPosition(self.tree, self.at, self.world)

    def apply(self, action: int) -> None:
        self.at = self.place.ways[action]

    def to_bytes(self) -> bytes:
        return f"{self.at}|{self.world}".encode()


class Toy:
    """The toy game, in which a view may be sampled to any of the possible worlds."""

    def __init__(self, tree: Mapping[str, Place], worlds: Sequence[str] = ("",)) -> None:
        self.tree = tree
        self.worlds = worlds

    def view(self, at: str = "start") -> ToyPosition:
        return ToyPosition(self.tree, at, self.worlds[0] if len(self.worlds) == 1 else None)

    def sample(self, view: ToyPosition, bits: RandomBits) -> ToyPosition:
        return ToyPosition(self.tree, view.at, self.worlds[below(len(self.worlds), bits)])

    def without_equivalents(self, position: Any, actions: Sequence[int]) -> list[int]:
        return list(actions)

    def priorities(self, position: Any, actions: Sequence[int]) -> list[int]:
        return [0] * len(actions)


class ToyJudge:
    def chances(self, view: Any) -> list[float]:
        return list(view.place.chances)
