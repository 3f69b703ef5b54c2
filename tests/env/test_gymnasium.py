"""The Gymnasium environment: one agent, bots in the other seats."""

from __future__ import annotations

import copy
import pickle
import random
from contextlib import closing
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import kontor
import kontor.env
from kontor.bots import UnknownLevel, bot
from kontor.bots.searcher import Searcher
from kontor.env.opponents import Opponent
from kontor.env.single import AgainstBots
from kontor.env.table import Table

pytestmark = pytest.mark.filterwarnings("ignore:.*Box observation space.*")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", list(kontor.GAMES))
@pytest.mark.parametrize("illegal", ["lose", "replace"])
def test_the_env_checker_passes(game: str, illegal: str) -> None:
    check_env(kontor.env.against(game, seat=None, seed=1, illegal=illegal, max_cycles=300), skip_render_check=True)


def test_a_replaced_action_is_reported_and_the_game_has_a_record() -> None:
    env = kontor.env.against("pfeffersaecke", players=2, seed=2, illegal="replace")
    _, info = env.reset()
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    legal = np.flatnonzero(info["action_mask"])
    *_, info = env.step(wrong)
    assert info["played"] in legal
    assert env.table.position.text(info["played"]) in env.record().actions
    *_, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert info["played"] == -1


def test_opponents_are_levels() -> None:
    with pytest.raises(ValueError, match="opponents must be a bot or a list"):
        kontor.env.against("hansa", None, players=4)  # type: ignore[arg-type]


def test_a_game_against_bots_reaches_its_end() -> None:
    env = kontor.env.against("pfeffersaecke", ["apprentice", "journeyman"], players=3, seat=1, seed=2)
    _, info = env.reset()
    rewards = []
    over = False
    while not over:
        assert env.view().actor == env.seat == 1
        assert np.array_equal(np.flatnonzero(env.action_masks()), env.view().legal())
        assert np.array_equal(env.action_masks(), info["action_mask"])
        observation, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert env.observation_space.contains(observation)
        rewards.append(reward)
        over = terminated or truncated
    assert not any(rewards[:-1])
    assert rewards[-1] == {1: 1.0, 2: 0.0, 3: -1.0}[info["rank"]] or info["ranks"].tolist().count(info["rank"]) > 1
    assert info["score"] == info["scores"][1] and env.task.reasons[info["reason"]] in env.task.game.declaration.ends


def test_the_same_seed_gives_the_same_game_and_the_next_one_differs() -> None:
    def game(env: AgainstBots, seed: int | None) -> list[int]:
        env.reset(seed=seed)
        seen = [env.seat]
        for _ in range(15):
            legal = env.view().legal()
            seen += legal
            _, _, terminated, truncated, _ = env.step(legal[len(seen) % len(legal)])
            if terminated or truncated:
                break
        return seen

    env = kontor.env.against("felinia", "apprentice", players=3, seat=None, seed=3)
    first = game(env, 11)
    assert game(env, None) != first
    assert game(env, 11) == first
    assert game(kontor.env.against("felinia", "apprentice", players=3, seat=None), 11) == first


def test_searching_bots_can_be_limited() -> None:
    def looked_at(positions: int) -> int:
        env = kontor.env.against("pfeffersaecke", "master", players=2, seed=4, positions=positions)
        env.reset()
        [other] = env._bots
        assert isinstance(other, Opponent) and isinstance(other._bot, Searcher)
        while not other._bot.positions:
            env.step(env.view().legal()[0])
        return other._bot.positions

    # A search finishes the current evaluation, so it may exceed the limit by a few positions.
    assert 0 < looked_at(20) < 30 < looked_at(200) < 220


def test_bots_remember_nothing_of_the_previous_game() -> None:
    env = kontor.env.against("hansa", "journeyman", players=2, seed=1)
    env.reset()
    view = env.view()
    fresh = {bot("journeyman", env.task.game, random.Random(seed)).choose(view) for seed in range(5)}
    assert len(fresh) == 1  # one action is best, whatever the random numbers
    assert {env._bots[0].choose(view) for _ in range(2)} > fresh  # earlier actions here are not repeated
    env.reset()
    assert env._bots[0].choose(view) in fresh


