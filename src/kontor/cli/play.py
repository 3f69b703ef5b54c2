"""`kontor play`: a game in the terminal, between bots or with a person at one seat."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from kontor.bots.purposeful import Purposeful
from kontor.cli.arguments import (
    Board,
    Edition,
    Force,
    MaybeGame,
    Players,
    Settings,
    command_line,
    game_named,
    setup_from,
)
from kontor.cli.files import check_target, load, write
from kontor.cli.person import Leave, Person, TakeBack
from kontor.cli.picture import print_picture
from kontor.cli.screen import bad_input, line, listed, out, print_line, seat_style, words
from kontor.cli.show import head_text, result_text
from kontor.core import CHANCE, NOBODY, Event, Game, Match, Record, Setup, position_at, record_for, record_of

PACE = 0.3
SEEDS = 1_000_000


def play(
    game: MaybeGame = None,
    players: Players = None,
    board: Board = None,
    edition: Edition = None,
    settings: Settings = None,
    seat: Annotated[
        int | None, typer.Option("--seat", metavar="K", help="Play this seat yourself (0, 1, …); bots play the others.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", min=0, help="Play the game of this seed; any if left out.")
    ] = None,
    pace: Annotated[
        float | None, typer.Option("--pace", metavar="SECONDS", min=0, help="How long to wait after each turn.")
    ] = None,
    resume: Annotated[
        str | None, typer.Option("--resume", metavar="FILE", help="Go on with the game of this record.")
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Write the record to this file.")] = None,
    force: Force = False,
) -> None:
    """Watch a game between bots in the terminal, or play one seat yourself.

    Ctrl-C ends the game at any time; with --save its record is written even then. If you play a seat of a game with
    secrets, such as mission cards, the record of a game that is not over holds only what your seat knows; it is whole
    when the game is over.

    Example: `kontor play --players 4 --seat 0 --save mine.kontor`, and later
    `kontor play --seat 0 --resume mine.kontor --save mine.kontor --force`
    """
    table = {"GAME": game, "--players": players, "--board": board, "--edition": edition, "--set": settings}
    given = [name for name, value in table.items() if value]
    if resume is not None:
        if given:
            raise bad_input("cli-resume-setup", options=listed(given))
        chosen, setup, actions = unfinished(resume)
    else:
        chosen = game_named(game)
        setup, actions = setup_from(chosen, players, board, edition, settings), []
    if seat is not None and not 0 <= seat < setup.players:
        raise bad_input("cli-seat", seat=seat, possible=listed(map(str, range(setup.players))))
    if save is not None:
        check_target(save, force)
        save.open("a", encoding="utf-8").close()  # better to fail now than after an hour of play
    watching = sys.stdout.isatty() and seat is None
    if seed is None:
        seed = random.SystemRandom().randrange(SEEDS)
    session = Session(chosen, setup, seed, seat, pace if pace is not None else PACE * watching, actions)
    if resume is not None:
        session.tell(words().say("play-resumed", actions=len(actions)))
    elif seat is None:
        again = command_line(game, players, board, edition, settings, seed)
        line(words().say("play-again", command=again))  # not wrapped: it is to be copied
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
        record = session.record()
        write(save, record.write())
        if record.viewer is None:
            session.tell(words().say("play-saved", file=str(save)))
        else:
            session.tell(words().say("play-saved-own", file=str(save), seat=record.viewer))


def unfinished(file: str) -> tuple[Game[Any], Setup, list[int]]:
    """The game of a record that is to go on."""
    loaded = load(file)
    record = loaded.record
    if record is None:
        raise bad_input("cli-resume-position", file=file)
    if record.viewer is not None:
        raise bad_input("cli-resume-viewer", file=file)
    position = position_at(record, loaded.game)
    if position.actor == NOBODY:
        raise bad_input("cli-resume-over", file=file)
    return loaded.game, position.setup, [position.number(text) for text in record.actions]


class Session:
    """A game on this terminal."""

    def __init__(
        self, game: Game[Any], setup: Setup, seed: int, seat: int | None, pace: float, actions: Sequence[int] = ()
    ) -> None:
        bits = random.Random(seed)
        self.game = game
        self._id = game.declaration.id
        self.events: list[Event] = []
        self.match = Match(game, setup, bits, self.events, actions)
        if actions:
            self.events.clear()  # what is in the record has been told
        self.console = out()
        self._bot = Purposeful(game, bits)
        self._person = Person(game, self.console) if seat is not None else None
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
                self.match.play(self._bot.choose(view, view.legal()))
                continue
            try:
                self.match.play(self._person.choose(view, view.legal()))
            except TakeBack:
                self._take_back()
        self._tell()

    def _take_back(self) -> None:
        """Back to the person's last own decision, over what bots have done since, but never over a draw."""
        match = self.match
        own = [at for at in match.decisions if match.actors[at] == self._seat]
        if not own or CHANCE in match.actors[own[-1] :]:
            self.tell(words().say("play-no-undo"))
            return
        before = len(match.actions)
        while len(match.actions) > own[-1]:
            match.undo()
        self.tell(words().say("play-undone", actions=before - len(match.actions)))

    def _tell(self) -> None:
        """Say what has happened; wait after each turn so that it can be read."""
        heard, self.events[:] = self.events[:], []
        for event in heard:
            if event.what.endswith("-turn"):
                if self._pace:
                    time.sleep(self._pace)
                line()
            viewer = event if self._seat is None else event.shown_to(self._seat)
            self.tell(words().say(viewer), seat_style(event.seat))

    def close(self) -> None:
        """How it ended, or how things stand: on a terminal the finished table, elsewhere the scores in lines."""
        result = self.match.result()
        if not self.console.is_terminal:
            line()
            self._scores()
        elif result is not None:
            print_picture(self.console, self.game.text_picture(self._known()))
            line()
        if result is not None:
            self.tell(result_text(self._id, result))

    def _scores(self) -> None:
        sheets = self._known().scores()
        told = [name for name in sheets[0] if any(sheet[name] for sheet in sheets)]
        for seat, sheet in enumerate(sheets):
            sources = [f"{words().say(f'{self._id}-source-{name}')} {sheet[name]}" for name in told]
            self.tell(words().say("play-score", seat=seat, points=sum(sheet.values()), sources=listed(sources)))
        if self.record().viewer is not None:
            self.tell(words().say("play-score-secret"))

    def _known(self) -> Any:
        """What the person may know: nobody learns the secrets of others by leaving. Whoever only watches sees all."""
        return self.match.position if self._seat is None else self.match.position.view(self._seat)

    def record(self) -> Record:
        """The record; while others keep secrets from the person who plays, only what that person knows."""
        record = record_of(self.game, self.match.position, self.match.actions, self.match.result())
        if self._seat is None:
            return record
        own = record_for(record, self.game, self._seat)
        return own if own.actions != record.actions else record
