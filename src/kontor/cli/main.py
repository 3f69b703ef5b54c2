"""The command `kontor` and how it ends: errors in words on stderr, exit code 2 for bad input, no traceback."""

from __future__ import annotations

import os
import sys
from importlib.metadata import version
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from kontor.cli import (
    analyse,
    arena,
    board,
    check,
    games,
    legal,
    play,
    rules,
    serve,
    show,
    simulate,
    spec,
    stats,
    train,
    why,
)
from kontor.cli.files import file_error
from kontor.cli.language import speak
from kontor.cli.screen import line, refuse, tame_streams
from kontor.core import COMPILED, KontorError
from kontor.words import languages


class KontorGroup(TyperGroup):
    """Turns what Kontor refuses into words."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        tame_streams()
        return super().main(*args, **kwargs)

    def invoke(self, ctx: Any) -> Any:
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read us has seen enough. Python would complain once more when it closes stdout.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(1) from None
        except KontorError as error:
            refuse(error)
        except OSError as error:
            refuse(file_error(error))
        return done


app = typer.Typer(
    name="kontor",
    cls=KontorGroup,
    help="Play merchant games: at the table, over the network, or with bots.",
    epilog="Start with `kontor play` to watch a game, or `kontor play --seat 0` to join one.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)


def _show_version(wanted: bool) -> None:
    if wanted:
        line(f"kontor {version('kontor')}, {'compiled' if COMPILED else 'plain Python'}")
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


for subject in (
    play.play, serve.serve, games.games, rules.rules, simulate.simulate, arena.arena, stats.stats, train.train,
    spec.spec, analyse.analyse, show.show, legal.legal, why.why, check.check,
):  # fmt: skip
    app.command()(subject)
app.add_typer(board.app, name="board")


if __name__ == "__main__":
    app()