def test_the_memory_of_bots_does_not_grow_from_game_to_game() -> None:
    env = kontor.env.against("pfeffersaecke", "journeyman", players=2, seed=2, max_cycles=12)
    for _ in range(4):
        env.reset()
        while not env.table.over():
            env.step(env.view().legal()[0])
        [other] = env._bots
        assert isinstance(other, Opponent) and 0 < len(other._done) <= 12


@pytest.mark.parametrize("level", ["random", "journeyman", "master"])
def test_a_copy_has_its_own_bots_which_continue_in_the_same_way(level: str) -> None:
    def after(env: AgainstBots, decisions: int) -> bytes:
        for _ in range(decisions):
            env.step(env.view().legal()[0])
        data: bytes = env.table.position.to_bytes()
        return data

    env = kontor.env.against("hansa", level, players=2, seed=3, positions=20)
    env.reset()
    now = after(env, 5)
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    assert all(other._bots[0] is not env._bots[0] and other.table.bits is other._bits for other in others)
    ends = {after(other, 8) for other in others}
    assert env.table.position.to_bytes() == now
    assert ends == {after(env, 8)}


def test_a_copied_bot_remembers_what_it_did() -> None:
    env = kontor.env.against("hansa", "journeyman", players=2, seed=1)
    env.reset()
    view = env.view()
    first = env._bots[0].choose(view)
    assert copy.deepcopy(env)._bots[0].choose(view) != first
    assert pickle.loads(pickle.dumps(env))._bots[0].choose(view) != first


@pytest.mark.parametrize("seat", range(3))
def test_an_agent_that_loses_by_an_illegal_action_is_last(seat: int) -> None:
    env = kontor.env.against("hansa", players=3, seat=seat, seed=4)
    env.reset()
    _, reward, terminated, _, info = env.step(env.table.position.number("done"))
    assert (reward, terminated, env.task.reasons[info["reason"]], info["rank"]) == (-1.0, True, "illegal", 3)
    assert min(info["ranks"]) == 1 and info["ranks"].tolist().count(3) == 1
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


def test_only_whole_numbers_are_actions() -> None:
    env = kontor.env.against("hansa", players=3, seed=4)
    env.reset()
    legal = env.table.legal[0]
    wrong: list[Any] = [legal + 0.7, float(legal), None]
    for action in wrong:
        with pytest.raises(ValueError, match="action must be a whole number, not "):
            env.step(action)
    right: list[Any] = [np.int64(legal), np.array(legal)]
    for action in right:
        assert not copy.deepcopy(env).step(action)[2]


def test_nothing_is_available_before_the_first_game() -> None:
    env = kontor.env.against("hansa")
    for ask in (lambda: env.step(0), env.action_masks, env.view):
        with pytest.raises(ValueError, match="reset the environment first"):
            ask()


def test_numpy_integers_are_accepted() -> None:
    env = kontor.env.against("hansa", players=np.int64(3), seat=np.int64(1), seed=np.int64(5), max_cycles=np.int64(50))  # type: ignore[arg-type]
    same = kontor.env.against("hansa", players=3, seat=1, seed=5)
    assert np.array_equal(env.reset()[0], same.reset()[0])
    assert np.array_equal(env.reset(seed=np.int64(8))[0], same.reset(seed=8)[0])  # type: ignore[arg-type]


def test_bad_arguments_are_refused_with_the_possible_values() -> None:
    with pytest.raises(UnknownLevel, match="random, apprentice"):
        kontor.env.against("hansa", "emperor")
    with pytest.raises(ValueError, match="a list of 3, one for each other seat, not 1"):
        kontor.env.against("hansa", ["apprentice"], players=4)
    with pytest.raises(ValueError, match="seat must be 0 to 3"):
        kontor.env.against("hansa", players=4, seat=4)
    with pytest.raises(ValueError, match="seat must be a whole number, not 'first'"):
        kontor.env.against("hansa", seat="first")  # type: ignore[arg-type]
    for positions in (0, -3):
        with pytest.raises(ValueError, match="positions must be 1 or more"):
            kontor.env.against("hansa", "master", positions=positions)
    with pytest.raises(ValueError, match="raise, replace, lose"):
        kontor.env.against("hansa", illegal="ignore")


