"""`kontor check` validates records and positions and reports every fault."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from kontor.cli.arguments import Json
from kontor.cli.files import STDIN, FileUnusable, load
from kontor.cli.screen import BAD_INPUT, FOUND_FAULTY, in_file, line, print_json, sentences, words
from kontor.core import KontorError, Message, replay


class Checked(NamedTuple):
    """Result of checking one file."""

    file: str
    kind: str | None
    actions: int | None
    error: KontorError | None


def check(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE…",
            help="Records and position files, or folders of *.kontor and *.json files.",
            show_default=False,
        ),
    ],
    json: Json = False,
) -> None:
    """Check records and position files and report every error.

    Exit code 0 if all files are valid, 1 if any is not, 2 if a file cannot be opened.

    Example: `kontor check games/*.kontor`
    """
    found = [_checked(inside) for file in files for inside in _inside(file)]
    if json:
        print_json({"files": [_form(one) for one in found]})
    else:
        for one in found:
            _show(one)
    if any(isinstance(one.error, FileUnusable) for one in found):
        raise typer.Exit(BAD_INPUT)
    if any(one.error for one in found):
        raise typer.Exit(FOUND_FAULTY)


def _inside(name: str) -> list[str]:
    """Replace each folder with the records and positions in it. Files and empty folders are returned unchanged."""
    if name == STDIN or "\0" in name or not Path(name).is_dir():
        return [name]
    found = sorted(file for end in ("*.kontor", "*.json") for file in Path(name).glob(end) if file.is_file())
    return [str(file) for file in found] or [name]


def _checked(file: str) -> Checked:
    kind = actions = None
    try:
        if file != STDIN and "\0" not in file and Path(file).is_dir():
            raise FileUnusable([Message("file-none-inside", {"file": file})])
        loaded = load(file)
        if loaded.record is not None:
            kind, actions = "record", len(loaded.record.actions)
            for _ in replay(loaded.record, loaded.game):
                pass
        elif loaded.form is not None:
            kind = "position"
            loaded.game.read(loaded.form)
    except KontorError as error:
        return Checked(file, kind, actions, error)
    return Checked(file, kind, actions, None)


def _form(checked: Checked) -> dict[str, Any]:
    form: dict[str, Any] = {"file": checked.file, "ok": checked.error is None, "kind": checked.kind}
    form["faults"] = [
        {"line": message.args.get("line"), "id": message.id, "args": message.args, "text": words().say(message)}
        for message in (checked.error.messages if checked.error else [])
    ]
    return form


def _show(checked: Checked) -> None:
    if checked.error is not None:
        for sentence in sentences(checked.error):
            line(in_file(checked.file, sentence))
    elif checked.actions is not None:
        line(words().say("check-record", file=checked.file, actions=checked.actions))
    else:
        line(words().say("check-position", file=checked.file))
