"""`kontor rules`: the handbook of a game, by rule id."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from kontor.cli.arguments import GameName, game_named
from kontor.cli.screen import bad_input, handbook, line, out, print_line, words
from kontor.words import Handbook
from kontor.words.handbook import Entry

READABLE = 100
"""Prose in longer lines is hard to read, however wide the terminal is."""


def rules(
    game: GameName,
    rule: Annotated[
        str | None,
        typer.Argument(
            metavar="ID|WORD",
            help="A section (D), a rule (D6), part of a rule (D6b), or a word to search for. Without it, a terminal "
            "shows the table of contents; a pipe or file gets the whole handbook.",
        ),
    ] = None,
) -> None:
    """Look up the rules of a game.

    Example: `kontor rules hansa D6`
    """
    book = handbook(game_named(game))
    if rule is not None:
        look_up(book, rule)
    elif out().is_terminal:
        print_contents(book)
        line()
        print_line(out(), words().say("rules-more", game=game_named(game).declaration.id))
    else:
        print_markdown(book.text)


def look_up(book: Handbook, wanted: str) -> None:
    """A part of the handbook by its id, or the rules that speak of a word."""
    if not wanted.strip():
        raise bad_input("rule-empty")
    found = book.speaking_of(wanted)
    if book.has(wanted) or not found:
        print_markdown(book.find(wanted).markdown())
    else:
        _print_entries(found)


def print_contents(book: Handbook) -> None:
    """Sections and the titles of their rules."""
    for section in book.sections:
        print_line(out(), f"{section.id}  {section.title}", "bold")
        _print_entries([rule for rule in book.rules if rule.id[0] == section.id], "  ")


def _print_entries(entries: list[Entry], indent: str = "") -> None:
    for entry in entries:
        print_line(out(), f"{indent}{entry.id:<3}  {entry.title}")


def print_markdown(text: str) -> None:
    """Set on a terminal; as it is written when a program or a file reads it."""
    console = out()
    if console.is_terminal:
        console.print(Markdown(text), width=min(console.width, READABLE))
    else:
        line(text.rstrip())
