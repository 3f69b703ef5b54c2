"""Train a network to judge a position at a glance as well as a search does by looking ahead.

    python -m bench.league.distil play felinia --games 600 --out data/first --seconds 900
    python -m bench.league.distil fit felinia data/first --out network.json

`play` plays games in which a small search makes many of the decisions. Each searched decision gives samples: the
positions after the candidate actions, with the chances that the search found for them. The candidates for one decision
are stored together, because these are what a one-step bot must tell apart.

`fit` trains the network on all the given folders. Its targets are the chances from the search, corrected for how the
game continued. The correction is the same for all candidates for a decision, so luck does not change their order. Part
of the loss compares the network's preferences among the candidates with those of the search.

Game number n has the seed (seed, n). A repeated `play` command continues where it stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench.league.match import SHIPPED
from bench.merchants import FeliniaPlanner, PepperPlanner, Planner
from kontor.bots.bot import Hint, Judge, Limit
from kontor.bots.greedy import Greedy
from kontor.bots.judgement import Judgement
from kontor.bots.network import Mixed, Network, judge_with
from kontor.bots.search import DONE, STEP, ScoredAction, Search, Style
from kontor.bots.standing import shares
from kontor.bots.styles import Styled
from kontor.bots.train import fit as fitting
from kontor.bots.train.selfplay import Floats, leads, some, to_the_end, traced, warm, whole_rows
from kontor.core import AnyGame, Match, Position, Setup
from kontor.core.chance import NOBODY
from kontor.registry import game as game_of

POSITIONS = (120, 180)
"""Positions per search."""
SEARCHED = 0.04
"""Share of decisions that are made by a search. The others look one step ahead."""
EVERY = 3
"""Number of decisions per plain sample."""
MOST = 8
"""Maximum number of candidates stored per decision."""
WARMTH = 0.03
STRAY = 0.02
LOOKS = 10
LONGEST = 1200
SHARES = (0.12, 0.12, 0.14)
"""Shares of the seats that play by priority, as a heuristic with a random taste, and with a random style."""
TASTES = 3
CHUNK = 20
"""Number of games per stored file."""

TRACE = 0.93
"""Lambda of TD(lambda), per turn."""
CORRECTED = 0.5
"""Share of the difference between the return and the search's chances that is added to these chances."""
PREFERENCE = 0.02
"""Temperature of the preferences among candidates."""
PREFERENCE_SHARE = 0.05
"""Weight of the error in these preferences."""
BATCH = 1024
"""Number of positions per batch."""
PLANNERS: dict[str, type[PepperPlanner | FeliniaPlanner]] = {"pfeffersaecke": PepperPlanner, "felinia": FeliniaPlanner}


class Table(NamedTuple):
    board: str
    players: int


TABLES = {
    "pfeffersaecke": ((2, Table("central_europe", 2)), (4, Table("central_europe", 3)), (3, Table("central_europe", 4)),
                      (3, Table("central_europe", 5)), (1, Table("central_europe", 6))),
    "felinia": ((4, Table("classic", 2)), (2, Table("classic", 3)), (4, Table("classic", 4)),
                (4, Table("expert", 2)), (2, Table("expert", 3)), (4, Table("expert", 4))),
}  # fmt: skip


class Searched(NamedTuple):
    """A decision, with the positions after its candidates and all seats' chances in them.

    A plain sample has a single position and no chances, so its target is the return alone.
    """

    seat: int
    rows: list[list[list[float]]]
    chances: list[list[float]]
    turn: int
    played: list[float]
    """All seats' chances after the action that was played."""


class Group(NamedTuple):
    """Samples with one number of players and the same number of places for candidates."""

    rows: NDArray[Any]
    chances: NDArray[Any]
    number: NDArray[Any]
    seat: NDArray[Any]
    correction: NDArray[Any]
    lead: NDArray[Any]


Learned = Judgement | Network | Mixed
Groups = dict[tuple[int, int], Group]
"""Samples by number of players and number of places for candidates."""


class Way(NamedTuple):
    """How to play: the tables to draw from, with their weights, and whether no seat uses the judge."""

    tables: Sequence[tuple[int, Table]]
    simple: bool = False


def setup_for(game: AnyGame, way: Way, chance: random.Random) -> Setup:
    weights, tables = zip(*way.tables, strict=True)
    table = chance.choices(tables, weights)[0]
    return game.setup(table.players, table.board)


