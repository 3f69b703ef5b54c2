"""Cards of guided first games: every kind of action has one, with texts and a rule."""

from __future__ import annotations

import pytest

import kontor
from kontor.core import AnyGame
from kontor.table.guide import tips_of
from kontor.words import Handbook, languages

OF_CHANCE = frozenset(["draw", "first", "deal", "good", "ship", "tile", "look"])
"""Kinds of actions that players do not choose."""

each_game = pytest.mark.parametrize("game", kontor.GAMES.values(), ids=lambda game: game.declaration.id)


@each_game
def test_every_kind_of_action_has_exactly_one_card(game: AnyGame) -> None:
    tips = tips_of(game)
    covered = [kind for tip in tips for kind in tip.kinds]
    assert sorted(covered) == sorted({kind.name for kind in game.declaration.kinds} - OF_CHANCE)
    assert [tip.id for tip in tips if not tip.kinds] == ["goal"] == [tips[0].id]


@each_game
def test_a_card_names_a_rule_and_has_short_words_in_every_language(game: AnyGame) -> None:
    handbook = Handbook.of(game.folder())
    for language in languages():
        text = (game.folder() / "lessons" / "words" / f"{language}.ftl").read_text("utf-8")
        lines = dict(line.split(" = ", 1) for line in text.splitlines() if "-guide-" in line)
        assert set(lines) == {tip.say.id for tip in tips_of(game)}
        assert all(len(line) < 300 for line in lines.values())
    assert all(handbook.has(tip.rule) for tip in tips_of(game))
