"""Plans: private copies of a game, for trying out moves while others play.

A plan reveals nothing: it is computed from the player's view, and hidden information and draws are sampled. The same
inputs always give the same plan. Until it is the player's turn, the other seats pass if possible, and otherwise play
like an Apprentice. Nothing is stored, and nobody else notices.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from kontor.bots import bot
from kontor.core import AnyGame, IllegalAction, KontorError, Match, Message, NotationError, Position
from kontor.core.messages import Event
from kontor.core.reader import excerpt
from kontor.table import rated
from kontor.table.messages import PlanForm, Refusals, event_form, json_text, said_of
from kontor.table.questions import PLAN, Question
from kontor.table.refusals import Refused, not_now, not_yours, refused_by
from kontor.table.rooms import Room
from kontor.table.views import refusals_of

MOST_INPUTS = 40
MOST_REPLIES = 60
"""Maximum number of decisions of other seats between two decisions of the player."""
OTHERS: Final = "apprentice"


class Plan:
    def __init__(self, game: AnyGame, view: Position, seat: int, seed: str) -> None:
        self.seat = seat
        self.inputs: list[str] = []
        self.refused: Message | None = None
        """Why the next input is not possible. The inputs after it are ignored."""
        self._events: tuple[Event, ...] = ()
        self._bits = random.Random(seed)
        self._match: Match[Any] = Match(game, view.setup, self._bits, keep_steps=True, begin=False)
        self._match.position = game.sample(view, self._bits)
        self._match.begin()
        self._skip_others()

    @property
    def mine(self) -> bool:
        """True if the player is to move."""
        return not self._match.over and bool(self._match.position.actor == self.seat)

    def view(self) -> Position:
        view: Position = self._match.position.view(self.seat)
        return view

    def play(self, text: str) -> None:
        """Try an action of the player. Raises NotationError or IllegalAction with the reason."""
        view = self.view()
        action = view.action_table.find(text)
        if not self.mine:
            raise not_now(Message("server-plan-over", {}))
        if action is None:
            raise NotationError([Message("action-unknown", {"text": excerpt(text), "closest": ""})])
        if (reason := view.why_not(action)) is not None:
            raise IllegalAction(reason)
        self._match.play(action)
        self._events = self._match.steps[-1].events
        self.inputs.append(text)
        self._skip_others()

    def form(self) -> PlanForm:
        scene = self._match.game.scene(self.view())
        shown = scene if self.mine else scene.to_look_at()
        events = [event_form(event.shown_to(self.seat)) for event in self._events]
        reply = self.mine and self._match.position.active != self.seat
        refused = self.refused and said_of(self.refused)
        return PlanForm(self.inputs, shown.to_json(), events, self.mine, reply, refused)

    def why_not(self, path: Sequence[str]) -> Refusals:
        return refusals_of(self._match.game, self.view(), path) if self.mine else Refusals([])

    def _skip_others(self) -> None:
        for _ in range(MOST_REPLIES):
            if self._match.over or self.mine:
                return
            self._match.play(self._reply())
            self._events += self._match.steps[-1].events

    def _reply(self) -> int:
        """Decide for another seat. It passes if possible, and otherwise plays like an Apprentice."""
        game, actor = self._match.game, self._match.position.actor
        view = self._match.position.view(actor)
        passes = [choice.number for choice in game.scene(view).choices if choice.quiet]
        return passes[0] if passes else bot(OTHERS, game, self._bits).choose(view)


def planned(room: Room, session: str | None, seat: int, sequence: int, inputs: Sequence[str]) -> Plan:
    """Return the plan for one of the session's seats after these inputs, starting from the state after a log entry."""
    view = view_for_plan(room, session, seat, sequence, inputs)
    return _played(room.played.table.game, view, seat, seed_of(room, seat, sequence), inputs)


def question(
    room: Room, session: str | None, seat: int, sequence: int, inputs: Sequence[str], path: Sequence[str] | None
) -> Question:
    """Build the question that asks a bot process for a plan. If `path` contains clicked places, the question asks why
    the click has no effect.
    """
    view = view_for_plan(room, session, seat, sequence, inputs)
    plan = seat, seed_of(room, seat, sequence), tuple(inputs), path
    return Question(PLAN, OTHERS, room.played.table.setup, view.to_bytes(), plan=plan)


def view_for_plan(room: Room, session: str | None, seat: int, sequence: int, inputs: Sequence[str]) -> Position:
    """Return the view that a plan starts from. Raises Refused if this session may not make the plan."""
    if seat not in room.held_by(session):
        raise not_yours(Message("server-not-your-seat", {}))
    room.check_not_frozen()
    rated.check_fixed(room.row, Message("server-rated-help", {}))
    table = room.played.table
    if not 0 < sequence <= table.sequence:
        raise Refused("not-found", Message("server-no-moment", {}))
    state = table.states[sequence]
    if table.over_after(state):
        raise not_now(Message("game-over", {}))
    if len(inputs) > MOST_INPUTS:
        raise not_now(Message("server-plan-long", {"most": MOST_INPUTS}))
    return state.position.view(seat)


def seed_of(room: Room, seat: int, sequence: int) -> str:
    """Return the random seed of a plan. The seed depends only on the request, so it reveals nothing."""
    return f"{room.id} {sequence} {seat}"


def answer_to(
    game: AnyGame, view: Position, seat: int, seed: str, inputs: Sequence[str], path: Sequence[str] | None
) -> dict[str, str]:
    """Answer a `question` in JSON form with a `PlanForm`, `Refusals`, or a `Problem` under `refused`."""
    try:
        plan = _played(game, view, seat, seed, inputs)
        return {"answer": json_text(plan.form() if path is None else plan.why_not(path))}
    except (KontorError, Refused) as error:
        refused = refused_by(error)
        assert refused is not None
        return {"refused": json_text(refused.problem)}


def _played(game: AnyGame, view: Position, seat: int, seed: str, inputs: Sequence[str]) -> Plan:
    plan = Plan(game, view, seat, seed)
    try:
        for text in inputs:
            plan.play(text)
    except IllegalAction as error:
        plan.refused = error.reason.message
    return plan