def play(game: AnyGame, judge: Learned, seed: str, way: Way | None = None) -> Groups:
    """Play one game and return its samples."""
    chance = random.Random(seed)
    way = way or Way(TABLES[game.declaration.id])
    setup = setup_for(game, way, chance)
    priorities = Greedy(game, chance, stray=1)
    seats = [_seat(game, judge, way.simple, chance) for _ in range(setup.players)]
    found: list[Searched] = []
    plain: list[Searched] = []
    searches: dict[int, Search] = {}
    turns: list[list[float]] = []
    active = -1

    def choose(view: Position, legal: list[int]) -> int:
        nonlocal active
        position = match.position
        if position.active != active:
            active = position.active
            turns.append([] if way.simple else judge.chances(position))
        seat = view.actor
        if chance.random() * EVERY < 1:
            plain.append(Searched(seat, [game.features(view)], [], len(turns) - 1, []))
        own = seats[seat]
        if chance.random() < STRAY:
            return chance.choice(legal)
        if own is None:
            return priorities.choose(view, legal)
        if isinstance(own, Planner):
            return own.choose(view, list(legal))
        if len(legal) > 1 and own is judge and chance.random() < SEARCHED:
            if seat not in searches:
                searches[seat] = Search(game, own, chance, Style())
            return _search(game, view, searches[seat], found, len(turns) - 1, chance)
        return warm(at_a_glance(game, view, own, some(game, view, LOOKS, chance)), WARMTH, chance)

    match: Match[Position] = Match(game, setup, chance)
    result = to_the_end(match, choose, LONGEST)
    outcome = shares(result)
    worth = [outcome] * len(turns) if way.simple else traced(turns, outcome, TRACE)
    features = len(game.declaration.features)
    return {
        (setup.players, places): _group(some_found, worth, leads(result), places, features)
        for places, some_found in ((1, plain), (MOST, found))
        if some_found
    }


def _seat(game: AnyGame, judge: Learned, simple: bool, chance: random.Random) -> Judge | Planner | None:
    kind = chance.random() * (sum(SHARES[:2]) if simple else 1.0)
    if kind < SHARES[0]:
        return None
    if kind < sum(SHARES[:2]):
        planner = PLANNERS[game.declaration.id](game, chance)
        planner.taste = type(planner.taste)(*(value * chance.lognormvariate(0, 0.35) for value in planner.taste))
        return planner
    if kind < sum(SHARES):
        features = range(1, len(game.declaration.features))
        return Styled(game, judge, {at: chance.gauss(0, 1.0) for at in chance.sample(features, TASTES)})
    return judge


def at_a_glance(game: AnyGame, view: Position, judge: Judge, actions: Sequence[int]) -> list[Hint]:
    """Return the actions, each with the acting seat's chance right after it, best first. Unlike a Journeyman, this does
    not try the decisions that follow in the same turn, which would take several times as long.
    """
    hints = []
    for action in actions:
        position = view.copy()
        position.apply(action)
        hints.append(Hint(action, judge.chances(position)[view.actor]))
    return sorted(hints, key=lambda hint: -hint.chance)


def _search(
    game: AnyGame, view: Position, search: Search, found: list[Searched], turn: int, chance: random.Random
) -> int:
    """Search a decision, store its candidates, and return the action to play."""
    seat = view.actor
    scored = search.run(view, Limit(positions=chance.choice(POSITIONS)))
    if len(scored) == 1:
        return scored[0].action
    action = warm([Hint(one.action, one.chance) for one in scored], WARMTH, chance)
    noted = [one for one in scored if one.stage % STEP >= DONE][:MOST]
    if len(noted) > 1:
        rows = []
        chances = []
        for one in noted:
            position = view.copy()
            position.apply(one.action)
            if position.actor != NOBODY:
                rows.append(game.features(position))
                chances.append(_chances(one, seat))
        played = next(one for one in scored if one.action == action)
        if len(rows) > 1:
            found.append(Searched(seat, rows, chances, turn, _chances(played, seat)))
    return action


def _chances(one: ScoredAction, seat: int) -> list[float]:
    """Return all seats' chances, scaled to the acting seat's comparable chance."""
    left = 1 - one.chances[seat]
    factor = (1 - one.chance) / left if left > 1e-6 else 1.0
    return [one.chance if at == seat else value * factor for at, value in enumerate(one.chances)]


def _group(found: list[Searched], worth: list[list[float]], lead: list[float], places: int, features: int) -> Group:
    size, players = len(found), len(lead)
    rows = np.zeros((size, places, players, features), np.int16)
    chances = np.full((size, places, players), 1 / players, np.float32)
    correction = np.zeros((size, players), np.float32)
    for at, one in enumerate(found):
        rows[at, : len(one.rows)] = whole_rows(one.rows, players, features)
        if one.chances:
            chances[at, : len(one.rows)] = one.chances
            correction[at] = np.subtract(worth[one.turn], one.played)
        else:
            chances[at] = worth[one.turn]
    number = np.array([len(one.rows) for one in found], np.int16)
    seat = np.array([one.seat for one in found], np.int16)
    return Group(rows, chances, number, seat, correction, np.array([lead] * size, np.float32))


