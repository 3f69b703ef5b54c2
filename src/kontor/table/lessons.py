"""Lessons: short scripted games that teach the rules. See docs/lessons.md for the format of lesson files.

A lesson's state depends only on the accepted inputs. Therefore, the server stores nothing, the client can return to any
step, and a test can try every branch.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from kontor.bots import bot
from kontor.core import AnyGame, AnyPosition, IllegalAction, KontorError, Match, Message
from kontor.core.chance import CHANCE
from kontor.core.match import forced
from kontor.core.messages import Event
from kontor.core.position_files import POSITION_KEYS, position_of
from kontor.core.reader import excerpt
from kontor.table.messages import LessonForm, LessonInfo, Refusals, Said, event_form, said_of
from kontor.table.views import refusals_of

NEXT: Final = "next"
"""Input that continues after a step without a task."""

MOST_INPUTS = 200
MOST_REPLIES = 60
"""Maximum number of bot actions between two inputs."""
MOST_TRIED = 1_500
"""Search limit, in actions, for checking whether a goal is still reachable."""

LESSON_KEYS: Final = frozenset([*POSITION_KEYS, "minutes", "teaches", "you", "step"])
STEP_KEYS: Final = frozenset(
    [
        "position",
        "actions",
        "say",
        "look",
        "expect",
        "kinds",
        "goal",
        "within",
        "spoils",
        "answer",
        "hint",
        "well",
        "wrong",
        "then",
        "bot",
    ]
)


class LessonUnknown(KontorError):
    """Raised if the game has no lesson with this id."""


class LessonInput(KontorError):
    """Raised if the inputs do not match the lesson, for example because the lesson has changed."""


PUZZLE_LIST: Final = "puzzles"
PUZZLE_PREFIX: Final = "puzzle-"
"""Prefix of puzzle ids. Lessons and puzzles share one set of ids, so no lesson id may start with this prefix."""


class LessonFault(Exception):
    """Raised for an error in a lesson file."""


class Condition(NamedTuple):
    """A condition on a value in the position's JSON form, given by a path such as `seats.0.prestige`. The path
    `points.0` refers to the total points of seat 0.
    """

    at: str
    least: int | None
    wanted: Any

    def holds(self, position: AnyPosition) -> bool:
        value = self._value(position)
        if self.least is not None:
            return isinstance(value, int) and value >= self.least
        return bool(value == self.wanted or (self.wanted == "" and not value))

    def _value(self, position: AnyPosition) -> Any:
        if self.at.startswith("points."):
            return sum(position.scores()[int(self.at.removeprefix("points."))].values())
        value: Any = position.json()
        rest = self.at
        while rest:  # names may contain dots, so use the longest matching key
            keys = [str(number) for number in range(len(value))] if isinstance(value, list) else list(value or ())
            key = max((one for one in keys if rest == one or rest.startswith(f"{one}.")), key=len, default=None)
            if key is None:
                return None
            value = value[int(key)] if isinstance(value, list) else value[key]
            rest = rest[len(key) + 1 :]
        return value


class Wrong(NamedTuple):
    """Feedback on a wrong action of this kind, or of any kind if `kind` is empty."""

    kind: str
    say: str


class LessonStep(NamedTuple):
    say: str
    look: tuple[str, ...]
    expect: tuple[str, ...]
    kinds: tuple[str, ...]
    goal: tuple[Condition, ...]
    within: int
    """Maximum number of decisions to reach the goal."""
    spoils: tuple[str, ...]
    """Kinds of actions that make the goal unreachable, where a search would take too long."""
    answer: tuple[str, ...]
    """A sample solution, shown on request."""
    hint: str
    well: str
    wrong: tuple[Wrong, ...]
    then: tuple[str, ...]
    bot: str
    start: Mapping[str, Any] | None
    """A new position for this step. The lesson's setup stays the same."""

    @property
    def asks(self) -> bool:
        """True if the step has a task."""
        return bool(self.expect or self.kinds or self.goal)

    def accepts(self, position: AnyPosition, action: int) -> bool:
        """Return whether this step accepts an action. Goals are checked after the action."""
        text, kind = position.text(action), position.action_table.faces[action].kind
        named = text in self.expect or kind in self.kinds
        return named or not (self.expect or self.kinds)


