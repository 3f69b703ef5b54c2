"""Tests the requirements in docs/contract.md with seeded games of every game and configuration."""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kontor
from kontor.bots.greedy import Greedy
from kontor.core import CHANCE, NOBODY, SPECTATOR, Game, IllegalAction, Match, pick
from kontor.registry import BUILT_IN
from kontor.testing import invariants
from tests.battery.configurations import FULL, Configuration, each_game, parameters, sample
from tests.battery.handbook import rules_of
from tests.battery.play import few_of_each_decision, in_a_row, kinds_of, played

ROOT = Path(__file__).parent.parent.parent
RANDOM_ACTIONS = 300

every_configuration = pytest.mark.parametrize("configuration", parameters(), scope="module")
"""The scope groups the tests by configuration, so that few processes play the same game."""
every_game = pytest.mark.parametrize("game", each_game())


@every_configuration
def test_someone_can_act_until_the_end_and_nothing_is_lost(configuration: Configuration) -> None:
    game = played(configuration)
    for position in game.positions:
        legal = position.legal()
        invariants.someone_can_act(position, legal)
        invariants.chance_has_weights(position, legal)
        invariants.nothing_is_lost(position)
    assert len(game.actions) < game.game.declaration.max_actions
    assert game.result.reason in game.game.declaration.ends


@every_configuration
def test_the_legal_list_is_stable(configuration: Configuration) -> None:
    for position in played(configuration).positions:
        invariants.legal_is_stable(position, position.legal())


@every_configuration
def test_everything_else_is_refused(configuration: Configuration) -> None:
    game = played(configuration)
    for position in few_of_each_decision(game, of_each=2, every=211):
        invariants.everything_else_is_refused(game.game, position)


@every_configuration
def test_play_and_apply_agree_and_copies_are_independent(configuration: Configuration) -> None:
    for position in few_of_each_decision(played(configuration)):
        invariants.play_and_apply_agree(position, position.legal())


@every_configuration
def test_kept_copies_never_change(configuration: Configuration) -> None:
    """Advancing a game with `apply` does not change copies made earlier."""
    game = played(configuration)
    going_on = game.positions[0].copy()
    kept = []
    for action in game.actions:
        kept.append((going_on.copy(), going_on.to_bytes()))
        going_on.apply(action)
    assert going_on == game.last
    assert all(copy.to_bytes() == before for copy, before in kept)


@every_configuration
def test_stored_forms_come_back(configuration: Configuration) -> None:
    game = played(configuration)
    for position in game.positions[-1 :: -2 if FULL else -8]:
        invariants.stored_forms_come_back(game.game, position)
    for position in few_of_each_decision(game, of_each=1, every=1000):
        invariants.stored_forms_come_back(game.game, position)
        invariants.pickle_comes_back(position)


@every_configuration
def test_a_record_comes_back(configuration: Configuration) -> None:
    game = played(configuration)
    invariants.record_comes_back(game.game, game.last, game.actions)
    invariants.replay_meets(game.game, game.positions, game.actions)
    half = len(game.actions) // 2
    invariants.record_comes_back(game.game, game.positions[half], game.actions[:half])


@every_configuration
def test_scores_add_up(configuration: Configuration) -> None:
    game = played(configuration)
    for position in game.positions[-1::-10]:
        invariants.scores_add_up(game.game, position)


@every_configuration
def test_views_fit(configuration: Configuration) -> None:
    game = played(configuration)
    for position in few_of_each_decision(game):
        invariants.views_fit(game.game, position)
        invariants.secrets_stay_secret(game.game, position, position.legal())


@every_configuration
def test_features_fit(configuration: Configuration) -> None:
    game = played(configuration)
    for position in few_of_each_decision(game):
        invariants.features_fit(game.game, position)


@every_configuration
def test_observations_fit(configuration: Configuration) -> None:
    game = played(configuration)
    invariants.seats_are_told_alike(game.game, game.setup)
    for position in few_of_each_decision(game):
        invariants.observations_fit(game.game, position)