def play_all(wanted: argparse.Namespace) -> None:
    game = game_of(wanted.game)
    judge = judge_with(game, weights_from(game, wanted.weights))
    chosen = [(1, Table(board, int(players))) for board, _, players in (one.partition(":") for one in wanted.tables)]
    way = Way(chosen or TABLES[wanted.game], wanted.simple)
    wanted.out.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    for first in range(0, wanted.games, CHUNK):
        path = wanted.out / f"{first:06}.npz"
        if path.exists():
            continue
        groups: dict[tuple[int, int], list[Group]] = {}
        for number in range(first, first + CHUNK):
            for key, group in play(game, judge, f"{wanted.seed} {number}", way).items():
                groups.setdefault(key, []).append(group)
        arrays: dict[str, Any] = {
            f"{name} {players} {places}": value
            for (players, places), parts in groups.items()
            for name, value in zip(Group._fields, joined(parts), strict=True)
        }
        fresh = path.with_suffix(".part")
        with fresh.open("wb") as file:
            np.savez_compressed(file, **arrays)
        fresh.rename(path)
        passed = time.perf_counter() - begun
        print(f"{first + CHUNK} games, {passed:.0f} s", flush=True)
        if wanted.seconds and passed > wanted.seconds:
            return


def joined(groups: Sequence[Group]) -> Group:
    return Group(*(np.concatenate(parts) for parts in zip(*groups, strict=True)))


def weights_from(game: AnyGame, path: str) -> Mapping[str, Any]:
    learned: Mapping[str, Any] | None = (
        game.judgement() if path == SHIPPED else json.loads(Path(path).read_text("utf-8"))
    )
    assert learned is not None
    return learned


def load(folders: Sequence[Path]) -> tuple[Groups, Groups]:
    """Return the samples for training and for validation. Every tenth file is for validation."""
    kept: tuple[dict[tuple[int, int], list[Group]], ...] = ({}, {})
    for folder in folders:
        for number, path in enumerate(sorted(folder.glob("*.npz"))):
            with np.load(path) as stored:
                keys = {tuple(map(int, name.split()[1:])) for name in stored.files}
                for players, places in sorted(keys):
                    group = Group(*(stored[f"{name} {players} {places}"] for name in Group._fields))
                    kept[number % 10 == 9].setdefault((players, places), []).append(group)
    training, validation = ({key: joined(groups) for key, groups in part.items()} for part in kept)
    return training, validation


def targets(group: Group, corrected: float) -> Floats:
    moved = np.clip(group.chances + corrected * group.correction[:, None], 0.002, 1)
    return np.asarray(moved / moved.sum(axis=2, keepdims=True), np.float32)


