"""Spec sheets are correct."""

from __future__ import annotations

import pytest

import kontor
import kontor.env
from kontor.env.spec import sheet, tables


@pytest.mark.parametrize("id", list(kontor.GAMES))
def test_the_sheet_is_correct(id: str) -> None:
    game = kontor.game(id)
    for shown in tables(game):
        form = shown.json()
        table = game.start(shown.setup).action_table
        assert form["number_of_actions"] == len(table)
        assert [run_["stop"] for run_ in form["actions"][:-1]] == [run_["start"] for run_ in form["actions"][1:]]
        for run_ in form["actions"]:
            numbers = range(run_["start"], run_["stop"])
            assert {table.faces[number].kind for number in numbers} == {run_["kind"]}
            assert (table.text(numbers[0]), table.text(numbers[-1])) == (run_["first"], run_["last"])
        parts = form["observation"]
        assert [part["stop"] for part in parts[:-1]] == [part["start"] for part in parts[1:]]
        for part in parts:
            assert part["stop"] - part["start"] == len(part["things"]) * len(part.get("values", [0]))
        assert parts[-1]["stop"] == form["observation_length"]


def test_the_sheet_matches_the_environment() -> None:
    env = kontor.env.make("felinia", 3, "expert", {"open_tiles": False})
    shown = sheet(env.task.game, env.task.setup)
    space = env.observation_space("seat_0")
    assert space["observation"].shape == (shown.layout.length,)  # type: ignore[index]
    assert env.action_space("seat_0").n == shown.number_of_actions  # type: ignore[attr-defined]


def test_the_sheet_gives_the_reward_of_an_illegal_action() -> None:
    env = kontor.env.make("hansa", 3, illegal="lose", reward="win", seed=1)
    env.reset()
    loser = env.agent_selection
    env.step(env.table.position.number("done"))
    paid = sheet(env.task.game, env.task.setup).json()["after_illegal_action"]
    assert env.rewards == {agent: paid["own" if agent == loser else "others"] for agent in env.agents}
