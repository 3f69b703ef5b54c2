"""`kontor rules`: the handbook of a game, by rule id."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from kontor.cli.arguments import GameName
from kontor.cli.screen import line, out
from kontor.registry import game as game_of
from kontor.words import Handbook

READABLE = 100
"""Prose in longer lines is hard to read, however wide the terminal is."""


def rules(
    game: GameName,
    rule: Annotated[
        str | None,
        typer.Argument(metavar="ID", help="A section (D), a rule (D6) or a letter (D6b); all rules if left out."),
    ] = None,
) -> None:
    """Look up the rules of a game.

    Example: `kontor rules hansa D6`
    """
    handbook = Handbook.of(game_of(game).folder())
    print_markdown(handbook.text if rule is None else handbook.find(rule).markdown())


def print_markdown(text: str) -> None:
    """Set on a terminal; as it is written when a program or a file reads it."""
    console = out()
    if console.is_terminal:
        console.print(Markdown(text), width=min(console.width, READABLE))
    else:
        line(text.rstrip())
