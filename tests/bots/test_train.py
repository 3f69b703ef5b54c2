"""The same seed gives the same trained weights, whether training is resumed or not, and with one worker or two.

Training improves the weights.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from kontor.bots.network import Network, judge_with
from kontor.bots.train import strength
from kontor.bots.train.fit import Fit
from kontor.bots.train.selfplay import Seen, Way, leads, play, traced, whole_rows
from kontor.bots.train.strength import Rival, one_game
from kontor.bots.train.tables import table
from kontor.bots.train.trainer import Course, Trainer, TrainingMismatch, processes
from kontor.core.contract import rank
from tests.bots.positions import HANSA
from tests.bots.test_network import mixed
from tests.kit import refusing

WAY = Way((2, 3), every=8, longest=60)
TINY = Course(seed=5, way=WAY, first=3, games=2, kept=6, epochs=1, selves=1)


def trained(rounds: int, workers: int = 1, course: Course = TINY) -> Trainer:
    trainer = Trainer(HANSA, course)
    with processes(workers) as map:
        for _ in range(rounds):
            trainer.play_round(map)
    return trainer


@pytest.fixture(scope="module")
def three_rounds() -> Trainer:
    return trained(3)


def test_the_same_seed_gives_the_same_weights(three_rounds: Trainer) -> None:
    assert trained(3).weights() == three_rounds.weights()
    assert trained(3, course=TINY._replace(seed=6)).weights() != three_rounds.weights()


@pytest.mark.slow
def test_workers_make_no_difference(three_rounds: Trainer) -> None:
    assert trained(3, workers=2).weights() == three_rounds.weights()


def test_a_resumed_training_gives_the_same_result(three_rounds: Trainer, tmp_path: Path) -> None:
    state = tmp_path / "state.npz"
    trained(2).save(state)
    resumed = Trainer(HANSA, TINY)
    resumed.load(state)
    assert (resumed.games, resumed.rounds) == (5, 2)
    with processes(1) as map:
        resumed.play_round(map)
    assert resumed.weights() == three_rounds.weights()
    assert resumed.games == three_rounds.games == 7


def test_the_state_of_another_training_is_refused(three_rounds: Trainer, tmp_path: Path) -> None:
    state = tmp_path / "state.npz"
    three_rounds.save(state)
    with refusing(TrainingMismatch, "course"):
        Trainer(HANSA, TINY._replace(seed=9)).load(state)
    state.write_text("no state")
    with refusing(TrainingMismatch, "train-not-state"):
        Trainer(HANSA, TINY).load(state)


def test_earlier_weights_are_the_starting_point(three_rounds: Trainer) -> None:
    learned = three_rounds.weights()
    assert learned is not None
    again = Trainer(HANSA, TINY, learned)
    assert again.pool == [learned], "they play the first round"
    assert again.fit.plain() == {name: learned[name] for name in again.fit.plain()}


def test_mixed_weights_are_a_start() -> None:
    learned = mixed(units=40)
    trainer = Trainer(HANSA, TINY, learned)
    begun = trainer.fit.plain()
    assert begun["out"] == learned["networks"][0]["out"] and len(begun["bias"]["4"]) == 40
    for players, nearest in (("2", "3"), ("3", "3"), ("4", "4"), ("5", "4")):
        assert begun["bias"][players] == learned["networks"][0]["bias"][nearest]
        mean = np.mean(learned["networks"][0]["direct"][nearest], axis=0)
        assert np.allclose(begun["direct"][players], [mean], atol=1)
    with processes(1) as map:
        trainer.play_round(map)
    weights = trainer.weights()
    assert weights is not None and len(weights["out"]) == 40
    judge_with(HANSA, weights)


def test_the_pool_keeps_the_initial_weights_and_some_later_ones() -> None:
    """Training may start from linear weights."""
    start = HANSA.judgement()
    assert start is not None
    trainer = Trainer(HANSA, TINY._replace(way=WAY._replace(longest=10)), start)
    assert trainer.weights() is None, "nothing is learned yet"
    with processes(1) as map:
        for _ in range(4):
            trainer.play_round(map)
    assert trainer.pool[0] == start and len(trainer.pool) == 1 + TINY.selves
    assert trainer.weights() not in trainer.pool


@pytest.mark.slow
def test_learning_lowers_the_loss() -> None:
    """The error falls both for the games used for fitting and for other games."""
    way = Way((2,), every=6)
    games = [play(HANSA, [], way, f"loss {number}") for number in range(24)]
    fit = Fit(HANSA.declaration.players, len(HANSA.declaration.features))
    before = fit.loss(games[:18]), fit.loss(games[18:])
    fit.epochs(games[:18], 40, np.random.default_rng(1))
    after = fit.loss(games[:18]), fit.loss(games[18:])
    assert before[0] == pytest.approx(np.log(2), abs=0.1), "without training all seats have nearly the same chance"
    assert after[0] < 0.9 * before[0] and after[1] < before[1]


def test_the_network_finds_an_interaction() -> None:
    """Create artificial games in which the product of two features decides.

    No weighted sum of features can express this.
    """
    rng = np.random.default_rng(3)
    rows = np.zeros((3000, 3, 4))
    rows[:, :, 1:3] = rng.choice([-1.0, 1.0], (3000, 3, 2))
    strength = 2 * rows[:, :, 1] * rows[:, :, 2]
    worth = np.exp(strength) / np.exp(strength).sum(axis=1, keepdims=True)
    lead = np.zeros((3000, 3), dtype=np.float32)
    made = [Seen(3, whole_rows(rows.tolist(), 3, 4), worth.astype(np.float32), lead)]
    fit = Fit((3,), 4)
    least = float(-(worth * np.log(worth)).sum(axis=1).mean())
    assert fit.loss(made) > least + 0.1
    fit.epochs(made, 300, rng)
    assert fit.loss(made) < least + 0.02


def test_the_packaged_form_gives_the_same_chances(three_rounds: Trainer) -> None:
    """The results are equal up to the rounding of the weights."""
    learned = three_rounds.weights()
    assert learned is not None
    games = [play(HANSA, [], WAY, f"form {number}") for number in range(3)]
    for one in games:
        judge = Network(HANSA, learned)
        packed = [judge.strengths((rows / 64).tolist()) for rows in one.rows]
        chances = np.exp(packed) / np.exp(packed).sum(axis=1, keepdims=True)
        loss = -(one.worth * np.log(chances)).sum(axis=1).mean()
        assert loss == pytest.approx(three_rounds.fit.loss([one]), abs=0.005)


def test_targets_mix_the_outcome_and_the_next_turn() -> None:
    turns = [[0.5, 0.5], [0.8, 0.2]]
    assert traced(turns, [0.0, 1.0], 1.0) == [[0.0, 1.0], [0.0, 1.0]], "only the outcome"
    assert traced(turns, [0.0, 1.0], 0.0) == [[0.8, 0.2], [0.0, 1.0]], "only the next turn"
    assert traced(turns, [0.0, 1.0], 0.5)[0] == pytest.approx([0.4, 0.6])


def test_leads_are_relative_to_the_other_seats() -> None:
    assert leads(rank("prestige", [30, 10, 20])) == pytest.approx([0.75, -0.75, 0.0])


def test_tables_of_all_kinds_come_up() -> None:
    chance = random.Random(1)
    setups = [table(HANSA, (2, 3, 4, 5), chance) for _ in range(300)]
    assert {setup.players for setup in setups} == {2, 3, 4, 5}
    assert {setup.board.id for setup in setups} == {board.id for board in HANSA.declaration.boards}
    for option in ("edition", "two_players", "mission_cards", "new_markers"):
        assert len({str(setup.options.get(option)) for setup in setups}) > 1


def test_strength_is_measured_against_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "LONGEST", 60)
    learned = HANSA.judgement()
    assert learned is not None
    found = [one_game(Rival(HANSA, other, (2,)), learned, 3) for other in (None, learned)]
    assert all(0 <= won <= 1 and fair == 0.5 for won, fair in found)
    assert one_game(Rival(HANSA, None, (2,)), learned, 3) == found[0], "only the number of the game matters"


def test_learned_weights_can_be_played_with(three_rounds: Trainer) -> None:
    learned: Any = three_rounds.weights()
    assert sum(judge_with(HANSA, learned).chances(HANSA.start(HANSA.setup(players=3)))) == pytest.approx(1)