@dataclass(frozen=True)
class Lesson:
    """A lesson, as described in its file."""

    game: AnyGame
    id: str
    minutes: int
    teaches: tuple[str, ...]
    you: int
    start: Mapping[str, Any]
    steps: tuple[LessonStep, ...]

    def message(self, name: str) -> Message:
        return Message(f"{self.game.declaration.id}-lesson-{self.id}-{name}", {"seat": self.you})

    def begin(self) -> LessonRun:
        return LessonRun(self)


class LessonRun:
    """A lesson in progress."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.inputs: list[str] = []
        self.events: tuple[Event, ...] = ()
        self.feedback = ""
        self.right = True
        self._bits = random.Random(lesson.id)
        self._lay(lesson.start)

    @property
    def step(self) -> LessonStep | None:
        """The current step, or None at the end of the lesson."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def position(self) -> AnyPosition:
        return self._match.position

    def give(self, text: str) -> None:
        """Process an input. A wrong input changes only the feedback."""
        step = self.step
        if step is None:
            raise LessonInput([Message("lesson-over", {})])
        self.events, self.feedback, self.right = (), "", True
        if not step.asks:
            if text != NEXT:
                raise LessonInput([Message("lesson-only-next", {"text": excerpt(text)})])
            self._go_on(text, step)
            return
        view = self.position.view(self.lesson.you)
        action = view.action_table.find(text)
        if action is None or action not in view.legal():
            reason = None if action is None else view.why_not(action)
            unknown = Message("action-unknown", {"text": excerpt(text), "closest": ""})
            raise LessonInput([unknown]) if reason is None else IllegalAction(reason)
        if not self._accepts(step, view, action):
            self._refuse(step, action)
            return
        self._try(step, action, text)

    def answer(self) -> list[str]:
        """Return a complete solution of the step, starting with the learner's actions in this decision."""
        step = self.step
        if step is None or not step.asks:
            return []
        if step.within > 1:
            return list(step.answer)
        view = self.position.view(self.lesson.you)
        legal = [view.text(action) for action in view.legal()]
        for text in (*step.answer, *step.expect, *legal):
            if text in legal and after(self.lesson, self.inputs, text).at > self.at:
                return [text]
        return []

    @property
    def lost(self) -> bool:
        """True if the goal of the step can no longer be reached. False if this takes too long to find out."""
        step = self.step
        if step is None or not step.goal or not self._decided:
            return False
        table = self.position.action_table
        played = (table.find(text) for text in self.inputs[self._first :])
        if any(table.faces[action].kind in step.spoils for action in played if action is not None):
            return True
        return not self._reachable(step, self.position, step.within - self._decided, {}, [MOST_TRIED])

    def _reachable(
        self, step: LessonStep, position: AnyPosition, left: int, missed: dict[bytes, int], tries: list[int]
    ) -> bool:
        """Return whether a goal can be reached from a position within this number of decisions, given perfect luck. The
        sample solution is tried first. `missed` contains positions known to be too far from the goal.
        """
        if all(condition.holds(position) for condition in step.goal):
            return True
        key = position.to_bytes()
        if position.actor not in (self.lesson.you, CHANCE) or missed.get(key, -1) >= left:
            return False
        legal = position.legal()
        left -= position.actor != CHANCE and not forced(self.lesson.game, position, legal)
        if left < 0:
            return False
        good = [action for action in legal if position.text(action) in step.answer]
        for action in dict.fromkeys([*good, *legal]):
            tries[0] -= 1
            following = position.copy()
            following.apply(action)
            if tries[0] < 0 or self._reachable(step, following, left, missed, tries):
                return True
        missed[key] = left
        return False

    def why_not(self, path: Sequence[str]) -> Refusals:
        """Return the reasons why a click on these places has no effect."""
        return refusals_of(self.lesson.game, self.position.view(self.lesson.you), path)

    def backdrop(self) -> dict[str, Any]:
        return self.lesson.game.backdrop(self.position.setup).to_json()

    def form(self) -> LessonForm:
        lesson, step = self.lesson, self.step
        scene = lesson.game.scene(self.position.view(lesson.you))
        asks = step is not None and step.asks
        shown = scene if asks else scene.to_look_at()
        lost = said_of(Message("lesson-lost", {})) if self.lost else None
        begun = said_of(Message("lesson-go-on", {})) if self._decided else None
        return LessonForm(
            step=self.at,
            steps=len(lesson.steps),
            you=lesson.you,
            say=self._said(step.say if step else "end"),
            look=list(step.look) if step else [],
            asks=asks,
            hint=lost or (self._said(step.hint) if step else None),
            answer=self.answer(),
            feedback=lost or self._said(self.feedback) or begun,
            right=self.right,
            lost=lost is not None,
            inputs=self.inputs,
            scene=shown.to_json(),
            events=[event_form(event.shown_to(lesson.you)) for event in self.events],
            done=step is None,
        )

    def _accepts(self, step: LessonStep, view: AnyPosition, action: int) -> bool:
        return step.accepts(view, action)

    def _position(self, start: Mapping[str, Any]) -> AnyPosition:
        return position_of(self.lesson.game, start)

    def _said(self, name: str) -> Said | None:
        return said_of(self.lesson.message(name)) if name else None

    def _lay(self, start: Mapping[str, Any]) -> None:
        position = self._position(start)
        self._match: Match[Any] = Match(
            self.lesson.game, position.setup, self._bits, keep_steps=True, begin=False
        )  # fmt: skip
        self._match.position = position
        self._match.begin()
        self._decided = 0
        """Number of decisions made in this step."""
        self._first = 0
        """Number of inputs accepted before this step."""

    def _refuse(self, step: LessonStep, action: int) -> None:
        kind = self.position.action_table.faces[action].kind
        fitting = [wrong.say for wrong in step.wrong if wrong.kind in ("", kind)]
        self.feedback, self.right = (fitting or [step.hint])[0], False

    def _try(self, step: LessonStep, action: int, text: str) -> None:
        """Play an action that this step accepts. If the goal is not reached in time, the step starts again."""
        self._match.play(action)
        self._decided += 1
        self.events += self._match.steps[-1].events
        if all(condition.holds(self.position) for condition in step.goal):
            self._go_on(text, step)
        elif self._decided < step.within and self.position.actor == self.lesson.you:
            self.inputs.append(text)
        else:
            again = self.lesson.begin()
            for one in self.inputs[: self._first]:
                again.give(one)
            self.__dict__.update(again.__dict__, events=())
            self._refuse(step, action)

    def _go_on(self, text: str, step: LessonStep) -> None:
        self.inputs.append(text)
        for reply in step.then:
            self._reply(self.position.number(reply))
        if step.bot:
            player = bot(step.bot, self.lesson.game, self._bits)
            for _ in range(MOST_REPLIES):
                if self._match.over or self.position.actor == self.lesson.you:
                    break
                self._reply(player.choose(self.position.view(self.position.actor)))
        self.at += 1
        self.feedback = step.well
        following = self.step
        if following is not None and following.start is not None:
            self._lay(following.start)
        self._decided, self._first = 0, len(self.inputs)

    def _reply(self, action: int) -> None:
        self._match.play(action)
        self.events += self._match.steps[-1].events


