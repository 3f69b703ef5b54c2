"""`kontor play` plays a game in the terminal, between bots or with a human player in one seat."""

from __future__ import annotations

import random
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from kontor.bots import SECONDS, Bot, bot, level_of
from kontor.cli.arguments import (
    USUAL_LEVEL,
    Board,
    Edition,
    Force,
    Level,
    MaybeGame,
    Players,
    Settings,
    command_line,
    game_named,
    setup_from,
)
from kontor.cli.files import STDIN, check_target, load, names_of, write
from kontor.cli.person import Leave, Person, TakeBack
from kontor.cli.picture import print_picture
from kontor.cli.screen import bad_input, line, listed, out, print_line, seat_style, words
from kontor.cli.show import head_text, result_text
from kontor.core import (
    NOBODY,
    AnyGame,
    Event,
    Match,
    Position,
    RandomBits,
    Record,
    Setup,
    position_at,
    record_for,
    setup_of,
)
from kontor.core.undo import BOT, PERSON, undo_offer

PACE = 0.3
SEEDS = 1_000_000


def play(
    game: MaybeGame = None,
    players: Players = None,
    board: Board = None,
    edition: Edition = None,
    settings: Settings = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="K", help="Play this seat (0, 1, …); bots play the others.")
    ] = None,
    level: Level = USUAL_LEVEL,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", min=0, help="Random seed; the same seed gives the same game.")
    ] = None,
    pace: Annotated[
        float | None, typer.Option("--pace", metavar="SECONDS", min=0, help="Pause after each turn.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Continue the game in this record.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save the game to this file.")] = None,
    force: Force = False,
) -> None:
    """Watch bots play a game in the terminal, or play a seat yourself.

    Press Ctrl-C to stop; with --save the game is saved even then. While a game with secrets (such as mission cards) is
    in progress, the file contains only what your seat can see. The complete record is saved when the game is over.

    Example: `kontor play --players 4 --seat 0 --save mine.kontor`, and later
    `kontor play --seat 0 --resume mine.kontor --save mine.kontor --force`
    """
    table = {"GAME": game, "--players": players, "--board": board, "--edition": edition, "--set": settings}
    given = [name for name, value in table.items() if value not in (None, [])]
    if resume is not None:
        if given:
            raise bad_input("cli-resume-setup", options=listed(given))
        if resume == STDIN and seat is not None:
            raise bad_input("cli-resume-stdin")
        chosen, record = unfinished(resume)
        setup = setup_of(record, chosen)
    else:
        chosen, record = game_named(game), None
        setup = setup_from(chosen, players, board, edition, settings)
    if seat is not None and not 0 <= seat < setup.players:
        raise bad_input("cli-seat", seat=seat, possible=listed(map(str, range(setup.players))))
    if save is not None:
        check_target(save, force)
        if record is not None and seat is not None and _is_file(save, resume):
            _check_whole(save, chosen, record, seat)
        save.open("a", encoding="utf-8").close()  # fail now instead of after an hour of play
    watching = sys.stdout.isatty() and seat is None
    if seed is None:
        seed = random.SystemRandom().randrange(SEEDS)
    bits = random.Random(seed)
    session = Session(chosen, setup, bits, level, seat, pace if pace is not None else PACE * watching, record)
    if record is not None:
        session.tell(words().say("play-resumed", actions=len(record.actions)))
    elif seat is None and level_of(level) not in SECONDS:  # bots with a time limit do not always play the same way
        again = command_line(game, players, board, edition, settings, level, seed)
        line(words().say("play-again", command=again))  # printed without wrapping, ready to copy
    if seat is not None:
        session.tell(words().say("play-welcome", seat=seat))
        if save is None:
            session.tell(words().say("play-keep"))
    try:
        session.run()
    except (KeyboardInterrupt, EOFError, Leave):
        line()
        session.tell(words().say("play-stopped", actions=len(session.match.actions)))
    session.close()
    if save is not None:
        saved = session.record()
        write(save, saved.write())
        if saved.viewer is None:
            session.tell(words().say("play-saved", file=str(save)))
        else:
            session.tell(session.say("play-saved-own", file=str(save), seat=saved.viewer))


def unfinished(file: str) -> tuple[AnyGame, Record]:
    """Read the record to resume."""
    loaded = load(file)
    record = loaded.record
    if record is None:
        raise bad_input("cli-resume-position", file=file)
    if record.viewer is not None:
        raise bad_input("cli-resume-viewer", file=file)
    position = position_at(record, loaded.game)
    if position.actor == NOBODY or record.result is not None:
        raise bad_input("cli-resume-over", file=file)
    return loaded.game, record


def _is_file(path: Path, name: str | None) -> bool:
    """Return whether a path refers to the given file."""
    return name is not None and name != STDIN and path.is_file() and path.samefile(name)


def _check_whole(file: Path, game: AnyGame, record: Record, seat: int) -> None:
    """Refuse to overwrite a complete record with one seat's partial record."""
    if known_to(record, game, seat).viewer is not None:
        raise bad_input("cli-resume-whole", file=str(file), seat=seat)


