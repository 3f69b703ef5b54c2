"""Training in rounds: each round plays games with the current weights, then fits the weights to recent games.

The state is saved after every round. Game number n has the seed (seed, n), and weights do not change during a round. So
the same seed always gives the same weights, regardless of the number of workers and of interruptions.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
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
from kontor.bots.train.selfplay import Seen, Way, play
from kontor.bots.train.whole import written_whole
from kontor.core import AnyGame, KontorError, Message

Map = Callable[[Callable[[int], Any], range], Iterator[Any]]
"""Maps a function over a range; results are in order."""


class TrainingMismatch(KontorError):
    """A state from a different training."""


class Course(NamedTuple):
    """Parameters of a training."""

    seed: int
    way: Way
    first: int = 1000
    """Games of the first round, played by priorities."""
    games: int = 40
    """Games of each later round."""
    kept: int = 1000
    """Number of recent games to fit the weights to."""
    epochs: int = 2
    """Epochs per round."""
    start: str = ""
    """Digest of the initial weights; empty for none."""

    def form(self) -> dict[str, Any]:
        return {**self._asdict(), "way": self.way._asdict()}


class Trainer:
    """A training in progress."""

    def __init__(self, game: AnyGame, course: Course, start: Mapping[str, Any] | None = None) -> None:
        """`start`: initial weights; they must match the game (`judgement.check`)."""
        self.game = game
        self.course = course if start is None else course._replace(start=digest(start))
        self.games = 0
        self.rounds = 0
        self.fit = Fit(game.declaration.players, len(game.declaration.features))
        self.seen: list[Seen] = []
        if start is not None:
            self.fit.begin({int(players): stages for players, stages in start["weights"].items()})

    def next_round(self) -> int:
        """Number of games in the next round."""
        return self.course.games if self.learned() else self.course.first

    def end(self, games: int) -> int:
        """Number of games after the round in which this number is reached."""
        if self.games >= games:
            return self.games
        first = self.games + self.next_round()
        return first + max(0, -(-(games - first) // self.course.games)) * self.course.games

    def learned(self) -> bool:
        """Whether there are any weights yet."""
        return bool(self.rounds or self.course.start)

    def urged(self) -> float:
        """Share of seats played by priorities: all at first, then half, and so on. Not with initial weights."""
        return self.course.way.urged if self.course.start else max(self.course.way.urged, 0.5**self.rounds)

    def play_round(self, map: Map, played: Callable[[], None] | None = None) -> float:
        """Play and fit one round. Returns the loss on the new games before the fit."""
        numbers = range(self.games, self.games + self.next_round())
        way = self.course.way._replace(urged=self.urged())
        new: list[Seen] = []
        for seen in map(partial(_one, self.game, self.weights(), way, self.course.seed), numbers):
            new.append(seen)
            if played is not None:
                played()
        loss = self.fit.loss(new)
        self.seen = [*self.seen, *new][-self.course.kept :]
        epochs = self.course.epochs if self.learned() else 3 * self.course.epochs
        rng = np.random.default_rng([self.course.seed, self.rounds])
        self.fit.epochs(self.seen, epochs, rng)
        self.games += len(new)
        self.rounds += 1
        return loss

    def weights(self) -> dict[str, Any] | None:
        """Current weights in the packaged format. None before the first round."""
        if not self.learned():
            return None
        weights = {str(players): _plain(self.fit.of(players)) for players in self.fit.players}
        declared = self.game.declaration
        return {"game": declared.id, "features": list(declared.features), "weights": weights}

    # State between rounds

    def save(self, path: Path) -> None:
        """Save the state. The old file stays until the new one is complete."""
        head = {
            "game": self.game.declaration.id,
            "features": list(self.game.declaration.features),
            "course": self.course.form(),
            "games": self.games,
            "rounds": self.rounds,
            "steps": self.fit.steps,
        }
        arrays: dict[str, Any] = {"head": np.array(json.dumps(head)), **self._arrays()}
        with written_whole(path) as fresh, fresh.open("wb") as file:
            np.savez_compressed(file, **arrays)

    def _arrays(self) -> dict[str, Any]:
        arrays: dict[str, Any] = {"weights": self.fit.weights, "mean": self.fit.mean, "square": self.fit.square}
        for number, seen in enumerate(self.seen):
            arrays[f"rows{number}"] = seen.rows
            arrays[f"worth{number}"] = seen.worth
        return arrays

    def load(self, path: Path) -> None:
        """Resume from a saved state. Raises TrainingMismatch if it has other features or parameters.

        The length of its first round is taken from the saved state.
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
            self.fit.weights, self.fit.mean, self.fit.square = stored["weights"], stored["mean"], stored["square"]
            kept = sum(1 for name in stored.files if name.startswith("rows"))
            self.seen = [_seen(stored[f"rows{number}"], stored[f"worth{number}"]) for number in range(kept)]


def _one(game: AnyGame, learned: Mapping[str, Any] | None, way: Way, seed: int, number: int) -> Seen:
    """Play one game, in any process."""
    return play(game, learned, way, f"{seed} {number}")


@contextmanager
def _opened(path: Path) -> Iterator[Any]:
    """Open a saved state. Raises TrainingMismatch if the file is something else."""
    try:
        with np.load(path, allow_pickle=False) as stored:
            yield stored
    except (ValueError, KeyError, AttributeError, BadZipFile, EOFError) as error:
        raise TrainingMismatch([Message("train-not-state", {"file": str(path)})]) from error


def digest(learned: Mapping[str, Any]) -> str:
    """Short digest of weights."""
    return sha256(json.dumps(learned["weights"], sort_keys=True).encode()).hexdigest()[:16]


def _seen(rows: Any, worth: Any) -> Seen:
    return Seen(worth.shape[1], rows, worth)


def _plain(weights: Any) -> list[list[float]]:
    return [[round(float(weight), 4) for weight in stage] for stage in weights]


@contextmanager
def processes(workers: int) -> Iterator[Map]:
    """An ordered map over numbers, in this process or in several workers."""
    if workers == 1:
        yield lambda one, numbers: map(one, numbers)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield lambda one, numbers: pool.map(one, numbers)
