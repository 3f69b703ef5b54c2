"""The base classes for games in other packages, and the information that a view hides."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kontor.core import NOBODY, SPECTATOR, IllegalAction, Message, Reason
from kontor.simple_game import HIDDEN, SimplePosition, field, from_bytes


class Race(SimplePosition):
    """A game that ends when somebody has 20 secret points, which is the worst case for a view."""

    points: list[int] = field("seat", secret=True)
    cards: list[list[int]] = field("cards", of_seat=True, secret=True)
    day: int = field(most=9)

    @property
    def actor(self) -> int:
        return NOBODY if max(self.points) >= 20 else 0

    def refusal(self, action: int) -> Reason | None:
        return None if action == 1 else Reason("A1", Message("race-too-late", {}))


Race.__abstractmethods__ = frozenset()


def position(points: list[int]) -> Any:
    board = SimpleNamespace(names={"cards": ["a", "b"]}, digest="", action_table=["rest", "run"])
    setup: Any = SimpleNamespace(players=3, board=board, options={})
    kind: Any = Race
    made = kind(setup)
    made.points, made.cards, made.day = points, [[1, 2], [3, 4], [5, 6]], 7
    return made


def test_fields_are_declared_once_in_order() -> None:
    assert [field.name for field in Race.FIELDS] == ["points", "cards", "day"]
    later: Any = type("Later", (Race,), {"late": field()})
    assert [field.name for field in later.FIELDS] == ["points", "cards", "day", "late"]
    assert list(position([7, 9, 11]).to_bytes()[1:]) == [7, 9, 11, 1, 2, 3, 4, 5, 6, 7]


def test_copies_and_bytes_are_independent_of_the_original() -> None:
    first = position([7, 9, 11])
    for other in (first.copy(), from_bytes(Race, first.setup, first.to_bytes())):
        assert other == first and other.complete()
        other.points[0], other.cards[1][0], other.day = 8, 9, 8
    assert (first.points, first.cards, first.day) == ([7, 9, 11], [[1, 2], [3, 4], [5, 6]], 7)
    assert not first.view(1).complete()


def test_legal_actions_are_those_without_a_reason_against_them() -> None:
    assert position([7, 9, 11]).legal() == [1] and position([7, 9, 11]).weights() == [1]
    assert position([7, 9, 11]).why_not(0).rule == "A1" and position([7, 9, 11]).why_not(1) is None


def test_a_view_hides_the_secrets_of_every_other_seat() -> None:
    assert position([7, 9, 11]).view(SPECTATOR).points == [HIDDEN] * 3
    assert position([7, 9, 11]).view(1).points == [HIDDEN, 9, HIDDEN]
    assert position([7, 9, 11]).view(1).cards == [[HIDDEN, HIDDEN], [3, 4], [HIDDEN, HIDDEN]]


def test_the_end_reveals_everything() -> None:
    assert position([7, 20, 11]).view(0).points == [7, 20, 11]


def test_an_action_is_illegal_if_the_game_gives_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Race, "why_not", lambda self, action: Reason("A1", Message("race-too-late", {})))
    with pytest.raises(IllegalAction, match="too late"):
        position([7, 9, 11]).play(0)


@pytest.mark.parametrize("secret", [field("cards", secret=True), field(secret=True)])
def test_a_secret_needs_an_owner(secret: Any) -> None:
    with pytest.raises(TypeError, match="the secret field deck needs an owner"):
        type("Bad", (SimplePosition,), {"deck": secret})
