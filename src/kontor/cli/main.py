"""The `kontor` command. Finds subcommands and reports errors as messages without a traceback.

Subcommands are imported only when called. `kontor --version` and `kontor --help` load no game, server or translation.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from kontor.cli.language import speak
from kontor.cli.streams import tame_streams
from kontor.core import COMPILED, KontorError
from kontor.words.language_codes import languages

COMMANDS = (
    "play", "learn", "serve", "site", "games", "rules", "simulate", "arena", "stats", "train",
    "puzzles", "spec", "analyse", "show", "legal", "why", "check", "board", "admin", "backup", "restore", "doctor",
)  # fmt: skip
"""Subcommands, in the order shown by `kontor --help`. Each is a function or an app in the module of the same name."""
OPERATION = ("admin", "backup", "restore", "doctor")
"""Subcommands with modules in `kontor.operation`."""


def summary(name: str) -> str:
    """Return the first paragraph of a subcommand's docstring. Read from the source, because importing all subcommands
    would take too long.
    """
    source = (Path(__file__).parents[1] / _room(name) / f"{name}.py").read_text("utf-8")
    start = source.index('"""', source.index(f"\ndef {name}(")) + 3
    return " ".join(source[start : source.index('"""', start)].split("\n\n")[0].split())


def _room(name: str) -> str:
    return "operation" if name in OPERATION else "cli"


class KontorGroup(TyperGroup):
    """Loads subcommands on demand and turns errors into messages."""

    _listing = False

    def main(self, *args: Any, **kwargs: Any) -> Any:
        tame_streams()
        return super().main(*args, **kwargs)

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        if self._listing:
            return TyperCommand(cmd_name, short_help=summary(cmd_name))
        return _command(cmd_name)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self._listing = True
        try:
            super().format_help(ctx, formatter)
        finally:
            self._listing = False

    def invoke(self, ctx: Any) -> Any:
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # The reader has closed the pipe. Redirect stdout, or Python reports another error when closing it.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        except KontorError as error:
            _refuse(error)
        except OSError as error:
            from kontor.cli.files import file_error

            _refuse(file_error(error))
        except LookupError as error:
            _refuse(_fault_in_words(error))
        return done


def _refuse(error: KontorError) -> None:
    from kontor.cli.screen import refuse

    try:
        refuse(error)
    except LookupError as missing:  # an installed game may have no text for its error
        refuse(_fault_in_words(missing))


def _fault_in_words(error: LookupError) -> KontorError:
    """Return an error for an installed game with a missing text. Any other error is a bug in Kontor."""
    from kontor.registry import fault_in_words
    from kontor.words import WordsMissing

    fault = fault_in_words(error.id, error) if isinstance(error, WordsMissing) else None
    if fault is None:
        raise error
    return fault


def _command(name: str) -> Any:
    """Return the subcommand with this name, including its help and options."""
    module = import_module(f"kontor.{_room(name)}.{name}")
    single = getattr(module, "app", None)
    if single is None:
        single = typer.Typer(add_completion=False, rich_markup_mode="markdown", pretty_exceptions_enable=False)
        single.command(name)(getattr(module, name))
    found = typer.main.get_command(single)
    found.name = name
    return found


app = typer.Typer(
    name="kontor",
    cls=KontorGroup,
    help="Play merchant games: at the table, over the network, or with bots.",
    epilog="Start with `kontor play` to watch a game, or `kontor play --seat 0` to join one.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,  # importing rich takes longer than everything else combined
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        print(f"kontor {version('kontor')}, {'compiled' if COMPILED else 'plain Python'}")
        raise typer.Exit


@app.callback()
def kontor(
    _: Annotated[
        bool, typer.Option("--version", help="Show the version and exit.", callback=_show_version, is_eager=True)
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="CODE",
            envvar="KONTOR_LANGUAGE",
            help=f"Language: {', '.join(languages())}. Defaults to your system's language.",
        ),
    ] = None,
) -> None:
    """Play, watch, simulate and analyse merchant games."""
    speak(language)


if __name__ == "__main__":
    app()
