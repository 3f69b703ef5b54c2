"""Features of recorded games, as training samples for a small network.

    python -m bench.league.samples games samples --workers 16

Replays the games of all folders with a `setup.json` below the first folder (players, board, options). A chunk of games
is an `.npz` file there, or a folder of `.npy` files, with these arrays (G games, T decisions, S sampled decisions):

| array | shape | |
|---|---|---|
| `actions` | T, G | decision t of game g; -1 after the end |
| `unseen` | T + 1, G, kinds | unseen markers before each decision |
| `markers`, `first`, `missions` | G, … | the opening |
| `result`, `scores` | G, players | shares of the win, points at the end |
| `which` | S, 2 | decision and game of a sampled decision |
| `candidates` | S, K | actions to compare; -1 for none |
| `values` | S, K, players | every seat's estimated chance of winning after a candidate |

Every worker writes a file for a few hundred games (N candidates, D decisions; features as in `whole_rows`):

| array | shape | |
|---|---|---|
| `rows`, `values` | N, players, … | the position after a candidate, and its estimate |
| `group` | N | the decision of a candidate, in increasing order |
| `before`, `outcome`, `lead` | D, players, … | the position before the decision, and the result of the game |
| `seat` | D | the deciding seat |
| `games` | | number of games |

As in `one_step`, a candidate includes a draw that follows it and forced actions of the same seat. Candidates that end
the game are left out, because the result needs no estimate. With mission cards, half of the decisions are seen by the
deciding seat and half in full, as in self-play.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import time
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain
from operator import add
from pathlib import Path
from struct import Struct
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.league.replay import HANSA, Differs, Replay
from kontor.bots.train.selfplay import POINTS, whole_rows
from kontor.bots.train.whole import written_whole
from kontor.core import CHANCE, NOBODY, Setup, pick
from kontor.core.match import forced
from kontor.games.hansa.decisions import TURN

ARRAYS = ("actions", "unseen", "markers", "first", "missions", "result", "scores", "which", "candidates", "values")
AT_ONCE = 200
"""Number of games in a job."""

Chunk = dict[str, NDArray[Any]]


class Job(NamedTuple):
    """Some games of a chunk: from `first` up to `stop`."""

    chunk: str
    first: int
    stop: int
    out: str


class Done(NamedTuple):
    """What a job read and wrote."""

    decisions: int
    samples: int
    candidates: int
    seconds: float

    def plus(self, other: Done) -> Done:
        return Done(*map(add, self, other))

    def rows(self) -> int:
        return self.samples + self.candidates


class Written:
    """The samples of a job. Features are packed at once, because Python floats need much time and memory."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.features = len(HANSA.declaration.features)
        self._struct = Struct(f"{players * self.features}d")
        self._rows = bytearray()
        self._before = bytearray()
        self._whole: list[tuple[Any, Any]] = []
        self._values: list[Any] = []
        self._group: list[int] = []
        self._decisions: list[tuple[int, int]] = []
        """Game and seat of each decision."""

    def add_decision(self, game: int, seat: int, features: list[list[float]]) -> None:
        self._decisions.append((game, seat))
        self._before += self._struct.pack(*chain.from_iterable(features))

    def add_candidate(self, values: Any, features: list[list[float]]) -> None:
        """Add a candidate of the last decision."""
        self._group.append(len(self._decisions) - 1)
        self._values.append(values)
        self._rows += self._struct.pack(*chain.from_iterable(features))

    def convert(self) -> None:
        """Convert the features to whole numbers."""
        rows, before = (
            whole_rows(np.frombuffer(one), self.players, self.features) for one in (self._rows, self._before)
        )
        self._whole.append((rows, before))
        self._rows, self._before = bytearray(), bytearray()

    def size(self) -> tuple[int, int]:
        """Number of decisions and of candidates."""
        return len(self._decisions), len(self._group)

    def arrays(self, chunk: Chunk) -> dict[str, Any]:
        rows, before = zip(*self._whole)
        game, seat = np.array(self._decisions, np.int64).reshape(-1, 2).T
        scores = chunk["scores"][game].astype(np.float32)
        others = (scores.sum(axis=1, keepdims=True) - scores) / (self.players - 1)
        return {
            "rows": np.concatenate(rows),
            "values": np.array(self._values, np.float16).reshape(-1, self.players),
            "group": np.array(self._group, np.int32),
            "before": np.concatenate(before),
            "outcome": chunk["result"][game].astype(np.float32),
            "lead": ((scores - others) / POINTS).astype(np.float32),
            "seat": seat.astype(np.int8),
            "games": np.array(len(self._whole)),
        }


def load(path: Path) -> Chunk:
    """A chunk of games, from an .npz file or a folder of .npy files."""
    if path.is_dir():
        return {name: np.load(path / f"{name}.npy", mmap_mode="r") for name in ARRAYS}
    with np.load(path, allow_pickle=False) as stored:
        return {name: stored[name] for name in ARRAYS}


_loaded = lru_cache(maxsize=2)(load)


@lru_cache(maxsize=8)
def setup_of(folder: Path) -> Setup:
    """The setup of all chunks in a folder."""
    given = json.loads((folder / "setup.json").read_text())
    return HANSA.setup(given["players"], given["board"], given.get("options", {}))


