"""`kontor play`: a game in the terminal, between bots or with a person at one seat."""

from __future__ import annotations

import random
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from kontor.bots.purposeful import Purposeful
from kontor.cli.arguments import Board, Edition, Players, Settings, setup_from
from kontor.cli.person import Leave, Person
from kontor.cli.pictures import picture_of
from kontor.cli.screen import bad_input, line, listed, out, seat_style, words
from kontor.cli.show import result_text
from kontor.core import Event, Game, Match, Result, Setup, record_of
from kontor.registry import game as game_of

PACE = 0.3
SEEDS = 1_000_000


def play(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The game.")] = "hansa",
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
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Write the record to this file.")] = None,
) -> None:
    """Watch a game between bots in the terminal, or play one seat yourself.

    Ctrl-C ends the game at any time; with --save its record is written even then.

    Example: `kontor play --players 4 --seat 0 --save mine.kontor`
    """
    chosen = game_of(game)
    setup = setup_from(chosen, players, board, edition, settings)
    if seat is not None and not 0 <= seat < setup.players:
        raise bad_input("cli-seat", seat=seat, possible=listed(map(str, range(setup.players))))
    if save is not None:
        save.open("a", encoding="utf-8").close()  # better to fail now than after an hour of play
    seed = random.SystemRandom().randrange(SEEDS) if seed is None else seed
    watching = sys.stdout.isatty() and seat is None
    session = Session(chosen, setup, seed, seat, pace if pace is not None else PACE * watching)
    try:
        session.run()
    except (KeyboardInterrupt, EOFError, Leave):
        line()
        line(words().say("play-stopped", actions=len(session.match.actions)))
    session.close()
    if save is not None:
        session.save(save)
        line(words().say("play-saved", file=str(save)))


class Session:
    """A game on this terminal."""

    def __init__(self, game: Game[Any], setup: Setup, seed: int, seat: int | None, pace: float) -> None:
        bits = random.Random(seed)
        self.game = game
        self._id = game.declaration.id
        self.events: list[Event] = []
        self.match = Match(game, setup, bits, self.events)
        self.console = out()
        self._bot = Purposeful(game, bits)
        self._person = Person(game, self.console) if seat is not None else None
        self._seat = seat
        self._pace = pace
        declared = game.declaration
        preset = setup.options.get("edition", "")
        title = words().say(
            "show-head", game=declared.title, board=setup.board.id, players=setup.players, edition=preset
        )
        self.console.print(Text(title, style="bold"))
        line(words().say("play-seed", seed=seed))
        if self._person is not None:
            line(words().say("play-welcome", seat=seat))

    def run(self) -> None:
        while self.match.result() is None:
            self._tell()
            actor = self.match.position.actor
            view = self.match.position.view(actor)
            if self._person is not None and actor == self._seat:
                action = self._person.choose(view, view.legal())
            else:
                action = self._bot.choose(view, view.legal())
            self.match.play(action)
        self._tell()

    def _tell(self) -> None:
        """Say what has happened; wait after each turn so that it can be read."""
        heard, self.events[:] = self.events[:], []
        for event in heard:
            if event.what.endswith("-turn"):
                if self._pace:
                    time.sleep(self._pace)
                line()
            viewer = event if self._seat is None else event.shown_to(self._seat)
            print_line(self.console, words().say(viewer), seat_style(event.seat))

    def close(self) -> None:
        """How it ended, or how things stand: on a terminal the finished table, elsewhere the scores in lines."""
        result = self.match.result()
        if not self.console.is_terminal:
            line()
            self._scores()
        elif result is not None:
            for part in picture_of(self._id).draw(self.match.position, [], words(), self.console.width):
                self.console.print()
                self.console.print(part)
            line()
        if result is not None:
            line(result_text(self._id, result))

    def _scores(self) -> None:
        position = self.match.position
        if self._seat is not None and self.match.result() is None:
            position = position.view(self._seat)  # whoever plays does not learn the others' secrets by leaving
        for seat, sheet in enumerate(position.scores()):
            sources = [f"{words().say(f'{self._id}-source-{name}')} {points}" for name, points in sheet.items()]
            line(words().say("play-score", seat=seat, points=sum(sheet.values()), sources=listed(sources)))

    def save(self, file: Path) -> None:
        result: Result | None = self.match.result()
        record = record_of(self.game, self.match.position, self.match.actions, result)
        file.write_text(record.write(), encoding="utf-8", newline="\n")


def print_line(console: Console, text: str, style: str) -> None:
    """Coloured and wrapped on a terminal, one plain line elsewhere."""
    if console.is_terminal:
        console.print(Text(text, style=style))
    else:
        line(text)
