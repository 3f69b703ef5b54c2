"""Train the judge for Hansa Teutonica on a GPU, by self-play between one-step players.

    python examples/ppo_jax.py --seconds 60 --folder out
    python -m bench.league.judge --policy out/weights.npz --folder out --seconds 400
    python -m bench.league.judge … --resume    the same command, to continue an interrupted run

The judge is the network that the bots use (`kontor.bots.network`). It starts from the given linear weights. A second
network proposes a few actions, the environment plays each of them, and the judge estimates every seat's chance of
winning after it. The best action is usually played. With TD(lambda), the judge learns from later estimates and from
results. The other network learns to propose the best actions.

About once a minute and at the end, the judge plays in one seat against its initial weights in all others.
"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

import kontor.jax
from kontor.bots.network import FEATURE_SCALE, LARGEST_FEATURE, WEIGHT_SCALE
from kontor.games.hansa import notation as n
from kontor.games.hansa.bot.features import FEATURES, PROGRESS
from kontor.jax.features import BoardFacts, features
from kontor.jax.play import pack

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "examples"))
from ppo_jax import columns_of, save  # examples are not a package

GAMES, STEPS, PARTS = 8192, 64, 16
"""Number of games, number of decisions per game and update, and number of minibatches per update."""
CANDIDATES = 14
"""Number of actions that are proposed and played for each decision."""
RANDOM_CANDIDATES = 0.2
"""Share of candidates that do not depend on the policy."""
TRACE = 0.95
"""Lambda of TD(lambda), per decision."""
WARMTH, STRAY = 0.002, 0.01
"""Noise in the choice, as a chance of winning, and the share of decisions that play a random candidate."""
EARLIER, STYLED = 0.2, 0.15
"""Shares of the seats that play with the initial weights, and of those that misjudge a few features."""
TASTES, TASTE = 3, 1.0
"""Number of features that a styled seat misjudges, and the size of the error."""
SHARPNESS = 0.01
"""The policy learns to propose an action e times less often if its chance is lower by this amount."""
LEAD_SHARE, LEAD_UNIT = 0.2, 20.0
"""Weight of the error in the final lead, and the unit of that lead."""
RATE, POLICY_RATE, ENTROPY, LARGEST = 6e-4, 3e-4, 0.002, 6.0
HIDDEN = 40
"""Number of hidden units of the judge."""
UNITS = 512
"""Number of hidden units in each of the policy's two layers."""
MAX_CYCLES = 700
"""Maximum number of decisions in a game. A longer game is cut off, and the judge's estimate replaces the result."""
SAVE_EVERY = 60.0
"""Number of seconds between two saved states, for `--resume`."""
LENGTH = len(FEATURES)
JUDGED = ("own", "others", "bias", "out", "direct")


