"""Learned evaluation: win probabilities from features and weights, and errors for incompatible weights."""

from __future__ import annotations

import random
import subprocess
import sys
from math import exp
from typing import Any

import pytest

from kontor.bots.greedy import Greedy
from kontor.bots.judgement import Judgement, JudgementMismatch, blend
from kontor.bots.levels import judge_of
from kontor.bots.network import judge_with
from kontor.bots.standing import Standing
from kontor.core import NOBODY, SPECTATOR
from tests.bots.positions import HANSA, SECRETS, match_after, view_after
from tests.kit import refusing

NAMES = HANSA.declaration.features


def weights(early: dict[str, float], late: dict[str, float]) -> dict[str, Any]:
    """Create an evaluation with two stages that uses only a few features."""
    stages = [[stage.get(name, 0.0) for name in NAMES] for stage in (early, late)]
    by_players = {str(players): stages for players in HANSA.declaration.players}
    return {"game": "hansa", "features": list(NAMES), "weights": by_players}


def test_chances_are_the_softmax_of_weighted_features() -> None:
    view = view_after(400)
    judge = Judgement(HANSA, weights({"prestige": 3.0}, {"prestige": 3.0}))
    prestige = [row[NAMES.index("prestige")] for row in HANSA.features(view)]
    parts = [exp(3 * points) for points in prestige]
    assert judge.chances(view) == pytest.approx([part / sum(parts) for part in parts])
    assert len(set(prestige)) > 1, "otherwise the test would prove nothing"


def test_weights_change_during_the_game() -> None:
    """Weights between two stages are interpolated by the progress of the game."""
    assert blend([[0.0, 4.0], [2.0, 0.0], [6.0, 1.0]], 0.25) == [0.5, 3.0]
    assert blend([[0.0, 4.0], [2.0, 0.0], [6.0, 1.0]], 1.5) == [4.0, 0.5]
    assert blend([[0.0, 4.0], [2.0, 0.0], [6.0, 1.0]], 2.0) == [6.0, 1.0]
    view = view_after(400)
    progress = HANSA.features(view)[0][0]
    assert 0 < progress < 1
    late = Judgement(HANSA, weights({}, {"prestige": 1.0})).strengths(HANSA.features(view))
    whole = Judgement(HANSA, weights({"prestige": 1.0}, {"prestige": 1.0})).strengths(HANSA.features(view))
    assert late == pytest.approx([progress * strength for strength in whole], abs=0.02)


def test_a_finished_game_is_judged_by_its_result() -> None:
    match = match_after(10, seed=4)
    match.run(Greedy(HANSA, random.Random(4)).choose)
    result = match.result()
    assert result is not None and match.position.actor == NOBODY
    chances = Judgement(HANSA).chances(match.position)
    assert [seat for seat, chance in enumerate(chances) if chance] == result.winners
    assert sum(chances) == pytest.approx(1)


def test_every_view_can_be_judged() -> None:
    """This includes the view of a spectator, and views with secrets."""
    position = match_after(150, options=SECRETS).position
    for seat in (*range(4), SPECTATOR):
        chances = Judgement(HANSA).chances(position.view(seat))
        assert sum(chances) == pytest.approx(1) and all(0 < chance < 1 for chance in chances)


def test_the_packaged_judgement_records_its_training() -> None:
    shipped = HANSA.judgement()
    assert shipped is not None
    assert {"command", "version", "date", "games", "seed", "course"} <= set(shipped["linear"]["made"])
    assert all("command" in network["made"] for network in shipped["networks"])
    assert type(judge_of(HANSA)) is type(judge_with(HANSA, shipped))


def test_features_without_weights_do_not_count() -> None:
    """Weights therefore remain valid if a game adds features at the end."""
    view = view_after(400)
    good = weights({"prestige": 3.0}, {"prestige": 3.0})
    fewer = {players: [stage[:-5] for stage in stages] for players, stages in good["weights"].items()}
    short = {**good, "features": list(NAMES[:-5]), "weights": fewer}
    assert Judgement(HANSA, short).chances(view) == Judgement(HANSA, good).chances(view)


def test_weights_that_do_not_fit_are_refused() -> None:
    good = weights({}, {})
    for broken, message in (
        ({**good, "game": "chess"}, "judgement-game"),
        ({**good, "features": [*NAMES[1:], NAMES[0]]}, "judgement-features"),
        ({**good, "features": []}, "judgement-features"),
        ({**good, "features": list(NAMES[:-1])}, "judgement-weights"),
        ({**good, "weights": {"4": good["weights"]["4"]}}, "judgement-weights"),
        ({**good, "weights": {**good["weights"], "3": [[0.0]]}}, "judgement-weights"),
    ):
        with pytest.raises(JudgementMismatch) as error:
            Judgement(HANSA, broken)
        assert error.value.messages[0].id == message


class Relearned:
    """The same game with other weights, or none. It does not inherit, because compiled classes do not allow it."""

    def __init__(self, learned: dict[str, Any] | None) -> None:
        self.learned = learned

    def __getattr__(self, name: str) -> Any:
        return getattr(HANSA, name)

    def judgement(self) -> dict[str, Any] | None:
        return self.learned


def test_bots_share_a_judge_as_long_as_the_weights_are_the_same() -> None:
    game: Any = Relearned(weights({"prestige": 3.0}, {"prestige": 3.0}))
    view, before = view_after(400), judge_of(game)
    assert judge_of(game) is before
    game.learned = weights({"prestige": -3.0}, {"prestige": -3.0})
    assert judge_of(game).chances(view) == Judgement(HANSA, game.learned).chances(view) != before.chances(view)


def test_a_game_without_learned_weights_is_judged_by_points() -> None:
    game: Any = Relearned(None)
    with refusing(JudgementMismatch, "judgement-none"):
        Judgement(game)
    assert type(judge_of(game)) is Standing


def test_playing_needs_no_numpy() -> None:
    """No module imported by a bot uses numpy, even if it is installed."""
    look = "import sys, kontor, kontor.bots, kontor.cli.main; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
