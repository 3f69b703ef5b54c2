"""Play many games, check all invariants, and stop at the first violation.

    python -m tests.soak --games 10000 [--game hansa] [--seed 1] [--workers 2] [--out build/soak] [--fresh]
    python -m tests.soak --game hansa --with britannia bigbox emperors_favour promo_markers
    python -m tests.soak --look build/soak/violation-17.kontor

The greedy bot plays, with one decision in ten at random, across the configurations of all registered games and the
small boards of the tests; `--with` selects those whose names contain one of the given texts. After every action:
someone can act, no action is offered twice, and every piece and marker is accounted for. Costlier checks run now and
then: every other action is refused, stored forms survive a round trip, the record replays, the twin agrees.

Game number n is always the same, regardless of the number of workers. Progress is saved in the folder --out,
and a later run with the same seed resumes from it. A violation leaves a record there; --look replays it with every
check at every action.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import kontor
from kontor.core import NOBODY, Game, KontorError, parse, record_of, replay
from kontor.testing import invariants, steps
from tests.battery.configurations import Configuration, everything, pairs, small_boards, with_some_counts
from tests.twin.lockstep import TWINS, play_in_lockstep

STRAY = 1  # of ten decisions
CHECKS_A_GAME = 2  # positions per game that get the costly checks
STORED_EVERY = 50  # actions between two round trips of the stored forms
REPLAY_EVERY = 5  # games between two replayed records
TWIN_EVERY = 41  # games between two played in lockstep with the twin
STRIDE = 1999  # a prime, because neighbouring configurations in the list are similar


@dataclass(frozen=True)
class Outcome:
    """Result of one game."""

    number: int
    configuration: str
    end: str
    actions: int
    kinds: dict[str, int]
    violation: str = ""
    record: str = ""


@dataclass
class Tally:
    """Totals over all games, as stored in the state file."""

    seed: int
    done: int = 0
    actions: int = 0
    longest: int = 0
    seconds: float = 0.0
    ends: dict[str, int] = field(default_factory=dict)
    kinds: dict[str, int] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        self.done += 1
        self.actions += outcome.actions
        self.longest = max(self.longest, outcome.actions)
        self.ends[outcome.end] = self.ends.get(outcome.end, 0) + 1
        self.kinds = dict(sorted((Counter(self.kinds) + Counter(outcome.kinds)).items()))


class Only(NamedTuple):
    """The configurations to play."""

    game: str = ""
    """Empty for all games."""
    texts: tuple[str, ...] = ()
    """A configuration's name must contain one of them, if there are any."""

    def allows(self, one: Configuration) -> bool:
        return self.game in ("", one.game_id) and (not self.texts or any(text in str(one) for text in self.texts))


ALL = Only()


@cache
def configurations(only: Only = ALL) -> tuple[list[Configuration], list[Configuration]]:
    """Return two lists of the allowed configurations, one with every pair of options and one with everything."""
    return [*filter(only.allows, [*pairs(), *small_boards()])], [*filter(only.allows, everything(only.game))]