@every_configuration
def test_observations_hold_all_that_a_seat_knows(configuration: Configuration) -> None:
    game = played(configuration)
    for seat in range(game.setup.players):
        views = [position.view(seat) for position in few_of_each_decision(game, of_each=3, every=61)]
        assert invariants.nothing_is_missing(game.game, views) > 100


@every_configuration
def test_what_is_alike_leads_to_the_same(configuration: Configuration) -> None:
    game = played(configuration)
    for position in few_of_each_decision(game, of_each=2, every=211):
        invariants.alike_is_alike(game.game, position, position.legal(), in_a_row(game, position))


@every_configuration
def test_a_view_can_be_replayed_from_what_its_seat_was_shown(configuration: Configuration) -> None:
    """Until the end of the game, a view contains only what its seat has seen."""
    game = played(configuration)
    for seat in (0, game.setup.players - 1, SPECTATOR):
        view = game.positions[0].view(seat)
        for before, action, after in zip(game.positions, game.actions, game.positions[1:-1]):
            view.play(view.number(before.text_for(action, seat)))
            assert view == after.view(seat)


@every_configuration
def test_events_tell_the_game_and_change_nothing(configuration: Configuration) -> None:
    """A listener does not change the game, and copies do not inherit it."""
    game = played(configuration)
    heard = game.positions[0].copy()
    heard.listener = []
    for number, action in enumerate(game.actions):
        heard.play(action)
        assert heard.to_bytes() == game.positions[number + 1].to_bytes()
        assert heard.copy().listener is None
    assert heard.listener
    invariants.events_are_well_formed(game.game, heard, heard.listener)


@every_configuration
def test_the_same_seed_gives_the_same_game(configuration: Configuration) -> None:
    """Bots always receive views, even if the runner plays forced steps automatically."""
    ends = []
    for _ in range(2):
        bits = random.Random(5)
        match = Match(configuration.game, configuration.setup(), bits)
        result = match.run(Greedy(configuration.game, bits, 1).choose)
        ends.append((result, match.actions, match.position.to_bytes()))
    assert ends[0] == ends[1]


@every_configuration
def test_playing_out_is_random_legal_play(configuration: Configuration) -> None:
    game, setup = configuration.game, configuration.setup()
    position, same = game.start(setup), game.start(setup)
    played = position.play_out(random.Random(3), RANDOM_ACTIONS)
    bits = random.Random(3)
    for _ in range(played):
        legal = same.legal()
        by_chance = same.actor == CHANCE
        same.play(pick(legal, same.weights(), bits) if by_chance else legal[bits.getrandbits(32) * len(legal) >> 32])
    assert position == same
    assert played == RANDOM_ACTIONS or position.actor == NOBODY
    assert position.play_out(random.Random(3), 0) == 0 and position == same


@every_configuration
def test_what_is_shown_of_an_action_names_its_kind(configuration: Configuration) -> None:
    """`text_for` may hide secrets from a seat. The acting seat sees its own action in full."""
    game = played(configuration)
    for position, action in list(zip(game.positions, game.actions))[::17]:
        whole = position.text(action)
        for seat in range(game.setup.players):
            assert position.text_for(action, seat).split()[0] == whole.split()[0]
        if position.actor != CHANCE:
            assert position.text_for(action, position.actor) == whole


@pytest.mark.parametrize(
    ("game", "board"),
    [
        pytest.param(game.values[0], board.id, id=board.id)
        for game in each_game()
        for board in game.values[0].declaration.boards
    ],
)
def test_the_faces_of_an_action_convert_both_ways(game: Game[Any], board: str) -> None:
    players = next(info.players[0] for info in game.declaration.boards if info.id == board)
    table = game.start(game.setup(players=players, board=board)).action_table
    declared = {kind.name for kind in game.declaration.kinds}
    for action in range(len(table)):
        text, form = table.text(action), table.form(action)
        assert table.number(text) == action
        assert table.number(text.upper()) == table.number(f"  {text.lower()} ") == action
        assert form["kind"] == text.split()[0] in declared
    for action in range(0, len(table), 7):  # lookups are slow: a sample is enough
        assert table.number_of(json.loads(json.dumps(table.form(action)))) == action


