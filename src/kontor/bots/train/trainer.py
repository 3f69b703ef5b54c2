"""Trains the judge in rounds. Each round plays games with current and earlier weights, then fits the network to recent
games.

The state is saved after every round. Game n has the seed (seed, n), and weights do not change during a round, so a seed
always gives the same weights, regardless of interruptions and the number of workers.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import BadZipFile

import numpy as np

from kontor.bots.train.fit import Fit
from kontor.bots.train.selfplay import Seen, Way, Weights, play
from kontor.bots.train.whole import written_whole
from kontor.core import AnyGame, KontorError, Message

Map = Callable[[Callable[[int], Any], range], Iterator[Any]]
"""Maps a function over a range and returns the results in order."""

FIRST = 5
"""Length of the first round, as a multiple of the other rounds."""
FIRST_EPOCHS = 20
FIT_PARTS = ("weights", "average", "mean", "square")
SEEN_PARTS = ("rows", "worth", "lead")


class TrainingMismatch(KontorError):
    """Raised if a saved state belongs to a different training run."""


class Course(NamedTuple):
    """Parameters of a training run."""

    seed: int
    way: Way
    first: int = 1000
    """Number of games in the first round. In the first round, the network learns the estimates of the initial
    weights or, if there are none, the results.
    """
    urged: float = 0.6
    """Share of seats that choose by priority in the first round, which is faster."""
    games: int = 200
    """Number of games in each later round."""
    kept: int = 4000
    """Number of recent games used to fit the weights."""
    epochs: int = 2
    """Number of epochs per round."""
    selves: int = 4
    """Number of earlier weights in the pool of players, in addition to the initial ones."""
    start: str = ""
    """Digest of the initial weights. Empty if there are none."""

    def form(self) -> dict[str, Any]:
        return {**self._asdict(), "way": self.way._asdict()}


class Trainer:
    """A training run in progress."""

    def __init__(self, game: AnyGame, course: Course, start: Weights | None = None) -> None:
        """Prepare a training run. `start` contains the initial weights, which must match the game."""
        self.game = game
        self.course = course if start is None else course._replace(start=digest(start))
        self.games = 0
        self.rounds = 0
        self.fit = Fit(game.declaration.players, len(game.declaration.features), course.seed)
        self.seen: list[Seen] = []
        self.pool: list[Weights] = [] if start is None else [start]
        """The initial weights, if any, and the weights after earlier rounds."""
        if start is not None:
            self.fit.begin(start)

    def next_round(self) -> int:
        """Return the number of games in the next round."""
        return self.course.games if self.rounds else self.course.first

    def end(self, games: int) -> int:
        """Return the total number of games after the round in which this number is reached."""
        if self.games >= games:
            return self.games
        first = self.games + self.next_round()
        return first + max(0, -(-(games - first) // self.course.games)) * self.course.games

    def play_round(self, map: Map, played: Callable[[], None] | None = None) -> float:
        """Play one round of games and fit the network. Returns the loss on the new games before the fit."""
        numbers = range(self.games, self.games + self.next_round())
        way = self.course.way
        if not self.rounds:
            way = way._replace(trace=1.0, urged=self.course.urged, taught=bool(self.course.start))
        current = self.weights()
        pool = [*([] if current is None else [current]), *self.pool]
        new: list[Seen] = []
        for seen in map(partial(_one, self.game, pool, way, self.course.seed), numbers):
            new.append(seen)
            if played is not None:
                played()
        loss = self.fit.loss(new)
        self.seen = [*self.seen, *new][-self.course.kept :]
        epochs = self.course.epochs if self.rounds else FIRST_EPOCHS
        rng = np.random.default_rng([self.course.seed, self.rounds])
        self.fit.epochs(self.seen, epochs, rng, self.rounds)
        self.games += len(new)
        self.rounds += 1
        self._keep(current)
        return loss

    def _keep(self, current: Weights | None) -> None:
        """Add weights to the pool. To cover the whole run, a full pool drops its oldest and second-oldest in turn."""
        if current is None:
            return
        fixed = 1 if self.course.start else 0
        self.pool.append(current)
        if len(self.pool) - fixed > self.course.selves:
            del self.pool[fixed + self.rounds % 2]

    def weights(self) -> dict[str, Any] | None:
        """Return the current weights in the packaged format. Returns None before the first round."""
        if not self.rounds:
            return None
        declared = self.game.declaration
        return {"game": declared.id, "features": list(declared.features), **self.fit.plain()}

    # State between rounds

    def save(self, path: Path) -> None:
        """Save the state. The old file is replaced only when the new one is complete."""
        head = {
            "game": self.game.declaration.id,
            "features": list(self.game.declaration.features),
            "course": self.course.form(),
            "games": self.games,
            "rounds": self.rounds,
            "steps": self.fit.steps,
            "pool": self.pool,
        }
        arrays: dict[str, Any] = {"head": np.array(json.dumps(head)), **self._arrays()}
        with written_whole(path) as fresh, fresh.open("wb") as file:
            np.savez_compressed(file, **arrays)

    def _arrays(self) -> dict[str, Any]:
        arrays: dict[str, Any] = {}
        for part in FIT_PARTS:
            arrays |= {f"{part}_{name}": value for name, value in getattr(self.fit, part).items()}
        for number, seen in enumerate(self.seen):
            arrays |= {f"{name}{number}": value for name, value in zip(SEEN_PARTS, seen[1:], strict=True)}
        return arrays

    def load(self, path: Path) -> None:
        """Resume from a saved state. Raises TrainingMismatch if the features or parameters differ.

        The saved state determines the length of the first round.
        """
        with _opened(path) as stored:
            head = json.loads(str(stored["head"]))
            self.course = self.course._replace(first=head["course"]["first"])
            wanted = {
                "game": self.game.declaration.id,
                "features": list(self.game.declaration.features),
                "course": json.loads(json.dumps(self.course.form())),
            }
            for key, value in wanted.items():
                if head[key] != value:
                    raise TrainingMismatch([Message("train-mismatch", {"file": str(path), "what": key})])
            self.games, self.rounds, self.fit.steps = head["games"], head["rounds"], head["steps"]
            self.pool = head["pool"]
            for part in FIT_PARTS:
                setattr(self.fit, part, {name: stored[f"{part}_{name}"] for name in self.fit.weights})
            kept = sum(1 for name in stored.files if name.startswith("worth"))
            self.seen = [_seen(*(stored[f"{name}{number}"] for name in SEEN_PARTS)) for number in range(kept)]


def _one(game: AnyGame, pool: Sequence[Weights], way: Way, seed: int, number: int) -> Seen:
    return play(game, pool, way, f"{seed} {number}")


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    """Open a saved state. Raises TrainingMismatch if the file does not contain a saved state."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            yield stored
    except (ValueError, KeyError, AttributeError, BadZipFile, EOFError) as error:
        raise TrainingMismatch([Message("train-not-state", {"file": str(path)})]) from error


def digest(learned: Weights) -> str:
    layers = {name: value for name, value in learned.items() if name != "made"}
    return sha256(json.dumps(layers, sort_keys=True).encode()).hexdigest()[:16]


def _seen(rows: Any, worth: Any, lead: Any) -> Seen:
    return Seen(worth.shape[1], rows, worth, lead)


@contextmanager
def processes(workers: int) -> Iterator[Map]:
    """Return an ordered map over numbers that runs in this process or in several workers."""
    if workers == 1:
        yield lambda one, numbers: map(one, numbers)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield lambda one, numbers: pool.map(one, numbers)
