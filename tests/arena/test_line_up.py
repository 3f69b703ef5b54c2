"""Line-ups: bots, budgets, and errors."""

from __future__ import annotations

import pytest

from kontor.arena.budgets import USUAL, Entrant, line_up
from kontor.arena.errors import ArenaError
from kontor.bots import LEVELS, SECONDS, UnknownLevel


def test_levels_that_do_not_search_have_no_budget() -> None:
    bots = line_up("journeyman, Apprentice,apprentice", None, 3)
    assert bots == (
        Entrant("journeyman", "journeyman", None),
        Entrant("apprentice", "apprentice", None),
        Entrant("apprentice", "apprentice", None),
    )


def test_budgets_are_proportional_to_the_times_of_the_levels() -> None:
    assert set(SECONDS) <= set(LEVELS)
    bots = {one.level: one.budget for one in line_up("patrician,master,apprentice", 300, 3)}
    assert bots == {"patrician": 1200, "master": 300, "apprentice": None}
    assert line_up("master,apprentice", None, 2)[0].budget == USUAL


def test_a_bot_can_have_its_own_budget() -> None:
    bots = line_up("patrician:800,master", 300, 2)
    assert [(one.name, one.budget) for one in bots] == [("patrician", 800), ("master", 300)]


def test_a_budget_that_no_bot_uses_changes_nothing() -> None:
    assert line_up("apprentice,journeyman", 50, 2) == line_up("apprentice,journeyman", None, 2)


def test_names_distinguish_bots() -> None:
    assert [one.name for one in line_up("master:100,master:400,master:100", None, 3)] == [
        "master:100",
        "master:400",
        "master:100",
    ]
    same = line_up(f"master,master:{USUAL}", None, 2)
    assert [one.name for one in same] == ["master", "master"] and same[0] == same[1]


@pytest.mark.parametrize(
    ("bots", "budget", "players", "id"),
    [
        ("apprentice,,apprentice", None, 3, "arena-bot-empty"),
        ("", None, 1, "arena-bot-empty"),
        ("apprentice,apprentice", None, 3, "arena-bots-number"),
        ("apprentice:5,apprentice", None, 2, "arena-budget-useless"),
        ("master:,apprentice", None, 2, "arena-budget"),
        ("master:0,apprentice", None, 2, "arena-budget"),
        ("master:many,apprentice", None, 2, "arena-budget"),
        ("master:-5,apprentice", None, 2, "arena-budget"),
        ("master:99999999999,apprentice", None, 2, "arena-budget"),
    ],
)
def test_faults_are_named(bots: str, budget: int | None, players: int, id: str) -> None:
    with pytest.raises(ArenaError) as error:
        line_up(bots, budget, players)
    assert [message.id for message in error.value.messages] == [id]


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(UnknownLevel, match="grandmaster"):
        line_up("grandmaster,apprentice", None, 2)
