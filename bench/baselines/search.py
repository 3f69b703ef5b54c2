"""OpenSpiel's tree search, with leaves evaluated by Kontor's judge.

Games with hidden information use IS-MCTS. Other games use plain MCTS, because OpenSpiel's IS-MCTS rejects them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import kontor.env.openspiel  # the import registers the games
from bench.baselines.setups import Choose, Reference
from kontor.bots.levels import judge_of

EXPLORE = 0.7


class Judged:
    """An OpenSpiel evaluator that returns the judge's win probabilities and uniform priors."""

    def __init__(self, setup: Reference) -> None:
        self._judge = judge_of(kontor.game(setup.game))

    def evaluate(self, state: Any) -> Any:
        return np.array(self._judge.chances(state.position))

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def player(setup: Reference, simulations: int, seed: int) -> Choose:
    """Return a player that chooses actions by search. IS-MCTS samples everything that the seat cannot know."""
    parameters = {"players": setup.players, "board": setup.board or "", "reward": "win"}
    game = pyspiel.load_game(f"kontor_{setup.game}", parameters)
    common = {"evaluator": Judged(setup), "uct_c": EXPLORE, "max_simulations": simulations}
    numbers = np.random.RandomState(seed)
    if game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION:
        most = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        bot = ismcts.ISMCTSBot(game=game, random_state=numbers, final_policy_type=most, **common)
    else:
        bot = mcts.MCTSBot(game=game, random_state=numbers, **common)

    def choose(_: Any, mask: Any, env: Any) -> int:
        legal = np.flatnonzero(mask)
        if len(legal) == 1:
            return int(legal[0])
        state = game.new_initial_state()
        for action in env.table.match.actions:
            state.apply_action(action)
        return int(bot.step(state))

    return choose