class Distiller(fitting.Fit):
    """Fits the network to searched decisions."""

    corrected = CORRECTED
    preference = PREFERENCE_SHARE

    def pass_over(self, groups: Groups, rng: np.random.Generator, rate: float) -> None:
        batches = [
            (key, batch)
            for key, group in groups.items()
            for batch in np.array_split(rng.permutation(len(group.seat)), max(1, len(group.seat) * key[1] // BATCH))
        ]
        for at in rng.permutation(len(batches)):
            key, batch = batches[at]
            self.step_groups(Group(*(part[batch] for part in groups[key])), rate)

    def _compared(self, group: Group, w: fitting.Layers) -> Compared:
        size, places, players, features = group.rows.shape
        chances, lead, hidden, others = self._forward(
            w, players, fitting.floats(group.rows).reshape(size * places, players, features)
        )
        grouped = chances.reshape(size, places, players)
        there = np.arange(places) < group.number[:, None]
        index = np.broadcast_to(group.seat[:, None, None], (size, places, 1))
        own = np.take_along_axis(grouped, index, 2)[..., 0]
        wished = np.take_along_axis(group.chances, index, 2)[..., 0]
        return Compared(grouped, lead.reshape(grouped.shape), hidden, others, there, own, wished)

    def step_groups(self, group: Group, rate: float) -> None:
        size, places, players, _ = group.rows.shape
        found = self._compared(group, self.weights)
        share = (found.there / found.there.sum())[..., None]
        wrong = (found.chances - targets(group, self.corrected)) * share
        if places > 1:
            liked, wished = preferences(found.own, found.there), preferences(found.wished, found.there)
            pull = self.preference * (liked - wished) / PREFERENCE / size * found.own
            wrong += pull[..., None] * ((np.arange(players) == group.seat[:, None, None]) - found.chances)
        wrong_lead = fitting.LEAD_SHARE * (found.lead - group.lead[:, None]) * share / players
        keep = found.there.reshape(-1)
        rows = fitting.floats(group.rows).reshape(size * places, players, -1)
        slope, slope_lead = (one.reshape(-1, players)[keep].astype(np.float32) for one in (wrong, wrong_lead))
        self._descend(players, rows[keep], found.hidden[keep], found.others[keep], slope, slope_lead, rate)

    def check(self, groups: Groups) -> dict[str, float]:
        """Return the excess cross-entropies of the chances and of the preferences, and the chance lost by choosing
        among the candidates.
        """
        sums: dict[str, float] = {}
        numbers: dict[str, int] = {}
        for (_, places), whole in groups.items():
            for at in range(0, len(whole.seat), BATCH):
                group = Group(*(value[at : at + BATCH] for value in whole))
                found = self._compared(group, self.average)
                target = targets(group, self.corrected)
                cross = (target * (np.log(target) - np.log(found.chances + 1e-9))).sum(axis=2)
                terms = {f"loss {places}": float((cross * found.there).sum() / found.there.sum() * len(group.seat))}
                if places > 1:
                    liked, wished = preferences(found.own, found.there), preferences(found.wished, found.there)
                    terms["preferences"] = float((wished * (np.log(wished + 1e-9) - np.log(liked + 1e-9))).sum())
                    true = np.where(found.there, found.wished, 0)
                    picked = np.where(found.there, found.own, -1).argmax(axis=1)
                    terms["lost"] = float((true.max(axis=1) - true[np.arange(len(picked)), picked]).sum())
                for name, value in terms.items():
                    sums[name] = sums.get(name, 0.0) + value
                    numbers[name] = numbers.get(name, 0) + len(group.seat)
        return {name: value / numbers[name] for name, value in sums.items()}


class Compared(NamedTuple):
    """The network's output for a group, and the acting seat's chances according to the network and the search."""

    chances: Floats
    lead: Floats
    hidden: Floats
    others: Floats
    there: Any
    own: Floats
    wished: Floats


def preferences(chances: Floats, there: Any) -> Floats:
    shown = np.where(there, chances / PREFERENCE, -1e9)
    parts = np.exp(shown - shown.max(axis=1, keepdims=True)) * there
    return np.asarray(parts / parts.sum(axis=1, keepdims=True))


def fit_all(wanted: argparse.Namespace) -> None:
    game = game_of(wanted.game)
    features = list(game.declaration.features)
    training, validation = load(wanted.folders)
    print({key: len(group.seat) for key, group in training.items()}, flush=True)
    fit = Distiller(game.declaration.players, len(features), wanted.seed)
    fit.corrected, fit.preference = wanted.corrected, wanted.preference
    fit.begin(weights_from(game, wanted.start))
    rng = np.random.default_rng(wanted.seed)
    made = {"command": shlex.join(["python", "-m", "bench.league.distil", *sys.argv[1:]])}
    begun = time.perf_counter()
    print("start", _text(fit.check(validation)), flush=True)
    for epoch in range(wanted.epochs):
        fit.pass_over(training, rng, wanted.rate * 0.5 * (1 + np.cos(np.pi * epoch / wanted.epochs)))
        if epoch % 2 or epoch == wanted.epochs - 1:
            print(epoch + 1, _text(fit.check(validation)), f"{time.perf_counter() - begun:.0f} s", flush=True)
    wanted.out.write_text(json.dumps({"game": wanted.game, "made": made, "features": features, **fit.plain()}) + "\n")


def _text(found: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.4f}" for name, value in found.items())


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a judge on the results of searches.")
    parts = parser.add_subparsers(required=True)
    one = parts.add_parser("play", help="play games and store searched decisions")
    one.add_argument("game", choices=TABLES)
    one.add_argument("--weights", default=SHIPPED)
    one.add_argument("--tables", nargs="*", default=[], metavar="BOARD:PLAYERS", help="default: all, with usual shares")
    one.add_argument("--simple", action="store_true", help="let no seat use the judge")
    one.add_argument("--games", type=int, default=100000)
    one.add_argument("--seed", type=int, default=1)
    one.add_argument("--seconds", type=float, default=0)
    one.add_argument("--out", type=Path, required=True)
    one.set_defaults(run=play_all)
    two = parts.add_parser("fit", help="fit a network to stored decisions")
    two.add_argument("game", choices=TABLES)
    two.add_argument("folders", type=Path, nargs="+")
    two.add_argument("--start", default=SHIPPED)
    two.add_argument("--epochs", type=int, default=12)
    two.add_argument("--rate", type=float, default=0.002)
    two.add_argument("--seed", type=int, default=1)
    two.add_argument("--corrected", type=float, default=CORRECTED)
    two.add_argument("--preference", type=float, default=PREFERENCE_SHARE)
    two.add_argument("--out", type=Path, required=True)
    two.set_defaults(run=fit_all)
    wanted = parser.parse_args()
    wanted.run(wanted)


if __name__ == "__main__":
    main()
