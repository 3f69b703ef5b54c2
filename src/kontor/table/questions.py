"""Questions for bots and their answers, as plain data. A question asks for an action, hints, or an evaluation of a
decision.

A question contains only a seat's view as bytes and the table's setup, so any process or web worker can answer it.
"""

from __future__ import annotations

import json
import random
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from kontor.bots import Hint, Limit, Stop, bot
from kontor.bots.levels import judge_of, searcher
from kontor.bots.reasons import reasons
from kontor.core import AnyGame, Board, Message, Position, Setup, own_board
from kontor.registry import game as game_of
from kontor.table.boards import preview
from kontor.table.log import Table, TableState
from kontor.table.messages import BetterForm, HintForm, Hints, JudgedForm, Said, said_of

CHOOSE: Final = "choose"
HINTS: Final = "hints"
WEIGH: Final = "weigh"
DRAW: Final = "draw"
PREVIEW: Final = "preview"
PAINT: Final = "paint"
PLAN: Final = "plan"

HINT_LEVEL = "patrician"
HINT_LIMIT: Limit | None = None
"""Search limit for hints. With None, the level's own limit applies, so the first hint is the action that the bot would
play."""
ANALYSIS_LEVEL = "master"
ANALYSIS_POSITIONS = 150
"""Number of positions searched for each decision in an analysis."""

MOST_HINTS = 5
MOST_BETTER = 3


class Question(NamedTuple):
    """A question about a view: choose an action, give hints, or evaluate a decision. `draw` requests a backdrop.
    `preview` also requests the scene of a starting position. `paint` requests a picture, which only a server can draw.
    `plan` requests a player's private plan (see `kontor.table.planning`).
    """

    ask: str
    level: str
    setup: Setup
    view: bytes
    limit: Limit | None = None
    action: str = ""
    """The decision to evaluate, for `weigh`."""
    done: tuple[str, ...] = ()
    """Actions that the seat has already taken in this position."""
    names: tuple[str, ...] = ()
    """Names of the players, for `paint`."""
    colours: tuple[int, ...] = ()
    """Colour of each seat, for `paint`."""
    plan: tuple[Any, ...] = ()
    """Arguments of `planning.answer_to`, for `plan`."""

    def form(self, id: int, seed: int) -> dict[str, Any]:
        """Return the question as JSON data."""
        return {
            "id": id,
            "ask": self.ask,
            "level": self.level,
            "game": self.setup.game,
            "players": self.setup.players,
            "board": self.setup.board.id,
            "board_data": json.dumps(own_board(game_of(self.setup.game), self.setup)),
            "options": self.setup.options,
            "view": b64encode(self.view).decode(),
            "limit": self.limit,
            "action": self.action,
            "done": self.done,
            "names": self.names,
            "colours": self.colours,
            "plan": self.plan,
            "seed": seed,
        }


def answered(question: dict[str, Any], stop: Stop) -> dict[str, Any]:
    """Answer a question in JSON form. If `stop` returns true, return the best answer found so far."""
    game, setup = asked_about(question)
    if question["ask"] == DRAW:
        return {"backdrop": json.dumps(game.backdrop(setup).to_json(), ensure_ascii=False)}
    if question["ask"] == PREVIEW:
        backdrop, scene = preview(game, setup)
        return {"backdrop": backdrop, "scene": scene}
    view = game.from_bytes(setup, b64decode(question["view"]))
    limit = Limit(*question["limit"]) if question["limit"] is not None else None
    if question["ask"] == WEIGH:
        critic = searcher(question["level"], game, random.Random(question["seed"]))
        weighed = critic.weigh(view, view.number(question["action"]), limit, stop)
        better = [_explained(view, game, hint) for hint in weighed.better[:MOST_BETTER]]
        return {"better": better, "loss": weighed.loss, "chances": weighed.chances}
    thinker = bot(question["level"], game, random.Random(question["seed"]))
    for text in question["done"]:
        thinker.remember(view, view.number(text))
    if question["ask"] == CHOOSE:
        return {"action": view.text(thinker.choose(view, limit, stop))}
    hints = thinker.hints(view, limit, stop)
    return {"hints": [_explained(view, game, hint) for hint in hints[:MOST_HINTS]]}


def asked_about(question: dict[str, Any]) -> tuple[AnyGame, Setup]:
    """Return the game and the setup of a question in JSON form."""
    game = game_of(question["game"])
    board = _board(question["game"], question["board"], question["board_data"])
    return game, game.setup(question["players"], board, question["options"])


def _explained(view: Position, game: AnyGame, hint: Hint) -> list[Any]:
    """Return a hint as JSON data, with the action, its win probability and its reasons."""
    said = reasons(game, view, hint.action, judge_of(game))
    return [view.text(hint.action), hint.chance, [[one.id, one.args] for one in said]]


@lru_cache(maxsize=8)
def _board(game: str, board: str, data: str) -> Board | str:
    """Return a board by its name or from its data. Parsing is slow, so recently used boards are cached."""
    own = json.loads(data)
    return board if own is None else game_of(game).board_from_data(own)


# Building questions from a table


def decision_of_bot(table: Table, seat: int, level: str) -> Question:
    """Build the question that asks a bot to decide. Pass the `action` in the answer to `Table.decide`."""
    view = table.view_of_actor(seat)
    return Question(CHOOSE, level, table.setup, view.to_bytes(), done=table.done_before(seat))


def hints_for(table: Table, seat: int) -> Question:
    """Build the question that asks for hints for the seat to move. `hints_of` parses the answer."""
    view, done = table.view_of_actor(seat), table.done_before(seat)
    return Question(HINTS, HINT_LEVEL, table.setup, view.to_bytes(), HINT_LIMIT, done=done)


def hints_of(answer: dict[str, Any]) -> Hints:
    return Hints([HintForm(action, chance, _said(why)) for action, chance, why in answer["hints"]])


def _said(reasons: Sequence[tuple[str, dict[str, Any]]]) -> list[Said]:
    return [Said(id, args) for id, args in reasons]


def judgement_of(table: Table, state: TableState, limit: Limit) -> Question:
    """Build the question that asks for an evaluation of a decision in the log. `judged` parses the answer."""
    view, done = _decision(table, state)
    return Question(WEIGH, ANALYSIS_LEVEL, table.setup, view.to_bytes(), limit, done)


def judged(table: Table, state: TableState, answer: dict[str, Any]) -> JudgedForm:
    view, done = _decision(table, state)
    assert state.entry.seat is not None

    def label(text: str) -> Message:
        return table.game.label(view, view.number(text))

    better = [BetterForm(said_of(label(text)), chance, _said(why)) for text, chance, why in answer["better"]]
    return JudgedForm(
        state.entry.sequence, state.entry.seat, said_of(label(done)), better, answer["loss"], answer["chances"]
    )


def _decision(table: Table, state: TableState) -> tuple[Position, str]:
    """Return the view from which a decision was made, and the decision's text."""
    assert state.entry.seat is not None
    return table.states[state.previous].position.view(state.entry.seat), state.entry.actions[0]
