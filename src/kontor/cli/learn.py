"""`kontor learn` offers a game's lessons and puzzles in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.cli.arguments import MaybeGame, game_named
from kontor.cli.language import spoken
from kontor.cli.person import SHORT, Entry, Leave, Person, TakeBack
from kontor.cli.screen import line, out, print_line, seat_style
from kontor.core import AnyGame, Position
from kontor.table.lessons import NEXT, PUZZLE_LIST, PUZZLE_PREFIX, Lesson, LessonRun, after, lesson_ids, lesson_infos
from kontor.table.messages import Said
from kontor.table.puzzles import puzzle_infos, task_of
from kontor.words import Words

MaybeLesson = Annotated[
    str | None,
    typer.Argument(
        metavar="LESSON",
        help="A lesson, such as first-route; a puzzle, such as puzzle-1; or `puzzles` to list the puzzles.",
        show_default=False,
    ),
]


def learn(game: MaybeGame = None, lesson: MaybeLesson = None) -> None:
    """Learn a game in the terminal: list its lessons and puzzles, or take one.

    A lesson explains the rules, asks you to play, and ends with a position to solve. A puzzle asks for the best action.
    Type `hint` or `show` for help, and `undo` to go back one step.

    Example: `kontor learn hansa first-route`
    """
    chosen = game_named(game)
    if lesson is None:
        list_lessons(chosen)
        return
    if lesson == PUZZLE_LIST:
        list_puzzles(chosen)
        return
    pupil = Pupil(task_of(chosen, puzzles_by_number(chosen).get(lesson, lesson)), out())
    try:
        pupil.take()
    except (KeyboardInterrupt, EOFError, Leave):
        line()
        pupil.tell(pupil.say("cli-learn-stopped"))


def puzzles_by_number(game: AnyGame) -> dict[str, str]:
    """Return the ids of a game's puzzles by their short names, such as `puzzle-7` for the seventh in the list."""
    return {f"{PUZZLE_PREFIX}{number}": info.id for number, info in enumerate(puzzle_infos(game), start=1)}


def words_of(game: AnyGame) -> Words:
    return Words(spoken(), [game.folder() / "words", game.folder() / "lessons" / "words"])


def list_lessons(game: AnyGame) -> None:
    say = words_of(game).say
    table = Table.grid(padding=(0, 2, 0, 0))
    for info in lesson_infos(game):
        title, about = (say(said.id, **said.args) for said in (info.title, info.about))
        table.add_row(info.id, Text(title, style="bold"), say("cli-learn-minutes", minutes=info.minutes), about)
    console = out()
    console.print(table if table.row_count else say("cli-learn-none", title=game.declaration.title))
    if table.row_count:
        print_line(console, say("cli-learn-take", game=game.declaration.id, lesson=lesson_ids(game)[0]))
    if count := len(puzzle_infos(game)):
        print_line(console, say("cli-learn-puzzles", game=game.declaration.id, count=count))


def list_puzzles(game: AnyGame) -> None:
    say = words_of(game).say
    infos = puzzle_infos(game)
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, info in zip(puzzles_by_number(game), infos, strict=True):
        difficulty = say("cli-learn-difficulty", difficulty=info.difficulty)
        table.add_row(name, difficulty, say("cli-learn-players", players=info.players))
    console = out()
    console.print(table if infos else say("cli-learn-no-puzzles", title=game.declaration.title))
    if infos:
        print_line(console, say("cli-learn-solve", game=game.declaration.id, puzzle=f"{PUZZLE_PREFIX}1"))


WHILE_READING = ("board", "rules", "undo", "quit")
"""Commands of a step without a task."""


