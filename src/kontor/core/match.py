"""Runs games. Only this module advances a game: it draws for chance, plays forced actions and records everything."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, MutableSequence, Sequence
from typing import Final, Generic, NamedTuple, SupportsIndex

from kontor.core.base_position import whole_number
from kontor.core.chance import CHANCE, NOBODY, RandomBits, pick
from kontor.core.contract import (
    LENGTH,
    OUTSIDE_REASONS,
    SPECTATOR,
    AnyGame,
    AnyPosition,
    Game,
    P,
    Result,
    Setup,
    stopped,
)
from kontor.core.errors import IllegalAction
from kontor.core.messages import Event
from kontor.core.record import Record, record_of

Choose = Callable[[P, list[int]], SupportsIndex]
"""Callback that chooses one of the legal actions, given the seat's view."""

NO_SEATS: Final[frozenset[int]] = frozenset()

MEMORY: Final = 40
"""Number of past decisions to search for a repeated position. Bots that go round in circles soon repeat one."""


class Misfit(Exception):
    """A recorded step that does not match the game: it has no decision, or too few or too many actions."""


class Script:
    """Recorded actions that are being replayed."""

    __slots__ = ("actions", "complete", "next")

    def __init__(self, actions: Sequence[int], complete: bool) -> None:
        """Start a replay. If `complete` is set, nothing may follow the recorded actions."""
        self.actions = actions
        self.complete = complete
        self.next = 0


class Step(NamedTuple):
    """A decision, with the forced actions and draws that follow it up to the next decision. Steps are immutable.

    The first step of a game is the opening, which has no decision.
    """

    seat: int
    """The seat that decided, or NOBODY for the opening."""
    actions: tuple[int, ...]
    """The decision, followed by its consequences."""
    position: AnyPosition
    """The true position after the step."""
    events: tuple[Event, ...]
    """All events of the step, including secret ones. `Event.shown_to` hides the secrets from a seat."""
    length: int
    """Number of actions in the game after this step."""
    drew: bool
    """True if this step included a random draw."""
    ends_turn: bool
    """True if a turn ended: `Position.active` changed, or the game is over."""
    hidden_from: frozenset[int]
    """The seats (and SPECTATOR) that do not know every action so far."""


def forced(game: Game[P], position: P, legal: list[int]) -> bool:
    """Return whether the only legal action should be played automatically."""
    return _is_forced(position, legal, _own_decisions(game))


def _own_decisions(game: Game[P]) -> frozenset[str]:
    return frozenset([kind.name for kind in game.declaration.kinds if kind.own_decision])


def _is_forced(position: P, legal: list[int], own_decisions: frozenset[str]) -> bool:
    return len(legal) == 1 and position.action_table.faces[legal[0]].kind not in own_decisions


class Past:
    """A match's history: its actors, decisions and, if they are kept, steps."""

    def __init__(self, keep_steps: bool) -> None:
        self.actors: list[int] = []
        self.decisions: list[int] = []
        self.steps: list[Step] = []
        self.keep_steps = keep_steps
        self.drew = self.ends_turn = False
        """Whether the current step included a random draw, and whether it ended a turn."""
        self.hidden_from = NO_SEATS

    def copy(self) -> Past:
        other = Past(self.keep_steps)
        other.actors, other.decisions, other.steps = self.actors[:], self.decisions[:], self.steps[:]
        other.hidden_from = self.hidden_from
        return other

    def cut(self, length: int, decisions: int, hidden_from: frozenset[int]) -> None:
        """Discard everything after this number of actions and decisions."""
        del self.actors[length:]
        del self.decisions[decisions:]
        self.drew = self.ends_turn = False
        self.hidden_from = hidden_from

    def look(self, position: AnyPosition, action: int) -> None:
        """Before an action is played, record whether it is a draw and which viewers will not know it."""
        if position.actor == CHANCE:
            self.drew = True
        text = position.text(action)
        unseen = [
            viewer
            for viewer in [SPECTATOR, *range(position.setup.players)]
            if viewer not in self.hidden_from and position.text_for(action, viewer) != text
        ]
        if unseen:
            self.hidden_from = self.hidden_from.union(unseen)


class Terms(NamedTuple):
    """The constants of a match, shared by its copies."""

    game: AnyGame
    setup: Setup
    max_decisions: int | None
    max_actions: int
    own_decisions: frozenset[str]
    """Kinds of actions that are never played automatically."""


