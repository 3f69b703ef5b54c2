"""`kontor rules` looks up rules in a game's handbook."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markdown import Markdown

from kontor.cli.arguments import GameName, game_named
from kontor.cli.screen import bad_input, handbook, line, out, print_line, words
from kontor.words import Handbook
from kontor.words.handbook import Entry, without_pictures

READABLE = 100
"""Maximum line length of prose, in characters."""


def rules(
    game: GameName,
    rule: Annotated[
        str | None,
        typer.Argument(
            metavar="ID|WORD",
            help="A chapter (turn), a section (D), a rule (D6), part of a rule (D6b), or words to search for. "
            "Without it, a terminal shows the table of contents; a pipe or file gets the whole handbook.",
        ),
    ] = None,
) -> None:
    """Look up a game's rules.

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
        print_markdown(without_pictures(book.text))


def look_up(book: Handbook, wanted: str) -> None:
    """Print a part of the handbook by its id, or list the parts that mention these words."""
    if not wanted.strip():
        raise bad_input("rule-empty")
    found = book.search(wanted)
    if book.has(wanted) or not found:
        print_markdown(book.find(wanted).markdown())
    else:
        _print_entries(found)


def print_contents(book: Handbook) -> None:
    """Print the titles of chapters, sections and rules, each with its id."""
    _print_entries(book.chapters)
    for section in book.sections:
        line()
        print_line(out(), f"{section.title} ({section.id})", "bold")
        _print_entries([rule for rule in book.rules if rule.id[0] == section.id], "  ")


def _print_entries(entries: list[Entry], indent: str = "") -> None:
    for entry in entries:
        print_line(out(), f"{indent}{entry.title} ({entry.id})")


def print_markdown(text: str) -> None:
    """Print Markdown, formatted on a terminal and unchanged in a pipe or a file."""
    console = out()
    if console.is_terminal:
        console.print(Markdown(text), width=min(console.width, READABLE))
    else:
        line(text.rstrip())
