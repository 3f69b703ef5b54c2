"""Lists of legal actions, grouped by kind and shared parts, so that a hundred posts fit on one screen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from rich.cells import cell_len

from kontor.cli.screen import words
from kontor.core import ActionFace, Message, NotationError, Position
from kontor.core.messages import Value

NUMBERED = re.compile(r"(?P<name>.*\D.*) (?P<number>\d+)")


class Group(NamedTuple):
    """A group of actions that differ only in their last part, such as `place trader` with all its posts."""

    kind: str
    prefix: str
    actions: list[int]


def groups(position: Position, actions: Iterable[int]) -> list[Group]:
    found: dict[str, Group] = {}
    for action in actions:
        face = position.action_table.faces[action]
        prefix = _prefix(face)
        found.setdefault(prefix, Group(face.kind, prefix, [])).actions.append(action)
    return list(found.values())


def rest(position: Position, group: Group, action: int) -> str:
    """Return the part of an action's text that is not in the name of its group."""
    text: str = position.text(action)
    return text[len(group.prefix) :].strip()


def compact(position: Position, group: Group, width: int) -> str:
    """Return a list such as `Hamburg-Lüneburg 1 2 3 · Emden-Stade 2`, wrapped only between places."""
    lines = [""]
    for text in _merged(rest(position, group, action) for action in group.actions):
        joined = f"{lines[-1]} · {text}" if lines[-1] else text
        if lines[-1] and cell_len(joined) > width:
            lines.append(text)
        else:
            lines[-1] = joined
    return "\n".join(lines)


def number_of(position: Position, text: str) -> int:
    """Parse an action.

    Raises NotationError for other text. If the text is only the beginning of an action (`claim`), the error lists the
    possible actions, or explains why there are none.
    """
    try:
        number: int = position.number(text)
        return number
    except NotationError:
        wanted = " ".join(text.split())
        texts: list[str] = position.action_table.texts
        legal = position.legal()
        if not wanted:
            example = texts[legal[0]] if legal else texts[0]
            raise NotationError([Message("action-empty", {"example": example})]) from None
        begun = [at for at, full in enumerate(texts) if full.casefold().startswith(f"{wanted.casefold()} ")]
        if not begun:
            raise
        possible = [at for at in legal if at in begun]
        if possible:
            args: dict[str, Value] = {"text": wanted, "count": len(possible), "example": texts[possible[0]]}
            raise NotationError([Message("action-kind", args)]) from None
        reason = position.why_not(begun[0])
        assert reason is not None  # the action is not in `legal`
        said: dict[str, Value] = {"text": wanted, "example": texts[begun[0]], "rule": reason.rule}
        raise NotationError([Message("action-kind-none", said), reason.message]) from None


def title(game: str, kind: str) -> str:
    return words().say(f"{game}-kind-{kind}")


def _prefix(face: ActionFace) -> str:
    if len(face.values) > 1 and isinstance(face.values[0][1], str):
        return f"{face.kind} {face.values[0][1]}"
    return face.kind


def _merged(texts: Iterable[str]) -> Iterator[str]:
    """Combine the numbers of each place."""
    place, held = "", ""
    for text in texts:
        match = NUMBERED.fullmatch(text)
        if match and match["name"] == place:
            held += f" {match['number']}"
            continue
        if held:
            yield held
        place, held = (match["name"] if match else ""), text
    if held:
        yield held


def by_place(texts: Iterable[str]) -> list[str]:
    matches = [(text, NUMBERED.fullmatch(text)) for text in texts]
    return [match["name"] if match else text for text, match in matches]
