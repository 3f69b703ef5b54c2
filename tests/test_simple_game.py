"""The base classes for games in other packages: what a view hides."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from kontor.core import NOBODY, SPECTATOR, IllegalAction, Message, Reason
from kontor.simple_game import HIDDEN, Field, SimplePosition


class Race(SimplePosition):
    """Ends when somebody has 20 points, and points are secret: the worst case for a view."""

    FIELDS = (Field("points", each="seat", secret=True), Field("cards", each="cards", of_seat=True, secret=True))

    @property
    def actor(self) -> int:
        return NOBODY if max(self.points) >= 20 else 0  # type: ignore[attr-defined]


Race.__abstractmethods__ = frozenset()


def position(points: list[int]) -> Any:
    setup: Any = SimpleNamespace(players=3, board=SimpleNamespace(names={"cards": ["a", "b"]}), options={})
    kind: Any = Race
    made = kind(setup)
    made.points, made.cards = points, [1, 2, 3, 4, 5, 6]
    return made


def test_a_view_hides_the_secrets_of_every_other_seat() -> None:
    assert position([7, 9, 11]).view(SPECTATOR).points == [HIDDEN] * 3
    assert position([7, 9, 11]).view(1).points == [HIDDEN, 9, HIDDEN]
    assert position([7, 9, 11]).view(1).cards == [HIDDEN, HIDDEN, 3, 4, HIDDEN, HIDDEN]


def test_the_end_reveals_everything() -> None:
    assert position([7, 20, 11]).view(0).points == [7, 20, 11]


def test_an_action_is_illegal_if_the_game_gives_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Race, "why_not", lambda self, action: Reason("A1", Message("race-too-late", {})))
    with pytest.raises(IllegalAction, match="too late"):
        position([7, 9, 11]).play(0)


@pytest.mark.parametrize("field", [Field("deck", each="cards", secret=True), Field("top", secret=True)])
def test_a_secret_needs_an_owner(field: Field) -> None:
    with pytest.raises(TypeError, match="needs an owner"):
        type("Bad", (SimplePosition,), {"FIELDS": (field,)})