def configuration_of(number: int, only: Only = ALL) -> Configuration:
    """Alternate between the list that covers every pair of options and, with added counts, all configurations."""
    chosen, every = configurations(only)
    if number % 2 and every:
        return with_some_counts(every[number // 2 * STRIDE % len(every)], random.Random(number))
    return chosen[number // 2 % len(chosen)]


def play(number: int, seed: int, only: Only = ALL) -> Outcome:
    """Play one game and check all invariants."""
    configuration = configuration_of(number, only)
    game, setup = configuration.game, configuration.setup()
    own_seed = seed * 1_000_003 + number
    watch = Watch(game, random.Random(own_seed + 1))
    actions: list[int] = []
    position: Any = game.start(setup)
    try:
        for position, legal, action in steps(game, setup, own_seed, STRAY):
            watch.at(position, legal, len(actions))
            if action is not None:
                actions.append(action)
        watch.after(position, actions, number)
        if number % TWIN_EVERY == 0 and configuration.game_id in TWINS:
            play_in_lockstep(setup, own_seed, STRAY)
        said = ""
    except Exception as error:  # any error: a crash of the rules is a violation too
        said = f"{type(error).__name__}: {error}"
    result = position.result() if position.actor == NOBODY else None
    kinds = Counter(position.action_table.faces[action].kind for action in actions)
    record = record_of(game, position, actions, result).write() if said else ""
    return Outcome(number, str(configuration), result.reason if result else "", len(actions), kinds, said, record)


class Watch:
    """Checks during a game: cheap ones at every action, and expensive ones at random positions."""

    def __init__(self, game: Game[Any], bits: random.Random) -> None:
        self.game = game
        self.costly = {bits.randrange(700) for _ in range(CHECKS_A_GAME)}

    def at(self, position: Any, legal: list[int], number: int) -> None:
        invariants.someone_can_act(position, legal)
        invariants.chance_has_weights(position, legal)
        invariants.nothing_is_lost(position)
        if number % STORED_EVERY == 0:
            invariants.stored_forms_come_back(self.game, position)
            invariants.legal_is_stable(position, legal)
        if number in self.costly:
            costly_checks(self.game, position, legal)

    def after(self, position: Any, actions: list[int], number: int) -> None:
        invariants.scores_add_up(self.game, position)
        if number % REPLAY_EVERY == 0:
            invariants.record_comes_back(self.game, position, actions)


def costly_checks(game: Game[Any], position: Any, legal: list[int]) -> None:
    """Run every check that needs only a single position."""
    invariants.everything_else_is_refused(game, position)
    invariants.play_and_apply_agree(position, legal)
    invariants.stored_forms_come_back(game, position)
    invariants.views_fit(game, position)
    invariants.secrets_stay_secret(game, position, legal)
    invariants.observations_fit(game, position)
    invariants.scores_add_up(game, position)


def outcomes(numbers: Iterable[int], seed: int, workers: int, only: Only = ALL) -> Iterator[Outcome]:
    """Yield the games in numerical order, regardless of the number of workers."""
    if workers <= 1:
        yield from (play(number, seed, only) for number in numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        try:
            yield from pool.map(partial(play, seed=seed, only=only), numbers, chunksize=10)
        finally:
            pool.shutdown(cancel_futures=True)


def soak(games: int, seed: int, workers: int, folder: Path, fresh: bool = False, only: Only = ALL) -> int:
    """Continue from the state file. Returns the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    state = folder / f"{'-'.join(['state', *filter(None, [only.game]), *only.texts, str(seed)])}.json"
    tally = Tally(seed) if fresh or not state.exists() else Tally(**json.loads(state.read_text("utf-8")))
    print(f"{tally.done} of {games} games done; {len(configurations(only)[1])} configurations, seed {seed}", flush=True)
    before, began = tally.seconds, time.monotonic()
    for outcome in outcomes(range(tally.done, games), seed, workers, only):
        if outcome.violation:
            report(outcome, folder)
            return 1
        tally.add(outcome)
        tally.seconds = before + time.monotonic() - began
        if tally.done % 50 == 0 or tally.done == games:
            state.write_text(json.dumps(vars(tally), indent=1), "utf-8")
            progress(tally, games)
    if sys.stdout.isatty():
        print()
    print(summary(tally))
    return 0


def progress(tally: Tally, games: int) -> None:
    """Print a progress line, which is overwritten in a terminal and printed occasionally in a log."""
    line = f"{tally.done} of {games} games, {tally.actions} actions, {tally.seconds:.0f} s, ends {tally.ends}"
    if sys.stdout.isatty():
        print(f"\r{line}", end="", flush=True)
    elif tally.done % 500 == 0:
        print(line, flush=True)


def summary(tally: Tally) -> str:
    kinds = ", ".join(f"{kind} {number}" for kind, number in tally.kinds.items())
    return (
        f"{tally.done} games, {tally.actions} actions, no violation; longest game {tally.longest} actions; "
        f"ends {tally.ends}; {tally.seconds:.0f} s\nactions taken: {kinds}"
    )


def report(outcome: Outcome, folder: Path) -> None:
    """Save a record that shows the violation, and print how to inspect it."""
    path = folder / f"violation-{outcome.number}.kontor"
    path.write_text(outcome.record, "utf-8")
    print(f"\nviolation in game {outcome.number} ({outcome.configuration}) after {outcome.actions} actions:")
    print(f"  {outcome.violation}")
    print(f"its record: {path}\n  kontor show {path}\n  python -m tests.soak --look {path}", flush=True)


def look(path: Path) -> int:
    """Replay a record with every check at every action."""
    record = parse(path.read_text("utf-8"))
    game = kontor.game(record.game)
    number = 0
    try:
        for number, position in enumerate(replay(record, game)):  # noqa: B007, used below
            legal = position.legal()
            invariants.someone_can_act(position, legal)
            invariants.chance_has_weights(position, legal)
            invariants.nothing_is_lost(position)
            costly_checks(game, position, legal)
    except (AssertionError, KontorError) as error:
        print(f"after {number} actions: {type(error).__name__}: {error}")
        return 1
    print(f"{number} actions replayed, no violation")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000, help="total number of games, including earlier runs")
    parser.add_argument("--game", default="", choices=["", *kontor.GAMES], help="play only this game")
    parser.add_argument("--with", nargs="+", default=[], dest="texts", help="only configurations with these options")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2, help="number of processes")
    parser.add_argument("--out", type=Path, default=Path("build/soak"), help="folder for state and violations")
    parser.add_argument("--fresh", action="store_true", help="ignore the results of earlier runs")
    parser.add_argument("--look", type=Path, help="replay this record with every check")
    given = parser.parse_args()
    if given.look is not None:
        return look(given.look)
    only = Only(given.game, tuple(given.texts))
    if not configurations(only)[0]:
        parser.error("no such configuration")
    return soak(given.games, given.seed, given.workers, given.out, given.fresh, only)


if __name__ == "__main__":
    sys.exit(main())
