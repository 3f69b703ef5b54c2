"""The PettingZoo environments, tested with PettingZoo's own tests and additional ones."""

from __future__ import annotations

import copy
import os
import pickle
import random
import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.utils.conversions import parallel_to_aec

import kontor
import kontor.env
from kontor.core import IllegalAction, SetupError, parse, position_at
from kontor.env.aec import KontorEnv
from kontor.env.rewards import SUMS, UnknownReward
from kontor.env.task import task

GAMES = list(kontor.GAMES)
of_each_game = pytest.mark.parametrize("game", GAMES)

# PettingZoo warns about anything unusual, such as an empty mask for a seat that is not on turn.
unusual = pytest.mark.filterwarnings("ignore")


def played(env: KontorEnv, seed: int, decisions: int | None = None) -> KontorEnv:
    """Play at random until the game is over, or for this many decisions."""
    bits = random.Random(seed)
    number = 0
    while not env.table.over() and (decisions is None or number < decisions):
        env.step(env.table.legal[bits.randrange(len(env.table.legal))])
        number += 1
    return env


@unusual
@of_each_game
def test_the_api_test_passes(game: str) -> None:
    api_test(kontor.env.make(game, max_cycles=200), num_cycles=300)


@unusual
@of_each_game
def test_the_seed_test_passes(game: str) -> None:
    seed_test(lambda: kontor.env.make(game), num_cycles=60)


@unusual
@of_each_game
def test_the_max_cycles_test_passes(game: str) -> None:
    """PettingZoo's test steps all agents at once, without masks.

    Only the deciding agent matters, and its action is replaced.
    """

    def parallel(max_cycles: int) -> Any:
        return kontor.env.parallel(game, max_cycles=max_cycles, illegal="replace", seed=1)

    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)))
    )


@unusual
@of_each_game
def test_the_parallel_api_test_passes(game: str) -> None:
    parallel_api_test(kontor.env.parallel(game, illegal="replace", seed=1, max_cycles=150), num_cycles=200)


@of_each_game
def test_a_game_is_stopped_after_the_maximum_number_of_decisions(game: str) -> None:
    env = kontor.env.make(game, max_cycles=7, seed=3)
    env.reset()
    for number in range(7):
        assert not any(env.truncations.values()), number
        env.step(env.table.legal[0])
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert {env.task.reasons[info["reason"]] for info in env.infos.values()} == {"length"}


@of_each_game
def test_the_mask_holds_the_legal_actions_of_the_deciding_agent_and_is_empty_for_others(game: str) -> None:
    env = kontor.env.make(game, seed=4)
    env.reset()
    chance = random.Random(4)
    for _ in range(30):
        observation, _, _, _, info = env.last()
        assert observation["action_mask"] is info["action_mask"]
        assert np.flatnonzero(info["action_mask"]).tolist() == env.view(env.agent_selection).legal()
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() for agent in others)
        env.step(chance.choice(env.view(env.agent_selection).legal()))


@pytest.mark.parametrize(("reward", "together"), SUMS.items())
def test_rewards_come_once_at_the_end_together_with_scores(reward: str, together: float) -> None:
    env = kontor.env.make("pfeffersaecke", 3, reward=reward, seed=5)
    env.reset()
    while not env.table.over():
        assert not any(env.rewards.values())
        env.step(env.table.legal[-1])
    assert sum(env.rewards.values()) == pytest.approx(together)
    result = env.table.result()
    assert [env.infos[agent]["score"] for agent in env.agents] == result.scores
    assert [env.infos[agent]["rank"] for agent in env.agents] == result.ranks
    paid = {}
    for agent in env.agent_iter():
        _, paid[agent], terminated, _, _ = env.last()
        assert terminated
        env.step(None)
    assert sum(paid.values()) == pytest.approx(together) and not env.agents