class League:
    """The compiled functions for one setup."""

    def __init__(self, players: int, board: str | None, games: int, candidates: int) -> None:
        self.env = kontor.jax.make("hansa", players=players, board=board, max_cycles=MAX_CYCLES)
        self.tables = self.env.shape.tables
        self.facts = BoardFacts(self.tables)
        self.players, self.games, self.candidates = players, games, candidates
        self.columns = columns_of(self.env.setup)
        self.width, self.actions = self.columns.code.shape[1], self.env.num_actions
        self.post, self.siblings = equivalents(self.tables)

    # Networks

    def expand(self, raw: Any) -> Any:
        """Return the columns of a packed observation. Byte 0 is the viewer."""
        there = raw[jnp.asarray(self.columns.byte)[raw[0]]]
        number = there.astype(jnp.float32) / jnp.maximum(self.columns.unit, 1.0)
        here = there == jnp.asarray(self.columns.code)[raw[0]]
        return jnp.where(self.columns.unit > 0, number, here).astype(jnp.bfloat16)

    def logits(self, w: Any, raw: Any, bits: Any) -> Any:
        hidden = jax.vmap(self.expand)(raw)
        for name in ("first", "second"):
            hidden = jax.nn.relu(hidden @ w[name].astype(jnp.bfloat16) + w[f"{name} bias"].astype(jnp.bfloat16))
        found = jnp.dot(hidden, w["policy"].astype(jnp.bfloat16), preferred_element_type=jnp.float32)
        mask = jnp.unpackbits(bits, axis=-1, count=self.actions, bitorder="little")
        return jnp.where(mask > 0, found + w["policy bias"], -1e9)

    def features(self, state: Any) -> Any:
        """Return the features of every seat, clipped and rounded as in `kontor.bots.network`."""
        rows = features(self.tables, self.facts, state.options, state.position)
        rows = jnp.clip(rows, -LARGEST_FEATURE, LARGEST_FEATURE) * FEATURE_SCALE
        return (jnp.floor(rows + 0.5) / FEATURE_SCALE).astype(jnp.bfloat16)  # exact: at most nine bits

    def judge(self, v: Any, rows: Any) -> tuple[Any, Any]:
        """Return strengths and expected leads, by position and seat."""
        rows = rows.astype(jnp.float32)
        others = (jnp.sum(rows, axis=1, keepdims=True) - rows) / (self.players - 1)
        hidden = jax.nn.relu(rows @ v["own"] + others @ v["others"] + v["bias"])
        stages = rows @ v["direct"].T
        at = jnp.clip(rows[..., PROGRESS], 0.0, 1.0) * (v["direct"].shape[0] - 1)
        weight = jnp.maximum(0.0, 1.0 - jnp.abs(at[..., None] - jnp.arange(v["direct"].shape[0])))
        lead = hidden @ v["lead out"] + rows @ v["lead direct"]
        return hidden @ v["out"] + jnp.sum(stages * weight, axis=-1), lead - jnp.mean(lead, axis=1, keepdims=True)

    def outcome(self, state: Any) -> tuple[Any, Any]:
        """Return each seat's share of the win, and its lead over the mean."""
        points = self.env.scores(state).astype(jnp.float32)
        best = (points == jnp.max(points)).astype(jnp.float32)
        return best / jnp.sum(best), (points - jnp.mean(points)) / LEAD_UNIT

    # Play

    def proposed(self, w: Any, state: Any, key: Any) -> tuple[Any, Any, Any, Any]:
        """Return the candidates for every game, whether they are legal, the logits, and the mask as bits."""
        bits = pack(jax.vmap(self.distinct)(state))
        logits = self.logits(w, state.observation, bits)
        legal = logits > -1e8
        uniform = legal / jnp.maximum(jnp.sum(legal, axis=1, keepdims=True), 1)
        chances = (1 - RANDOM_CANDIDATES) * jax.nn.softmax(logits) + RANDOM_CANDIDATES * uniform
        noise = jax.random.gumbel(key, logits.shape)
        tried = largest(jnp.where(legal, jnp.log(chances + 1e-9) + noise, -1e9), self.candidates)
        return tried, jnp.take_along_axis(legal, tried, axis=1), logits, bits

    def distinct(self, state: Any) -> Any:
        """Return the legal actions, including only the first of several equivalent ones."""
        mask = jnp.concatenate([state.legal_action_mask, jnp.zeros(1, bool)])
        there = jnp.concatenate([state.position.posts, jnp.zeros(1, jnp.uint8)])[self.post]
        same = mask[self.siblings] & (there[self.siblings] == there[: self.actions, None])
        return mask[:-1] & ~jnp.any(same, axis=1)

    def after(self, state: Any, tried: Any, key: Any) -> tuple[Any, Any]:
        """Return the positions after the candidates, with their features. All candidates in a game share the same
        draws."""
        keys = jax.random.split(key, self.games)
        after = jax.vmap(lambda one, actions, key: jax.vmap(lambda action: self.env.step(one, action, key))(actions))(
            state, tried, keys
        )
        return after, jax.vmap(jax.vmap(self.features))(after)

    def chances(self, v: Any, after: Any, rows: Any, taste: Any) -> tuple[Any, Any]:
        """Return the chances and leads of every seat after each candidate."""
        flat = rows.reshape(-1, *rows.shape[2:])
        strengths, lead = (part.reshape(rows.shape[:3]) for part in self.judge(v, flat))
        if taste is not None:
            strengths += jnp.einsum("gksf,gsf->gks", rows.astype(jnp.float32), taste)
        share, points = jax.vmap(jax.vmap(self.outcome))(after)
        over = after.terminated[..., None]
        return jnp.where(over, share, jax.nn.softmax(strengths)), jnp.where(over, points, lead)

    def rollout(self, w: Any, v: Any, first: Any, state: Any, style: Any, key: Any) -> Any:
        def one(carry: Any, key: Any) -> Any:
            state, (earlier, taste) = carry
            keys = jax.random.split(key, 7)
            tried, valid, _, bits = self.proposed(w, state, keys[0])
            after, rows = self.after(state, tried, keys[1])
            found, lead = self.chances(v, after, rows, None)
            seat = state.current_player[:, None]
            by_first = jnp.take_along_axis(earlier, seat, axis=1)[..., None]
            liked = jnp.where(by_first, *(self.chances(x, after, rows, y)[0] for x, y in ((first, None), (v, taste))))
            own = jnp.take_along_axis(found, seat[..., None], axis=2)[..., 0]
            liked = jnp.take_along_axis(liked, seat[..., None], axis=2)[..., 0]
            noise = jax.random.gumbel(keys[2], own.shape)
            stray = jax.random.uniform(keys[3], (self.games, 1)) < STRAY
            judged = jnp.where(stray, 0.0, liked / WARMTH)
            chosen = jnp.argmax(jnp.where(valid, judged, -1e9) + noise, axis=1)
            new, rows, value, lead = (picked(tree, chosen) for tree in (after, rows, found, lead))
            ended = new.terminated | new.truncated
            points = jnp.where(ended[:, None], jax.vmap(self.env.scores)(new), 0)
            gap = jnp.max(jnp.where(valid, own, 0.0), 1) - jnp.mean(own, 1, where=valid)
            counts = (ended, jnp.where(ended, new._step_count, 0), new.truncated, jnp.mean(points, 1), gap)
            facts = jnp.stack([jnp.sum(count) for count in counts])
            seen = (state.observation, bits, tried, valid, own, rows, value, lead, ended)
            fresh = jax.vmap(self.env.init)(jax.random.split(keys[4], self.games))
            new = where(ended, fresh, new)
            return (new, where(ended, self.drawn(keys[5]), (earlier, taste))), (seen, facts)

        (state, style), (seen, facts) = jax.lax.scan(one, (state, style), jax.random.split(key, STEPS))
        return state, style, seen, jnp.sum(facts, axis=0)

    def drawn(self, key: Any) -> tuple[Any, Any]:
        """Return which seats play with the initial weights, and the tastes of the others."""
        keys = jax.random.split(key, 4)
        shape = (self.games, self.players)
        which = jax.random.uniform(keys[0], (*shape, LENGTH)) < TASTES / LENGTH
        styled = jax.random.uniform(keys[1], shape) < STYLED
        taste = TASTE * jax.random.normal(keys[2], (*shape, LENGTH)) * which * styled[..., None]
        return jax.random.uniform(keys[3], shape) < EARLIER, taste

    def targets(self, values: Any, ended: Any) -> Any:
        """Return the TD(lambda) targets for the positions after each decision."""

        def back(later: Any, row: Any) -> Any:
            value, over = row
            target = jnp.where(over[:, None], value, later)
            return (1 - TRACE) * value + TRACE * target, target

        return jax.lax.scan(back, values[-1], (values, ended), reverse=True)[1]

    # Learning

    def policy_loss(self, w: Any, some: Any) -> Any:
        raw, bits, tried, valid, own = some
        logits = jax.nn.log_softmax(self.logits(w, raw, bits))
        wanted = jax.nn.softmax(jnp.where(valid, own / SHARPNESS, -1e9))
        proposed = jnp.take_along_axis(logits, tried, axis=1)
        open_ = jnp.sum(valid, axis=1) > 1
        loss = -jnp.sum(jnp.where(valid, wanted * proposed, 0.0), axis=1)
        entropy = -jnp.where(logits > -1e8, jnp.exp(logits) * logits, 0.0).sum(1)
        agreed = jnp.argmax(jnp.where(valid, proposed, -1e9), 1) == jnp.argmax(jnp.where(valid, own, -1e9), 1)
        mean = partial(jnp.mean, where=open_)
        return mean(loss - ENTROPY * entropy), (mean(entropy), mean(agreed))

    def judge_loss(self, v: Any, some: Any) -> Any:
        rows, target, lead_target = some
        strengths, lead = self.judge(v, rows)
        found = jax.nn.log_softmax(strengths)
        loss = -jnp.mean(jnp.sum(target * (found - jnp.log(target + 1e-9)), axis=1))
        return loss + LEAD_SHARE * jnp.mean(jnp.square(lead - lead_target)), loss

    def update(self, w: Any, v: Any, moments: Any, state: Any, style: Any, first: Any, key: Any, rate: Any) -> Any:
        for_play, for_order = jax.random.split(key)
        state, style, seen, facts = self.rollout(w, v, first, state, style, for_play)
        before, bits, tried, valid, own, rows, value, lead, ended = seen
        samples = (before, bits, tried, valid, own, rows, self.targets(value, ended), self.targets(lead, ended))
        size = self.games // PARTS
        shift = jax.random.randint(for_order, (), 0, self.games)

        def learn(carry: Any, number: Any) -> Any:
            w, v, moments, mean = carry
            which = (shift + number * size + jnp.arange(size)) % self.games
            some = jax.tree.map(lambda x: x[:, which].reshape(STEPS * size, *x.shape[2:]), samples)
            (_, told), slope = jax.value_and_grad(self.policy_loss, has_aux=True)(w, some[:5])
            (_, loss), judge_slope = jax.value_and_grad(self.judge_loss, has_aux=True)(v, some[5:])
            w, one = adam(w, moments[0], slope, rate * POLICY_RATE)
            v, other = adam(v, moments[1], judge_slope, rate * RATE)
            v = {name: jnp.clip(array, -LARGEST, LARGEST) for name, array in v.items()}
            return (w, v, (one, other), jax.tree.map(lambda m, x: 0.999 * m + 0.001 * x, mean, v)), (loss, *told)

        (w, v, moments, mean), told = jax.lax.scan(learn, (w, v, moments[:2], moments[2]), jnp.arange(PARTS))
        return w, v, (*moments, mean), state, style, jnp.stack([*facts, *[x.mean() for x in told]])

    def match(self, w: Any, new: Any, old: Any, state: Any, wins: Any, key: Any) -> Any:
        """Continue games between the new weights in one seat and the old ones in the others."""
        mine = jnp.arange(self.games) % self.players

        def one(carry: Any, key: Any) -> Any:
            state, wins = carry
            keys = jax.random.split(key)
            over = state.terminated | state.truncated
            tried, valid, _, _ = self.proposed(w, state, keys[0])
            after, rows = self.after(state, tried, keys[1])
            seat = state.current_player
            by_new, by_old = (self.chances(v, after, rows, None)[0] for v in (new, old))
            found = jnp.where((seat == mine)[:, None, None], by_new, by_old)
            own = jnp.take_along_axis(found, seat[:, None, None], axis=2)[..., 0]
            next_ = picked(after, jnp.argmax(jnp.where(valid, own, -1.0), axis=1))
            ended = (next_.terminated | next_.truncated) & ~over
            share = jax.vmap(self.outcome)(next_)[0]
            wins = jnp.where(ended, jnp.take_along_axis(share, mine[:, None], axis=1)[:, 0], wins)
            return (where(over, state, next_), wins), None

        return jax.lax.scan(one, (state, wins), jax.random.split(key, STEPS))[0]


