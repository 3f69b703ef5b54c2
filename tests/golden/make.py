"""Makes the golden records and the node counts anew; run again, it gives the same files.

    python -m tests.golden.make

For every board of every game, every number of players and every way to end, seeded games of the purposeful bot (one
decision in ten at random) are played until one ends that way: the golden record `GAME-BOARD-PLAYERS-END.kontor`.
The named presets of a game (its editions) are used in turn; where an end is rare at a table, the other presets are
tried too, and then fewer of whatever an option counts. `digests.json` holds the sha256 of the bytes of each last
position. `nodes.json` holds positions of these games, spread over the sorts of decisions, each with the number of
different sequences of actions that can follow it: a fingerprint of `legal` and `apply`.

Make them anew only when the rules or the form of positions have changed on purpose, and say so in the commit.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import kontor
from kontor.core import CHANCE, NOBODY, Counts, Game, Preset, Record, parse, record_of, replay
from tests.battery.configurations import Configuration, tables
from tests.battery.play import Played, played_with, sort_of_decision, steps

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
NODES = FOLDER / "nodes.json"

STRAY = 1
MOST_SEEDS = 40  # of each configuration
POSITIONS = 15
MOST_DEPTH = 4
MOST_STEPS = 15_000  # actions applied for one count; it decides the depth


class Wanted(NamedTuple):
    """A golden record: its name, how it has to end, and the configurations that are tried one after another."""

    name: str
    end: str
    configurations: list[Configuration]


def wanted() -> Iterator[Wanted]:
    """One record per game, table and way to end; the presets in turn."""
    for game in kontor.GAMES.values():
        id, ends = game.declaration.id, game.declaration.ends
        for number, ((board, players), end) in enumerate(product(tables(game), ends)):
            # shifted from table to table, so that an end is not always seen with the same preset
            ways = ways_to_play(game, number + number // len(ends))
            possible = [one for one in (Configuration(id, board, players, way) for way in ways) if one.possible()]
            yield Wanted(f"{id}-{board}-{players}-{end}", end, possible)


def ways_to_play(game: Game[Any], first: int) -> list[tuple[tuple[str, Any], ...]]:
    """The presets, beginning with this one, then the same with few of whatever is counted."""
    options = game.declaration.options
    presets: list[tuple[tuple[str, Any], ...]] = [
        ((option.name, value),) for option in options if isinstance(option, Preset) for value in option.values
    ] or [()]
    presets = [presets[(first + step) % len(presets)] for step in range(len(presets))]
    few = tuple(
        (option.name, tuple((kind, option.least.get(kind, 0) + 1) for kind in option.kinds))
        for option in options
        if isinstance(option, Counts)
    )
    return presets + [preset + few for preset in presets]


def digest(position: Any) -> str:
    return hashlib.sha256(position.to_bytes()).hexdigest()


def find(one: Wanted) -> Played:
    """The first game that ends as wanted."""
    for configuration, seed in product(one.configurations, range(MOST_SEEDS)):
        for position, _, _ in steps(configuration.game, configuration.setup(), seed, STRAY):
            result = position.result()
        if result.reason == one.end:
            return played_with(configuration, seed, STRAY)
    raise SystemExit(f"no game ends as {one.name} wants")


def read_records() -> dict[str, Record]:
    return {path.stem: parse(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.kontor"))}


def count(position: Any, depth: int) -> int:
    """How many sequences of so many actions can follow; one that ends the game before counts, too."""
    if position.actor == NOBODY:
        return 1
    legal = position.legal()
    if depth == 1:
        return len(legal)
    nodes = 0
    for action in legal:
        after = position.copy()
        after.apply(action)
        nodes += count(after, depth - 1)
    return nodes


def depth_for(position: Any) -> int:
    """As deep as can be counted quickly: a count to depth n applies as many actions as there are sequences of n-1."""
    depth = 2
    while depth < MOST_DEPTH and count(position, depth) <= MOST_STEPS:
        depth += 1
    return depth


def node_rows(game: Game[Any], records: dict[str, Record]) -> list[dict[str, Any]]:
    """Fixed positions of the records: one of each sort of decision, then of the sorts with most choice."""
    met = {
        name: [(sort_of_decision(position), position.copy()) for position in replay(record, game)]
        for name, record in records.items()
        if record.game == game.declaration.id
    }
    rows: list[dict[str, Any]] = []
    for name, at in choose({name: [sort for sort, _ in row] for name, row in met.items()}):
        sort, position = met[name][at]
        depth = depth_for(position)
        rows.append(
            {
                "record": name,
                "at": at,
                "decision": sort,
                "actor": "chance" if position.actor == CHANCE else f"seat {position.actor}",
                "depth": depth,
                "nodes": count(position, depth),
            }
        )
    return rows


def choose(sorts: dict[str, list[str]]) -> list[tuple[str, int]]:
    """Which positions: each sort of decision once, then those that come up most often, in other games and later on."""
    places: dict[str, list[tuple[str, int]]] = {}
    for name, row in sorts.items():
        for at, sort in enumerate(row[:-1]):  # in the last position nobody decides
            places.setdefault(sort, []).append((name, at))
    often = sorted(places, key=lambda sort: -len(places[sort]))
    chosen: list[tuple[str, int]] = []
    turn = 0
    while len(chosen) < POSITIONS:
        for sort in often:
            # steps of a golden ratio through all places of the sort: spread over games and phases
            at = int((turn * 0.6180339887 + len(chosen) / POSITIONS) * len(places[sort])) % len(places[sort])
            if places[sort][at] not in chosen and len(chosen) < POSITIONS:
                chosen.append(places[sort][at])
        turn += 1
    return sorted(chosen)


def main() -> None:
    for path in FOLDER.glob("*.kontor"):
        path.unlink()
    digests = {}
    for one in wanted():
        found = find(one)
        text = record_of(found.game, found.last, found.actions, found.result).write()
        (FOLDER / f"{one.name}.kontor").write_text(text, "utf-8", newline="\n")
        digests[one.name] = digest(found.last)
        print(f"{one.name}: {len(found.actions)} actions, {found.setup.options}", flush=True)
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", "utf-8")
    records = read_records()
    rows = [row for game in kontor.GAMES.values() for row in node_rows(game, records)]
    NODES.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
    for row in rows:
        print(f"{row['record']} {row['at']} ({row['decision']}): {row['nodes']} to depth {row['depth']}")


if __name__ == "__main__":
    main()
