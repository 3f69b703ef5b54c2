"""Fits a small network to the samples of recorded games (bench/league/samples.py), in JAX.

    python -m bench.league.distil samples --start src/kontor/games/hansa/judgement.json --out weights.json --seconds 120

The network learns three things:

- the chances of all seats: the estimates after each candidate (`--teacher` of the weight) and the results of the games;
- the differences between the candidates of a decision, which decide what a one-step player does: the softmax of the
  deciding seat's log chances, divided by `--warmth`, should match that of the estimates;
- the final lead, with a second output that is not written (as in `kontor.bots.train.fit`).

It starts from linear weights or from a network. The samples stay on the device as whole numbers.
"""

from __future__ import annotations

import argparse
import json
import math
import shlex
import sys
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from bench.league.weights import begin, file_of, linear_of
from kontor.bots.network import FEATURE_SCALE, WEIGHT_SCALE
from kontor.bots.train.fit import AVERAGED, DECAY, LARGEST_WEIGHT, LEAD_SHARE, OWN_DECAY
from kontor.bots.train.whole import written_whole
from kontor.registry import game as game_of

Array = Any
Layers = dict[str, Array]

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
HELD_BACK = 0.04
"""Share of the decisions used for validation: the last games of every file."""
MOST_HELD_BACK = 50_000
STEPS_AT_ONCE = 8
WARM_UP = 200
"""Number of steps until the learning rate is reached. It then falls along a cosine."""
FLOOR = 0.01
"""Added to chances before their logarithms are compared, because differences between tiny chances do not matter."""
PARTS = ("loss", "chances", "results", "differences", "lead")


class Samples(NamedTuple):
    """Samples of games with the same number of players. The candidates of a decision are consecutive."""

    rows: Array
    values: Array
    first: Array
    """First candidate of each decision."""
    number: Array
    """Number of candidates of each decision."""
    before: Array
    outcome: Array
    lead: Array
    seat: Array

    def part(self, start: int, stop: int) -> Samples:
        """The decisions from `start` up to `stop`."""
        low = int(self.first[start]) if start < len(self.first) else len(self.rows)
        high = int(self.first[stop]) if stop < len(self.first) else len(self.rows)
        return Samples(
            self.rows[low:high],
            self.values[low:high],
            self.first[start:stop] - low,
            *(array[start:stop] for array in self[3:]),
        )


class Course(NamedTuple):
    """Parameters of a fit."""

    teacher: float = 0.8
    differences: float = 1.0
    warmth: float = 0.05
    batch: int = 2048
    rate: float = 0.002


class Adam(NamedTuple):
    """Weights in training, with the state of Adam and a moving average, which plays better than the last step."""

    weights: Layers
    average: Layers
    mean: Layers
    square: Layers
    steps: Array


def read(path: Path) -> Samples:
    """The samples in a file."""
    with np.load(path, allow_pickle=False) as stored:
        decisions = len(stored["seat"])
        number = np.bincount(stored["group"], minlength=decisions).astype(np.int32)
        return Samples(
            stored["rows"],
            stored["values"],
            (np.cumsum(number) - number).astype(np.int32),
            number,
            stored["before"],
            stored["outcome"],
            stored["lead"],
            stored["seat"],
        )


def joined(parts: Sequence[Samples]) -> Samples:
    """Samples of several files. The parts must have the same number of players."""
    starts = np.cumsum([0] + [len(part.rows) for part in parts[:-1]])
    moved = [part._replace(first=part.first + start) for part, start in zip(parts, starts)]
    return Samples(*(np.concatenate(arrays) for arrays in zip(*moved)))


def files_below(folders: Sequence[Path]) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.npz"))


def read_all(folders: Sequence[Path], most: int = 0) -> tuple[dict[int, Samples], dict[int, Samples]]:
    """The samples of all files in these folders by number of players: those to learn from and those held back."""
    learned: dict[int, list[Samples]] = {}
    held: dict[int, list[Samples]] = {}
    for path in files_below(folders):
        found = read(path)
        decisions = len(found.seat)
        split = decisions - math.ceil(decisions * HELD_BACK)
        players = found.before.shape[1]
        learned.setdefault(players, []).append(found.part(0, split))
        held.setdefault(players, []).append(found.part(split, decisions))
    kept = {players: joined(parts) for players, parts in sorted(learned.items())}
    if most:
        kept = {players: part.part(0, most) for players, part in kept.items()}
    return kept, {players: joined(parts).part(0, MOST_HELD_BACK) for players, parts in sorted(held.items())}


# The network