class Match(Generic[P]):
    """A game in progress. `play()` makes one decision, then resolves chance and forced actions.

    With `keep_steps`, every step is kept, so undo and review need no replay. Positions that were returned never change,
    so other threads may read them.

    >>> import kontor, random
    >>> game = kontor.game("hansa")
    >>> match = kontor.Match(game, game.setup(players=3), random.Random(7))
    >>> match.play(match.position.number("place trader Hamburg-Lüneburg 2"))
    >>> match.undoable(), match.position.json()["posts"]
    (True, {'Hamburg-Lüneburg 2': 'trader 0'})
    """

    def __init__(
        self,
        game: Game[P],
        setup: Setup,
        bits: RandomBits,
        listener: list[Event] | None = None,
        actions: Sequence[int] = (),
        *,
        keep_steps: bool = False,
        keep_actors: bool = True,
        max_decisions: int | None = None,
        begin: bool = True,
        _copied: Match[P] | None = None,
    ) -> None:
        """Start a game, or continue one from its `actions`, including draws.

        `listener` receives only new events. With `keep_steps`, events are stored in the steps instead.
        `keep_actors=False` saves time if a match is copied often, but disables `actors`, `decisions` and undo. With
        `begin=False`, call `begin()` or `repeat()` to play the opening. Raises IllegalAction if an action is illegal.
        """
        self._script: Script | None = None
        """The recorded actions that are being replayed."""
        self.bits = bits
        if _copied is not None:
            past = _copied._past
            self._past: Past | None = None if past is None else past.copy()
            shared = past is not None and past.keep_steps  # stored positions must not change
            self.position: P = _copied.position if shared else _copied.position.copy()
            self.legal: list[int] = _copied.legal  # replaced as a whole, never modified
            self.actions: MutableSequence[int] = _copied.actions[:]
            self.decided: int = _copied.decided
            self._terms: Terms = _copied._terms
            self._stopped: str = _copied._stopped
            self._listener: list[Event] | None = None
            return
        if keep_steps and listener is not None:
            raise ValueError("a match that keeps its steps stores their events: leave out the listener")
        self.position = game.start(setup)
        self.legal = []
        """Legal actions of the seat to move. The list is empty before the opening and when the game is over."""
        self.actions = [] if keep_actors or keep_steps else array("I")
        """All actions, including draws. An array is cheaper to copy than a list."""
        self.decided = 0
        """Number of decisions made."""
        self._terms = Terms(game, setup, max_decisions, game.declaration.max_actions, _own_decisions(game))
        self._past = Past(keep_steps) if keep_actors or keep_steps else None
        self._stopped = ""
        self._listener = listener
        if begin:
            self._replay(actions)

    @property
    def game(self) -> Game[P]:
        game: Game[P] = self._terms.game
        return game

    @property
    def setup(self) -> Setup:
        return self._terms.setup

    @property
    def past(self) -> Past:
        """The match's history, except for its actions."""
        past = self._past
        if past is None:
            raise ValueError("this match does not record its actors")
        return past

    @property
    def actors(self) -> list[int]:
        """The actor of each action: a seat, or CHANCE."""
        return self.past.actors

    @property
    def decisions(self) -> list[int]:
        """Indexes of the decisions in `actions`. All others are their consequences."""
        return self.past.decisions

    @property
    def steps(self) -> list[Step]:
        """The opening, followed by a step for each decision. The list is empty unless `keep_steps` is set."""
        return self.past.steps

    @property
    def over(self) -> bool:
        """True if the game has ended by its rules, at its length limit, or because it was stopped."""
        return self.position.actor == NOBODY or bool(self._outside_reason())

    def begin(self) -> None:
        """Play the opening: draws and forced actions up to the first decision."""
        if self.actions or self.legal:
            raise ValueError("the game has begun")
        self._run(None)

    def play(self, action: SupportsIndex) -> None:
        """Make a decision, then resolve chance and forced actions."""
        if self._outside_reason():
            raise ValueError("the game has been stopped, so no more actions can be played")
        number = whole_number(action)
        if number not in self.legal:
            raise self._refusal(number)
        self._run(number)

    def apply(self, action: int) -> None:
        """Play an action that is known to be legal, without checking it."""
        self._run(action)

    def repeat(self, actions: Sequence[int]) -> None:
        """Replay a recorded step: a decision and its consequences, or the opening.

        Raises IllegalAction if an action is not legal, and Misfit if the step is too short or too long. If an error is
        raised, the match is unchanged.
        """
        if not self.past.keep_steps:
            raise ValueError("only a match that keeps its steps can repeat a recorded step")
        opening = not self.steps
        if not opening and (not actions or self.over):
            raise Misfit("a step needs a decision and the seat that makes it")
        if not opening and actions[0] not in self.legal:
            raise self._refusal(actions[0])
        self._script = Script(actions, complete=True)
        self._script.next = 0 if opening else 1
        try:
            self._run_and_keep(self.past, None if opening else actions[0])
        finally:
            self._script = None

    def fixed(self) -> int:
        """Return the number of final decisions: those before the last draw or, once the game is over, all of them."""
        if self.over:
            return self.decided
        for at in range(len(self.actors) - 1, -1, -1):
            if self.actors[at] == CHANCE:
                return bisect_right(self.decisions, at)
        return 0

    def undoable(self) -> bool:
        """Return whether the last decision can be undone. `actors` shows which seat made the decision."""
        return self.fixed() < self.decided

    def undo(self) -> None:
        """Undo the last decision and the forced actions that followed it."""
        if not self.undoable():
            raise ValueError("there is no decision to undo: undo stops at random draws and at the end of the game")
        self.back_to(self.decided - 1)

    def back_to(self, decisions: int) -> None:
        """Return to the position after this number of decisions, whether or not the rules of undo allow it."""
        if not 0 <= decisions <= self.decided:
            raise ValueError(f"the match has {self.decided} decisions, not {decisions}")
        past = self.past
        if past.keep_steps:
            del past.steps[decisions + 1 :]
            self._return_to_last_step(past)
        elif decisions < self.decided:
            self._listener = self.position.listener
            self._restart(self.actions[: past.decisions[decisions]])

    def stop(self, reason: str) -> None:
        """End the game for a reason outside the rules, and score the public points."""
        if reason not in OUTSIDE_REASONS:
            raise ValueError(f"reason must be one of {', '.join(OUTSIDE_REASONS)}, not {reason!r}")
        self._stopped = reason

    def result(self) -> Result | None:
        """Return the result, even if the game was stopped or reached its limit. Returns None during the game."""
        reason = self._outside_reason()
        if self.position.actor == NOBODY or not reason:
            return self.position.result()
        return stopped(self.position, reason)

    def record(self, seats: Sequence[str] = ()) -> Record:
        """Return the game's record up to now. `seats` contains the players' names."""
        return record_of(self.game, self.position, self.actions, self.result(), seats)

    def run(self, choose: Choose[P]) -> Result:
        """Play the game to its end. `choose(view, actions)` gets the view and the legal actions of the seat to move."""
        while True:
            result = self.result()
            if result is not None:
                return result
            view = self.position.view(self.position.actor)
            self.play(choose(view, view.legal()))

    def done_before(self, seat: int) -> list[int]:
        """Return the actions that the seat has already played from this view, so bots can avoid repeating them.
        Requires `keep_steps`.
        """
        now = self.position.view(seat).to_bytes()
        done: list[int] = []
        for at in range(len(self.steps) - 1, max(0, len(self.steps) - 1 - MEMORY), -1):
            before = self.steps[at - 1].position
            if self.steps[at].seat == seat and before.view(seat).to_bytes() == now:
                done.append(self.steps[at].actions[0])
        return done

    def copy(self, bits: RandomBits) -> Match[P]:
        """Return an independent match at the same point, with its own random bits."""
        return Match(self._terms.game, self._terms.setup, bits, _copied=self)

    def imagined(self, seat: int, bits: RandomBits) -> Match[P]:
        """Return a match that is consistent with what this seat knows. Hidden information and future draws are sampled.
        It has no record, because its history does not match its position.
        """
        other = self.copy(bits)
        other._past = None
        other.position = self.game.sample(self.position.view(seat), bits)
        if other.legal:
            other.legal = other.position.legal()
        return other

    def too_long(self) -> bool:
        """Return whether the game has reached its length limit."""
        terms = self._terms
        if len(self.actions) >= terms.max_actions:
            return True
        return terms.max_decisions is not None and self.decided >= terms.max_decisions

    def _outside_reason(self) -> str:
        return self._stopped or (LENGTH if self.too_long() else "")

    def _refusal(self, action: int) -> Exception:
        """Return the reason why an action cannot be played, as seen by the seat to move."""
        actor = self.position.actor
        reason = (self.position.view(actor) if actor >= 0 else self.position).why_not(action)
        return Misfit("the action is legal, but nobody may take it now") if reason is None else IllegalAction(reason)

    # Advancing the position

    def _run(self, decision: int | None) -> None:
        past = self._past
        if past is not None and past.keep_steps:
            self._run_and_keep(past, decision)
            return
        if decision is not None:
            self._take(past, decision, True)
        self._follow(past)

    def _run_and_keep(self, past: Past, decision: int | None) -> None:
        """Play a step on a copy of the position. If the step fails, the match is unchanged."""
        kept = self.position
        events: list[Event] = []
        self.position = kept.copy()
        self.position.listener = events
        past.drew = past.ends_turn = False
        begun = len(self.actions)
        try:
            if decision is not None:
                self._take(past, decision, True)
            self._follow(past)
            script = self._script
            if script is not None and script.complete and script.next < len(script.actions):
                raise Misfit("the step contains more than one decision")
        except BaseException:
            self.position = kept
            self._return_to_last_step(past)
            raise
        self.position.listener = None
        past.steps.append(
            Step(
                NOBODY if decision is None else kept.actor,
                tuple(self.actions[begun:]),
                self.position,
                tuple(events),
                len(self.actions),
                past.drew,
                decision is None or past.ends_turn or self.position.actor == NOBODY,
                past.hidden_from,
            )
        )

    def _follow(self, past: Past | None) -> None:
        """Play draws and forced actions up to the next decision."""
        position = self.position
        while True:
            actor = position.actor
            if actor == NOBODY or self.too_long():
                self.legal = []
                return
            legal = position.legal()
            if actor != CHANCE and not _is_forced(position, legal, self._terms.own_decisions):
                self.legal = legal
                return
            action = None if self._script is None else self._repeated(self._script, legal)
            if action is None:
                action = pick(legal, position.weights(), self.bits) if actor == CHANCE else legal[0]
            self._take(past, action, False)

    def _repeated(self, script: Script, legal: list[int]) -> int | None:
        if script.next >= len(script.actions):
            if script.complete:
                raise Misfit("the step omits forced actions or draws")
            past = self._past
            if past is None or not past.keep_steps:
                self.position.listener = self._listener
            return None
        action = script.actions[script.next]
        if action not in legal:
            raise self._refusal(action)
        script.next += 1
        return action

    def _take(self, past: Past | None, action: int, decision: bool) -> None:
        position = self.position
        if decision:
            self.decided += 1
        if past is None:
            self.actions.append(action)
            position.apply(action)
            return
        if decision:
            past.decisions.append(len(self.actions))
        past.actors.append(position.actor)
        self.actions.append(action)
        if not past.keep_steps:
            position.apply(action)
            return
        past.look(position, action)
        active = position.active
        position.apply(action)
        if position.active != active:
            past.ends_turn = True

    def _return_to_last_step(self, past: Past) -> None:
        """Discard everything after the last step that was kept. Does nothing before the opening."""
        if not past.steps:
            del self.actions[:]
            self.decided, self.legal = 0, []
            past.cut(0, 0, NO_SEATS)
            return
        last = past.steps[-1]
        self.position = last.position
        self.decided = len(past.steps) - 1
        del self.actions[last.length :]
        past.cut(last.length, self.decided, last.hidden_from)
        self.legal = [] if self.over else self.position.legal()

    def _restart(self, actions: Sequence[int]) -> None:
        del self.actions[:]
        self.decided = 0
        self.past.cut(0, 0, NO_SEATS)
        self.position = self.game.start(self.setup)
        self._replay(actions)

    def _replay(self, actions: Sequence[int]) -> None:
        past = self._past
        keeps = past is not None and past.keep_steps
        if not keeps:
            self.position.listener = None if actions else self._listener
        script = self._script = Script(actions, complete=False) if actions else None
        self._run(None)
        while script is not None and script.next < len(actions):
            action = actions[script.next]
            if action not in self.legal:
                raise self._refusal(action)
            script.next += 1
            self._run(action)
        self._script = None
        if not keeps:
            self.position.listener = self._listener
