"""Styles: bots of one level that play differently."""

from __future__ import annotations

import random

import pytest

from kontor import game as game_of
from kontor.arena.budgets import Entrant, line_up
from kontor.bots import LEVELS, STYLED, STYLES, Limit, UnknownLevel, bot, check_bot, check_level, is_level
from kontor.bots.levels import judge_of
from kontor.registry import game_ids
from tests.bots.positions import HANSA, view_after


@pytest.mark.parametrize("name", game_ids())
def test_every_game_defines_every_style_by_its_features(name: str) -> None:
    declared = game_of(name).declaration
    assert set(declared.styles) in (set(), set(STYLES))
    for tastes in declared.styles.values():
        assert tastes and set(tastes) <= set(declared.features[1:])


def test_styles_value_the_same_position_differently() -> None:
    views = [view_after(90), view_after(333)]
    chances = [[chance for view in views for chance in judge_of(HANSA, style).chances(view)] for style in ("", *STYLES)]
    assert all(sum(one) == pytest.approx(2) for one in chances)
    assert len({tuple(one) for one in chances}) == 4


def test_bots_of_one_level_differ_by_style() -> None:
    views = [view_after(decisions) for decisions in range(20, 320, 12)]
    views = [view for view in views if len(view.legal()) > 5]
    games_of = {
        tuple(bot(name, HANSA, random.Random(1)).choose(view) for view in views)
        for name in ("journeyman", *(f"journeyman:{style}" for style in STYLES))
    }
    assert len(games_of) == 4


def test_every_level_but_the_apprentice_has_styles() -> None:
    assert list(STYLED) == [level for level in LEVELS if level != "apprentice"]
    for level in STYLED:
        for style in STYLES:
            check_level(f"{level}:{style}")
            check_bot(f"{level}:{style}")
            assert bot(f"{level}:{style}", HANSA, random.Random(1)).level == level
    view = view_after(90)
    assert bot("master:blocker", HANSA, random.Random(1)).choose(view, Limit(positions=40)) in view.legal()


@pytest.mark.parametrize("name", ["apprentice:blocker", "master:", "master:cook", "master:blocker:racer"])
def test_an_unknown_style_is_reported(name: str) -> None:
    assert not is_level(name)
    for check in (check_level, check_bot):
        with pytest.raises(UnknownLevel) as error:
            check(name)
        assert error.value.messages[0].id == "bot-style-unknown"
        assert "master:blocker" in str(error.value.messages[0].args["possible"])


def test_a_line_up_names_styles_and_budgets() -> None:
    bots = line_up("Master:Blocker,master:blocker:800,patrician:racer,journeyman:builder", 100, 4)
    assert bots == (
        Entrant("master:blocker:100", "master:blocker", 100),
        Entrant("master:blocker:800", "master:blocker", 800),
        Entrant("patrician:racer", "patrician:racer", 400),
        Entrant("journeyman:builder", "journeyman:builder", None),
    )
    with pytest.raises(UnknownLevel, match="apprentice:racer"):
        line_up("apprentice:racer,master", None, 2)