def replayed(setup: Setup, chunk: Chunk, game: int) -> Iterator[tuple[int, Any]]:
    """The number of each decision of a game, with the position before it. The caller must not change the position."""
    actions = chunk["actions"][:, game].tolist()
    unseen = chunk["unseen"][:, game].tolist()
    missions = chunk["missions"][game].tolist()
    replay = Replay(setup, chunk["markers"][game].tolist(), int(chunk["first"][game]), missions)
    replay.follow(unseen[0])
    for number, action in enumerate(actions):
        if action < 0 or replay.position.actor == NOBODY:
            return
        yield number, replay.position
        replay.apply(action)
        replay.follow(unseen[number + 1])


def settle(position: Any, seat: int, chance: random.Random) -> None:
    """Play a draw and the forced actions of a seat that follow one of its actions, as far as `one_step` does."""
    while position.actor != NOBODY and position.stack[-1] is not TURN:
        actor = position.actor
        if actor != CHANCE and actor != seat:
            return
        legal = position.legal()
        if actor == CHANCE:
            position.apply(pick(legal, position.weights(), chance))
        elif forced(HANSA, position, legal):
            position.apply(legal[0])
        else:
            return


def sampled(job: Job) -> Done:
    """Replay the games of a job and write their samples."""
    begun = time.perf_counter()
    path = Path(job.chunk)
    setup, chunk = setup_of(path.parent), _loaded(path)
    wanted = _wanted(chunk["which"], job.first, job.stop)
    written = Written(setup.players)
    decisions = 0
    for game, indices in wanted.items():
        try:
            decisions += _sample_game(setup, chunk, game, indices, written)
        except (Differs, IndexError, KeyError) as error:
            raise Differs(f"{job.chunk}, game {game}: {error!r}") from error
        written.convert()
    samples, candidates = written.size()
    if samples:
        with written_whole(Path(job.out)) as fresh, fresh.open("wb") as file:
            np.savez(file, **written.arrays(chunk))
    return Done(decisions, samples, candidates, time.perf_counter() - begun)


def _wanted(which: NDArray[Any], first: int, stop: int) -> dict[int, dict[int, int]]:
    """For each game, the sampled decisions with their indices in the chunk."""
    found: dict[int, dict[int, int]] = {}
    inside = np.flatnonzero((which[:, 1] >= first) & (which[:, 1] < stop))
    for index, (decision, game) in zip(inside.tolist(), which[inside].tolist()):
        found.setdefault(game, {})[decision] = index
    return dict(sorted(found.items()))


def _sample_game(setup: Setup, chunk: Chunk, game: int, indices: dict[int, int], written: Written) -> int:
    """Add the samples of a game. Returns the number of decisions replayed."""
    last = max(indices)
    features = HANSA.features
    hides = setup.options["mission_cards"]
    chance = random.Random(game)
    for number, position in replayed(setup, chunk, game):
        index = indices.get(number)
        if index is not None:
            seat = position.actor
            start = position.view(seat) if hides and (number + game) % 2 else position
            candidates = chunk["candidates"][index].tolist()
            legal = set(start.legal())
            written.add_decision(game, seat, features(start))
            for action, values in zip(candidates, chunk["values"][index]):
                if action < 0:
                    continue
                if action not in legal:
                    raise Differs(f"decision {number}: {position.action_table.text(action)} is not legal")
                after = start.copy()
                after.apply(action)
                settle(after, seat, chance)
                if after.actor != NOBODY:
                    written.add_candidate(values, features(after))
        if number == last:
            return number + 1
    raise Differs(f"the game has no decision {last}")


def chunks_below(folder: Path) -> list[Path]:
    """All chunks in folders with a setup.json."""
    found = []
    for setup in sorted(folder.rglob("setup.json")):
        inside = setup.parent.iterdir()
        found += sorted(one for one in inside if one.suffix == ".npz" or (one / "actions.npy").is_file())
    return found


def jobs_of(chunks: Sequence[Path], folder: Path, out: Path, at_once: int) -> list[Job]:
    """The jobs without an output file. Call it again for chunks that were added later."""
    jobs = []
    for path in chunks:
        if path.is_dir():
            games = len(np.load(path / "first.npy", mmap_mode="r"))
        else:
            with np.load(path, allow_pickle=False) as stored:
                games = len(stored["first"])
        name = "-".join(path.relative_to(folder).with_suffix("").parts)
        for first in range(0, games, at_once):
            target = out / f"{name}-{first:06d}.npz"
            if not target.exists():
                jobs.append(Job(str(path), first, min(games, first + at_once), str(target)))
    return jobs


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Write the features of recorded games.")
    parser.add_argument("games", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help="games per file")
    parser.add_argument("--seconds", type=float, default=0, help="stop after this time; 0: no limit")
    wanted = parser.parse_args(given)
    wanted.out.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    jobs = jobs_of(chunks_below(wanted.games), wanted.games, wanted.out, wanted.at_once)
    total = Done(0, 0, 0, 0.0)
    with multiprocessing.get_context("spawn").Pool(min(wanted.workers, max(1, len(jobs)))) as pool:
        for number, done in enumerate(pool.imap_unordered(sampled, jobs), 1):
            total = total.plus(done)
            passed = time.perf_counter() - begun
            print(
                f"{number}/{len(jobs)} files, {passed:.0f} s: {total.decisions:,} decisions replayed, "
                f"{total.samples:,} samples, {total.candidates:,} candidates, "
                f"{total.rows() / passed:,.0f} rows/s, {total.rows() / total.seconds:,.0f} a worker",
                flush=True,
            )
            if wanted.seconds and passed > wanted.seconds:
                pool.terminate()
                break


if __name__ == "__main__":
    main()