def test_games_that_never_reach_the_agents_turn_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Felinia, the start player bids first, so a seat that never starts has no turn in a game of one decision."""
    env = kontor.env.against("felinia", "random", players=2, seat=0, seed=5, max_cycles=1)
    env.reset()
    assert env.view().actor == 0
    monkeypatch.setattr(Table, "seat", 1)
    monkeypatch.setattr("kontor.env.single.MOST_TRIES", 20)
    with pytest.raises(ValueError, match="raise max_cycles=1"):
        env.reset()


def test_gymnasium_makes_a_vector_of_environments() -> None:
    """One agent plays several games against bots, with the options of `kontor.env.against`."""
    same_step = {"autoreset_mode": AutoresetMode.SAME_STEP}
    vector = gymnasium.make_vec(
        "kontor/Pfeffersaecke-3p-v0",
        3,
        "sync",
        vector_kwargs=same_step,
        opponents="random",
        seat=1,
        max_cycles=40,
        illegal="raise",
    )
    generator = np.random.default_rng(1)
    with closing(vector):
        observations, infos = vector.reset(seed=4)
        assert infos["seat"].tolist() == [1, 1, 1]
        ended = 0
        for _ in range(40):
            actions = kontor.env.any_legal(infos["action_mask"], generator)
            observations, rewards, terminated, truncated, infos = vector.step(actions)
            assert vector.observation_space.contains(observations)
            over = terminated | truncated
            if over.any():
                assert infos["_final_info"].tolist() == over.tolist()
                assert (infos["final_info"]["rank"][over] > 0).all()
            assert not rewards[~over].any()
            ended += int(over.sum())
        assert ended >= 3
        _, infos = vector.reset(options={"seat": 0})
        assert infos["seat"].tolist() == [0, 0, 0]


def test_a_vector_may_ignore_the_action_after_the_end() -> None:
    """By default, Gymnasium's vectors begin the next game a step later, so the last mask must allow some action."""
    vector = gymnasium.make_vec("kontor/Pfeffersaecke-2p-v0", 2, "sync", opponents="random", max_cycles=12)
    generator = np.random.default_rng(1)
    with closing(vector):
        _, infos = vector.reset(seed=4)
        ended = 0
        for _ in range(30):
            actions = kontor.env.any_legal(infos["action_mask"], generator)
            *_, terminated, truncated, infos = vector.step(actions)
            ended += int((terminated | truncated).sum())
        assert ended >= 4


@pytest.mark.parametrize("form", ["masked", "packed"])
def test_after_the_end_every_action_is_allowed(form: str) -> None:
    env = kontor.env.against("pfeffersaecke", "random", players=2, seed=3, max_cycles=4, observation=form)
    _, info = env.reset()
    over = False
    while not over:
        observation, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        over = terminated or truncated
    mask = observation["action_mask"]
    bits = np.unpackbits(mask, bitorder="little")[: env.task.actions] if form == "packed" else mask
    assert bits.all() and env.action_masks().all() and info["action_mask"].all()


def test_unknown_arguments_and_options_are_refused_with_the_possible_ones() -> None:
    with pytest.raises(TypeError, match=r"unknown arguments opponent; environments accept players, .*max_cycles"):
        gymnasium.make("kontor/Hansa-4p-v0", opponent="random")
    with pytest.raises(TypeError, match="environments have no render modes"):
        gymnasium.make("kontor/Hansa-4p-v0", render_mode="human")
    env = gymnasium.make("kontor/Hansa-4p-v0", render_mode=None)
    with pytest.raises(ValueError, match="unknown reset options positon; choose from seat, opponents, position"):
        env.reset(options={"positon": None})
    with pytest.warns(UserWarning, match="unknown reset options positon; choose from position, actions"):
        kontor.env.make("hansa").reset(options={"positon": None})