@of_each_game
def test_a_copy_is_independent_and_has_the_same_chance(game: str) -> None:
    env = kontor.env.make(game, seed=6)
    env.reset()
    played(env, 1, 25)
    before = env.table.position.to_bytes()
    others = [env.copy(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ends = [played(other, 2, 60) for other in others]
    assert env.table.position.to_bytes() == before
    assert len({end.table.position.to_bytes() for end in ends}) == 1
    played(env, 2, 60)
    assert env.table.position.to_bytes() == ends[0].table.position.to_bytes()
    assert [other.agent_selection for other in others] == [env.agent_selection] * 3


def test_a_copy_with_a_seed_has_a_different_chance() -> None:
    """Felinia has many random draws, which a search must not know in advance."""
    env = kontor.env.make("felinia", 2, seed=6)
    env.reset()
    ends = {played(env.copy(seed), 2, 60).table.position.to_bytes() for seed in range(4)}
    assert len(ends) == 4


def test_an_imagined_table_fits_the_knowledge_of_a_seat() -> None:
    env = kontor.env.make("hansa", 3, options={"mission_cards": True}, seed=7)
    env.reset()
    played(env, 1, 20)
    imagined = [env.imagined("seat_1", seed) for seed in range(6)]
    own = env.observe("seat_1")["observation"]
    assert all(np.array_equal(one.observe("seat_1")["observation"], own) for one in imagined)
    assert all(one.observe(one.agent_selection)["action_mask"].sum() == len(one.table.legal) for one in imagined)
    cards = {one.table.position.json()["missions"][0] for one in imagined}
    assert len(cards) > 1
    played(imagined[0], 3, 40)


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    env = kontor.env.make("hansa", players=4, seed=8)
    env.reset()
    wrong = env.table.position.number("done")
    with pytest.raises(IllegalAction):
        env.step(wrong)
    with pytest.raises(ValueError, match="no action number"):
        env.step(1_000_000)
    with pytest.raises(ValueError, match="use None only"):
        env.step(None)


@pytest.mark.parametrize("illegal", ["raise", "replace", "lose"])
def test_only_whole_numbers_are_actions(illegal: str) -> None:
    env = kontor.env.make("hansa", players=4, seed=8, illegal=illegal)
    env.reset()
    legal = env.table.legal[0]
    wrong: list[Any] = [legal + 0.7, float(legal), np.float32(legal), str(legal), [legal], np.array([legal])]
    for action in wrong:
        with pytest.raises(ValueError, match="action must be a whole number, not "):
            env.step(action)
    assert env.table.cycles == 0 and not env.table.over()
    right: list[Callable[[int], Any]] = [np.int64, np.uint16, np.array, int]
    for cycles, number in enumerate(right):
        env.step(number(env.table.legal[0]))
        assert env.table.cycles == cycles + 1


def test_an_illegal_action_can_lose_the_game_or_be_replaced() -> None:
    losing = kontor.env.make("hansa", players=4, seed=8, illegal="lose")
    losing.reset()
    loser = losing.agent_selection
    losing.step(losing.table.position.number("done"))
    assert losing.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in losing.possible_agents}
    assert all(losing.terminations.values())
    assert {losing.task.reasons[info["reason"]] for info in losing.infos.values()} == {"illegal"}
    ranks = {agent: info["rank"] for agent, info in losing.infos.items()}
    assert ranks.pop(loser) == 4 and 1 in ranks.values() and max(ranks.values()) < 4
    going_on = kontor.env.make("hansa", players=4, seed=8, illegal="replace")
    going_on.reset()
    going_on.step(going_on.table.position.number("done"))
    assert going_on.table.cycles == 1 and not any(going_on.terminations.values())
    told = [info["played"] for info in going_on.infos.values() if info["played"] >= 0]
    assert going_on.table.actions is not None and told == [a for a in going_on.table.actions if a in told]
    played = kontor.env.make("hansa", players=4, seed=8)
    played.reset()
    played.step(told[0])
    assert played.infos["seat_0"]["played"] == -1, "nothing was replaced"


@pytest.mark.parametrize("cycles", range(30, 42))
def test_an_agent_with_an_illegal_action_learns_once_what_was_played(cycles: int) -> None:
    """This is also the case at the end of the game. Earlier reports are not repeated."""
    env = kontor.env.make("pfeffersaecke", players=2, seed=1, illegal="replace", max_cycles=cycles)
    env.reset()
    bits = random.Random(cycles)
    played: dict[str, int] = {}
    for agent in env.agent_iter():
        *_, terminated, truncated, info = env.last()
        assert info["played"] == played.pop(agent, -1)
        if terminated or truncated:
            env.step(None)
            continue
        assert env.table.actions is not None
        before, strays = len(env.table.actions), bits.random() < 0.5
        env.step(int(np.flatnonzero(info["action_mask"] != strays)[0]))
        if strays:
            played[agent] = env.table.actions[before]
    together = kontor.env.parallel("pfeffersaecke", players=2, seed=1, illegal="replace", max_cycles=60)
    _, infos = together.reset()
    while together.agents:
        decider = together.env.agent_selection
        wrong = int(np.flatnonzero(infos[decider]["action_mask"] == 0)[0])
        *_, infos = together.step(dict.fromkeys(together.agents, wrong))
        assert [agent for agent, info in infos.items() if info["played"] >= 0] == [decider]


@pytest.mark.parametrize("id", list(kontor.GAMES))
def test_a_game_has_a_record_that_leads_to_the_same_position(id: str) -> None:
    env = kontor.env.make(id, players=2, seed=3, max_cycles=200)
    bits = random.Random(1)
    with pytest.raises(ValueError, match="reset the environment first"):
        env.record()
    for _ in range(2):
        env.reset()
        while not env.table.over():
            env.step(bits.choice(env.table.legal))
            copied = env.copy()
        copied.reset()
        record = parse(env.record(["Ann", "learner"]).write())
        assert record.seats == ["Ann", "learner"]
        assert position_at(record, kontor.game(id)) == env.table.position
        assert len(record.actions) == len(env.table.match.actions)
    env.reset()
    with pytest.raises(ValueError, match="a game sampled from a view has no record"):
        env.imagined("seat_0", 1).record()


def test_bad_arguments_are_refused_with_the_possible_values() -> None:
    with pytest.raises(UnknownReward, match="rank, score share, score difference, win"):
        kontor.env.make("hansa", reward="money")
    with pytest.raises(SetupError, match="2, 3, 4, 5"):
        kontor.env.make("hansa", players=7)
    with pytest.raises(ValueError, match="raise, replace, lose"):
        kontor.env.make("hansa", illegal="ignore")
    with pytest.raises(ValueError, match="1 or more"):
        kontor.env.make("hansa", max_cycles=0)
    with pytest.raises(ValueError, match=r"max_cycles must be a whole number, not 2\.5"):
        kontor.env.make("hansa", max_cycles=2.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="players must be a whole number, not 'two'"):
        kontor.env.make("hansa", players="two")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="options must be a dict"):
        kontor.env.make("hansa", options=["x"])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed must be a whole number"):
        kontor.env.make("hansa", seed="x")  # type: ignore[arg-type]


