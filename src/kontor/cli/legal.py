"""`kontor legal` lists the legal actions in a position."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from kontor.cli.arguments import At, File, Json, SeatName
from kontor.cli.files import moment, view_for
from kontor.cli.listing import compact, groups, title
from kontor.cli.screen import out, print_json, words
from kontor.core import CHANCE, NOBODY, AnyGame, Position
from kontor.core.scene_parts import prompt_for


def legal(file: File, at: At = None, seat: SeatName = None, json: Json = False) -> None:
    """List the legal actions in a position.

    Example: `kontor legal game.kontor --at 120`
    """
    now = moment(file, at)
    position = view_for(now.position, seat)
    if json:
        print_json({"actor": actor(position), "actions": _forms(position)})
    elif position.actor == NOBODY:
        out().print(words().say("game-over"))
    else:
        _show(now.game, position)


def actor(position: Position) -> int | str | None:
    """Return the seat to move, "chance", or None."""
    names: dict[int, str | None] = {CHANCE: "chance", NOBODY: None}
    held: int = position.actor
    return names.get(held, held)


def _forms(position: Position) -> list[dict[str, Any]]:
    actions = position.legal()
    forms = [
        {"text": position.text(action), "number": action, "action": position.action_table.form(action)}
        for action in actions
    ]
    if position.actor == CHANCE:
        for form, weight in zip(forms, position.weights(), strict=True):
            form["weight"] = weight
    return forms


def _show(game: AnyGame, position: Position) -> None:
    console = out()
    actions = position.legal()
    console.print(prompt_for(position.viewer, position.actor, game.prompt(position), words().say))
    console.print(words().say("legal-count", count=len(actions)))
    if position.actor == CHANCE:
        console.print()
        console.print(_outcomes(position, actions))
        return
    kind = ""
    for group in groups(position, actions):
        if group.kind != kind:
            kind = group.kind
            console.print()
            console.print(Text(title(game.declaration.id, kind), style="bold"))
        indent = cell_len(group.prefix) + 4
        table = Table.grid()
        table.add_row(Text(f"  {group.prefix}  ", style="cyan"), compact(position, group, console.width - indent))
        console.print(table)


def _outcomes(position: Position, actions: list[int]) -> Table:
    """Return a table of the possible random outcomes with their probabilities."""
    weights = position.weights()
    total = sum(weights)
    table = Table.grid(padding=(0, 3))
    for action, weight in zip(actions, weights, strict=True):
        table.add_row(
            Text(position.text(action), style="cyan"), words().say("legal-weight", weight=weight, total=total)
        )
    return table