def largest(numbers: Any, k: int) -> Any:
    """Return the indices of the k largest numbers of each row. On a GPU, this is much faster than sorting."""
    found = []
    columns = jnp.arange(numbers.shape[1])[None]
    for _ in range(k):
        found.append(jnp.argmax(numbers, axis=1))
        numbers = jnp.where(columns == found[-1][:, None], -jnp.inf, numbers)
    return jnp.stack(found, axis=1)


def equivalents(b: Any) -> tuple[Any, Any]:
    """Return the post of each action, and the earlier actions that differ from it only in the post on a route.

    As in `kontor.games.hansa.bot.equivalents`, such actions are equivalent if the same piece is on both posts.
    """
    by_piece = np.isin(b.kind, (n.PLACE, n.DISPLACE, n.ADD, n.SET, n.REDEPLOY))
    by_post = np.isin(b.kind, (n.LIFT, n.RETURN, n.TAKE, n.REMOVE, n.USE_REMOVE)) & (b.first < b.n_posts)
    post = np.where(by_piece, b.second, np.where(by_post, b.first, b.n_posts)).astype(np.int32)
    groups: dict[Any, list[int]] = {}
    siblings: list[list[int]] = []
    for action, at in enumerate(post):
        if at == b.n_posts:
            siblings.append([])
            continue
        piece = int(b.first[action]) if by_piece[action] else 0
        group = groups.setdefault((b.post_route[at], bool(b.ship[at]), b.kind[action], piece), [])
        siblings.append(group[:])
        group.append(action)
    most = max(map(len, siblings))
    padded = [[*row, *[len(post)] * (most - len(row))] for row in siblings]
    return np.append(post, b.n_posts), np.array(padded, np.int32)