def after(lesson: Lesson, inputs: Sequence[str], attempt: str | None = None) -> LessonRun:
    """Return a lesson's state after these accepted inputs and, optionally, one more attempt."""
    if len(inputs) > MOST_INPUTS:
        raise LessonInput([Message("lesson-too-long", {"most": MOST_INPUTS})])
    run = lesson.begin()
    for text in inputs:
        run.give(text)
        if not run.right:
            raise LessonInput([Message("lesson-misfit", {"text": excerpt(text)})])
    run.events, run.feedback = (), ""
    if attempt is not None:
        run.give(attempt)
    return run


# Reading lesson files


def lesson_ids(game: AnyGame) -> list[str]:
    """Return the ids of a game's lessons in the recommended order."""
    return list(_lessons(game.folder()))


def lesson_of(game: AnyGame, id: str) -> Lesson:
    """Return the lesson with this id. Raises LessonUnknown if it does not exist."""
    file = _lessons(game.folder()).get(id)
    if file is None:
        possible = ", ".join(lesson_ids(game))
        raise LessonUnknown([Message("lesson-unknown", {"lesson": excerpt(id), "possible": possible or "-"})])
    return _lesson(game, id, file)


def lesson_infos(game: AnyGame) -> list[LessonInfo]:
    """Return all lessons of a game."""
    lessons = [lesson_of(game, id) for id in lesson_ids(game)]
    return [
        LessonInfo(
            one.id,
            said_of(one.message("title")),
            said_of(one.message("about")),
            one.minutes,
            list(one.teaches),
            len(one.steps),
        )
        for one in lessons
    ]


