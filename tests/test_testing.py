"""`kontor.testing` accepts a correct game, and reports a violated requirement."""

from __future__ import annotations

import pytest

import kontor
from kontor.testing import check_game, check_setup, invariants


def test_a_sound_game_passes() -> None:
    game = kontor.game("pfeffersaecke")
    check_setup(game, game.setup(players=2), 1)


def test_a_broken_promise_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(kontor.game("pfeffersaecke").start(kontor.game("pfeffersaecke").setup()))
    monkeypatch.setattr(kind, "copy", lambda position: position)
    with pytest.raises(AssertionError, match="changed the original"):
        check_game("pfeffersaecke", games=1)


def test_rules_are_found_in_the_handbook() -> None:
    assert {"T2", "T2b"} <= invariants._rules(kontor.game("pfeffersaecke").folder())