def forward(w: Layers, at: int, rows: Array) -> tuple[Array, Array]:
    """Strengths and leads of all seats. `at`: index of the number of players; `rows`: whole numbers (…, seats, F)."""
    x = rows.astype(jnp.float32) / FEATURE_SCALE
    others = x @ w["others"]
    others = (others.sum(axis=-2, keepdims=True) - others) / (rows.shape[-2] - 1)
    hidden = jax.nn.relu(x @ w["own"] + others + w["bias"][at])
    strengths = hidden @ w["out"] + x @ (w["direct"][0] + w["direct"][1 + at])
    return strengths, hidden @ w["lead_out"] + x @ w["lead_direct"]


def linear(stages: Array, rows: Array) -> Array:
    """Strengths of all seats with linear weights (stages, F), as in `Judgement`."""
    x = rows.astype(jnp.float32) / FEATURE_SCALE
    last = stages.shape[0] - 1
    at = jnp.clip(x[..., 0, 0] * last, 0, last)
    shares = jax.nn.relu(1.0 - jnp.abs(at[..., None] - jnp.arange(last + 1)))
    return jnp.einsum("...pf,sf,...s->...p", x, stages, shares)


def chosen(samples: Samples, decisions: Array, most: int) -> tuple[Array, Array, Array]:
    """Rows and values of the candidates of these decisions, and which of them there are."""
    there = jnp.arange(most) < samples.number[decisions][:, None]
    index = jnp.where(there, samples.first[decisions][:, None] + jnp.arange(most), 0)
    return samples.rows[index], samples.values[index].astype(jnp.float32), there


def of_seat(chances: Array, seat: Array) -> Array:
    """The deciding seat's part of chances (decisions, candidates, seats)."""
    return jnp.take_along_axis(chances, seat.astype(jnp.int32)[:, None, None], axis=2)[..., 0]


def losses(w: Layers, at: int, samples: Samples, decisions: Array, most: int, course: Course) -> tuple[Array, Array]:
    """The loss on some decisions, with its parts."""
    rows, values, there = chosen(samples, decisions, most)
    seat, outcome, lead = samples.seat[decisions], samples.outcome[decisions], samples.lead[decisions]
    strengths, leads = forward(w, at, jnp.concatenate([rows, samples.before[decisions][:, None]], axis=1))
    logs = jax.nn.log_softmax(strengths)
    share = there / jnp.maximum(there.sum(), 1)
    chances = -(values * logs[:, :-1]).sum(axis=-1)
    results = -(outcome * logs[:, -1]).sum(axis=-1).mean()

    def warm(own: Array) -> Array:
        return jax.nn.log_softmax(jnp.where(there, jnp.log(own + FLOOR) / course.warmth, -jnp.inf))

    wanted, found = warm(of_seat(values, seat)), warm(of_seat(jnp.exp(logs[:, :-1]), seat))
    apart = jnp.where(there, jnp.exp(wanted) * (wanted - found), 0.0).sum(axis=1)
    several = there.sum(axis=1) > 1
    differences = course.warmth * jnp.where(several, apart, 0.0).sum() / jnp.maximum(several.sum(), 1)
    far = jnp.square(leads[:, -1] - lead).mean()
    mixed = course.teacher * (share * chances).sum() + (1 - course.teacher) * results
    total = mixed + course.differences * differences + LEAD_SHARE * far
    return total, jnp.stack([total, (share * chances).sum(), results, differences, far])


def step(state: Adam, gradient: Layers, rate: Array) -> Adam:
    """One step of Adam, with shrinkage as in `kontor.bots.train.fit`."""
    steps = state.steps + 1
    kept = jnp.minimum(AVERAGED, steps / (steps + 10))
    weights, average, mean, square = {}, {}, {}, {}
    for name, value in state.weights.items():
        mean[name] = 0.9 * state.mean[name] + 0.1 * gradient[name]
        square[name] = 0.999 * state.square[name] + 0.001 * gradient[name] ** 2
        change = mean[name] / (1 - 0.9**steps) / (jnp.sqrt(square[name] / (1 - 0.999**steps)) + 1e-8)
        change += DECAY * value
        if name == "direct":
            change = change.at[1:].add(OWN_DECAY * value[1:])
        weights[name] = jnp.clip(value - rate * change, -LARGEST_WEIGHT, LARGEST_WEIGHT)
        average[name] = kept * state.average[name] + (1 - kept) * weights[name]
    return Adam(weights, average, mean, square, steps)


@partial(jax.jit, static_argnames=("at", "most", "course"), donate_argnames=("state",))
def steps(
    state: Adam, samples: Samples, key: Array, rate: Array, *, at: int, most: int, course: Course
) -> tuple[Adam, Array]:
    """A few steps with random decisions. Returns the mean of the losses, too."""

    def one(state: Adam, key: Array) -> tuple[Adam, Array]:
        decisions = jax.random.randint(key, (course.batch,), 0, samples.first.shape[0])
        slope, parts = jax.grad(losses, has_aux=True)(state.weights, at, samples, decisions, most, course)
        return step(state, slope, rate), parts

    state, parts = jax.lax.scan(one, state, jax.random.split(key, STEPS_AT_ONCE))
    return state, parts.mean(axis=0)