@every_game
def test_every_declared_kind_of_action_is_on_some_board(game: Game[Any]) -> None:
    """Some kinds of actions require an option, so the test also searches the sample."""
    setups = [game.setup(info.players[-1], info.id) for info in game.declaration.boards]
    setups += [one.setup() for one in sample() if one.game_id == game.declaration.id]
    kinds = {face.kind for setup in setups for face in game.start(setup).action_table.faces}
    assert kinds == {kind.name for kind in game.declaration.kinds}


@every_game
def test_a_number_outside_the_table_is_no_action(game: Game[Any]) -> None:
    position = game.start(game.setup())
    before = position.to_bytes()
    for action in (-1, len(position.action_table)):
        with pytest.raises(ValueError, match="no action number"):
            position.why_not(action)
        with pytest.raises(ValueError, match="no action number"):
            position.play(action)
    assert position.to_bytes() == before


@every_game
def test_a_game_that_is_over_refuses_everything(game: Game[Any]) -> None:
    configuration = next(one for one in sample() if one.game_id == game.declaration.id)
    last = played(configuration).last
    for action in range(len(last.action_table)):
        with pytest.raises(IllegalAction):
            last.copy().play(action)


@every_game
def test_the_actor_of_a_finished_game_has_no_view(game: Game[Any]) -> None:
    """`position.view(position.actor)` must not silently return a spectator's view."""
    last = played(next(one for one in sample() if one.game_id == game.declaration.id)).last
    with pytest.raises(ValueError, match="no seat"):
        last.view(last.actor)


@every_game
def test_the_sample_meets_every_kind_of_action_but_the_rarest(game: Game[Any]) -> None:
    """Checks the sample itself: every declared kind of action, except at most two rare ones, was legal and taken."""
    taken: set[str] = set()
    for configuration in sample():
        if configuration.game_id == game.declaration.id:
            one = played(configuration)
            taken.update(kinds_of(one.last, one.actions))
    declared = {kind.name for kind in game.declaration.kinds}
    assert taken <= declared
    assert len(declared - taken) <= 2, f"never taken: {declared - taken}"


@every_game
def test_positions_cross_to_another_process(game: Game[Any]) -> None:
    """Positions pickled here and read under another hash seed have the same bytes, legal lists and scores."""
    configuration = next(one for one in sample() if one.game_id == game.declaration.id)
    positions = few_of_each_decision(played(configuration))
    child = subprocess.run(
        [sys.executable, "-m", "tests.battery.other_process"],
        input=pickle.dumps(positions),
        capture_output=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
    )
    assert child.stdout.decode("utf-8").split() == [fingerprint(position) for position in positions]


def fingerprint(position: Any) -> str:
    """Return a short digest of everything that a position reports."""
    said = (position.json(), position.legal(), position.scores(), position.to_bytes().hex())
    return hashlib.sha256(json.dumps(said, ensure_ascii=False).encode()).hexdigest()


@every_game
def test_the_declaration_is_whole(game: Game[Any]) -> None:
    declared = game.declaration
    assert set(declared.players) == {players for board in declared.boards for players in board.players}
    for names in (
        [board.id for board in declared.boards],
        [option.name for option in declared.options],
        [kind.name for kind in declared.kinds],
        declared.ends,
        declared.score_sources,
        declared.features,
    ):
        assert names and len(set(names)) == len(names)
    assert declared.rules_version >= 1 and declared.max_actions >= 1
    assert all(option.allows(option.default) for option in declared.options)
    assert declared.features[0] == "progress"
    assert rules_of(game).headings


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_pickled_game_is_the_same_object(name: str) -> None:
    game = kontor.game(name)
    assert pickle.loads(pickle.dumps(game)) is game
