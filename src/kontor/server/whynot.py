"""What to answer a click that does nothing: which actions it could have meant, and why they are not possible now."""

from __future__ import annotations

from collections.abc import Sequence

from kontor.core import KontorError
from kontor.server.forms import Refusal, Refusals
from kontor.server.wording import said_of
from kontor.table.log import Table

MOST_REFUSALS = 8


def why(table: Table, viewer: int, path: Sequence[str]) -> Refusals:
    """The likeliest meaning first. All of it comes from the viewer's own view; to others it says that they wait."""
    try:
        view = table.view_of_actor(viewer)
    except KontorError as error:
        return Refusals([Refusal(None, None, said_of(message)) for message in error.messages])
    found = []
    for action in table.game.meant(view, path):
        reason = view.why_not(action)
        if reason is not None:
            label = said_of(table.game.label(view, action))
            found.append(Refusal(label, reason.rule, said_of(reason.message)))
        if len(found) == MOST_REFUSALS:
            break
    return Refusals(found)
