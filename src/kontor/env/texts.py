"""The text environment for language models, with an interface like TextArena's.

>>> import kontor.env
>>> env = kontor.env.text("pfeffersaecke", players=2, seed=1)
>>> env.reset(num_players=2)
>>> player, observation = env.get_observation()
>>> done, info = env.step(env.legal()[0])
"""

from __future__ import annotations

import json
import re
from itertools import groupby
from typing import Any

from kontor.core import IllegalAction, NotationError, Position
from kontor.env.arguments import bits_of, check_illegal, whole
from kontor.env.table import AtTable, Table
from kontor.env.task import Task

IN_BRACKETS = re.compile(r"\[([^\[\]]+)\]")

RULES = """You are player {seat} of {players} in {title}. The player with the most points wins.
Choose one of the legal actions and write it in square brackets, for example [{example}]."""


class TextEnv(AtTable):
    """A text environment. One player at a time reads a prompt and answers with an action as text.

    The prompt contains the player's view as JSON, the actions since its last turn, and the legal actions. The answer is
    the last text in square brackets or, if there is none, the last line. After `tries` answers without a legal action,
    a player loses the game or, with `illegal="replace"`, plays a random action.
    """

    def __init__(self, task: Task, seed: int | None = None, illegal: str = "lose", tries: int = 3) -> None:
        self.task = task
        self.illegal = check_illegal(illegal)
        self._tries = whole("tries", tries, 1)
        self._bits = bits_of(seed)
        self._table = None

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """Start a new game. The number of players must match the environment."""
        if num_players not in (None, self.task.players):
            raise ValueError(f"this environment has {self.task.players} players, not {num_players}")
        if seed is not None:
            self._bits = bits_of(seed)
        self._table = Table(self.task, self._bits)
        self._said: list[list[str]] = [[] for _ in range(self.task.players)]
        self._left = self._tries
        self._refusal = ""

    def get_observation(self) -> tuple[int, str]:
        """Return the player to move and the prompt for that player."""
        table = self.table
        return table.seat, self._text(table.position.view(table.seat))

    def legal(self) -> list[str]:
        """Return the legal actions as text."""
        position = self.table.position
        return [position.text(action) for action in self.table.legal]

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Play the action in an answer. Returns whether the game is over and why the answer was rejected, if it was."""
        table = self.table
        seat, before = table.seat, table.position.copy()
        try:
            number = table.position.number(answer(action))
            table.play(self.task.number(number))
        except (NotationError, IllegalAction) as error:
            self._left -= 1
            if self._left:
                self._refusal = str(error)
                return False, {"rejected": self._refusal, "tries_left": self._left}
            number = self.task.own(table.play(-1, self.illegal))
        self._left, self._refusal = self._tries, ""
        for viewer, said in enumerate(self._said):
            if viewer != seat and number >= 0:
                said.append(f"Player {seat}: {before.text_for(number, viewer)}")
        self._said[seat] = []
        return table.over(), {}

    def close(self) -> tuple[dict[int, float], dict[str, Any]]:
        """Return the rewards of all players and the result."""
        result = self.table.result()
        rewards = dict(enumerate(self.table.rewards()))
        return rewards, {"reason": result.reason, "scores": result.scores, "ranks": result.ranks}

    def _text(self, view: Position) -> str:
        title = self.task.game.declaration.title
        rules = RULES.format(
            seat=view.actor, players=self.task.players, title=title, example=view.text(view.legal()[0])
        )
        parts = [rules, f"Position: {json.dumps(view.json(), ensure_ascii=False)}"]
        if self._said[view.actor]:
            parts.append("Since your last action:\n" + "\n".join(self._said[view.actor]))
        parts.append("Legal actions:\n" + "\n".join(listed(view)))
        if self._refusal:
            parts.append(f"Your last answer was rejected: {self._refusal} Tries left: {self._left}.")
        return "\n\n".join(parts)


def answer(text: str) -> str:
    """Return the action in an answer: the last text in square brackets or, if there is none, the last line.

    >>> answer("I want more pieces, so [income 0] it is.")
    'income 0'
    """
    found = IN_BRACKETS.findall(text)
    lines = text.strip().splitlines()
    return str(found[-1] if found else lines[-1] if lines else "").strip()


def listed(view: Position) -> list[str]:
    """Return the legal actions, one line for each kind."""
    faces = view.action_table.faces
    return ["; ".join(map(view.text, group)) for _, group in groupby(view.legal(), lambda number: faces[number].kind)]
