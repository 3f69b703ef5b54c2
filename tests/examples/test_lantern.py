"""Lantern Quays, installed from a wheel, works in the terminal, the arena, the environments and at a table."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Mapping

import pytest

from kontor.core import NOBODY
from tests.examples.installing import LANTERN, ROOT
from tests.server.player import PATIENCE, Form, Player, choices

pytestmark = pytest.mark.slow
KONTOR = (sys.executable, "-m", "kontor.cli.main")

PETTINGZOO = """
import kontor.env
env = kontor.env.make("lantern", players=3, seed=1)
env.reset()
for agent in env.agent_iter():
    observation, reward, ended, cut, info = env.last()
    mask = observation["action_mask"]
    env.step(None if ended or cut else int(mask.nonzero()[0][0]))
print("done", len(env.agents))
"""
GYMNASIUM = """
import kontor.env
env = kontor.env.against("lantern", ["broker:Broker", "apprentice"], players=3, seed=1)
env.reset()
over = False
while not over:
    _, reward, ended, cut, info = env.step(int(env.action_masks().nonzero()[0][-1]))
    over = ended or cut
print("done", sum(info["scores"]) > 0)
"""
OPENSPIEL = """
import random, pyspiel, kontor.env.openspiel
game = pyspiel.load_game("kontor_lantern(players=2)")
state = game.new_initial_state()
bits = random.Random(1)
while not state.is_terminal():
    state.apply_action(bits.choice(state.legal_actions()))
print("done", len(state.returns()))
"""


def run(env: Mapping[str, str], *command: str, given: str = "") -> str:
    done = subprocess.run(
        command, env=env, input=given, capture_output=True, text=True, check=False, timeout=300, cwd=ROOT
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def test_it_is_short() -> None:
    """Tests rules, scene, messages and board together."""
    files = [file for ending in ("py", "ftl", "toml") for file in (LANTERN / "lantern_quays").rglob(f"*.{ending}")]
    assert len(files) > 4 and sum(len(file.read_text("utf-8").splitlines()) for file in files) <= 400


def test_it_is_listed_and_explained(with_lantern: dict[str, str]) -> None:
    assert "Lantern Quays (lantern)" in run(with_lantern, *KONTOR, "games")
    assert "pay 1 coin" in run(with_lantern, *KONTOR, "rules", "lantern", "T2")


def test_it_is_played_in_the_terminal(with_lantern: dict[str, str]) -> None:
    bots = run(with_lantern, *KONTOR, "play", "lantern", "--players", "3", "--seed", "4", "--level", "journeyman")
    assert "the last evening is over (E1)" in bots
    person = run(
        with_lantern, *KONTOR, "play", "lantern", "--players", "2", "--seat", "0", "--seed", "4", given="1\n" * 40
    )
    assert "gets an order for" in person and "the last evening is over (E1)" in person


def test_it_is_played_in_the_arena(with_lantern: dict[str, str]) -> None:
    bots = ("--bots", "broker:Broker,apprentice,master:20")
    said = run(with_lantern, *KONTOR, "arena", "lantern", *bots, "--games", "6", "--workers", "2", "--seed", "1")
    assert "broker:Broker" in said and "6 games" in said


@pytest.mark.parametrize("code", [PETTINGZOO, GYMNASIUM, OPENSPIEL], ids=["PettingZoo", "Gymnasium", "OpenSpiel"])
def test_it_is_learned_through_the_environments(with_lantern: dict[str, str], code: str) -> None:
    assert "done" in run(with_lantern, sys.executable, "-c", code)


def test_it_keeps_every_promise_of_the_contract(with_lantern: dict[str, str]) -> None:
    said = run(with_lantern, sys.executable, "-m", "pytest", "-q", "-n", "0", "tests/battery", "-k", "lantern")
    found = re.search(r"(\d+) passed", said)
    assert found is not None and int(found[1]) > 100 and "failed" not in said
    run(with_lantern, sys.executable, "-c", "import kontor.testing; kontor.testing.check_game('lantern', 1)")


def _worth_a_look(message: Form) -> bool:
    return message["type"] == "moment" and (bool(message["scene"]["choices"]) or message["scene"]["actor"] == NOBODY)


def test_it_is_played_at_a_table(with_lantern: dict[str, str], database: str) -> None:
    command = [*KONTOR, "serve", "--port", "0", "--database", database, "--bot", "broker:Broker"]
    server = subprocess.Popen(command, env=with_lantern, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        with Player(found[0]) as ann:
            game = next(one for one in ann.get("/games") if one["id"] == "lantern")
            assert game["bots"][-1] == "broker:Broker"
            seats = [{"who": "me", "name": "Ann"}, {"who": "bot", "bot": "broker:Broker"}, {"who": "bot"}]
            table = ann.post("/tables", {"game": "lantern", "board": None, "options": {}, "seats": seats})["id"]
            status, problem = ann.refused(
                "POST",
                "/tables",
                {"game": "lantern", "board": None, "options": {}, "seats": [{"who": "bot", "bot": "x:Y"}]},
            )
            assert (status, problem["said"][0]["id"]) == (400, "bot-level-unknown")
            with ann.live(table, 0) as live:
                while (moment := live.until(_worth_a_look))["scene"]["actor"] != NOBODY:
                    if moment["scene"]["actor"] == 0:
                        ann.act(table, 0, moment, choices(moment)[0])
            assert ann.table(table)["state"] == "over"
    finally:
        server.terminate()
        server.communicate(timeout=PATIENCE)