def picked(tree: Any, chosen: Any) -> Any:
    """Return the chosen candidate of each game."""
    return jax.tree.map(lambda x: jnp.take_along_axis(x, chosen.reshape(-1, *[1] * (x.ndim - 1)), axis=1)[:, 0], tree)


def where(condition: Any, new: Any, old: Any) -> Any:
    """Select whole games."""
    return jax.tree.map(lambda x, y: jnp.where(condition.reshape(-1, *[1] * (x.ndim - 1)), x, y), new, old)


def adam(w: Any, moments: Any, slope: Any, rate: Any) -> Any:
    first, second, number = moments
    number = number + 1
    size = jnp.sqrt(sum(jnp.sum(jnp.square(leaf)) for leaf in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda leaf: leaf * jnp.minimum(1.0, 1.0 / (size + 1e-6)), slope)
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, first, slope)
    second = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, second, slope)
    fix1, fix2 = 1 - 0.9**number, 1 - 0.999**number
    w = jax.tree.map(lambda x, m, s: x - rate * (m / fix1) / (jnp.sqrt(s / fix2) + 1e-5), w, first, second)
    return w, (first, second, number)


def still(w: Any) -> Any:
    """Return Adam's initial state."""
    return jax.tree.map(jnp.zeros_like, w), jax.tree.map(jnp.zeros_like, w), jnp.zeros((), jnp.int32)


