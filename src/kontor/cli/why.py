"""`kontor why` checks whether an action is legal and, if not, shows the rule that forbids it."""

from __future__ import annotations

from typing import Annotated

import typer

from kontor.cli.arguments import At, File, Json, SeatName
from kontor.cli.files import moment, view_for
from kontor.cli.listing import number_of
from kontor.cli.rules import print_markdown
from kontor.cli.screen import FOUND_FAULTY, handbook, line, out, print_json, print_line, words


def why(
    file: File,
    action: Annotated[
        str, typer.Argument(metavar="ACTION", help="An action, as listed by `kontor legal`.", show_default=False)
    ],
    at: At = None,
    seat: SeatName = None,
    json: Json = False,
) -> None:
    """Check whether an action is allowed and, if not, show the rule that forbids it. Exit code 0 if allowed, 1 if not.

    Example: `kontor why game.kontor --at 120 "place trader Hamburg-Lüneburg 2"`
    """
    now = moment(file, at)
    position = view_for(now.position, seat)
    number = number_of(position, action)
    text = position.text(number)
    reason = position.why_not(number)
    if reason is None:
        if json:
            print_json({"action": text, "allowed": True})
        else:
            print_line(out(), words().say("why-allowed", text=text))
        return
    if json:
        said = {"rule": reason.rule, "id": reason.message.id, "args": reason.message.args}
        print_json({"action": text, "allowed": False, **said, "text": words().say(reason)})
    else:
        print_line(out(), words().say("why-refused", text=text, rule=reason.rule))
        print_line(out(), words().say(reason))
        line()
        print_markdown(handbook(now.game).find(reason.rule).markdown())
    raise typer.Exit(FOUND_FAULTY)
