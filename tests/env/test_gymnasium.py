"""The Gymnasium environment: one agent, bots in the other seats."""

from __future__ import annotations

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import kontor
import kontor.env
from kontor.bots import UnknownLevel
from kontor.env.single import AgainstBots
from kontor.env.table import Table

pytestmark = pytest.mark.filterwarnings("ignore:.*Box observation space.*")


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("game", list(kontor.GAMES))
@pytest.mark.parametrize("illegal", ["lose", "replace"])
def test_the_env_checker_passes(game: str, illegal: str) -> None:
    check_env(kontor.env.against(game, seat=None, seed=1, illegal=illegal, max_cycles=300), skip_render_check=True)


def test_a_game_against_bots_goes_to_its_end() -> None:
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
    assert rewards[-1] == {1: 1.0, 2: 0.0, 3: -1.0}[info["rank"]] or info["ranks"].count(info["rank"]) > 1
    assert info["score"] == info["scores"][1] and info["reason"] in env.task.game.declaration.ends


def test_the_same_seed_gives_the_same_game_and_the_next_one_is_another() -> None:
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
    env = kontor.env.against("pfeffersaecke", "master", players=2, seed=4, positions=5)
    env.reset()
    env.step(env.view().legal()[0])
    assert env.levels == ["master"]


def test_bad_wishes_are_refused_with_what_is_possible() -> None:
    with pytest.raises(UnknownLevel, match="random, apprentice"):
        kontor.env.against("hansa", "emperor")
    with pytest.raises(ValueError, match="3 other seats"):
        kontor.env.against("hansa", ["apprentice"], players=4)
    with pytest.raises(ValueError, match="seat must be 0 to 3"):
        kontor.env.against("hansa", players=4, seat=4)


def test_games_that_never_come_to_the_own_turn_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Felinia whoever starts bids first; of a seat that never starts nothing can be asked within one decision."""
    env = kontor.env.against("felinia", "random", players=2, seat=0, seed=5, max_cycles=1)
    env.reset()
    assert env.view().actor == 0
    monkeypatch.setattr(Table, "seat", 1)
    monkeypatch.setattr("kontor.env.single.MOST_TRIES", 20)
    with pytest.raises(ValueError, match="max_cycles=1 too few"):
        env.reset()