def loaded(league: League, path: Path | None, key: Any) -> dict[str, Any]:
    """Return a policy written by `ppo_jax.py` or by this program, or a random one."""
    if path is None:
        sizes = {"first": (league.width, UNITS), "second": (UNITS, UNITS), "policy": (UNITS, league.actions)}
        scales = (0.07, (2 / UNITS) ** 0.5, 0.01 / UNITS**0.5)
        keys = jax.random.split(key, 3)
        w = {
            name: scale * jax.random.normal(one, size)
            for (name, size), scale, one in zip(sizes.items(), scales, keys, strict=True)
        }
        return w | {f"{name} bias": jnp.zeros(size[1]) for name, size in sizes.items()}
    with np.load(path) as stored:
        return {name: jnp.asarray(stored[name], jnp.float32) for name in stored.files if not name.startswith("value")}


def beginning(players: int, start: Path, seed: int) -> dict[str, Any]:
    """Return a network that judges positions as the given weights do."""
    stored = json.loads(start.read_text("utf-8"))
    stored = stored.get("linear", stored)  # the linear part of joined weights
    rng = np.random.default_rng(seed)
    v = {
        "own": rng.normal(0, 0.2, (LENGTH, HIDDEN)),
        "others": rng.normal(0, 0.1, (LENGTH, HIDDEN)),
        "bias": np.zeros(HIDDEN),
        "out": np.zeros(HIDDEN),
        "lead out": np.zeros(HIDDEN),
        "lead direct": np.zeros(LENGTH),
    }
    if "own" in stored:
        for name in ("own", "others", "out"):
            v[name] = np.array(stored[name]) / WEIGHT_SCALE
        v["bias"], v["direct"] = (np.array(stored[name][str(players)]) / WEIGHT_SCALE for name in ("bias", "direct"))
    else:
        linear = np.array(stored["weights"][str(players)])
        v["direct"] = np.pad(linear, ((0, 0), (0, LENGTH - linear.shape[1])))
    return {name: jnp.asarray(array, jnp.float32) for name, array in v.items()}


