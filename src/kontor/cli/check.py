"""`kontor check`: records and positions, with every fault named."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import typer

from kontor.cli.arguments import Json
from kontor.cli.files import FileUnusable, load
from kontor.cli.screen import BAD_INPUT, FOUND_FAULTY, line, print_json, sentences, words
from kontor.core import KontorError, replay


class Checked(NamedTuple):
    """What was found in one file."""

    file: str
    kind: str | None
    actions: int | None
    error: KontorError | None


def check(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Records and position files.", show_default=False)
    ],
    json: Json = False,
) -> None:
    """Check records and position files, and name every fault. Exit code 0 if all are sound, 1 if one is not.

    A file that cannot be opened gives exit code 2.

    Example: `kontor check games/*.kontor`
    """
    found = [_checked(file) for file in files]
    if json:
        print_json({"files": [_form(one) for one in found]})
    else:
        for one in found:
            _show(one)
    if any(isinstance(one.error, FileUnusable) for one in found):
        raise typer.Exit(BAD_INPUT)
    if any(one.error for one in found):
        raise typer.Exit(FOUND_FAULTY)


def _checked(file: str) -> Checked:
    kind = actions = None
    try:
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
            line(f"{checked.file}: {sentence}")
    elif checked.actions is not None:
        line(words().say("check-record", file=checked.file, actions=checked.actions))
    else:
        line(words().say("check-position", file=checked.file))
