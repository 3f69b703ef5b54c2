"""Makes the golden records and the node counts anew; run again, it gives the same files.

    python -m tests.golden.make [GAME]

For every board of every game, every number of players and every way to end, seeded games of the greedy bot (one
or two decisions in ten at random) are played until one ends so: the golden record `GAME-BOARD-PLAYERS-END.kontor`.
What a game wants besides (variants with a part of the name, moments that a record has to show) is in a module of its
own, such as `hansa.py`. The named presets of a game (its editions) are used in turn; where an end is rare at a table,
the other presets are tried too, and then fewer of whatever an option counts; a game may also name a whim with which it
comes. `digests.json` holds the sha256 of the bytes of each last position. `nodes.json` holds positions of these games,
spread over the sorts of decisions, each with the number of different sequences of actions that can follow it: a
fingerprint of `legal` and `apply`.

Make them anew only when the rules or the form of positions have changed on purpose, and say so in the commit.
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
from tests.battery.configurations import Configuration, tables
from tests.battery.play import everything, steps
from tests.golden import felinia, hansa, pfeffersaecke
from tests.golden.wishes import Narrow, Variant, Wishes

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "digests.json"
NODES = FOLDER / "nodes.json"

MOST_SEEDS = 60  # of each configuration
MOST_DEPTH = 4
MOST_STEPS = 15_000  # actions applied for one count; it decides the depth


class Wanted(NamedTuple):
    """A golden record: its name, its end, what it has to show, and the configurations tried one after another."""

    name: str
    end: str
    shows: tuple[str, ...]
    configurations: list[Configuration]
    narrow: Narrow


WISHES: dict[str, Wishes] = {"hansa": hansa.WISHES, "pfeffersaecke": pfeffersaecke.WISHES, "felinia": felinia.WISHES}
"""By game; one that is not here just wants every way to end."""


def wanted() -> Iterator[Wanted]:
    """One record per game, table, variant and way to end; the presets in turn."""
    for game in kontor.GAMES.values():
        id, ends = game.declaration.id, game.declaration.ends
        for number, (board, players) in enumerate(tables(game)):
            for variant, end in product(variants(game, board, players), ends):
                if end not in variant.ends:
                    continue
                # shifted from table to table, so that an end is not always seen with the same preset
                ways = ways_to_play(game, number + ends.index(end), variant.options)
                possible = [one for one in (Configuration(id, board, players, way) for way in ways) if one.possible()]
                name = f"{id}-{board}-{players}-{variant.name}{end}"
                narrow = WISHES[id].whims.get(end, everything) if id in WISHES else everything
                yield Wanted(name, end, variant.ends[end], possible, narrow)


def variants(game: Game[Any], board: str, players: int) -> list[Variant]:
    """What a game wants at a table; without a wish, just every way to end."""
    plain = Variant("", (), dict.fromkeys(game.declaration.ends, ()))
    wishes = WISHES.get(game.declaration.id)
    return wishes.variants.get((board, players), [plain]) if wishes else [plain]


def moments(position: Any, action: int) -> list[str]:
    """What a record shows by this action in this position."""
    wishes = WISHES.get(position.setup.game)
    return wishes.moments(position, action) if wishes else []


def ways_to_play(game: Game[Any], first: int, given: tuple[tuple[str, Any], ...]) -> list[tuple[tuple[str, Any], ...]]:
    """The options given, with a preset if they have none: beginning with this one; then with few of what is counted."""
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
        if isinstance(option, Counts)
    )
    return ways + [way + few for way in ways]


def digest(position: Any) -> str:
    return hashlib.sha256(position.to_bytes()).hexdigest()


def find(one: Wanted) -> tuple[Record, str, str]:
    """The first game that ends as wanted and shows what is wanted; the digest of its last position; what it is."""
    for configuration, seed in product(one.configurations, range(MOST_SEEDS)):
        actions: list[int] = []
        shown: set[str] = set()
        for position, _, action in steps(configuration.game, configuration.setup(), seed, 1 + seed % 2, one.narrow):
            if action is not None:
                actions.append(action)
                shown.update(moments(position, action))
        result = position.result()
        if result.reason == one.end and shown.issuperset(one.shows):
            record = record_of(configuration.game, position, actions, result)
            said = f"{len(actions)} actions, seed {seed}, {configuration}; {', '.join(sorted(shown))}"
            return record, digest(position), said
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


def decision(position: Any) -> str:
    """The name of the open decision."""
    return str(position.json()["stack"][-1]["decision"])


def node_rows(game: Game[Any], records: dict[str, Record]) -> list[dict[str, Any]]:
    """Fixed positions of the records: one of each sort of decision that the game names."""
    met: dict[str, list[tuple[str, int, Any]]] = {}
    for name, record in records.items():
        if record.game == game.declaration.id:
            for at, position in enumerate(replay(record, game)):
                if position.actor != NOBODY:
                    met.setdefault(decision(position), []).append((name, at, position.copy()))
    rows: list[dict[str, Any]] = []
    for number, sort in enumerate(WISHES[game.declaration.id].decisions if game.declaration.id in WISHES else ()):
        # steps of the golden ratio through all places of the sort: spread over games and phases
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
    """Of these games, or of all."""
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