# Measures


class Measure(NamedTuple):
    """How well a judge agrees with the estimates and the results."""

    agreement: float
    """Share of decisions with the same best candidate."""
    cost: float
    """Mean loss in chance by the judge's choices, according to the estimates."""
    chances: float
    """Cross-entropy with the estimates."""
    results: float
    """Cross-entropy with the results."""

    def text(self) -> str:
        return (
            f"agreement {self.agreement:.1%}, cost {self.cost:.2%}, cross-entropy {self.chances:.4f} with the "
            f"estimates and {self.results:.4f} with the results"
        )


Strengths = Callable[[Any, Array], Array]


@partial(jax.jit, static_argnames=("judge", "most"))
def _sums(judge: Strengths, w: Any, samples: Samples, decisions: Array, valid: Array, most: int) -> Array:
    rows, values, there = chosen(samples, decisions, most)
    there &= valid[:, None]
    logs = jax.nn.log_softmax(judge(w, rows))
    before = jax.nn.log_softmax(judge(w, samples.before[decisions]))
    own = jnp.where(there, of_seat(values, samples.seat[decisions]), -1.0)
    best = own.max(axis=1)
    ours = jnp.argmax(jnp.where(there, of_seat(logs, samples.seat[decisions]), -jnp.inf), axis=1)
    cost = best - jnp.take_along_axis(own, ours[:, None], axis=1)[:, 0]
    several = there.sum(axis=1) > 1
    return jnp.stack(
        [
            (several & (cost <= 0)).sum(),
            jnp.where(several, cost, 0.0).sum(),
            several.sum(),
            jnp.where(there, -(values * logs).sum(axis=-1), 0.0).sum(),
            there.sum(),
            jnp.where(valid, -(samples.outcome[decisions] * before).sum(axis=-1), 0.0).sum(),
            valid.sum(),
        ]
    )


def measured(judge: Strengths, w: Any, samples: Samples, most: int, batch: int = 4096) -> Measure:
    """Measure a judge on all decisions of some samples."""
    total = np.zeros(7)
    decisions = samples.first.shape[0]
    for start in range(0, decisions, batch):
        index = jnp.arange(start, start + batch)
        valid = index < decisions
        total += np.asarray(_sums(judge, w, samples, jnp.where(valid, index, 0), valid, most), np.float64)
    same, cost, several, chances, candidates, results, number = total
    return Measure(same / max(1, several), cost / max(1, several), chances / max(1, candidates), results / number)


@partial(jax.jit, static_argnames=("at",))
def _network(at: int, w: Layers, rows: Array) -> Array:
    return forward(w, at, rows)[0]


class Fitting:
    """A fit in progress."""

    def __init__(
        self, learned: Mapping[int, Samples], held: Mapping[int, Samples], start: Layers, course: Course, seed: int = 0
    ) -> None:
        self.players = tuple(learned)
        self.course = course
        self.learned = {players: Samples(*map(jnp.asarray, one)) for players, one in learned.items()}
        self.held = {players: Samples(*map(jnp.asarray, one)) for players, one in held.items()}
        self.most = {
            players: max(int(one.number.max(initial=1)) for one in (learned[players], held[players]))
            for players in self.players
        }
        weights = {name: jnp.asarray(value, jnp.float32) for name, value in start.items()}
        average = {name: jnp.copy(value) for name, value in weights.items()}
        mean, square = ({name: jnp.zeros_like(value) for name, value in weights.items()} for _ in range(2))
        self.state = Adam(weights, average, mean, square, jnp.zeros(()))
        self.taken = 0
        self.key = jax.random.key(seed)
        self.rng = np.random.default_rng(seed)
        sizes = np.array([len(one.seat) for one in learned.values()], float)
        self.shares = sizes / sizes.sum()
        self.judges: dict[int, Strengths] = {n: partial(_network, at) for at, n in enumerate(self.players)}

    def train(self, progress: float) -> tuple[int, Any]:
        """A few steps for one number of players. `progress`: how much of the training is done, from 0 to 1."""
        at = int(self.rng.choice(len(self.players), p=self.shares))
        players = self.players[at]
        self.key, key = jax.random.split(self.key)
        rate = self.course.rate * 0.5 * (1 + math.cos(math.pi * min(1.0, progress)))
        rate *= min(1.0, (self.taken + STEPS_AT_ONCE) / WARM_UP)
        self.taken += STEPS_AT_ONCE
        self.state, parts = steps(
            self.state, self.learned[players], key, rate, at=at, most=self.most[players], course=self.course
        )
        return players, parts

    def rounded(self) -> Layers:
        """The averaged weights, rounded as in the weights file."""
        weights = {name: np.asarray(value, np.float64) for name, value in self.state.average.items()}
        direct = np.rint((weights["direct"][0] + weights["direct"][1:]) * WEIGHT_SCALE) / WEIGHT_SCALE
        rounded = {name: np.rint(value * WEIGHT_SCALE) / WEIGHT_SCALE for name, value in weights.items()}
        rounded["direct"] = np.concatenate([np.zeros_like(direct[:1]), direct])
        return rounded

    def measure(self) -> dict[int, Measure]:
        """The rounded network on the samples held back, by number of players."""
        weights = {name: jnp.asarray(value, jnp.float32) for name, value in self.rounded().items()}
        return {n: measured(self.judges[n], weights, self.held[n], self.most[n]) for n in self.players}

    def measure_linear(self, stages: Mapping[int, Any]) -> dict[int, Measure]:
        """Linear weights on the samples held back, by number of players."""
        return {n: measured(linear, jnp.asarray(one), self.held[n], self.most[n]) for n, one in stages.items()}