def write(path: Path, players: int, v: Any, made: dict[str, Any]) -> None:
    """Write a judge in the format of the bots."""
    whole = {name: np.rint(np.asarray(v[name]) * WEIGHT_SCALE).astype(int).tolist() for name in JUDGED}
    whole |= {name: {str(players): whole[name]} for name in ("bias", "direct")}
    path.write_text(json.dumps({"game": "hansa", "made": made, "features": list(FEATURES), **whole}) + "\n", "utf-8")


def store(path: Path, tree: Any, **counts: float) -> None:
    """Write everything needed to continue a run. An interruption leaves the previous file intact."""
    fresh = path.with_suffix(".new.npz")
    named: dict[str, Any] = {name: np.asarray(number) for name, number in counts.items()}
    np.savez(fresh, *map(np.asarray, jax.tree.leaves(tree)), **named)
    fresh.replace(path)


def restored(path: Path, tree: Any) -> tuple[Any, dict[str, float]]:
    """Read a stored run, which must contain the arrays of this tree. Returns the tree and the counts."""
    leaves, structure = jax.tree.flatten(tree)
    with np.load(path) as stored:
        counts = {name: float(stored[name]) for name in stored.files if not name.startswith("arr_")}
        found = [jnp.asarray(stored[name]) for name in stored.files if name.startswith("arr_")]
    if [(one.shape, one.dtype) for one in found] != [(one.shape, one.dtype) for one in map(jnp.asarray, leaves)]:
        raise ValueError(f"{path} belongs to a run with other settings")
    return jax.tree.unflatten(structure, found), counts


