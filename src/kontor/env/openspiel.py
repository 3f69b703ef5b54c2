"""Makes registered games available in OpenSpiel. After importing this module, use
`pyspiel.load_game("kontor_hansa(players=4)")`.

Chance nodes are explicit, and no action is played automatically. A state is a position with the actions that led to it.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from kontor.core import LENGTH, AnyGame, Board, Counts, Declaration, IllegalAction, Position, RandomBits, stopped
from kontor.core.setups import set_kind
from kontor.env.arguments import whole
from kontor.env.rewards import LEAST, REWARDS, SUMS
from kontor.env.task import Task, is_path, task
from kontor.registry import GAMES

PREFIX = "kontor_"
USUAL_REWARD = "rank"
TERMINAL = int(pyspiel.PlayerId.TERMINAL)

PARAMETERS = {"players": 0, "board": "", "options": "", "reward": USUAL_REWARD, "length": 0}
"""Parameters with their defaults. For 0 players, an empty board or a length of 0, the game's own default applies.

Options are written as `edition:2014;mission_cards:true;marker_mix.swap:3`, which uses only characters allowed in game
strings.
"""


class KontorGame(pyspiel.Game):
    """A registered game with one setup. Each game has its own class, registered with OpenSpiel by name."""

    id = ""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(parameters or {})}
        game = GAMES[self.id]
        declared = game.declaration
        players = given["players"] or None
        board = game.board_from_file(given["board"]) if is_path(given["board"]) else given["board"] or None
        options = read(game, players, board, given["options"])
        self.task: Task = task(self.id, players, board, options, reward=given["reward"])
        self.length: int = whole("length", given["length"], 0) or declared.max_actions
        super().__init__(
            game_type(declared, given["reward"]), game_info(self.task, self.length), dict(parameters or {})
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the parameters. OpenSpiel's own method would lose the task."""
        return type(self), (self.get_parameters(),)

    def new_initial_state(self) -> KontorState:
        return KontorState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KontorObserver | None:
        """Return an observer, or None for an unsupported kind of observer, as OpenSpiel expects."""
        if params or (iig_obs_type is not None and iig_obs_type.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER):
            return None
        return KontorObserver(self.task, iig_obs_type)


class SoFar:
    """A position and the actions that led to it. OpenSpiel copies it with `deepcopy`.

    The list of legal actions is computed once per position. A seat's history is created on request, by replaying the
    actions since the last request.
    """

    def __init__(self, task: Task, length: int, position: Position) -> None:
        self.task = task
        self.length = length
        self.position = position
        self.legal: list[int] = position.legal()
        self.actions: list[int] = []
        self._replayed = position.copy()
        self._told = 0
        """Number of actions covered by the histories."""
        self._shown: list[list[str]] = [[] for _ in range(task.players)]

    def play(self, action: int) -> None:
        """Play an action. Illegal actions are rejected here, because OpenSpiel does not check actions."""
        if action not in self.legal or self.over():
            if self.over():
                raise ValueError("the game is over: no action can be applied")
            reason = self.position.why_not(action)
            assert reason is not None
            raise IllegalAction(reason)
        self.actions.append(action)
        self.position.apply(action)
        self.legal = self.position.legal()

    def over(self) -> bool:
        return not self.legal or len(self.actions) >= self.length

    def shown(self, seat: int) -> list[str]:
        """Return all actions as text, as a seat saw them."""
        for action in self.actions[self._told :]:
            for viewer, texts in enumerate(self._shown):
                texts.append(self._replayed.text_for(action, viewer))
            self._replayed.apply(action)
        self._told = len(self.actions)
        return self._shown[seat]

    def __deepcopy__(self, memo: dict[int, Any]) -> SoFar:
        other = SoFar.__new__(SoFar)
        other.task, other.length, other.legal, other._told = self.task, self.length, self.legal, self._told
        other.position, other._replayed = self.position.copy(), self._replayed.copy()
        other.actions, other._shown = self.actions[:], [texts[:] for texts in self._shown]
        return other

    def imagined(self, seat: int, bits: RandomBits) -> SoFar:
        """Return a state that this seat cannot distinguish from the true one, with hidden information sampled.

        The other seats' histories contain what this seat saw, followed by the sampled knowledge. Their true histories
        would reveal secrets.
        """
        seen = self.shown(seat)
        other = deepcopy(self)
        position = other.position = self.task.game.sample(self.position.view(seat), bits)
        other.legal, other._replayed = position.legal(), position.copy()
        for viewer, texts in enumerate(other._shown):
            if viewer != seat:
                texts[:] = [*seen, knowledge(position, viewer)]
        return other