def fit(fitting: Fitting, seconds: float, number: int, every: float) -> None:
    """Train for a time, or for a number of steps. Prints the losses and the measures as it goes."""
    begun = time.perf_counter()
    said = begun
    sums: dict[int, list[Any]] = {}
    while True:
        passed = time.perf_counter() - begun
        progress = fitting.taken / number if number else passed / seconds
        if progress >= 1:
            return
        players, parts = fitting.train(progress)
        sums.setdefault(players, []).append(parts)
        if len(sums[players]) % 16 == 0:
            parts.block_until_ready()  # not too far ahead of the clock
        if time.perf_counter() - said > every:
            for players, found in sorted(sums.items()):
                means = np.mean([np.asarray(one) for one in found], axis=0)
                shown = ", ".join(f"{name} {mean:.4f}" for name, mean in zip(PARTS, means))
                print(f"{passed:.0f} s, {fitting.taken} steps, {players} players: {shown}", flush=True)
            report("network", fitting.measure())
            sums = {}
            said = time.perf_counter()


def report(name: str, found: Mapping[int, Measure]) -> None:
    for players, measure in found.items():
        print(f"    {name}, {players} players: {measure.text()}", flush=True)


def main(given: Sequence[str] | None = None) -> dict[str, Any]:
    parser = argparse.ArgumentParser(description="Fit a network to samples of recorded games.")
    parser.add_argument("samples", type=Path, nargs="+")
    parser.add_argument("--start", type=Path, required=True, help="linear weights or a network to start from")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--hidden", type=int, default=64, help="number of hidden units")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--steps", type=int, default=0, help="a number of steps instead of a time")
    parser.add_argument("--most", type=int, default=0, help="decisions to use for each number of players; 0: all")
    parser.add_argument("--linear-boards", default="britannia_3,britannia_4_5", help="boards that keep linear weights")
    parser.add_argument("--every", type=float, default=20, help="seconds between reports")
    parser.add_argument("--seed", type=int, default=0)
    for name, value in Course._field_defaults.items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    wanted = parser.parse_args(given)
    course = Course(*(getattr(wanted, name) for name in Course._fields))
    game = game_of("hansa")
    features = len(game.declaration.features)
    start = json.loads(wanted.start.read_text())
    learned, held = read_all(wanted.samples, wanted.most)
    games = sum(int(np.load(path)["games"]) for path in files_below(wanted.samples))
    for players, one in learned.items():
        print(f"{players} players: {len(one.seat):,} decisions, {len(one.rows):,} candidates", flush=True)
    layers = begin(start, tuple(learned), features, wanted.hidden, wanted.seed)
    fitting = Fitting(learned, held, layers, course, wanted.seed)
    before = fitting.measure_linear(linear_of(game.judgement() or {}, tuple(learned), features))
    report("shipped linear weights", before)
    with jax.default_matmul_precision("float32"):
        fit(fitting, wanted.seconds, wanted.steps, wanted.every)
        after = fitting.measure()
    report("shipped linear weights", before)
    report("network", after)
    made = {
        "command": shlex.join(["python", "-m", "bench.league.distil", *(sys.argv[1:] if given is None else given)]),
        "version": tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"],
        "date": datetime.now(UTC).date().isoformat(),
        "games": games,
        "seed": wanted.seed,
        "steps": fitting.taken,
        "decisions": {str(players): len(one.seat) for players, one in learned.items()},
        "course": course._asdict(),
        "linear": {str(players): one._asdict() for players, one in before.items()},
        "network": {str(players): one._asdict() for players, one in after.items()},
    }
    boards = [board for board in wanted.linear_boards.split(",") if board]
    written = file_of(game, fitting.rounded(), tuple(learned), start, boards, made)
    with written_whole(wanted.out) as fresh:
        fresh.write_text(json.dumps(written))
    return written


if __name__ == "__main__":
    main()