@cache
def _lessons(folder: Path) -> dict[str, Path]:
    """Map lesson ids to files. For example, `lessons/2-tracks.toml` is the second lesson and has the id `tracks`."""
    files = sorted((folder / "lessons").glob("[0-9]*-*.toml"), key=lambda file: int(file.stem.partition("-")[0]))
    return {file.stem.partition("-")[2]: file for file in files}


@cache
def _data(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _lesson(game: AnyGame, id: str, file: Path) -> Lesson:
    if id == PUZZLE_LIST or id.startswith(PUZZLE_PREFIX):
        raise LessonFault(f"{file.name}: the id {id} is reserved for puzzles")
    data = _data(file)
    _only(data, LESSON_KEYS, file.name)
    start: dict[str, Any] = {key: data[key] for key in POSITION_KEYS if key in data}
    steps = tuple(_steps(data["step"], start, file.name))
    return Lesson(game, id, data["minutes"], tuple(data["teaches"]), data.get("you", 0), start, steps)


def _steps(tables: Sequence[Mapping[str, Any]], start: Mapping[str, Any], where: str) -> Iterator[LessonStep]:
    for number, table in enumerate(tables, start=1):
        place = f"{where}, step {number}"
        _only(table, STEP_KEYS, place)
        own = {key: table[key] for key in ("position", "actions") if key in table}
        setup = {key: value for key, value in start.items() if key not in ("position", "actions")}
        step = LessonStep(
            say=table["say"],
            look=tuple(table.get("look", ())),
            expect=tuple(table.get("expect", ())),
            kinds=tuple(table.get("kinds", ())),
            goal=tuple(_condition(one, place) for one in table.get("goal", ())),
            within=table.get("within", 1),
            spoils=tuple(table.get("spoils", ())),
            answer=tuple(table.get("answer", table.get("expect", ())[:1])),
            hint=table.get("hint", ""),
            well=table.get("well", ""),
            wrong=tuple(Wrong(one.get("kind", ""), one["say"]) for one in table.get("wrong", ())),
            then=tuple(table.get("then", ())),
            bot=table.get("bot", ""),
            start={**setup, **own} if own else None,
        )
        if step.asks and not (step.hint and step.answer):
            raise LessonFault(f"{place}: a step with a goal needs a hint and an answer")
        yield step


def _condition(table: Mapping[str, Any], place: str) -> Condition:
    _only(table, frozenset(["at", "least", "is"]), place)
    return Condition(table["at"], table.get("least"), table.get("is"))


def _only(table: Mapping[str, Any], known: frozenset[str], place: str) -> None:
    if unknown := table.keys() - known:
        raise LessonFault(f"{place}: unknown keys {', '.join(sorted(unknown))}")
