"""The expansions of Hansa Teutonica in the environments: Britannia, Emperor's Favour and the promo markers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

import kontor
import kontor.env
from kontor.core import IllegalAction, parse, replay
from kontor.env import openspiel
from kontor.env.aec import KontorEnv
from kontor.env.encoding import Encoder

HANSA = kontor.game("hansa")
GOLDEN = Path(__file__).parent.parent / "golden"

PROMOS = {"exchange": 2, "tribute": 2, "block": 2}
SETUPS: dict[str, tuple[int, str, dict[str, Any]]] = {
    "Britannia for two": (2, "britannia_3", {"edition": "2014"}),
    "Britannia for three": (3, "britannia_3", {"edition": "bigbox"}),
    "Britannia for five": (5, "britannia_4_5", {"edition": "bigbox"}),
    "Emperor's Favour": (4, "standard_4_5", {"edition": "bigbox", "emperors_favour": True}),
    "promo markers": (3, "east", {"promo_markers": PROMOS}),
    "everything": (4, "britannia_4_5", {"emperors_favour": True, "promo_markers": PROMOS}),
}

RECORDS = {
    "hansa-britannia_3-3-extensions-prestige": {"favour", "turn", "use exchange", "use block", "marker_move"},
    "hansa-standard_4_5-4-extensions-prestige": {"favour", "turn", "use exchange", "use tribute", "use block"},
    "hansa-standard_4_5-4-extensions-markers": {"favour", "marker_move"},
    "hansa-britannia_3-3-cities": {"sea_move", "sea_place"},
    "hansa-britannia_4_5-5-cities": {"sea_move", "marker_move", "permit"},
    "hansa-britannia_3-2-neutral_14-prestige": {"marker_move", "permit"},
}
"""Recorded games, with what happens in them: actions, open decisions, and the use of a permit."""


def env_of(name: str, **arguments: Any) -> KontorEnv:
    players, board, options = SETUPS[name]
    return kontor.env.make("hansa", players, board, options, **arguments)


@pytest.mark.filterwarnings("ignore")  # PettingZoo warns about an empty mask for a seat that is not on turn
@pytest.mark.parametrize("name", SETUPS)
def test_the_api_test_of_pettingzoo_passes(name: str) -> None:
    api_test(env_of(name, max_cycles=60, seed=3), num_cycles=90)


@pytest.mark.parametrize(("name", "expected"), RECORDS.items())
def test_recorded_games_can_be_played_in_pettingzoo(name: str, expected: set[str]) -> None:
    """Every kind of action of the expansions is in the mask, and leads to the recorded position and result."""
    record = parse((GOLDEN / f"{name}.kontor").read_text("utf-8"))
    env = kontor.env.make("hansa", record.players, record.board, record.options, seed=1)
    numbers = [env.task.setup.board.actions.table.number(text) for text in record.actions]
    encoder = Encoder(HANSA, env.task.setup)
    seen: set[str] = set()
    positions = [position.copy() for position in replay(record, HANSA)]
    choices = [at for at in range(len(numbers)) if positions[at].actor >= 0 and len(positions[at].legal()) > 1]
    for at in choices:
        position, number = positions[at], numbers[at]
        kinds = happenings(position, positions[at + 1], record.actions[at])
        if kinds <= seen and at != choices[-1]:
            continue
        seen |= kinds
        env.reset(options={"actions": numbers[:at]})
        agent = f"seat_{position.actor}"
        assert env.agent_selection == agent
        assert np.flatnonzero(env.last()[4]["action_mask"]).tolist() == position.legal()
        observation = env.observe(agent)
        assert env.observation_space(agent).contains(observation)
        assert encoder.decode(observation["observation"], position.actor) == encoder.known(position, position.actor)
        env.step(number)
        assert list(env.table.actions or ())[: at + 1] == numbers[: at + 1]
    assert expected <= seen
    assert record.result is not None
    assert [env.infos[agent]["score"] for agent in env.agents] == record.result["scores"]
    assert sum(env.rewards.values()) == pytest.approx(0)


def happenings(position: Any, after: Any, text: str) -> set[str]:
    """Return what an action does that only happens with the expansions."""
    words = text.split()
    open_decisions = [one["decision"] for one in position.json()["stack"]]
    found = {words[0], " ".join(words[:2])} & {"favour", "turn", "use exchange", "use tribute", "use block"}
    found |= {*open_decisions[-1:]} & {"sea_move", "sea_place", "marker_move"}
    if position.json().get("permits") != after.json().get("permits") and words[0] in ("place", "displace"):
        found.add("permit")
    return found


OPTIONS = "edition:bigbox;emperors_favour:true;promo_markers.exchange:1;promo_markers.tribute:2"


def test_openspiel_reads_the_expansions_from_a_game_string() -> None:
    game = pyspiel.load_game(f"{openspiel.PREFIX}hansa(players=3,board=britannia_3,length=40,options={OPTIONS})")
    options = game.task.setup.options
    assert (game.task.setup.board.id, options["edition"], options["third_marker"]) == ("britannia_3", "bigbox", "move")
    assert options["emperors_favour"] is True
    assert options["promo_markers"] == {"exchange": 1, "tribute": 2, "block": 0}
    assert sum(options["replaced_markers"].values()) == 3
    state = game.new_initial_state()
    for _ in range(3):  # the markers of the taverns
        state.apply_action(state.legal_actions()[0])
    tiles = [state.action_to_string(state.current_player(), action) for action, _ in state.chance_outcomes()]
    assert len(tiles) == 6 and all("tile" in text for text in tiles)
    bits = random.Random(2)
    while not state.is_terminal():
        before, legal = str(state), state.legal_actions()
        wrong = next(number for number in range(state.num_distinct_actions()) if number not in legal)
        with pytest.raises(IllegalAction):
            state.apply_action(wrong)
        assert str(state) == before
        assert str(game.deserialize_state(state.serialize())) == before
        state.apply_action(bits.choice(legal))
    assert sum(state.returns()) == pytest.approx(0)