def known_to(record: Record, game: AnyGame, seat: int) -> Record:
    """Return a game's record, limited to what this seat knows while other seats have secrets."""
    own = record_for(record, game, seat)
    return own if own.actions != record.actions else record


class Session:
    """A game played on this terminal."""

    def __init__(
        self,
        game: AnyGame,
        setup: Setup,
        bits: RandomBits,
        level: str,
        seat: int | None,
        pace: float,
        begun: Record | None = None,
    ) -> None:
        """Prepare the game. `level` is the level of the bots in the other seats. `begun` is a record to resume."""
        self.game = game
        self._bits = bits
        self._level = level
        self._id = game.declaration.id
        start: Position = game.start(setup)
        actions = [] if begun is None else [start.number(text) for text in begun.actions]
        self.match: Match[Position] = Match(game, setup, bits, actions=actions, keep_steps=True)
        self._told = 0
        """Number of steps already printed."""
        old: list[Event] = []
        if begun is not None:
            position_at(begun, game, listener=old)
        self._old = len(old)
        """Number of events in the resumed record. They are not printed again."""
        self.console = out()
        self._seats = [] if begun is None else begun.seats
        self._names = names_of(self._seats)
        self.say = words(self._names).say
        self._bots = self._new_bots()
        self._person = Person(game, self.console, self._names) if seat is not None else None
        self._seat = seat
        self._pace = pace
        self.console.print(Text(head_text(game, setup), style="bold"))

    def tell(self, text: str, style: str = "") -> None:
        print_line(self.console, text, style)

    def run(self) -> None:
        while self.match.result() is None:
            self._tell()
            actor = self.match.position.actor
            view = self.match.position.view(actor)
            if self._person is None or actor != self._seat:
                self.match.play(self._bots[actor].choose(view))
                continue
            try:
                self.match.play(self._person.choose(view, view.legal()))
            except TakeBack:
                self._take_back()
        self._tell()

    def _new_bots(self) -> list[Bot]:
        """Return bots that remember the actions of their seats in this game, except undone ones."""
        match = self.match
        bots = [bot(self._level, self.game, self._bits) for _ in range(match.setup.players)]
        for before, step in pairwise(match.steps):
            bots[step.seat].remember(before.position.view(step.seat), step.actions[0])
        return bots

    def _take_back(self) -> None:
        """Undo the player's last decision and later actions of bots, but never a random draw."""
        match = self.match
        assert self._seat is not None
        to = undo_offer(match, self._decider, frozenset([self._seat]), over_bots=True).step
        if to is None:
            self.tell(self.say("play-no-undo"))
            return
        before = len(match.actions)
        match.back_to(to)
        self._told = len(match.steps)
        self._bots = self._new_bots()
        self.tell(self.say("play-undone", actions=before - len(match.actions)))

    def _decider(self, decision: int) -> str:
        return PERSON if self.match.steps[decision + 1].seat == self._seat else BOT

    def _tell(self) -> None:
        """Print new events, with a pause after each turn to give the player time to read."""
        heading = self.game.declaration.turn_event
        for step in self.match.steps[self._told :]:
            for event in step.events[self._old :]:
                if event.what == heading:
                    self._part()
                viewer = event if self._seat is None else event.shown_to(self._seat)
                self.tell(self.say(viewer), seat_style(event.seat))
            if step.ends_turn and not heading and len(step.events) > self._old:
                self._part()
            self._old = max(0, self._old - len(step.events))
        self._told = len(self.match.steps)

    def _part(self) -> None:
        """Print a separator between two turns."""
        if self._pace:
            time.sleep(self._pace)
        line()

    def close(self) -> None:
        """Print the result or the current standings: on a terminal as a table, and otherwise as plain lines."""
        result = self.match.result()
        if not self.console.is_terminal:
            line()
            self._scores()
        elif result is not None:
            print_picture(self.console, self.game.text_picture(self._known()), self._names)
            line()
        if result is not None:
            self.tell(result_text(self._id, result, self.say))

    def _scores(self) -> None:
        view = self._known()
        rows = [row for table in self.game.scene(view).tables for row in table.rows]
        covered = {row.seat for row in rows if None in row.cells}  # the points would reveal face-down tiles
        sheets = [{} if seat in covered else sheet for seat, sheet in enumerate(view.scores())]
        told = dict.fromkeys(name for sheet in sheets for name in sheet if any(one.get(name) for one in sheets))
        for desk, sheet in zip(self.game.desks(view), sheets, strict=True):
            sources = [f"{self.say(f'{self._id}-source-{name}')} {sheet[name]}" for name in told if sheet]
            self.tell(self.say("play-score", seat=desk.seat, points=desk.projection, sources=listed(sources)))
        if covered or self.record().viewer is not None:
            self.tell(self.say("play-score-secret"))

    def _known(self) -> Position:
        """Return the position to print when the player leaves: the player's view, or the whole position if only bots
        play.
        """
        return self.match.position if self._seat is None else self.match.position.view(self._seat)

    def record(self) -> Record:
        """Return this game's record, limited to what the human player knows while other seats have secrets."""
        record = self.match.record(self._seats)
        return record if self._seat is None else known_to(record, self.game, self._seat)