def test_nothing_is_available_before_the_first_game() -> None:
    env, together = kontor.env.make("hansa"), kontor.env.parallel("hansa")
    asked: list[Callable[[], Any]] = [
        lambda: env.observe("seat_0"),
        lambda: env.step(0),
        lambda: env.view("seat_0"),
        lambda: env.imagined("seat_0", 1),
        env.last,
        lambda: together.step({"seat_0": 0}),
    ]
    for ask in asked:
        with pytest.raises(ValueError, match="reset the environment first"):
            ask()


@pytest.mark.parametrize("illegal", ["raise", "replace", "lose"])
def test_after_the_end_nothing_can_be_played(illegal: str) -> None:
    env = kontor.env.make("pfeffersaecke", 2, max_cycles=3, illegal=illegal, seed=1)
    env.reset()
    played(env, 1)
    with pytest.raises(ValueError, match="the game is over"):
        env.table.play(0, illegal)
    assert env.table.truncated() and env.table.result().reason == "length"
    for _ in env.agent_iter():
        env.step(None)
    for action in (0, None):
        with pytest.raises(ValueError, match="the game is over"):
            env.step(action)
    together = kontor.env.parallel("pfeffersaecke", 2, max_cycles=1, illegal=illegal, seed=1)
    together.reset()
    together.step({together.env.agent_selection: together.env.table.legal[0]})
    with pytest.raises(ValueError, match="the game is over"):
        together.step({"seat_0": 0})


def test_an_unknown_agent_and_a_missing_action_are_named() -> None:
    env = kontor.env.make("hansa", 3, seed=1)
    env.reset()
    for ask in (lambda: env.imagined("seat_9", 1), lambda: env.view("seat_9"), lambda: env.observe("seat_9")):
        with pytest.raises(ValueError, match="no agent 'seat_9'; choose from seat_0, seat_1, seat_2"):
            ask()
    together = kontor.env.parallel("hansa", 3, seed=1)
    together.reset()
    with pytest.raises(ValueError, match=f"{together.env.agent_selection} must act"):
        together.step({})


def test_a_board_can_be_given_by_its_path() -> None:
    file = kontor.game("hansa").folder() / "boards" / "east.toml"
    for board in (file, str(file), os.path.relpath(file)):
        assert kontor.env.make("hansa", 3, board).task.setup.board.id == "east"
    assert kontor.env.make("hansa", 3, "east").task.setup.board.id == "east"
    for missing in ("nowhere.toml", "no/where"):
        with pytest.raises(FileNotFoundError, match="where"):
            kontor.env.make("hansa", 3, missing)


def test_numpy_seeds_are_accepted() -> None:
    env, same = kontor.env.make("felinia", 2, seed=np.int64(6)), kontor.env.make("felinia", 2, seed=6)  # type: ignore[arg-type]
    seven: Any = np.int32(7)
    for one in (env, same):
        one.reset()
    pairs = [(env.copy(seven), same.copy(7)), (env.imagined("seat_0", seven), same.imagined("seat_0", 7)), (env, same)]
    for one, other in pairs:
        assert played(one, 1, 40).table.position.to_bytes() == played(other, 1, 40).table.position.to_bytes()
    env.reset(seven)
    same.reset(7)
    assert env.table.position.to_bytes() == same.table.position.to_bytes()


