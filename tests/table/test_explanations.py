"""Explanations in scenes about the counting of points, and about the possible end of the game."""

from __future__ import annotations

import random
from functools import cache

import pytest

import kontor
from kontor.bots import bot
from kontor.core import AnyPosition, Match
from kontor.words import Words, languages

GAMES = pytest.mark.parametrize("id", ["hansa", "pfeffersaecke", "felinia"])


@cache
def positions(id: str) -> list[AnyPosition]:
    """Return every position of a game between bots."""
    game, bits = kontor.game(id), random.Random(5)
    match = Match(game, game.setup(3), bits, keep_steps=True)
    player = bot("apprentice", game, bits)
    while not match.over:
        match.play(player.choose(match.position.view(match.position.actor)))
    return [step.position for step in match.steps]


@GAMES
def test_the_end_is_announced(id: str) -> None:
    game = kontor.game(id)
    warned = [game.scene(position.view(0)).warning for position in positions(id)[:: max(1, len(positions(id)) // 40)]]
    assert warned[0] is None
    assert game.scene(positions(id)[-2].view(0)).warning is not None, "the last decision comes as a surprise"
    assert game.scene(positions(id)[-1].view(0)).warning is None, "the game is over"
    assert sum(one is not None for one in warned) < len(warned) / 2, "a warning that is always there warns of nothing"


@GAMES
@pytest.mark.parametrize("language", languages())
def test_every_cell_of_the_scores_is_explained(id: str, language: str) -> None:
    game = kontor.game(id)
    words = Words(language, [game.folder() / "words"])
    scene = game.scene(positions(id)[-2].view(1))
    for table in scene.tables:
        for row in table.rows:
            assert len(row.details) == len(row.cells) == len(table.columns)
            sentences = [words.say(detail) for detail in row.details]
            assert len(set(sentences)) == len(sentences) and all("{" not in one for one in sentences)
    assert scene.warning is not None and "{" not in words.say(scene.warning)
