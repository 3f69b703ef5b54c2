"""A human player at the terminal, with menus of legal actions, text input, help and reasons."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kontor.cli.listing import by_place, groups, number_of, rest, title
from kontor.cli.picture import print_picture
from kontor.cli.rules import look_up, print_contents
from kontor.cli.screen import handbook, line, print_line, sentences, side_by_side, words
from kontor.core import AnyGame, KontorError, NotationError, Position

SHORT = 12
"""Maximum length of a list shown as a single menu. Longer lists are divided."""

WORD = re.compile(r"[^\W\d_]+")

LABELLED = 20
"""Maximum length of a list with a description on each line. Longer lists are printed in columns."""


class Leave(Exception):
    """Raised if the player wants to stop."""


class TakeBack(Exception):
    """Raised if the player wants to undo their last decision."""


class Entry(NamedTuple):
    """A line of a menu, for one action or for a group of actions with a submenu."""

    label: str
    actions: list[int]


class Meant(NamedTuple):
    """The actions that an answer could mean. A single match is played only if it is certain. If the player types part
    of a name, the matching actions are listed but not played.
    """

    actions: list[int]
    certain: bool = True


class Person:
    """Prompts the player until the answer is a legal action."""

    def __init__(self, game: AnyGame, console: Console, names: tuple[str, ...]) -> None:
        """Create a player. `names` contains a name for each seat, which may be empty."""
        self._game = game
        self._names = names
        self.say = words(names).say
        self._id = game.declaration.id
        self._console = console
        self._handbook = handbook(game)
        self._commands: dict[str, Callable[[Position, str], None]] = {
            "?": self._help,
            "help": self._help,
            "board": self._board,
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "quit": self._quit,
        }
        self._shown_board = self._shown_help = False

    def choose(self, view: Position, legal: list[int]) -> int:
        """Ask for one of the legal actions in the player's view."""
        if not self._shown_board:
            self._board(view, "")
            self._shown_board = True
        if not self._shown_help:
            self._help(view, "")
            self._shown_help = True
        offered = self._menu(view, legal, top=True)
        while True:
            answer = input("> ").strip()
            command, _, argument = answer.partition(" ")
            if command.casefold() in self._commands:
                self._commands[command.casefold()](view, argument.strip())
                continue
            if not answer:
                offered = self._menu(view, legal, top=True)
                continue
            meant = self._meant(view, legal, offered, answer)
            if len(meant.actions) == 1 and meant.certain:
                return meant.actions[0]
            if meant.actions:
                offered = self._menu(view, meant.actions, top=meant.actions == legal)
            if len(meant.actions) == 1:
                self._tell(self.say("play-only", text=view.text(meant.actions[0])))

    def _tell(self, text: str) -> None:
        print_line(self._console, text)

    def _meant(self, view: Position, legal: list[int], offered: Sequence[Entry], answer: str) -> Meant:
        """Return the actions that an answer could mean. If there are none, print the reason."""
        if answer.isdecimal():
            numbered = {str(number): entry.actions for number, entry in enumerate(offered, start=1)}
            if answer not in numbered:
                self._tell(self.say("play-number", last=len(offered)))
            return Meant(numbered.get(answer, []))
        try:
            action = number_of(view, answer)
        except NotationError as error:
            parts = answer.casefold().split()
            listed = [entry.actions for entry in offered if entry.label.casefold().split() == parts]
            if len(listed) == 1:
                return Meant(listed[0])
            found = [action for action in legal if all(part in view.text(action).casefold() for part in parts)]
            if not found:
                self._tell(" ".join(sentences(error)))
            return Meant(found, certain=False)
        if action not in legal:
            self._why(view, answer)
            return Meant([])
        return Meant([action])

    def _menu(self, view: Position, actions: list[int], top: bool) -> list[Entry]:
        """Print the choices by number. Long lists are divided by kind, then by place."""
        entries = divided(view, actions)
        line()
        if top:
            self._console.print(Text(self.say(self._game.prompt(view)), style="bold"))
            self._tell(self.say(self._game.status(view)))
            if (warning := self._game.scene(view).warning) is not None:
                self._tell(self.say(warning))
        self._console.print(self._numbered(view, entries))
        if not top:
            self._tell(self.say("play-back"))
        return entries

    def _numbered(self, view: Position, entries: list[Entry]) -> Table:
        kinds = {view.action_table.faces[entry.actions[0]].kind for entry in entries}
        rows = [
            [Text(f"{number:>3}", style="bold"), Text(entry.label), Text(_several(entry))]
            for number, entry in enumerate(entries, start=1)
        ]
        if len(kinds) == 1 and (len(entries) > LABELLED or any(len(entry.actions) > 1 for entry in entries)):
            return side_by_side(rows, self._console.width)
        table = Table.grid(padding=(0, 1))
        for row, entry in zip(rows, entries, strict=True):
            table.add_row(*row, Text(self._about(view, entry), style="dim"))
        return table

    def _about(self, view: Position, entry: Entry) -> str:
        """Return the text of a menu line."""
        if len(entry.actions) == 1:
            return self.say(self._game.label(view, entry.actions[0]))
        return title(self._id, view.action_table.faces[entry.actions[0]].kind)

    def _help(self, view: Position, _: str) -> None:
        example = view.text(view.legal()[0])
        part = WORD.findall(example)[-1].casefold()
        rule = self._handbook.rules[0].id
        line()
        for topic in ("number", "text", "part", "why", "rules", "board", "undo", "quit"):
            self._tell(self.say(f"play-help-{topic}", example=example, part=part, rule=rule, section=rule[0]))

    def _board(self, view: Position, _: str) -> None:
        print_picture(self._console, self._game.text_picture(view), self._names)

    def _why(self, view: Position, text: str) -> None:
        try:
            action = number_of(view, text)
        except KontorError as error:
            self._tell(" ".join(sentences(error)))
            return
        reason = view.why_not(action)
        if reason is None:
            self._tell(self.say("why-allowed", text=view.text(action)))
        else:
            self._tell(self.say("why-refused", text=view.text(action), rule=reason.rule))
            self._tell(self.say(reason))

    def _rules(self, view: Position, id: str) -> None:
        try:
            if id:
                look_up(self._handbook, id)
            else:
                print_contents(self._handbook)
        except KontorError as error:
            self._tell(" ".join(sentences(error)))

    def _undo(self, view: Position, argument: str) -> None:
        raise TakeBack

    def _quit(self, view: Position, _: str) -> None:
        raise Leave


def divided(view: Position, actions: list[int]) -> list[Entry]:
    """Divide a long list into groups by shared parts, then by place. A short list is returned unchanged."""
    if len(actions) <= SHORT:
        return [Entry(view.text(action), [action]) for action in actions]
    shared = groups(view, actions)
    if len(shared) > 1:
        return [Entry(_label(view, group.prefix, group.actions), group.actions) for group in shared]
    places = by_place(rest(view, shared[0], action) for action in actions)
    found: dict[str, list[int]] = {}
    for place, action in zip(places, actions, strict=True):
        found.setdefault(place, []).append(action)
    if len(found) == 1:
        return [Entry(view.text(action), [action]) for action in actions]
    return [Entry(place, held) for place, held in found.items()]


def _several(entry: Entry) -> str:
    return f"({len(entry.actions)})" if len(entry.actions) > 1 else ""


def _label(view: Position, prefix: str, actions: list[int]) -> str:
    return view.text(actions[0]) if len(actions) == 1 else f"{prefix} …"
