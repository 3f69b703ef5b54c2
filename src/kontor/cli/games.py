"""`kontor games` lists the available games with their boards and options."""

from __future__ import annotations

import shlex
from json import dumps
from typing import Any

from rich.table import Table
from rich.text import Text

from kontor.api import broken_plugins
from kontor.cli.arguments import Json, MaybeGame, game_named
from kontor.cli.screen import complain, line, listed, out, print_json, sentences, words
from kontor.core import Choice, Counts, Declaration, Flag, Option, Preset
from kontor.registry import GAMES

KIND = {Choice: "choice", Flag: "flag", Counts: "counts", Preset: "preset"}


def games(game: MaybeGame = None, json: Json = False) -> None:
    """List the games with their boards, player counts, options and end conditions.

    Example: `kontor games`
    """
    wanted = list(GAMES.values()) if game is None else [game_named(game)]
    if game is None:
        for fault in broken_plugins():
            for sentence in sentences(fault):
                complain(sentence)
    if json:
        print_json({"games": [_form(one.declaration) for one in wanted]})
        return
    for one in wanted:
        _show(one.declaration)


def _form(declared: Declaration) -> dict[str, Any]:
    return {
        "id": declared.id,
        "title": declared.title,
        "rules": declared.rules_version,
        "players": list(declared.players),
        "boards": [
            {"id": board.id, "players": list(board.players), "reconstruction": board.reconstruction}
            for board in declared.boards
        ],
        "options": [_option_form(option) for option in declared.options],
        "ends": list(declared.ends),
    }


def _option_form(option: Option) -> dict[str, Any]:
    form: dict[str, Any] = {"name": option.name, "kind": KIND[type(option)], "default": option.default}
    if isinstance(option, Preset):
        form["values"] = option.values
    elif isinstance(option, Choice):
        form["values"] = list(option.values)
    elif isinstance(option, Counts):
        form["kinds"] = {kind: [option.least.get(kind, 0), option.most] for kind in option.kinds}
    return form


def _show(declared: Declaration) -> None:
    say = words().say
    console = out()
    console.print(Text(f"{declared.title} ({declared.id})", style="bold"))
    console.print(say("games-players", players=listed(map(str, declared.players))))
    console.print()
    boards = _table(say("games-board"), say("games-for"), "")
    for board in declared.boards:
        boards.add_row(board.id, listed(map(str, board.players)), say(f"{declared.id}-board-{board.id}"))
    console.print(boards)
    console.print()
    options = _table(say("games-option"), say("games-default"), say("games-possible"), "")
    for option in declared.options:
        about = say(f"{declared.id}-option-{option.name}")
        options.add_row(option.name, _shown(option.default), _possible(option), about)
    console.print(options)
    console.print()
    for option in declared.options:
        if isinstance(option, Preset):
            console.print(_presets(option))
            console.print()
    for option in declared.options:
        if isinstance(option, Counts):
            _show_writing(option)
    console.print(Text(say("games-ends"), style="bold"))
    for end in declared.ends:
        console.print(f"  {say(f'{declared.id}-end-{end}')}")


def _show_writing(option: Counts) -> None:
    """Print the options for setting counts, one per line, ready to copy."""
    kind = next(iter(option.least), option.kinds[0])
    one = shlex.join(["--set", f"{option.name}.{kind}={option.default[kind] + 1}"])
    line(words().say("games-counts-kind", option=option.name, setting=one))
    every = shlex.join(["--set", f"{option.name}={dumps(option.default)}"])
    line(words().say("games-counts-all", option=option.name, setting=every))
    line()


def _presets(option: Preset) -> Table:
    table = _table(option.name, *option.values)
    for name in dict.fromkeys(name for values in option.values.values() for name in values):
        held = [values.get(name) for values in option.values.values()]
        if not isinstance(held[0], dict):
            table.add_row(name, *map(_shown, held))
            continue
        table.add_row(name)
        for kind in held[0]:
            table.add_row(f"  {kind}", *(_shown(one[kind]) for one in held if one))
    return table


def _table(*headings: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for number, heading in enumerate(headings):
        table.add_column(heading, overflow="fold", no_wrap=number == 0)
    return table


def _shown(value: object) -> str:
    """Return a value as written after `--set OPTION=`, shortened if it has many parts."""
    if isinstance(value, dict):
        return words().say("games-counts", total=sum(value.values()))
    return str(value).lower() if isinstance(value, bool) else str(value)


def _possible(option: Option) -> str:
    if isinstance(option, Counts):
        least = {kind: option.least.get(kind, 0) for kind in option.kinds}
        lowest = min(least.values())
        more = listed(f"{count} {kind}" for kind, count in least.items() if count > lowest)
        return words().say("games-each", least=lowest, most=option.most, more=more)
    return option.possible()
