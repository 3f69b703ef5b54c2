"""The text environment for language models."""

from __future__ import annotations

import random

import pytest

import kontor
import kontor.env
from kontor.env.texts import answer


@pytest.mark.parametrize("game", list(kontor.GAMES))
def test_a_game_can_be_played_by_texts(game: str) -> None:
    env = kontor.env.text(game, players=2, seed=1, max_cycles=40)
    env.reset(num_players=2)
    bits = random.Random(1)
    done = False
    while not done:
        player, text = env.get_observation()
        legal = env.legal()
        assert f"You are player {player} of 2" in text and legal[-1] in text
        done, info = env.step(f"I think [{bits.choice(legal)}] is best.")
        assert not info
    rewards, told = env.close()
    assert sum(rewards.values()) == pytest.approx(0) and len(told["scores"]) == 2


def test_the_text_names_what_others_did_and_hides_what_they_hide() -> None:
    env = kontor.env.text("pfeffersaecke", players=2, seed=1)
    env.reset()
    first, _ = env.get_observation()
    chosen = env.legal()[0]
    while env.get_observation()[0] == first:
        chosen = env.legal()[0]
        env.step(chosen)
    assert f"Player {first}: {chosen}" in env.get_observation()[1]


@pytest.mark.parametrize(("illegal", "over"), [("lose", True), ("replace", False)])
def test_an_answer_without_a_legal_action_can_be_corrected(illegal: str, over: bool) -> None:
    env = kontor.env.text("hansa", players=3, seed=1, illegal=illegal, tries=2)
    env.reset(seed=4)
    player, _ = env.get_observation()
    done, info = env.step("[fly to the moon]")
    assert not done and info["tries_left"] == 1 and "fly to the moon" in info["rejected"]
    assert info["rejected"] in env.get_observation()[1]
    done, _ = env.step("done")
    assert done == over and (env.table.lost == player) == over
    with pytest.raises(ValueError, match="3 players, not 4"):
        env.reset(num_players=4)


def test_the_answer_is_in_brackets_or_in_the_last_line() -> None:
    assert answer("[a] or rather [b c]!") == "b c"
    assert answer("thinking\nincome 0\n") == "income 0"
    assert answer("") == ""