def knowledge(position: Position, seat: int) -> str:
    """Return a seat's view as text."""
    return json.dumps(position.view(seat).json(), ensure_ascii=False)


class KontorState(pyspiel.State):
    """A position with its history."""

    def __init__(self, game: KontorGame) -> None:
        super().__init__(game)
        self.so_far = SoFar(game.task, game.length, game.task.game.start(game.task.setup))

    @property
    def position(self) -> Position:
        return self.so_far.position

    def current_player(self) -> int:
        so_far = self.so_far
        if so_far.over():
            return TERMINAL
        actor: int = so_far.position.actor
        return actor  # CHANCE has the same number in OpenSpiel

    def _legal_actions(self, player: int) -> list[int]:
        return self.so_far.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.weights()
        total = sum(weights)
        return [(action, weight / total) for action, weight in zip(self.so_far.legal, weights)]

    def _apply_action(self, action: int) -> None:
        self.so_far.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self.position.text(action)
        return text

    def is_terminal(self) -> bool:
        return self.so_far.over()

    def returns(self) -> list[float]:
        task = self.so_far.task
        if not self.is_terminal():
            return [0.0] * task.players
        return task.pay(self.position.result() or stopped(self.position, LENGTH))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KontorState:
        """Return a state that this player cannot distinguish from the true one, for searches such as IS-MCTS.

        Everything the player cannot know is sampled. The past actions stay the same. `sampler` returns random numbers
        from 0 to 1.
        """
        other: KontorState = self.clone()
        other.so_far = self.so_far.imagined(player, random.Random(sampler()))
        return other

    def __str__(self) -> str:
        return json.dumps(self.position.json(), ensure_ascii=False)


class KontorObserver:
    """Observer of a seat: provides its current knowledge as a tensor and as text or, with perfect recall, its history
    as text. A history can have thousands of actions, too many for a tensor.
    """

    def __init__(self, task: Task, kind: Any) -> None:
        self.task = task
        self.recall = kind is not None and kind.perfect_recall
        self.tensor = np.zeros(0 if self.recall else task.encoder.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KontorState, player: int) -> None:
        if not self.recall:
            self.tensor.fill(0)
            self.task.encoder.encode_into(state.position, player, self.tensor)

    def string_from(self, state: KontorState, player: int) -> str:
        if self.recall:
            return "\n".join(state.so_far.shown(player))
        return knowledge(state.position, player)


def game_type(declaration: Declaration, reward: str = USUAL_REWARD) -> Any:
    """Return the static properties of a game for OpenSpiel."""
    kinds = pyspiel.GameType
    utility = kinds.Utility.CONSTANT_SUM if SUMS[reward] else kinds.Utility.ZERO_SUM
    hidden = kinds.Information.IMPERFECT_INFORMATION if declaration.hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=PREFIX + declaration.id,
        long_name=declaration.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=utility,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(declaration.players),
        min_num_players=min(declaration.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


def game_info(task: Task, length: int) -> Any:
    """Return the sizes and limits of a game with a given setup."""
    return pyspiel.GameInfo(
        num_distinct_actions=task.actions,
        max_chance_outcomes=task.actions,
        num_players=task.players,
        min_utility=LEAST[task.reward],
        max_utility=1.0,
        utility_sum=SUMS[task.reward],
        max_game_length=length,
    )


def read(game: AnyGame, players: int | None, board: Board | str | None, text: str) -> dict[str, Any]:
    """Parse options from a parameter. Invalid values are passed on for the game to reject."""
    counts = {option.name for option in game.declaration.options if isinstance(option, Counts)}
    options: dict[str, Any] = {}
    kinds: list[tuple[str, str, Any]] = []
    for setting in filter(None, text.split(";")):
        name, _, written = setting.partition(":")
        option, _, kind = name.partition(".")
        if option in counts and kind:
            kinds.append((option, kind, int(written) if written.isdigit() else written))
        else:
            options[name] = {"true": True, "false": False}.get(written, written)
    for one in kinds:  # read last, because the defaults depend on the other options
        set_kind(game, players, board, options, *one)
    return options


def register() -> dict[str, type[KontorGame]]:
    """Register every game with OpenSpiel."""
    classes = {id: type(PREFIX + id, (KontorGame,), {"id": id}) for id in GAMES}
    for id, game in GAMES.items():
        pyspiel.register_game(game_type(game.declaration), classes[id])
    return classes


assert set(SUMS) == set(REWARDS) == set(LEAST)
CLASSES = register()
globals().update({kind.__name__: kind for kind in CLASSES.values()})  # needed for pickle to find the classes
