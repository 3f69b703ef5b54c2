"""Recreate the golden records and the node counts reproducibly.

    python -m tests.golden.make [GAME]

For every board of every game, every number of players and every way to end, seeded games of the greedy bot (one or two
decisions in ten at random) are played until one ends that way: the golden record `GAME-BOARD-PLAYERS-END.kontor`.
Additional requirements of a game, such as variants and situations that a record must show, are in the module of the
game, such as `hansa.py`. The named presets of a game (its editions) are used in turn. If an end is rare at a table, the
other presets are also tried, then lower counts; a game may also define a playing style that leads to the end.
`digests.json` contains the SHA-256 of the bytes of each last position. `nodes.json` contains positions of these games,
spread over the types of decisions, each with the number of different sequences of actions that can follow: a
fingerprint of `legal` and `apply`.

Run this only when the rules or the form of positions have changed on purpose, and mention it in the commit.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import kontor
from kontor.core import CHANCE, NOBODY, Counts, Game, Preset, Record, parse, record_of, replay
from kontor.testing import everything, steps
from tests.battery.configurations import Configuration, tables
from tests.golden import felinia, hansa, pfeffersaecke
from tests.golden.wishes import Narrow, Variant, Wishes

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
NODES = FOLDER / "nodes.json"

MOST_SEEDS = 120  # for each configuration
MOST_DEPTH = 4
MOST_STEPS = 15_000  # actions applied for one count, which determines the depth


class Wanted(NamedTuple):
    """Specification of a golden record, with its name, end and requirements, and the configurations to try in order."""

    name: str
    end: str
    shows: tuple[str, ...]
    configurations: list[Configuration]
    narrow: Narrow


WISHES: dict[str, Wishes] = {"hansa": hansa.WISHES, "pfeffersaecke": pfeffersaecke.WISHES, "felinia": felinia.WISHES}
"""Requirements by game. A game without an entry only requires every way to end."""


def wanted() -> Iterator[Wanted]:
    """Return one record per game, table, variant and way to end, using the presets in turn."""
    for game in kontor.GAMES.values():
        id, ends = game.declaration.id, game.declaration.ends
        for number, (board, players) in enumerate(tables(game)):
            for variant, end in product(variants(game, board, players), ends):
                if end not in variant.ends:
                    continue
                # shifted from table to table, because an end must not always occur with the same preset
                ways = ways_to_play(game, number + ends.index(end), variant.options)
                possible = [one for one in (Configuration(id, board, players, way) for way in ways) if one.possible()]
                name = f"{id}-{board}-{players}-{variant.name}{end}"
                narrow = WISHES[id].whims.get(end, everything) if id in WISHES else everything
                yield Wanted(name, end, variant.ends[end], possible, narrow)


def variants(game: Game[Any], board: str, players: int) -> list[Variant]:
    """Return the requirements of a game at a table, which are every way to end by default."""
    plain = Variant("", (), dict.fromkeys(game.declaration.ends, ()))
    wishes = WISHES.get(game.declaration.id)
    return wishes.variants.get((board, players), [plain]) if wishes else [plain]


def moments(position: Any, action: int) -> list[str]:
    """Return the situations that a record shows with this action in this position."""
    wishes = WISHES.get(position.setup.game)
    return wishes.moments(position, action) if wishes else []


def ways_to_play(game: Game[Any], first: int, given: tuple[tuple[str, Any], ...]) -> list[tuple[tuple[str, Any], ...]]:
    """Yield the given options, combined with each preset starting with `first` if they include none, and then with low
    counts.
    """
    options = game.declaration.options
    presets: list[tuple[tuple[str, Any], ...]] = [
        ((option.name, value),)
        for option in options
        if isinstance(option, Preset) and option.name not in dict(given)
        for value in option.values
    ] or [()]
    ways = [presets[(first + step) % len(presets)] + given for step in range(len(presets))]
    few = tuple(
        (option.name, tuple((kind, option.least.get(kind, 0) + 1) for kind in option.kinds))
        for option in options
        if isinstance(option, Counts) and option.least  # others are additions to the usual counts
    )
    return ways + [way + few for way in ways]


def digest(position: Any) -> str:
    return hashlib.sha256(position.to_bytes()).hexdigest()


def find(one: Wanted) -> tuple[Record, str, str]:
    """Return the first game that meets the requirements, with the digest of its last position and a description."""
    for configuration, seed in product(one.configurations, range(MOST_SEEDS)):
        actions: list[int] = []
        shown: set[str] = set()
        for position, _, action in steps(configuration.game, configuration.setup(), seed, 1 + seed % 2, one.narrow):
            if action is not None:
                actions.append(action)
                shown.update(moments(position, action))
        result = position.result()
        if result is not None and result.reason == one.end and shown.issuperset(one.shows):
            record = record_of(configuration.game, position, actions, result)
            said = f"{len(actions)} actions, seed {seed}, {configuration}; {', '.join(sorted(shown))}"
            return record, digest(position), said
    raise SystemExit(f"no game ends as {one.name} wants")


def read_records() -> dict[str, Record]:
    return {path.stem: parse(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.kontor"))}


def count(position: Any, depth: int) -> int:
    """Count the possible sequences of this many actions, including shorter ones that end the game."""
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
    """Return the largest depth that can be counted quickly.

    Counting to depth n applies one action per sequence of length n-1.
    """
    depth = 2
    while depth < MOST_DEPTH and count(position, depth) <= MOST_STEPS:
        depth += 1
    return depth


def decision(position: Any) -> str:
    """Return the name of the pending decision."""
    return str(position.json()["stack"][-1]["decision"])


def node_rows(game: Game[Any], records: dict[str, Record]) -> list[dict[str, Any]]:
    """Return fixed positions of the records, one for each type of decision that the game specifies."""
    met: dict[str, list[tuple[str, int, Any]]] = {}
    for name, record in records.items():
        if record.game == game.declaration.id:
            for at, position in enumerate(replay(record, game)):
                if position.actor != NOBODY:
                    met.setdefault(decision(position), []).append((name, at, position.copy()))
    rows: list[dict[str, Any]] = []
    for number, sort in enumerate(WISHES[game.declaration.id].decisions if game.declaration.id in WISHES else ()):
        # golden-ratio steps through all positions of the type, to spread over games and phases
        name, at, position = met[sort][int(number * 0.6180339887 % 1 * len(met[sort]))]
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
    return sorted(rows, key=lambda row: (row["record"], row["at"]))


def main(games: list[str]) -> None:
    """Create the records of these games, or of all games."""
    renewed = games or list(kontor.GAMES)
    digests = json.loads(DIGESTS.read_text("utf-8"))
    for name in [name for name in digests if name.partition("-")[0] in renewed]:
        (FOLDER / f"{name}.kontor").unlink(missing_ok=True)
        del digests[name]
    for one in wanted():
        if one.name.partition("-")[0] in renewed:
            record, digests[one.name], said = find(one)
            (FOLDER / f"{one.name}.kontor").write_text(record.write(), "utf-8", newline="\n")
            print(f"{one.name}: {said}", flush=True)
    DIGESTS.write_text(json.dumps(digests, indent=1) + "\n", "utf-8")
    records = read_records()
    kept = [row for row in json.loads(NODES.read_text("utf-8")) if row["record"].partition("-")[0] not in renewed]
    rows = kept + [row for game in renewed for row in node_rows(kontor.game(game), records)]
    NODES.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
    for row in rows:
        print(f"{row['record']} {row['at']} ({row['decision']}): {row['nodes']} to depth {row['depth']}")


if __name__ == "__main__":
    main(sys.argv[1:])
