"""`kontor spec` shows a game's properties for machine learning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from typer import Option

from kontor.cli.arguments import Board, Edition, GameName, Json, Players, Settings, game_named, setup_from
from kontor.cli.screen import line, listed, print_json, words
from kontor.env.rewards import FOR_ILLEGAL, FOR_OTHERS, LEAST, REWARDS, SUMS
from kontor.env.spec import Sheet, sheet, tables, told

MOST_NAMED = 12
"""Maximum length of a list of names in the table. Longer lists are shortened and printed in full below the table."""


def spec(
    game: GameName,
    players: Players = None,
    board: Board = None,
    edition: Edition = None,
    settings: Settings = None,
    find: Annotated[str, Option(help="List the columns and actions whose description contains this text.")] = "",
    json: Json = False,
) -> None:
    """Show a game's spec sheet for machine learning: actions, observations, end conditions and rewards.

    Example: `kontor spec hansa --players 4 --json`
    """
    learned = game_named(game)
    shown = sheet(learned, setup_from(learned, players, board, edition, settings))
    if find:
        _found(shown, find.casefold())
        return
    if json:
        print_json(shown.json())
        return
    _head(shown)
    _sizes(shown)
    _actions(shown)
    _observation(shown)


def _found(shown: Sheet, text: str) -> None:
    """Print the columns and actions that have this text in their descriptions."""
    say, table = words().say, shown.game.start(shown.setup).action_table
    columns = [shown.layout.explain(index) for index in range(shown.layout.length)]
    actions = [table.text(number) for number in range(len(table))]
    for heading, named in ((say("spec-observation"), columns), (say("spec-all-actions"), actions)):
        line(f"## {heading}")
        line()
        rows = [[str(number), name] for number, name in enumerate(named) if text in name.casefold()]
        _table([say("spec-number"), say("spec-is")], rows)


def _head(shown: Sheet) -> None:
    say, declared = words().say, shown.game.declaration
    line(f"# {declared.title}")
    line()
    setup, rules = shown.setup, declared.rules_version
    line(say("spec-about", game=declared.id, rules=rules, players=setup.players, board=setup.board.id))
    line()
    _table(
        [say("spec-what"), say("spec-is")],
        [
            [say("spec-players"), listed(map(str, declared.players))],
            [say("spec-actions"), str(shown.number_of_actions)],
            [say("spec-columns"), str(shown.layout.length)],
            [say("spec-length"), str(declared.max_actions)],
            [say("spec-hidden"), listed(declared.hidden) or "–"],
            [say("spec-ends"), listed(declared.ends)],
            [say("spec-points"), listed(declared.score_sources)],
            *_rewards(),
        ],
    )


def _rewards() -> list[list[str]]:
    say = words().say
    paid = [
        [say("spec-reward", reward=name), say("spec-paid", least=f"{LEAST[name]:g}", sum=f"{SUMS[name]:g}")]
        for name in REWARDS
    ]
    lost = say("spec-illegal-paid", own=f"{FOR_ILLEGAL:g}", others=f"{FOR_OTHERS:g}")
    return [*paid, [say("spec-illegal"), lost]]


def _sizes(shown: Sheet) -> None:
    say = words().say
    line(f"## {say('spec-sizes')}")
    line()
    rows = [
        [one.setup.board.id, str(one.setup.players), str(one.number_of_actions), str(one.layout.length)]
        for one in tables(shown.game)
    ]
    _table([say("spec-board"), say("spec-players"), say("spec-actions"), say("spec-columns")], rows)


def _actions(shown: Sheet) -> None:
    say = words().say
    line(f"## {say('spec-all-actions')}")
    line()
    rows = [[_span(run.start, run.stop), run.kind, run.first, run.last] for run in shown.actions]
    _table([say("spec-numbers"), say("spec-kind"), say("spec-first"), say("spec-last")], rows)


def _observation(shown: Sheet) -> None:
    say = words().say
    line(f"## {say('spec-observation')}")
    line()
    line(say("spec-reading"))
    line()
    rows = [
        [
            _span(part.start, part.stop),
            part.name,
            str(len(part.things)),
            _short(part.things),
            _short(told(part).split(", ")),
        ]
        for part in shown.layout.stretches
    ]
    _table(
        [say("spec-column"), say("spec-part"), say("spec-number"), say("spec-things"), say("spec-values")],
        rows,
    )
    line(say("spec-names"))
    for name, names in _in_full(shown):
        line()
        line(f"**{name}:** " + ", ".join(names))


def _in_full(shown: Sheet) -> Iterator[tuple[str, Sequence[str]]]:
    """Return every list that was shortened in the table, in full."""
    seen = set()
    for part in shown.layout.stretches:
        for names in (part.things, part.values):
            if len(names) > MOST_NAMED and names not in seen:
                seen.add(names)
                yield part.name, names


def _span(start: int, stop: int) -> str:
    return str(start) if stop == start + 1 else f"{start}–{stop - 1}"


def _short(names: Sequence[str]) -> str:
    if len(names) > MOST_NAMED:
        return ", ".join([*names[:3], "…", names[-1]])
    return ", ".join(names)


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    for row in (headings, ["---"] * len(headings), *rows):
        line("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |")
    line()