def test_a_copy_has_the_same_class_and_its_own_random_numbers() -> None:
    class Own(KontorEnv):
        """Tests a subclass written by a user."""

    env = Own(task("hansa", 3), seed=1)
    env.reset()
    env.action_space("seat_0").seed(4)
    other = env.copy()
    assert type(other) is Own and type(env.imagined("seat_0", 1)) is Own
    drawn = [other.action_space("seat_0").sample() for _ in range(5)]
    assert [env.action_space("seat_0").sample() for _ in range(5)] == drawn


def test_seeding_a_space_changes_no_other() -> None:
    """Seeding the action space of an agent affects no other agent's space, nor the same agent's space in a copy."""

    def drawn(env: KontorEnv, agent: str) -> list[float]:
        sample = env.observation_space(agent).sample()
        return [*sample["observation"], *sample["action_mask"], env.action_space(agent).sample()]

    def seeded() -> KontorEnv:
        env = kontor.env.make("pfeffersaecke", 2, seed=1)
        for number, agent in enumerate(env.possible_agents):
            env.observation_space(agent).seed(number)
            env.action_space(agent).seed(number)
        return env

    def begun_anew(env: KontorEnv, agent: str) -> None:
        env.observation_space(agent).seed(9)
        env.action_space(agent).seed(9)

    one, other = seeded().possible_agents
    expected = {agent: drawn(seeded(), agent) for agent in (one, other)}
    env = seeded()
    here, there = env.copy(), copy.deepcopy(env)
    begun_anew(env, one)
    begun_anew(there, other)
    assert drawn(env, one) == drawn(there, other) != expected[one]
    assert drawn(env, other) == drawn(here, other) == expected[other]
    assert drawn(there, one) == drawn(here, one) == expected[one]
    fresh = kontor.env.make("pfeffersaecke", 2)
    assert fresh.observation_space(one) is fresh.observation_space(one) is not fresh.copy().observation_space(one)
    with pytest.raises(ValueError, match="no agent 'seat_2'"):
        fresh.observation_space("seat_2")


def test_infos_are_not_shared() -> None:
    env = kontor.env.make("hansa", 3, seed=1)
    env.reset()
    other = env.copy()
    env.infos["seat_0"]["note"] = 1
    assert "note" not in other.infos["seat_0"]
    together = kontor.env.parallel("hansa", 3, seed=1)
    _, before = together.reset()
    kept = {agent: info["action_mask"].sum() for agent, info in before.items()}
    for _ in range(20):
        together.step({together.env.agent_selection: together.env.table.legal[0]})
    assert {agent: info["action_mask"].sum() for agent, info in before.items()} == kept


def test_without_a_seed_the_next_game_differs_and_with_one_it_is_the_same() -> None:
    env = kontor.env.make("felinia", 2, seed=9)

    def first_position() -> bytes:
        data: bytes = env.table.position.to_bytes()
        return data

    env.reset()
    one = first_position()
    env.reset()
    assert first_position() != one
    env.reset(seed=9)
    assert first_position() == one


def test_a_negative_seed_is_refused() -> None:
    wrong = pytest.raises(ValueError, match=r"seed must be 0 or more, not -1")
    for make in (kontor.env.make, kontor.env.parallel, kontor.env.against):
        with wrong:
            make("pfeffersaecke", players=2, seed=-1)
    with wrong:
        kontor.env.vector("pfeffersaecke", 1, players=2, seed=-1)
    for make in (kontor.env.make, kontor.env.parallel, kontor.env.against):
        env = make("pfeffersaecke", players=2, seed=0)
        with wrong:
            env.reset(seed=-1)


def test_render_explains_where_to_get_a_picture() -> None:
    for make in (kontor.env.make, kontor.env.parallel, kontor.env.against):
        with pytest.raises(NotImplementedError, match=r"no render modes.*kontor\.paint"):
            make("pfeffersaecke", players=2).render()


def test_a_missing_package_is_named_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "kontor.env.aec", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ModuleNotFoundError, match=r"pettingzoo is missing: .* make setup .*\.\[env\]"):
        kontor.env.make("pfeffersaecke", players=2)


@pytest.mark.parametrize("game", ["hansa", "felinia"])
def test_packed_observations_hold_the_same_as_columns(game: str) -> None:
    """The bytes expand to the columns of the observation, and the bits unpack to the mask."""
    env = kontor.env.make(game, players=3, seed=5, max_cycles=30)
    env.reset()
    for _ in range(30):
        for agent in env.agents:
            known, bits = env.packed(agent)
            seen = env.observe(agent)
            seat = env.agents.index(agent)
            assert env.task.encoder.decode(seen["observation"], seat) == known.tobytes()
            mask = np.unpackbits(bits, count=env.task.actions, bitorder="little")
            assert np.array_equal(mask, seen["action_mask"])
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