def measured(league: League, w: Any, new: Any, old: Any, key: Any, run: Any) -> dict[str, Any]:
    """Return the win share, with a 95% interval, of the new weights in one seat against the old ones."""
    state = jax.jit(jax.vmap(league.env.init))(jax.random.split(key, league.games))
    wins = jnp.full(league.games, -1.0)
    for number in range(-(-MAX_CYCLES // STEPS)):
        state, wins = run(w, new, old, state, wins, jax.random.fold_in(key, number))
        if bool((state.terminated | state.truncated).all()):
            break
    found = np.asarray(wins)
    found = found[found >= 0]
    share, error = found.mean(), 1.96 * found.std() / max(1, len(found)) ** 0.5
    scores = np.asarray(jax.vmap(league.env.scores)(state)).mean()
    row = {"games": len(found), "share": share, "from": share - error, "to": share + error, "points": scores}
    return {name: round(float(value), 4) for name, value in row.items()}


def train(league: League, wish: argparse.Namespace, w: Any, v: Any, old: Any, key: Any) -> None:
    """Train for some seconds, measure from time to time, and write the weights. In a resumed run, the seconds before
    the interruption count, too.
    """
    moments = (still(w), still(v), jax.tree.map(jnp.array, v))
    state = jax.jit(jax.vmap(league.env.init))(jax.random.split(key, league.games))
    style = league.drawn(key)
    start = time.perf_counter()
    update = jax.jit(league.update, donate_argnums=(0, 1, 2, 3, 4))
    run = update.lower(w, v, moments, state, style, old, key, jnp.float32(1.0)).compile()
    play = jax.jit(league.match)
    print(f"compiled in {time.perf_counter() - start:.1f} s", flush=True)
    made = {"command": wish.command, "seed": wish.seed}
    number, recent, done, spent = 0, [], 0, 0.0
    file = wish.folder / "run.npz"
    if wish.resume and file.exists():
        (w, v, moments, state, style), counts = restored(file, (w, v, moments, state, style))
        number, done, spent = int(counts["number"]), int(counts["done"]), counts["spent"]
    shown = kept = time.perf_counter()
    start = shown - spent
    marks = [part * wish.seconds for part in sorted(wish.measure) if spent / wish.seconds < part < 1]
    with (wish.folder / "judge.jsonl").open("a") as curve:

        def told(row: dict[str, Any]) -> None:
            print(json.dumps(row), flush=True)
            curve.write(json.dumps(row) + "\n")

        while (spent := time.perf_counter() - start) < wish.seconds:
            rate = jnp.float32(wish.rate / RATE * max(0.03, 1.0 - spent / wish.seconds))
            key_now = jax.random.fold_in(key, number)
            w, v, moments, state, style, facts = run(w, v, moments, state, style, old, key_now, rate)
            recent.append(np.asarray(facts))
            number, done = number + 1, done + league.games * STEPS
            if time.perf_counter() - shown > min(15, wish.seconds / 4):
                now = np.array(recent)
                ended = max(now[:, 0].sum(), 1)
                row = {
                    "seconds": spent,
                    "decisions": done,
                    "per second": done / (time.perf_counter() - start),
                    "games": now[:, 0].sum(),
                    "length": now[:, 1].sum() / ended,
                    "cut off": now[:, 2].sum() / ended,
                    "points": now[:, 3].sum() / ended,
                    "best over mean": now[:, 4].mean() / STEPS / league.games,
                    "loss": now[:, 5].mean(),
                    "entropy": now[:, 6].mean(),
                    "agreed": now[:, 7].mean(),
                }
                told({name: round(float(value), 4) for name, value in row.items()})
                recent, shown = [], time.perf_counter()
                write(wish.folder / "judge.json", league.players, moments[2], {**made, "decisions": done})
            if time.perf_counter() - kept > SAVE_EVERY:
                store(file, (w, v, moments, state, style), number=number, done=done, spent=spent)
                kept = time.perf_counter()
            if marks and spent > marks[0]:
                marks.pop(0)
                told({"seconds": round(spent), **measured(league, w, moments[2], old, jax.random.key(number), play)})
        save(wish.folder / "policy.npz", w)
        write(wish.folder / "judge.json", league.players, moments[2], {**made, "decisions": done})
        if 1.0 in wish.measure:
            told({"final": True, **measured(league, w, moments[2], old, jax.random.key(10_000), play)})


def main() -> None:
    parser = argparse.ArgumentParser(description="Train the judge of Hansa Teutonica on a GPU.")
    parser.add_argument("--policy", type=Path, help="initial policy (default: random)")
    parser.add_argument("--start", type=Path, default=Path("src/kontor/games/hansa/judgement.json"))
    parser.add_argument("--against", type=Path, default=Path("src/kontor/games/hansa/judgement.json"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--board")
    parser.add_argument("--folder", type=Path, default=Path("league"))
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--games", type=int, default=GAMES, help="number of parallel games")
    parser.add_argument("--candidates", type=int, default=CANDIDATES)
    parser.add_argument("--rate", type=float, default=RATE, help="initial learning rate of the judge")
    parser.add_argument(
        "--measure", type=float, nargs="*", default=[1.0], help="when to measure, as fractions of the total time"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true", help="continue the run in the folder, if there is one")
    wish = parser.parse_args()
    wish.command = shlex.join(["python", "-m", "bench.league.judge", *sys.argv[1:]])
    wish.folder.mkdir(parents=True, exist_ok=True)
    league = League(wish.players, wish.board, wish.games, wish.candidates)
    v = beginning(wish.players, wish.start, wish.seed)
    old = beginning(wish.players, wish.against, wish.seed)
    key = jax.random.key(wish.seed)
    train(league, wish, loaded(league, wish.policy, key), v, old, key)


if __name__ == "__main__":
    main()
