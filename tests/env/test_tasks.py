"""Start positions, shaping and padding work the same in every kind of environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import kontor
import kontor.env
from kontor.core import rank
from kontor.env.bits import Stream
from kontor.env.registration import id_of
from kontor.env.rewards import REWARDS
from kontor.env.table import Table

of_each_game = pytest.mark.parametrize("game", list(kontor.GAMES))


@pytest.mark.filterwarnings("ignore")
def test_every_game_is_registered_with_gymnasium() -> None:
    for name, game in kontor.GAMES.items():
        for players in game.declaration.players:
            assert gymnasium.spec(id_of(name, players)).kwargs == {"game": name, "players": players}
    env = gymnasium.make("kontor/Hansa-3p-v0", opponents="random", options={"edition": "2014"}, max_cycles=20)
    _, info = env.reset(seed=1)
    assert env.spec is not None and env.spec.id == "kontor/Hansa-3p-v0"
    kinds = {name: np.asarray(told).dtype.kind for name, told in info.items()}
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
        assert {name: np.asarray(told).dtype.kind for name, told in info.items()} == kinds
        over = terminated or truncated
    assert info["reason"] and set(kinds.values()) == {"i"}
    env.close()


@of_each_game
def test_infos_have_the_same_keys_and_kinds_at_every_step(game: str) -> None:
    env = kontor.env.make(game, seed=2, max_cycles=40)
    env.reset()
    seen = set()
    for _ in env.agent_iter():
        *_, terminated, truncated, info = env.last()
        seen.add(tuple((name, np.asarray(told).dtype.kind) for name, told in info.items()))
        env.step(None if terminated or truncated else int(info["action_mask"].argmax()))
    assert len(seen) == 1


@of_each_game
def test_a_game_begins_at_a_position_or_after_actions(game: str) -> None:
    env = kontor.env.make(game, players=3, seed=1, max_cycles=200)
    env.reset()
    for _ in range(9):
        env.step(env.table.legal[0])
    assert env.table.actions is not None
    for options in ({"position": env.table.position}, {"actions": list(env.table.actions)}):
        other = kontor.env.make(game, players=3, seed=2)
        other.reset(options=options)
        assert other.table.position.to_bytes() == env.table.position.to_bytes()
        other.step(other.table.legal[0])
        learner = kontor.env.against(game, "random", players=3, seat=env.table.seat, seed=3)
        learner.reset(options=options)
        assert learner.view().legal() == env.table.legal
    position = env.table.position
    for wrong in (position.view(0), kontor.game(game).start(kontor.game(game).setup(2))):
        with pytest.raises(ValueError, match="start from a true position"):
            other.reset(options={"position": wrong})


def test_games_start_from_positions_of_a_bot() -> None:
    env = kontor.env.make("hansa", players=3, seed=1, starts=("apprentice", 30))
    begun = []
    for _ in range(12):
        env.reset()
        begun.append(env.table.cycles)
        assert not env.table.over() and env.record().actions
    assert min(begun) < 12 < 18 < max(begun) <= 30
    again = kontor.env.make("hansa", players=3, seed=1, starts=("apprentice", 30))
    again.reset()
    assert again.table.cycles == begun[0]
    short = kontor.env.vector("pfeffersaecke", 2, players=2, seed=1, starts=("apprentice", 500))
    assert short.reset()[1]["action_mask"].any(axis=1).all(), "games that end too soon begin again"


@of_each_game
def test_shaping_adds_up_to_a_constant(game: str) -> None:
    """In every environment, the sum of the shaped rewards of a game is its plain reward minus the potential of the
    start position.
    """

    def paid(weight: float) -> tuple[Any, Any]:
        env = kontor.env.make(game, players=3, seed=5, max_cycles=120, shaping=weight)
        env.reset()
        start, total = np.array(env.table._leads()), np.zeros(3)
        steps = 0
        while not env.table.over():
            env.step(env.table.legal[len(env.table.legal) // 2])
            total += list(env.rewards.values())
            steps += any(env.rewards.values())
        assert steps > 1 or not weight or game == "hansa"  # these actions bring no points there
        return start, total

    (start, plain), (_, shaped) = paid(0.0), paid(0.5)
    assert shaped == pytest.approx(plain - 0.5 * start)


def test_every_agent_gets_the_shaping_it_earned() -> None:
    env = kontor.env.make("pfeffersaecke", players=3, seed=5, shaping=1.0)
    env.reset()
    total = dict.fromkeys(env.agents, 0.0)
    got = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else int(info["action_mask"].argmax()))
        if not (terminated or truncated):
            total = {one: total[one] + env.rewards[one] for one in total}
    assert got == pytest.approx(total) and any(got.values())
    vector = kontor.env.vector("pfeffersaecke", 1, players=3, seed=5, shaping=1.0)
    _, infos = vector.reset()
    paid = np.zeros(3)
    over = False
    while not over:
        _, _, terminated, _, infos = vector.step(infos["action_mask"].argmax(axis=1))
        paid += infos["rewards"][0]
        over = bool(terminated[0])
    start = np.array(Table(vector.task, Stream((5, 0)))._leads())
    assert paid == pytest.approx(REWARDS["rank"](rank("", infos["final_info"]["scores"][0].tolist())) - start)


@of_each_game
def test_padding_gives_one_layout_for_all_setups(game: str) -> None:
    declared = kontor.game(game).declaration
    setups = [(board.id, players) for board in declared.boards for players in board.players]
    sizes = set()
    meanings: dict[int, str] = {}
    texts: dict[int, str] = {}
    for board, players in setups[:: max(1, len(setups) - 1)]:
        plain = kontor.env.make(game, players, board, seed=1, max_cycles=40)
        padded = kontor.env.make(game, players, board, seed=1, max_cycles=40, pad=True)
        sizes.add((padded.task.encoder.length, padded.task.actions))
        for env in (plain, padded):
            env.reset()
        for _ in range(20):
            agent = plain.agent_selection
            one, other = plain.observe(agent), padded.observe(agent)
            assert np.count_nonzero(one["observation"]) == np.count_nonzero(other["observation"])
            told = {plain.layout().explain(int(at)) for at in np.flatnonzero(one["observation"])}
            for at in np.flatnonzero(other["observation"]).tolist():
                meaning = padded.layout().explain(at)
                assert meaning in told
                assert meanings.setdefault(at, meaning).split(",")[0].rstrip("0123456789") == (
                    meaning.split(",")[0].rstrip("0123456789")
                )
            for number in np.flatnonzero(other["action_mask"]).tolist():
                text = padded.table.position.text(padded.task.own(number))
                assert texts.setdefault(number, text) == text
            assert one["action_mask"].sum() == other["action_mask"].sum()
            assert padded.observation_space(agent).contains(other)
            action = plain.table.legal[-1]
            plain.step(action)
            padded.step(padded.task.number(action))
            assert plain.table.position.to_bytes() == padded.table.position.to_bytes()
            if plain.table.over():
                break
    assert len(sizes) == 1


def test_padded_environments_refuse_unknown_actions() -> None:
    env = kontor.env.make("felinia", players=2, pad=True, seed=1)
    env.reset()
    missing = int(np.flatnonzero(env.task.own_actions == -1)[0])
    for wrong in (missing, -1, env.task.actions):
        with pytest.raises(ValueError, match="no action number"):
            env.step(wrong)
    assert env.layout().explain(env.layout().length - 1)
    with pytest.raises(IndexError):
        env.layout().explain(env.layout().length)
    with pytest.raises(ValueError, match="cannot be padded"):
        kontor.env.make("pfeffersaecke", observation="packed", pad=True)
    vector = kontor.env.vector("felinia", 2, players=2, pad=True, seed=1, illegal="replace")
    _, infos = vector.reset()
    played = vector.step([missing, int(infos["action_mask"][1].argmax())])[-1]["played"]
    assert infos["action_mask"][0, played[0]] == 1 and played[1] == infos["action_mask"][1].argmax()


def test_observations_have_the_wanted_form() -> None:
    for form in ("columns", "masked", "packed"):
        env = kontor.env.against("pfeffersaecke", "random", players=2, observation=form, seed=1)
        observation, _ = env.reset()
        assert env.observation_space.contains(observation)
    with pytest.raises(ValueError, match="columns, masked, packed"):
        kontor.env.against("hansa", observation="pictures")
    agents = kontor.env.make("hansa", players=3, observation="packed", seed=1)
    agents.reset()
    seen = agents.observe("seat_1")
    assert agents.observation_space("seat_1").contains(seen)
    decoder = kontor.env.decoder("hansa", 3)
    table: Table = agents.table
    assert np.array_equal(decoder.columns(seen["observation"]), agents.task.encoder.encode(table.position, 1))
    assert decoder.mask(seen["action_mask"]).any() == (table.seat == 1)


@pytest.mark.parametrize(
    "wrong",
    [
        {"shaping": "yes"},
        {"shaping": float("nan")},
        {"starts": "apprentice"},
        {"starts": ("apprentice",)},
        {"starts": ("apprentice", -1)},
        {"starts": ("apprentice", 2.5)},
    ],
)
def test_terms_of_the_wrong_form_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=rf"{next(iter(wrong))} must be"):
        kontor.env.make("hansa", **wrong)


def test_a_decoder_refuses_arrays_of_other_setups() -> None:
    decoder, bits = kontor.env.decoder("hansa", 3), np.zeros((2, -(-kontor.env.make("hansa", 3).task.actions // 8)))
    packed = kontor.env.vector("hansa", 2, 4, observation="packed").reset()[0]
    with pytest.raises(ValueError, match="the decoder must have the same setup"):
        decoder.columns(packed)
    with pytest.raises(ValueError, match=r"not float64 in the shape \(2, "):
        decoder.mask(bits)