class Pupil(Person):
    """A learner at the terminal, who can ask for a hint or for the answer."""

    def __init__(self, lesson: Lesson, console: Console) -> None:
        super().__init__(lesson.game, console, ())
        self.say = words_of(lesson.game).say
        self.run = lesson.begin()
        self._commands |= {"hint": self._hint, "show": self._answer}
        self._task_in_sight = False

    def tell(self, text: str, style: str = "") -> None:
        print_line(self._console, text, style)

    def take(self) -> None:
        """Run the lesson until it is finished or the learner leaves."""
        self.tell(self.say("play-welcome", seat=self.run.lesson.you))
        self._head()
        while self.run.step is not None:
            try:
                self._give(self._input())
            except TakeBack:
                self._reset(after(self.run.lesson, self.run.inputs[:-1]))
                self._head()
        self._reasons()
        lessons, puzzles = lesson_ids(self._game), puzzles_by_number(self._game)
        is_lesson = self.run.lesson.id in lessons
        names, ids = (lessons, lessons) if is_lesson else (list(puzzles), list(puzzles.values()))
        following = names[ids.index(self.run.lesson.id) + 1 :]
        if following and is_lesson:
            self.tell(self.say("cli-learn-take", game=self._id, lesson=following[0]))
        elif following:
            self.tell(self.say("cli-learn-solve", game=self._id, puzzle=following[0]))

    def _input(self) -> str:
        step, lesson = self.run.step, self.run.lesson
        assert step is not None
        view: Position = self.run.position.view(lesson.you)
        if not step.asks:
            while answer := input(f"{self.say('cli-learn-enter')} ").strip():
                command, _, argument = answer.partition(" ")
                if command.casefold() in WHILE_READING:
                    self._commands[command.casefold()](view, argument.strip())
                else:
                    self.tell(self.say("cli-learn-unused", text=answer))
            return NEXT
        return view.text(self.choose(view, view.legal()))

    def _give(self, text: str) -> None:
        at, given = self.run.at, len(self.run.inputs)
        self.run.give(text)
        for event in self.run.events:
            self.tell(self.say(event.shown_to(self.run.lesson.you)), seat_style(event.seat))
        form = self.run.form()
        if form.feedback is not None:
            self.tell(self._said(form.feedback), "bold green" if form.right and not form.lost else "bold red")
        if self.run.at != at:
            self._reset(self.run)
            self._head()
        elif len(self.run.inputs) < given:  # the step has been restarted
            self._shown_board = False
            self._head()

    def _reset(self, run: LessonRun) -> None:
        """Show the board again if a new position has been set up."""
        self.run = run
        self._shown_board = run.step is not None and run.step.start is None and self._shown_board

    def _head(self) -> None:
        form = self.run.form()
        line()
        if (form.look or form.asks) and not self._shown_board:
            self._board(self.run.position.view(self.run.lesson.you), "")
            self._shown_board = True
            line()
        if form.asks and not self._shown_help:
            self._help(self.run.position.view(self.run.lesson.you), "")
            self._shown_help = True
            line()
        if form.steps > 1 and not form.done:  # a puzzle always has exactly one step
            self.tell(self.say("cli-learn-step", step=form.step + 1, steps=form.steps), "dim")
        if form.say is not None:
            self.tell(self._said(form.say), "bold")
        if form.look:
            names = {place.id: place.name for place in self._game.backdrop(self.run.position.setup).places}
            places = dict.fromkeys(self.say(names[place]) for place in form.look)
            self.tell(self.say("cli-learn-look", places="; ".join(places)), "dim")
        self._task_in_sight = True

    def _menu(self, view: Position, actions: list[int], top: bool) -> list[Entry]:
        """Print the choices. If the task may have scrolled off the screen, it is repeated below them."""
        entries = super()._menu(view, actions, top)
        said = self.run.form().say
        if said is not None and (len(entries) > SHORT or not self._task_in_sight):
            line()
            self.tell(self._said(said), "bold")
        self._task_in_sight = False
        return entries

    def _help(self, view: Position, topic: str) -> None:
        super()._help(view, topic)
        self.tell(self.say("cli-learn-help"))

    def _said(self, said: Said) -> str:
        return self.say(said.id, **said.args)

    def _hint(self, view: Position, _: str) -> None:
        hint = self.run.form().hint
        assert hint is not None  # every step with a task has a solution
        self.tell(self._said(hint))
        self._reasons()

    def _reasons(self) -> None:
        """Print the reasons for the solution of a puzzle."""
        for reason in self.run.form().reasons:
            self.tell(f"– {self._said(reason)}")

    def _answer(self, view: Position, _: str) -> None:
        if self.run.lost:
            self._hint(view, "")
        self.tell(self.say("cli-learn-answer", actions=", ".join(self.run.answer())))
